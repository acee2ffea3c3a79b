//! The options of a game: what may be chosen, and what was.

use messdeck_facade::{Allowed, OptionSpec};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// How many seats play, from 2 to 4.
    pub players: u8,
    /// How many dice each seat has: at least 6, and at most [`ALL_DICE`] in all hands and caches together.
    pub dice: u8,
    /// What a run of dice counts.
    pub scoring: Scoring,
}

/// What a run of dice counts (DO-4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scoring {
    /// The sum of what its dice show.
    Pips,
    /// The number of its dice.
    Dice,
}

/// How many dice there are at most, for all players together (DO-5).
pub const ALL_DICE: u8 = 100;

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "players", allowed: Allowed::Range(2, 4), default: "2" },
    OptionSpec { name: "dice", allowed: Allowed::Range(6, ALL_DICE as u32 / 2), default: "25" },
    OptionSpec { name: "scoring", allowed: Allowed::Values(&["pips", "dice"]), default: "pips" },
];
