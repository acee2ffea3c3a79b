//! The judgement: the same for both sides, bounded, and good enough for what is obvious.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_core::{Position as _, Seat, Square, Turn};
use messdeck_dice_tactics::{BLACK, DiceTactics, Eval, Kind, Move, Phase, Position, Rules, WHITE};
use messdeck_facade::{Game, Mindful, ToMarks};
use messdeck_search::{Evaluator, Level, Limits, MOST, Numbers, Skill, Style, Thought, think};

use crate::common;

fn rules() -> Rules {
    common::rules("")
}

fn parse(text: &str) -> Position {
    DiceTactics.parse(&rules(), text).expect(text)
}

fn thought(position: &Position, nodes: u64) -> Thought<Move> {
    let mind = Position::MIND;
    think(position, &mind, Limits::nodes(nodes), 0, &mut || false).expect("somebody is to act")
}

/// The position with the sides exchanged: ranks upside down, letters in the other case, slants the other way.
fn exchanged(options: &str, position: &Position) -> Position {
    let text = position.to_string();
    let parts: Vec<&str> = text.split(' ').collect();
    let [board, turn, phase, actions, free, quiet] = parts[..] else { panic!("{text}") };
    let other_side = |letter: char| {
        let letter = match letter.to_ascii_lowercase() {
            's' => 'z',
            'z' => 's',
            'c' => 'k',
            'k' => 'c',
            _ => letter.to_ascii_lowercase(),
        };
        letter.to_ascii_uppercase()
    };
    let turned = |letter: char| {
        if letter.is_ascii_lowercase() { other_side(letter) } else { other_side(letter).to_ascii_lowercase() }
    };
    let board: Vec<String> = board.split('/').rev().map(|rank| rank.chars().map(turned).collect()).collect();
    let turn = if turn == "w" { "b" } else { "w" };
    let mut squares: Vec<Square> = (0..64)
        .map(Square::new)
        .filter(|square| position.free() & square.bit() != 0)
        .map(|square| Square::new(square.index() ^ 56))
        .collect();
    squares.sort_by_key(|square| (square.file(), square.rank()));
    let squares: String = squares.iter().map(Square::to_string).collect();
    let free = if free == "-" { free } else { &squares };
    common::position(options, &format!("{} {turn} {phase} {actions} {free} {quiet}", board.join("/")))
}

#[test]
fn both_sides_are_judged_alike_and_within_bounds() {
    let mut numbers = Numbers::seeded(7);
    for options in ["", "units=16 objective=hill", "units=8 objective=breakthrough"] {
        let mut seen = 0;
        for _ in 0..20 {
            let mut position = DiceTactics.start(&common::rules(options));
            while let Some(mv) = position.draw(&mut numbers) {
                let standing = Eval.standing(&position);
                assert!(standing[..2].iter().all(|side| side.abs() <= MOST), "{position}");
                if position.phase() == Phase::Play {
                    let other = Eval.standing(&exchanged(options, &position));
                    assert_eq!((standing[0], standing[1]), (other[1], other[0]), "{position}");
                    seen += 1;
                }
                position = position.play_unchecked(mv);
            }
        }
        assert!(seen > 1000, "{options}: {seen}");
    }
}

#[test]
fn what_is_obvious_is_found() {
    let cases = [
        // The last officer stands in a corner: one attack ends the game.
        ("o7/Q7/8/4p3/4L3/2k1S3/4h3/O1O5 w play 2 - 7", "a7xa8"),
        // With a step first.
        ("o7/8/Q7/8/8/8/8/O1O5 w play 2 - 0", "a6-a7"),
        // Pikes stop everything but a ranged attack, and the officer behind them leaves no way out.
        ("o7/p7/8/S7/8/8/8/OO6 w play 2 - 0", "a5*a7"),
        // Black, from the other side.
        ("o1o5/8/8/8/8/8/q7/O7 b play 2 - 0", "a2xa1"),
    ];
    for (text, expected) in cases {
        let thought = thought(&parse(text), 2_000);
        assert_eq!(thought.best.to_string(), expected, "{text}");
        assert!(thought.values[parse(text).to_act().index()].win > 0.99, "{text}");
    }
}

#[test]
fn thinking_is_repeatable() {
    let position = parse("8/8/oqho4/3p4/3CK3/2H5/1Q6/OO6 w play 2 d4e4 0");
    assert_eq!(thought(&position, 3_000), thought(&position, 3_000));
}

/// Left to itself, a player fields two whole armies, in either style and under any options.
fn drafted(options: &str, style: Style, seed: u64) -> Position {
    let rules = common::rules(options);
    let mut position = DiceTactics.start(&rules);
    for place in 0.. {
        if position.phase() == Phase::Play {
            break;
        }
        let limits = Limits::nodes(400).with_style(style);
        let seed = seed * 1000 + place;
        let thought = think(&position, &Position::MIND, limits, seed, &mut || false);
        let mv = thought.expect("somebody places").best;
        position = position.play(mv).unwrap_or_else(|why| panic!("{position}: {mv}: {why}"));
    }
    position
}

/// The units of a side, by kind.
fn kinds(position: &Position, seat: Seat) -> BTreeMap<Kind, usize> {
    let mut kinds = BTreeMap::new();
    for die in (0..64).filter_map(|square| position.die(Square::new(square))).filter(|die| die.seat == seat) {
        *kinds.entry(die.unit.kind()).or_default() += 1;
    }
    kinds
}

const SETUPS: [&str; 8] = [
    "",
    "units=4",
    "units=4 officers=1 objective=breakthrough",
    "units=8 officers=2 opening=half",
    "units=12 officers=3 objective=hill",
    "units=16",
    "units=16 officers=4 ranged=adjacent",
    "units=16 officers=6 objective=breakthrough",
];

#[test]
fn the_strongest_armies_have_all_the_officers_that_help() {
    for options in SETUPS {
        let rules = common::rules(options);
        for seat in [WHITE, BLACK] {
            let officers = kinds(&drafted(options, Style::Strongest, 1), seat)[&Kind::Officer];
            let many = usize::from(rules.units) * 5 / 6;
            let least = usize::from(rules.officers).min(many - 1);
            assert!((least..=many.min(rules.officers.into())).contains(&officers), "{options}: {officers}");
        }
    }
}

#[test]
fn varied_armies_are_as_a_person_would_field_them() {
    let mut seen = BTreeSet::new();
    for options in SETUPS {
        let rules = common::rules(options);
        for seed in 1..=5 {
            let position = drafted(options, Style::Varied, seed);
            assert!(seen.insert((options, position.to_string())), "{options}: the same armies again");
            for seat in [WHITE, BLACK] {
                let kinds = kinds(&position, seat);
                let officers = kinds[&Kind::Officer];
                let most = usize::from(rules.officers).min(4);
                let least = most.min(usize::from(rules.units) / 4).min(2);
                assert!((least..=most).contains(&officers), "{position}: {officers} officers");
                let mixed = if rules.units > 4 { 4 } else { 2 };
                assert!(kinds.len() >= mixed, "{position}: {kinds:?}");
            }
        }
    }
}

/// Cavalry rides in pairs: nearly every one has a partner beside it whose pips lie the other way.
#[test]
fn varied_armies_have_wedges() {
    let (mut cavalry, mut points) = (0, 0);
    for seed in 0..20 {
        let position = drafted("", Style::Varied, seed);
        cavalry += [WHITE, BLACK]
            .map(|seat| kinds(&position, seat).remove(&Kind::Cavalry).unwrap_or(0))
            .iter()
            .sum::<usize>();
        let marks = position.marks(&[]);
        let paired: BTreeSet<_> =
            marks.iter().filter(|mark| mark.kind == "wedge").map(|mark| &mark.cells[0]).collect();
        points += paired.len();
    }
    assert!(cavalry > 20 && points * 4 >= cavalry * 3, "{points} of {cavalry}");
}

/// Level by level, over whole games against itself, the computer neither undoes what it did nor holds for nothing.
#[test]
fn the_computer_does_not_fidget() {
    let mind = Position::MIND;
    for rung in [1, 3, 5, 7] {
        let player = Skill::Level(Level { rung, scale: 4u32.pow(u32::from(rung).saturating_sub(2)) });
        let (mut actions, mut fidgets) = (0, 0);
        for seed in 0..4 {
            let mut position = drafted("", Style::Varied, seed);
            let mut before: [Option<Position>; 2] = [None, None];
            while let Turn::Decide(seat) = position.turn() {
                let mv =
                    player.think(&position, &mind, seed + actions, &mut || false).expect("an action").best;
                let next = position.play_unchecked(mv);
                let same = |one: &Position, other: &Position| {
                    (0..64).map(Square::new).all(|square| one.die(square) == other.die(square))
                };
                let undoes = before[seat.index()].is_some_and(|before| same(&before, &next))
                    && !same(&position, &next);
                fidgets += u64::from(undoes || mv == Move::Hold);
                actions += 1;
                before[seat.index()] = Some(position);
                position = next;
            }
        }
        assert!(fidgets * 50 <= actions, "level {rung}: {fidgets} of {actions}");
    }
}

#[test]
fn objectives_are_seen() {
    let cases = [
        ("objective=breakthrough", "7o/8/3O4/8/8/8/8/O7 w play 2 - 5", "d6-d7"),
        ("objective=hill", "o7/8/8/3Q4/4P3/3Q4/8/O7 w play 1 - 0", "d3-d4"),
        // Black must drive white off the hill, or lose as white's turn begins.
        ("objective=hill", "o7/8/3l4/3S4/3QP3/8/8/O7 b play 1 - 4", "d6xd5"),
    ];
    for (options, text, expected) in cases {
        let position = common::position(options, text);
        let mind = Position::MIND;
        let thought = think(&position, &mind, Limits::nodes(2_000), 0, &mut || false).expect("an action");
        assert_eq!(thought.best.to_string(), expected, "{options} {text}");
    }
}

/// Whatever was placed by hand before, in any set-up, the computer goes on legally in either style.
#[test]
fn any_setup_can_be_continued() {
    let mut numbers = Numbers::seeded(3);
    for (options, style) in
        SETUPS.into_iter().flat_map(|options| [Style::Varied, Style::Strongest].map(|s| (options, s)))
    {
        let rules = common::rules(options);
        let mind = Position::MIND;
        for begun in 0..2 * usize::from(rules.units) {
            let mut position = DiceTactics.start(&rules);
            for _ in 0..begun {
                position = position.play_unchecked(position.draw(&mut numbers).expect("the setup goes on"));
            }
            let limits = Limits::nodes(50).with_style(style);
            for _ in 0..3 {
                if position.phase() == Phase::Play {
                    break;
                }
                let mv =
                    think(&position, &mind, limits, begun as u64, &mut || false).expect("a placement").best;
                position =
                    position.play(mv).unwrap_or_else(|why| panic!("{options}: {position}: {mv} {why:?}"));
            }
        }
    }
}
