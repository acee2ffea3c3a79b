//! Resigning, calling off, and every end.

use messdeck_core::Seat;

use super::Draft;
use crate::event::{Cause, What};
use crate::{Refusal, RefusalCode};

impl Draft {
    pub(super) fn resign(&mut self, seat: &str, person: &str) -> Result<(), Refusal> {
        let chair = self.table.held(seat, Some(person))?;
        self.table.playing()?;
        self.end(Cause::Resignation, Some(chair))
    }

    pub(super) fn abort(&mut self, seat: &str, person: &str) -> Result<(), Refusal> {
        let chair = self.table.held(seat, Some(person))?;
        RefusalCode::TooLate.unless(self.table.may_abort())?;
        self.end(Cause::Abort, Some(chair))
    }

    /// Ends the match and reveals the seed.
    pub(super) fn end(&mut self, by: Cause, seat: Option<Seat>) -> Result<(), Refusal> {
        let seed = self.seed()?.reveal();
        let result = self.table.result_of(by, seat, self.now)?;
        let seat = seat.map(|seat| self.table.seat_name(seat).to_owned());
        self.push(What::Ended { winners: result.winners, by, seat, scores: result.scores, seed })
    }
}
