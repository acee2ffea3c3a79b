//! `messdeck cube count`.

use std::fmt::Write as _;
use std::time::Instant;

use messdeck_core::Draw;
use messdeck_cube::{Estimate, Packing, Search, Walk, symmetry};
use messdeck_search::Numbers;
use serde::Serialize;

use super::{args, packing, print};
use crate::failure::Failure;
use crate::json;

/// The turns of the whole box, that which changes nothing among them.
const TURNS: u64 = 24;
/// Eight shapes with two pieces each: so many times more packings there are if equal pieces are told apart.
const EXCHANGES: f64 = 256.0;

pub(super) fn count(args: &args::Count, json: bool) -> Result<(), Failure> {
    if args.kept {
        return kept(json);
    }
    if args.cut {
        return cut(json);
    }
    if args.estimate {
        return estimate(args, json);
    }
    let start = packing(&args.with.with)?;
    match args.probes {
        Some(probes) => probe(args, &start, probes, json),
        None => exact(args, &start, json),
    }
}

fn exact(args: &args::Count, start: &Packing, json: bool) -> Result<(), Failure> {
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
    if json {
        let messdeck_cube::Tally { solutions, nodes, exact } = tally;
        return json::line(&Counted { solutions, exact, nodes, seconds });
    }
    let at_least = if tally.exact { "" } else { "at least " };
    let solutions = grouped(tally.solutions);
    print(&format!("{at_least}{solutions} solutions, {} positions in {seconds:.2} s\n", grouped(tally.nodes)))
}

/// An estimate as it is printed.
#[derive(Serialize)]
struct Estimated {
    solutions: f64,
    interval: [f64; 2],
    samples: u32,
    seconds: f64,
}

impl Estimated {
    fn print(&self, json: bool, samples: &str, is_total: bool) -> Result<(), Failure> {
        if json {
            return json::line(self);
        }
        let ([low, high], count, seconds) = (self.interval, self.samples, self.seconds);
        let mut text = format!("about {:.4e} solutions, {low:.4e} to {high:.4e} at 95 %", self.solutions);
        let _ = writeln!(text, ", {count} {samples} in {seconds:.1} s");
        if is_total {
            // What turns leave as it is changes nothing in digits that an estimate can show.
            let turns = TURNS as f64;
            let [mean, low, high] = [self.solutions, low, high].map(|number| number / turns);
            let _ = writeln!(text, "about {mean:.4e} up to turning the box, {low:.4e} to {high:.4e}");
            let told_apart = self.solutions * EXCHANGES;
            let _ =
                writeln!(text, "about {told_apart:.4e} if equal pieces are told apart (256 times as many)");
        }
        print(&text)
    }
}

fn estimate(args: &args::Count, json: bool) -> Result<(), Failure> {
    let clock = Instant::now();
    let mut search = Search::new();
    let walk = Walk { steps: args.steps, out: args.out.into() };
    let mut seeds = Numbers::seeded(args.seed);
    let shares: Vec<f64> =
        (0..args.walks).filter_map(|_| search.share_of_cuts(&Packing::empty(), walk, seeds.bits())).collect();
    let cut = search.cuts().any() as f64;
    let share = Estimate::of(&shares);
    let (low, high) = share.interval();
    Estimated {
        solutions: cut / share.mean,
        interval: [cut / high, cut / low],
        samples: share.samples,
        seconds: clock.elapsed().as_secs_f64(),
    }
    .print(json, "walks", true)
}

fn probe(args: &args::Count, start: &Packing, probes: u32, json: bool) -> Result<(), Failure> {
    let clock = Instant::now();
    let estimate = Search::new().probe(start, args.depth.into(), probes, args.seed);
    let (low, high) = estimate.interval();
    Estimated {
        solutions: estimate.mean,
        interval: [low, high],
        samples: probes,
        seconds: clock.elapsed().as_secs_f64(),
    }
    .print(json, "probes", start.placed().is_empty())
}

fn cut(json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Cut {
        one: u64,
        two: u64,
        three: u64,
        any: u64,
        turned: u64,
    }
    let cuts = Search::new().cuts();
    let any = cuts.any();
    // Burnside's lemma, for those packings only.
    let kept: u64 = symmetry::turns().iter().map(|turn| symmetry::packings_kept_by(turn).cut).sum();
    let turned = (any + kept) / TURNS;
    if json {
        return json::line(&Cut { one: cuts.one, two: cuts.two, three: cuts.three, any, turned });
    }
    let mut text = String::new();
    for (name, number) in [
        ("one given plane", cuts.one),
        ("two given planes", cuts.two),
        ("all three planes", cuts.three),
        ("at least one plane", any),
        ("the same up to turning the box", turned),
    ] {
        let _ = writeln!(text, "{name:<32}{:>15}", grouped(number));
    }
    print(&text)
}

fn kept(json: bool) -> Result<(), Failure> {
    #[derive(Serialize)]
    struct Turn {
        order: usize,
        packings: u64,
    }
    let turns: Vec<Turn> = symmetry::turns()
        .iter()
        .map(|turn| Turn { order: symmetry::order(turn), packings: symmetry::packings_kept_by(turn).all })
        .collect();
    if json {
        return json::line(&turns);
    }
    let mut text = String::new();
    for turn in &turns {
        let name = ["", "", "half turn", "third of a turn", "quarter turn"][turn.order];
        let _ = writeln!(text, "{name:<16}{:>9}", grouped(turn.packings));
    }
    let all: u64 = turns.iter().map(|turn| turn.packings).sum();
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
