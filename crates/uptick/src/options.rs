//! The options of a game: what may be chosen, and what was.

use messdeck_facade::{Allowed, OptionSpec};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Files and ranks of the board, from 3 to 8.
    pub size: u8,
    /// Dice in each reserve at the start, from 1 to 12.
    pub dice: u8,
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "size", allowed: Allowed::Range(3, 8), default: "8" },
    OptionSpec { name: "dice", allowed: Allowed::Range(1, 12), default: "12" },
];
