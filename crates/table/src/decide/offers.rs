//! Offers and answers.

use messdeck_core::Seat;

use super::Draft;
use crate::bytes::next_match;
use crate::event::What;
use crate::table::Phase;
use crate::{Offering, Refusal, RefusalCode, limits};

impl Draft {
    pub(super) fn offer(
        &mut self,
        seat: &str,
        person: &str,
        offer: Offering,
        id: Option<&str>,
    ) -> Result<(), Refusal> {
        let chair = self.table.held(seat, Some(person))?;
        match offer {
            Offering::Undo => self.undo(seat, person),
            Offering::Draw => {
                self.table.playing()?;
                self.propose(chair, offer, None, None)
            }
            Offering::Rematch => {
                RefusalCode::NotOver.unless(self.table.phase == Phase::Over)?;
                RefusalCode::RematchAgreed.unless(self.table.rematch.is_none())?;
                let id = id.map_or_else(|| next_match(&self.table.setup.id), str::to_owned);
                limits::id("match", &id)?;
                self.propose(chair, offer, None, Some(id))
            }
        }
    }

    /// Offers something, or does it where there is nobody to ask.
    pub(super) fn propose(
        &mut self,
        seat: Seat,
        offer: Offering,
        to: Option<usize>,
        id: Option<String>,
    ) -> Result<(), Refusal> {
        if self.table.asked(seat, offer, to).is_empty() {
            return self.fulfil(seat, offer, to, id);
        }
        RefusalCode::OfferPending.unless(self.table.offer.is_none())?;
        self.push(What::Offered { seat: self.table.seat_name(seat).to_owned(), offer, to, id })
    }

    pub(super) fn answer(&mut self, seat: &str, person: Option<&str>, accept: bool) -> Result<(), Refusal> {
        let chair = self.table.held(seat, person)?;
        let Some(made) = &self.table.offer else {
            return Err(RefusalCode::NoOffer.into());
        };
        let offered_by = made.seat;
        let is_own = offered_by == chair || self.table.same_person(offered_by, chair);
        let is_asked =
            made.waiting.iter().any(|&asked| asked == chair || self.table.same_person(asked, chair));
        if is_own && !accept {
            return self.push(What::Withdrawn { seat: self.table.seat_name(offered_by).to_owned() });
        }
        if !is_asked {
            return Err(self.table.refuse(RefusalCode::NotAsked, chair));
        }
        self.push(What::Answered { seat: seat.to_owned(), accept })
    }
}
