//! The catalogue: what the engine says, in the words of a language.
//!
//! The engine names messages and what they are about ([`Say`]); the words stand in `messages/`, a folder for each language, as
//! Fluent files. Terminal and server read them here, the page reads the same files.
//!
//! ```
//! use messdeck_core::Say;
//! use messdeck_words::Words;
//!
//! let die = Say::new("uptick-die-on").with("seat", Say::new("blue")).with("value", 5).with("square", "e4");
//! assert_eq!(Words::english().say(&die), "the blue 5 on e4");
//! assert_eq!(Words::find("de").expect("we speak German").say(&die), "die blaue 5 auf e4");
//! ```

mod forms;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::iter;
use std::ptr;
use std::slice;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use messdeck_core::{Arg, Say, Speaker};
use unic_langid::LanguageIdentifier;

use crate::forms::Formed;

/// The rules pages, which are texts of their own and no messages.
static RULES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/rules");

/// The courses that teach the games, a folder for each language.
static COURSES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../courses");

static MESSAGES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../messages");

/// The language in which every message exists.
pub const ENGLISH: &str = "en";

/// How a fault begins that tells of a message that is not there.
const MISSING: &str = "there is no message";

/// The messages of one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// Whom it is said to.
#[derive(Clone, Copy, Default)]
pub struct Audience<'a> {
    /// The seats of the person who reads, who is called "you"; none for somebody who watches.
    pub you: &'a [&'a str],
}

/// The languages of the catalogue, by name.
pub fn languages() -> impl Iterator<Item = &'static str> {
    MESSAGES.dirs().filter_map(|dir| dir.path().to_str())
}

/// The rules page of a game, as Markdown.
pub fn rules_page(game: &str) -> Option<&'static str> {
    RULES.get_file(format!("{game}.md"))?.contents_utf8()
}

/// The rules of a game as players read them, in a language of the catalogue: as Markdown, with the blocks of which the page makes pictures
/// and boards.
pub fn guide(language: &str, game: &str) -> Option<&'static str> {
    RULES.get_file(format!("{language}/{game}.md"))?.contents_utf8()
}

/// The course about a game in a language of the catalogue, as its author wrote it.
pub fn course(language: &str, game: &str) -> Option<&'static str> {
    COURSES.get_file(format!("{language}/{game}.txt"))?.contents_utf8()
}

impl Words {
    /// The messages in English, of which there is one for everything.
    ///
    /// # Panics
    /// If the catalogue is broken, which its tests would have told.
    pub fn english() -> &'static Words {
        Words::find(ENGLISH).expect("the catalogue has an English folder")
    }

    /// The messages in a language of the catalogue; a region makes no difference.
    ///
    /// # Panics
    /// As [`Words::english`].
    pub fn find(language: &str) -> Option<&'static Words> {
        static ALL: OnceLock<BTreeMap<&'static str, Words>> = OnceLock::new();
        let all = ALL.get_or_init(|| languages().map(|language| (language, Words::read(language))).collect());
        all.get(language.split(['-', '_', '.']).next()?.to_ascii_lowercase().as_str())
    }

    /// The first language of a wish such as `de-CH, en;q=0.8` that the catalogue has; English if there is none.
    pub fn wished(wish: &str) -> &'static Words {
        let mut wishes = wish.split(',').map(|wish| wish.split(';').next().unwrap_or_default().trim());
        wishes.find_map(Words::find).unwrap_or_else(Words::english)
    }

    fn read(language: &'static str) -> Words {
        let id: LanguageIdentifier = language.parse().expect("a folder of messages is named by a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks between languages that are written to the right and to the left; none of ours is the latter.
        bundle.set_use_isolating(false);
        bundle.add_function("FORM", forms::form).expect("it is the first function of this name");
        for file in MESSAGES.get_dir(language).into_iter().flat_map(Dir::files) {
            let text = file.contents_utf8().expect("messages are UTF-8").to_owned();
            let path = file.path().display();
            let resource =
                FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
        }
        Words { bundle }
    }

    /// The name of the language.
    pub fn language(&self) -> String {
        self.bundle.locales.first().map_or_else(|| ENGLISH.to_owned(), ToString::to_string)
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The words for whoever watches.
    pub fn say(&self, say: &Say) -> String {
        self.say_to(say, Audience::default())
    }

    /// The words for somebody.
    pub fn say_to(&self, say: &Say, audience: Audience<'_>) -> String {
        self.sound(say, audience).value
    }

    /// Another wording of a message, such as `do`; the usual one where there is no other.
    pub fn form(&self, say: &Say, form: &str, audience: Audience<'_>) -> String {
        let formed = self.sound(say, audience);
        formed.forms.get(form).cloned().unwrap_or(formed.value)
    }

    /// A message that is about nothing, or a wording of it: `uptick` or `uptick.tagline`; its name where there is none.
    pub fn plain(&self, name: &str) -> String {
        self.named(name).unwrap_or_else(|| name.to_owned())
    }

    /// What is wrong with the wordings of a message when it is about these things, for whoever watches and for those whom it calls
    /// "you": nothing, if all is well.
    pub fn faults(&self, say: &Say) -> Vec<String> {
        let mut faults = Vec::new();
        for you in [&[][..], &ids(say)] {
            self.formed(say, Audience { you }, &mut faults);
        }
        faults.sort();
        faults.dedup();
        faults
    }

    /// The wordings of a message. A message that is not told all that it is about fails every test that comes across it.
    fn sound(&self, say: &Say, audience: Audience<'_>) -> Formed {
        let mut faults = Vec::new();
        let formed = self.formed(say, audience, &mut faults);
        faults.retain(|fault| !fault.starts_with(MISSING));
        debug_assert!(faults.is_empty(), "{say}: {faults:?}");
        formed
    }

    fn formed(&self, say: &Say, audience: Audience<'_>, faults: &mut Vec<String>) -> Formed {
        let args = say.args.iter().map(|(name, arg)| (*name, self.value(arg, audience, faults))).collect();
        let mut formed = self.message(say.id, &args, faults);
        let who = if audience.you.contains(&say.id) { "you" } else { "they" };
        formed.forms.insert("who".to_owned(), who.to_owned());
        formed
    }

    fn value<'a>(&self, arg: &'a Arg, audience: Audience<'_>, faults: &mut Vec<String>) -> FluentValue<'a> {
        match arg {
            Arg::Word(word) => FluentValue::String(Cow::Borrowed(word)),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Say(say) => self.formed(say, audience, faults).into(),
            Arg::All(says) => {
                let all: Vec<Formed> = says.iter().map(|say| self.formed(say, audience, faults)).collect();
                let mut join = |id: &str, first: &str, last: &str| {
                    let args = FluentArgs::from_iter([("first", first), ("last", last)]);
                    self.message(id, &args, faults).value
                };
                Formed::all(&all, &mut join).into()
            }
        }
    }

    /// A message with all of its wordings. A missing one is its own name, so that whoever sees it can say what is missing.
    fn message(&self, id: &str, args: &FluentArgs<'_>, faults: &mut Vec<String>) -> Formed {
        let Some(message) = self.bundle.get_message(id) else {
            faults.push(format!("{MISSING} {id}"));
            return Formed { value: id.to_owned(), forms: BTreeMap::new() };
        };
        let mut errors = Vec::new();
        let value =
            message.value().map(|it| self.bundle.format_pattern(it, Some(args), &mut errors).into_owned());
        let forms = message
            .attributes()
            .map(|it| {
                let text = self.bundle.format_pattern(it.value(), Some(args), &mut errors).into_owned();
                (it.id().to_owned(), text)
            })
            .collect();
        faults.extend(errors.into_iter().map(|error| format!("{id}: {error}")));
        Formed { value: value.unwrap_or_default(), forms }
    }
}

impl Speaker for Words {
    fn is_english(&self) -> bool {
        ptr::eq(self, Words::english())
    }

    fn say(&self, say: &Say) -> String {
        Words::say(self, say)
    }

    fn named(&self, name: &str) -> Option<String> {
        let (id, form) = match name.split_once('.') {
            Some((id, form)) => (id, Some(form)),
            None => (name, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match form {
            Some(form) => message.get_attribute(form)?.value(),
            None => message.value()?,
        };
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

/// The names of all messages in a message.
fn ids(say: &Say) -> Vec<&'static str> {
    let inner = say.args.iter().flat_map(|(_, arg)| match arg {
        Arg::Say(say) => slice::from_ref(say),
        Arg::All(says) => says,
        Arg::Word(_) | Arg::Number(_) => &[],
    });
    iter::once(say.id).chain(inner.flat_map(ids)).collect()
}
