//! Every reason that the game can give, with the sentence of the page that it cites and the squares that it points
//! at.

use messdeck_core::Position as _;
use messdeck_facade::Target;
use messdeck_testkit::reasons::{button, cell, forbids, forbids_target, item, turn};
use messdeck_testkit::words::why;

use crate::common::position;

/// The start, and white about to place its last unit, which must be an officer.
const START: &str = "8/8/8/8/8/8/8/8 w setup 3 - 0";
const LAST: &str = "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0";
/// One of everything, in the open; and the same with black to act.
const FIELD: &str = "o7/8/8/4p3/2SZ1P2/3k4/L1H2Q2/OO6 w play 2 - 0";
const BLACK: &str = "o7/8/8/4p3/2SZ1P2/3k4/L1H2Q2/OO6 b play 1 d3 0";
/// White has won; the counter has drawn.
const WON: &str = "8/8/8/8/8/8/8/O7 w play 0 - 0";
const DRAWN: &str = "o7/8/8/8/8/8/8/O7 w play 1 - 100";
/// Black was driven onto its far rank; white holds the hill as its turn begins.
const BROKEN: &str = "7o/8/8/8/8/8/3Q4/O2o4 w play 0 - 5";
const HELD: &str = "o7/8/8/3Q4/3QP3/8/8/O7 w play 1 - 8";

/// Options and position; the move; the code, the rule and the squares of the reason.
type OfMove = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static [&'static str]);

/// The same for what a person points at after a prefix.
type OfTarget<'t> =
    (&'static str, &'static str, &'t [Target], Target, &'static str, &'static str, &'static [&'static str]);

#[test]
fn of_moves() {
    let cases: &[OfMove] = &[
        ("", WON, "hold", "over", "DT-E1", &[]),
        ("", WON, "O@a5", "over", "DT-E1", &[]),
        ("", DRAWN, "hold", "drawn", "DT-9", &[]),
        ("", START, "hold", "setup", "DT-S1", &[]),
        ("", START, "a1-a2", "setup", "DT-S1", &[]),
        ("", FIELD, "O@a3", "placed", "DT-S1", &[]),
        ("", LAST, "O@a1", "occupied", "DT-S3", &["a1"]),
        ("", LAST, "O@a8", "occupied", "DT-S3", &["a8"]),
        ("", START, "O@a5", "not-home", "DT-S2", &["a5"]),
        ("", LAST, "Z@a3", "needs-officer", "DT-1", &[]),
        ("officers=1", "8/8/8/8/8/8/8/O7 w setup 2 - 0", "O@b1", "enough-officers", "DT-S4", &[]),
        ("officers=1", "8/8/8/8/8/8/8/O7 w setup 2 - 0", "O@a1", "occupied", "DT-S3", &["a1"]),
        ("officers=1", "8/8/8/8/8/8/8/O7 w setup 2 - 0", "O@a5", "not-home", "DT-S2", &["a5"]),
        ("objective=breakthrough", BROKEN, "hold", "breakthrough", "DT-E2", &[]),
        ("objective=breakthrough", WON, "hold", "over", "DT-E1", &[]),
        ("objective=hill", HELD, "hold", "hill", "DT-E3", &[]),
        ("objective=hill quiet=8", HELD, "d4-d3", "hill", "DT-E3", &[]),
        ("objective=hill", DRAWN, "hold", "drawn", "DT-9", &[]),
        ("", FIELD, "b2-b3", "no-unit", "DT-A1", &["b2"]),
        ("", FIELD, "e5r", "not-yours", "DT-A1", &["e5"]),
        ("", BLACK, "c4r", "not-yours", "DT-A1", &["c4"]),
        ("", FIELD, "f4-f6", "not-one-square", "DT-M1", &["f6", "f4"]),
        ("", FIELD, "f4-f4", "not-one-square", "DT-M1", &["f4", "f4"]),
        ("", FIELD, "f4-h5", "not-one-square", "DT-M1", &["h5", "f4"]),
        // From the last file to the next rank's first is no step.
        ("", "o7/8/8/8/7Q/8/8/O7 w play 1 - 0", "h4-a5", "not-one-square", "DT-M1", &["a5", "h4"]),
        ("", FIELD, "c4-b5", "diagonal", "DT-M3", &["b5", "c4"]),
        ("", FIELD, "d4-c3", "diagonal", "DT-M3", &["c3", "d4"]),
        ("", FIELD, "f4-g5", "diagonal", "DT-M3", &["g5", "f4"]),
        ("", FIELD, "a2-b3", "diagonal", "DT-M3", &["b3", "a2"]),
        ("", FIELD, "a2-b2", "long-edge", "DT-M4", &["b2", "a2"]),
        ("", FIELD, "c2-c3", "long-edge", "DT-M4", &["c3", "c2"]),
        ("", FIELD, "c4-d4", "occupied", "DT-M2", &["d4", "c4"]),
        ("", FIELD, "d4-d3", "occupied", "DT-M2", &["d3", "d4"]),
        ("", FIELD, "d4xe5", "diagonal-attack", "DT-7", &["e5", "d4"]),
        ("", FIELD, "f4xd2", "diagonal-attack", "DT-7", &["d2", "f4"]),
        ("", FIELD, "f4xf6", "not-adjacent", "DT-X1", &["f6", "f4"]),
        ("", FIELD, "f4xf4", "not-adjacent", "DT-X1", &["f4", "f4"]),
        ("", FIELD, "c4xd4", "own-unit", "DT-X2", &["d4"]),
        ("", FIELD, "c4xc5", "no-enemy", "DT-X2", &["c5"]),
        ("", FIELD, "f4*d4", "not-skirmisher", "DT-R1", &["f4"]),
        ("", FIELD, "c4*e6", "diagonal-attack", "DT-7", &["e6", "c4"]),
        ("", FIELD, "d4*d3", "out-of-range", "DT-5", &["d3", "d4"]),
        ("", FIELD, "d4*e6", "out-of-range", "DT-5", &["e6", "d4"]),
        ("", FIELD, "c4*e4", "blocked", "DT-5", &["d4", "c4", "e4"]),
        ("", FIELD, "d4*f4", "own-unit", "DT-X2", &["f4"]),
        ("", FIELD, "d4*d6", "no-enemy", "DT-X2", &["d6"]),
        ("ranged=adjacent", FIELD, "d4*d6", "out-of-range", "DT-5", &["d6", "d4"]),
        ("ranged=adjacent", FIELD, "d4*d5", "no-enemy", "DT-X2", &["d5"]),
        ("", FIELD, "a1r", "symmetrical", "DT-4", &["a1"]),
        ("", FIELD, "f2r", "symmetrical", "DT-4", &["f2"]),
        ("", BLACK, "e5r", "symmetrical", "DT-4", &["e5"]),
    ];
    for &(options, text, mv, code, rule, squares) in cases {
        forbids(&position(options, text), mv, (code, rule, squares));
    }
}

#[test]
fn in_words() {
    let say = |options: &str, text: &str, mv: &str| {
        why(&position(options, text).why_not(mv.parse().unwrap()).unwrap())
    };
    for (text, mv, words) in [
        (START, "hold", "The armies are still being placed: White places 3 more units. (DT-S1)"),
        (LAST, "Q@a3", "White has no officer yet, so its last unit must be one. (DT-1)"),
        (
            FIELD,
            "e5r",
            "White can't command the black pikemen on e5. Strength: 4 in attack, 8 in defence. (DT-A1)",
        ),
        (FIELD, "d4-d3", "d3 is held by the black cavalry: to attack is written d4xd3. (DT-M2)"),
        (
            FIELD,
            "c4-b5",
            "The pips of the white skirmisher on c4 lie from south-west to north-east, b5 is off that line. (DT-M3)",
        ),
        (
            FIELD,
            "c2-c3",
            "The white line infantry on c2 moves only across its edges with two pips: east or west. (DT-M4)",
        ),
        (FIELD, "c4*e4", "d4 lies between and must be empty, but is taken by the white skirmisher. (DT-5)"),
        (WON, "hold", "The game is over: Black has no officer left. (DT-E1)"),
        (DRAWN, "hold", "The game is drawn: no unit was removed for 100 turns. (DT-9)"),
    ] {
        assert_eq!(say("", text, mv), words);
    }
    for (options, text, mv, words) in [
        (
            "officers=2",
            "8/8/8/8/8/8/8/OO6 w setup 1 - 0",
            "O@c1",
            "White has 2 officers already, and an army has no more in this game. (DT-S4)",
        ),
        (
            "objective=breakthrough",
            BROKEN,
            "hold",
            "The game is over: an officer of Black stands on the enemy's home rank. (DT-E2)",
        ),
        (
            "objective=hill",
            HELD,
            "hold",
            "The game is over: White held 3 squares of the hill as its turn began. (DT-E3)",
        ),
    ] {
        assert_eq!(say(options, text, mv), words);
    }
}

#[test]
fn of_targets() {
    // The officer in the corner is walled in by its own side.
    let walled = "o7/8/8/8/8/8/Q7/OQ6 w play 1 - 0";
    let adjacent = "ranged=adjacent";
    let cases: &[OfTarget<'_>] = &[
        ("", WON, &[], cell("a1"), "over", "DT-E1", &[]),
        ("", DRAWN, &[], button("hold"), "drawn", "DT-9", &[]),
        ("", START, &[], cell("nowhere"), "no-choice", "DT-T1", &[]),
        ("", START, &[], item("white-reserve"), "no-choice", "DT-T1", &[]),
        ("", START, &[], item("black-reserve"), "not-yours", "DT-S1", &[]),
        ("", START, &[], item("o"), "no-choice", "DT-T1", &[]),
        ("", START, &[], button("hold"), "setup", "DT-S1", &[]),
        ("", START, &[], turn("r"), "setup", "DT-S1", &[]),
        ("", START, &[], cell("a5"), "not-home", "DT-S2", &["a5"]),
        ("", LAST, &[], cell("a1"), "occupied", "DT-S3", &["a1"]),
        ("", LAST, &[], item("Q"), "needs-officer", "DT-1", &[]),
        ("officers=1", "8/8/8/8/8/8/8/O7 w setup 2 - 0", &[], item("O"), "enough-officers", "DT-S4", &[]),
        ("objective=hill", HELD, &[], cell("d4"), "hill", "DT-E3", &[]),
        ("", LAST, &[cell("a3")], item("Q"), "needs-officer", "DT-1", &[]),
        ("", START, &[item("Q")], cell("a5"), "not-home", "DT-S2", &["a5"]),
        ("", START, &[item("Q")], item("O"), "choose-square", "DT-S3", &[]),
        ("", START, &[cell("a1")], cell("a2"), "choose-unit", "DT-S1", &["a1"]),
        ("", START, &[cell("a1")], button("panic"), "no-choice", "DT-T1", &[]),
        ("", START, &[cell("a1"), item("O")], cell("a2"), "complete", "DT-T1", &[]),
        ("", FIELD, &[], item("O"), "placed", "DT-S1", &[]),
        ("", FIELD, &[], cell("b2"), "no-unit", "DT-A1", &["b2"]),
        ("", FIELD, &[], cell("e5"), "not-yours", "DT-A1", &["e5"]),
        ("", FIELD, &[], turn("r"), "choose-unit", "DT-A1", &[]),
        ("", FIELD, &[], button("ranged"), "choose-unit", "DT-A1", &[]),
        ("", FIELD, &[], cell("c4"), "allowed", "DT-T1", &[]),
        ("", walled, &[], cell("a1"), "idle", "DT-M2", &["a1"]),
        ("", FIELD, &[cell("e5")], cell("e6"), "not-yours", "DT-A1", &["e5"]),
        ("", FIELD, &[cell("f4")], turn("r"), "symmetrical", "DT-4", &["f4"]),
        ("", FIELD, &[cell("f4")], turn("l"), "no-choice", "DT-T1", &[]),
        ("", FIELD, &[cell("f4")], item("O"), "placed", "DT-S1", &[]),
        ("", FIELD, &[cell("f4")], button("hold"), "choose-square", "DT-T1", &["f4"]),
        ("", FIELD, &[cell("f4")], cell("e5"), "diagonal-attack", "DT-7", &["e5", "f4"]),
        ("", FIELD, &[cell("f4")], cell("f6"), "not-one-square", "DT-M1", &["f6", "f4"]),
        ("", FIELD, &[cell("c4")], cell("d4"), "occupied", "DT-M2", &["d4", "c4"]),
        ("", FIELD, &[cell("c4")], cell("a8"), "out-of-range", "DT-5", &["a8", "c4"]),
        (adjacent, FIELD, &[cell("c4")], cell("a8"), "not-adjacent", "DT-X1", &["a8", "c4"]),
        (adjacent, FIELD, &[cell("d4"), cell("d3")], cell("d2"), "choose-attack", "DT-5", &["d4", "d3"]),
        (adjacent, FIELD, &[cell("d4"), cell("d5")], button("ranged"), "complete", "DT-T1", &[]),
        (adjacent, FIELD, &[cell("d4"), cell("d3"), button("attack")], cell("a1"), "complete", "DT-T1", &[]),
        ("", FIELD, &[cell("d4"), cell("d3")], button("ranged"), "complete", "DT-T1", &[]),
        ("", FIELD, &[button("hold")], cell("a1"), "complete", "DT-T1", &[]),
    ];
    for (options, text, prefix, target, code, rule, squares) in cases {
        forbids_target(&position(options, text), (prefix, target), (code, rule, squares));
        assert!(messdeck_words::rules_page("dice-tactics").unwrap().contains(rule));
    }
}
