//! The text of places, moves and positions, as the rules page fixes it.

mod position;

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Say, Scanner, a_move_such_as};

use crate::rules::{Colour, Dice, Move, Place, SQUARES, Step};

/// The letters of the colours, and of the seats that are named after them.
const LETTERS: &str = "rbgy";

/// A place of a colour's path as the notation writes it: `B`, `14`, `h2`, `H`.
#[derive(Clone, Copy)]
pub(crate) struct Location(pub(crate) Colour, pub(crate) Place);

impl Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Location(colour, place) = *self;
        match (place.square(colour), place.lane()) {
            (Some(square), _) => write!(f, "{square}"),
            (None, Some(lane)) => write!(f, "h{lane}"),
            (None, None) => f.write_str(if place == Place::BASE { "B" } else { "H" }),
        }
    }
}

/// The cell of the board that a place is: squares of the track belong to everybody, `14`; all others say
/// whose they are, `rB`, `gh2`, `yH`.
#[derive(Clone, Copy)]
pub(crate) struct CellOf(pub(crate) Colour, pub(crate) Place);

impl Display for CellOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CellOf(colour, place) = *self;
        if !place.is_track() {
            write!(f, "{}", colour.letter())?;
        }
        write!(f, "{}", Location(colour, place))
    }
}

pub(crate) fn scan_colour(scanner: &mut Scanner<'_>) -> Result<Colour, ParseError> {
    scanner.one_of(LETTERS, "notation-colour").map(Colour::new)
}

pub(crate) fn scan_place(scanner: &mut Scanner<'_>, colour: Colour) -> Result<Place, ParseError> {
    match scanner.peek() {
        Some('B') => scanner.expect("B").map(|()| Place::BASE),
        Some('H') => scanner.expect("H").map(|()| Place::HOME),
        Some('h') => {
            scanner.expect("h")?;
            Ok(Place::on_lane(scanner.number(1, 5)? as u8))
        }
        Some(digit) if digit.is_ascii_digit() => scan_square(scanner, colour),
        _ => Err(scanner.expected("uckers-text-place")),
    }
}

pub(crate) fn scan_square(scanner: &mut Scanner<'_>, colour: Colour) -> Result<Place, ParseError> {
    let square = scanner.number(1, SQUARES.into())?;
    Ok(Place::on_track(colour, square as u8))
}

fn scan_die(scanner: &mut Scanner<'_>) -> Result<u8, ParseError> {
    Ok(scanner.one_of("123456", "notation-die")? as u8 + 1)
}

/// Reads one die, or two with the higher one first.
fn scan_dice(scanner: &mut Scanner<'_>) -> Result<Dice, ParseError> {
    let high = scan_die(scanner)?;
    if !scanner.peek().is_some_and(|next| next.is_ascii_digit()) {
        return Ok(Dice::One(high));
    }
    let place = scanner.place();
    let low = scan_die(scanner)?;
    if low > high {
        return Err(scanner.error_at(place, "uckers-text-higher-first"));
    }
    Ok(Dice::Two(high, low))
}

impl Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dice::One(die) => write!(f, "{die}"),
            Dice::Two(high, low) => write!(f, "{high}{low}"),
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Step { colour, from, to } = *self;
        write!(f, "{}{}-{}", colour.letter(), Location(colour, from), Location(colour, to))
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Roll(dice) => write!(f, "roll:{dice}"),
            Move::Step(step) => write!(f, "{step}"),
            Move::Steps(first, second) => write!(f, "{first},{second}"),
            Move::Challenge { colour, from, to } => {
                write!(f, "{}{}!{}", colour.letter(), Location(colour, from), Location(colour, to))
            }
            Move::Pass => f.write_str("pass"),
            Move::Save => f.write_str("save"),
            Move::Use(step) => write!(f, "use:{step}"),
            Move::Throw => f.write_str("throw"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        Scanner::whole(text, scan_move)
    }
}

fn scan_move(scanner: &mut Scanner<'_>) -> Result<Move, ParseError> {
    for (word, mv) in [("pass", Move::Pass), ("save", Move::Save), ("throw", Move::Throw)] {
        if scanner.take(word) {
            return Ok(mv);
        }
    }
    if scanner.take("roll:") {
        return scan_dice(scanner).map(Move::Roll);
    }
    if scanner.take("use:") {
        let (colour, from) = scan_counter(scanner)?;
        return scan_landing(scanner, colour, from).map(Move::Use);
    }
    let (colour, from) = scan_counter(scanner)?;
    if scanner.peek() == Some('!') {
        return scan_challenge(scanner, colour, from);
    }
    let first = scan_landing(scanner, colour, from)?;
    if !scanner.take(",") {
        return Ok(Move::Step(first));
    }
    let place = scanner.place();
    let (colour, from) = scan_counter(scanner)?;
    let second = scan_landing(scanner, colour, from)?;
    if second < first {
        let steps = format!("{second},{first}");
        return Err(scanner.error_at(place, Say::new("uckers-text-steps-order").with("steps", steps)));
    }
    Ok(Move::Steps(first, second))
}

/// Reads the colour and the place of a counter that is not home yet.
fn scan_counter(scanner: &mut Scanner<'_>) -> Result<(Colour, Place), ParseError> {
    const MOVES: [&str; 6] = ["r14-20", "roll:63", "pass", "save", "use:r14-20", "throw"];
    let colour = scanner.take_one_of(LETTERS).map(Colour::new);
    let colour = colour.ok_or_else(|| scanner.expected(a_move_such_as(&MOVES)))?;
    let place = scanner.place();
    match scan_place(scanner, colour)? {
        Place::HOME => Err(scanner.error_at(place, "uckers-text-home")),
        from => Ok((colour, from)),
    }
}

fn scan_landing(scanner: &mut Scanner<'_>, colour: Colour, from: Place) -> Result<Step, ParseError> {
    scanner.expect("-")?;
    let place = scanner.place();
    match scan_place(scanner, colour)? {
        Place::BASE => Err(scanner.error_at(place, "uckers-text-base")),
        to => Ok(Step { colour, from, to }),
    }
}

fn scan_challenge(scanner: &mut Scanner<'_>, colour: Colour, from: Place) -> Result<Move, ParseError> {
    if from.lane().is_some() {
        return Err(scanner.error("uckers-text-lane"));
    }
    scanner.expect("!")?;
    let to = scan_square(scanner, colour)?;
    Ok(Move::Challenge { colour, from, to })
}
