//! A start for every day, the same for everyone.

use messdeck_core::Draw;
use messdeck_search::Numbers;

use crate::{Answer, Day, Packing, Placement, Search};

/// Begins the seeds of the daily starts; another number would be another calendar.
const CALENDAR: u64 = 0x6d65_7373_6465_636b;

/// How many positions the search for the solution behind a start may look at. It needs a few hundred; the number only
/// bounds the loop.
const PATIENCE: u64 = 50_000_000;

/// The puzzle of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Daily {
    /// What stands in the box already.
    pub start: Packing,
    /// How hard it is: 1 on Mondays to 7 on Sundays.
    pub grade: u8,
}

impl Search {
    /// The puzzle of a day: a part of a solution, so that it can be solved. The week gets harder from day to day: on Mondays
    /// five pieces are left to place, on Sundays eleven.
    pub fn daily(&mut self, day: Day) -> Daily {
        let mut numbers = Numbers::seeded(CALENDAR ^ day.number().cast_unsigned());
        let solution = match self.complete(&Packing::empty(), numbers.bits(), PATIENCE) {
            Answer::Solved(solution) => solution,
            // The empty box can be packed, and in far fewer nodes; but a calendar without a page would be worse than one
            // with an empty box on it.
            Answer::Impossible | Answer::Unknown => Packing::empty(),
        };
        let kept = 11 - usize::from(day.weekday());
        let mut pieces: Vec<Placement> = solution.placed().to_vec();
        let mut start = Packing::empty();
        while start.placed().len() < kept && !pieces.is_empty() {
            let piece = pieces.swap_remove(numbers.below(pieces.len()));
            let fits = start.place(piece).is_ok();
            debug_assert!(fits);
        }
        Daily { start, grade: day.weekday() + 1 }
    }
}
