//! Every reason that the game can give, with the sentence of the page that it cites and the squares
//! that it points at.

use std::collections::BTreeSet;

use messdeck_core::Position as _;
use messdeck_facade::{Target, ToPaths};
use messdeck_testkit::reasons::forbids;
use messdeck_testkit::words::said;

use crate::common::{any, has_words, position};

const ONE: &str = "rules=one-die";
const SAVED: &str = "rules=one-die,saved-sixes=on";

/// Red stands before a blue blob on 20, with a yellow blob on its doorstep and green beside it on 30.
const CROWD: &str = "B,19,30,51/20,20,31,31/B,B,B,30/52,52,1,1";
const OPEN: &str = "B,B,10,14/B,B,B,B/B,B,B,B/B,B,B,B";
const OVER: &str = "H,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r over - - - 0,0,0,0 hppp";

/// Options and position; the move; the code, the rule and the squares of the reason.
type OfMove<'t> = (&'t str, &'t str, &'t str, &'t str, &'t str, &'t [&'t str]);

/// The same for what a person points at after a prefix of cells, without squares.
type OfTarget<'t> = (&'t str, &'t str, &'t [&'t str], Target, &'t str, &'t str);

fn crowd(rest: &str) -> String {
    format!("{CROWD} {rest} 0,0,0,0 pppp")
}

fn open(rest: &str) -> String {
    format!("{OPEN} {rest} 0,0,0,0 pppp")
}

#[test]
fn of_moves() {
    let use_phase = "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp";
    let six_saved = "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r move 6 - - 1,0,0,0 pppp";
    let used = "B,B,10,14/B,B,B,B/B,B,B,B/B,B,B,B r use - r14* - 1,0,0,0 pppp";
    let used_up = "B,B,10,14/B,B,B,B/B,B,B,B/B,B,B,B r throw - r14* - 1,0,0,0 pppp";
    let waits = "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 wppp";
    let helps = "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r move 21 - - 0,0,0,0 hppp";
    let two = "B,B,B,10/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0 pp";
    let near = "B,B,h3,H/B,B,B,B/B,B,B,B/B,B,B,B r move 53 - - 0,0,0,0 pppp";
    let challenge = crowd("r throw - - r19!20:2");
    let cases: &[OfMove<'_>] = &[
        ("", OVER, "pass", "game-over", "UC-E1", &[]),
        ("", OVER, "roll:63", "game-over", "UC-E1", &[]),
        ("", &open("r throw - - -"), "roll:6", "number-of-dice", "UC-T1", &[]),
        (ONE, &open("r throw - - -"), "roll:63", "number-of-dice", "UC-O1", &[]),
        ("", &open("r throw - - -"), "pass", "dice-are-next", "UC-R1", &[]),
        ("", &challenge, "r19!20", "dice-are-next", "UC-R1", &[]),
        ("", waits, "pass", "dice-are-next", "UC-R1", &[]),
        ("", &open("r move 43 - -"), "roll:43", "no-throw-now", "UC-R2", &[]),
        (SAVED, use_phase, "roll:4", "no-throw-now", "UC-R2", &[]),
        (SAVED, use_phase, "r19!20", "saved-six-challenge", "UC-V4", &["19"]),
        (SAVED, use_phase, "rB-1", "use-or-throw", "UC-V2", &[]),
        (SAVED, use_phase, "rB-1,rB-1", "use-or-throw", "UC-V2", &[]),
        (SAVED, use_phase, "pass", "use-or-throw", "UC-V2", &[]),
        (SAVED, use_phase, "save", "use-or-throw", "UC-V2", &[]),
        (SAVED, use_phase, "use:r19-25", "blocked", "UC-S4", &["20", "19"]),
        (SAVED, use_phase, "use:r19-22", "not-thrown", "UC-S2", &["22", "19"]),
        (SAVED, six_saved, "use:rB-1", "used-before-the-throw", "UC-V2", &[]),
        (SAVED, six_saved, "throw", "used-before-the-throw", "UC-V2", &[]),
        (ONE, &open("r move 6 - -"), "use:rB-1", "no-saved-sixes", "UC-V5", &[]),
        (ONE, &open("r move 6 - -"), "save", "no-saved-sixes", "UC-V5", &[]),
        ("", &open("r move 61 - -"), "save", "no-saved-sixes", "UC-V5", &[]),
        (SAVED, &open("r move 5 - -"), "save", "save-needs-six", "UC-V1", &[]),
        (SAVED, &open("r move 5 r14* -"), "save", "save-needs-six", "UC-V1", &[]),
        (SAVED, &open("r move 6 r14* -"), "save", "save-after-use", "UC-V3", &["14"]),
        (SAVED, &open("r move 6 r14 -"), "save", "legal", "", &[]),
        (SAVED, &open("r move 6 r14* -"), "use:r14-20", "used-before-the-throw", "UC-V2", &[]),
        (SAVED, &open("r move 5 r14* -"), "throw", "used-before-the-throw", "UC-V2", &[]),
        (SAVED, &open("r move 6 r14* -"), "r10-16", "bound", "UC-O2", &["14", "10"]),
        (SAVED, used, "use:r14-20", "legal", "", &[]),
        (SAVED, used, "throw", "legal", "", &[]),
        (SAVED, used, "use:r10-16", "bound", "UC-O2", &["14", "10"]),
        (SAVED, used, "use:rB-1", "bound", "UC-O2", &["14", "rB"]),
        (SAVED, used, "r14-20", "use-or-throw", "UC-V2", &[]),
        (SAVED, used, "pass", "use-or-throw", "UC-V2", &[]),
        (SAVED, used, "save", "use-or-throw", "UC-V2", &[]),
        (SAVED, used, "r14!15", "saved-six-challenge", "UC-V4", &["14"]),
        (SAVED, used, "roll:6", "no-throw-now", "UC-R2", &[]),
        (SAVED, used_up, "use:r14-20", "dice-are-next", "UC-R1", &[]),
        (SAVED, used_up, "throw", "dice-are-next", "UC-R1", &[]),
        (SAVED, used_up, "save", "dice-are-next", "UC-R1", &[]),
        (SAVED, used_up, "pass", "dice-are-next", "UC-R1", &[]),
        (SAVED, used_up, "r14-20", "dice-are-next", "UC-R1", &[]),
        (SAVED, used_up, "r14!15", "dice-are-next", "UC-R1", &[]),
        (SAVED, &crowd("r move 6 r19* -"), "r19!20", "challenge-bound", "UC-5", &["19"]),
        ("", &open("r move 43 - -"), "pass", "must-play", "UC-T5", &[]),
        (ONE, &open("r move 4 - -"), "pass", "must-play", "UC-O3", &[]),
        (ONE, &open("r move 4 r14 -"), "r10-14", "bound", "UC-O2", &["14", "10"]),
        (ONE, &open("r move 4 - -"), "r10-14,r14-18", "one-step", "UC-O1", &["10", "14"]),
        (ONE, &open("r move 4 - -"), "r10-13", "not-thrown", "UC-S2", &["13", "10"]),
        ("", &open("r move 43 - -"), "r10-15", "not-thrown", "UC-S2", &["15", "10"]),
        ("", &open("r move 43 - -"), "r10-14,r14-18", "not-thrown", "UC-S2", &["18", "14"]),
        ("", &open("r move 43 - -"), "r10-15,r14-18", "not-thrown", "UC-S2", &["15", "10"]),
        ("", near, "rh3-H", "legal", "", &[]),
        (
            "",
            "B,B,h2,H/B,B,B,B/B,B,B,B/B,B,B,B r move 53 - - 0,0,0,0 pppp",
            "rh2-H",
            "home-exactly",
            "UC-S3",
            &["rH", "rh2"],
        ),
        ("", &open("r move 43 - -"), "rB-1", "enter-needs-six", "UC-S1", &["rB"]),
        ("", &open("r move 43 - -"), "rB-1,r10-13", "enter-needs-six", "UC-S1", &["rB"]),
        (ONE, &open("r move 4 - -"), "rB-1", "enter-needs-six", "UC-S1", &["rB"]),
        ("", &open("r move 61 - -"), "rB-52", "enter-on-doorstep", "UC-S1", &["52", "rB"]),
        ("", &open("r move 61 - -"), "rB-7", "enter-on-doorstep", "UC-S1", &["7", "rB"]),
        ("", &open("r move 43 - -"), "r14-10", "not-forward", "UC-B1", &["10", "14"]),
        ("", &open("r move 43 - -"), "r14-14", "not-forward", "UC-B1", &["14", "14"]),
        ("", &open("r move 43 - -"), "r10-52", "not-forward", "UC-B1", &["52", "10"]),
        ("", &crowd("r move 21 - -"), "r19-21", "blocked", "UC-S4", &["20", "19"]),
        ("", &crowd("r move 61 - -"), "rB-1", "blocked", "UC-S4", &["1", "rB"]),
        ("", &crowd("r move 21 - -"), "r19-20,r51-h2", "blocked", "UC-S4", &["20", "19"]),
        ("", &open("r move 43 - -"), "r14-18", "use-both-dice", "UC-3", &["14"]),
        ("", &crowd("r move 54 - -"), "r51-h4", "use-higher-die", "UC-3", &["51"]),
        ("", &open("r move 43 - -"), "r14-17,r17-21", "one-counter-twice", "UC-T2", &["14"]),
        ("", &open("r move 43 - -"), "r14-17,r14-18", "one-counter-twice", "UC-T2", &["14"]),
        ("", &crowd("r move 54 - -"), "r19!20", "challenge-needs-six", "UC-T6", &[]),
        (ONE, &crowd("r move 5 - -"), "r19!20", "challenge-needs-six", "UC-O4", &[]),
        (ONE, &crowd("r move 6 - -"), "rB!1", "challenge-from-base", "UC-O5", &["rB"]),
        ("", &crowd("r move 61 - -"), "r51!52", "challenge-from-foot", "UC-2", &["51"]),
        ("", &crowd("r move 61 - -"), "r19!21", "not-the-next-square", "UC-C1", &["21", "20"]),
        ("", &crowd("r move 61 - -"), "rB!20", "not-the-next-square", "UC-C3", &["20", "1"]),
        ("", &open("r move 61 - -"), "r14!15", "no-blob", "UC-C1", &["15"]),
        ("", &crowd("r move 61 - -"), "r30!31", "partner-beside", "UC-C2", &["30"]),
        (ONE, &crowd("r move 6 r19 -"), "r19!20", "challenge-bound", "UC-5", &["19"]),
        ("", &crowd("r move 61 - -"), "r18!19", "no-counter", "UC-P2", &["18"]),
        ("", &open("r move 43 - -"), "r11-14", "no-counter", "UC-P2", &["11"]),
        ("", &open("r move 43 - -"), "r11-14,r14-18", "no-counter", "UC-P2", &["11"]),
        ("", &open("r move 43 - -"), "r10-14,r20-23", "no-counter", "UC-P2", &["20"]),
        ("", &open("r move 43 - -"), "bB-14", "not-your-colour", "UC-P1", &["bB"]),
        ("", &open("r move 63 - -"), "rB-1,gB-27", "not-your-colour", "UC-P1", &["gB"]),
        ("", helps, "rB-1", "not-your-colour", "UC-P1", &["rB"]),
        ("players=2", two, "bB-14", "not-your-colour", "UC-9", &["bB"]),
    ];
    let mut codes = BTreeSet::new();
    for &(options, text, mv, code, rule, squares) in cases {
        let position = position(options, text);
        if code == "legal" {
            assert_eq!(position.why_not(mv.parse().unwrap()), None, "{text}: {mv}");
            continue;
        }
        forbids(&position, mv, (code, rule, squares));
        has_words(&position.why_not(mv.parse().unwrap()).unwrap().say);
        codes.insert(code);
    }
    // Every code that the source can give.
    let source: String = include_str!("../src/why.rs").split_whitespace().collect();
    let given: BTreeSet<&str> =
        source.split("Why::new(\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(codes, given);
}

#[test]
fn in_words() {
    let use_phase = "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp";
    let waits = "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 wppp";
    let mixed = "B,B,B,13/B,B,B,14/B,B,B,B/B,B,B,14 r move 61 - - 0,0,0,0 pppp";
    let two = "B,B,B,10/B,B,B,B/B,B,B,B/B,B,B,B r move 61 - - 0,0 pp";
    let cases: &[(&str, &str, &str, &str)] = &[
        ("", &crowd("r move 21 - -"), "r19-21", "The red counter on 19 can't pass the blob of 2 on 20."),
        ("", &crowd("r move 61 - -"), "rB-1", "The red counter in base can't land on the blob of 2 on 1."),
        ("", &open("r move 43 - -"), "pass", "Red can move, for example from 10 to 14 and from 14 to 17."),
        (
            "",
            &open("r move 43 - -"),
            "r14-18",
            "Both dice can be used, for example from 10 to 14 and from 14 to 17, so both must be.",
        ),
        (
            "",
            &crowd("r move 54 - -"),
            "r51-h4",
            "The 5 can be used, for example from 51 to square 5 of the home lane, so it comes first.",
        ),
        // An example is a play, although the challenge of the counter in base comes first in the list.
        ("", &crowd("r move 65 - -"), "pass", "Red can move, for example from 51 home."),
        ("players=2", two, "pass", "Red can move, for example out of base to 1 and from 10 to 11."),
        ("players=2", two, "bB-14", "Red plays the red and green counters, not the blue ones."),
        ("", &open("r move 43 - -"), "r10-15", "From 10 to 15 takes 5, not 4 and 3."),
        ("", &open("r move 43 - -"), "rB-1", "A counter leaves base only with a six, not with 4 and 3."),
        ("", &open("r move 61 - -"), "rB-7", "A red counter enters on its doorstep, 1."),
        ("", &open("r move 43 - -"), "r11-14", "No red counter is on 11."),
        ("", &open("r move 61 - -"), "r14!15", "Nobody stands on 15: only an opposing blob is challenged."),
        ("", &open("r move 61 - -"), "rB!1", "Nobody stands on 1: only an opposing blob is challenged."),
        (
            "",
            mixed,
            "r13!14",
            "On 14 is no blob to challenge, but a mixi-blob of 1 blue counter and 1 yellow counter.",
        ),
        ("", &crowd("r move 61 - -"), "r19!21", "The next square of the red counter on 19 is 20, not 21."),
        ("", &crowd("r move 54 - -"), "r19!20", "A challenge needs a six, and the throw is 5 and 4."),
        (
            "",
            &crowd("r move 61 - -"),
            "r30!31",
            "A green counter stands beside the red one on 30: a mixi-blob does not challenge.",
        ),
        (
            ONE,
            &open("r move 4 r14 -"),
            "r10-14",
            "In this turn only the red counter on 14 may move, because it moved first.",
        ),
        (
            "",
            &crowd("r throw - - r19!20:2"),
            "pass",
            "Red's dice are about to fall: the challenge needs 2 more sixes.",
        ),
        ("", waits, "pass", "Red's dice are about to fall: Red needs a six to help its partner."),
        (
            "",
            &open("r throw - - -"),
            "pass",
            "Red's dice are about to fall: nothing is decided before they lie.",
        ),
        ("", &open("r throw - - -"), "roll:6", "This game is played with two dice."),
        (SAVED, use_phase, "pass", "Red has not thrown yet: use a saved six, or throw."),
        (SAVED, &open("r move 5 - -"), "save", "Only a thrown six can be saved, not a 5."),
        (
            SAVED,
            &open("r move 6 r14* -"),
            "save",
            "The red counter on 14 used a saved six in this turn: after that no thrown six is saved.",
        ),
        ("", &open("g move 43 - -"), "r10-14", "Green plays the green counters, not the red ones."),
    ];
    for &(options, text, mv, words) in cases {
        let why = position(options, text).why_not(mv.parse().unwrap()).unwrap();
        assert_eq!(said(&why.say), words, "{text}: {mv}");
    }
}

fn cells(ids: &[&str]) -> Vec<Target> {
    ids.iter().map(Target::cell).collect()
}

#[test]
fn of_targets() {
    let cell = |id: &str| Target::cell(id);
    let button = |id: &str| Target::button(id);
    let two = "B,B,10,10/B,B,B,B/B,B,B,10/B,B,B,B r move 31 - - 0,0 pp";
    let home = "B,h4,H,H/B,B,B,B/B,B,B,B/B,B,B,B r move 53 - - 0,0,0,0 pppp";
    let cases: &[OfTarget<'_>] = &[
        ("", OVER, &[], cell("14"), "game-over", "UC-E1"),
        ("", &open("r throw - - -"), &[], cell("14"), "dice-are-next", "UC-R1"),
        ("", &open("r throw - - -"), &[], button("roll:6"), "number-of-dice", "UC-T1"),
        ("", &open("r move 43 - -"), &[], button("pass"), "must-play", "UC-T5"),
        ("", &open("r move 43 - -"), &[], button("throw"), "no-saved-sixes", "UC-V5"),
        ("", &open("r move 43 - -"), &[], cell("nowhere"), "not-a-choice", "UC-M1"),
        ("", &open("r move 43 - -"), &[], Target::item("14"), "not-a-choice", "UC-M1"),
        ("", &open("r move 43 - -"), &["14", "nowhere"], cell("10"), "not-a-choice", "UC-M1"),
        ("", &open("r move 43 - -"), &["14"], button("pass"), "not-a-choice", "UC-M1"),
        ("", &open("r move 43 - -"), &[], cell("11"), "no-counter", "UC-P2"),
        ("", &open("r move 43 - -"), &[], cell("rh1"), "no-counter", "UC-P2"),
        ("", &open("r move 43 - -"), &[], cell("bB"), "not-your-colour", "UC-P1"),
        ("", &open("r move 43 - -"), &[], cell("rB"), "enter-needs-six", "UC-S1"),
        ("", &open("r move 43 - -"), &["14"], cell("19"), "not-thrown", "UC-S2"),
        ("", &open("r move 43 - -"), &["14"], cell("13"), "not-forward", "UC-B1"),
        ("", &open("r move 43 - -"), &["14"], cell("rB"), "not-forward", "UC-B1"),
        ("", &open("r move 43 - -"), &["14"], cell("gh1"), "not-forward", "UC-B1"),
        ("", &open("r move 43 - -"), &["14", "17"], cell("17"), "one-counter-twice", "UC-T2"),
        ("", &open("r move 43 - -"), &["14", "17"], cell("rB"), "enter-needs-six", "UC-S1"),
        ("", &open("r move 43 - -"), &["14", "17", "10"], cell("13"), "not-thrown", "UC-S2"),
        ("", &crowd("r move 21 - -"), &[], cell("19"), "blocked", "UC-S4"),
        ("", &crowd("r move 21 - -"), &["51"], cell("rh3"), "legal", ""),
        ("", &crowd("r move 54 - -"), &["19"], cell("20"), "challenge-needs-six", "UC-T6"),
        ("", &crowd("r move 54 - -"), &["51"], cell("rh4"), "use-higher-die", "UC-3"),
        ("", home, &[], cell("rH"), "at-home", "UC-B2"),
        ("", home, &[], cell("rh4"), "home-exactly", "UC-S3"),
        ("players=2", two, &["10"], cell("13"), "not-a-choice", "UC-M1"),
        ("players=2", two, &["10"], button("blue"), "not-a-choice", "UC-M1"),
    ];
    for (options, text, prefix, target, code, rule) in cases {
        let why = any(options, text).why_not_target(&cells(prefix), target);
        let found = why.as_ref().map_or(("legal", ""), |why| (why.code, why.rule));
        assert_eq!(found, (*code, *rule), "{text}: {prefix:?} {target:?}: {why:?}");
        // Asked without need, it still answers.
        has_words(&position(options, text).why_not_target(&cells(prefix), target).say);
    }
}
