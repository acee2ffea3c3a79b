//! Playing again: the same game, everybody one chair further on.

use std::sync::Arc;

use messdeck_protocol::online::Rematch;
use messdeck_store::{Hold, NewMatch};
use messdeck_table::{Command, Offering, Phase, Setup, Sitter, Table};

use crate::hall::draft;
use crate::{Act, Hall, HallError, Live, Opening, Plan, is_on};

impl Live {
    /// Offers to play again, or agrees to.
    pub async fn want_rematch(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        person: &str,
        act: String,
    ) -> Result<Rematch, HallError> {
        let (command, v, agreed) =
            self.look(|table, _| (wish(table, person), table.v(), table.rematch().map(str::to_owned))).await;
        if agreed.is_some() {
            return Ok(Rematch { v, id: agreed });
        }
        let act = Act { person: person.to_owned(), id: act, v };
        let done = self.act(hall, Some(act), command.ok_or(HallError::NotSeated)?).await?;
        let id = self.look(|table, _| table.rematch().map(str::to_owned)).await;
        Ok(Rematch { v: done.v, id })
    }

    /// The match that follows, if the next state of the table is the first that tells of one.
    pub(crate) fn follower(&self, table: &Table, next: &Table) -> Result<Option<NewMatch>, HallError> {
        let told = next.rematch().filter(|_| table.rematch().is_none());
        told.map(|id| draft(self.one_chair_further(table, id))).transpose()
    }

    fn one_chair_further(&self, table: &Table, id: &str) -> Opening {
        let setup = Setup { id: id.to_owned(), ..table.setup().clone() };
        let chairs: Vec<(&str, &Sitter)> = table.sitters().collect();
        let followers = chairs.iter().cycle().skip(1).map(|&(_, sitter)| sitter);
        let mut plan = Plan::new();
        let mut commands = Vec::new();
        for (&(seat, _), sitter) in chairs.iter().zip(followers) {
            match sitter {
                Sitter::Open => {}
                Sitter::Person { person, .. } => {
                    plan.insert(seat.to_owned(), Hold::Reserved { person: person.clone() });
                }
                Sitter::Computer { level } => {
                    commands.push(Command::SeatComputer { seat: seat.to_owned(), level: *level });
                }
            }
        }
        let (visibility, creator) = (self.visibility, self.creator.clone());
        Opening { setup, visibility, creator, plan, tickets: Vec::new(), commands }
    }
}

/// What a person does who wants to play again: offers it, or takes what another has offered.
fn wish(table: &Table, person: &str) -> Option<Command> {
    let (seat, _) = table.sitters().find(|(_, sitter)| is_on(sitter, person))?;
    let view = (table.phase() == Phase::Over).then(|| table.view());
    let is_offered = view
        .and_then(|view| view.offer)
        .is_some_and(|made| made.offer == Offering::Rematch && made.seat != seat);
    let (seat, person) = (seat.to_owned(), person.to_owned());
    Some(match is_offered {
        true => Command::Answer { seat, person: Some(person), accept: true },
        false => Command::Offer { seat, person, offer: Offering::Rematch, id: None },
    })
}
