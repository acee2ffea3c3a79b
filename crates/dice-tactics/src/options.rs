//! The options of a game: what may be chosen, and what was.

use messdeck_facade::{Allowed, OptionSpec};

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Units in each army: 4, 8, 12 or 16.
    pub units: u8,
    /// The most officers that an army may have (DT-S4); as many as units at least, where there is no limit.
    pub officers: u8,
    /// What wins besides a rout.
    pub objective: Objective,
    /// White's actions in the very first turn (DT-20).
    pub opening: Opening,
    /// Where a ranged attack strikes.
    pub ranged: Ranged,
    /// Turns without a removal until a draw, 0 for never (DT-9).
    pub quiet: u16,
}

/// What wins besides a rout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// Nothing.
    Rout,
    /// An officer on its far rank (DT-E2).
    Breakthrough,
    /// Three of the four squares in the middle, held over an enemy's turn (DT-E3).
    Hill,
}

/// White's actions in the very first turn (DT-20).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opening {
    /// As in every turn.
    Full,
    /// Half of its actions, rounded up, and no free actions.
    Half,
}

/// Where a skirmisher's ranged attack strikes (DT-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ranged {
    /// Two squares away, over an empty one.
    Gap,
    /// On the next square.
    Adjacent,
}

/// The officers of an army without a limit: more than any army has units.
pub(crate) const ANY_OFFICERS: u8 = 31;

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "units", allowed: Allowed::Values(&["4", "8", "12", "16"]), default: "12" },
    OptionSpec {
        name: "officers",
        allowed: Allowed::Values(&["any", "1", "2", "3", "4", "5", "6"]),
        default: "any",
    },
    OptionSpec {
        name: "objective",
        allowed: Allowed::Values(&["rout", "breakthrough", "hill"]),
        default: "rout",
    },
    OptionSpec { name: "opening", allowed: Allowed::Values(&["full", "half"]), default: "full" },
    OptionSpec { name: "ranged", allowed: Allowed::Values(&["gap", "adjacent"]), default: "gap" },
    OptionSpec { name: "quiet", allowed: Allowed::Range(0, 400), default: "100" },
];

impl Rules {
    /// Units in each army.
    #[inline(always)]
    pub(crate) const fn army(&self) -> u32 {
        self.units as u32
    }

    /// Units in each batch of the setup, but for the first and the last, which are white's and half as many.
    #[inline(always)]
    pub(crate) const fn batch(&self) -> u32 {
        self.units as u32 / 2
    }

    /// All of them in one word, for the keys of positions.
    #[inline(always)]
    pub(crate) const fn word(&self) -> u64 {
        self.quiet as u64
            | (self.units as u64) << 16
            | (self.officers as u64) << 24
            | (self.objective as u64) << 32
            | (self.opening as u64) << 34
            | (self.ranged as u64) << 35
    }
}
