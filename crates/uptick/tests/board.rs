//! What a board shows: the scene, the ways to make a move, and the marks.

use messdeck_facade::{Target, ToMarks, ToScene};
use messdeck_testkit::words;
use messdeck_uptick::Position;

use crate::common::position;

const FREEZE: &str = "2bB/4/1Bc1/F3 r 2,2 3,- b";

fn marks(position: &Position, prefix: &[Target]) -> Vec<String> {
    words::marks(&position.marks(prefix))
}

#[test]
fn the_seat_to_act_sees_the_values_it_can_set() {
    let scene = position(4, 5, FREEZE).scene();
    assert_eq!(
        words::trays(&scene.trays),
        [
            "red-reserve 2×red-reserve",
            "red-captured 1×red-captured-3",
            "blue-reserve 2×blue-reserve",
            "blue-captured",
            "red-values 1×1 1×2 1×3 1×4 1×5 1×6"
        ]
    );
    assert_eq!((scene.width, scene.cells.len(), scene.things.len()), (4, 16, 5));
    let glyphs: Vec<&str> = scene.things.iter().map(|thing| thing.glyph.as_str()).collect();
    assert_eq!(glyphs, ["6", "2", "3", "2", "2"]);
    assert_eq!(scene.scores.iter().map(|score| score.points).collect::<Vec<_>>(), [3, 0]);
}

#[test]
fn once_it_is_over_nobody_chooses_values() {
    let over = position(3, 10, "FFF/FFF/FFF r 1,10 -,- b").scene();
    let items = over.trays.iter().flat_map(|tray| &tray.items);
    assert_eq!(items.map(|item| item.id.as_str()).collect::<Vec<_>>(), ["red-reserve", "blue-reserve"]);
    assert_eq!(words::notes(&over), ["the scores are equal: Blue acted last"]);
}

#[test]
fn notes_tell_of_a_pass_and_of_the_tie_break() {
    let notes = |dice, text| words::notes(&position(3, dice, text).scene());
    assert_eq!(notes(2, "3/1f1/Af1 b 1,0 -,- r"), ["Blue can neither place nor move and passes"]);
    assert_eq!(
        notes(1, "2f/3/A2 r 0,0 -,- b"),
        [
            "Blue has nothing left to play: it ends when Red can do nothing more either",
            "if the scores stay equal, who acts last wins: so far Blue"
        ]
    );
    assert_eq!(notes(1, "2b/3/A2 r 0,0 -,- b")[0], "it ends when neither side can move");
}

#[test]
fn a_placement_can_begin_with_die_or_square() {
    let at = position(4, 5, FREEZE);
    let say = |mv: &str| words::paths(&at, mv);
    assert_eq!(say("1@a4"), ["1 (a 1) a4 (on a4)", "a4 (a die on a4) 1 (a 1)"]);
    assert_eq!(say("d4-d3"), ["d4 (the red 2 on d4) d3 (to d3)"]);
    assert_eq!(say("d4xc4"), ["d4 (the red 2 on d4) c4 (capture the blue 2 on c4)"]);
    assert_eq!(say("pass"), ["pass (pass)"]);
}

#[test]
fn marks_without_a_choice() {
    assert_eq!(
        marks(&position(4, 5, FREEZE), &[]),
        [
            "frozen red a1: a 6 never moves",
            "frozen red b2,c2: frozen by the blue 3 on c2",
            "threatened red b2,c2 2: can be captured from c2",
            "threatened red d4,c4 2: can be captured from c4",
            "captured red  3: Red has captured 3: 3 points",
        ]
    );
}

#[test]
fn marks_of_what_was_chosen() {
    let at = position(4, 5, FREEZE);
    let always = marks(&at, &[]);
    let added = |target: Target| -> Vec<String> {
        marks(&at, &[target]).into_iter().filter(|mark| !always.contains(mark)).collect()
    };
    assert_eq!(
        added(Target::cell("d4")),
        [
            "reach red d2,c3,d3 3: the red 2 on d4 goes up to 2 and then shows 3",
            "freezes red c3,c4: a 3 here would freeze the blue 2 on c4",
            "freezes red d3,c4: a 3 here would freeze the blue 2 on c4",
            "threat red c4,d4 2: captures the blue 2 on c4 for 2 points",
        ]
    );
    // The dice of the other seat can be looked at too.
    assert_eq!(
        added(Target::cell("c2")),
        [
            "reach blue b1,c1,d1,d2,b3,c3,d3,a4 4: the blue 3 on c2 goes up to 3 and then shows 4",
            "held blue b1,a1: a 4 here would be frozen by the red 6 on a1",
            "held blue b2,a1: a 4 here would be frozen by the red 6 on a1",
            "freezes blue c3,d4: a 4 here would freeze the red 2 on d4",
            "freezes blue d3,d4: a 4 here would freeze the red 2 on d4",
            "threat blue b2,c2 2: captures the red 2 on b2 for 2 points"
        ]
    );
    assert_eq!(
        added(Target::item("3")),
        [
            "closed red b3,c3,d3,b4 3: a 3 here would freeze a smaller die",
            "freezes red b3,c4: a 3 here would freeze the blue 2 on c4",
            "freezes red c3,c4: a 3 here would freeze the blue 2 on c4",
            "freezes red d3,c4: a 3 here would freeze the blue 2 on c4",
            "freezes red b4,c4: a 3 here would freeze the blue 2 on c4",
        ]
    );
    // A frozen die and an empty square have nothing to add, and nonsense has nothing either.
    for target in [
        Target::cell("a1"),
        Target::cell("a4"),
        Target::cell("z9"),
        Target::cell("h8"),
        Target::item("1"),
        Target::item("red-reserve"),
        Target::turn(""),
        Target::button("pass"),
    ] {
        assert_eq!(added(target.clone()), [""; 0], "{target:?}");
    }
}
