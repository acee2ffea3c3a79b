//! The number of ways to complete a packing where there are too many to count, after Knuth.
//!
//! A probe walks down at random until some pieces lie in the box, counts exactly what is below, and multiplies by the
//! choices that there were on the way. Its expectation is the number of solutions, whatever the order of the choices,
//! so the mean of many probes comes close to it. Probes are skewed: a few large ones carry much of the sum.

use messdeck_core::{Draw, bits};
use messdeck_search::Numbers;

use crate::{Estimate, Packing, Placement, Search, placements};

impl Search {
    /// Estimates the number of ways to complete a packing. The fewer pieces lie in the box when a probe is counted
    /// exactly, the longer it takes and the closer it is.
    pub fn probe(&mut self, packing: &Packing, pieces: usize, probes: u32, seed: u64) -> Estimate {
        let mut numbers = Numbers::seeded(seed);
        let probes: Vec<f64> = (0..probes).map(|_| self.one_probe(packing, pieces, &mut numbers)).collect();
        Estimate::of(&probes)
    }

    fn one_probe(&mut self, packing: &Packing, pieces: usize, numbers: &mut Numbers) -> f64 {
        let mut at = packing.clone();
        let mut ways = 1.0;
        while at.placed().len() < pieces && !at.is_complete() {
            let choices = choices(&at);
            if choices.is_empty() {
                return 0.0;
            }
            ways *= choices.len() as f64;
            let fits = at.place(choices[numbers.below(choices.len())]).is_ok();
            debug_assert!(fits);
        }
        ways * self.count(&at, u64::MAX).solutions as f64
    }
}

/// The placements that fill the cell with the least choice: every solution has exactly one of them.
fn choices(packing: &Packing) -> Vec<Placement> {
    let fits = |placement: &&Placement| {
        placement.mask() & packing.filled() == 0 && packing.left().of(placement.shape()) > 0
    };
    let fitting: Vec<Placement> = placements().iter().filter(fits).copied().collect();
    let filling =
        |bit: u32| fitting.iter().filter(move |placement| placement.mask() & (1 << bit) != 0).copied();
    let Some(cell) = bits::iter(!packing.filled()).min_by_key(|&bit| filling(bit).count()) else {
        return Vec::new();
    };
    filling(cell).collect()
}
