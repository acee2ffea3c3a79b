//! Moves as they are told to people.

use messdeck_facade::{Sign, ToTale};
use messdeck_testkit::words::tale;

use crate::common::position;

/// Position on a board of 4 × 4 with five dice each, move, what English and German say.
const TALES: &[(&str, &str, &[&str], &[&str])] = &[
    ("4/4/4/4 r 5,5 -,- -", "3@b2", &["Red places a 3 on b2"], &["Rot setzt eine 3 auf b2"]),
    (
        "4/4/1C2/4 r 4,5 -,- b",
        "b2-b4",
        &["Red moves the red 3 on b2 to b4: it ticks up to 4"],
        &["Rot zieht die rote 3 auf b2 nach b4: Sie zählt hoch auf 4"],
    ),
    (
        "3b/4/1C2/4 r 4,4 -,- b",
        "b2xd4",
        &["Red takes the blue 2 on d4 with the red 3 on b2: 2 points"],
        &["Rot schlägt die blaue 2 auf d4 mit der roten 3 auf b2: 2 Punkte"],
    ),
    (
        "3b/4/1C2/4 r 4,4 -,- b",
        "b2-b4",
        &["Red moves the red 3 on b2 to b4: it ticks up to 4"],
        &["Rot zieht die rote 3 auf b2 nach b4: Sie zählt hoch auf 4"],
    ),
    (
        "3b/4/1C2/4 r 4,4 -,- b",
        "b2-b3",
        &["Red moves the red 3 on b2 to b3: it ticks up to 4"],
        &["Rot zieht die rote 3 auf b2 nach b3: Sie zählt hoch auf 4"],
    ),
    (
        "3b/4/1C2/4 r 4,4 -,- b",
        "b2-c3",
        &["Red moves the red 3 on b2 to c3: it ticks up to 4", "It freezes the blue 2 on d4"],
        &["Rot zieht die rote 3 auf b2 nach c3: Sie zählt hoch auf 4", "Sie friert die blaue 2 auf d4 ein"],
    ),
    (
        "3f/4/1C2/4 r 4,4 -,- b",
        "b2-c3",
        &["Red moves the red 3 on b2 to c3: it ticks up to 4", "There it is frozen by the blue 6 on d4"],
        &[
            "Rot zieht die rote 3 auf b2 nach c3: Sie zählt hoch auf 4",
            "Dort ist sie eingefroren von der blauen 6 auf d4",
        ],
    ),
    (
        "4/4/1E2/4 r 4,5 -,- b",
        "b2-b3",
        &["Red moves the red 5 on b2 to b3: it ticks up to 6", "The 6 on b3 never moves again"],
        &["Rot zieht die rote 5 auf b2 nach b3: Sie zählt hoch auf 6", "Die 6 auf b3 zieht nie wieder"],
    ),
];

#[test]
fn every_kind_of_move_is_told_with_what_it_brought() {
    for (text, mv, english, german) in TALES {
        let at = position(4, 5, text);
        assert_eq!(tale(&at, mv, "en"), *english, "{text}: {mv}");
        assert_eq!(tale(&at, mv, "de"), *german, "{text}: {mv}");
    }
    let passes = position(3, 2, "3/1f1/Af1 b 1,0 -,- r");
    assert_eq!(tale(&passes, "pass", "en"), ["Blue has nothing left to play, and passes until the end"]);
    // Who takes the red 6 away sets this one free again.
    let passes = position(3, 2, "3/1F1/a2 b 1,0 3,- r");
    assert_eq!(tale(&passes, "pass", "en"), ["Blue can neither place nor move, and passes"]);
}

#[test]
fn a_list_of_moves_shows_the_dice_and_squares() {
    let signs = position(4, 5, "3b/4/1C2/4 r 4,4 -,- b").tale("b2xd4".parse().unwrap()).signs;
    let expected =
        [Sign::die("red", 3), Sign::cell("b2"), Sign::Takes, Sign::die("blue", 2), Sign::cell("d4")];
    assert_eq!(signs, expected);
}
