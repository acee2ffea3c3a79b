//! Positions of a match as pictures, for pages of others and for link previews.

use std::io;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use messdeck_facade::{Record, Scene};
use serde::Deserialize;

use super::MatchId;
use crate::app::{Anyone, App, Parameters};
use crate::picture;
use crate::refused::Refused;

/// Which position to draw.
#[derive(Deserialize)]
pub(super) struct AtMove {
    /// So many moves of the line have been made; all of them without it.
    at: Option<usize>,
}

pub(super) async fn picture(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    _: Anyone,
    Parameters(AtMove { at }): Parameters<AtMove>,
) -> Result<Response, Refused> {
    let live = app.hall.open(&id).await?;
    let (record, now) = live.look(|table, _| (table.record(), table.position().copy())).await;
    let drawn = app.looks.run(move || match at {
        None => Ok(picture::draw(&now.scene())),
        Some(at) => scene_at(&record, at).map(|scene| picture::draw(&scene)),
    });
    Ok(shown("image/svg+xml", drawn.await??))
}

pub(super) async fn preview(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    _: Anyone,
) -> Result<Response, Refused> {
    let live = app.hall.open(&id).await?;
    let now = live.look(|table, _| table.position().copy()).await;
    let painted = app.looks.run(move || picture::preview(&now.scene())).await?;
    let painted =
        painted.ok_or_else(|| Refused::inside(&io::Error::other("a position could not be painted")))?;
    Ok(shown("image/png", painted))
}

/// What stood where after so many moves.
fn scene_at(record: &Record, at: usize) -> Result<Scene, Refused> {
    let game = messdeck_catalog::find(&record.game).ok_or_else(Refused::no_match)?;
    let mut here = record.first_position(&*record.book(game)?)?;
    for entry in record.moves.iter().take(at) {
        here = here.play(&entry.mv).map_err(|error| Refused::inside(&error))?;
    }
    Ok(here.scene())
}

fn shown(kind: &'static str, picture: impl IntoResponse) -> Response {
    let headers = [
        (CONTENT_TYPE, kind),
        (CACHE_CONTROL, "no-cache"),
        // A picture that is opened by itself needs nothing else, and pages of others may show it.
        (CONTENT_SECURITY_POLICY, "default-src 'none'"),
        (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    (headers, picture).into_response()
}
