//! What a board shows besides the things on it.

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::Serialize;

use crate::say;

/// Knowledge of the rules made visible: a frozen die, the reach of a selected one, a dominated
/// column, a scoring run, the odds of being hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Mark {
    /// What it means: a word of the game's page.
    pub kind: &'static str,
    /// The cells it covers, the most important first.
    pub cells: Vec<String>,
    /// The seat it speaks of or belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// The edge of the first cell that it lies on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// Its number: a strength, points, a count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i32>,
    /// What it says, in a few words for people.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub text: Say,
}

impl Mark {
    /// A mark on these cells.
    pub fn new<C: ToString>(
        kind: &'static str,
        cells: impl IntoIterator<Item = C>,
        text: impl Into<Say>,
    ) -> Mark {
        let cells = cells.into_iter().map(|cell| cell.to_string()).collect();
        Mark { kind, cells, seat: None, edge: None, value: None, text: text.into() }
    }

    /// Says which seat it speaks of.
    #[must_use]
    pub fn of(mut self, seat: &'static str) -> Mark {
        self.seat = Some(seat);
        self
    }

    /// Puts it on an edge of its first cell.
    #[must_use]
    pub fn on(mut self, edge: Edge) -> Mark {
        self.edge = Some(edge);
        self
    }

    /// Gives it a number.
    #[must_use]
    pub fn with(mut self, value: i32) -> Mark {
        self.value = Some(value);
        self
    }
}

/// A side of a square; north is away from rank 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// Towards higher ranks.
    North,
    /// Towards later files.
    East,
    /// Towards lower ranks.
    South,
    /// Towards earlier files.
    West,
}
