//! One spelling for each position and move, and errors that say what would be right.

use messdeck_core::Position as _;
use messdeck_dice_tactics::{BLACK, DiceTactics, Move, Phase, Unit, WHITE};
use messdeck_facade::Game;
use messdeck_testkit::words::wrong;
use proptest::prelude::*;

use crate::common::{position, rules};

fn refusal(options: &str, text: &str) -> String {
    match DiceTactics.parse(&rules(options), text) {
        Ok(_) => panic!("{text} was accepted"),
        Err(error) => wrong(&error),
    }
}

#[test]
fn what_is_refused_and_why() {
    for (text, message) in [
        (
            "",
            "at character 1: Expected a white unit (O, S, Z, C, K, P, Q, L or H), a black one in small letters or a number of empty squares, but the text ends here.",
        ),
        ("8/8/8/8/8/8/8/8", "at character 16: Expected a space, but the text ends here."),
        (
            "8/8/8/8/8/8/8/8 r setup 3 - 0",
            "at character 17: Expected the colour whose turn it is (w or b), found “r”.",
        ),
        ("8/8/8/8/8/8/8/8 w start 3 - 0", "at character 19: Expected the phase (setup or play), found “s”."),
        ("8/8/8/8/8/8/8/8 w setup 13 - 0", "at character 25: Expected a number from 0 to 12, found “13”."),
        ("8/8/8/8/8/8/8/8 w setup 3  0", "at character 27: Expected a letter from a to h, found “ ”."),
        ("8/8/8/8/8/8/8/8 w setup 3 - 0 ", "at character 30: Nothing may follow here, but there is “ ”."),
        ("8/8/8/8/8/8/8/8 w setup 3 - 101", "at character 29: Expected a number from 0 to 100, found “101”."),
        ("8/8/8/8/8/8/8/8 w setup 3 - 00", "at character 29: A number does not begin with 0."),
        // In setup: halves, batches, turn, actions, the officer, free actions, the counter.
        (
            "8/8/8/O7/8/8/8/8 w setup 2 - 0",
            "at character 1: While armies are set up, a5 is not White’s half.",
        ),
        (
            "8/8/8/8/o7/8/8/8 w setup 2 - 0",
            "at character 1: While armies are set up, a4 is not Black’s half.",
        ),
        (
            "o7/8/8/8/8/8/8/O7 w setup 2 - 0",
            "at character 1: Nobody sets up like this, 1 white and 1 black: White places 3, Black 6, White 6, Black 6, White 3.",
        ),
        (
            "ppppo3/ppppppp1/8/8/8/8/QQQQQQQQ/QQQO4 w setup 0 - 0",
            "at character 1: Nobody sets up like this, 12 white and 12 black: White places 3, Black 6, White 6, Black 6, White 3.",
        ),
        (
            "8/8/8/8/8/8/8/OOO5 w setup 3 - 0",
            "at character 20: With 3 white and 0 black units placed, Black places 6 more.",
        ),
        (
            "8/8/8/8/8/8/8/OO6 w setup 2 - 0",
            "at character 27: With 2 white and 0 black units placed, White places 1 more.",
        ),
        (
            "pppp4/pppppppp/8/8/8/8/OQQQQQQQ/Q7 w setup 3 - 0",
            "at character 1: Black has set up without an officer.",
        ),
        (
            "8/8/8/8/8/8/8/C7 w setup 2 a1 0",
            "at character 28: While armies are set up there are no free actions and no quiet turns.",
        ),
        (
            "8/8/8/8/8/8/8/C7 w setup 2 - 5",
            "at character 30: While armies are set up there are no free actions and no quiet turns.",
        ),
        // In play: armies, officers, actions, free actions, the counter.
        (
            "o7/8/8/8/8/8/OQQQQQQQ/QQQQQ3 w play 1 - 0",
            "at character 1: White has 13 units, and an army has at most 12.",
        ),
        (
            "ooooooo1/oooooo2/8/8/8/8/8/O7 w play 1 - 0",
            "at character 1: Black has 13 units, and an army has at most 12.",
        ),
        (
            "o7/8/8/8/8/8/8/Q7 w play 1 - 0",
            "at character 19: White has no officer and has lost: the turn is still the winner’s.",
        ),
        (
            "8/8/8/8/8/8/8/8 w play 0 - 0",
            "at character 17: White has no officer and has lost: the turn is still the winner’s.",
        ),
        ("o7/8/8/8/8/8/8/O7 w play 2 - 0", "at character 26: White has 1 officer and not 2 actions left."),
        (
            "o7/8/8/8/8/8/8/O7 w play 0 - 0",
            "at character 26: No action is left only after the one that won the game.",
        ),
        ("o7/8/8/8/8/8/8/OC6 w play 1 c1 0", "at character 29: White has no cavalry on c1."),
        ("o7/8/8/8/8/8/8/OC6 w play 1 a1 0", "at character 29: White has no cavalry on a1."),
        ("ok6/8/8/8/8/8/8/OC6 w play 1 b8 0", "at character 30: White has no cavalry on b8."),
        (
            "o7/8/8/8/8/8/8/OOC5 w play 1 c1 0",
            "at character 30: The first other action ends the free ones: write -.",
        ),
        (
            "8/8/8/8/8/8/8/OC6 w play 0 b1 0",
            "at character 28: The first other action ends the free ones: write -.",
        ),
        (
            "o7/8/8/8/8/8/C7/OC6 w play 1 b1a2 0",
            "at character 32: Squares stand in order, by file and then by rank.",
        ),
        (
            "o7/8/8/8/8/8/C7/OC6 w play 1 a2a2 0",
            "at character 32: Squares stand in order, by file and then by rank.",
        ),
        ("o7/8/8/8/8/8/C7/OC6 w play 1 a2b 0", "at character 33: Expected a digit from 1 to 8, found “ ”."),
        (
            "8/8/8/8/8/8/8/O7 w play 0 - 100",
            "at character 29: White has won, so fewer than 100 turns were quiet.",
        ),
    ] {
        assert_eq!(refusal("", text), message, "{text}");
    }
    for (options, text, message) in [
        (
            "units=4",
            "8/8/8/8/8/8/8/8 w setup 5 - 0",
            "at character 25: Expected a number from 0 to 4, found “5”.",
        ),
        (
            "units=4",
            "qqqq4/8/8/8/8/8/8/QQ6 w setup 1 - 0",
            "at character 1: Nobody sets up like this, 2 white and 4 black: White places 1, Black 2, White 2, Black 2, White 1.",
        ),
        (
            "units=4",
            "o7/8/8/8/8/8/8/OQQQQ3 b play 1 - 0",
            "at character 1: White has 5 units, and an army has at most 4.",
        ),
        (
            "officers=1",
            "8/8/8/8/8/8/8/OO6 w setup 1 - 0",
            "at character 1: White has 2 officers, and an army has at most 1.",
        ),
        (
            "officers=2",
            "ooo5/8/8/8/8/8/8/O7 w play 1 - 0",
            "at character 1: Black has 3 officers, and an army has at most 2.",
        ),
        (
            "objective=breakthrough",
            "3O3o/8/8/8/8/8/8/O7 b play 1 - 100",
            "at character 32: White has won, so fewer than 100 turns were quiet.",
        ),
        (
            "objective=hill",
            "o7/8/8/3Q4/3QP3/8/8/O1O5 w play 0 - 7",
            "at character 33: No action is left only after the one that won the game.",
        ),
    ] {
        assert_eq!(refusal(options, text), message, "{options} {text}");
    }
    assert_eq!(
        refusal("quiet=0", "o7/8/8/8/8/8/8/O7 w play 1 - 4294967296"),
        "at character 30: Expected a number from 0 to 4294967295, found “4294967296”."
    );
}

#[test]
fn what_is_odd_but_accepted() {
    for (options, text) in [
        // Nobody asks how it came to this: armies of officers, far from home, cavalry that have acted.
        ("", "OOOOOOOO/OOOO4/8/8/8/8/oooo4/oooooooo w play 12 - 99"),
        ("", "o7/8/8/8/8/8/8/OCCC4 w play 1 c1 0"),
        ("", "o7/8/8/8/8/8/8/OCCC4 w play 1 - 0"),
        ("", "o7/8/8/8/8/8/8/O7 b play 1 - 0"),
        // Won by a free action, by an ordinary one, by the last one, and against nobody at all.
        ("", "q7/8/8/8/8/8/8/OC6 w play 1 b1 0"),
        ("", "q7/8/8/8/8/8/8/OCO5 w play 1 - 3"),
        ("", "q7/8/8/8/8/8/8/OCO5 w play 0 - 99"),
        ("", "8/8/8/8/8/8/8/O7 w play 0 - 0"),
        // Drawn, whatever is left of the turn (DT-13).
        ("", "o7/8/8/8/8/8/8/OOC5 w play 2 c1 100"),
        ("", "o7/8/8/8/8/8/8/OOC5 w play 1 - 100"),
        ("quiet=1", "o7/8/8/8/8/8/8/O7 w play 1 - 1"),
        ("quiet=400", "o7/8/8/8/8/8/8/O7 w play 1 - 399"),
        ("quiet=0", "o7/8/8/8/8/8/8/O7 w play 1 - 401"),
        ("quiet=0", "8/8/8/8/8/8/8/O7 w play 0 - 7"),
        // An army that has yet to place its officer.
        ("", "pppp4/ppppppp1/8/8/8/8/OQQQQQQQ/Q7 b setup 1 - 0"),
        ("", "pppp4/opppppp1/p7/8/8/8/QQQQQQQQ/QQQ5 w setup 1 - 0"),
    ] {
        assert_eq!(position(options, text).to_string(), text);
    }
}

/// Without a limit the counter goes on until it can't (DT-14).
#[test]
fn the_counter_stays_at_its_greatest_value() {
    let last = position("quiet=0", "o7/8/8/8/8/8/8/O7 w play 1 - 4294967294");
    let next = last.play(Move::Hold).unwrap();
    assert_eq!(next.to_string(), "o7/8/8/8/8/8/8/O7 b play 1 - 4294967295");
    assert_eq!(next.play(Move::Hold).unwrap().to_string(), "o7/8/8/8/8/8/8/O7 w play 1 - 4294967295");
}

#[test]
fn keys_tell_apart_what_decides_the_future() {
    let text = "o7/8/8/8/8/8/8/OC6 w play 1 b1 3";
    let key = |options, text| position(options, text).key();
    let keys = [
        key("", text),
        key("ranged=adjacent", text),
        key("quiet=50", text),
        key("quiet=0", text),
        key("", "o7/8/8/8/8/8/8/OC6 w play 1 b1 4"),
        key("", "o7/8/8/8/8/8/8/OC6 w play 1 - 3"),
        key("", "o7/8/8/8/8/8/8/OC6 b play 1 - 3"),
        key("", "o7/8/8/8/8/8/8/OK6 w play 1 b1 3"),
        key("", "o7/8/8/8/8/8/8/Oc6 w play 1 - 3"),
    ];
    for (index, key) in keys.iter().enumerate() {
        assert!(!keys[..index].contains(key), "key {index} occurs twice");
    }
    // A counter that nobody looks at makes no difference.
    assert_eq!(key("quiet=0", text), key("quiet=0", "o7/8/8/8/8/8/8/OC6 w play 1 b1 4"));
}

#[test]
fn moves_that_are_none() {
    for (text, message) in [
        (
            "",
            "at character 1: Expected a move such as Z@c3, c3-c4, c3xc4, c3r or hold, but the text ends here.",
        ),
        ("z@c3", "at character 1: Expected a move such as Z@c3, c3-c4, c3xc4, c3r or hold, found “z”."),
        ("A@c3", "at character 1: Expected a unit (O, S, Z, C, K, P, Q, L or H), found “A”."),
        ("Zc3", "at character 2: Expected “@”, found “c”."),
        ("Z@c9", "at character 4: Expected a digit from 1 to 8, found “9”."),
        (
            "c3",
            "at character 3: Expected - to move, x to attack, * to shoot or r to turn, but the text ends here.",
        ),
        ("c@c3", "at character 2: Expected a digit from 1 to 8, found “@”."),
        ("c3-", "at character 4: Expected a letter from a to h, but the text ends here."),
        ("c3rr", "at character 4: Nothing may follow here, but there is “r”."),
        ("holds", "at character 5: Nothing may follow here, but there is “s”."),
        ("Hold", "at character 2: Expected “@”, found “o”."),
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(wrong(&error), message, "{text}");
    }
}

#[test]
fn a_position_answers_what_it_was_told() {
    let at = position("quiet=7", "o7/8/8/3k4/3C4/8/8/O5HO w play 2 d4 5");
    assert_eq!((at.to_act(), at.phase(), at.actions(), at.quiet()), (WHITE, Phase::Play, 2, 5));
    assert_eq!((at.free(), at.rules()), (1 << 27, rules("quiet=7")));
    let die = |square: &str| at.die(square.parse().unwrap());
    assert_eq!(die("d5").map(|die| (die.seat, die.unit)), Some((BLACK, Unit::CavalryFalling)));
    assert_eq!(die("g1").map(|die| (die.seat, die.unit)), Some((WHITE, Unit::LineInfantryRows)));
    assert_eq!(die("a2"), None);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<messdeck_dice_tactics::Position>() <= 72);
    assert!(size_of::<Option<Move>>() <= 4);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        if let Ok(position) = DiceTactics.parse(&rules(""), &text) {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    /// Text that looks like a position gets further into the reader than any text.
    #[test]
    fn near_positions_are_read_or_refused(
        text in "[oszckpqlhOCK1-3]{1,6}/8/8/8/8/8/8/[OSZCKPQLHock1-3]{1,6} [wb] play [0-3] (-|[a-f][18]|[ab][18][cd][18]) [0-9]{1,3}"
    ) {
        if let Ok(position) = DiceTactics.parse(&rules(""), &text) {
            prop_assert_eq!(position.to_string(), text);
            prop_assert_eq!(position.count() == 0, position.turn().outcome().is_some());
        }
    }

    #[test]
    fn every_move_has_one_spelling(text in "([OSZCKPQLH]@[a-h][1-8])|([a-h][1-8][-x*][a-h][1-8])|([a-h][1-8]r)|hold") {
        prop_assert_eq!(text.parse::<Move>().expect("the shape of a move").to_string(), text);
    }
}
