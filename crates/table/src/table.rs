//! The state of a match.

use std::fmt::{self, Debug};
use std::sync::Arc;

use messdeck_core::{Seat, Turn};
use messdeck_facade::{AnyBook, AnyGame, AnyPosition, Options, Passage, SeatSpec, Version};

use crate::event::Event;
use crate::fold::{FoldError, Leads};
use crate::offer::Offer;
use crate::older::Older;
use crate::roll_off::{Round, round};
use crate::seats::{Chair, Share};
use crate::start::Setup;
use crate::view::{TableResult, Throw};
use crate::{Bytes32, Command, Context, Refusal};

/// Finds a game by its id.
pub type Find = fn(&str) -> Option<&'static dyn AnyGame>;

/// A match being played: a fold over its events.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The number of the last event.
    pub(crate) v: u64,
    /// The time of the last event.
    pub(crate) at: u64,
    pub(crate) setup: Setup,
    /// The version of the rules that it is played by.
    pub(crate) rules: Version,
    /// Where that version is no longer played: what is known of the match all the same.
    pub(crate) older: Option<Older>,
    pub(crate) commitment: Bytes32,
    /// The game under the options as they are played.
    pub(crate) book: Book,
    pub(crate) seats: &'static [SeatSpec],
    pub(crate) chairs: Vec<Chair>,
    pub(crate) shares: Vec<Share>,
    pub(crate) phase: Phase,
    /// When the last seat was taken.
    pub(crate) full_at: u64,
    pub(crate) throws: Vec<Throw>,
    /// Who won the roll-off, by the chair they threw on.
    pub(crate) first: Option<Seat>,
    pub(crate) start: SharedPosition,
    pub(crate) line: Vec<Arc<Step>>,
    /// When the acting seat's turn to act began.
    pub(crate) turn_at: u64,
    pub(crate) offer: Option<Offer>,
    pub(crate) result: Option<TableResult>,
    pub(crate) seed: Option<Bytes32>,
    pub(crate) rematch: Option<String>,
}

/// How far a match has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Seats are taken.
    Seating,
    /// All seats are taken; people show what they committed to.
    Revealing,
    /// Dice settle who begins.
    RollOff,
    /// The game is on.
    Playing,
    /// Nothing but a rematch happens any more.
    Over,
}

/// A move of the current line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Step {
    /// Who decided, or whose dice fell.
    pub(crate) seat: Seat,
    pub(crate) is_roll: bool,
    /// Whether the seat had a choice at all.
    pub(crate) is_choice: bool,
    pub(crate) mv: String,
    /// All clocks after it.
    pub(crate) clocks: Vec<Option<u64>>,
    /// The position after it.
    pub(crate) here: SharedPosition,
}

/// A position, compared by its text.
#[derive(Clone)]
pub(crate) struct SharedPosition(pub(crate) Arc<dyn AnyPosition>);

impl From<Box<dyn AnyPosition>> for SharedPosition {
    fn from(position: Box<dyn AnyPosition>) -> SharedPosition {
        SharedPosition(Arc::from(position))
    }
}

impl PartialEq for SharedPosition {
    fn eq(&self, other: &SharedPosition) -> bool {
        self.0.text() == other.0.text()
    }
}

impl Debug for SharedPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.text())
    }
}

/// A rule book, compared by game and options.
#[derive(Clone)]
pub(crate) struct Book(pub(crate) Arc<dyn AnyBook>);

impl PartialEq for Book {
    fn eq(&self, other: &Book) -> bool {
        (self.0.about().id, self.0.options()) == (other.0.about().id, other.0.options())
    }
}

impl Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:?}", self.0.about().id, self.0.options())
    }
}

impl Table {
    /// Does what a command asks for, all of it or nothing, and says what happened.
    pub fn act(&mut self, command: &Command, context: Context<'_>) -> Result<Vec<Event>, Refusal> {
        let (next, events) = self.attempt(command, context)?;
        *self = next;
        Ok(events)
    }

    /// Goes on from a log.
    pub fn open<'a>(find: Find, events: impl IntoIterator<Item = &'a Event>) -> Result<Table, FoldError> {
        let mut events = events.into_iter();
        let first =
            events.next().ok_or_else(|| FoldError::bad(1, "a log begins with the table's creation"))?;
        let mut table = Table::created(find, first)?;
        for event in events {
            table.fold(event, Leads::ByTheRules)?;
        }
        Ok(table)
    }

    /// The number of the last event.
    pub const fn v(&self) -> u64 {
        self.v
    }

    /// The game that is played, under the options as they are played.
    pub fn book(&self) -> &dyn AnyBook {
        &*self.book.0
    }

    /// The options as they are played.
    pub fn options(&self) -> &Options {
        self.book.0.options()
    }

    /// How far the match has come.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The present position.
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.here().0
    }

    /// The moves that stand, with the positions around them, the oldest first.
    pub fn passages(&self) -> impl DoubleEndedIterator<Item = Passage<'_>> {
        self.line.iter().enumerate().map(|(index, step)| Passage {
            before: &*self.after_undo(index).0,
            mv: &step.mv,
            after: &*step.here.0,
        })
    }

    pub(crate) fn here(&self) -> &SharedPosition {
        if let Some(shown) = self.older.as_ref().and_then(|older| older.shown.as_ref()) {
            return shown;
        }
        self.line.last().map_or(&self.start, |step| &step.here)
    }

    /// The seat that must act now, also where it must roll.
    pub(crate) fn acting(&self) -> Option<Seat> {
        match self.phase {
            Phase::Playing => self.position().turn().seat(),
            Phase::RollOff => match self.round() {
                Round::Next(seat) => Some(seat),
                Round::Won(_) => None,
            },
            Phase::Seating | Phase::Revealing | Phase::Over => None,
        }
    }

    /// Whether what comes next is a throw of the dice.
    pub(crate) fn chance(&self) -> bool {
        match self.phase {
            Phase::Playing => matches!(self.position().turn(), Turn::Chance(_)),
            phase => phase == Phase::RollOff,
        }
    }

    pub(crate) fn round(&self) -> Round {
        round(self.seats, &self.throws)
    }

    /// The number of chance moves in the current line: the place of the next one.
    pub(crate) fn rolls(&self) -> usize {
        if let Some(older) = &self.older {
            return older.moves.iter().filter(|entry| entry.who == "chance").count();
        }
        self.line.iter().filter(|step| step.is_roll).count()
    }

    /// Whether the match can still be called off: no decision stands in the line.
    pub(crate) fn may_abort(&self) -> bool {
        self.phase != Phase::Over && self.line.iter().all(|step| step.is_roll)
    }
}
