//! What the host of a match must know to keep it going, without making the whole view.

use messdeck_facade::Version;

use crate::limits::{PATIENCE, REVEAL_WITHIN};
use crate::seats::Sitter;
use crate::table::{Phase, Table};
use crate::{Offering, Setup};

impl Table {
    /// What was agreed before anybody sat down.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The version of the rules that it is played by.
    pub const fn rules(&self) -> Version {
        self.rules
    }

    /// The chairs by name and who sits on them, in seat order.
    pub fn sitters(&self) -> impl Iterator<Item = (&'static str, &Sitter)> {
        self.seats.iter().zip(&self.chairs).map(|(seat, chair)| (seat.name, &chair.sitter))
    }

    /// The seat that must act now, and whether what it must do is to throw the dice.
    pub fn turn(&self) -> Option<(&'static str, bool)> {
        self.acting().map(|seat| (self.seat_name(seat), self.chance()))
    }

    /// Whether the seat's person can't be seen.
    pub fn is_absent(&self, seat: &str) -> bool {
        self.seat_named(seat).is_ok_and(|seat| self.chairs[seat.index()].absent_since.is_some())
    }

    /// How long an absent seat may keep the others waiting on its turn.
    pub(crate) fn patience(&self) -> u64 {
        self.setup.patience.unwrap_or(PATIENCE)
    }

    /// Computer seats whose answer to an offer of a draw is awaited.
    pub fn asked_computers(&self) -> Vec<&'static str> {
        let made = self.offer.iter().filter(|made| made.offer == Offering::Draw);
        let waiting = made.flat_map(|made| &made.waiting);
        let computers = waiting.filter(|&&seat| matches!(self.sitter(seat), Sitter::Computer { .. }));
        computers.map(|&seat| self.seat_name(seat)).collect()
    }

    /// The id of the match that follows, once all want it.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// When the host must come by with a [`crate::Command::Tick`], if nothing happens before: somebody has not
    /// revealed, is out of time, or has been away for too long.
    pub fn due(&self) -> Option<u64> {
        match self.phase {
            Phase::Revealing => Some(self.full_at.saturating_add(REVEAL_WITHIN)),
            Phase::Playing => {
                let acting = self.acting()?;
                let chair = &self.chairs[acting.index()];
                let flag = chair.clock.map(|left| self.turn_at.saturating_add(left));
                let away = chair.absent_since.filter(|_| !chair.claimable);
                let claim = away.map(|since| since.max(self.turn_at).saturating_add(self.patience()));
                flag.into_iter().chain(claim).min()
            }
            Phase::Seating | Phase::RollOff | Phase::Over => None,
        }
    }
}
