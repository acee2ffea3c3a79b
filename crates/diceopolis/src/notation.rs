//! Positions and moves as text: one spelling each, and errors that say what would be right.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{MAX_SEATS, ParseError, Say, Scanner, Seat, a_move_such_as, write_runs};
use messdeck_facade::{Notation, Playable};

use crate::hand::{FULL, Hand};
use crate::rules::{Die, Move, Phase, Position};
use crate::square::{MIDDLE, SIZE, Square};
use crate::valid::{Claim, Field, letter};
use crate::{Rules, name};

/// The seats as letters, in seat order.
const SEATS: &str = "rbgy";

/// The values of dice as digits.
const VALUES: &str = "123456";

/// The phases with their words; none of them begins another.
const PHASES: [(Phase, &str); 4] =
    [(Phase::Roll, "roll"), (Phase::Reroll, "reroll"), (Phase::Place, "place"), (Phase::Over, "over")];

impl Display for Die {
    /// As a person says it, such as `red 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", name(self.seat), self.value)
    }
}

impl Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.dice().try_for_each(|value| write!(f, "{value}"))
    }
}

impl Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = PHASES.into_iter().find(|(phase, _)| phase == self).map_or("", |(_, word)| word);
        f.write_str(word)
    }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in ranks() {
            if rank < SIZE - 1 {
                f.write_str("/")?;
            }
            let die = |square| self.die(square).map(|die| format!("{}{}", letter(die.seat), die.value));
            write_runs(f, "", squares(rank).map(die))?;
        }
        write!(f, " {}", letter(self.to_act()))?;
        write_list(f, self.seat_list().map(|seat| self.hand(seat)))?;
        write_list(f, self.seat_list().map(|seat| self.cache(seat)))?;
        write!(f, " {}", self.phase())
    }
}

/// The ranks with playing squares, in the order of the notation.
fn ranks() -> impl Iterator<Item = i32> {
    (0..SIZE).rev().filter(|&rank| rank != MIDDLE)
}

/// The playing squares of a rank, in the order of the notation.
fn squares(rank: i32) -> impl Iterator<Item = Square> {
    (0..SIZE).filter(|&file| file != MIDDLE).filter_map(move |file| Square::at(file, rank))
}

/// Writes a space, and then the items with commas between them.
fn write_list<T: Display>(f: &mut fmt::Formatter<'_>, items: impl Iterator<Item = T>) -> fmt::Result {
    let mut separator = ' ';
    for item in items {
        write!(f, "{separator}{item}")?;
        separator = ',';
    }
    Ok(())
}

impl Notation for Position {
    /// Reads a position and checks the "Valid" line of the rules page.
    fn parse(rules: &Rules, text: &str) -> Result<Position, ParseError> {
        let mut scanner = Scanner::new(text);
        let s = &mut scanner;
        let board = board(s, rules)?;
        s.expect(" ")?;
        let turn_at = s.place();
        let turn = seat(s, rules, "notation-turn")?;
        s.expect(" ")?;
        let hands_at = s.place();
        let hands = list(s, rules, hand)?;
        s.expect(" ")?;
        let caches_at = s.place();
        let caches = list(s, rules, |s| s.number(0, rules.dice.into()).map(|dice| dice as u8))?;
        s.expect(" ")?;
        let phase_at = s.place();
        let phase = phase(s)?;
        s.end()?;

        let position = build(s, rules, &board)?;
        let mut placed = [0; MAX_SEATS];
        for (_, die, _) in &board {
            placed[die.seat.index()] += 1;
        }
        let round = Claim { placed, turn, hands, caches, phase }.round(rules).map_err(|(field, say)| {
            let place = match field {
                Field::Board => 0,
                Field::Turn => turn_at,
                Field::Hands => hands_at,
                Field::Caches => caches_at,
                Field::Phase => phase_at,
            };
            s.error_at(place, say)
        })?;
        Ok(position.with(turn, round, phase, hands))
    }
}

/// A die of a text: where it is put, and its place in the text.
type Found = (Square, Die, usize);

fn board(s: &mut Scanner<'_>, rules: &Rules) -> Result<Vec<Found>, ParseError> {
    let mut found = Vec::new();
    for rank in ranks() {
        if rank < SIZE - 1 {
            s.expect("/")?;
        }
        let row = s.runs(2 * MIDDLE as usize, "", |s| {
            let place = s.place();
            let seat = seat(s, rules, "diceopolis-text-cell")?;
            let value = s.one_of(VALUES, "notation-die")? as u8 + 1;
            Ok((Die { seat, value }, place))
        })?;
        let dice = squares(rank).zip(row);
        found.extend(dice.filter_map(|(square, die)| die.map(|(die, place)| (square, die, place))));
    }
    Ok(found)
}

/// Puts the dice on the board, each touching two when it is placed.
///
/// From the cross outward is as good as any order: a die that does not fit then never does, because the two
/// that it needs are nearer to the cross.
fn build(s: &Scanner<'_>, rules: &Rules, board: &[Found]) -> Result<Position, ParseError> {
    let from_cross = |square: Square| (square.file() - MIDDLE).abs() + (square.rank() - MIDDLE).abs();
    let mut outward = board.to_vec();
    outward.sort_by_key(|&(square, ..)| from_cross(square));
    outward.into_iter().try_fold(Position::start(rules), |position, (square, die, place)| {
        if position.is_open(square) {
            return Ok(position.put(square, die));
        }
        let inner = |line: i32| line + (MIDDLE - line).signum();
        let needed = [
            Square::at(inner(square.file()), square.rank()),
            Square::at(square.file(), inner(square.rank())),
        ];
        let missing = needed.into_iter().flatten().filter(|&square| !position.is_taken(square));
        let missing: Vec<Say> = missing.map(|square| Say::verbatim(square.to_string())).collect();
        let say = Say::new("diceopolis-text-touch").with("seat", Say::new(name(die.seat)));
        let say = say.with("value", die.value).with("square", square.to_string()).with("missing", missing);
        Err(s.error_at(place, say))
    })
}

fn seat(s: &mut Scanner<'_>, rules: &Rules, what: &'static str) -> Result<Seat, ParseError> {
    s.one_of(&SEATS[..usize::from(rules.players)], what).map(Seat::new)
}

/// Reads one item for each seat, with commas between them.
fn list<'t, T: Copy + Default>(
    s: &mut Scanner<'t>,
    rules: &Rules,
    mut read: impl FnMut(&mut Scanner<'t>) -> Result<T, ParseError>,
) -> Result<[T; MAX_SEATS], ParseError> {
    let mut items = [T::default(); MAX_SEATS];
    for seat in (0..usize::from(rules.players)).map(Seat::new) {
        if seat.index() > 0 {
            s.expect(",")?;
        }
        items[seat.index()] = read(s)?;
    }
    Ok(items)
}

/// Reads the values of the dice in a hand, which ascend.
fn hand(s: &mut Scanner<'_>) -> Result<Hand, ParseError> {
    let values = s.dice(FULL as usize)?;
    Ok(values.into_iter().fold(Hand::EMPTY, Hand::with))
}

fn phase(s: &mut Scanner<'_>) -> Result<Phase, ParseError> {
    s.one_word(&PHASES.map(|(_, word)| word), "notation-phase").map(|index| PHASES[index].0)
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Roll { value } => write!(f, "roll:{value}"),
            Move::Keep => f.write_str("keep"),
            Move::Reroll { value } => write!(f, "reroll:{value}"),
            Move::Place { value, to } => write!(f, "{value}@{to}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    /// Reads a move by its shape alone: whether it makes sense in a position is the rules' business.
    fn from_str(text: &str) -> Result<Move, ParseError> {
        Scanner::whole(text, |s| {
            let value = |s: &mut Scanner<'_>| s.one_of(VALUES, "notation-die").map(|v| v as u8 + 1);
            if s.take("roll:") {
                return Ok(Move::Roll { value: value(s)? });
            }
            if s.take("reroll:") {
                return Ok(Move::Reroll { value: value(s)? });
            }
            if s.take("keep") {
                return Ok(Move::Keep);
            }
            let Some(value) = s.take_one_of(VALUES) else {
                return Err(s.expected(a_move_such_as(&["4@h8", "keep", "reroll:4", "roll:4"])));
            };
            s.expect("@")?;
            Ok(Move::Place { value: value as u8 + 1, to: Square::scan(s)? })
        })
    }
}
