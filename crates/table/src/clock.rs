//! Clocks: how much time each seat has, in milliseconds of the host's time.

use messdeck_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{Phase, Table};
use crate::{Refusal, RefusalCode};

/// How the clocks of a match are set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockSpec {
    /// Milliseconds at the start.
    pub base: u64,
    /// Milliseconds added after each decision.
    pub increment: u64,
}

const DAY: u64 = 24 * 60 * 60 * 1000;
/// The longest time that a clock can be set to.
const MAX_BASE: u64 = 30 * DAY;

impl ClockSpec {
    pub(crate) fn check(self) -> Result<(), Refusal> {
        let fits = (1000..=MAX_BASE).contains(&self.base) && self.increment <= DAY;
        RefusalCode::BadClock.unless(fits)
    }
}

impl Table {
    /// Milliseconds that a seat has left. They run while it must act, also while it must roll.
    pub(crate) fn left(&self, seat: Seat, now: u64) -> Option<u64> {
        let left = self.chairs[seat.index()].clock?;
        let runs = self.acting() == Some(seat) && self.phase == Phase::Playing;
        Some(if runs { left.saturating_sub(now.saturating_sub(self.turn_at)) } else { left })
    }

    /// The seat whose time is up.
    pub(crate) fn flagged(&self, now: u64) -> Option<Seat> {
        self.acting().filter(|&seat| self.phase == Phase::Playing && self.left(seat, now) == Some(0))
    }

    /// What the clock of the acting seat shows after an act.
    pub(crate) fn left_after(&self, seat: Seat, now: u64, is_decision: bool) -> Option<u64> {
        let increment = if is_decision { self.setup.clock?.increment } else { 0 };
        Some(self.left(seat, now)?.saturating_add(increment))
    }

    /// The clocks as an undo to this length of the line leaves them: no clock gains by it. A restored clock
    /// would give time to think for nothing, and one left alone would keep increments of moves that are gone.
    pub(crate) fn clocks_after_undo(&self, to: usize, now: u64) -> Vec<Option<u64>> {
        let base = self.setup.clock.map(|clock| clock.base);
        (0..self.chairs.len())
            .map(|index| {
                let then = match to.checked_sub(1) {
                    Some(last) => self.line[last].clocks[index],
                    None => base,
                };
                self.left(Seat::new(index), now).min(then)
            })
            .collect()
    }
}
