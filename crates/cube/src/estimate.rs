//! The number of solutions where there are too many to count, after Knuth.
//!
//! A sample walks down at random until some pieces lie in the box, counts exactly what is below, and multiplies by the
//! choices that there were on the way. Its expectation is the number of solutions, whatever the order of the choices,
//! so the mean of many samples comes close to it.

use messdeck_core::{Draw, bits};
use messdeck_search::Numbers;

use crate::{Packing, Placement, Search, placements};

/// A number that is known up to chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the samples.
    pub mean: f64,
    /// The standard error of that mean.
    pub error: f64,
    /// How many samples there were.
    pub samples: u32,
}

impl Estimate {
    /// The mean of these samples.
    pub fn of(samples: &[f64]) -> Estimate {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let variance =
            samples.iter().map(|sample| (sample - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Estimate { mean, error: (variance / count).sqrt(), samples: samples.len() as u32 }
    }

    /// 1.96 standard errors to both sides. For many samples that covers the true number in 95 of 100 estimates; samples
    /// are skewed, so for few of them it is too narrow.
    pub fn interval(self) -> (f64, f64) {
        let reach = 1.96 * self.error;
        ((self.mean - reach).max(0.0), self.mean + reach)
    }
}

impl Search {
    /// One sample of the number of ways to complete a packing, counted exactly once `pieces` lie in the box.
    pub fn sample(&mut self, packing: &Packing, pieces: usize, numbers: &mut Numbers) -> f64 {
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

    /// Estimates the number of ways to complete a packing. The fewer pieces lie in the box when a sample is counted
    /// exactly, the longer it takes and the closer it is.
    pub fn estimate(&mut self, packing: &Packing, pieces: usize, samples: u32, seed: u64) -> Estimate {
        let mut numbers = Numbers::seeded(seed);
        let samples: Vec<f64> = (0..samples).map(|_| self.sample(packing, pieces, &mut numbers)).collect();
        Estimate::of(&samples)
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
