//! Reasons and refusals as plain data.

use std::collections::BTreeMap;

use messdeck_core::{ParseError, Why};
use schemars::JsonSchema;
use serde::Serialize;
use thiserror::Error;

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
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// The text is not a move of this game at all.
    #[error("not a move of this game, {0}")]
    Malformed(#[source] ParseError),
    /// The move is well formed, but not legal here.
    #[error("{} ({})", .0.message, .0.rule)]
    Illegal(Reason),
}
