//! Positions and moves as text: one spelling each, and errors that say what would be right.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Say, Scanner, Seat, Square, a_move_such_as, write_board};
use messdeck_facade::{Notation, Playable};

use crate::options::Rules;
use crate::rules::{BLUE, Captured, Die, Move, Position, RED, SIX};

/// The letters of the dice: red ones, then blue ones, each from 1 to 6.
const DICE: &str = "ABCDEFabcdef";

/// No seat ever has more dice.
const MOST_DICE: usize = 12;

/// The seats as letters, in seat order.
const SEATS: &str = "rb";

impl Die {
    /// The die's letter in a position.
    pub(crate) fn letter(self) -> char {
        let first = if self.seat == RED { b'A' } else { b'a' };
        char::from(first + (self.value - 1))
    }
}

impl Display for Die {
    /// As a person says it, such as `red 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", crate::name(self.seat), self.value)
    }
}

impl Display for Captured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.values().try_for_each(|value| write!(f, "{value}"))
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = i32::from(self.size());
        write_board(f, (size, size), "", |square| self.die(square).map(Die::letter))?;
        write!(
            f,
            " {} {},{} {},{} {}",
            letter(self.to_act()),
            self.reserve(RED),
            self.reserve(BLUE),
            self.captured(RED),
            self.captured(BLUE),
            self.last().map_or('-', letter),
        )
    }
}

impl Notation for Position {
    /// Reads a position and checks the "Valid" line of the rules page.
    fn parse(rules: &Rules, text: &str) -> Result<Position, ParseError> {
        let mut scanner = Scanner::new(text);
        let s = &mut scanner;
        let mut position = Position::start(rules);
        board(s, &mut position)?;
        s.expect(" ")?;
        let turn_at = s.place();
        let turn = Seat::new(s.one_of(SEATS, "notation-turn")?);
        s.expect(" ")?;
        let reserve_at = s.place();
        let reserve = pair(s, |s| s.number(0, rules.dice.into()).map(|dice| dice as u8))?;
        s.expect(" ")?;
        let captured = pair(s, captured)?;
        s.expect(" ")?;
        let last_at = s.place();
        let last = match s.one_of("rb-", "uptick-text-last")? {
            2 => None,
            seat => Some(Seat::new(seat)),
        };
        s.end()?;

        let position = position.with(turn, reserve, captured, last);
        for seat in [RED, BLUE] {
            check_dice(&position, seat, rules.dice).map_err(|say| s.error_at(reserve_at, say))?;
        }
        let untouched = reserve == [rules.dice; 2];
        match last {
            Some(_) if untouched => Err(s.error_at(last_at, "uptick-text-nobody-yet")),
            None if !untouched => Err(s.error_at(last_at, "uptick-text-somebody")),
            None if turn != RED => Err(s.error_at(turn_at, "uptick-text-red-first")),
            _ => Ok(position),
        }
    }
}

/// Every die of a seat must be somewhere.
fn check_dice(position: &Position, seat: Seat, dice: u8) -> Result<(), Say> {
    let on_board = position.dice_of(seat).count_ones();
    let in_reserve = u32::from(position.reserve(seat));
    let lost = position.captured(seat.other()).len();
    let found = on_board + in_reserve + lost;
    if found == u32::from(dice) {
        return Ok(());
    }
    Err(Say::new("uptick-text-dice")
        .with("seat", Say::new(crate::name(seat)))
        .with("board", on_board)
        .with("reserve", in_reserve)
        .with("lost", lost)
        .with("dice", dice))
}

fn board(s: &mut Scanner<'_>, position: &mut Position) -> Result<(), ParseError> {
    let size = i32::from(position.size());
    let dice = Square::scan_board(s, (size, size), "", |s| s.one_of(DICE, "uptick-text-cell"))?;
    for (square, letter) in dice {
        let value = (letter % usize::from(SIX)) as u8 + 1;
        position.put(square, Die { seat: Seat::new(letter / usize::from(SIX)), value });
    }
    Ok(())
}

/// Reads what belongs to red, a comma, and what belongs to blue.
fn pair<'t, T>(
    s: &mut Scanner<'t>,
    mut read: impl FnMut(&mut Scanner<'t>) -> Result<T, ParseError>,
) -> Result<[T; 2], ParseError> {
    let red = read(s)?;
    s.expect(",")?;
    Ok([red, read(s)?])
}

/// Reads the values of captured dice, which ascend.
fn captured(s: &mut Scanner<'_>) -> Result<Captured, ParseError> {
    // Beyond that many the packed counts would run over.
    let values = s.dice(MOST_DICE)?;
    Ok(values.into_iter().fold(Captured::default(), Captured::and))
}

fn letter(seat: Seat) -> char {
    if seat == RED { 'r' } else { 'b' }
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Place { value, to } => write!(f, "{value}@{to}"),
            Move::Slide { from, to } => write!(f, "{from}-{to}"),
            Move::Capture { from, to } => write!(f, "{from}x{to}"),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    /// Reads a move by its shape alone: whether it makes sense in a position is the rules' business.
    fn from_str(text: &str) -> Result<Move, ParseError> {
        Scanner::whole(text, |s| {
            if s.take("pass") {
                return Ok(Move::Pass);
            }
            if let Some(value) = s.take_one_of("123456") {
                s.expect("@")?;
                return Ok(Move::Place { value: value as u8 + 1, to: Square::scan(s)? });
            }
            if !s.peek().is_some_and(|c| ('a'..='h').contains(&c)) {
                return Err(s.expected(a_move_such_as(&["3@c3", "c3-f6", "c3xf6", "pass"])));
            }
            let from = Square::scan(s)?;
            match s.one_of("-x", "uptick-text-sign")? {
                0 => Ok(Move::Slide { from, to: Square::scan(s)? }),
                _ => Ok(Move::Capture { from, to: Square::scan(s)? }),
            }
        })
    }
}
