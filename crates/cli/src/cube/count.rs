//! `messdeck cube count`.

use std::fmt::Write as _;
use std::time::Instant;

use messdeck_core::{Draw, Say};
use messdeck_cube::{Estimate, Packing, Search, Walk, symmetry};
use messdeck_search::Numbers;
use serde::Serialize;

use super::{args, line, packing, print};
use crate::failure::Failure;
use crate::json;
use crate::words::{decimal, plain, said};

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
    let say = Say::new("command-cube-counted").with("exact", if tally.exact { "yes" } else { "no" });
    let say = say.with("solutions", grouped(tally.solutions)).with("nodes", grouped(tally.nodes));
    print(&line(&say.with("seconds", decimal(seconds, 2))))
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
    fn print(&self, json: bool, by: &str, is_total: bool) -> Result<(), Failure> {
        if json {
            return json::line(self);
        }
        let short = |number: f64| format!("{number:.4e}");
        let [low, high] = self.interval;
        let say = Say::new("command-cube-estimated").with("solutions", short(self.solutions));
        let say = say.with("low", short(low)).with("high", short(high)).with("samples", self.samples);
        let mut text = line(&say.with("by", by).with("seconds", decimal(self.seconds, 1)));
        if is_total {
            // What turns leave as it is changes nothing in digits that an estimate can show.
            let turns = TURNS as f64;
            let say =
                Say::new("command-cube-estimated-turned").with("solutions", short(self.solutions / turns));
            text += &line(&say.with("low", short(low / turns)).with("high", short(high / turns)));
            let apart = short(self.solutions * EXCHANGES);
            text += &line(&Say::new("command-cube-estimated-apart").with("solutions", apart));
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
        ("command-cube-cut-one", cuts.one),
        ("command-cube-cut-two", cuts.two),
        ("command-cube-cut-three", cuts.three),
        ("command-cube-cut-any", any),
        ("command-cube-cut-turned", turned),
    ] {
        let _ = writeln!(text, "{:<32}{:>15}", plain(name), grouped(number));
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
    let row = |text: &mut String, order: &str, packings: u64| {
        let name = said(&Say::new("command-cube-kept").with("order", order));
        let _ = writeln!(text, "{name:<16}{:>9}", grouped(packings));
    };
    for turn in &turns {
        row(&mut text, &turn.order.to_string(), turn.packings);
    }
    row(&mut text, "all", turns.iter().map(|turn| turn.packings).sum());
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
