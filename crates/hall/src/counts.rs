//! What the hall counts, for the operator.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What has happened since the start.
#[derive(Debug, Default)]
pub struct Counts {
    /// Acts that were kept.
    pub acts: AtomicU64,
    /// Acts that the rules or the table refused.
    pub refused: AtomicU64,
    /// Acts that came too late.
    pub stale: AtomicU64,
    /// Acts that were sent again.
    pub repeated: AtomicU64,
    /// Appends that another server was faster with.
    pub conflicts: AtomicU64,
    /// Matches that were created.
    pub created: AtomicU64,
    /// Moves by the computer.
    pub computer_moves: AtomicU64,
    /// How long acts took to become durable.
    pub commits: Durations,
}

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Durations {
    /// How many took at most as long as the bound of the same place in [`Durations::BOUNDS`].
    pub within: [AtomicU64; Durations::BOUNDS.len()],
    /// How many there were.
    pub count: AtomicU64,
    /// What they took together, in microseconds.
    pub micros: AtomicU64,
}

impl Durations {
    /// Upper bounds in milliseconds.
    pub const BOUNDS: [u64; 8] = [1, 2, 5, 10, 25, 50, 100, 1000];

    pub(crate) fn add(&self, took: Duration) {
        for (within, &bound) in self.within.iter().zip(&Durations::BOUNDS) {
            if took <= Duration::from_millis(bound) {
                within.fetch_add(1, Relaxed);
            }
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
    }
}

/// One more.
pub(crate) fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}
