//! Playing a record through, with every move checked.

use std::error::Error;

use messdeck_core::Turn;

use super::{Ending, NoPosition, Record, RecordError};
use crate::{AnyBook, AnyGame, AnyPosition, AnyRules, Reading, Unplayed};

/// A record that was played through.
pub struct Replay {
    /// The rule book that it was played by.
    pub book: Box<dyn AnyBook>,
    /// The first position, and the one after each move.
    pub positions: Vec<Box<dyn AnyPosition>>,
}

impl Record {
    /// Plays the record through. The first line that does not fit is named.
    ///
    /// `game` is the game that the record names; finding it is the caller's part.
    pub fn replay(&self, game: &dyn AnyGame) -> Result<Replay, RecordError> {
        let book = self.book(game)?;
        let start = self.first_position(&*book)?;
        let seats = start.seats();
        for (seat, _) in &self.seats {
            if !seats.iter().any(|known| known.name == seat) {
                let names: Vec<&str> = seats.iter().map(|seat| seat.name).collect();
                return Err(self.at_tag(
                    &format!("seat {seat}"),
                    format!("there is no seat {seat:?}; the seats are {}", names.join(", ")),
                ));
            }
        }
        let mut positions = vec![start];
        for (index, entry) in self.moves.iter().enumerate() {
            let here = &positions[index];
            let wrong = |message: String| RecordError::bad(self.line_of_move(index), message);
            let Some(turn) = here.turn_name() else {
                return Err(wrong(format!("{} comes after the end of the game", entry.mv)));
            };
            if turn != entry.who {
                return Err(wrong(format!("it is the turn of {turn}, not of {}", entry.who)));
            }
            positions.push(self.play(index, &**here)?);
        }
        self.check_result(&*positions[positions.len() - 1])?;
        Ok(Replay { book, positions })
    }

    /// The position after a move of the record, counted from 0.
    pub fn play(&self, index: usize, here: &dyn AnyRules) -> Result<Box<dyn AnyPosition>, RecordError> {
        let mv = &self.moves[index].mv;
        here.play(mv)
            .map_err(|why| RecordError::bad(self.line_of_move(index), Unplayed { mv: mv.clone(), why }))
    }

    /// The first position by this book, which is the record's own.
    pub fn first_position(&self, book: &dyn AnyBook) -> Result<Box<dyn AnyPosition>, RecordError> {
        book.first(self.start.as_deref()).map_err(|error| self.at_tag("start", NoPosition(error)))
    }

    /// The rule book under the record's options, if this program plays the record's version of the rules.
    pub fn book(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyBook>, RecordError> {
        let pairs = self.options.iter().map(|(name, value)| (name, value));
        let book = game.book_with(pairs).map_err(|error| self.at_tag("options", error))?;
        match book.reading(self.rules) {
            Reading::Played => Ok(book),
            Reading::Retired(retired) => Err(RecordError::RetiredRules(retired)),
            Reading::Unknown(unknown) => Err(RecordError::NewerRules(unknown)),
        }
    }

    fn check_result(&self, end: &dyn AnyRules) -> Result<(), RecordError> {
        let Some(Ending { winners, by }) = &self.result else { return Ok(()) };
        let wrong = |message: String| Err(self.at_tag("result", message));
        match (end.turn(), by) {
            (Turn::Over(_), Some(cause)) => wrong(format!("ended by the rules, not by {cause}")),
            (Turn::Over(_), None) => {
                let really = end.outcome().map(|outcome| outcome.winners).unwrap_or_default();
                if really == *winners {
                    return Ok(());
                }
                wrong(format!("the result is {}, not {}", really.join(" "), winners.join(" ")))
            }
            (_, None) => wrong("the game is not over after the last move".to_owned()),
            (_, Some(_)) => {
                match winners.iter().find(|name| !end.seats().iter().any(|seat| seat.name == **name)) {
                    Some(name) => wrong(format!("there is no seat {name:?}")),
                    None => Ok(()),
                }
            }
        }
    }

    /// An error at the line where the printed record has this tag.
    fn at_tag(&self, tag: &str, why: impl Into<Box<dyn Error + Send + Sync>>) -> RecordError {
        RecordError::bad(self.line_of_tag(tag), why)
    }
}
