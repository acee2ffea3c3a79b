//! What people say to each other, whom they do not want to hear, and complaints.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use messdeck_hall::{Live, now};
use messdeck_protocol::Fault;
use messdeck_protocol::online::{Line, Muted, NewLine, NewReport, OnlineCode};
use messdeck_store::{ChatLine, Report};
use messdeck_table::RefusalCode;

use super::{MatchId, NO_STORE, NoStore, Since};
use crate::app::{Anyone, App, Input, Parameters};
use crate::refused::Refused;
use crate::secret::Caller;

pub(super) async fn read(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    Anyone(caller): Anyone,
    Parameters(Since { since }): Parameters<Since>,
) -> Result<(NoStore, Json<Vec<Line>>), Refused> {
    app.store.info(&id).await?;
    let lines = app.store.chat(&id, since).await?;
    let muted = match &caller {
        Some(caller) => app.store.muted_by(&caller.person).await?,
        None => Vec::new(),
    };
    let heard =
        lines.into_iter().filter(|line| !muted.contains(&line.said.person) && !line.said.text.is_empty());
    Ok((NO_STORE, Json(heard.map(told).collect())))
}

fn told(ChatLine { n, said }: ChatLine) -> Line {
    Line { n, person: said.person, at: said.at, text: said.text }
}

pub(super) async fn say(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(NewLine { text }): Input<NewLine>,
) -> Result<(StatusCode, NoStore, Json<Line>), Refused> {
    caller.serves(&id)?;
    let live = app.hall.open(&id).await?;
    let line = speak(&app, &live, &caller, &text).await?;
    Ok((StatusCode::CREATED, NO_STORE, Json(line)))
}

/// Says something to everybody who follows the match.
pub(crate) async fn speak(
    app: &Arc<App>,
    live: &Arc<Live>,
    caller: &Caller,
    text: &str,
) -> Result<Line, Refused> {
    let text = line_of(text, NewLine::LONGEST)?;
    Ok(told(live.say(&app.hall, &caller.person, text).await?))
}

fn line_of(text: &str, longest: usize) -> Result<String, Refused> {
    let text = text.trim();
    let is_line = !text.is_empty() && text.chars().all(|c| !c.is_control());
    if is_line && text.chars().count() <= longest {
        return Ok(text.to_owned());
    }
    let fault = Fault::from(OnlineCode::BadText).with("most", longest);
    Err(Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, fault))
}

pub(super) async fn muted(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<(NoStore, Json<Muted>), Refused> {
    let people = app.store.muted_by(&caller.person).await?;
    Ok((NO_STORE, Json(Muted { people })))
}

pub(super) async fn mute(
    State(app): State<Arc<App>>,
    Path(other): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Refused> {
    if other.len() > 64 || app.store.muted_by(&caller.person).await?.len() >= 1000 {
        return Err(Refused::bad(Fault::new(RefusalCode::BadId, "fault-bad-id-nobody")));
    }
    app.hall.mute(&caller.person, &other, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn hear(
    State(app): State<Arc<App>>,
    Path(other): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Refused> {
    app.hall.mute(&caller.person, &other, false).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn report(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(NewReport { n, reason }): Input<NewReport>,
) -> Result<StatusCode, Refused> {
    caller.serves(&id)?;
    let reason = line_of(&reason, NewReport::LONGEST)?;
    app.store.info(&id).await?;
    let lines = app.store.chat(&id, n.saturating_sub(1)).await?;
    if !lines.iter().any(|line| line.n == n) {
        return Err(Refused::new(StatusCode::NOT_FOUND, OnlineCode::NoSuchLine));
    }
    let report = Report { id, n, person: caller.person, at: now().cast_signed(), reason };
    app.store.report(report).await?;
    tracing::warn!("somebody complained about a line of chat");
    Ok(StatusCode::NO_CONTENT)
}
