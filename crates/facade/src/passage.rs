//! A move between two positions, as a board tells of it afterwards.

use messdeck_core::Turn;

use crate::{AnyPosition, Flight, PathStep, Tale, flights};

/// A move that was made or thrown, with the positions around it.
#[derive(Clone, Copy)]
pub struct Passage<'a> {
    /// Where it was made.
    pub before: &'a dyn AnyPosition,
    /// The move.
    pub mv: &'a str,
    /// Where it led to.
    pub after: &'a dyn AnyPosition,
}

impl Passage<'_> {
    /// Whether dice fell, and nobody decided.
    pub fn is_throw(&self) -> bool {
        matches!(self.before.turn(), Turn::Chance(_))
    }

    /// The seat that decided or whose dice fell.
    pub fn seat(&self) -> Option<&'static str> {
        self.before.turn().seat().map(|seat| self.before.seat_name(seat))
    }

    /// What the dice showed, where they fell; all games write throws the same way.
    pub fn faces(&self) -> Option<Vec<u8>> {
        let faces = self.mv.strip_prefix("roll:").filter(|_| self.is_throw())?;
        faces.chars().map(|face| face.to_digit(7).map(|pips| pips as u8)).collect()
    }

    /// The move as a person makes it: the first of its paths.
    pub fn path(&self) -> Vec<PathStep> {
        self.before.paths_of(self.mv).unwrap_or_default().into_iter().next().unwrap_or_default()
    }

    /// The move as it is told.
    pub fn tale(&self) -> Tale {
        self.before.tale(self.mv).unwrap_or_default()
    }

    /// What went from where to where, given its path.
    pub fn flights(&self, path: &[PathStep]) -> Vec<Flight> {
        flights(&self.before.scene(), &self.after.scene(), path)
    }

    /// Whether something that stood on the board is on no cell any more.
    pub fn captures(&self) -> bool {
        self.after.scene().things.len() < self.before.scene().things.len()
    }
}
