//! Every reason that the game can give, with the sentence of the page that it cites and the squares
//! that it points at.

use messdeck_core::Position as _;
use messdeck_diceopolis::Move;
use messdeck_facade::Target;
use messdeck_testkit::reasons::{button, cell, forbids, forbids_target, item};
use messdeck_testkit::words;

use crate::common::position;

const FIRST: &str = "12/12/12/12/12/12/12/12/12/12/12/12 r 11345,23446 1,1 place";
const SECOND: &str = "12/12/12/12/12/6r1b24/12/12/12/12/12/12 r 1345,3446 1,1 roll";
const THIRD: &str = "12/12/12/12/12/6r1b24/12/12/12/12/12/12 r 13456,3446 0,1 place";
const REROLL: &str = "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 reroll";
const AIR: &str = "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 345,2256 0,0 roll";
const KEPT: &str = "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 place";
const OVER: &str = "12/12/12/6r25/4b2b1r2b24/4b2b1r1r1r3r12/5b56/12/12/12/12/12 r -,- 0,0 over";

/// Position; the move; the code, the rule and the squares of the reason.
type OfMove = (&'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

/// The same for what a person points at after a prefix.
type OfTarget<'t> = (&'static str, &'t [Target], Target, &'static str, &'static str, &'static [&'static str]);

#[test]
fn of_moves() {
    let cases: &[OfMove] = &[
        (OVER, "1@f5", "over", "DO-E1", &[]),
        (OVER, "keep", "over", "DO-E1", &[]),
        (OVER, "reroll:1", "over", "DO-E1", &[]),
        (OVER, "roll:1", "over", "DO-E1", &[]),
        (FIRST, "roll:1", "no-roll", "DO-R1", &[]),
        (REROLL, "roll:1", "no-roll", "DO-R1", &[]),
        (SECOND, "1@h9", "rolling", "DO-R2", &[]),
        (SECOND, "keep", "rolling", "DO-R2", &[]),
        (AIR, "reroll:3", "rolling", "DO-R2", &[]),
        (FIRST, "keep", "no-reroll", "DO-2", &[]),
        (THIRD, "reroll:3", "no-reroll", "DO-2", &[]),
        (KEPT, "keep", "reroll-done", "DO-R3", &[]),
        (KEPT, "reroll:3", "reroll-done", "DO-R3", &[]),
        (REROLL, "3@i8", "reroll-first", "DO-R4", &[]),
        (REROLL, "reroll:1", "not-in-hand", "DO-H1", &[]),
        (FIRST, "2@h8", "not-in-hand", "DO-H1", &[]),
        (FIRST, "1@g8", "cross", "DO-P1", &["g8"]),
        (FIRST, "1@g7", "cross", "DO-P1", &["g7"]),
        (THIRD, "1@i8", "occupied", "DO-P2", &["i8"]),
        (FIRST, "1@k11", "too-few", "DO-P3", &["k11"]),
        (FIRST, "1@m13", "too-few", "DO-P3", &["m13"]),
        (FIRST, "1@h13", "corners", "DO-7", &["h13", "g13", "g12"]),
        (FIRST, "1@h9", "corners", "DO-7", &["h9", "g9", "g8", "g10"]),
        (THIRD, "1@i9", "corners", "DO-7", &["i9", "i8", "h8"]),
        (THIRD, "1@j9", "too-few", "DO-P3", &["j9"]),
    ];
    for &(text, mv, code, rule, squares) in cases {
        forbids(&position(2, 6, text), mv, (code, rule, squares));
    }
}

/// Text can't say such a move, but a program can.
#[test]
fn of_values_that_no_die_shows() {
    for value in [0, 7, 8, 255] {
        let to = "h8".parse().unwrap();
        for (text, mv) in [
            (FIRST, Move::Place { value, to }),
            (SECOND, Move::Roll { value }),
            (REROLL, Move::Reroll { value }),
        ] {
            let why = position(2, 6, text).play(mv).unwrap_err();
            assert_eq!((why.code, why.rule), ("no-such-value", "DO-H2"));
        }
    }
}

#[test]
fn in_words() {
    let say = |text: &str, mv: &str| {
        let why = position(2, 6, text).why_not(mv.parse().unwrap()).unwrap();
        words::said(&why.say)
    };
    for (text, mv, sentence) in [
        (OVER, "keep", "The game is over: all dice are placed."),
        (FIRST, "roll:1", "No die is rolling: Red decides which die to place."),
        (REROLL, "roll:1", "No die is rolling: Red decides whether to re-roll a die."),
        (SECOND, "keep", "Red's die is still rolling: wait until it lands."),
        (KEPT, "keep", "Red has decided about its re-roll: there is one a turn."),
        (REROLL, "3@i8", "First Red re-rolls a die or keeps its hand; then it places one."),
        (FIRST, "2@h8", "Red has no 2 in hand: it holds 1, 1, 3, 4 and 5."),
        (FIRST, "1@g8", "g8 belongs to the cross: dice go into the quadrants between its arms."),
        (
            FIRST,
            "1@h13",
            "A die on h13 would touch only the black 6 on g13; it must touch two, and it meets g12 only at the corner.",
        ),
        (
            THIRD,
            "1@i9",
            "A die on i9 would touch only the blue 2 on i8; it must touch two, and it meets h8 only at the corner.",
        ),
        (THIRD, "1@j9", "A die on j9 would touch no other; it must touch two."),
        (THIRD, "1@i8", "On i8 stands the blue 2 already."),
        (THIRD, "keep", "Red began the turn with dice in its cache: re-rolls begin once it is empty."),
    ] {
        assert_eq!(say(text, mv), sentence, "{text}: {mv}");
    }
}

#[test]
fn of_targets() {
    let cases: &[OfTarget<'_>] = &[
        (OVER, &[], cell("h8"), "over", "DO-E1", &[]),
        (FIRST, &[], cell("nowhere"), "no-choice", "DO-T1", &[]),
        (FIRST, &[], cell("h9"), "corners", "DO-7", &["h9", "g9", "g8", "g10"]),
        (FIRST, &[], cell("g9"), "cross", "DO-P1", &["g9"]),
        (FIRST, &[], item("2"), "not-in-hand", "DO-H1", &[]),
        (FIRST, &[], item("blue-hand-2"), "not-yours", "DO-H1", &[]),
        (FIRST, &[], item("red-cache"), "in-cache", "DO-H1", &[]),
        (FIRST, &[item("1")], item("blue-cache"), "in-cache", "DO-H1", &[]),
        (FIRST, &[], item("red-shelf"), "no-choice", "DO-T1", &[]),
        (REROLL, &[], item("red-hand-3"), "reroll-first", "DO-R4", &[]),
        (FIRST, &[], button("keep"), "no-reroll", "DO-2", &[]),
        (FIRST, &[], button("roll:1"), "no-roll", "DO-R1", &[]),
        (FIRST, &[], button("1@h8"), "no-choice", "DO-T1", &[]),
        (FIRST, &[], Target::turn("left"), "no-choice", "DO-T1", &[]),
        (FIRST, &[], cell("h8"), "allowed", "DO-T1", &[]),
        (FIRST, &[item("1")], cell("g8"), "cross", "DO-P1", &["g8"]),
        (FIRST, &[item("1")], cell("h8"), "allowed", "DO-T1", &[]),
        (FIRST, &[item("1")], item("3"), "choose-square", "DO-P1", &[]),
        (FIRST, &[item("1")], button("keep"), "no-reroll", "DO-2", &[]),
        (FIRST, &[item("1")], cell("z"), "no-choice", "DO-T1", &[]),
        (FIRST, &[item("2")], cell("h8"), "not-in-hand", "DO-H1", &[]),
        (FIRST, &[cell("h8")], item("2"), "not-in-hand", "DO-H1", &[]),
        (FIRST, &[cell("h8")], cell("f8"), "choose-die", "DO-H1", &["h8"]),
        (FIRST, &[item("1"), cell("h8")], cell("f8"), "complete", "DO-T1", &[]),
        (SECOND, &[], cell("h9"), "rolling", "DO-R2", &[]),
        (SECOND, &[], item("1"), "rolling", "DO-R2", &[]),
        (SECOND, &[button("roll:1")], cell("h9"), "complete", "DO-T1", &[]),
        (REROLL, &[], item("3"), "reroll-first", "DO-R4", &[]),
        (REROLL, &[], cell("i8"), "reroll-first", "DO-R4", &[]),
        (REROLL, &[], button("reroll:1"), "not-in-hand", "DO-H1", &[]),
        (KEPT, &[], button("reroll:3"), "reroll-done", "DO-R3", &[]),
    ];
    for (text, prefix, target, code, rule, squares) in cases {
        forbids_target(&position(2, 6, text), (prefix, target), (code, rule, squares));
    }
}
