//! Taking a seat: an open one, one that is kept for the caller, or one that an invitation opens.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use messdeck_store::StoreError;
use messdeck_table::{Bytes32, Command, Phase, Sitter, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{MatchId, NO_STORE, NoStore};
use crate::app::{App, Input};
use crate::hall::{Hold, Plan, is_on, now};
use crate::refused::Refused;
use crate::secret::{self, Caller};

/// How somebody takes a seat.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Join {
    /// The seat; without it the one of the invitation, or the first that is free.
    #[serde(default)]
    seat: Option<String>,
    /// The secret of the invitation.
    #[serde(default)]
    invite: Option<String>,
    /// The SHA-256 that commits to 32 random bytes, as 64 hex digits.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    commitment: String,
}

/// A seat that was taken.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Joined {
    /// The seat.
    seat: String,
    /// The number of the newest event.
    v: u64,
}

/// The kind of ticket that an invitation is.
pub(super) const INVITE: &str = "invite";

pub(super) async fn join(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(join): Input<Join>,
) -> Result<(NoStore, Json<Joined>), Refused> {
    caller.serves(&id)?;
    let commitment = bytes(&join.commitment)?;
    let live = app.hall.open(&id).await?;
    let invited = match &join.invite {
        None => None,
        Some(invite) => {
            let ticket = app.hall.store.ticket(secret::hash(INVITE, invite), now().cast_signed()).await;
            let wrong = || {
                Refused::forbidden("bad-invite", "That invitation is not for this match, or serves no more.")
            };
            match ticket {
                Err(StoreError::Missing) => return Err(wrong()),
                ticket => Some(ticket?)
                    .filter(|ticket| ticket.id == id)
                    .ok_or_else(wrong)
                    .map(|ticket| Some(ticket.seat))?,
            }
        }
    };
    let seat = live
        .look(|table, plan| choose_seat(table, plan, &caller, invited.as_deref(), join.seat.as_deref()))
        .await?;
    let seat = match seat {
        Seat::Mine(seat) => {
            return Ok((NO_STORE, Json(Joined { seat, v: live.look(|table, _| table.v()).await })));
        }
        Seat::Free(seat) => seat,
    };
    let person = app.hall.store.person(&caller.person).await?;
    let command = Command::Sit { seat: seat.clone(), person: caller.person, name: person.name, commitment };
    let done = live.act(&app.hall, None, command).await?;
    tracing::info!("somebody joined a match");
    Ok((NO_STORE, Json(Joined { seat, v: done.v })))
}

enum Seat {
    /// The caller sits there already: joining again is not an error.
    Mine(String),
    Free(String),
}

fn choose_seat(
    table: &Table,
    plan: &Plan,
    caller: &Caller,
    invited: Option<&str>,
    wished: Option<&str>,
) -> Result<Seat, Refused> {
    let may_take = |seat: &str| match plan.get(seat) {
        None | Some(Hold::Open) => true,
        Some(Hold::Invite) => invited == Some(seat),
        Some(Hold::Reserved { person }) => *person == caller.person,
    };
    let is_mine = |sitter: &Sitter| is_on(sitter, &caller.person);
    if let Some(seat) = wished.or(invited) {
        let sitter = table.sitters().find(|&(name, _)| name == seat).map(|(_, sitter)| sitter);
        return match sitter {
            Some(sitter) if is_mine(sitter) => Ok(Seat::Mine(seat.to_owned())),
            Some(Sitter::Open) if !may_take(seat) => Err(Refused::forbidden(
                "needs-invite",
                "This seat is kept for somebody; ask for its invitation.",
            )),
            // Anything else the table refuses by itself, with its reason.
            _ => Ok(Seat::Free(seat.to_owned())),
        };
    }
    let free = table.sitters().find(|&(seat, sitter)| *sitter == Sitter::Open && may_take(seat));
    match free {
        Some((seat, _)) => Ok(Seat::Free(seat.to_owned())),
        None => match table.sitters().find(|(_, sitter)| is_mine(sitter)) {
            Some((seat, _)) => Ok(Seat::Mine(seat.to_owned())),
            None if table.phase() == Phase::Seating => {
                Err(Refused::forbidden("needs-invite", "The seats that are left need an invitation."))
            }
            None => {
                Err(Refused::new(StatusCode::UNPROCESSABLE_ENTITY, "seats-are-taken", "All seats are taken."))
            }
        },
    }
}

/// What somebody commits to.
pub(super) fn bytes(text: &str) -> Result<Bytes32, Refused> {
    text.parse().map_err(|error| Refused::bad("bad-commitment", format!("A commitment: {error}.")))
}
