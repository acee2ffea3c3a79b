//! Which texts are positions and moves, and what is said about those that are not.

use messdeck_core::Position as _;
use messdeck_facade::Game;
use messdeck_testkit::words::wrong;
use messdeck_uptick::{BLUE, Move, RED, Uptick};
use proptest::prelude::*;

use crate::common::{position, rules};

#[test]
fn what_is_not_a_position() {
    let table: &[(&str, &str)] = &[
        (
            "",
            "at character 1: Expected a red die A–F, a blue die a–f or a number of empty squares, but the text ends here.",
        ),
        ("3/3/3", "at character 6: Expected a space, but the text ends here."),
        ("3/3/3 g 2,2 -,- -", "at character 7: Expected the colour whose turn it is (r or b), found “g”."),
        ("3/3/3 r 2;2 -,- -", "at character 10: Expected “,”, found “;”."),
        ("3/3/3 r 2,3 -,- -", "at character 11: Expected a number from 0 to 2, found “3”."),
        ("3/3/3 r 2,02 -,- -", "at character 11: A number does not begin with 0."),
        ("3/3 r 2,2 -,- -", "at character 4: Expected “/”, found “ ”."),
        ("3/3/3/3 r 2,2 -,- -", "at character 6: Expected a space, found “/”."),
        ("3/3/A3 b 1,2 -,- r", "at character 6: Expected a number from 1 to 2, found “3”."),
        (
            "3/3/A1 b 1,2 -,- r",
            "at character 7: Expected a red die A–F, a blue die a–f or a number of empty squares, found “ ”.",
        ),
        ("3/3/A11 b 1,2 -,- r", "at character 6: Expected a number from 1 to 2, found “11”."),
        (
            "3/3/G2 b 1,2 -,- r",
            "at character 5: Expected a red die A–F, a blue die a–f or a number of empty squares, found “G”.",
        ),
        (
            "3/3/A2 b 1,2 , r",
            "at character 14: Expected values of dice from 1 to 6, or - for none, found “,”.",
        ),
        (
            "3/3/A2 b 1,1 0,- r",
            "at character 14: Expected values of dice from 1 to 6, or - for none, found “0”.",
        ),
        ("3/3/3 b 2,0 21,- r", "at character 14: Dice stand in ascending order."),
        ("3/3/3 b 2,0 12,-1 r", "at character 17: Expected a space, found “1”."),
        ("3/3/3 b 2,0 12,- x", "at character 18: Expected who moved last (r, b or -), found “x”."),
        ("3/3/3 b 2,0 12,- r ", "at character 19: Nothing may follow here, but there is “ ”."),
        // One clause of the line "Valid" each.
        (
            "3/3/A2 b 2,2 -,- r",
            "at character 10: Red has 2 dice in all; here: 1 on the board, 2 in reserve, 0 captured.",
        ),
        (
            "3/3/A2 b 1,2 1,- r",
            "at character 10: Blue has 2 dice in all; here: 0 on the board, 2 in reserve, 1 captured.",
        ),
        (
            "3/3/A2 b 1,2 -,- -",
            "at character 18: Dice have been placed, so somebody moved last: write r or b.",
        ),
        ("3/3/3 r 2,2 -,- b", "at character 17: Nothing has been placed yet, so nobody moved last: write -."),
        ("3/3/3 b 2,2 -,- -", "at character 7: Red goes first: write r."),
    ];
    for (text, message) in table {
        let error = Uptick.parse(&rules(3, 2), text).expect_err(text);
        assert_eq!(wrong(&error), *message, "{text}");
    }
}

#[test]
fn too_many_captured_dice_do_not_run_over() {
    // Sixteen dice of one value would be none if they were only counted in four bits.
    for count in [13, 16, 17, 1_000_000] {
        let text = format!("3/3/3 r 12,12 {},- -", "1".repeat(count));
        let error = Uptick.parse(&rules(3, 12), &text).expect_err("more than there are");
        assert_eq!(wrong(&error), "at character 27: There are at most 12 dice here.");
    }
}

#[test]
fn what_is_a_position_though_no_game_leads_there() {
    for (size, dice, text) in [
        // Red's second act in a row, though blue could have acted.
        (3, 2, "3/3/A2 r 1,2 -,- r"),
        // Blue acted last, but only red has dice outside its reserve.
        (3, 2, "3/3/A2 b 1,2 -,- b"),
        // A captured die without a die that could have captured it.
        (3, 2, "3/3/3 b 2,0 66,- r"),
        // Every die captured: the game is over.
        (3, 2, "3/3/3 r 0,0 11,66 b"),
        (8, 12, "8/8/8/8/8/8/8/8 b 0,0 111111111111,666666666666 r"),
        // A full board.
        (3, 12, "AAA/aaa/FFf r 7,8 -,- b"),
    ] {
        assert_eq!(position(size, dice, text).to_string(), text);
    }
}

#[test]
fn what_is_not_a_move() {
    for (text, message) in [
        ("", "at character 1: Expected a move such as 3@c3, c3-f6, c3xf6 or pass, but the text ends here."),
        ("7@a1", "at character 1: Expected a move such as 3@c3, c3-f6, c3xf6 or pass, found “7”."),
        ("0@a1", "at character 1: Expected a move such as 3@c3, c3-f6, c3xf6 or pass, found “0”."),
        ("3@i1", "at character 3: Expected a letter from a to h, found “i”."),
        ("3@a9", "at character 4: Expected a digit from 1 to 8, found “9”."),
        ("3a1", "at character 2: Expected “@”, found “a”."),
        ("a1", "at character 3: Expected - to move there or x to capture there, but the text ends here."),
        ("a1–b2", "at character 3: Expected - to move there or x to capture there, found “–”."),
        ("a1-b2x", "at character 6: Nothing may follow here, but there is “x”."),
        ("Pass", "at character 1: Expected a move such as 3@c3, c3-f6, c3xf6 or pass, found “P”."),
        ("pass ", "at character 5: Nothing may follow here, but there is “ ”."),
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(wrong(&error), message, "{text}");
    }
}

#[test]
fn a_position_answers_what_it_was_told() {
    let at = position(4, 5, "3A/2b1/4/F3 b 2,2 23,6 r");
    assert_eq!((at.reserve(RED), at.reserve(BLUE)), (2, 2));
    assert_eq!(at.captured(RED).values().collect::<Vec<_>>(), [2, 3]);
    assert_eq!((at.captured(RED).points(), at.captured(BLUE).points()), (5, 6));
    assert_eq!((at.to_act(), at.last(), at.size()), (BLUE, Some(RED), 4));
    let die = |square: &str| at.die(square.parse().unwrap()).map(|die| die.to_string());
    assert_eq!(die("d4").as_deref(), Some("red 1"));
    assert_eq!(die("c3").as_deref(), Some("blue 2"));
    assert_eq!(die("c4"), None);
}

#[test]
fn the_key_knows_what_captured_dice_count_but_not_which_they_were() {
    let key = |captured: &str| position(3, 3, &format!("3/3/A2 b 2,1 {captured},- r")).key();
    assert_eq!(key("15"), key("33"));
    assert_ne!(key("15"), key("16"));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<messdeck_uptick::Position>() <= 72);
    assert!(size_of::<Option<Move>>() <= 4);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,60}") {
        if let Ok(position) = Uptick.parse(&rules(8, 12), &text) {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    /// Text that looks like a position gets further into the reader than any text.
    #[test]
    fn near_positions_are_read_or_refused(
        text in "[A-Fa-f1-3]{1,3}/[A-Fa-f1-3]{1,3}/[A-Fa-f1-3]{1,3} [rb] [0-6],[0-6] (-|[1-6]{1,3}),(-|[1-6]{1,3}) [rb-]"
    ) {
        if let Ok(position) = Uptick.parse(&rules(3, 6), &text) {
            prop_assert_eq!(position.to_string(), text);
            prop_assert_eq!(position.count() == 0, position.turn().outcome().is_some());
        }
    }

    #[test]
    fn every_move_has_one_spelling(text in "([1-6]@[a-h][1-8])|([a-h][1-8][x-][a-h][1-8])") {
        prop_assert_eq!(text.parse::<Move>().expect("the shape of a move").to_string(), text);
    }
}
