//! Matches: creating, finding, following.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use messdeck_hall::{Opening, Plan, Summary, is_on, now};
use messdeck_store::{Hold, MatchInfo, Ticket, Visibility};
use messdeck_table::{Command, Setup, Sitter};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::joining::{INVITE, bytes};
use super::{MatchId, NO_STORE, NoStore, Since, game_ids};
use crate::app::{Anyone, App, Input, Parameters};
use crate::refused::Refused;
use crate::secret::{self, Caller};

/// A match to create.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct NewMatch {
    /// The game's id.
    #[schemars(extend("enum" = game_ids()))]
    game: String,
    /// The options that differ from their defaults.
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The first position, if it is not the game's start.
    #[serde(default)]
    start: Option<String>,
    /// Whom each seat is for; seats that are not named are open.
    #[serde(default)]
    seats: BTreeMap<String, SeatPlan>,
    /// The clocks, if there are any.
    #[serde(default)]
    clock: Option<Clock>,
    /// Whether dice settle who begins, where the game's rules name a roll-off.
    #[serde(default)]
    roll_off: bool,
    /// Whether the match stands in the lobby.
    #[serde(default)]
    public: bool,
}

/// Clocks in milliseconds.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Clock {
    /// At the start.
    base: u64,
    /// Added after each decision.
    increment: u64,
}

/// Whom a seat is for.
#[derive(Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub(crate) enum SeatPlan {
    /// Whoever comes first.
    Open {},
    /// Whoever has the seat's invitation, which the answer holds.
    Invite {},
    /// The computer.
    Computer {
        /// 1 to 8.
        #[schemars(range(min = 1, max = 8))]
        level: u8,
    },
    /// Whoever creates the match.
    Me {
        /// The SHA-256 that commits to 32 random bytes, as 64 hex digits; see docs/dice.md.
        #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
        commitment: String,
    },
}

/// A match that was created.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Created {
    /// Its id. Whoever knows it can watch.
    #[serde(rename = "match")]
    id: String,
    /// The secret of each seat that needs an invitation. It is told once.
    invites: BTreeMap<String, String>,
}

/// A match in a list.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Listed {
    /// Its id.
    #[serde(rename = "match")]
    id: String,
    /// The game's id.
    game: String,
    /// Whether it stands in the lobby.
    public: bool,
    /// When it was created, in milliseconds since 1970.
    created: i64,
    /// When something last happened.
    updated: i64,
    /// The number of the newest event.
    v: u64,
    /// Whether it is the caller's turn.
    your_turn: bool,
    /// How it stands.
    #[serde(flatten)]
    summary: Summary,
}

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
        return Err(Refused::too_many(format!(
            "You have created {} matches that are not over; finish or call off some of them.",
            app.config.limits.matches
        )));
    }
    let person = app.store.person(&caller.person).await?;
    let id = secret::new_id()?;
    let setup = Setup {
        id: id.clone(),
        game: new.game,
        options: new.options,
        start: new.start,
        clock: new.clock.map(|Clock { base, increment }| messdeck_table::ClockSpec { base, increment }),
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
) -> Result<(NoStore, Json<Value>), Refused> {
    let live = app.hall.open(&id).await?;
    let view = live.view().await;
    let is_mine = |sitter: &Sitter| caller.as_ref().is_some_and(|caller| is_on(sitter, &caller.person));
    let yours: Vec<&str> =
        view.seats.iter().filter(|seat| is_mine(&seat.sitter)).map(|seat| seat.seat).collect();
    let public = live.visibility == Visibility::Public;
    let holds = live.look(|_, plan| holds(plan, caller.as_ref())).await;
    Ok((
        NO_STORE,
        Json(json!({ "public": public, "yours": yours, "holds": holds, "now": now(), "view": view })),
    ))
}

/// Whom open seats are kept for, as far as it is the caller's business.
fn holds(plan: &Plan, caller: Option<&Caller>) -> BTreeMap<String, &'static str> {
    let words = plan.iter().map(|(seat, hold)| {
        let word = match hold {
            Hold::Open => "open",
            Hold::Invite => "invite",
            Hold::Reserved { person } if caller.is_some_and(|caller| caller.person == *person) => "you",
            Hold::Reserved { .. } => "reserved",
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
) -> Result<(NoStore, Json<Value>), Refused> {
    let live = app.hall.open(&id).await?;
    if let Some(caller) = caller.filter(|caller| caller.serves(&id).is_ok()) {
        live.saw(&app.hall, &caller.person).await;
    }
    let events = live.raw_events(&app.hall, since).await?;
    Ok((NO_STORE, Json(json!({ "now": now(), "events": events }))))
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
) -> Result<(NoStore, Json<Value>), Refused> {
    let live = app.hall.open(&id).await?;
    let view = live.view().await;
    Ok((NO_STORE, Json(json!({ "match": id, "fairness": view.fairness, "rollOff": view.roll_off }))))
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
    #[serde(default)]
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
        let summary = Summary::read(&info.listing.summary)?;
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
