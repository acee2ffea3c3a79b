//! Matches: creating, finding, following.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use messdeck_core::Say;
use messdeck_hall::{Opening, Plan, is_on, now, summary_of};
use messdeck_protocol::online::{Created, Dealt, HeldFor, Listed, Log, NewMatch, SeatPlan, Shown};
use messdeck_store::{Hold, MatchInfo, Ticket, Visibility};
use messdeck_table::{Command, Setup, Sitter};
use serde::Deserialize;

use super::joining::{INVITE, bytes};
use super::{MatchId, NO_STORE, NoStore, Since};
use crate::app::{Anyone, App, Input, Parameters};
use crate::refused::Refused;
use crate::secret::{self, Caller};

/// How long an invitation serves, in milliseconds.
const INVITE_WITHIN: u64 = 90 * 24 * 60 * 60 * 1000;
const LIST: usize = 50;

pub(super) async fn create(
    State(app): State<Arc<App>>,
    caller: Caller,
    Input(new): Input<NewMatch>,
) -> Result<(StatusCode, NoStore, Json<Created>), Refused> {
    caller.guest_only()?;
    app.permits.find(&new.game).map_err(|fault| Refused::fault(StatusCode::NOT_FOUND, fault))?;
    if app.store.running(&caller.person).await? >= app.config.limits.matches {
        let say = Say::new("fault-too-many-matches").with("count", app.config.limits.matches);
        return Err(Refused::too_many(say));
    }
    let person = app.store.person(&caller.person).await?;
    let id = secret::new_id()?;
    let setup = Setup {
        id: id.clone(),
        game: new.game,
        options: new.options,
        start: new.start,
        clock: new.clock,
        patience: u64::try_from(app.config.patience.as_millis()).ok(),
        roll_off: new.roll_off,
    };
    let mut plan = Plan::new();
    let mut commands = Vec::new();
    let mut invites = BTreeMap::new();
    for (seat, whom) in new.seats {
        match whom {
            SeatPlan::Open {} => drop(plan.insert(seat, Hold::Open)),
            SeatPlan::Invite {} => {
                invites.insert(seat.clone(), secret::new_id()?);
                plan.insert(seat, Hold::Invite);
            }
            SeatPlan::Computer { level } => commands.push(Command::SeatComputer { seat, level }),
            SeatPlan::Me { commitment } => commands.push(Command::Sit {
                seat,
                person: caller.person.clone(),
                name: person.name.clone(),
                commitment: bytes(&commitment)?,
            }),
        }
    }
    let visibility = if new.public { Visibility::Public } else { Visibility::Private };
    let expires = now().saturating_add(INVITE_WITHIN).cast_signed();
    let tickets = invites.iter().map(|(seat, invite)| {
        let (hash, kind) = (secret::hash(INVITE, invite), INVITE.to_owned());
        Ticket { hash, kind, id: id.clone(), seat: seat.clone(), person: None, expires }
    });
    let tickets = tickets.collect();
    app.hall.create(Opening { setup, visibility, creator: caller.person, plan, tickets, commands }).await?;
    Ok((StatusCode::CREATED, NO_STORE, Json(Created { id, invites })))
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    Anyone(caller): Anyone,
) -> Result<(NoStore, Json<Shown>), Refused> {
    let live = app.hall.open(&id).await?;
    let view = live.view().await;
    let is_mine = |sitter: &Sitter| caller.as_ref().is_some_and(|caller| is_on(sitter, &caller.person));
    let yours = view.seats.iter().filter(|seat| is_mine(&seat.sitter)).map(|seat| seat.seat.to_owned());
    let yours = yours.collect();
    let public = live.visibility == Visibility::Public;
    let holds = live.look(|_, plan| holds(plan, caller.as_ref())).await;
    Ok((NO_STORE, Json(Shown { public, yours, holds, now: now(), view })))
}

/// Whom open seats are kept for, as far as it is the caller's business.
fn holds(plan: &Plan, caller: Option<&Caller>) -> BTreeMap<String, HeldFor> {
    let words = plan.iter().map(|(seat, hold)| {
        let word = match hold {
            Hold::Open => HeldFor::Open,
            Hold::Invite => HeldFor::Invite,
            Hold::Reserved { person } if caller.is_some_and(|caller| caller.person == *person) => {
                HeldFor::You
            }
            Hold::Reserved { .. } => HeldFor::Reserved,
        };
        (seat.clone(), word)
    });
    words.collect()
}

pub(super) async fn events(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    Anyone(caller): Anyone,
    Parameters(Since { since }): Parameters<Since>,
) -> Result<(NoStore, Json<Log>), Refused> {
    let live = app.hall.open(&id).await?;
    if let Some(caller) = caller.filter(|caller| caller.serves(&id).is_ok()) {
        live.saw(&app.hall, &caller.person).await;
    }
    let events = live.raw_events(&app.hall, since).await?;
    Ok((NO_STORE, Json(Log { now: now(), events })))
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    _: Anyone,
) -> Result<Response, Refused> {
    let live = app.hall.open(&id).await?;
    let record = live.look(|table, _| table.record().to_string()).await;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8"), (CACHE_CONTROL, "no-store")], record).into_response())
}

pub(super) async fn fairness(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    _: Anyone,
) -> Result<(NoStore, Json<Dealt>), Refused> {
    let live = app.hall.open(&id).await?;
    let view = live.view().await;
    Ok((NO_STORE, Json(Dealt { id, fairness: view.fairness, roll_off: view.roll_off })))
}

pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    Anyone(caller): Anyone,
) -> Result<(NoStore, Json<Vec<Listed>>), Refused> {
    let found = app.store.lobby(LIST).await?;
    // A game that is no longer offered here is no longer shown, either.
    let offered = found.into_iter().filter(|info| app.permits.find(&info.game).is_ok());
    listed(offered.collect(), caller.as_ref())
}

/// Where a list goes on.
#[derive(Deserialize)]
pub(super) struct Before {
    /// Matches in which nothing has happened since then, in milliseconds since 1970.
    before: Option<i64>,
}

pub(super) async fn mine(
    State(app): State<Arc<App>>,
    caller: Caller,
    Parameters(Before { before }): Parameters<Before>,
) -> Result<(NoStore, Json<Vec<Listed>>), Refused> {
    let found = app.store.matches_of(&caller.person, before.unwrap_or(i64::MAX), LIST).await?;
    let served = found.into_iter().filter(|info| caller.serves(&info.id).is_ok());
    listed(served.collect(), Some(&caller))
}

fn listed(found: Vec<MatchInfo>, caller: Option<&Caller>) -> Result<(NoStore, Json<Vec<Listed>>), Refused> {
    let listed = found.into_iter().map(|info| {
        let summary = summary_of(&info.listing)?;
        let acting = info.listing.acting.as_deref();
        Ok(Listed {
            your_turn: acting.is_some() && acting == caller.map(|caller| caller.person.as_str()),
            public: info.visibility == Visibility::Public,
            id: info.id,
            game: info.game,
            created: info.created,
            updated: info.updated,
            v: info.v,
            summary,
        })
    });
    Ok((NO_STORE, Json(listed.collect::<Result<_, Refused>>()?)))
}
