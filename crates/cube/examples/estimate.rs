//! Estimates the number of solutions; `docs/cube.md` has the results.
use messdeck_cube::{Packing, Search, symmetry};
use messdeck_search::Numbers;
use std::time::Instant;

fn main() {
    let mut kept = Vec::new();
    for turn in symmetry::half_turns() {
        let begun = Instant::now();
        kept.push(symmetry::packings_kept_by(turn));
        println!("{turn:?}: {} in {:.2?}", kept.last().unwrap(), begun.elapsed());
    }
    let mut search = Search::new();
    let mut numbers = Numbers::seeded(1);
    for pieces in [9, 8, 7] {
        let begun = Instant::now();
        let samples: Vec<f64> =
            (0..400).map(|_| search.sample(&Packing::empty(), pieces, &mut numbers)).collect();
        let mean = samples.iter().sum::<f64>() / 400.0;
        let sd = (samples.iter().map(|s| (s - mean).powi(2)).sum::<f64>() / 399.0).sqrt();
        println!(
            "{pieces}: {mean:.3e} ± {:.2e} (sd/mean {:.1}) in {:.1?}",
            sd / 20.0 * 1.96,
            sd / mean,
            begun.elapsed()
        );
    }
}
