//! Taking a seat: an open one, one that is kept for the caller, or one that an invitation opens.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use messdeck_hall::now;
use messdeck_protocol::Fault;
use messdeck_protocol::online::{Join, Joined, OnlineCode};
use messdeck_store::StoreError;
use messdeck_table::Bytes32;

use super::{MatchId, NO_STORE, NoStore};
use crate::app::{App, Input};
use crate::refused::Refused;
use crate::secret::{self, Caller};

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
            let ticket = app.store.ticket(secret::hash(INVITE, invite), now().cast_signed()).await;
            let wrong = || Refused::forbidden(OnlineCode::BadInvite);
            match ticket {
                Err(StoreError::Missing) => return Err(wrong()),
                ticket => Some(ticket?)
                    .filter(|ticket| ticket.id == id)
                    .ok_or_else(wrong)
                    .map(|ticket| Some(ticket.seat))?,
            }
        }
    };
    let taken = live.join(&app.hall, &caller.person, invited.as_deref(), join.seat.as_deref(), commitment);
    Ok((NO_STORE, Json(taken.await?)))
}

/// What somebody commits to.
pub(super) fn bytes(text: &str) -> Result<Bytes32, Refused> {
    text.parse().map_err(|error| Refused::bad(Fault::from(OnlineCode::BadCommitment).because(error)))
}
