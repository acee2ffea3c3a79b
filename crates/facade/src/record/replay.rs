//! Playing a record through, with every move checked.

use messdeck_core::{Say, Turn};

use super::{Ending, Flaw, Record, RecordError};
use crate::{AnyBook, AnyGame, AnyPosition, AnyRules, Reading, SeatSpec};

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
                return Err(self.at_tag(&format!("seat {seat}"), no_seat(seats)));
            }
        }
        let mut positions = vec![start];
        for (index, entry) in self.moves.iter().enumerate() {
            let here = &positions[index];
            let wrong = |say: Say| RecordError::bad(self.line_of_move(index), say);
            let Some(turn) = here.turn_name() else {
                return Err(wrong("notation-record-after-end".into()));
            };
            if turn != entry.who {
                return Err(wrong(Say::new("notation-record-turn").with("turn", turn)));
            }
            positions.push(self.play(index, &**here)?);
        }
        self.check_result(&*positions[positions.len() - 1])?;
        Ok(Replay { book, positions })
    }

    /// The position after a move of the record, counted from 0.
    pub fn play(&self, index: usize, here: &dyn AnyRules) -> Result<Box<dyn AnyPosition>, RecordError> {
        let mv = &self.moves[index].mv;
        let line = || self.line_of_move(index);
        here.play(mv).map_err(|why| RecordError::bad(line(), Flaw::Move { mv: mv.clone(), why }))
    }

    /// The first position by this book, which is the record's own.
    pub fn first_position(&self, book: &dyn AnyBook) -> Result<Box<dyn AnyPosition>, RecordError> {
        book.first(self.start.as_deref()).map_err(|error| self.at_tag("start", Flaw::Start(error)))
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
        let wrong = |say: Say| Err(self.at_tag("result", say));
        match (end.turn(), by) {
            (Turn::Over(_), Some(cause)) => {
                wrong(Say::new("notation-record-by-rules").with("cause", cause.as_str()))
            }
            (Turn::Over(_), None) => {
                let really = end.outcome().map(|outcome| outcome.winners).unwrap_or_default();
                if really == *winners {
                    return Ok(());
                }
                let really = Ending { winners: really.into_iter().map(str::to_owned).collect(), by: None };
                let really = really.to_string();
                wrong(Say::new("notation-record-result").with("result", really))
            }
            (_, None) => wrong("notation-record-not-over".into()),
            (_, Some(_)) => {
                let plays = |name: &String| end.seats().iter().any(|seat| seat.name == name);
                if winners.iter().all(plays) { Ok(()) } else { wrong(no_seat(end.seats())) }
            }
        }
    }

    /// An error at the line where the printed record has this tag.
    fn at_tag(&self, tag: &str, why: impl Into<Flaw>) -> RecordError {
        RecordError::bad(self.line_of_tag(tag), why)
    }
}

/// A record names somebody who does not play.
pub fn no_seat(seats: &[SeatSpec]) -> Say {
    let seats: Vec<Say> = seats.iter().map(|seat| Say::verbatim(seat.name)).collect();
    Say::new("fault-no-seat").with("seats", seats)
}
