//! The cube's solver, measured: counting beside dancing links, and the time until an answer.
//!
//! Counting: both solve the same sub-problems in turns, both must find the same number of solutions, and only ratios
//! within a round count; the median over the rounds is the result. Answers: each question is asked three times and the
//! shortest counts, so that what else runs on the machine does not.

mod peer;

use std::time::Instant;

use messdeck_core::Draw;
use messdeck_cube::{Answer, Packing, Search, placements};
use messdeck_search::Numbers;

const ROUNDS: usize = 5;
const QUESTIONS: u64 = 1000;

/// Parts of solutions, with five and six pieces in the box.
const STARTS: [&str; 6] = [
    "L@a11b11b21b31 T@a12b12b22c12 L@a13a21a22a23 I@a14b14c14d14 B@a24b13b23b24 O@a31a32a41a42",
    "A@a11b11b21b22 Z@a12a13a21a22 P@a14a23a24b24 L@a31a32a33a41 P@a34a43a44b44 T@a42b41b42c42",
    "T@a11a21a31b21 L@a12a13a14a22 Z@a23a32a33a42 L@a24a34a44b44 T@a41b41b42c41 B@a43b33b34b43",
    "A@a11a21a22b22 T@a12b11b12c12 O@a13a14a23a24 L@a31a41b41c41 B@a32b21b31b32 A@a33a34a44b33",
    "L@a11b11b21b31 T@a12b12b22c12 L@a13a21a22a23 I@a14b14c14d14 B@a24b13b23b24",
    "T@a11a21a31b21 L@a12a13a14a22 Z@a23a32a33a42 L@a24a34a44b44 T@a41b41b42c41",
];

fn main() {
    let mut search = Search::new();
    counting(&mut search);
    let empty = |_: &mut Numbers| Packing::empty();
    answers(&mut search, "first solution", empty);
    answers(&mut search, "five pieces anywhere", five_pieces);
}

fn counting(search: &mut Search) {
    println!(
        "{:<10}{:>12}{:>14}{:>14}{:>16}{:>14}{:>8}",
        "pieces", "solutions", "solutions/s", "nodes/s", "dlx solutions/s", "dlx nodes/s", "ratio"
    );
    let mut all = Vec::new();
    for text in STARTS {
        let start: Packing = text.parse().expect("the starts are written as packings are");
        let mut rounds = Vec::new();
        for _ in 0..ROUNDS {
            let clock = Instant::now();
            let ours = search.count(&start, u64::MAX);
            let our_time = clock.elapsed().as_secs_f64();
            let (theirs, their_nodes, their_time) = peer::count(&start);
            assert_eq!(ours.solutions, theirs, "{start}");
            rounds.push((their_time / our_time, our_time, their_time, ours, their_nodes));
        }
        rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
        let (ratio, our_time, their_time, ours, their_nodes) = rounds[ROUNDS / 2];
        println!(
            "{:<10}{:>12}{:>14.0}{:>14.0}{:>16.0}{:>14.0}{:>8.2}",
            start.placed().len(),
            ours.solutions,
            ours.solutions as f64 / our_time,
            ours.nodes as f64 / our_time,
            ours.solutions as f64 / their_time,
            their_nodes as f64 / their_time,
            ratio,
        );
        all.push(ratio);
    }
    all.sort_by(f64::total_cmp);
    println!("{:<80}{:>8.2}\n", "median", (all[2] + all[3]) / 2.0);
}

/// Five pieces at random places: about half of these can be packed.
fn five_pieces(numbers: &mut Numbers) -> Packing {
    let mut packing = Packing::empty();
    while packing.placed().len() < 5 {
        // What does not fit is drawn again.
        let _ = packing.place(placements()[numbers.below(placements().len())]);
    }
    packing
}

fn answers(search: &mut Search, name: &str, start: fn(&mut Numbers) -> Packing) {
    let mut numbers = Numbers::seeded(1);
    let mut times = Vec::new();
    let mut answered = [0; 3];
    for seed in 0..QUESTIONS {
        let start = start(&mut numbers);
        let mut best = f64::INFINITY;
        for _ in 0..3 {
            let clock = Instant::now();
            let answer = search.complete(&start, seed, 10_000_000);
            best = best.min(clock.elapsed().as_secs_f64() * 1e3);
            answered[match answer {
                Answer::Solved(_) => 0,
                Answer::Impossible => 1,
                Answer::Unknown => 2,
            }] += 1;
        }
        times.push(best);
    }
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize];
    let [solved, impossible, unknown] = answered.map(|count| count / 3);
    println!(
        "{name:<22}median {:.3} ms, p90 {:.3}, p99 {:.3}, longest {:.3}: {solved} solved, {impossible} impossible, {unknown} not known",
        at(0.5),
        at(0.9),
        at(0.99),
        at(1.0)
    );
}
