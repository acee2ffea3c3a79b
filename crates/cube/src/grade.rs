//! How hard a start is, measured: how often a solver goes wrong in it.
//!
//! The solver always fills the cell, or places the shape, with the least choice, as people do who look for the tightest
//! spot, and tries what fits there in any order. Every placement that does not lead to the solution it finds in the end was
//! in vain. Their number, averaged over many tries, is what a grade stands for. It is made of whole numbers only, so it is the
//! same on every machine.

use messdeck_search::Numbers;

use crate::{Packing, Search};

/// How often a start is solved to see how hard it is.
const TRIES: u64 = 48;
/// Begins the choices of those tries.
const SEED: u64 = 0x6772_6164_6500_0000;
/// Where a try is given up and counts for what it has looked at; this bounds the time that a grade takes.
const PATIENCE: u64 = 4000;

/// From this many placements in vain, on average, the second grade on begins, and so on.
const BANDS: [u64; 6] = [1, 3, 8, 20, 50, 100];
const NAMES: [&str; 7] = ["gentle", "easy", "fair", "tricky", "hard", "very hard", "fiendish"];

/// How hard a start is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Grade {
    /// Placements in vain, in all tries together.
    in_vain: u64,
}

impl Grade {
    /// How many grades there are.
    pub const COUNT: u8 = NAMES.len() as u8;

    /// From 1 to 7.
    pub fn number(self) -> u8 {
        1 + BANDS.iter().filter(|&&band| self.in_vain >= band * TRIES).count() as u8
    }

    /// A word for it.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.number()) - 1]
    }

    /// Placements in vain on the way to a solution, on average, to one decimal.
    pub fn in_vain(self) -> f64 {
        (self.in_vain * 10 / TRIES) as f64 / 10.0
    }
}

impl Search {
    /// Measures how hard a start is; some milliseconds.
    pub fn grade(&mut self, start: &Packing) -> Grade {
        let mut numbers = Numbers::seeded(SEED);
        // On the straight way a position is looked at for every piece that is left.
        let straight = u64::from(start.left().total());
        let in_vain = (0..TRIES)
            .map(|_| self.positions_until_solved(start, &mut numbers, PATIENCE).saturating_sub(straight))
            .sum();
        Grade { in_vain }
    }
}
