//! The options of a game: what may be chosen, and what was.

use messdeck_facade::{Allowed, OptionSpec};

use crate::rules::Colour;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Which of the two rule sets.
    pub rule_set: RuleSet,
    /// How many seats.
    pub players: Players,
    /// Where counters enter.
    pub doorstep: Doorstep,
    /// Whether sixes can be saved; only in the one-die game.
    pub saved_sixes: bool,
    /// Who throws first.
    pub first: Colour,
}

impl Rules {
    /// How many seats there are.
    #[inline(always)]
    pub(crate) const fn seat_count(&self) -> usize {
        match self.players {
            Players::Two => 2,
            Players::Four => 4,
        }
    }
}

/// The two rule sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleSet {
    /// The numbered basic rules.
    TwoDice,
    /// The older mess-deck game.
    OneDie,
}

/// How many sit at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Players {
    /// Two seats with two colours each.
    Two,
    /// Four seats in two teams.
    Four,
}

/// Where a colour's counters enter (UC-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Doorstep {
    /// One square lies between foot and doorstep.
    Inset,
    /// The doorstep follows the foot.
    Corner,
}

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "rules", allowed: Allowed::Values(&["two-dice", "one-die"]), default: "two-dice" },
    OptionSpec { name: "players", allowed: Allowed::Values(&["2", "4"]), default: "4" },
    OptionSpec {
        name: "first",
        allowed: Allowed::Values(&["red", "blue", "green", "yellow"]),
        default: "red",
    },
    OptionSpec { name: "doorstep", allowed: Allowed::Values(&["inset", "corner"]), default: "inset" },
    OptionSpec { name: "saved-sixes", allowed: Allowed::Values(&["off", "on"]), default: "off" },
];
