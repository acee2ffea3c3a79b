//! Times the search over many seeds.
use std::time::Instant;

use messdeck_core::Draw;
use messdeck_cube::{Answer, Packing, Search};
use messdeck_search::Numbers;

fn report(name: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let at = |q: f64| times[((times.len() - 1) as f64 * q) as usize];
    println!("{name}: median {:.3} ms, p90 {:.3}, p99 {:.3}, max {:.3}", at(0.5), at(0.9), at(0.99), at(1.0));
}

fn main() {
    let mut search = Search::new();
    let mut times = Vec::new();
    for seed in 0..1000 {
        let begun = Instant::now();
        let answer = search.complete(&Packing::empty(), seed, 100_000_000);
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        assert!(matches!(answer, Answer::Solved(_)));
    }
    report("first solution", times);
    let mut times = Vec::new();
    let mut counts = [0; 3];
    let mut numbers = Numbers::seeded(1);
    let all = messdeck_cube::placements();
    for seed in 0..1000 {
        let mut packing = Packing::empty();
        while packing.placed().len() < 5 {
            let _ = packing.place(all[numbers.below(all.len())]);
        }
        let begun = Instant::now();
        let answer = search.complete(&packing, seed, 10_000_000);
        times.push(begun.elapsed().as_secs_f64() * 1e3);
        counts[match answer {
            Answer::Solved(_) => 0,
            Answer::Impossible => 1,
            Answer::Unknown => 2,
        }] += 1;
    }
    report("5-piece starts", times);
    println!("{counts:?}");
    let Answer::Solved(whole) = search.complete(&Packing::empty(), 3, 1_000_000) else { panic!() };
    for keep in [6, 5, 4] {
        let mut packing = Packing::empty();
        for &placement in &whole.placed()[..keep] {
            packing.place(placement).unwrap();
        }
        let begun = Instant::now();
        let tally = search.count(&packing, 20_000_000);
        let s = begun.elapsed().as_secs_f64();
        println!(
            "{keep} placed: {tally:?} in {s:.3} s, {:.2} M nodes/s, {:.2} M solutions/s",
            tally.nodes as f64 / s / 1e6,
            tally.solutions as f64 / s / 1e6
        );
    }
}
