//! What a board shows: the scene, the ways to make a move, and the marks.

use messdeck_diceopolis::{Position, Rules, Scoring};
use messdeck_facade::{Target, ToMarks, ToScene};
use messdeck_testkit::words;

use crate::common::{self, position, read};

/// Red may lengthen its run of 1s from g8, and end two runs of blue.
const PLACE: &str = "12/12/12/12/5b1r2b24/4b2b1r1r14/5r56/12/12/12/12/12 r 124,113 0,0 place";

fn marks(position: &Position, prefix: &[Target]) -> Vec<String> {
    words::marks(&position.marks(prefix))
}

fn notes(position: &Position) -> Vec<String> {
    position.scene().notes.iter().map(words::said).collect()
}

fn trays(position: &Position) -> Vec<String> {
    words::trays(&position.scene().trays)
}

#[test]
fn everything_is_there() {
    let at = position(2, 25, "12/12/12/12/12/6r1b24/12/12/12/12/12/12 r 33456,3446 19,20 place");
    let scene = at.scene();
    assert_eq!((scene.width, scene.height, scene.cells.len()), (13, 13, 169));
    assert_eq!(scene.cells.iter().filter(|cell| cell.kind == "cross").count(), 25);
    let black: Vec<&str> =
        scene.things.iter().filter(|t| t.seat.is_none()).map(|t| t.glyph.as_str()).collect();
    assert_eq!(black.join(""), "654321654321123456123456");
    let placed: Vec<String> = scene
        .things
        .iter()
        .filter(|thing| thing.seat.is_some())
        .map(|thing| format!("{} {}", thing.cell, words::said(&thing.label)))
        .collect();
    assert_eq!(placed, ["h8 red 1", "i8 blue 2"]);
    assert_eq!(
        trays(&at),
        [
            "red-hand 2×3 1×4 1×5 1×6",
            "red-cache 19×red-cache",
            "blue-hand 1×blue-hand-3 2×blue-hand-4 1×blue-hand-6",
            "blue-cache 20×blue-cache"
        ]
    );
    // The 1 on h8 scores twice, the 2 on i8 from i7.
    assert_eq!(scene.scores.iter().map(|score| score.points).collect::<Vec<_>>(), [4, 4]);
    assert_eq!(notes(&at), ["Red places a die; 5 squares are open"]);
}

#[test]
fn notes_tell_what_happens_next() {
    let reroll = "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 reroll";
    let over = "12/12/12/6r25/4b2b1r2b24/4b2b1r1r1r3r12/5b56/12/12/12/12/12 r -,- 0,0 over";
    let notes = |text: &str| notes(&position(2, 6, text));
    let filling = format!("{} b 12345,13 1,4 roll", common::EMPTY);
    assert_eq!(notes(&filling), ["Blue throws its first hand: 3 dice to go"]);
    assert_eq!(
        notes("12/12/12/12/12/6r1b24/12/12/12/12/12/12 r 1345,3446 1,1 roll"),
        ["Red rolls a die from its cache into its hand"]
    );
    assert_eq!(notes(reroll), ["Red may re-roll one die of its hand, or keep it"]);
    assert_eq!(
        notes(&reroll.replace("3455", "345").replace("reroll", "roll")),
        ["Red rolls a die of its hand again"]
    );
    assert_eq!(notes(over), ["the last die is placed: the points of the runs decide"]);
    // Nothing in the hand is a target before the decision about the re-roll.
    assert_eq!(trays(&position(2, 6, reroll))[0], "red-hand 1×red-hand-3 1×red-hand-4 2×red-hand-5");
}

#[test]
fn paths_begin_with_die_or_square() {
    let at = position(2, 7, PLACE);
    let say = |mv: &str| words::paths(&at, mv);
    assert_eq!(say("1@j8"), ["1 (a 1) j8 (on j8)", "j8 (a die on j8) 1 (a 1)"]);
    assert_eq!(say("keep"), ["keep (keep the hand)"]);
    assert_eq!(say("reroll:4"), ["reroll:4 (re-roll a 4)"]);
    assert_eq!(say("roll:4"), ["roll:4 (roll a 4)"]);
}

#[test]
fn runs_are_marked_with_their_points() {
    let runs = [
        "run red h7,h8 2: Red has a 1 from h7 outward for 2 points",
        "run red g8,h8,i8 3: Red has 2 dice showing 1 from g8 outward for 3 points",
        "run red g9,h9 4: Red has a 2 from g9 outward for 4 points",
        "run blue f7,f8,f9 3: Blue has 2 dice showing 1 from f7 outward for 3 points",
        "run blue e7,e8 4: Blue has a 2 from e7 outward for 4 points",
        "run blue g8,f8 2: Blue has a 1 from g8 outward for 2 points",
    ];
    assert_eq!(marks(&position(2, 7, PLACE), &[]), runs);
    let dice = Rules { players: 2, dice: 7, scoring: Scoring::Dice };
    assert_eq!(
        marks(&read(&dice, PLACE), &[])[1],
        "run red g8,h8,i8 3: Red has 2 dice showing 1 from g8 outward for 3 points"
    );
}

#[test]
fn marks_of_what_was_chosen() {
    let at = position(2, 7, PLACE);
    let always = marks(&at, &[]);
    let added = |target: Target| -> Vec<String> {
        marks(&at, &[target]).into_iter().filter(|mark| !always.contains(mark)).collect()
    };
    assert_eq!(
        added(Target::item("1")),
        [
            "worth red f5 0: a 1 on f5 scores nothing",
            "worth red e6 0: a 1 on e6 scores nothing",
            "worth red h6 4: a 1 on h6 scores 4 points",
            "worth red f10 0: a 1 on f10 scores nothing",
            "blocks blue f10,f7,f8,f9: a 1 on f10 ends Blue's run from f7",
            "worth red e9 0: a 1 on e9 scores nothing",
            "blocks blue e9,e7,e8: a 1 on e9 ends Blue's run from e7",
            "worth red d8 0: a 1 on d8 scores nothing",
            "worth red h10 0: a 1 on h10 scores nothing",
            "worth red j8 1: a 1 on j8 scores 1 point",
        ]
    );
    // Once a square is chosen, the dice of the hand are compared; even an own run can be ended.
    assert_eq!(
        added(Target::cell("j8")),
        [
            "worth red j8 1: a 1 on j8 scores 1 point",
            "worth red j8 0: a 2 on j8 scores nothing",
            "blocks red j8,g8,h8,i8: a 2 on j8 ends Red's run from g8",
            "worth red j8 0: a 4 on j8 scores nothing",
            "blocks red j8,g8,h8,i8: a 4 on j8 ends Red's run from g8",
        ]
    );
    for target in [
        Target::cell("a1"),
        Target::cell("z9"),
        Target::cell("g7"),
        Target::item("6"),
        Target::item("red-cache"),
        Target::turn(""),
        Target::button("keep"),
    ] {
        assert_eq!(added(target.clone()), [""; 0], "{target:?}");
    }
}
