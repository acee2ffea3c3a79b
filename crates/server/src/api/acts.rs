//! Acts: what somebody at a match wants, over HTTP or a socket.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use messdeck_hall::Live;
use messdeck_protocol::Fault;
use messdeck_protocol::online::{Act, Acted, OnlineCode, Rematch, WantRematch};
use messdeck_table::check_id;

use super::{MatchId, NO_STORE, NoStore};
use crate::app::{App, Input};
use crate::refused::Refused;
use crate::secret::Caller;

pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(act): Input<Act>,
) -> Result<(NoStore, Json<Acted>), Refused> {
    caller.serves(&id)?;
    let live = app.hall.open(&id).await?;
    live.saw(&app.hall, &caller.person).await;
    carry_out(&app, &live, &caller, act).await.map(|acted| (NO_STORE, Json(acted)))
}

/// Carries out what somebody wants.
pub(crate) async fn carry_out(
    app: &Arc<App>,
    live: &Arc<Live>,
    caller: &Caller,
    Act { id, v, command }: Act,
) -> Result<Acted, Refused> {
    check_id("act", &id)?;
    let wish = command.map_err(|why| Refused::bad(Fault::from(OnlineCode::BadCommand).because(why)))?;
    let command = wish
        .command(&caller.person, caller.person == live.creator)
        .map_err(|fault| Refused::fault(StatusCode::FORBIDDEN, fault))?;
    let act = messdeck_hall::Act { person: caller.person.clone(), id: id.clone(), v };
    let done = live.act(&app.hall, Some(act), command).await?;
    Ok(Acted { id, v: done.v, again: done.again })
}

/// Offers to play again, or agrees to.
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(WantRematch { id: act }): Input<WantRematch>,
) -> Result<(NoStore, Json<Rematch>), Refused> {
    caller.serves(&id)?;
    check_id("act", &act)?;
    let live = app.hall.open(&id).await?;
    Ok((NO_STORE, Json(live.want_rematch(&app.hall, &caller.person, act).await?)))
}
