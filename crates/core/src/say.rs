//! Something to be said to a person: not its words, but which sentence it is and what it is about.
//!
//! The words stand in a catalogue of messages, one folder for each language, which whoever speaks to people brings along.

use std::fmt::{self, Display};

/// A message of the catalogue and what it is about.
///
/// ```
/// use messdeck_core::Say;
///
/// let die = Say::new("uptick-die-on").with("seat", Say::new("blue")).with("value", 5).with("square", "e4");
/// let frozen = Say::new("uptick-frozen").with("freezers", vec![die]);
/// assert_eq!(frozen.to_string(), "uptick-frozen (freezers: [uptick-die-on (seat: blue, value: 5, square: e4)])");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Say {
    /// The name of the message.
    pub id: &'static str,
    /// What it is about, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a message is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// Something that is the same in every language, such as the name of a square, or a word to choose a wording by.
    Word(String),
    /// A number, by which a wording may be chosen too: one point, two points.
    Number(i64),
    /// Something that has a message of its own, such as a colour or a piece.
    Say(Say),
    /// Several of them, to be joined as people do.
    All(Vec<Say>),
}

impl Say {
    /// A message that is about nothing yet.
    pub const fn new(id: &'static str) -> Say {
        Say { id, args: Vec::new() }
    }

    /// Something that is the same in every language, such as a name, where messages are about things.
    pub fn verbatim(text: impl Into<String>) -> Say {
        Say::new("verbatim").with("text", text.into())
    }

    /// Adds what it is about.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Say {
        self.args.push((name, arg.into()));
        self
    }
}

/// Whoever puts into words what the engine only names.
pub trait Speaker: Send + Sync {
    /// The words of a message.
    fn say(&self, say: &Say) -> String;

    /// A message that is about nothing, or a wording of it, by a name that was put together, such as `uptick.tagline`; none where
    /// there is no such message.
    fn named(&self, name: &str) -> Option<String>;

    /// Whether they are English words. What only programs write and read, such as a log, says in English only what is wrong with it.
    fn is_english(&self) -> bool;
}

/// For programmers; people are told what the catalogue says.
impl Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        for (place, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if place == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Word(word) => f.write_str(word),
            Arg::Number(number) => number.fmt(f),
            Arg::Say(say) => say.fmt(f),
            Arg::All(says) => {
                for (place, say) in says.iter().enumerate() {
                    write!(f, "{}{say}", if place == 0 { "[" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

/// A message that is about nothing.
impl From<&'static str> for Say {
    fn from(id: &'static str) -> Say {
        Say::new(id)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Arg {
        Arg::Say(say)
    }
}

impl From<Vec<Say>> for Arg {
    fn from(says: Vec<Say>) -> Arg {
        Arg::All(says)
    }
}

impl From<crate::Square> for Arg {
    fn from(square: crate::Square) -> Arg {
        Arg::Word(square.to_string())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}

numbers!(u8, u16, u32, i8, i16, i32, i64);

/// Numbers of events and the like are small.
impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Counts of what lies on a board are small.
impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
