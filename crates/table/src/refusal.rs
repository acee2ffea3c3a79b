//! Why a command was refused.

use std::fmt::{self, Display};

use messdeck_facade::{MoveError, OptionError, Reason};
use serde::Serialize;

/// Why a command changed nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// A word for programs that never changes.
    pub code: &'static str,
    /// One sentence for people.
    pub message: String,
    /// The rule that forbids a move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

impl Refusal {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into(), reason: None }
    }
}

impl From<MoveError> for Refusal {
    fn from(error: MoveError) -> Refusal {
        let message = error.to_string();
        match error {
            MoveError::Malformed(_) => Refusal::new("malformed-move", message),
            MoveError::Illegal(reason) => Refusal { code: "illegal-move", message, reason: Some(reason) },
        }
    }
}

impl From<OptionError> for Refusal {
    fn from(error: OptionError) -> Refusal {
        Refusal::new(error.code, error.message)
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
