//! Every reason that the game can give, with the sentence of the page that it cites and the squares
//! that it points at.

use messdeck_core::Position as _;
use messdeck_facade::Target;
use messdeck_testkit::reasons::{cell, forbids, forbids_target, item};
use messdeck_testkit::words;
use messdeck_uptick::Move;

use crate::common::position;

const SIX: &str = "6/2a1D1/6/2c3/6/2F3 b 2,2 -,- r";
const FOUR: &str = "2bB/4/1Bc1/F3 b 2,3 -,- r";

/// Size, dice and position; the move; the code, the rule and the squares of the reason.
type OfMove = (u8, u8, &'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

/// The same for what a person points at after a prefix.
type OfTarget<'t> =
    (u8, u8, &'static str, &'t [Target], Target, &'static str, &'static str, &'static [&'static str]);

#[test]
fn of_moves() {
    let cases: &[OfMove] = &[
        (3, 1, "2f/1B1/3 b 0,0 -,- r", "pass", "over", "UT-E1", &[]),
        (3, 1, "2f/1B1/3 b 0,0 -,- r", "1@a1", "over", "UT-E1", &[]),
        (8, 12, "8/8/8/8/8/8/8/8 r 12,12 -,- -", "pass", "can-act", "UT-1", &[]),
        (3, 1, "2f/3/A2 r 0,0 -,- b", "pass", "can-act", "UT-1", &[]),
        (3, 1, "2f/3/A2 r 0,0 -,- b", "1@b1", "no-reserve", "UT-P1", &[]),
        (6, 4, SIX, "1@g7", "off-board", "UT-B1", &[]),
        (6, 4, SIX, "g7-a1", "off-board", "UT-B1", &[]),
        (6, 4, SIX, "c3-c7", "off-board", "UT-B1", &[]),
        (4, 5, FOUR, "1@a1", "occupied", "UT-P3", &["a1"]),
        (4, 5, FOUR, "3@c3", "freezes", "UT-P2", &["c3", "d4", "b2"]),
        (4, 5, FOUR, "3@a2", "freezes-again", "UT-2", &["a2", "b2"]),
        (6, 4, SIX, "a1-a2", "no-die", "UT-M1", &["a1"]),
        (6, 4, SIX, "e5-e6", "not-yours", "UT-M1", &["e5"]),
        (4, 5, "2bB/4/1Bc1/F3 r 2,3 -,- r", "a1-a2", "six", "UT-F1", &["a1"]),
        (4, 5, "2bB/4/1Bc1/F3 r 2,3 -,- r", "b2-a2", "frozen", "UT-F2", &["b2", "c2"]),
        (6, 4, SIX, "c3-c3", "stays", "UT-M3", &["c3"]),
        (6, 4, SIX, "c3-d5", "not-straight", "UT-M2", &["d5", "c3"]),
        (6, 4, SIX, "c5-c1", "too-far", "UT-M3", &["c1", "c5"]),
        (6, 4, SIX, "c3xf6", "blocked", "UT-M4", &["e5", "c3", "f6"]),
        (6, 4, SIX, "c3-c5", "own-die", "UT-M5", &["c5"]),
        (6, 4, SIX, "c3-e5", "captures", "UT-N1", &["e5"]),
        (6, 4, SIX, "c3xd4", "no-capture", "UT-N2", &["d4"]),
    ];
    for &(size, dice, text, mv, code, rule, squares) in cases {
        forbids(&position(size, dice, text), mv, (code, rule, squares));
    }
}

/// Text can't say such a move, but a program can.
#[test]
fn of_values_that_no_die_shows() {
    let position = position(6, 4, SIX);
    let to = "a1".parse().unwrap();
    for value in [0, 7, 255] {
        let why = position.play(Move::Place { value, to }).unwrap_err();
        assert_eq!((why.code, why.rule), ("no-such-value", "UT-P4"));
    }
}

#[test]
fn in_words() {
    let say = |text: &str, mv: &str| {
        let position = position(4, 5, text);
        words::why(&position.why_not(mv.parse().unwrap()).unwrap())
    };
    let red = "2bB/4/1Bc1/F3 r 2,3 -,- r";
    assert_eq!(say(red, "b2-a2"), "The red 2 on b2 is frozen by the blue 3 on c2. (UT-F2)");
    assert_eq!(
        say(red, "a1-a2"),
        "The red 6 on a1 never moves again: sixes stay where they are for good. (UT-F1)"
    );
    assert_eq!(say(FOUR, "c4-c1"), "The blue 2 on c4 goes 2 squares at most, and c1 is 3 away. (UT-M3)");
    assert_eq!(
        say(FOUR, "3@c3"),
        "A 3 on c3 would freeze the red 2 on d4, and a placement may not freeze anything. (UT-P2)"
    );
}

#[test]
fn of_targets() {
    // A red 1 in the corner is walled in by its own colour: every square it could reach is taken.
    let walled = "4/4/BB2/AB2 r 1,5 -,- r";
    // Wherever there is room for a red 2 or more a blue 1 stands next to it.
    let no_room = "3/1a1/3 r 1,0 -,- b";
    let full = "AAA/AaA/AAA r 1,8 -,- b";
    let pass = "3/1f1/Af1 b 1,0 -,- r";
    let cases: &[OfTarget<'_>] = &[
        (3, 1, "2f/1B1/3 b 0,0 -,- r", &[], cell("b2"), "over", "UT-E1", &[]),
        (6, 4, SIX, &[], cell("nowhere"), "no-choice", "UT-T1", &[]),
        (6, 4, SIX, &[], cell("h8"), "off-board", "UT-B1", &[]),
        (6, 4, SIX, &[], cell("e5"), "not-yours", "UT-M1", &["e5"]),
        (6, 4, SIX, &[], item("blue-reserve"), "choose-value", "UT-P4", &[]),
        (6, 4, SIX, &[], item("red-reserve"), "not-yours", "UT-P1", &[]),
        (6, 4, SIX, &[], item("red-shelf"), "no-choice", "UT-T1", &[]),
        (6, 4, SIX, &[], Target::turn("left"), "no-choice", "UT-T1", &[]),
        (6, 4, SIX, &[], Target::button("pass"), "can-act", "UT-1", &[]),
        (6, 4, SIX, &[], Target::button("hold"), "no-choice", "UT-T1", &[]),
        (4, 5, walled, &[], cell("a1"), "walled-in", "UT-M5", &["a1"]),
        (3, 1, no_room, &[], item("2"), "no-square", "UT-P2", &[]),
        (3, 9, full, &[], item("1"), "board-full", "UT-P3", &[]),
        (3, 1, "2f/3/A2 r 0,0 -,- b", &[], item("1"), "no-reserve", "UT-P1", &[]),
        (3, 1, "2f/3/A2 r 0,0 -,- b", &[], cell("b1"), "no-reserve", "UT-P1", &[]),
        (6, 4, SIX, &[cell("c3")], cell("f6"), "blocked", "UT-M4", &["e5", "c3", "f6"]),
        (6, 4, SIX, &[cell("c3")], cell("c5"), "own-die", "UT-M5", &["c5"]),
        (6, 4, SIX, &[cell("c3")], item("2"), "occupied", "UT-P3", &["c3"]),
        (6, 4, SIX, &[cell("c3")], Target::button("pass"), "can-act", "UT-1", &[]),
        (6, 4, SIX, &[cell("c3")], item("blue-captured-1"), "captured", "UT-P1", &[]),
        (6, 4, SIX, &[cell("e5")], cell("f6"), "not-yours", "UT-M1", &["e5"]),
        (6, 4, SIX, &[cell("a1")], cell("a2"), "choose-value", "UT-P1", &["a1"]),
        (6, 4, SIX, &[cell("f6")], item("5"), "freezes", "UT-P2", &["f6", "e5"]),
        (6, 4, SIX, &[item("5")], cell("f6"), "freezes", "UT-P2", &["f6", "e5"]),
        (6, 4, SIX, &[item("5")], item("4"), "choose-square", "UT-P3", &[]),
        (6, 4, SIX, &[item("5"), cell("a1")], cell("a2"), "complete", "UT-T1", &[]),
        (3, 2, pass, &[Target::button("pass")], cell("a1"), "complete", "UT-T1", &[]),
        (6, 4, SIX, &[], cell("c3"), "allowed", "UT-T1", &[]),
    ];
    for (size, dice, text, prefix, target, code, rule, squares) in cases {
        forbids_target(&position(*size, *dice, text), (prefix, target), (code, rule, squares));
    }
}
