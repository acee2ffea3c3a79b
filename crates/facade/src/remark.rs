//! What is worth telling somebody who plays their first games.

use messdeck_core::{Position, Say, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::say;

/// A sentence to whoever decides: what has just changed for them, what they can do now, or why something can't be done. It explains and
/// never gives the best move away.
///
/// The name of its message is its kind: who was told of a kind once need not be told again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Remark {
    /// What it says, to somebody whom it calls "you".
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub say: Say,
    /// The cells that it is about, the most important first.
    pub cells: Vec<String>,
}

impl Remark {
    /// A sentence that is about no cell in particular.
    pub fn new(say: impl Into<Say>) -> Remark {
        Remark { say: say.into(), cells: Vec::new() }
    }

    /// Adds cells that it is about.
    #[must_use]
    pub fn at<C: ToString>(mut self, cells: impl IntoIterator<Item = C>) -> Remark {
        self.cells.extend(cells.into_iter().map(|cell| cell.to_string()));
        self
    }

    /// Adds to its sentence what it is about.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<messdeck_core::Arg>) -> Remark {
        self.say = self.say.with(name, arg);
        self
    }
}

/// A move or a throw, and where it was made.
#[derive(Clone, Copy, Debug)]
pub struct Happened<P: Position> {
    /// The position in which it was legal.
    pub before: P,
    /// The move.
    pub mv: P::Move,
}

impl<P: Position> Happened<P> {
    /// The seat that decided, or whose dice fell.
    pub fn seat(&self) -> Option<Seat> {
        self.before.turn().seat()
    }

    /// The position that it led to.
    #[inline(never)]
    pub fn after(&self) -> P {
        self.before.play_unchecked(self.mv)
    }
}
