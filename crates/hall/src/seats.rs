//! Who may sit where: an open seat, one that is kept for somebody, or one that an invitation opens.

use std::collections::BTreeMap;
use std::sync::Arc;

use messdeck_protocol::online::Joined;
use messdeck_store::{Hold, Reservation, Store};
use messdeck_table::{Bytes32, Command, Phase, Refusal, RefusalCode, Sitter, Table};

use crate::{Hall, HallError, Live};

/// Whom the seats are for, by their names; those that are not named are open.
pub type Plan = BTreeMap<String, Hold>;

/// The plan as the store keeps it.
pub(crate) fn reservations(plan: Plan) -> Vec<Reservation> {
    plan.into_iter().map(|(seat, hold)| Reservation { seat, hold }).collect()
}

/// The plan that the store has kept.
pub(crate) async fn plan(store: &Arc<dyn Store>, id: &str) -> Result<Plan, HallError> {
    let kept = store.reservations(id).await?;
    Ok(kept.into_iter().map(|Reservation { seat, hold }| (seat, hold)).collect())
}

/// Whether a person sits there.
pub fn is_on(sitter: &Sitter, who: &str) -> bool {
    sitter.person() == Some(who)
}

impl Live {
    /// Lets a person sit down: where they wish, else where they are invited to, else on the first seat that is free for
    /// them. Whoever sits there already joins again without harm.
    pub async fn join(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        person: &str,
        invited: Option<&str>,
        wished: Option<&str>,
        commitment: Bytes32,
    ) -> Result<Joined, HallError> {
        let (choice, v) =
            self.look(|table, plan| (choose(table, plan, person, invited, wished), table.v())).await;
        let seat = match choice? {
            Choice::Mine(seat) => return Ok(Joined { seat, v }),
            Choice::Free(seat) => seat,
        };
        let name = hall.store.person(person).await?.name;
        let command = Command::Sit { seat: seat.clone(), person: person.to_owned(), name, commitment };
        let done = self.act(hall, None, command).await?;
        tracing::info!("somebody joined a match");
        Ok(Joined { seat, v: done.v })
    }
}

enum Choice {
    /// The person sits there already.
    Mine(String),
    Free(String),
}

fn choose(
    table: &Table,
    plan: &Plan,
    person: &str,
    invited: Option<&str>,
    wished: Option<&str>,
) -> Result<Choice, HallError> {
    let may_take = |seat: &str| match plan.get(seat) {
        None | Some(Hold::Open) => true,
        Some(Hold::Invite) => invited == Some(seat),
        Some(Hold::Reserved { person: other }) => other == person,
    };
    if let Some(seat) = wished.or(invited) {
        let sitter = table.sitters().find(|&(name, _)| name == seat).map(|(_, sitter)| sitter);
        return match sitter {
            Some(sitter) if is_on(sitter, person) => Ok(Choice::Mine(seat.to_owned())),
            Some(Sitter::Open) if !may_take(seat) => Err(HallError::SeatKept),
            // Anything else the table refuses by itself, with its reason.
            _ => Ok(Choice::Free(seat.to_owned())),
        };
    }
    let free = table.sitters().find(|&(seat, sitter)| *sitter == Sitter::Open && may_take(seat));
    let mine = table.sitters().find(|(_, sitter)| is_on(sitter, person));
    match (free, mine) {
        (Some((seat, _)), _) => Ok(Choice::Free(seat.to_owned())),
        (None, Some((seat, _))) => Ok(Choice::Mine(seat.to_owned())),
        (None, None) if table.phase() == Phase::Seating => Err(HallError::SeatsKept),
        (None, None) => Err(Refusal::from(RefusalCode::SeatsAreTaken).into()),
    }
}
