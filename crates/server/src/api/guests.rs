//! People: coming, moving to another device, being forgotten.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use messdeck_hall::{is_on, now};
use messdeck_protocol::Fault;
use messdeck_protocol::online::{Code, Guest, Me, MovedSeat, Named, NewCode, OnlineCode};
use messdeck_store::{Person, StoreError, Ticket};
use messdeck_table::RefusalCode;

use super::{MatchId, NO_STORE, NoStore};
use crate::app::{App, Input, Origin};
use crate::refused::Refused;
use crate::secret::{self, Caller};

/// How long a code serves, in milliseconds.
const CODE_WITHIN: u64 = 10 * 60 * 1000;
const MOVE: &str = "move";

pub(super) async fn come(
    State(app): State<Arc<App>>,
    Origin(from): Origin,
    Input(Named { name }): Input<Named>,
) -> Result<(StatusCode, NoStore, Json<Guest>), Refused> {
    if !app.guests.allows(&from) {
        return Err(Refused::too_many("fault-too-many-guests"));
    }
    messdeck_table::check_name(&name)?;
    let person = Person { id: secret::new_id()?, name, since: now().cast_signed() };
    app.store.put_person(person.clone()).await?;
    let caller = Caller { person: person.id, only: None };
    let token = secret::token(&app.secret, &caller);
    Ok((StatusCode::CREATED, NO_STORE, Json(Guest { person: caller.person, name: person.name, token })))
}

pub(super) async fn me(State(app): State<Arc<App>>, caller: Caller) -> Result<(NoStore, Json<Me>), Refused> {
    let person = app.store.person(&caller.person).await.map_err(unless_forgotten)?;
    Ok((NO_STORE, Json(Me { person: person.id, name: person.name })))
}

/// Another name for the same person. Seats keep the name under which they were taken: events do not change.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    caller: Caller,
    Input(Named { name }): Input<Named>,
) -> Result<(NoStore, Json<Me>), Refused> {
    caller.guest_only()?;
    messdeck_table::check_name(&name)?;
    app.store.rename_person(&caller.person, &name).await.map_err(unless_forgotten)?;
    Ok((NO_STORE, Json(Me { person: caller.person, name })))
}

/// Whoever is deleted while they ask is nobody any more.
fn unless_forgotten(error: StoreError) -> Refused {
    match error {
        StoreError::Missing => Refused::who(),
        error => error.into(),
    }
}

pub(super) async fn forget(State(app): State<Arc<App>>, caller: Caller) -> Result<StatusCode, Refused> {
    caller.guest_only()?;
    app.hall.forget(&caller.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn make_code(
    State(app): State<Arc<App>>,
    Path((MatchId(id), seat)): Path<(MatchId, String)>,
    caller: Caller,
) -> Result<(StatusCode, NoStore, Json<NewCode>), Refused> {
    caller.serves(&id)?;
    let live = app.hall.open(&id).await?;
    let is_theirs = live
        .look(|table, _| table.sitters().any(|(name, sitter)| name == seat && is_on(sitter, &caller.person)))
        .await;
    if !is_theirs {
        return Err(Refused::fault(
            StatusCode::FORBIDDEN,
            Fault::new(RefusalCode::NotYourSeat, "fault-not-your-seat-there"),
        ));
    }
    let code = secret::new_code()?;
    let expires = now().saturating_add(CODE_WITHIN);
    let ticket = Ticket {
        hash: secret::hash(MOVE, &code),
        kind: MOVE.to_owned(),
        id,
        seat,
        person: Some(caller.person),
        expires: expires.cast_signed(),
    };
    app.store.put_ticket(ticket).await?;
    Ok((StatusCode::CREATED, NO_STORE, Json(NewCode { code, expires })))
}

pub(super) async fn use_code(
    State(app): State<Arc<App>>,
    Origin(from): Origin,
    Input(Code { code }): Input<Code>,
) -> Result<(NoStore, Json<MovedSeat>), Refused> {
    // Guessing must not pay: an address has as many tries as it may bring guests.
    if !app.guests.allows(&from) {
        return Err(Refused::too_many("fault-too-many-codes"));
    }
    let ticket = app.store.use_ticket(secret::hash(MOVE, &code), now().cast_signed()).await;
    let unknown = || Refused::new(StatusCode::NOT_FOUND, OnlineCode::NoSuchCode);
    let ticket = match ticket {
        Err(StoreError::Missing) => return Err(unknown()),
        ticket => ticket?,
    };
    let person = ticket.person.ok_or_else(unknown)?;
    let caller = Caller { person, only: Some(ticket.id.clone()) };
    let token = secret::token(&app.secret, &caller);
    Ok((NO_STORE, Json(MovedSeat { id: ticket.id, seat: ticket.seat, person: caller.person, token })))
}
