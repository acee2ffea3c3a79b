//! Finds armies by self-play and prints them as `src/book.rs`.
//!
//! Two populations, one for each side, breed against each other: in each generation every army meets the best of the
//! other side, the better half stays and is joined by variations of itself. At the end the best are named with their
//! scores in the last generation.
//!
//! `cargo run --release -p messdeck-dice-tactics --example draft -- [generations] [nodes] > crates/dice-tactics/src/book.rs`

use std::collections::BTreeMap;

use messdeck_core::{Draw, Position as _, Square, Turn};
use messdeck_dice_tactics::{BLACK, DiceTactics, Move, Position, Rules, Unit, WHITE};
use messdeck_facade::{Game, Options};
use messdeck_search::{Limits, Numbers, think};

/// Armies of a side in a generation.
const POPULATION: usize = 20;
/// Armies that stay, and that those of the other side have to meet.
const ELITE: usize = 8;
/// Armies of a side that the book keeps.
const KEPT: usize = 3;

const SIDES: [&str; 2] = ["white", "black"];

/// Units on white's half; black's armies are kept so too and seen from the other side.
type Army = [Option<Unit>; 32];

/// The score of white in a game of these armies, played once.
type Games = BTreeMap<(Army, Army), f64>;

fn main() {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let generations = arguments.next().unwrap_or(40);
    let nodes = arguments.next().unwrap_or(1_000);

    let options = Options::defaults(Game::options(&DiceTactics));
    // Fruitless games need not be long.
    let rules = Rules { quiet: 30, ..DiceTactics.rules(&options).expect("the defaults are good") };
    let mut numbers = Numbers::seeded(1);
    let mut games = Games::new();
    let mut sides: [Vec<Army>; 2] = [0, 1].map(|_| (0..POPULATION).map(|_| any_army(&mut numbers)).collect());
    let mut champions = [Vec::new(), Vec::new()];
    for generation in 1..=generations {
        for side in 0..2 {
            let past: &Vec<Army> = &champions[1 - side];
            let recent = past[past.len().saturating_sub(ELITE)..].iter();
            let others: Vec<Army> = sides[1 - side].iter().take(ELITE).chain(recent).copied().collect();
            let ranked = rank(&sides[side], &others, side, |white, black| {
                *games.entry((white, black)).or_insert_with(|| play(rules, white, black, nodes))
            });
            eprintln!("{generation} {} {:.2} {}", SIDES[side], ranked[0].0, text(&ranked[0].1));
            if !champions[side].contains(&ranked[0].1) {
                champions[side].push(ranked[0].1);
            }
            let mut next: Vec<Army> = ranked.iter().take(ELITE).map(|&(_, army)| army).collect();
            while next.len() < POPULATION {
                let child = varied(next[numbers.below(ELITE)], &mut numbers);
                if officers(&child) > 0 && !next.contains(&child) {
                    next.push(child);
                }
            }
            sides[side] = next;
        }
    }
    // Who was once the best of a generation meets all who were.
    let book = [0, 1].map(|side| {
        rank(&champions[side], &champions[1 - side], side, |white, black| {
            *games.entry((white, black)).or_insert_with(|| play(rules, white, black, nodes))
        })
    });
    print_book(&book);
}

/// The armies of a side with their mean scores against others, the best first.
fn rank(
    armies: &[Army],
    others: &[Army],
    side: usize,
    mut score_of_white: impl FnMut(Army, Army) -> f64,
) -> Vec<(f64, Army)> {
    let mut score = |army: Army, other: Army| {
        if side == 0 { score_of_white(army, other) } else { 1.0 - score_of_white(other, army) }
    };
    let mean = |army: &Army| {
        let total: f64 = others.iter().map(|&other| score(*army, other)).sum();
        (total / others.len() as f64, *army)
    };
    let mut ranked: Vec<_> = armies.iter().map(mean).collect();
    ranked.sort_by(|a, b| b.0.total_cmp(&a.0));
    ranked
}

/// Two to six officers on the back ranks and anything else: either scattered, or as a castle in a corner whose front
/// is heavy infantry.
fn any_army(numbers: &mut Numbers) -> Army {
    let mut army = [None; 32];
    let officers = 2 + numbers.below(5);
    let is_castle = numbers.below(2) == 0;
    let heavy = [Unit::Pikemen, Unit::SquareInfantry, Unit::LineInfantryRows];
    for placed in 0..12 {
        let unit = match placed < officers {
            true => Unit::Officer,
            false if is_castle => heavy[numbers.below(heavy.len())],
            false => Unit::ALL[numbers.below(Unit::ALL.len())],
        };
        let square = if is_castle {
            // File by file on the first rank, then along the second.
            if placed < officers {
                placed
            } else {
                if placed == officers { placed } else { 7 + placed - officers }
            }
        } else {
            let mut empty =
                (0..if placed < officers { 16 } else { 32 }).filter(|&square| army[square].is_none());
            let count = empty.clone().count();
            empty.nth(numbers.below(count)).expect("twelve units leave room")
        };
        army[square] = Some(unit);
    }
    army
}

/// The army with one to three units changed, moved or exchanged.
fn varied(mut army: Army, numbers: &mut Numbers) -> Army {
    for _ in 0..=numbers.below(3) {
        let units: Vec<usize> = (0..32).filter(|&square| army[square].is_some()).collect();
        let unit = units[numbers.below(units.len())];
        if numbers.below(2) == 0 {
            army[unit] = Some(Unit::ALL[numbers.below(Unit::ALL.len())]);
        } else {
            army.swap(unit, numbers.below(32));
        }
    }
    army
}

fn officers(army: &Army) -> usize {
    army.iter().filter(|&&unit| unit == Some(Unit::Officer)).count()
}

/// A game of the full player against itself with a few nodes a move: 1 if white wins, a little less if it takes
/// long, so that even among armies that all lose the better are found.
fn play(rules: Rules, white: Army, black: Army, nodes: u64) -> f64 {
    let mind = DiceTactics.mind(&rules);
    let mut position = placed(rules, white, black);
    for moves in 0u32.. {
        match position.turn() {
            Turn::Over(outcome) => {
                let has = |seat| outcome.winners.contains(seat);
                let delay = f64::from(moves.min(500)) / 5000.0;
                return match (has(WHITE), has(BLACK)) {
                    (true, false) => 1.0 - delay,
                    (false, true) => delay,
                    _ => 0.5,
                };
            }
            _ => {
                let thought = think(&position, &mind, Limits::nodes(nodes), 0, &mut || false);
                position = position.play_unchecked(thought.expect("somebody is to act").best);
            }
        }
    }
    unreachable!("quiet turns end every game")
}

/// The board with both armies, white to act.
fn placed(rules: Rules, white: Army, black: Army) -> Position {
    let placements = |army: Army, is_black: bool| {
        (0u32..).zip(army).filter_map(move |(square, unit)| {
            let (unit, to) = (unit?, Square::new(if is_black { square ^ 56 } else { square }));
            let slants = matches!(unit.letter(), 's' | 'z' | 'c' | 'k');
            let seen = if is_black && slants { unit.rotated() } else { Some(unit) };
            seen.map(|unit| Move::Place { unit, to })
        })
    };
    let (mut white, mut black) = (placements(white, false), placements(black, true));
    let mut position = DiceTactics.start(&rules);
    while let Some(mv) = if position.to_act() == WHITE { white.next() } else { black.next() } {
        position = position.play_unchecked(mv);
    }
    position
}

/// Ranks 4 to 1 as the notation has them, in lower case.
fn text(army: &Army) -> String {
    let rank = |rank: &[Option<Unit>]| {
        let mut text = String::new();
        let mut run = 0;
        for &unit in rank.iter().chain([&None]) {
            match unit {
                None => run += 1,
                Some(unit) => {
                    if run > 0 {
                        text += &run.to_string();
                    }
                    run = 0;
                    text.push(unit.letter());
                }
            }
        }
        if run > 1 { text + &(run - 1).to_string() } else { text }
    };
    army.chunks(8).rev().map(rank).collect::<Vec<_>>().join("/")
}

/// The source of the book: for each side the best armies with their scores.
fn print_book(book: &[Vec<(f64, Army)>; 2]) {
    println!(
        "//! The armies that self-play found, the best first: white's ranks 4 to 1, black's seen from its own side. Made by\n\
         //! `cargo run --release -p messdeck-dice-tactics --example draft`; do not edit by hand.\n\n\
         use crate::army::Army;"
    );
    let about = ["Armies for the side that acts first.", "Armies for the other side."];
    for side in 0..2 {
        let name = SIDES[side].to_uppercase();
        println!("\n/// {}\npub(crate) const {name}: [Army; {KEPT}] = [", about[side]);
        for (score, army) in book[side].iter().take(KEPT) {
            println!("    // {:.0} % against the best of the other side.", 100.0 * score);
            println!("    Army::of({:?}),", text(army));
        }
        println!("];");
    }
}
