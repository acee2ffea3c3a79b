//! Rolling, moving and taking back.

use messdeck_core::{Seat, Turn};

use super::Draft;
use crate::event::What;
use crate::table::{Phase, Table};
use crate::{Offering, Refusal, RefusalCode, limits};

impl Draft {
    pub(super) fn roll_off(&mut self, seat: &str, person: Option<&str>) -> Result<(), Refusal> {
        let chair = self.table.held(seat, person)?;
        RefusalCode::NoRollOff.unless(self.table.phase == Phase::RollOff)?;
        self.table.to_act(chair)?;
        let dice = self.table.book.0.roll_off().map_or(0, |roll_off| roll_off.dice);
        let place = self.table.throws.len() as u32;
        let dice = self.dealer()?.roll_off(dice, place);
        self.push(What::RolledOff { seat: seat.to_owned(), dice })
    }

    pub(super) fn roll(&mut self, seat: &str, person: Option<&str>) -> Result<(), Refusal> {
        let chair = self.table.held(seat, person)?;
        self.table.playing()?;
        self.table.to_act(chair)?;
        let place = self.table.rolls() as u32;
        let outcome = self.dealer()?.throw(self.table.position(), place);
        let mv = outcome.ok_or_else(|| Refusal::from(RefusalCode::MoveFirst))?;
        let (here, seat) = (self.table.after(&mv)?, seat.to_owned());
        let clock = self.table.left_after(chair, self.now, false);
        self.push_to(here, |position, hash| What::Rolled { seat, mv, position, hash, clock })
    }

    pub(super) fn play(&mut self, seat: &str, person: Option<&str>, mv: &str) -> Result<(), Refusal> {
        let chair = self.table.held(seat, person)?;
        self.table.playing()?;
        self.table.to_act(chair)?;
        limits::move_text(mv)?;
        RefusalCode::RollFirst.unless(!matches!(self.table.position().turn(), Turn::Chance(_)))?;
        let (here, seat, mv) = (self.table.after(mv)?, seat.to_owned(), mv.to_owned());
        let clock = self.table.left_after(chair, self.now, true);
        self.push_to(here, |position, hash| What::Moved { seat, mv, position, hash, clock })
    }

    pub(super) fn undo(&mut self, seat: &str, person: &str) -> Result<(), Refusal> {
        let chair = self.table.held(seat, Some(person))?;
        self.table.playing()?;
        let to = self.table.undo_to(chair);
        let to = to.ok_or_else(|| self.table.refuse(RefusalCode::NothingToUndo, chair))?;
        self.propose(chair, Offering::Undo, Some(to), None)
    }

    /// Cuts the line back, now that all have agreed.
    pub(super) fn take_back(&mut self, seat: Seat, to: usize) -> Result<(), Refusal> {
        let (here, seat) = (self.table.after_undo(to).clone(), self.table.seat_name(seat).to_owned());
        self.push_to(here, |position, hash| What::Undone { seat, to, position, hash })
    }
}

impl Table {
    pub(super) fn playing(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Over => {
                self.still_played()?;
                Err(RefusalCode::Over.into())
            }
            Phase::Seating | Phase::Revealing | Phase::RollOff => Err(RefusalCode::NotStarted.into()),
        }
    }

    fn to_act(&self, seat: Seat) -> Result<(), Refusal> {
        match self.acting() {
            Some(acting) if acting == seat => Ok(()),
            Some(acting) => Err(self.refuse(RefusalCode::NotYourTurn, acting)),
            None => Err(RefusalCode::Over.into()),
        }
    }
}
