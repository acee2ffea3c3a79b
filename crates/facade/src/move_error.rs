//! Why a text was not played as a move.

use messdeck_core::{ParseError, Say, Why};
use thiserror::Error;

/// Why a text was not played as a move.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MoveError {
    /// The text is not a move of this game at all.
    #[error("not a move of this game, {0}")]
    Malformed(#[source] ParseError),
    /// The move is well formed, but not legal here.
    #[error("{0}")]
    Illegal(#[from] Why),
}

impl MoveError {
    /// What a person is told.
    pub fn say(&self) -> Say {
        match self {
            MoveError::Malformed(error) => error.told("fault-malformed-move"),
            MoveError::Illegal(why) => why.say.clone(),
        }
    }
}
