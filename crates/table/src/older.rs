//! Matches that were played by an older version of their game's rules.
//!
//! Their moves may be forbidden by now, so nothing of them is held against the rules: the log is only read for who
//! sat where, what was played, and how it ended. Such a table is over from its first event on. Where the log does
//! not say that the match ended, it is void: nobody wins, and the host adds that as an event, so that all who keep
//! or follow the match agree.

use std::sync::Arc;

use messdeck_core::{Say, Seat};
use messdeck_facade::Retired;
use messdeck_facade::record::RecordedMove;

use crate::event::{Cause, What};
use crate::fold::{Folded, Leads, ensure};
use crate::seats::{Share, Sitter};
use crate::table::{Book, SharedPosition, Table};
use crate::view::{TableResult, Throw};
use crate::{Refusal, RefusalCode, limits};

/// What is known of a match whose version of the rules is no longer played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Older {
    pub(crate) retired: Retired,
    /// The moves that stand, as they were told.
    pub(crate) moves: Vec<RecordedMove>,
    /// The latest position that can still be read.
    pub(crate) shown: Option<SharedPosition>,
}

impl Older {
    pub(crate) fn new(retired: Retired) -> Older {
        Older { retired, moves: Vec::new(), shown: None }
    }
}

/// How a match ends whose rules are no longer played.
pub(crate) fn void() -> TableResult {
    TableResult { winners: Vec::new(), by: Cause::Void, scores: None }
}

impl Table {
    /// The version of the rules that the match was played by, if it is no longer played.
    pub fn retired(&self) -> Option<&Retired> {
        self.older.as_ref().map(|older| &older.retired)
    }

    /// Whether the host must still add that the match is void; any command does it.
    pub fn must_be_voided(&self) -> bool {
        self.older.is_some() && self.seed.is_none()
    }

    /// Whether the match ended without a winner because its version of the rules is no longer played.
    pub fn is_void(&self) -> bool {
        self.result.as_ref().is_some_and(|result| result.by == Cause::Void)
    }

    /// Why the match does not go on, where its version of the rules is no longer played.
    pub fn why_retired(&self) -> Option<Say> {
        let retired = self.retired()?;
        let end = match &self.result {
            Some(result) if result.by != Cause::Void => "over",
            _ => "void",
        };
        Some(retired.told(RefusalCode::RetiredRules.message()).with("end", end))
    }

    /// Takes from an event what does not depend on the rules.
    pub(crate) fn recall(&mut self, at: u64, what: &What) -> Folded {
        let is_ended = !self.must_be_voided();
        match what {
            What::Created { .. } => ensure(false, "a table is created once"),
            What::Newer => ensure(false, "only newer programs know what happened"),
            // These are the same for every match.
            What::Absent { .. } | What::Present { .. } => self.happen(at, what, Leads::ByTheRules),
            What::Offered { .. } | What::Answered { .. } | What::Withdrawn { .. } | What::Rematch { .. }
                if is_ended =>
            {
                self.happen(at, what, Leads::ByTheRules)
            }
            _ if is_ended => ensure(false, "the match was over"),
            What::Offered { .. }
            | What::Answered { .. }
            | What::Withdrawn { .. }
            | What::Claimable { .. } => Ok(()),
            What::Rematch { .. } => ensure(false, "the match was not over"),
            What::Sat { seat, person, name, commitment } => {
                limits::id("person", person)?;
                limits::name(name)?;
                let sitter = Sitter::Person { person: person.clone(), name: name.clone() };
                self.recall_sitter(seat, sitter, Some(Share::Committed(*commitment)))
            }
            What::ComputerSat { seat, level } => {
                self.recall_sitter(seat, Sitter::Computer { level: *level }, Some(Share::None))
            }
            What::TakenOver { seat, level } => {
                self.recall_sitter(seat, Sitter::Computer { level: *level }, None)
            }
            What::Left { seat } => self.recall_sitter(seat, Sitter::Open, Some(Share::None)),
            What::Revealed { seat, entropy } => {
                let seat = self.seat_named(seat)?;
                self.shares[seat.index()] = Share::Revealed(*entropy);
                Ok(())
            }
            What::Silent { seat } => {
                let seat = self.seat_named(seat)?;
                self.shares[seat.index()] = Share::Silent;
                Ok(())
            }
            What::RolledOff { seat, dice } => {
                let seat = self.seat_named(seat)?;
                self.throws.push(Throw { seat: self.seat_name(seat), dice: dice.clone() });
                Ok(())
            }
            What::Started { first, options, position, .. } => {
                self.first = first.as_deref().map(|name| self.seat_named(name)).transpose()?;
                if let (Some(winner), Some(chair)) = (self.first, self.chair_won()) {
                    let chair = self.seat_named(chair)?;
                    self.chairs.swap(winner.index(), chair.index());
                }
                self.book = Book(Arc::from(self.book.0.reopen(options)?));
                self.recall_position(position);
                Ok(())
            }
            What::Rolled { seat, mv, position, clock, .. } => {
                let seat = self.seat_named(seat)?;
                self.recall_move("chance", seat, mv, *clock, position);
                Ok(())
            }
            What::Moved { seat, mv, position, clock, .. } => {
                let chair = self.seat_named(seat)?;
                self.recall_move(seat, chair, mv, *clock, position);
                Ok(())
            }
            What::Undone { to, position, .. } => {
                if let Some(older) = &mut self.older {
                    older.moves.truncate(*to);
                }
                self.recall_position(position);
                Ok(())
            }
            What::Ended { winners, by, scores, seed, .. } => {
                for winner in winners {
                    self.seat_named(winner)?;
                }
                ensure(
                    *by != Cause::Void || (winners.is_empty() && scores.is_none()),
                    "nobody wins a void match",
                )?;
                self.end(at, TableResult { winners: winners.clone(), by: *by, scores: scores.clone() }, *seed)
            }
        }
    }

    fn recall_sitter(&mut self, seat: &str, sitter: Sitter, share: Option<Share>) -> Folded {
        if let Sitter::Computer { level } = sitter {
            limits::level(level)?;
        }
        let seat = self.seat_named(seat)?;
        let chair = &mut self.chairs[seat.index()];
        (chair.sitter, chair.absent_since) = (sitter, None);
        if let Some(share) = share {
            self.shares[seat.index()] = share;
        }
        Ok(())
    }

    fn recall_move(&mut self, who: &str, seat: Seat, mv: &str, clock: Option<u64>, position: &str) {
        self.chairs[seat.index()].clock = clock;
        if let Some(older) = &mut self.older {
            let clock = clock.filter(|_| who != "chance");
            older.moves.push(RecordedMove { who: who.to_owned(), mv: mv.to_owned(), clock, comment: None });
        }
        self.recall_position(position);
    }

    /// Shows this position from now on, if the notation still has it.
    pub(crate) fn recall_position(&mut self, text: &str) {
        if let (Ok(position), Some(older)) = (self.book.0.parse(text), &mut self.older) {
            older.shown = Some(SharedPosition::from(position));
        }
    }

    /// A refusal for those who want to go on with a match of an older version.
    pub(crate) fn still_played(&self) -> Result<(), Refusal> {
        match self.why_retired() {
            Some(why) => Err(Refusal::new(RefusalCode::RetiredRules, why)),
            None => Ok(()),
        }
    }
}
