//! What several tests of this crate need.

pub(crate) mod table;

use messdeck_diceopolis::{Diceopolis, Position, Rules, Scoring};
use messdeck_facade::Game;

/// An empty board.
pub(crate) const EMPTY: &str = "12/12/12/12/12/12/12/12/12/12/12/12";

/// Rules that count pips.
pub(crate) fn rules(players: u8, dice: u8) -> Rules {
    Rules { players, dice, scoring: Scoring::Pips }
}

/// A position that the test knows to be valid.
pub(crate) fn position(players: u8, dice: u8, text: &str) -> Position {
    read(&rules(players, dice), text)
}

/// The same with any rules.
pub(crate) fn read(rules: &Rules, text: &str) -> Position {
    Diceopolis.parse(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
