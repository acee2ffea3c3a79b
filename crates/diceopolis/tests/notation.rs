//! Moves and positions as text, and what a position answers.

use messdeck_core::{Position as _, Seat};
use messdeck_diceopolis::{Diceopolis, Move, Phase, Position, RED, Scoring, Square};
use messdeck_facade::{Game, Options};
use messdeck_testkit::words::wrong;
use messdeck_words::Words;
use proptest::prelude::*;

use crate::common::{EMPTY, position, rules};

#[test]
fn moves_have_one_spelling() {
    const ANY: &str = "Expected a move such as 4@h8, keep, reroll:4 or roll:4";
    for (text, message) in [
        ("", &*format!("at character 1: {ANY}, but the text ends here.")),
        ("pass", &format!("at character 1: {ANY}, found “p”.")),
        ("Keep", &format!("at character 1: {ANY}, found “K”.")),
        ("0@h8", &format!("at character 1: {ANY}, found “0”.")),
        ("7@h8", &format!("at character 1: {ANY}, found “7”.")),
        ("roll:0", "at character 6: Expected a die’s value from 1 to 6, found “0”."),
        ("roll:", "at character 6: Expected a die’s value from 1 to 6, but the text ends here."),
        ("roll:12", "at character 7: Nothing may follow here, but there is “2”."),
        ("reroll:7", "at character 8: Expected a die’s value from 1 to 6, found “7”."),
        ("keep ", "at character 5: Nothing may follow here, but there is “ ”."),
        ("4@n1", "at character 3: Expected a letter from a to m, found “n”."),
        ("4@h0", "at character 4: Expected a number from 1 to 13, found “0”."),
        ("4@h14", "at character 4: Expected a number from 1 to 13, found “14”."),
        ("4@h08", "at character 4: A number does not begin with 0."),
        ("4h8", "at character 2: Expected “@”, found “h”."),
    ] {
        let error = text.parse::<Move>().expect_err(text);
        assert_eq!(wrong(&error), message, "{text}");
    }
}

#[test]
fn a_position_answers_what_it_was_told() {
    let at = position(3, 6, "12/12/12/12/12/6r15/5b26/12/12/12/12/12 g 3345,2256,13336 1,1,1 place");
    let green = Seat::new(2);
    assert_eq!((at.players(), at.dice(), at.scoring(), at.phase()), (3, 6, Scoring::Pips, Phase::Place));
    assert_eq!(at.to_act(), green);
    assert_eq!(at.hand(RED).dice().collect::<Vec<_>>(), [3, 3, 4, 5]);
    assert_eq!(at.hand(green).values().collect::<Vec<_>>(), [1, 3, 6]);
    assert_eq!((at.placed(RED), at.placed(green)), (1, 0));
    assert_eq!((at.cache(RED), at.cache(green)), (1, 1));
    let die = |square: &str| at.die(square.parse().expect("a square")).map(|die| die.to_string());
    assert_eq!(die("h8").as_deref(), Some("red 1"));
    assert_eq!(die("f6").as_deref(), Some("blue 2"));
    assert_eq!((die("h9"), die("g8"), die("g7")), (None, None, None));
    assert_eq!(at.scores(), [4, 0, 0, 0]);
}

#[test]
fn the_cross_shows_its_distance() {
    let black = |square: &str| square.parse::<Square>().expect("a square").black();
    for (square, value) in [("h7", 1), ("f7", 1), ("m7", 6), ("a7", 6), ("g9", 2), ("g1", 6), ("g6", 1)] {
        assert_eq!(black(square), Some(value), "{square}");
    }
    assert_eq!((black("g7"), black("h8")), (None, None));
}

#[test]
fn options_are_those_of_the_page() {
    let choose = |pairs: &[(&str, &str)]| {
        Options::choose(Diceopolis::OPTIONS, pairs.iter().copied())
            .and_then(|options| Diceopolis.rules(&options))
    };
    assert_eq!(choose(&[]), Ok(rules(2, 25)));
    let all = choose(&[("players", "4"), ("dice", "6"), ("scoring", "dice")]).expect("allowed");
    assert_eq!((all.players, all.dice, all.scoring), (4, 6, Scoring::Dice));
    for (name, value) in
        [("players", "1"), ("players", "5"), ("dice", "5"), ("dice", "51"), ("scoring", "sum")]
    {
        assert!(choose(&[(name, value)]).is_err(), "{name}={value}");
    }
    // DO-5: a hundred dice in all.
    for (players, most) in [("2", 50), ("3", 33), ("4", 25)] {
        let with = |dice: u8| choose(&[("players", players), ("dice", &dice.to_string())]);
        assert_eq!(with(most).map(|rules| rules.dice), Ok(most), "{players} players");
        let error = with(most + 1).expect_err("too many");
        let said = Words::english().say(&error.say());
        assert!(said.contains(&format!("6 to {most}")), "{players} players: {said}");
    }
    assert_eq!(Diceopolis.seats(&all).len(), 4);
    let start = Diceopolis.start(&all);
    assert_eq!(start.to_string(), format!("{EMPTY} r -,-,-,- 6,6,6,6 roll"));
}

#[test]
fn the_key_knows_the_options_and_whose_hand_it_is() {
    let key = |players, dice, text: &str| position(players, dice, text).key();
    let ours = key(2, 25, &format!("{EMPTY} r 11111,22222 20,20 place"));
    assert_ne!(ours, key(2, 25, &format!("{EMPTY} r 22222,11111 20,20 place")));
    assert_ne!(ours, key(2, 24, &format!("{EMPTY} r 11111,22222 19,19 place")));
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 128);
    assert!(size_of::<Option<Move>>() <= 4);
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in ".{0,80}") {
        if let Ok(position) = Diceopolis.parse(&rules(2, 25), &text) {
            prop_assert_eq!(position.to_string(), text.clone());
        }
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    /// Text that looks like a position gets further into the reader than any text.
    #[test]
    fn near_positions_are_read_or_refused(
        row in "(6r[1-6]5|5b[1-6]r[1-6]5|12|6r1b2[1-9]|r[0-9]{1,4})",
        turn in "[rbg]",
        hands in "(-|[1-6]{1,6}),(-|[1-6]{1,6})",
        caches in "[0-9]{1,2},[0-9]{1,2}",
        phase in "(roll|reroll|place|over)",
    ) {
        let text = format!("12/12/12/12/12/{row}/12/12/12/12/12/12 {turn} {hands} {caches} {phase}");
        if let Ok(position) = Diceopolis.parse(&rules(2, 6), &text) {
            prop_assert_eq!(position.to_string(), text);
            prop_assert_eq!(position.count() == 0, position.turn().outcome().is_some());
        }
    }

    #[test]
    fn every_move_has_one_reading(text in "([1-6]@[a-m](1[0-3]|[1-9]))|(re)?roll:[1-6]|keep") {
        prop_assert_eq!(text.parse::<Move>().expect("the shape of a move").to_string(), text);
    }
}
