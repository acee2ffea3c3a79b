//! What a board shows: the scene, the ways to make a move, and the marks.

use messdeck_dice_tactics::Position;
use messdeck_facade::{Scene, Target, ToMarks, ToScene};
use messdeck_testkit::words;

use crate::common::position;

/// A white wedge /\ before black pikemen and infantry, and a skirmisher beside a black officer at the edge.
const FIELD: &str = "7o/7S/3p4/3qp3/3CK3/8/8/O7 w play 1 d4e4 85";

fn marks(position: &Position, prefix: &[Target]) -> Vec<String> {
    words::marks(&position.marks(prefix))
}

fn trays(scene: &Scene) -> Vec<String> {
    scene.trays.iter().map(|tray| format!("{}: {}", words::tray(tray), words::said(&tray.label))).collect()
}

#[test]
fn the_acting_side_chooses_among_all_units() {
    let scene = position("", "8/8/8/8/8/8/8/OO6 w setup 1 - 0").scene();
    assert_eq!(
        trays(&scene),
        [
            "white-reserve 1×O 1×S 1×Z 1×C 1×K 1×P 1×Q 1×L 1×H: White still has 10 units to place, of any kind",
            "black-reserve 12×black-reserve: Black still has 12 units to place",
        ]
    );
    assert_eq!(
        words::notes(&scene),
        ["White places 1 more unit", "2 officers give White 2 actions each turn"]
    );
    assert_eq!((scene.cells[0].seat, scene.cells[63].seat), (Some("white"), Some("black")));
    let labels: Vec<String> = scene.trays[0].items.iter().map(|item| words::said(&item.label)).collect();
    assert_eq!(labels[..4], ["officer", "skirmisher /", "skirmisher \\", "cavalry /"]);
    assert_eq!(labels[7..], ["line infantry in columns", "line infantry in rows"]);

    let last = position("", "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0").scene();
    assert_eq!(
        trays(&last),
        [
            "white-reserve 1×O: White still has 1 unit to place, an officer",
            "black-reserve: Black has placed all its units",
        ]
    );
    assert_eq!(words::notes(&last), ["White places 1 more unit", "White's last unit must be an officer"]);

    let enough = position("officers=2", "8/8/8/8/8/8/8/OO6 w setup 1 - 0").scene();
    assert_eq!(enough.trays[0].items.first().map(|item| item.id.as_str()), Some("S"));
    assert_eq!(
        words::said(&enough.trays[0].label),
        "White still has 10 units to place, of any kind but officers"
    );
    assert_eq!(
        words::notes(&enough),
        [
            "White places 1 more unit",
            "White has all the officers that an army may have",
            "2 officers give White 2 actions each turn"
        ]
    );
}

#[test]
fn dice_show_how_their_pips_lie() {
    let scene = position("", "oszckpql/h7/8/8/8/8/8/O7 w play 1 - 0").scene();
    let shown: Vec<String> = scene
        .things
        .iter()
        .skip(1)
        .map(|thing| {
            let value = thing.value.unwrap_or_default();
            format!("{} {} {value} {}", thing.cell, thing.glyph, thing.orientation.unwrap_or("-"))
        })
        .collect();
    assert_eq!(
        shown,
        [
            "a7 h= 6 rows",
            "a8 o 1 -",
            "b8 s/ 2 rising",
            "c8 z\\ 2 falling",
            "d8 c/ 3 rising",
            "e8 k\\ 3 falling",
            "f8 p 4 -",
            "g8 q 5 -",
            "h8 l| 6 columns",
        ]
    );
    assert_eq!(words::said(&scene.things[1].label), "black line infantry in rows");
    assert!(scene.trays.is_empty() && scene.cells.iter().all(|cell| cell.seat.is_none()));
}

#[test]
fn notes_tell_what_is_left() {
    assert_eq!(
        words::notes(&position("", FIELD).scene()),
        [
            "White has 1 action left",
            "2 free actions of cavalry, before an ordinary one",
            "drawn in 15 turns unless a unit is removed",
            "Black has one officer left",
        ]
    );
    let quiet = position("quiet=0", "o7/o7/8/8/8/8/8/OO6 w play 2 - 85").scene();
    assert_eq!(words::notes(&quiet), ["White has 2 actions left"]);
}

#[test]
fn notes_tell_how_it_ended() {
    let notes = |options, text| words::notes(&position(options, text).scene());
    assert_eq!(notes("", "8/8/8/8/8/8/8/O7 w play 1 - 0"), ["Black has no officer left"]);
    assert_eq!(notes("", "o7/8/8/8/8/8/8/O7 w play 1 - 100"), ["no unit was removed in 100 turns"]);
    let far = "7o/8/8/8/8/8/3Q4/O2o4 w play 0 - 5";
    assert_eq!(notes("objective=breakthrough", far), ["Black's officer has broken through"]);
    let hill = "o7/8/8/3Q4/3QP3/8/8/O7 w play 1 - 2";
    assert_eq!(notes("objective=hill", hill), ["White holds the hill"]);
}

#[test]
fn objectives_are_shown() {
    let shown = |options, text| {
        let all = marks(&position(options, text), &[]);
        all.into_iter().filter(|mark| mark.starts_with("hill") || mark.starts_with("far")).collect::<Vec<_>>()
    };
    let held = "o7/8/8/3qO3/3qP3/8/8/O7 w play 2 - 2";
    assert_eq!(shown("", held), [""; 0]);
    assert_eq!(
        shown("objective=hill", held),
        [
            "hill black d4: a square of the hill, held by Black",
            "hill black d5: a square of the hill, held by Black",
            "hill white e4: a square of the hill, held by White",
            "hill white e5: a square of the hill, held by White",
            "hill-held white  2: White holds 2 of the hill's 4 squares",
            "hill-held black  2: Black holds 2 of the hill's 4 squares",
        ]
    );
    assert_eq!(
        shown("objective=breakthrough", held),
        [
            "far-rank white a8,b8,c8,d8,e8,f8,g8,h8: an officer of White wins on this rank",
            "far-rank black a1,b1,c1,d1,e1,f1,g1,h1: an officer of Black wins on this rank",
        ]
    );
    let goals = |options, text| {
        let cells = position(options, text).scene().cells;
        cells.into_iter().filter(|cell| cell.kind == "goal").map(|cell| cell.id).collect::<Vec<_>>()
    };
    assert_eq!(goals("", held), [""; 0]);
    assert_eq!(goals("objective=hill", held), ["d4", "e4", "d5", "e5"]);
    assert_eq!(goals("objective=breakthrough", held).len(), 16);
    let about_to = position("objective=hill", "o7/o7/8/3Q4/3QP3/8/8/O7 b play 2 - 2").scene();
    assert_eq!(
        words::notes(&about_to),
        [
            "Black has 2 actions left",
            "White holds 3 squares of the hill and wins if it keeps them until its turn",
            "White has one officer left",
        ]
    );
}

#[test]
fn the_ways_to_make_a_move() {
    let say = |options: &str, text: &str, mv: &str| words::paths(&position(options, text), mv);
    assert_eq!(
        say("", "8/8/8/8/8/8/8/8 w setup 3 - 0", "Z@a4"),
        ["Z (skirmisher \\) a4 (on a4)", "a4 (a unit on a4) Z (skirmisher \\)"]
    );
    assert_eq!(say("", FIELD, "a1-a2"), ["a1 (the white officer on a1) a2 (to a2)"]);
    assert_eq!(
        say("", FIELD, "d4xd5"),
        ["d4 (the white cavalry on d4) d5 (attack the black square infantry on d5, 6 against 5)"]
    );
    assert_eq!(say("", FIELD, "e4r"), ["e4 (the white cavalry on e4) r (turn to cavalry /)"]);
    assert_eq!(say("", FIELD, "hold"), ["hold (hold: spend an action on nothing)"]);
    assert_eq!(
        say("", FIELD, "h7xh8"),
        ["h7 (the white skirmisher on h7) h8 (attack the black officer on h8, 2 against 1)"]
    );
    assert_eq!(
        say("ranged=adjacent", FIELD, "h7*h8"),
        [
            "h7 (the white skirmisher on h7) h8 (attack the black officer on h8) ranged (as a ranged attack, 4 against 1)"
        ]
    );
    assert_eq!(
        say("ranged=adjacent", FIELD, "h7xh8"),
        [
            "h7 (the white skirmisher on h7) h8 (attack the black officer on h8) attack (from beside, 2 against 1)"
        ]
    );
    assert_eq!(
        say("ranged=adjacent", FIELD, "d4xd5"),
        ["d4 (the white cavalry on d4) d5 (attack the black square infantry on d5, 6 against 5)"]
    );
}

#[test]
fn marks_without_a_choice() {
    assert_eq!(
        marks(&position("", FIELD), &[]),
        [
            "actions white  1: White has 1 action left",
            "free white d4: the cavalry on d4 has its free action",
            "free white e4: the cavalry on e4 has its free action",
            "wedge white d4,e4 North 6: wedge with the cavalry on e4: 6 to the north",
            "wedge white e4,d4 North 6: wedge with the cavalry on d4: 6 to the north",
        ]
    );
    assert_eq!(
        marks(&position("", "8/8/8/8/8/8/8/8 w setup 3 - 0"), &[]),
        ["batch white  3: White places 3 more units"]
    );
    assert_eq!(marks(&position("", "8/8/8/8/8/8/8/O7 w play 1 - 0"), &[]), [""; 0]);
}

#[test]
fn all_strengths_are_told_while_a_unit_is_chosen() {
    let might = |target: &str| {
        let all = marks(&position("", FIELD), &[Target::cell(target)]);
        all.into_iter().filter(|mark| mark.starts_with("might")).collect::<Vec<_>>()
    };
    assert_eq!(
        might("d4"),
        [
            "might white a1 1: attacks with 1",
            "might white e4 North 6: attacks with 6 to the north",
            "might white e4 East 3: attacks with 3 to the east",
            "might white e4 South 3: attacks with 3 to the south",
            "might white e4 West 3: attacks with 3 to the west",
            "might black d5 5: defends with 5",
            "might black e5 8: defends with 8",
            "might black d6 8: defends with 8",
            "might white h7 2: attacks with 2",
            "might black h8 1: defends with 1",
        ]
    );
    assert_eq!(might("a2"), [""; 0]);
}

#[test]
fn whoever_could_be_removed_next_turn_is_marked() {
    let danger = |text: &str| {
        let all = marks(&position("", text), &[]);
        all.into_iter().filter(|mark| mark.starts_with("danger")).collect::<Vec<_>>()
    };
    // With its back to the edge an officer is removed at once; with room behind it takes two actions.
    assert_eq!(
        danger("o7/8/8/8/8/8/q7/O7 w play 1 - 0"),
        ["danger white a1 1: could be removed next turn, with 1 action"]
    );
    assert_eq!(
        danger("o7/8/8/8/8/q7/O7/O7 w play 2 - 0"),
        ["danger white a2 1: could be removed next turn, with 1 action"]
    );
    assert_eq!(danger("o7/8/8/8/8/q7/O7/8 w play 1 - 0"), [""; 0]);
    assert_eq!(
        danger("oo6/8/8/8/8/q7/O7/8 w play 1 - 0"),
        ["danger white a2 2: could be removed next turn, with 2 actions"]
    );
    // Who has all its actions left may still run, but then it is another position.
    assert_eq!(danger("o7/8/8/8/8/8/8/O7 w play 1 - 0"), [""; 0]);
}

#[test]
fn marks_of_what_was_chosen() {
    let at = position("", FIELD);
    let added = |options: &str, target: Target| -> Vec<String> {
        let at = position(options, FIELD);
        let always = marks(&at, &[]);
        let more = marks(&at, &[target]).into_iter();
        more.filter(|mark| !always.contains(mark) && !mark.starts_with("might")).collect()
    };
    // The infantry would be driven back, but behind it stand pikemen.
    assert_eq!(
        added("", Target::cell("d4")),
        [
            "strength white d4 North 6: 6 to the north",
            "strength white d4 East 3: 3 to the east",
            "strength white d4 South 3: 3 to the south",
            "strength white d4 West 3: 3 to the west",
            "removed black d5,d4,d6 6: attack 6 against 5: removes the black square infantry on d5",
            "strength black d5 South 5: defends with 5 against the attack",
        ]
    );
    assert_eq!(
        added("", Target::cell("e4"))[4..],
        [
            "stands black e5,e4 6: attack 6 against 8: no match for the black pikemen on e5",
            "strength black e5 South 8: defends with 8 against the attack",
        ]
    );
    assert_eq!(
        added("ranged=adjacent", Target::cell("h7"))[4..],
        [
            "removed black h8,h7 2: attack 2 against 1: removes the black officer on h8",
            "strength black h8 South 1: defends with 1 against the attack",
            "removed black h8,h7 4: ranged attack 4 against 1: removes the black officer on h8",
            "strength black h8 South 1: defends with 1 against the ranged attack",
        ]
    );
    // The other side's units show how they defend.
    assert_eq!(
        added("", Target::cell("e5")),
        ["North", "East", "South", "West"].map(|edge| format!(
            "strength black e5 {edge} 8: attacks with 4, defends with 8, with 4 against a ranged attack"
        ))
    );
    // A ranged attack takes pikemen for what they look like, and they have room to retreat.
    let open = position("", "7o/8/8/3p4/8/3S4/8/O7 w play 1 - 0");
    assert_eq!(
        marks(&open, &[Target::cell("d3"), Target::cell("d5")])[8..],
        [
            "retreat black d6,d5,d3 4: ranged attack 4 against 4: drives the black pikemen back to d6",
            "strength black d5 South 4: defends with 4 against the ranged attack",
        ]
    );
    for target in
        [Target::cell("a5"), Target::cell("z9"), Target::item("O"), Target::turn("r"), Target::button("hold")]
    {
        assert_eq!(added("", target.clone()), [""; 0], "{target:?}");
    }
    assert!(marks(&at, &[Target::cell("z9"), Target::cell("d4")]).len() == marks(&at, &[]).len());
}

/// A unit may be the point of several wedges at once, each on an edge of its own (DT-10).
#[test]
fn points_add_up_edge_by_edge() {
    let at = position("", "o7/8/3K4/2KCK3/3K4/8/8/O7 w play 1 - 0");
    let wedges: Vec<String> =
        marks(&at, &[]).into_iter().filter(|mark| mark.starts_with("wedge white d5,")).collect();
    assert_eq!(
        wedges,
        [
            "wedge white d5,e5 North 6: wedge with the cavalry on e5: 6 to the north",
            "wedge white d5,d6 East 6: wedge with the cavalry on d6: 6 to the east",
            "wedge white d5,c5 South 6: wedge with the cavalry on c5: 6 to the south",
            "wedge white d5,d4 West 6: wedge with the cavalry on d4: 6 to the west",
        ]
    );
}
