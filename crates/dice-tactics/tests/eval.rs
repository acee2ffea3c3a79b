//! The judgement: the same for both sides, bounded, and good enough for what is obvious.

use messdeck_core::{Position as _, Square, Turn};
use messdeck_dice_tactics::{DiceTactics, Eval, Phase, Position, Rules};
use messdeck_facade::{Game, Options};
use messdeck_search::{Evaluator, Limits, MOST, Numbers, Thought, think};

fn rules() -> Rules {
    DiceTactics.rules(&Options::defaults(Game::options(&DiceTactics))).expect("the defaults are good")
}

fn parse(text: &str) -> Position {
    DiceTactics.parse(&rules(), text).expect(text)
}

fn thought(position: &Position, nodes: u64) -> Thought<messdeck_dice_tactics::Move> {
    let mind = DiceTactics.mind(&rules());
    think(position, &mind, Limits::nodes(nodes), 0, &mut || false).expect("somebody is to act")
}

/// The position with the sides exchanged: ranks upside down, letters in the other case, slants the other way.
fn exchanged(position: &Position) -> Position {
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
    parse(&format!("{} {turn} {phase} {actions} {free} {quiet}", board.join("/")))
}

#[test]
fn both_sides_are_judged_alike_and_within_bounds() {
    let mut numbers = Numbers::seeded(7);
    let mut seen = 0;
    for _ in 0..20 {
        let mut position = DiceTactics.start(&rules());
        while let Some(mv) = position.draw(&mut numbers) {
            let standing = Eval.standing(&position);
            assert!(standing[..2].iter().all(|side| side.abs() <= MOST), "{position}");
            if position.phase() == Phase::Play {
                let other = Eval.standing(&exchanged(&position));
                assert_eq!((standing[0], standing[1]), (other[1], other[0]), "{position}");
                seen += 1;
            }
            position = position.play_unchecked(mv);
        }
    }
    assert!(seen > 1000);
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

/// Left to itself, the computer fields two whole armies with more than one officer each.
#[test]
fn armies_come_from_the_book() {
    let mut position = DiceTactics.start(&rules());
    while position.phase() == Phase::Setup {
        assert!(matches!(position.turn(), Turn::Decide(_)));
        position = position.play_unchecked(thought(&position, 400).best);
    }
    let text = position.to_string();
    let board = text.split(' ').next().expect("a board");
    for officer in ['o', 'O'] {
        assert!(board.chars().filter(|&letter| letter == officer).count() > 1, "{text}");
    }
}

/// Whatever was placed by hand before, even on all squares of the book's officers, the computer goes on legally.
#[test]
fn any_setup_can_be_continued() {
    let mut numbers = Numbers::seeded(3);
    for begun in 0..24 {
        let mut position = DiceTactics.start(&rules());
        for _ in 0..begun {
            position = position.play_unchecked(position.draw(&mut numbers).expect("the setup goes on"));
        }
        while position.phase() == Phase::Setup {
            let mv = thought(&position, 50).best;
            position = position.play(mv).unwrap_or_else(|why| panic!("{mv} {why:?}"));
        }
    }
}
