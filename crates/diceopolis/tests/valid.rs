//! Which texts are positions: exactly those that satisfy the "Valid" line of the page.

use std::collections::{BTreeMap, BTreeSet};

use messdeck_core::Draw;
use messdeck_diceopolis::Diceopolis;
use messdeck_facade::Game;
use messdeck_search::Numbers;
use messdeck_testkit::words::wrong;

use crate::common::table::{CROSS, Table, touches_two};
use crate::common::{self, EMPTY, rules};

/// The numbers of a position: dice placed, in hand and in the cache of each seat, turn and phase.
type Numbered = (Vec<[usize; 3]>, usize, &'static str);

const PHASES: [&str; 4] = ["roll", "reroll", "place", "over"];

/// Plays whole games in the head, only by the order of turns, and collects all numbers that occur.
fn occurring(players: usize, dice: usize) -> BTreeSet<Numbered> {
    let mut seen = BTreeSet::new();
    let mut seats = vec![[0, 0, dice]; players];
    for turn in 0..players {
        for _ in 0..5 {
            seen.insert((seats.clone(), turn, "roll"));
            seats[turn][1] += 1;
            seats[turn][2] -= 1;
        }
    }
    for _ in 0..dice {
        for turn in 0..players {
            let [_, hand, cache] = seats[turn];
            if hand < 5 && cache > 0 {
                seen.insert((seats.clone(), turn, "roll"));
                seats[turn][1] += 1;
                seats[turn][2] -= 1;
            } else if hand < 5 {
                seen.insert((seats.clone(), turn, "reroll"));
                let mut in_air = seats.clone();
                in_air[turn][1] -= 1;
                seen.insert((in_air, turn, "roll"));
            }
            seen.insert((seats.clone(), turn, "place"));
            seats[turn][1] -= 1;
            seats[turn][0] += 1;
        }
    }
    seen.insert((seats, 0, "over"));
    seen
}

/// A text with these numbers, its dice placed as stairs in one quadrant.
fn text(numbers: &Numbered) -> String {
    let (seats, turn, phase) = numbers;
    let owners = seats.iter().enumerate().flat_map(|(seat, &[placed, ..])| vec![seat; placed]);
    let mut squares: Vec<(i32, i32)> =
        (1..=6).flat_map(|x| (1..=6).map(move |y| (CROSS + x, CROSS + y))).collect();
    squares.sort_by_key(|&(x, y)| x + y);
    let dice: BTreeMap<_, _> = squares.into_iter().zip(owners.map(|seat| (seat, 3))).collect();
    Table {
        dice,
        turn: *turn,
        hands: seats.iter().map(|&[_, hand, _]| vec![4; hand]).collect(),
        caches: seats.iter().map(|&[.., cache]| cache as i32).collect(),
        phase: (*phase).to_owned(),
    }
    .text()
}

/// Changes one of the numbers to each other value that it could have.
fn changes(numbers: &Numbered, dice: usize) -> Vec<Numbered> {
    let mut changed = Vec::new();
    for seat in 0..numbers.0.len() {
        for (place, most) in [dice, 5, dice].into_iter().enumerate() {
            changed.extend((0..=most).map(|n| {
                let mut other = numbers.clone();
                other.0[seat][place] = n;
                other
            }));
        }
    }
    changed.extend((0..numbers.0.len()).map(|turn| (numbers.0.clone(), turn, numbers.2)));
    changed.extend(PHASES.map(|phase| (numbers.0.clone(), numbers.1, phase)));
    changed
}

#[test]
fn numbers_turn_and_phase_fit_the_order_of_turns() {
    for (players, dice) in [(2, 6), (2, 8), (3, 6)] {
        let occurring = occurring(players, dice);
        let rules = rules(players as u8, dice as u8);
        let check = |numbers: &Numbered| {
            let text = text(numbers);
            let valid = occurring.contains(numbers);
            assert_eq!(Diceopolis.parse(&rules, &text).is_ok(), valid, "{text}");
        };
        for numbers in &occurring {
            for once in changes(numbers, dice) {
                check(&once);
                // Two changes at a time catch what one would break and the other mend; a sample will do.
                changes(&once, dice).iter().step_by(17).for_each(check);
            }
        }
    }
}

/// Whether the dice can have been placed one after the other: whatever fits is placed, until nothing does.
fn can_be_placed(squares: &[(i32, i32)]) -> bool {
    let mut placed = BTreeMap::new();
    let mut left = squares.to_vec();
    loop {
        let before = left.len();
        left.retain(|&square| {
            let fits = touches_two(&placed, square);
            if fits {
                placed.insert(square, (0, 1));
            }
            !fits
        });
        if left.is_empty() || left.len() == before {
            return left.is_empty();
        }
    }
}

#[test]
fn dice_can_have_been_placed_one_after_the_other() {
    let mut numbers = Numbers::seeded(3);
    let (mut good, mut bad) = (0, 0);
    for _ in 0..6000 {
        // Mostly dice that fit, then a few anywhere, near the cross more often than not.
        let mut dice = BTreeMap::new();
        let wild = numbers.below(3);
        let count = 2 * (1 + numbers.below(6));
        while dice.len() < count {
            let far = 1 + numbers.below(6);
            let mut line = || {
                let distance = 1 + numbers.below(far) as i32;
                if numbers.below(4) == 0 { CROSS - distance } else { CROSS + distance }
            };
            let square = (line(), line());
            if dice.len() + wild >= count || touches_two(&dice, square) {
                let next = dice.len();
                dice.entry(square).or_insert((next % 2, 1));
            }
        }
        // Red's next turn is about to begin: both hold four dice.
        let (placed, hand) = (count / 2, 4);
        let table = Table {
            dice,
            turn: 0,
            hands: vec![vec![6; hand]; 2],
            caches: vec![(25 - placed - hand) as i32; 2],
            phase: "roll".to_owned(),
        };
        let squares: Vec<_> = table.dice.keys().copied().collect();
        let valid = can_be_placed(&squares);
        let text = table.text();
        assert_eq!(Diceopolis.parse(&rules(2, 25), &text).is_ok(), valid, "{text}");
        if valid { good += 1 } else { bad += 1 }
    }
    assert!(good > 500 && bad > 500, "{good} good and {bad} bad boards are too few to trust");
}

#[test]
fn errors_say_what_would_be_right_and_where() {
    let red1 = "12/12/12/12/12/6r15/12/12/12/12/12/12";
    for (text, message) in [
        (
            "",
            "at character 1: Expected a die’s colour (r or b) or a number of empty squares, but the text ends here.",
        ),
        ("12/12", "at character 6: Expected “/”, but the text ends here."),
        (
            &format!("{} r -,- 25,25 roll", EMPTY.replacen("12", "13", 1)),
            "at character 1: Expected a number from 1 to 12, found “13”.",
        ),
        (
            &format!("{} r -,- 25,25 roll", EMPTY.replacen("12", "11r7", 1)),
            "at character 4: Expected a die’s value from 1 to 6, found “7”.",
        ),
        (
            &format!("{} r -,- 25,25 roll", EMPTY.replacen("12", "11g1", 1)),
            "at character 3: Expected a die’s colour (r or b) or a number of empty squares, found “g”.",
        ),
        (
            &format!("{EMPTY} g -,- 25,25 roll"),
            "at character 37: Expected the colour whose turn it is (r or b), found “g”.",
        ),
        (
            &format!("{EMPTY} r ,- 25,25 roll"),
            "at character 39: Expected values of dice from 1 to 6, or - for none, found “,”.",
        ),
        (&format!("{EMPTY} r 21,- 23,25 roll"), "at character 40: Dice stand in ascending order."),
        (&format!("{EMPTY} r 111111,- 19,25 roll"), "at character 44: There are at most 5 dice here."),
        (&format!("{EMPTY} r - 25,25 roll"), "at character 40: Expected “,”, found “ ”."),
        (&format!("{EMPTY} r -,-,- 25,25 roll"), "at character 42: Expected a space, found “,”."),
        (
            &format!("{EMPTY} r -,- 26,25 roll"),
            "at character 43: Expected a number from 0 to 25, found “26”.",
        ),
        (&format!("{EMPTY} r -,- 025,25 roll"), "at character 43: A number does not begin with 0."),
        (
            &format!("{EMPTY} r -,- 25,25 rolls"),
            "at character 53: Nothing may follow here, but there is “s”.",
        ),
        (
            &format!("{EMPTY} r -,- 25,25 throw"),
            "at character 49: Expected the phase (roll, reroll, place or over), found “t”.",
        ),
        (
            &format!("{EMPTY} r -,- 25,25 over"),
            "at character 49: Red has placed 0 of 25 dice, so the phase is roll or place.",
        ),
        (
            &format!("{EMPTY} b 12345,12345 20,20 place"),
            "at character 37: By the dice on the board it is the turn of r.",
        ),
        (
            &format!("{EMPTY} r 1234,12345 21,20 place"),
            "at character 39: Red has 5 dice in hand at this point, not 4.",
        ),
        (
            &format!("{EMPTY} r 12345,12345 20,21 place"),
            "at character 51: Blue has 20 dice in its cache at this point, not 21.",
        ),
        (
            &format!("{red1} b 1234,1234 20,21 roll"),
            "at character 57: Blue has placed 0 of 25 dice, so the phase is place.",
        ),
        (
            &format!("{} r 12345,1234 20,20 place", red1.replace('r', "b")),
            "at character 1: Red has placed 0 of the 1 dice on the board; taking turns it would be 1.",
        ),
        (
            &format!("{} b 1234,12345 20,20 place", red1.replace("6r15", "7r14")),
            "at character 17: The red 1 on i8 never touched two dice: there is none on h8.",
        ),
        (
            &format!("{} b 1234,12345 20,20 place", EMPTY.replacen("12", "r111", 1)),
            "at character 1: The red 1 on a13 never touched two dice: there is none on b13 and a12.",
        ),
    ] {
        let error = Diceopolis.parse(&rules(2, 25), text).expect_err(text);
        assert_eq!(wrong(&error), message, "{text}");
    }
    // One seat's dice alone on the board, more than it has.
    let many =
        format!("{} r -,- 0,0 over", EMPTY.replacen("12/12/12/12/12/12/", &"6r1r1r1r1r1r1/".repeat(6), 1));
    let error = Diceopolis.parse(&rules(2, 25), &many).expect_err(&many);
    assert_eq!(wrong(&error), "at character 1: Red has 36 dice on the board, and each colour has 25.");
    let over = "12/12/12/6r25/4b2b1r2b24/4b2b1r1r1r3r12/5b56/12/12/12/12/12 b -,- 0,0 over";
    let error = Diceopolis.parse(&rules(2, 6), over).expect_err(over);
    assert_eq!(wrong(&error), "at character 61: By the dice on the board it is the turn of r.");
}

/// What can't be reached but satisfies the line is a position all the same; here it is hard to find any:
/// hands of one value, and dice that nobody would place like this.
#[test]
fn oddities_are_accepted() {
    for text in [
        "12/12/12/12/12/12/12/12/12/12/12/12 r 66666,66666 20,20 place",
        "12/12/12/12/12/12/6r6b6r6b6r6b6/6r6b6r6b6r6b6/6r6b6r6b6r6b6/6r6b6r6b6r6b6/12/12 r 6666,6666 9,9 roll",
        "12/12/12/12/12/6r1b2r1b22/12/12/12/12/12/12 r 1111,1111 19,19 roll",
    ] {
        common::position(2, 25, text);
    }
}
