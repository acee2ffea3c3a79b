//! How a game ends: by a rout, by what was agreed to win besides, or by quiet turns.
//!
//! A position tells by itself whether it is finished, and why: what comes first in [`Position::ending`] is what
//! happened first after the action that led there.

use messdeck_core::{Outcome, Seat, SeatSet};

use crate::options::Objective;
use crate::rules::{BLACK, Phase, Position, WHITE};
use crate::unit::Kind;

/// The squares d4, e4, d5 and e5.
pub(crate) const HILL: u64 = 0x18 << 24 | 0x18 << 32;
/// So many squares of the hill win (DT-E3).
pub(crate) const HILL_WINS: u32 = 3;

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// The other side has no officer left (DT-E1).
    Rout(Seat),
    /// An officer of this side stands on its far rank (DT-E2).
    Breakthrough(Seat),
    /// This side held the hill when its turn began (DT-E3).
    Hill(Seat),
    /// Nothing was removed for too long (DT-9).
    Quiet,
}

impl Ending {
    pub(crate) fn winner(self) -> Option<Seat> {
        match self {
            Ending::Rout(seat) | Ending::Breakthrough(seat) | Ending::Hill(seat) => Some(seat),
            Ending::Quiet => None,
        }
    }

    pub(crate) fn outcome(self) -> Outcome {
        let winners = self.winner().map_or_else(|| SeatSet::from_iter([WHITE, BLACK]), SeatSet::from);
        Outcome { winners, scores: None }
    }
}

/// The rank that a side's officers break through to.
pub(crate) const fn far_rank(seat: Seat) -> u64 {
    if seat.index() == WHITE.index() { 0xff << 56 } else { 0xff }
}

impl Position {
    /// How the game has ended, if it has, in the order of the rules page.
    #[inline(always)]
    pub(crate) fn ending(&self) -> Option<Ending> {
        let acting = self.to_act();
        if self.is_routed() {
            Some(Ending::Rout(acting))
        } else if self.rules().objective == Objective::Breakthrough && self.broken_through() != 0 {
            // DT-17: where both have, the side whose turn it is.
            let own = self.broken_through() & self.units_of(acting) != 0;
            Some(Ending::Breakthrough(if own { acting } else { acting.other() }))
        } else if self.is_hill_won() {
            Some(Ending::Hill(acting))
        } else {
            self.is_quiet().then_some(Ending::Quiet)
        }
    }

    #[inline(always)]
    pub(crate) fn is_over(&self) -> bool {
        self.is_decided() || self.is_hill_won() || self.is_quiet()
    }

    /// Whether the last action has decided the game at once, so that no new turn begins: by a rout or a
    /// breakthrough.
    #[inline(always)]
    pub(crate) fn is_decided(&self) -> bool {
        self.is_routed() || self.rules().objective == Objective::Breakthrough && self.broken_through() != 0
    }

    /// Whether the side that waits has no officer left.
    #[inline(always)]
    fn is_routed(&self) -> bool {
        matches!(self.phase(), Phase::Play) && self.officers(self.to_act().other()) == 0
    }

    /// The officers that stand on their far rank. Nobody does in setup, for units are placed on the own half.
    #[inline(always)]
    fn broken_through(&self) -> u64 {
        let arrived = self.units_of(WHITE) & far_rank(WHITE) | self.units_of(BLACK) & far_rank(BLACK);
        arrived & self.kind(Kind::Officer)
    }

    /// Whether the acting side's turn has just begun and it holds the hill.
    #[inline(always)]
    fn is_hill_won(&self) -> bool {
        self.rules().objective == Objective::Hill
            && self.hill_squares(self.to_act()) >= HILL_WINS
            && matches!(self.phase(), Phase::Play)
            && self.turn_has_just_begun()
    }

    /// How many squares of the hill a side holds.
    #[inline(always)]
    pub(crate) const fn hill_squares(&self, seat: Seat) -> u32 {
        (self.units_of(seat) & HILL).count_ones()
    }

    /// DT-19: all actions and all free actions are left. After `opening=half` the very first turn looks like a later
    /// moment, which does no harm (DT-18).
    #[inline(always)]
    fn turn_has_just_begun(&self) -> bool {
        let own = self.units_of(self.to_act());
        u32::from(self.actions()) == self.officers(self.to_act())
            && self.free() == own & self.kind(Kind::Cavalry)
    }

    /// Whether the counter of quiet turns has reached its limit (DT-9).
    #[inline(always)]
    const fn is_quiet(&self) -> bool {
        let limit = self.rules().quiet;
        self.quiet() == limit as u32 && limit > 0
    }
}
