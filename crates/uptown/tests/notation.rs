//! Which texts are positions.

use std::ops::ControlFlow;

use messdeck_core::Position;
use messdeck_facade::{AnyGame, Game, Options};
use messdeck_search::Numbers;
use messdeck_testkit::words::wrong;
use messdeck_uptown::{Colour, Rules, Town, Uptown};
use proptest::prelude::*;

use crate::common::{any_position, first, read};

fn refusal(options: &Options, text: &str) -> String {
    match Uptown.book(options).expect("options").parse(text) {
        Ok(_) => panic!("{text:?} was read as a position"),
        Err(error) => wrong(&error),
    }
}

#[test]
fn refused() {
    for (text, message) in [
        // No stack is higher than four.
        ("7/7/7/7/ggggg,6 r ABLOPTZ,ABILOPTZ", "at character 13: A stack is at most four cubes high."),
        // Four cubes for each piece gone, for both colours.
        (
            "7/7/7/7/ggg,6 r ABLOPTZ,ABILOPTZ",
            "at character 17: Grey has placed 1 piece, so 4 of its cubes should be on the board, not 3.",
        ),
        (
            "7/7/7/7/rrrr,6 r ABLOPTZ,ABILOPTZ",
            "at character 18: Grey has placed 1 piece, so 4 of its cubes should be on the board, not 0.",
        ),
        (
            "7/7/7/7/rrrg,6 r ABILOPTZ,ABLOPTZ",
            "at character 18: Grey has placed 0 pieces, so 0 of its cubes should be on the board, not 1.",
        ),
        (
            "7/7/7/7/7 g ABILOPTZ,-",
            "at character 13: Red has placed 8 pieces, so 32 of its cubes should be on the board, not 0.",
        ),
        // The seat to act.
        (
            "7/7/7/7/7 r ABILOPTZ,ABILOPTZ",
            "at character 11: Grey went first and 0 pieces are placed: write g.",
        ),
        (
            "7/7/7/7/gggg,6 g ABLOPTZ,ABILOPTZ",
            "at character 16: Grey went first and 1 piece is placed: write r.",
        ),
        // One spelling.
        ("7/7/7/7 g ABILOPTZ,ABILOPTZ", "at character 8: Expected “/”, found “ ”."),
        ("7/7/7/7/7/7 g ABILOPTZ,ABILOPTZ", "at character 10: Expected a space, found “/”."),
        ("8/7/7/7/7 g ABILOPTZ,ABILOPTZ", "at character 1: Expected a number from 1 to 7, found “8”."),
        ("7/7/7/7/6 g ABILOPTZ,ABILOPTZ", "at character 10: Expected “,”, found “ ”."),
        ("7/7/7/7/3,4 g ABILOPTZ,ABILOPTZ", "at character 11: Empty squares side by side are one number."),
        (
            "7/7/7/7/b,6 g ABILOPTZ,ABILOPTZ",
            "at character 9: Expected a stack of g and r or a number of empty squares, found “b”.",
        ),
        (
            "7/7/7/7/7 x ABILOPTZ,ABILOPTZ",
            "at character 11: Expected the colour whose turn it is (g or r), found “x”.",
        ),
        (
            "7/7/7/7/7 g ,ABILOPTZ",
            "at character 13: Expected the letters of the pieces left, or - for none, found “,”.",
        ),
        ("7/7/7/7/7 g BAILOPTZ,ABILOPTZ", "at character 14: Pieces stand in the order ABILOPTZ, none twice."),
        (
            "7/7/7/7/7 g ABILOPTZ,ABILOPTZZ",
            "at character 30: Pieces stand in the order ABILOPTZ, none twice.",
        ),
        ("7/7/7/7/7 g ABILOPTZ ABILOPTZ", "at character 21: Expected “,”, found “ ”."),
        ("7/7/7/7/7 g ABILOPTZ,ABILOPTZ-", "at character 30: Nothing may follow here, but there is “-”."),
        ("7/7/7/7/7 g ABILOPTZ,ABILOPTZ ", "at character 30: Nothing may follow here, but there is “ ”."),
    ] {
        assert_eq!(refusal(&first("grey"), text), message, "{text}");
    }
    assert_eq!(
        refusal(&first("red"), "7/7/7/7/7 g ABILOPTZ,ABILOPTZ"),
        "at character 11: Red went first and 0 pieces are placed: write r."
    );
}

/// Reachability is not asked for.
#[test]
fn accepted() {
    for (seat, text) in [
        ("red", "7/7/7/7/7 r ABILOPTZ,ABILOPTZ"),
        ("red", "7/7/7/7/rrrr,6 g ABILOPTZ,ABLOPTZ"),
        // The cubes of one piece, far apart.
        ("grey", "g,5,g/7/7/7/g,5,g r ABILOPT,ABILOPTZ"),
        // Grey above and below red, without a piece that could make it so.
        ("grey", "7/7/7/7/grgr,rgrg,grgr,rgrg,3 g ABILOP,ABILOP"),
        // A wall of full stacks.
        (
            "grey",
            "gggg,gggg,gggg,gggg,gggg,gggg,gggg/gggg,rrrr,rrrr,rrrr,rrrr,rrrr,rrrr/rrrr,rrrr,5/7/7 g -,-",
        ),
    ] {
        assert_eq!(read(&first(seat), text).text(), text);
    }
}

proptest! {
    /// Whatever is read is printed as it was written, and no text makes the reader panic.
    #[test]
    fn one_spelling(text in "[gr1-9,/]{0,40} [gr-] [ABILOPTZ-]{0,9},[ABILOPTZ-]{0,9}|.{0,60}") {
        for seat in ["grey", "red"] {
            if let Ok(position) = Uptown.book(&first(seat)).expect("options").parse(&text) {
                prop_assert_eq!(position.text(), text.clone());
            }
        }
    }

    /// The texts of valid positions read back, and what their moves lead to is valid again.
    #[test]
    fn successors_are_valid(seed: u64) {
        let rules = Rules { first: Colour::Grey };
        let text = any_position('g', &mut Numbers::seeded(seed));
        let town: Town = Game::parse(&Uptown, &rules, &text).map_err(|error| TestCaseError::fail(error.to_string()))?;
        prop_assert_eq!(town.to_string(), text);
        let wrong = town.visit(|placement| {
            let next = town.play_unchecked(placement);
            match Game::parse(&Uptown, &rules, &next.to_string()) {
                Ok(again) if again == next && again.key() == next.key() => ControlFlow::Continue(()),
                _ => ControlFlow::Break(placement),
            }
        });
        prop_assert_eq!(wrong, ControlFlow::Continue(()));
    }
}
