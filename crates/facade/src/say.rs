//! What is said to people, as it goes over a wire: `{"id": "uptick-die-on", "with": {"square": "e4", "value": 5}}`.
//!
//! The core knows no serialisation, so the shapes of this crate name these functions beside the fields that hold a [`Say`].

use std::collections::BTreeMap;

use messdeck_core::{Arg, Say};
use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A message of the catalogue and what it is about.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Say")]
pub struct SayShape<'a> {
    /// The name of the message.
    id: &'a str,
    /// What it is about, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "Option<BTreeMap<String, ArgShape<'static>>>")]
    with: BTreeMap<&'a str, ArgShape<'a>>,
}

/// What a message is about: a word that is the same in every language, a number, something with a message of its own, or several of
/// those.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Arg")]
pub enum ArgShape<'a> {
    /// A word.
    Word(&'a str),
    /// A number.
    Number(i64),
    /// Something with a message of its own.
    Say(SayShape<'a>),
    /// Several of them.
    All(Vec<SayShape<'a>>),
}

impl<'a> From<&'a Say> for SayShape<'a> {
    fn from(say: &'a Say) -> SayShape<'a> {
        SayShape {
            id: say.id,
            with: say.args.iter().map(|(name, arg)| (*name, ArgShape::from(arg))).collect(),
        }
    }
}

impl<'a> From<&'a Arg> for ArgShape<'a> {
    fn from(arg: &'a Arg) -> ArgShape<'a> {
        match arg {
            Arg::Word(word) => ArgShape::Word(word),
            Arg::Number(number) => ArgShape::Number(*number),
            Arg::Say(say) => ArgShape::Say(say.into()),
            Arg::All(says) => ArgShape::All(says.iter().map(SayShape::from).collect()),
        }
    }
}

/// Writes one message.
pub fn one<S: Serializer>(say: &Say, serializer: S) -> Result<S::Ok, S::Error> {
    SayShape::from(say).serialize(serializer)
}

/// Writes one message, or that there is none.
pub fn maybe<S: Serializer>(say: &Option<Say>, serializer: S) -> Result<S::Ok, S::Error> {
    say.as_ref().map(SayShape::from).serialize(serializer)
}

/// Writes a list of messages.
pub fn list<S: Serializer>(says: &[Say], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(says.iter().map(SayShape::from))
}
