//! Why a placement is refused: every code at least once, with its rule and its squares.

use std::collections::BTreeSet;

use messdeck_core::Position;
use messdeck_facade::{Game, Target, ToPaths};
use messdeck_search::Numbers;
use messdeck_testkit::words::{said, wrong};
use messdeck_uptown::{Colour, Rules, Uptown};

use crate::common::{any_position, first, read};

const START: &str = "7/7/7/7/7 g ABILOPTZ,ABILOPTZ";
/// A grey O that stands on b1 and b2.
const O_ON_B: &str = "7/7/7/1,gg,5/1,gg,5 r ABILPTZ,ABILOPTZ";
/// A red I that stands on a1.
const I_ON_A1: &str = "7/7/7/7/rrrr,6 r ABILOPTZ,ABLOPTZ";
/// Two O in the pool, and no room for them.
const OVER: &str =
    "gg,g,gg,rr,g,gg,g/g,g,g,rr,rr,rg,rg/gggg,g,1,rr,1,gg,1/g,gr,rr,grr,rr,rrr,rrr/g,g,gr,g,r,rr,r g O,O";

#[test]
fn moves() {
    for (position, mv, code, rule, squares, message) in [
        (OVER, "gO@c3c3c4c4", "game-over", "UP-E1", "", "The game is over: Grey could not place any piece."),
        (O_ON_B, "gO@d1d1d2d2", "not-in-pool", "UP-T1", "", "The grey O is no longer in the pool."),
        (
            I_ON_A1,
            "gI@a1a1a1a1",
            "too-high",
            "UP-P5",
            "a1",
            "The stack on a1 would grow higher than four cubes: no piece reaches that from the board.",
        ),
        (
            O_ON_B,
            "rO@b1b1b2b2",
            "no-cube-on-board",
            "UP-P3",
            "b1 b2",
            "No cube of the red O would lie directly on the board: b1 and b2 are built on already.",
        ),
        (
            O_ON_B,
            "rI@a1b1c1d1",
            "not-one-body",
            "UP-S2",
            "b1 c1 d1 a1",
            "The cubes of the red I would not hang together: what lands on b1, c1 and d1 touches nothing of what lands on a1.",
        ),
        (
            START,
            "gA@a1a1b1b2",
            "mirror-image",
            "UP-S1",
            "a1 b1 b2",
            "The cubes would make a B, the mirror image of an A: a piece may be turned, never mirrored.",
        ),
        (START, "rT@a1b1c1c2", "other-shape", "UP-N1", "a1 b1 c1 c2", "The cubes would make an L, not a T."),
        // With several reasons the first of the page's list is given.
        (I_ON_A1, "rI@a1a1a1a1", "not-in-pool", "UP-T1", "", "The red I is no longer in the pool."),
        (
            I_ON_A1,
            "gI@a1c1e1g1",
            "too-high",
            "UP-P5",
            "a1",
            "The stack on a1 would grow higher than four cubes: no piece reaches that from the board.",
        ),
        (
            O_ON_B,
            "rZ@b1b1b1b2",
            "too-high",
            "UP-P5",
            "b1",
            "The stack on b1 would grow higher than four cubes: no piece reaches that from the board.",
        ),
    ] {
        let reason =
            read(&first("grey"), position).why_not(mv).unwrap().unwrap_or_else(|| panic!("{mv} is legal"));
        let found = (reason.code, reason.rule, reason.squares.join(" "), said(&reason.say));
        assert_eq!(found, (code, rule, squares.to_owned(), message.to_owned()), "{position}: {mv}");
    }
}

/// Of all texts that are well formed, exactly those without a reason are legal.
#[test]
fn exactly_the_legal_moves_have_no_reason() {
    let all_squares = all_squares();
    let mut numbers = Numbers::seeded(3);
    for round in 0..3 {
        let position = read(&first("grey"), &any_position('g', &mut numbers));
        let legal: BTreeSet<String> = position.moves().into_iter().filter(|mv| mv.starts_with('r')).collect();
        let mut allowed = BTreeSet::new();
        for (i, a) in all_squares.iter().enumerate() {
            for (j, b) in all_squares.iter().enumerate().skip(i) {
                for (k, c) in all_squares.iter().enumerate().skip(j) {
                    for d in &all_squares[k..] {
                        // A few letters at a time keep this quick.
                        for letter in ["ALO", "BIT", "APZ"][round].chars() {
                            let mv = format!("r{letter}@{a}{b}{c}{d}");
                            if position.why_not(&mv).unwrap().is_none() {
                                allowed.insert(mv);
                            }
                        }
                    }
                }
            }
        }
        let asked = |mv: &&String| ["ALO", "BIT", "APZ"][round].contains(&mv[1..2]);
        let expected: BTreeSet<String> = legal.iter().filter(asked).cloned().collect();
        assert_eq!(allowed, expected, "{}", position.text());
    }
}

#[test]
fn malformed_moves() {
    let start = read(&first("grey"), START);
    for (mv, message) in [
        ("", "at character 1: Expected a colour (g or r), but the text ends here."),
        ("bL@a1a1a1b1", "at character 1: Expected a colour (g or r), found “b”."),
        ("gS@a1a1a1b1", "at character 2: Expected a piece’s letter (A, B, I, L, O, P, T or Z), found “S”."),
        ("gl@a1a1a1b1", "at character 2: Expected a piece’s letter (A, B, I, L, O, P, T or Z), found “l”."),
        ("gLa1a1a1b1", "at character 3: Expected “@”, found “a”."),
        ("gI@e1f1g1h1", "at character 10: Expected a letter from a to g, found “h”."),
        ("gI@a3a4a5a6", "at character 11: Expected a digit from 1 to 5, found “6”."),
        ("gL@a1a1b1a1", "at character 10: Squares stand in order, by file and then by rank."),
        ("gL@a2a1a1a1", "at character 6: Squares stand in order, by file and then by rank."),
        ("gL@a1a1a1", "at character 10: Expected a letter from a to g, but the text ends here."),
        ("gL@a1a1a1b1c1", "at character 12: Nothing may follow here, but there is “c1”."),
        ("pass", "at character 1: Expected a colour (g or r), found “p”."),
    ] {
        assert_eq!(wrong(&start.why_not(mv).unwrap_err()), message, "{mv:?}");
    }
}

#[test]
fn targets() {
    let item = |id: &str| Target::item(id);
    let turn = |id: &str| Target::turn(id);
    let cell = |id: &str| Target::cell(id);
    let take = "First take a piece from the pool, grey or red.";
    let turn_first = "First turn the grey I the way it should lie.";
    let ways = "The grey I can lie in 3 ways, from I1 to I3.";
    let gone = "The grey O is no longer in the pool.";
    // I3 is the I along a rank; L4 an L that stands on its foot and leans east.
    for (position, prefix, target, code, rule, squares, message) in [
        (
            OVER,
            vec![],
            item("gO"),
            "game-over",
            "UP-E1",
            "",
            "The game is over: Grey could not place any piece.",
        ),
        (O_ON_B, vec![], item("gO"), "not-in-pool", "UP-T1", "", gone),
        (
            START,
            vec![],
            item("gX"),
            "out-of-order",
            "UP-H1",
            "",
            "There is no such piece: each colour has A, B, I, L, O, P, T and Z.",
        ),
        (START, vec![], cell("a1"), "out-of-order", "UP-H1", "", take),
        (START, vec![item("gI")], cell("a1"), "out-of-order", "UP-H1", "", turn_first),
        (START, vec![item("gI")], item("gL"), "out-of-order", "UP-H1", "", turn_first),
        (START, vec![item("gI")], turn("L1"), "out-of-order", "UP-H1", "", ways),
        (START, vec![item("gI")], turn("I4"), "out-of-order", "UP-H1", "", ways),
        (START, vec![item("gI")], turn("I03"), "out-of-order", "UP-H1", "", ways),
        (
            START,
            vec![item("gI"), turn("I3")],
            turn("I3"),
            "out-of-order",
            "UP-H1",
            "",
            "Now point at a square for the grey I.",
        ),
        (
            START,
            vec![item("gI"), turn("I3")],
            cell("h9"),
            "out-of-order",
            "UP-H1",
            "",
            "There is no such square: the board has a1 to g5.",
        ),
        (
            START,
            vec![item("gI"), turn("I3")],
            cell("e1"),
            "off-board",
            "UP-P1",
            "e1",
            "From e1, the grey I would stick out over the edge of the board.",
        ),
        (
            START,
            vec![item("gI"), turn("I3"), cell("a1")],
            cell("a1"),
            "out-of-order",
            "UP-H1",
            "",
            "The move is complete: the grey I goes on a1, and nothing follows.",
        ),
        (
            START,
            vec![cell("a1")],
            item("gI"),
            "out-of-order",
            "UP-H1",
            "",
            "Take a piece first: what was chosen so far begins no move.",
        ),
        (O_ON_B, vec![item("gO")], turn("O1"), "not-in-pool", "UP-T1", "", gone),
        (O_ON_B, vec![item("gO"), turn("O1")], cell("a1"), "not-in-pool", "UP-T1", "", gone),
        // The standing O comes down on the other one.
        (
            O_ON_B,
            vec![item("rO"), turn("O1")],
            cell("b1"),
            "no-cube-on-board",
            "UP-P3",
            "b1 b2",
            "No cube of the red O would lie directly on the board: b1 and b2 are built on already.",
        ),
        // A row lies on the stack of b1 with its ends in the air.
        (
            O_ON_B,
            vec![item("rI"), turn("I3")],
            cell("a1"),
            "occupied",
            "UP-P4",
            "b1",
            "The building on b1 is in the way of the red I.",
        ),
        // An arm over an empty square has nothing beneath it.
        (
            START,
            vec![item("gL"), turn("L4")],
            cell("a1"),
            "unsupported",
            "UP-2",
            "b1",
            "Nothing would lie beneath the grey L over b1.",
        ),
    ] {
        let reason = read(&first("grey"), position).why_not_target(&prefix, &target);
        let reason = reason.unwrap_or_else(|| panic!("{prefix:?} {target:?} can be next"));
        let found = (reason.code, reason.rule, reason.squares.join(" "), said(&reason.say));
        assert_eq!(found, (code, rule, squares.to_owned(), message.to_owned()), "{prefix:?} {target:?}");
    }
}

/// An I that still fits standing up but not lying down, and an O that fits nowhere.
#[test]
fn pieces_without_room() {
    let text =
        "r,rr,g,ggg,rrr,g,gg/r,gg,rgg,r,r,gg,ggg/r,1,rrrr,rg,r,rr,rr/rr,r,g,gg,r,r,g/r,rr,r,1,rr,g,gg g IO,-";
    let position = read(&first("grey"), text);
    for (prefix, target, message) in [
        (vec![], Target::item("gO"), "The grey O fits nowhere, whichever way it is turned."),
        (vec![Target::item("gI")], Target::turn("I3"), "Turned like that, the grey I fits nowhere."),
    ] {
        let reason = position.why_not_target(&prefix, &target).unwrap();
        assert_eq!((reason.code, reason.rule, said(&reason.say).as_str()), ("no-room", "UP-T2", message));
    }
    assert_eq!(position.why_not_target(&[Target::item("gI")], &Target::turn("I1")), None);
}

/// Wherever a turned piece is pointed at, it can go there or is told what is in its way.
#[test]
fn every_anchor_fits_or_has_a_reason() {
    let rules = Rules { first: Colour::Grey };
    let mut numbers = Numbers::seeded(5);
    let mut codes = BTreeSet::new();
    for _ in 0..20 {
        let town = Game::parse(&Uptown, &rules, &any_position('g', &mut numbers)).expect("valid");
        if town.turn().outcome().is_some() {
            continue;
        }
        let mut fits = BTreeSet::new();
        town.each(|placement| {
            let [path] = &town.paths(placement)[..] else { panic!("one path") };
            assert!(fits.insert(path.iter().map(|step| step.target.clone()).collect::<Vec<_>>()));
        });
        assert_eq!(fits.len(), town.count());
        for piece in Colour::ALL.into_iter().flat_map(|colour| town.pool(colour)) {
            for number in 1..=piece.shape.orientations().len() {
                for square in all_squares() {
                    let turn = Target::turn(format!("{}{number}", piece.shape.letter()));
                    let prefix = [Target::item(piece), turn];
                    let target = Target::cell(&square);
                    if fits.contains(&[&prefix[..], std::slice::from_ref(&target)].concat()) {
                        continue;
                    }
                    let why = town.why_not_target(&prefix, &target);
                    assert!(!why.squares.is_empty(), "{town}: {prefix:?} {square}: {why}");
                    codes.insert(why.code);
                }
            }
        }
    }
    assert_eq!(codes, BTreeSet::from(["no-cube-on-board", "occupied", "off-board", "unsupported"]));
}

fn all_squares() -> Vec<String> {
    ('a'..='g').flat_map(|file| (1..=5).map(move |rank| format!("{file}{rank}"))).collect()
}
