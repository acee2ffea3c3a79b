//! Which texts are positions.

use std::ops::ControlFlow;

use messdeck_core::Position;
use messdeck_facade::{AnyGame, Game, Options};
use messdeck_search::Numbers;
use messdeck_uptown::{Colour, Rules, Town, Uptown};
use proptest::prelude::*;

use crate::common::{any_position, first, read};

fn refusal(options: &Options, text: &str) -> String {
    match Uptown.book(options).expect("options").parse(text) {
        Ok(_) => panic!("{text:?} was read as a position"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn refused() {
    for (text, message) in [
        // No stack is higher than four.
        ("7/7/7/7/ggggg,6 r ABLOPTZ,ABILOPTZ", "at character 13: a stack is at most four cubes high"),
        // Four cubes for each piece gone, for both colours.
        (
            "7/7/7/7/ggg,6 r ABLOPTZ,ABILOPTZ",
            "at character 17: grey's cubes on the board number 3, but its pieces gone from the pool number 1, which makes 4",
        ),
        (
            "7/7/7/7/rrrr,6 r ABLOPTZ,ABILOPTZ",
            "at character 18: grey's cubes on the board number 0, but its pieces gone from the pool number 1, which makes 4",
        ),
        (
            "7/7/7/7/rrrg,6 r ABILOPTZ,ABLOPTZ",
            "at character 18: grey's cubes on the board number 1, but its pieces gone from the pool number 0, which makes 0",
        ),
        (
            "7/7/7/7/7 g ABILOPTZ,-",
            "at character 13: red's cubes on the board number 0, but its pieces gone from the pool number 8, which makes 32",
        ),
        // The seat to act.
        (
            "7/7/7/7/7 r ABILOPTZ,ABILOPTZ",
            "at character 11: the pieces gone from the pool number 0, so it is the turn of g, since grey acts first",
        ),
        (
            "7/7/7/7/gggg,6 g ABLOPTZ,ABILOPTZ",
            "at character 16: the pieces gone from the pool number 1, so it is the turn of r, since grey acts first",
        ),
        // One spelling.
        ("7/7/7/7 g ABILOPTZ,ABILOPTZ", "at character 8: expected \"/\", found ' '"),
        ("7/7/7/7/7/7 g ABILOPTZ,ABILOPTZ", "at character 10: expected a space, found '/'"),
        (
            "8/7/7/7/7 g ABILOPTZ,ABILOPTZ",
            "at character 1: empty squares that the row has left: 8 is out of range, allowed is 1 to 7",
        ),
        ("7/7/7/7/6 g ABILOPTZ,ABILOPTZ", "at character 10: expected \",\", found ' '"),
        (
            "7/7/7/7/3,4 g ABILOPTZ,ABILOPTZ",
            "at character 11: two numbers side by side: write one run of empty squares",
        ),
        (
            "7/7/7/7/b,6 g ABILOPTZ,ABILOPTZ",
            "at character 9: expected a stack of g and r, or a number of empty squares, found 'b'",
        ),
        ("7/7/7/7/7 x ABILOPTZ,ABILOPTZ", "at character 11: expected the seat to act, g or r, found 'x'"),
        (
            "7/7/7/7/7 g ,ABILOPTZ",
            "at character 13: expected the pieces left, letters of ABILOPTZ, or -, found ','",
        ),
        (
            "7/7/7/7/7 g BAILOPTZ,ABILOPTZ",
            "at character 14: pieces stand in the order ABILOPTZ, each at most once",
        ),
        (
            "7/7/7/7/7 g ABILOPTZ,ABILOPTZZ",
            "at character 30: pieces stand in the order ABILOPTZ, each at most once",
        ),
        ("7/7/7/7/7 g ABILOPTZ ABILOPTZ", "at character 21: expected \",\", found ' '"),
        ("7/7/7/7/7 g ABILOPTZ,ABILOPTZ-", "at character 30: nothing may follow here, found \"-\""),
        ("7/7/7/7/7 g ABILOPTZ,ABILOPTZ ", "at character 30: nothing may follow here, found \" \""),
    ] {
        assert_eq!(refusal(&first("grey"), text), message, "{text}");
    }
    assert_eq!(
        refusal(&first("red"), "7/7/7/7/7 g ABILOPTZ,ABILOPTZ"),
        "at character 11: the pieces gone from the pool number 0, so it is the turn of r, since red acts first"
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
