//! Deciding: what a command would do, as events or as a refusal.

mod match_end;
mod offers;
mod playing;
mod presence;
mod seating;

use crate::bytes::short_hash;
use crate::dice::Deal;
use crate::event::{Cause, Event, What};
use crate::fold::Leads;
use crate::roll_off::Round;
use crate::seats::Share;
use crate::table::{Phase, SharedPosition, Table};
use crate::{Command, Context, Offering, Refusal, RefusalCode, Seed, limits};

impl Table {
    /// What the command would do: the table after it, and the events that led there. This one stays as it is.
    pub fn attempt(&self, command: &Command, context: Context<'_>) -> Result<(Table, Vec<Event>), Refusal> {
        limits::moment(context.now)?;
        let mut draft = Draft {
            now: context.now.max(self.at),
            seed: context.seed.copied(),
            table: self.clone(),
            events: Vec::new(),
        };
        // Time that is up is up, whoever is the first to come by afterwards; and so it is with rules.
        match self.flagged(draft.now) {
            Some(seat) => draft.end(Cause::Time, Some(seat))?,
            None if self.must_be_voided() => draft.end(Cause::Void, None)?,
            None => draft.obey(command)?,
        }
        draft.follow()?;
        Ok((draft.table, draft.events))
    }
}

/// A copy of the table on which a command is tried out.
struct Draft {
    now: u64,
    seed: Option<Seed>,
    table: Table,
    events: Vec<Event>,
}

impl Draft {
    fn obey(&mut self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Sit { seat, person, name, commitment } => self.sit(seat, person, name, *commitment),
            Command::SeatComputer { seat, level } => self.seat_computer(seat, *level),
            Command::Leave { seat, person } => self.leave(seat, person.as_deref()),
            Command::Reveal { seat, person, entropy } => self.reveal(seat, person, *entropy),
            Command::Start {} => self.start(),
            Command::RollOff { seat, person } => self.roll_off(seat, person.as_deref()),
            Command::Roll { seat, person } => self.roll(seat, person.as_deref()),
            Command::Move { seat, person, mv } => self.play(seat, person.as_deref(), mv),
            Command::Undo { seat, person } => self.undo(seat, person),
            Command::Resign { seat, person } => self.resign(seat, person),
            Command::Abort { seat, person } => self.abort(seat, person),
            Command::Offer { seat, person, offer, id } => self.offer(seat, person, *offer, id.as_deref()),
            Command::Answer { seat, person, accept } => self.answer(seat, person.as_deref(), *accept),
            Command::Claim { seat, person, level } => self.claim(seat, person, *level),
            Command::Tick {} => self.tick(),
            Command::Absent { seat } => self.absent(seat),
            Command::Present { seat } => self.present(seat),
        }
    }

    /// Makes something happen on the copy.
    fn push(&mut self, what: What) -> Result<(), Refusal> {
        self.push_leading(what, Leads::ByTheRules)
    }

    /// Makes something happen on the copy that leads to a position.
    fn push_to(
        &mut self,
        here: SharedPosition,
        what: impl FnOnce(String, String) -> What,
    ) -> Result<(), Refusal> {
        let position = here.0.text();
        let hash = short_hash(&position);
        self.push_leading(what(position, hash), Leads::To(here))
    }

    fn push_leading(&mut self, what: What, leads: Leads) -> Result<(), Refusal> {
        let event = Event { v: self.table.v + 1, at: self.now, what };
        // The handlers ask first, so this is refused only if a handler and the fold disagree.
        self.table.fold(&event, leads).map_err(|error| Refusal::NotPossible(Box::new(error)))?;
        self.events.push(event);
        Ok(())
    }

    /// What follows by itself from what has happened: the beginning, the end by the rules, and whatever all have
    /// agreed on.
    fn follow(&mut self) -> Result<(), Refusal> {
        loop {
            let table = &self.table;
            match table.phase {
                Phase::Revealing if table.all_revealed() => {
                    self.begin(None)?;
                    continue;
                }
                Phase::RollOff => {
                    if let Round::Won(first) = table.round() {
                        self.begin(Some(first))?;
                        continue;
                    }
                }
                Phase::Playing if table.acting().is_none() => {
                    self.end(Cause::Rules, None)?;
                    continue;
                }
                _ => {}
            }
            match table.offer.clone().filter(|made| made.waiting.is_empty()) {
                Some(made) => self.fulfil(made.seat, made.offer, made.to, made.id)?,
                None => return Ok(()),
            }
        }
    }

    /// Lets happen what all have agreed on.
    fn fulfil(
        &mut self,
        seat: messdeck_core::Seat,
        offer: Offering,
        to: Option<usize>,
        id: Option<String>,
    ) -> Result<(), Refusal> {
        match offer {
            Offering::Undo => self.take_back(seat, to.unwrap_or(self.table.line.len())),
            Offering::Draw => self.end(Cause::Agreement, Some(seat)),
            Offering::Rematch => self.push(What::Rematch { id: id.unwrap_or_default() }),
        }
    }

    /// The dealer, where the host has brought the right seed.
    fn dealer(&self) -> Result<Deal, Refusal> {
        let seed = self.seed()?;
        let entropies = self.table.shares.iter().map(|share| match share {
            Share::Revealed(entropy) => Some(*entropy),
            Share::None | Share::Committed(_) | Share::Silent => None,
        });
        Ok(Deal { seed, id: self.table.setup.id.clone(), entropies: entropies.collect() })
    }

    fn seed(&self) -> Result<Seed, Refusal> {
        let seed = self.seed.ok_or_else(|| Refusal::from(RefusalCode::NoDealer))?;
        RefusalCode::WrongSeed.unless(seed.commitment() == self.table.commitment)?;
        Ok(seed)
    }
}
