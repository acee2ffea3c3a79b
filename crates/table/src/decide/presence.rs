//! Time that passes, people who go away, and what the others may do then.

use super::Draft;
use crate::event::{Cause, What};
use crate::limits;
use crate::{Refusal, RefusalCode};

impl Draft {
    pub(super) fn tick(&mut self) -> Result<(), Refusal> {
        self.silence()?;
        match self.table.overdue(self.now) {
            Some(seat) => self.push(What::Claimable { seat: self.table.seat_name(seat).to_owned() }),
            None => Ok(()),
        }
    }

    pub(super) fn absent(&mut self, seat: &str) -> Result<(), Refusal> {
        match self.away(seat)? {
            true => Ok(()),
            false => self.push(What::Absent { seat: seat.to_owned() }),
        }
    }

    pub(super) fn present(&mut self, seat: &str) -> Result<(), Refusal> {
        match self.away(seat)? {
            true => self.push(What::Present { seat: seat.to_owned() }),
            false => Ok(()),
        }
    }

    /// Another seat ends the match, or lets the computer take over. A partner can only do the latter: the end
    /// would be their own defeat.
    pub(super) fn claim(&mut self, seat: &str, person: &str, level: Option<u8>) -> Result<(), Refusal> {
        let chair = self.table.held(seat, Some(person))?;
        self.table.playing()?;
        let away = self.table.acting().filter(|away| self.table.chairs[away.index()].claimable);
        let Some(away) = away.filter(|&away| !self.table.same_person(away, chair)) else {
            return Err(RefusalCode::NothingToClaim.into());
        };
        match level {
            Some(level) => {
                limits::level(level)?;
                self.push(What::TakenOver { seat: self.table.seat_name(away).to_owned(), level })
            }
            None if self.table.side(away) == self.table.side(chair) => Err(RefusalCode::OwnSide.into()),
            None => self.end(Cause::Absence, Some(away)),
        }
    }

    /// Whether the seat's person is known to be away.
    fn away(&self, seat: &str) -> Result<bool, Refusal> {
        let chair = self.table.seat_named(seat)?;
        if self.table.sitter(chair).person().is_none() {
            return Err(self.table.refuse(RefusalCode::NoPerson, chair));
        }
        Ok(self.table.chairs[chair.index()].absent_since.is_some())
    }
}
