//! What people say to each other, and complaints about it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewLine {
    /// One line of at most 500 characters.
    #[schemars(length(min = 1, max = NewLine::LONGEST))]
    pub text: String,
}

impl NewLine {
    /// Characters in a line of chat.
    pub const LONGEST: usize = 500;
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Line {
    /// Its number in the match.
    pub n: u64,
    /// Who said it; empty where they were forgotten.
    pub person: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub text: String,
}

/// A complaint about a line.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The line's number.
    pub n: u64,
    /// What is wrong with it, in one line.
    #[schemars(length(min = 1, max = NewReport::LONGEST))]
    pub reason: String,
}

impl NewReport {
    /// Characters in a complaint.
    pub const LONGEST: usize = 1000;
}
