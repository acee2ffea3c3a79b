//! The fold: how each event changes the state. What does not fit is refused.
//!
//! An event from outside is held against the rules in everything that it says. One that this table has just decided
//! comes with the position that it leads to, which is not worked out again.

use std::sync::Arc;

use messdeck_core::{Seat, Turn};
use messdeck_facade::Unknown;
use thiserror::Error;

use crate::bytes::short_hash;
use crate::event::{Cause, Event, What};
use crate::limits::REVEAL_WITHIN;
use crate::offer::Offer;
use crate::roll_off::Round;
use crate::seats::{Share, Sitter};
use crate::start::changed;
use crate::table::{Phase, SharedPosition, Step, Table};
use crate::view::{TableResult, Throw};
use crate::{Bytes32, Offering, Refusal, Seed, commit, limits, older};

/// Why a log can't be gone on from.
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FoldError {
    /// The event at this place, counted from 1, which its number should be, does not fit what came before it.
    #[error("event {v}: {why}")]
    Bad {
        v: u64,
        #[source]
        why: Refusal,
    },
    /// Nothing is wrong, but only a newer program knows what happened.
    #[error("event {v} is of a kind that only newer programs know")]
    NewerEvent { v: u64 },
    /// Nothing is wrong, but only a newer program knows the rules that it was played by.
    #[error("{}", .0.told("fault-newer-rules"))]
    NewerRules(Unknown),
}

impl FoldError {
    pub(crate) fn bad(v: u64, message: &'static str) -> FoldError {
        FoldError::Bad { v, why: Refusal::Event(message) }
    }

    /// Refuses what only newer programs know, before it is held against anything.
    pub(crate) fn unless_known(event: &Event) -> Result<(), FoldError> {
        match event.what {
            What::Newer => Err(FoldError::NewerEvent { v: event.v }),
            _ => Ok(()),
        }
    }
}

pub(crate) type Folded = Result<(), Refusal>;

/// Where an event leads.
pub(crate) enum Leads {
    /// To what the rules say; the event came from outside, and what it says must be the same.
    ByTheRules,
    /// To this position, which was worked out to write the event.
    To(SharedPosition),
}

impl Leads {
    /// The position that an event leads to, which says that it is this one with this hash.
    fn position(
        self,
        text: &str,
        hash: &str,
        by_the_rules: impl FnOnce() -> Result<SharedPosition, Refusal>,
    ) -> Result<SharedPosition, Refusal> {
        match self {
            Leads::To(here) => Ok(here),
            Leads::ByTheRules => {
                let here = by_the_rules()?;
                here.check(text, hash)?;
                Ok(here)
            }
        }
    }
}

impl SharedPosition {
    /// Whether a text and its hash are those of the position.
    pub(crate) fn check(&self, text: &str, hash: &str) -> Folded {
        let fits = self.0.text() == text && short_hash(text) == hash;
        ensure(fits, "the position or its hash is not what the rules say")
    }
}

pub(crate) fn ensure(holds: bool, message: &'static str) -> Folded {
    if holds { Ok(()) } else { Err(Refusal::Event(message)) }
}

impl Table {
    /// Makes an event happen, or leaves everything as it was.
    pub fn apply(&mut self, event: &Event) -> Result<(), FoldError> {
        let mut next = self.clone();
        next.fold(event, Leads::ByTheRules)?;
        *self = next;
        Ok(())
    }

    /// [`Table::apply`] for those who throw the table away when an event does not fit.
    pub(crate) fn fold(&mut self, event: &Event, leads: Leads) -> Result<(), FoldError> {
        FoldError::unless_known(event)?;
        let happened = ensure(event.v == self.v + 1, "the events are not numbered without gaps")
            .and_then(|()| ensure(event.at >= self.at, "it happened before the event before it"))
            .and_then(|()| limits::moment(event.at))
            .and_then(|()| match self.older {
                None => self.happen(event.at, &event.what, leads),
                Some(_) => self.recall(event.at, &event.what),
            });
        happened.map_err(|why| FoldError::Bad { v: self.v + 1, why })?;
        (self.v, self.at) = (event.v, event.at);
        Ok(())
    }

    pub(crate) fn happen(&mut self, at: u64, what: &What, leads: Leads) -> Folded {
        match what {
            What::Created { .. } => ensure(false, "a table is created once"),
            What::Newer => ensure(false, "only newer programs know what happened"),
            What::Sat { seat, person, name, commitment } => {
                limits::id("person", person)?;
                limits::name(name)?;
                let seat = self.seat_to_take(seat)?;
                self.shares[seat.index()] = Share::Committed(*commitment);
                let sitter = Sitter::Person { person: person.clone(), name: name.clone() };
                self.take(seat, sitter, at);
                Ok(())
            }
            What::ComputerSat { seat, level } => {
                limits::level(*level)?;
                let seat = self.seat_to_take(seat)?;
                self.take(seat, Sitter::Computer { level: *level }, at);
                Ok(())
            }
            What::Left { seat } => {
                let seat = self.seat_named(seat)?;
                ensure(self.phase == Phase::Seating, "all seats are taken")?;
                ensure(*self.sitter(seat) != Sitter::Open, "nobody sat there")?;
                let chair = &mut self.chairs[seat.index()];
                (chair.sitter, chair.absent_since) = (Sitter::Open, None);
                self.shares[seat.index()] = Share::None;
                Ok(())
            }
            What::Revealed { seat, entropy } => {
                let seat = self.seat_named(seat)?;
                let is_what_was_promised = self.shares[seat.index()] == Share::Committed(commit(entropy));
                ensure(self.phase == Phase::Revealing, "it is not the time to reveal")?;
                ensure(is_what_was_promised, "that is not what the seat committed to")?;
                self.share(seat, Share::Revealed(*entropy));
                Ok(())
            }
            What::Silent { seat } => {
                let seat = self.seat_named(seat)?;
                let is_awaited = matches!(self.shares[seat.index()], Share::Committed(_));
                let is_late = at >= self.full_at.saturating_add(REVEAL_WITHIN);
                ensure(
                    self.phase == Phase::Revealing && is_awaited && is_late,
                    "the seat has time to reveal",
                )?;
                self.share(seat, Share::Silent);
                Ok(())
            }
            What::RolledOff { seat, dice } => {
                let acting = self.acting_seat(seat)?;
                ensure(self.phase == Phase::RollOff, "there is nothing to roll off")?;
                let expected = self.book.0.roll_off().map(|roll_off| roll_off.dice);
                let are_dice = dice.iter().all(|die| (1..=6).contains(die));
                ensure(expected == Some(dice.len()) && are_dice, "those are not the dice of the roll-off")?;
                self.throws.push(Throw { seat: self.seat_name(acting), dice: dice.clone() });
                Ok(())
            }
            What::Started { first, options, position, hash } => {
                let first = first.as_deref().map(|name| self.seat_named(name)).transpose()?;
                ensure(self.may_start(first), "the match can't begin yet")?;
                let (book, start) = self.beginning(first);
                ensure(changed(book.0.options()) == *options, "those are not the options")?;
                let start = leads.position(position, hash, || Ok(start))?;
                self.begin(at, first)?;
                (self.book, self.start) = (book, start);
                Ok(())
            }
            What::Rolled { seat, mv, position, hash, clock } => {
                let seat = self.acting_seat(seat)?;
                ensure(matches!(self.position().turn(), Turn::Chance(_)), "no dice were about to fall")?;
                self.advance(at, seat, mv, *clock, false, |table| {
                    leads.position(position, hash, || table.after(mv))
                })
            }
            What::Moved { seat, mv, position, hash, clock } => {
                let seat = self.acting_seat(seat)?;
                ensure(matches!(self.position().turn(), Turn::Decide(_)), "the dice had not fallen")?;
                self.advance(at, seat, mv, *clock, true, |table| {
                    leads.position(position, hash, || table.after(mv))
                })
            }
            What::Undone { seat, to, position, hash } => {
                let seat = self.seat_named(seat)?;
                ensure(self.undo_to(seat) == Some(*to), "that can't be taken back")?;
                ensure(self.is_agreed(seat, Offering::Undo, Some(*to)), "not all agreed")?;
                let clocks = self.clocks_after_undo(*to, at);
                leads.position(position, hash, || Ok(self.after_undo(*to).clone()))?;
                self.line.truncate(*to);
                self.set_clocks(clocks);
                self.next_turn(at);
                self.offer = None;
                Ok(())
            }
            What::Offered { seat, offer, to, id } => self.offered(seat, *offer, *to, id.as_deref()),
            What::Answered { seat, accept } => {
                let seat = self.seat_named(seat)?;
                let alike: Vec<Seat> = self
                    .all_seats()
                    .filter(|&other| other == seat || self.same_person(seat, other))
                    .collect();
                let made =
                    self.offer.as_mut().filter(|made| alike.iter().any(|seat| made.waiting.contains(seat)));
                let made = made.ok_or(Refusal::Event("the seat was not asked"))?;
                made.waiting.retain(|waiting| !alike.contains(waiting));
                if !accept {
                    self.offer = None;
                }
                Ok(())
            }
            What::Withdrawn { seat } => {
                let seat = self.seat_named(seat)?;
                ensure(self.offer.as_ref().is_some_and(|made| made.seat == seat), "the seat has no offer")?;
                self.offer = None;
                Ok(())
            }
            What::Absent { seat } => {
                let seat = self.seat_named(seat)?;
                ensure(self.sitter(seat).person().is_some(), "no person sits there")?;
                ensure(self.chairs[seat.index()].absent_since.is_none(), "the seat was away already")?;
                self.chairs[seat.index()].absent_since = Some(at);
                Ok(())
            }
            What::Present { seat } => {
                let seat = self.seat_named(seat)?;
                let chair = &mut self.chairs[seat.index()];
                ensure(chair.absent_since.is_some(), "the seat was not away")?;
                (chair.absent_since, chair.claimable) = (None, false);
                Ok(())
            }
            What::Claimable { seat } => {
                let seat = self.seat_named(seat)?;
                ensure(self.overdue(at) == Some(seat), "the seat has not been away for long enough")?;
                self.chairs[seat.index()].claimable = true;
                Ok(())
            }
            What::TakenOver { seat, level } => {
                let seat = self.seat_named(seat)?;
                limits::level(*level)?;
                ensure(
                    self.phase == Phase::Playing && self.chairs[seat.index()].claimable,
                    "nobody may claim",
                )?;
                let chair = &mut self.chairs[seat.index()];
                chair.sitter = Sitter::Computer { level: *level };
                (chair.absent_since, chair.claimable) = (None, false);
                self.offer = None;
                Ok(())
            }
            What::Ended { winners, by, seat, scores, seed } => {
                let seat = seat.as_deref().map(|name| self.seat_named(name)).transpose()?;
                let result = self.result_of(*by, seat, at)?;
                ensure(result.winners == *winners && result.scores == *scores, "that is not the result")?;
                self.end(at, result, *seed)
            }
            What::Rematch { id } => {
                limits::id("match", id)?;
                let is_agreed = self
                    .all_seats()
                    .filter(|&seat| self.sitter(seat).person().is_some())
                    .any(|seat| self.is_agreed(seat, Offering::Rematch, None));
                ensure(self.phase == Phase::Over && self.rematch.is_none() && is_agreed, "not all agreed")?;
                self.rematch = Some(id.clone());
                self.offer = None;
                Ok(())
            }
        }
    }

    fn seat_to_take(&self, name: &str) -> Result<Seat, Refusal> {
        let seat = self.seat_named(name)?;
        ensure(self.phase == Phase::Seating && *self.sitter(seat) == Sitter::Open, "the seat is taken")?;
        Ok(seat)
    }

    fn take(&mut self, seat: Seat, sitter: Sitter, at: u64) {
        self.chairs[seat.index()].sitter = sitter;
        if self.chairs.iter().all(|chair| chair.sitter != Sitter::Open) {
            self.phase = Phase::Revealing;
            self.full_at = at;
            self.roll_off_if_all_revealed();
        }
    }

    fn share(&mut self, seat: Seat, share: Share) {
        self.shares[seat.index()] = share;
        self.roll_off_if_all_revealed();
    }

    fn roll_off_if_all_revealed(&mut self) {
        if self.setup.roll_off && self.all_revealed() {
            self.phase = Phase::RollOff;
        }
    }

    pub(crate) fn all_revealed(&self) -> bool {
        !self.shares.iter().any(|share| matches!(share, Share::Committed(_)))
    }

    /// Whether the match can begin with this winner of the roll-off.
    fn may_start(&self, first: Option<Seat>) -> bool {
        match (self.phase, first) {
            (Phase::Revealing, None) => self.all_revealed(),
            (Phase::RollOff, Some(first)) => self.round() == Round::Won(first),
            _ => false,
        }
    }

    fn begin(&mut self, at: u64, first: Option<Seat>) -> Folded {
        if let (Some(winner), Some(chair)) = (first, self.chair_won()) {
            let chair = self.seat_named(chair)?;
            self.chairs.swap(winner.index(), chair.index());
        }
        self.phase = Phase::Playing;
        self.first = first;
        self.turn_at = at;
        Ok(())
    }

    /// The seat of this name, if it is the one to act.
    fn acting_seat(&self, name: &str) -> Result<Seat, Refusal> {
        let seat = self.seat_named(name)?;
        ensure(self.acting() == Some(seat), "it was not the seat's turn")?;
        Ok(seat)
    }

    fn advance(
        &mut self,
        at: u64,
        seat: Seat,
        mv: &str,
        clock: Option<u64>,
        is_decision: bool,
        here: impl FnOnce(&Table) -> Result<SharedPosition, Refusal>,
    ) -> Folded {
        ensure(self.phase == Phase::Playing, "the match is not on")?;
        ensure(self.flagged(at).is_none(), "the seat's time was up")?;
        ensure(clock == self.left_after(seat, at, is_decision), "the clock showed something else")?;
        let here = here(self)?;
        let is_choice = is_decision && self.position().count() > 1;
        self.chairs[seat.index()].clock = clock;
        let clocks = self.chairs.iter().map(|chair| chair.clock).collect();
        let step = Step { seat, is_roll: !is_decision, is_choice, mv: mv.to_owned(), clocks, here };
        self.line.push(Arc::new(step));
        self.next_turn(at);
        self.pass_over_offer(seat, is_decision);
        Ok(())
    }

    fn set_clocks(&mut self, clocks: Vec<Option<u64>>) {
        for (chair, clock) in self.chairs.iter_mut().zip(clocks) {
            chair.clock = clock;
        }
    }

    fn next_turn(&mut self, at: u64) {
        self.turn_at = at;
        for chair in &mut self.chairs {
            chair.claimable = false;
        }
    }

    /// The position after a move.
    pub(crate) fn after(&self, mv: &str) -> Result<SharedPosition, Refusal> {
        Ok(SharedPosition::from(self.position().play(mv)?))
    }

    /// The position at this length of the line.
    pub(crate) fn after_undo(&self, to: usize) -> &SharedPosition {
        let before = to.checked_sub(1).and_then(|last| self.line.get(last));
        before.map_or(&self.start, |step| &step.here)
    }

    fn offered(&mut self, seat: &str, offer: Offering, to: Option<usize>, id: Option<&str>) -> Folded {
        let seat = self.seat_named(seat)?;
        ensure(self.sitter(seat).person().is_some(), "no person sits there")?;
        ensure(self.offer.is_none(), "something else is on offer")?;
        let fits = match offer {
            Offering::Undo => to.is_some() && to == self.undo_to(seat) && id.is_none(),
            Offering::Draw => self.phase == Phase::Playing && to.is_none() && id.is_none(),
            Offering::Rematch => self.phase == Phase::Over && self.rematch.is_none() && to.is_none(),
        };
        ensure(fits && id.is_some() == (offer == Offering::Rematch), "that can't be offered now")?;
        id.map_or(Ok(()), |id| limits::id("match", id))?;
        let waiting = self.asked(seat, offer, to);
        ensure(!waiting.is_empty(), "there is nobody to ask")?;
        self.offer = Some(Offer { seat, offer, to, id: id.map(str::to_owned), waiting });
        Ok(())
    }

    /// The acting seat, if its person has been away on its turn for too long. The time runs only on that turn.
    pub(crate) fn overdue(&self, now: u64) -> Option<Seat> {
        let acting = self.acting().filter(|_| self.phase == Phase::Playing)?;
        let chair = &self.chairs[acting.index()];
        let since = chair.absent_since?.max(self.turn_at);
        (!chair.claimable && now >= since.saturating_add(self.patience())).then_some(acting)
    }

    /// How the match ends by this cause, if it can: `seat` is who resigned, ran out of time, was away, aborted
    /// or offered the draw.
    pub(crate) fn result_of(&self, by: Cause, seat: Option<Seat>, at: u64) -> Result<TableResult, Refusal> {
        let without_scores = |winners: Vec<String>| TableResult { winners, by, scores: None };
        let loses = |seat: Seat| without_scores(self.winners_against(seat));
        let playing = self.phase == Phase::Playing;
        let result = match (by, seat) {
            (Cause::Rules, None) if playing => self.position().outcome().map(|outcome| TableResult {
                winners: outcome.winners.into_iter().map(str::to_owned).collect(),
                by,
                scores: outcome
                    .scores
                    .map(|scores| scores.into_iter().map(|(seat, score)| (seat.to_owned(), score)).collect()),
            }),
            (Cause::Resignation, Some(seat)) if playing && self.acting().is_some() => Some(loses(seat)),
            (Cause::Time, Some(seat)) => (self.flagged(at) == Some(seat)).then(|| loses(seat)),
            (Cause::Absence, Some(seat)) if playing => {
                self.chairs[seat.index()].claimable.then(|| loses(seat))
            }
            (Cause::Agreement, Some(seat)) if playing && self.acting().is_some() => {
                let everybody = || self.seats.iter().map(|seat| seat.name.to_owned()).collect();
                self.is_agreed(seat, Offering::Draw, None).then(|| without_scores(everybody()))
            }
            (Cause::Abort, Some(_)) => self.may_abort().then(|| without_scores(Vec::new())),
            (Cause::Void, None) => self.must_be_voided().then(older::void),
            _ => None,
        };
        result.ok_or(Refusal::Event("the match can't end like that"))
    }

    pub(crate) fn end(&mut self, at: u64, result: TableResult, seed: Bytes32) -> Folded {
        ensure(Seed::from(seed).commitment() == self.commitment, "the seed is not the one committed to")?;
        let clocks = self.all_seats().map(|seat| self.left(seat, at)).collect();
        self.set_clocks(clocks);
        self.next_turn(at);
        self.phase = Phase::Over;
        self.result = Some(result);
        self.seed = Some(seed);
        self.offer = None;
        Ok(())
    }
}
