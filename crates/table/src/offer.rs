//! What is on offer, and who has not answered yet.

use messdeck_core::Seat;

use crate::Offering;
use crate::table::Table;

/// An offer that waits for answers. There is one at a time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Offer {
    pub(crate) seat: Seat,
    pub(crate) offer: Offering,
    /// For an undo: the length of the line that it would leave.
    pub(crate) to: Option<usize>,
    /// For a rematch: the id of the new match.
    pub(crate) id: Option<String>,
    /// Nobody once all have agreed.
    pub(crate) waiting: Vec<Seat>,
}

impl Table {
    /// Who must agree to an offer. To a draw the computer must, too: its host answers for it.
    pub(crate) fn asked(&self, seat: Seat, offer: Offering, to: Option<usize>) -> Vec<Seat> {
        let others = self.all_seats().filter(|&other| other != seat && !self.same_person(seat, other));
        match offer {
            Offering::Undo => self.undo_asks(seat, to.unwrap_or(self.line.len())),
            Offering::Draw => others.collect(),
            Offering::Rematch => others.filter(|&other| self.sitter(other).person().is_some()).collect(),
        }
    }

    /// Whether this may happen: all who were asked agreed, or there is nobody to ask.
    pub(crate) fn is_agreed(&self, seat: Seat, offer: Offering, to: Option<usize>) -> bool {
        let accepted =
            |made: &Offer| (made.seat, made.offer, made.to) == (seat, offer, to) && made.waiting.is_empty();
        self.offer.as_ref().is_some_and(accepted) || self.asked(seat, offer, to).is_empty()
    }

    /// An act passes over what was offered: an undo would no longer mean the same, and who moves instead of
    /// answering a draw has answered. Whoever offers a draw may move on, as at the chess board.
    pub(crate) fn pass_over_offer(&mut self, actor: Seat, is_decision: bool) {
        let lapses = self.offer.as_ref().is_some_and(|made| match made.offer {
            Offering::Undo => true,
            Offering::Draw => is_decision && made.waiting.contains(&actor),
            Offering::Rematch => false,
        });
        if lapses {
            self.offer = None;
        }
    }
}
