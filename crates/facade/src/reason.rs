//! Reasons and refusals as plain data.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

use messdeck_core::{ParseError, Why};
use schemars::JsonSchema;
use serde::Serialize;

/// Why a move is not allowed, as it goes over the wire.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Reason {
    /// A word for programs that never changes.
    pub code: &'static str,
    /// One sentence for people.
    pub message: String,
    /// The id of the sentence on the rules page that forbids the move.
    pub rule: &'static str,
    /// The squares that the reason is about, the most important first.
    pub squares: Vec<String>,
    /// What the sentence was made from, by name.
    pub params: BTreeMap<&'static str, String>,
}

impl From<Why> for Reason {
    fn from(why: Why) -> Reason {
        Reason {
            code: why.code,
            message: why.message,
            rule: why.rule,
            squares: why.squares,
            params: why.params.into_iter().collect(),
        }
    }
}

/// Why a text was not played as a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MoveError {
    /// The text is not a move of this game at all.
    Malformed(ParseError),
    /// The move is well formed, but not legal here.
    Illegal(Reason),
}

impl Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MoveError::Malformed(error) => write!(f, "not a move of this game, {error}"),
            MoveError::Illegal(reason) => write!(f, "{} ({})", reason.message, reason.rule),
        }
    }
}

impl std::error::Error for MoveError {}
