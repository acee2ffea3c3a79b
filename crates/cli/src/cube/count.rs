//! `messdeck cube count`.

use std::fmt::Write as _;
use std::time::Instant;

use messdeck_cube::{Packing, Search, symmetry};
use serde::Serialize;

use super::{args, packing, print, print_json};
use crate::failure::Failure;

/// The turns of the whole box, that which changes nothing among them.
const TURNS: f64 = 24.0;
/// Eight shapes with two pieces each: so many times more packings there are if equal pieces are told apart.
const EXCHANGES: f64 = 256.0;

pub(super) fn count(args: &args::Count) -> Result<(), Failure> {
    if args.kept {
        return kept(args.json);
    }
    let start = packing(&args.with.with)?;
    if args.estimate { estimate(args, &start) } else { exact(args, &start) }
}

fn exact(args: &args::Count, start: &Packing) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Counted {
        solutions: u64,
        exact: bool,
        nodes: u64,
        seconds: f64,
    }
    let clock = Instant::now();
    let tally = Search::new().count(start, args.nodes.unwrap_or(u64::MAX));
    let seconds = clock.elapsed().as_secs_f64();
    if args.json {
        let messdeck_cube::Tally { solutions, nodes, exact } = tally;
        return print_json(&Counted { solutions, exact, nodes, seconds });
    }
    let at_least = if tally.exact { "" } else { "at least " };
    let solutions = grouped(tally.solutions);
    print(&format!("{at_least}{solutions} solutions, {} positions in {seconds:.2} s\n", grouped(tally.nodes)))
}

fn estimate(args: &args::Count, start: &Packing) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Estimated {
        solutions: f64,
        interval: [f64; 2],
        samples: u32,
        seconds: f64,
    }
    let clock = Instant::now();
    let estimate = Search::new().estimate(start, args.depth.into(), args.samples, args.seed);
    let seconds = clock.elapsed().as_secs_f64();
    let (low, high) = estimate.interval();
    if args.json {
        let solutions = estimate.mean;
        return print_json(&Estimated { solutions, interval: [low, high], samples: args.samples, seconds });
    }
    let mut text = format!("about {:.3e} solutions, {low:.3e} to {high:.3e}", estimate.mean);
    let _ = writeln!(text, " within 1.96 standard errors, {} samples in {seconds:.1} s", args.samples);
    if start.placed().is_empty() {
        // What turns leave as it is changes nothing in digits that an estimate can show.
        let (mean, low, high) = (estimate.mean / TURNS, low / TURNS, high / TURNS);
        let _ = writeln!(text, "about {mean:.3e} up to turning the box, {low:.3e} to {high:.3e}");
        let told_apart = estimate.mean * EXCHANGES;
        let _ = writeln!(text, "about {told_apart:.3e} if equal pieces are told apart (256 times as many)");
    }
    print(&text)
}

fn kept(json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Kept {
        order: usize,
        packings: u64,
    }
    let kept: Vec<Kept> = symmetry::turns()
        .iter()
        .map(|turn| Kept { order: symmetry::order(turn), packings: symmetry::packings_kept_by(turn) })
        .collect();
    if json {
        return print_json(&kept);
    }
    let mut text = String::new();
    for turn in &kept {
        let name = ["", "", "half turn", "third of a turn", "quarter turn"][turn.order];
        let _ = writeln!(text, "{name:<16}{:>9}", grouped(turn.packings));
    }
    let all: u64 = kept.iter().map(|turn| turn.packings).sum();
    let _ = writeln!(text, "all turns       {:>9}", grouped(all));
    print(&text)
}

/// A number with a comma after every third digit from the end.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
