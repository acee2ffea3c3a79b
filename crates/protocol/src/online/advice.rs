//! What the computer thinks of positions and of matches that are over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Analysis, Moment};

/// How much to think about a position.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Advice {
    /// Positions to look at; 20,000 if nothing is said, 200,000 at most.
    pub nodes: Option<u64>,
    /// How many moves to answer with; 3 if nothing is said, 10 at most.
    pub candidates: Option<usize>,
    /// Another run of the thinking.
    #[serde(default)]
    pub seed: u64,
}

/// How much to think about each of some moves, of which there are 32 at most.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Care {
    /// Positions to look at for each decision; 2,000 if nothing is said, and 200,000 at most for all moves together.
    pub nodes: Option<u64>,
}

/// How far the analysis of a match has come.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Progress {
    /// The moves of the match; as many steps there will be.
    pub of: usize,
    /// Whether this is all.
    pub complete: bool,
    /// What is known so far.
    #[serde(flatten)]
    pub analysis: Analysis,
    /// The moves that cost most, at most three, once all is known.
    pub moments: Vec<Moment>,
}
