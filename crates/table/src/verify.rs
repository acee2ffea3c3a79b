//! Deriving every throw of a record again.

use messdeck_core::{Say, Turn};
use messdeck_facade::record::{Flaw, Throws, no_seat};
use messdeck_facade::{AnyBook, AnyGame, AnyPosition, Record, RecordError, RollOff, SeatSpec, Settles};
use thiserror::Error;

use crate::dice::Deal;
use crate::roll_off::{Round, round};
use crate::view::Throw;
use crate::{BadHex, Bytes32, Seed};

/// What deriving the throws of a record gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verification {
    /// How many throws the record has, those of a roll-off included.
    pub rolls: usize,
    /// How many came out the same, from the first on.
    pub verified: usize,
    /// The first thing that did not.
    pub wrong: Option<Wrong>,
}

/// What the dealer can't have dealt.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: the dealer gives {expected}, the record says {found}")]
pub struct Wrong {
    /// The line of the record.
    pub line: usize,
    /// What seed and entropies give.
    pub expected: String,
    /// What the record says.
    pub found: String,
}

/// Why nothing can be said about a record's dice.
#[derive(Debug, Error)]
pub enum Unverifiable {
    /// No dealer dealt them.
    #[error("the record has no commitment")]
    NotDealt,
    /// The seed is not revealed, because the match is not over.
    #[error("the record has no seed")]
    NotRevealed,
    /// It is not a record that can be followed.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Derives every throw of a record again, in the order in which they fell, up to the first that differs.
///
/// `game` is the game that the record names.
pub fn verify(record: &Record, game: &dyn AnyGame) -> Result<Verification, Unverifiable> {
    let book = record.book(game)?;
    let start = record.first_position(&*book)?;
    let throws = throws(record, book.seats())?;
    let rolls = throws.len() + record.moves.iter().filter(|entry| entry.who == "chance").count();
    let commitment: Bytes32 = hex(record, "commitment")?.ok_or(Unverifiable::NotDealt)?;
    let seed = Seed::from(hex(record, "seed")?.ok_or(Unverifiable::NotRevealed)?);
    let mut found = Verification { rolls, verified: 0, wrong: None };
    if seed.commitment() != commitment {
        let line = record.line_of_tag("commitment");
        let (expected, found_there) = (seed.commitment().to_string(), commitment.to_string());
        found.wrong = Some(Wrong { line, expected, found: found_there });
        return Ok(found);
    }
    let deal = deal(record, seed, book.seats())?;
    found.wrong = match wrong_in_roll_off(record, &*book, &deal, &throws, &mut found.verified)? {
        None => wrong_in_line(record, &deal, start, &mut found.verified)?,
        wrong => wrong,
    };
    if found.wrong.is_none() {
        record.replay(game)?;
    }
    Ok(found)
}

fn deal(record: &Record, seed: Seed, seats: &[SeatSpec]) -> Result<Deal, Unverifiable> {
    let id = record
        .tag("match")
        .ok_or_else(|| wrong(1, Say::new("notation-record-missing").with("tag", "match")))?
        .to_owned();
    for (tag, _) in &record.tags {
        if let Some(seat) = tag.strip_prefix("entropy ")
            && !seats.iter().any(|known| known.name == seat)
        {
            return Err(wrong(record.line_of_tag(tag), no_seat(seats)));
        }
    }
    let entropies = seats.iter().map(|seat| hex(record, &format!("entropy {}", seat.name)));
    Ok(Deal { seed, id, entropies: entropies.collect::<Result<_, _>>()? })
}

/// The throws of the roll-off that the record names.
fn throws(record: &Record, seats: &[SeatSpec]) -> Result<Vec<Throw>, Unverifiable> {
    let line = || record.line_of_tag("roll-off");
    let Some(text) = record.tag("roll-off") else { return Ok(Vec::new()) };
    let Throws(throws) = text.parse().map_err(|say: Say| wrong(line(), say))?;
    let throws = throws.into_iter().map(|(name, dice)| {
        let seat = seats.iter().find(|seat| seat.name == name);
        let seat = seat.ok_or_else(|| wrong(line(), no_seat(seats)))?;
        Ok(Throw { seat: seat.name, dice })
    });
    throws.collect()
}

/// The roll-off has no line of its own for each throw, so all its errors are in the line of its tag.
fn wrong_in_roll_off(
    record: &Record,
    book: &dyn AnyBook,
    deal: &Deal,
    throws: &[Throw],
    verified: &mut usize,
) -> Result<Option<Wrong>, Unverifiable> {
    if throws.is_empty() {
        return Ok(None);
    }
    let line = record.line_of_tag("roll-off");
    let Some(RollOff { dice, settles }) = book.roll_off() else {
        return Err(wrong(line, "notation-record-no-roll-off"));
    };
    let seats = book.seats();
    for (place, thrown) in throws.iter().enumerate() {
        let Round::Next(seat) = round(seats, &throws[..place]) else {
            return Err(wrong(line, "notation-record-roll-off-won"));
        };
        let expected = Throw { seat: seats[seat.index()].name, dice: deal.roll_off(dice, place as u32) };
        if *thrown != expected {
            let spell = |throw: &Throw| Throws(vec![(throw.seat.to_owned(), throw.dice.clone())]).to_string();
            return Ok(Some(Wrong { line, expected: spell(&expected), found: spell(thrown) }));
        }
        *verified += 1;
    }
    let winner = match round(seats, throws) {
        Round::Won(seat) => seats[seat.index()].name,
        // A match that was called off during its roll-off has no moves, and any other has a winner.
        Round::Next(_) if record.moves.is_empty() => return Ok(None),
        Round::Next(_) => return Err(wrong(line, "notation-record-roll-off-open")),
    };
    if let Settles::Option(option) = settles
        && book.options().get(option) != winner
    {
        let found = format!("{option}={}", book.options().get(option));
        let line = record.line_of_tag("options");
        return Ok(Some(Wrong { line, expected: format!("{option}={winner}"), found }));
    }
    Ok(None)
}

fn wrong_in_line(
    record: &Record,
    deal: &Deal,
    start: Box<dyn AnyPosition>,
    verified: &mut usize,
) -> Result<Option<Wrong>, Unverifiable> {
    let mut here = start;
    let mut place = 0;
    for (index, entry) in record.moves.iter().enumerate() {
        if matches!(here.turn(), Turn::Chance(_)) {
            let expected = deal.throw(&*here, place).unwrap_or_default();
            if expected != entry.mv {
                let line = record.line_of_move(index);
                return Ok(Some(Wrong { line, expected, found: entry.mv.clone() }));
            }
            place += 1;
            *verified += 1;
        }
        here = record.play(index, &*here)?;
    }
    Ok(None)
}

fn hex(record: &Record, tag: &str) -> Result<Option<Bytes32>, Unverifiable> {
    let value = record.tag(tag).map(str::parse).transpose();
    value.map_err(|BadHex| wrong(record.line_of_tag(tag), "notation-record-hex"))
}

fn wrong(line: usize, why: impl Into<Flaw>) -> Unverifiable {
    RecordError::bad(line, why).into()
}
