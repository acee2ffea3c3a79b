//! Reasons: why a move is not allowed, for programs and for people.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

/// Why a well-formed move is not legal.
///
/// ```
/// use messdeck_core::Why;
///
/// let why = Why::new("frozen", "UT-F2", "The die on d4 is frozen by the 5 on e4.")
///     .at(["d4", "e4"])
///     .with("value", 5);
/// assert_eq!(why.squares, ["d4", "e4"]);
/// assert_eq!(why.to_string(), "The die on d4 is frozen by the 5 on e4. (UT-F2)");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// A word for programs that never changes, such as `frozen`.
    pub code: &'static str,
    /// The id of the sentence on the rules page that forbids the move.
    pub rule: &'static str,
    /// One sentence for people.
    pub message: String,
    /// The squares that the reason is about, the most important first.
    pub squares: Vec<String>,
    /// What the sentence was made from, by name, so that it can be said in another language.
    pub params: BTreeMap<&'static str, String>,
}

impl Why {
    /// A reason that is about no square in particular.
    pub fn new(code: &'static str, rule: &'static str, message: impl Into<String>) -> Why {
        Why { code, rule, message: message.into(), squares: Vec::new(), params: BTreeMap::new() }
    }

    /// Adds squares that the reason is about.
    #[must_use]
    pub fn at<S: Display>(mut self, squares: impl IntoIterator<Item = S>) -> Why {
        self.squares.extend(squares.into_iter().map(|square| square.to_string()));
        self
    }

    /// Adds a named parameter.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Display) -> Why {
        self.params.insert(name, value.to_string());
        self
    }
}

impl Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl std::error::Error for Why {}
