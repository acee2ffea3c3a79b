//! The judgement of Uptick is fair to both colours, and small budgets find what is obvious.

use messdeck_core::Position as _;
use messdeck_facade::Mindful;
use messdeck_search::{Evaluator, Limits, MOST, Mind, Numbers, Shape, think};
use messdeck_uptick::{Eval, Position};

use crate::common::position;

fn mind() -> Mind<Eval, Shape> {
    Position::MIND
}

/// The same position with the colours exchanged.
fn exchanged(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let swap = |pair: &str| pair.split(',').rev().collect::<Vec<_>>().join(",");
    let other = |c: char| match c {
        'r' => 'b',
        'b' => 'r',
        c => c,
    };
    let board: String = fields[0]
        .chars()
        .map(|c| if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() })
        .collect();
    let turn: String = fields[1].chars().map(other).collect();
    let last: String = fields[4].chars().map(other).collect();
    format!("{board} {turn} {} {} {last}", swap(fields[2]), swap(fields[3]))
}

/// Positions along a random game.
fn walk(seed: u64) -> Vec<Position> {
    let mut numbers = Numbers::seeded(seed);
    let mut line = vec![position(8, 12, "8/8/8/8/8/8/8/8 r 12,12 -,- -")];
    while let Some(mv) = line[line.len() - 1].draw(&mut numbers) {
        line.push(line[line.len() - 1].play_unchecked(mv));
    }
    line
}

#[test]
fn both_colours_are_judged_alike() {
    for here in (0..10).flat_map(walk).filter(|position| position.last().is_some()) {
        let there = position(8, 12, &exchanged(&here.to_string()));
        let [red, blue, ..] = Eval.standing(&here);
        let [other_red, other_blue, ..] = Eval.standing(&there);
        assert_eq!((red, blue), (other_blue, other_red), "{here}");
        assert!(red.abs() <= MOST && blue.abs() <= MOST, "{here}");
    }
}

#[test]
fn a_small_budget_finds_the_obvious() {
    for (size, dice, text, best) in [
        // A 5 stands in the open, in reach of a die that nothing guards against.
        (8, 2, "8/8/8/3e4/8/1C6/8/8 r 1,1 -,- b", "b3xd5"),
        // Two dice to take, one of them dearer, and neither guarded.
        (8, 3, "8/8/8/3f4/8/1C6/8/1b6 r 2,1 -,- b", "b3xd5"),
    ] {
        let position = position(size, dice, text);
        let thought = think(&position, &mind(), Limits::nodes(3_000), 1, &mut || false).expect("a choice");
        assert_eq!(thought.best.to_string(), best, "{text}");
        let again = think(&position, &mind(), Limits::nodes(3_000), 1, &mut || false).expect("a choice");
        assert_eq!(thought, again, "{text}: thinking repeats");
    }
}
