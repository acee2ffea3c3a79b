//! Sitting down, standing up, revealing, and the beginning.

use messdeck_core::Seat;

use super::Draft;
use crate::event::What;
use crate::seats::{Share, Sitter};
use crate::start::changed;
use crate::table::Phase;
use crate::{Bytes32, Refusal, RefusalCode, commit, limits};

impl Draft {
    pub(super) fn sit(
        &mut self,
        seat: &str,
        person: &str,
        name: &str,
        commitment: Bytes32,
    ) -> Result<(), Refusal> {
        limits::id("person", person)?;
        limits::name(name)?;
        self.seating()?;
        let chair = self.table.seat_named(seat)?;
        if *self.table.sitter(chair) != Sitter::Open {
            return Err(self.table.refuse(RefusalCode::SeatTaken, chair));
        }
        let (seat, person, name) = (seat.to_owned(), person.to_owned(), name.to_owned());
        self.push(What::Sat { seat, person, name, commitment })
    }

    pub(super) fn seat_computer(&mut self, seat: &str, level: u8) -> Result<(), Refusal> {
        limits::level(level)?;
        self.seating()?;
        let chair = self.table.seat_named(seat)?;
        match self.table.sitter(chair) {
            Sitter::Open => {}
            Sitter::Computer { .. } => self.push(What::Left { seat: seat.to_owned() })?,
            Sitter::Person { .. } => return Err(self.table.refuse(RefusalCode::SeatTaken, chair)),
        }
        self.push(What::ComputerSat { seat: seat.to_owned(), level })
    }

    pub(super) fn leave(&mut self, seat: &str, person: Option<&str>) -> Result<(), Refusal> {
        self.table.held(seat, person)?;
        self.seating()?;
        self.push(What::Left { seat: seat.to_owned() })
    }

    pub(super) fn reveal(&mut self, seat: &str, person: &str, entropy: Bytes32) -> Result<(), Refusal> {
        let chair = self.table.held(seat, Some(person))?;
        match (self.table.phase, self.table.shares[chair.index()]) {
            (Phase::Seating, _) => Err(RefusalCode::TooEarly.into()),
            (Phase::Revealing, Share::Committed(promised)) if promised == commit(&entropy) => {
                self.push(What::Revealed { seat: seat.to_owned(), entropy })
            }
            (Phase::Revealing, Share::Committed(_)) => Err(RefusalCode::WrongEntropy.into()),
            _ => Err(Refusal::new(RefusalCode::TooLate, "fault-too-late-to-reveal")),
        }
    }

    pub(super) fn start(&mut self) -> Result<(), Refusal> {
        let message = match self.table.phase {
            Phase::Seating => RefusalCode::NotReady.message(),
            Phase::Revealing if !self.table.all_revealed() => "fault-not-ready-revealing",
            _ => return Ok(()),
        };
        Err(Refusal::new(RefusalCode::NotReady, message))
    }

    /// The first position stands.
    pub(super) fn begin(&mut self, first: Option<Seat>) -> Result<(), Refusal> {
        let (book, start) = self.table.beginning(first);
        let first = first.map(|seat| self.table.seat_name(seat).to_owned());
        let options = changed(book.0.options());
        self.push_to(start, |position, hash| What::Started { first, options, position, hash })
    }

    /// Records everybody who did not reveal in time as silent.
    pub(super) fn silence(&mut self) -> Result<(), Refusal> {
        let is_late = self.now >= self.table.full_at.saturating_add(limits::REVEAL_WITHIN);
        if self.table.phase != Phase::Revealing || !is_late {
            return Ok(());
        }
        for seat in self.table.all_seats() {
            if matches!(self.table.shares[seat.index()], Share::Committed(_)) {
                self.push(What::Silent { seat: self.table.seat_name(seat).to_owned() })?;
            }
        }
        Ok(())
    }

    fn seating(&self) -> Result<(), Refusal> {
        match self.table.phase {
            Phase::Seating => Ok(()),
            _ if self.table.retired().is_some() => self.table.still_played(),
            _ => Err(RefusalCode::SeatsAreTaken.into()),
        }
    }
}
