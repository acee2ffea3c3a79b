//! Things that have several wordings: "Red" and "red", "der Turm" and "dem Turm".
//!
//! A message that speaks of such a thing says which wording it needs, `{ FORM($die, "dat") }`; `{ $die }` is the usual one.

use std::borrow::Cow;
use std::collections::BTreeMap;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::IntlLangMemoizer;
use intl_memoizer::concurrent::IntlLangMemoizer as Concurrent;

/// A thing with its wordings by name.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Formed {
    pub(crate) value: String,
    pub(crate) forms: BTreeMap<String, String>,
}

impl Formed {
    /// Several things joined, in each wording that the first of them has; `or` is the usual one joined by that word.
    pub(crate) fn all(things: &[Formed], join: &mut impl FnMut(&str, &str, &str) -> String) -> Formed {
        let mut joined = |form: &str, with: &str| {
            let words: Vec<&str> = things
                .iter()
                .map(|thing| thing.forms.get(form).map_or(thing.value.as_str(), String::as_str))
                .collect();
            match words.split_last() {
                None => String::new(),
                Some((last, [])) => (*last).to_owned(),
                Some((last, before)) => join(with, &before.join(", "), last),
            }
        };
        let value = joined("", "list-and");
        let names = things.first().into_iter().flat_map(|thing| thing.forms.keys());
        let mut forms: BTreeMap<String, String> =
            names.map(|form| (form.clone(), joined(form, "list-and"))).collect();
        forms.insert("or".to_owned(), joined("", "list-or"));
        forms.insert("count".to_owned(), things.len().to_string());
        Formed { value, forms }
    }
}

impl FluentType for Formed {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
        Cow::Owned(self.value.clone())
    }

    fn as_string_threadsafe(&self, _: &Concurrent) -> Cow<'static, str> {
        Cow::Owned(self.value.clone())
    }
}

impl From<Formed> for FluentValue<'_> {
    fn from(formed: Formed) -> Self {
        FluentValue::Custom(Box::new(formed))
    }
}

/// `FORM($thing, "dat")`: a wording of a thing; the usual one where it has no such wording.
pub(crate) fn form<'a>(positional: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let (thing, wanted) = match positional {
        [FluentValue::Custom(thing), FluentValue::String(wanted)] => (thing, wanted),
        [other, _] => return other.clone(),
        _ => return FluentValue::Error,
    };
    let formed = (**thing).as_any().downcast_ref::<Formed>();
    let Some(formed) = formed else { return FluentValue::Error };
    let text = formed.forms.get(wanted.as_ref()).unwrap_or(&formed.value);
    // A count chooses a wording like any other number.
    match text.parse::<u32>() {
        Ok(number) if wanted == "count" => FluentValue::from(number),
        _ => FluentValue::String(Cow::Owned(text.clone())),
    }
}
