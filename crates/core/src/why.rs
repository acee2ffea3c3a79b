//! Reasons: why a move is not allowed, for programs and for people.

use std::fmt::{self, Display};

use crate::{Arg, Say};

/// Why a well-formed move is not legal.
///
/// ```
/// use messdeck_core::Why;
///
/// let why = Why::new("six", "UT-F1", "uptick-why-six").at(["d4"]).with("value", 6);
/// assert_eq!(why.squares, ["d4"]);
/// assert_eq!(why.to_string(), "uptick-why-six (value: 6) (UT-F1)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// A word for programs that never changes, such as `frozen`.
    pub code: &'static str,
    /// The id of the sentence on the rules page that forbids the move.
    pub rule: &'static str,
    /// What a person is told.
    pub say: Say,
    /// The squares that the reason is about, the most important first.
    pub squares: Vec<String>,
}

impl Why {
    /// A reason that is about no square in particular.
    pub fn new(code: &'static str, rule: &'static str, say: impl Into<Say>) -> Why {
        Why { code, rule, say: say.into(), squares: Vec::new() }
    }

    /// Adds squares that the reason is about.
    #[must_use]
    pub fn at<S: Display>(mut self, squares: impl IntoIterator<Item = S>) -> Why {
        self.squares.extend(squares.into_iter().map(|square| square.to_string()));
        self
    }

    /// Adds what the sentence is about, by name.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Why {
        self.say = self.say.with(name, arg);
        self
    }
}

/// For programmers; people are told what the catalogue says.
impl Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.say, self.rule)
    }
}

impl std::error::Error for Why {}
