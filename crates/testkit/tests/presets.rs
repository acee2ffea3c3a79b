//! The law about named set-ups sees what is wrong with a list, and the name of a match follows from its options.

use messdeck_catalog::{GAMES, find};
use messdeck_facade::{AnyGame, Preset};
use messdeck_testkit::presets::{check, faults};

fn game(id: &str) -> &'static dyn AnyGame {
    find(id).expect("a game of the catalog")
}

#[test]
fn set_ups_of_every_game_are_whole() {
    let all: usize = GAMES.iter().map(|&game| check(game)).sum();
    assert!(all > 0, "no game has a set-up");
}

const GOOD: [Preset; 2] = [
    Preset { id: "standard", ..Preset::PLAIN },
    Preset { id: "small-1", options: &[("size", "5"), ("dice", "6")], ..Preset::PLAIN },
];

#[test]
fn every_fault_of_a_list_is_seen() {
    let [standard, small] = GOOD;
    assert_eq!(faults(game("uptick"), &GOOD), Vec::<String>::new());
    let cases: [(&[Preset], &str); 12] = [
        (&[small], "the first is not"),
        (&[Preset { id: "Standard", ..standard }], "lower-case"),
        (&[Preset { id: "a--b", ..standard }], "lower-case"),
        (&[Preset { id: "", ..standard }], "lower-case"),
        (&[standard, Preset { id: "standard", ..small }], "given twice"),
        (&[standard, small, Preset { id: "other", ..small }], "those of small-1"),
        (&[standard, Preset { even: Some("medium"), ..small }], "no other set-up"),
        (&[standard, Preset { even: Some("small-1"), ..small }], "no other set-up"),
        (&[standard, Preset { options: &[("size", "9")], ..small }], "value: 9"),
        (
            &[standard, Preset { options: &[("dice", "6"), ("size", "5")], ..small }],
            "spelled \"size=5 dice=6\"",
        ),
        (&[standard, Preset { options: &[("size", "5"), ("dice", "12")], ..small }], "spelled \"size=5\""),
        (&[standard, Preset { picture: Some("8/8 r"), ..small }], "8/8 r"),
    ];
    for (list, expected) in cases {
        let wrong = faults(game("uptick"), list).join("; ");
        assert!(wrong.contains(expected), "{expected:?} is not among {wrong:?}");
    }
    let uckers = [standard, Preset { options: &[("players", "2"), ("first", "blue")], ..small }];
    assert!(faults(game("uckers"), &uckers).join(" ").contains("roll-off"), "who begins is part of a set-up");
    let uckers = [standard, Preset { options: &[("saved-sixes", "on")], ..small }];
    assert!(
        faults(game("uckers"), &uckers).join(" ").contains("saved-sixes"),
        "values that do not go together"
    );
}

#[test]
fn options_bear_the_name_of_their_set_up() {
    type Pairs = &'static [(&'static str, &'static str)];
    let cases: [(&str, Pairs, Option<&str>); 9] = [
        ("uckers", &[], Some("basic")),
        ("uckers", &[("first", "yellow")], Some("basic")),
        ("uckers", &[("players", "2"), ("rules", "one-die"), ("first", "blue")], Some("mess-deck-for-two")),
        ("uckers", &[("rules", "one-die"), ("players", "4")], Some("mess-deck")),
        ("uckers", &[("rules", "one-die"), ("saved-sixes", "on")], None),
        ("uptick", &[("size", "6"), ("dice", "6")], Some("quick")),
        ("uptick", &[("size", "6")], None),
        ("dice-tactics", &[], Some("basic-battle")),
        ("uptown", &[], None),
    ];
    for (id, pairs, named) in cases {
        let preset = game(id).book_with(pairs.iter().copied()).expect("allowed").preset();
        assert_eq!(preset.map(|preset| preset.id), named, "{id} {pairs:?}");
    }
}
