//! Questions about positions, for programs without the engine. Nothing is remembered between them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use messdeck_facade::Opinion;
use messdeck_protocol::call::{On, Wanted};
use messdeck_protocol::{Answer, At, Fault, GameCard, Want, cards};
use messdeck_search::Limits as Effort;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::app::{Anyone, App, Input};
use crate::refused::Refused;

/// How much to think about a position.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Advice {
    /// Positions to look at; 20,000 if nothing is said, 200,000 at most.
    #[serde(default)]
    nodes: Option<u64>,
    /// How many moves to answer with; 3 if nothing is said, 10 at most.
    #[serde(default)]
    candidates: Option<usize>,
    /// Another run of the thinking.
    #[serde(default)]
    seed: u64,
}

/// A position and what to say about it, for the document: the fields as `messdeck-protocol` reads them.
#[expect(dead_code, reason = "it only describes")]
#[derive(JsonSchema)]
pub(crate) struct Looking {
    /// The game's id.
    game: String,
    /// Options that differ from their defaults.
    options: Option<BTreeMap<String, String>>,
    /// The position to start from; without it, the game's start.
    position: Option<String>,
    /// Moves to make from there.
    moves: Option<Vec<String>>,
    /// `scene`, `paths`, `marks`; everything if nothing is said.
    want: Option<Vec<String>>,
}

/// A position to think about, for the document.
#[expect(dead_code, reason = "it only describes")]
#[derive(JsonSchema)]
pub(crate) struct Asking {
    /// The game's id.
    game: String,
    /// Options that differ from their defaults.
    options: Option<BTreeMap<String, String>>,
    /// The position to start from; without it, the game's start.
    position: Option<String>,
    /// Moves to make from there.
    moves: Option<Vec<String>>,
    #[schemars(flatten)]
    advice: Advice,
}

const NODES: u64 = 20_000;
const MOST_NODES: u64 = 200_000;
/// Whatever was asked for, an answer comes by then.
const LONGEST: Duration = Duration::from_secs(5);

pub(super) async fn games(State(app): State<Arc<App>>, _: Anyone) -> Json<Vec<GameCard>> {
    Json(cards(&app.permits))
}

pub(super) async fn look(
    State(app): State<Arc<App>>,
    _: Anyone,
    Input(On { at, ask, .. }): Input<On<Wanted>>,
) -> Result<Json<Answer>, Refused> {
    let permits = app.permits.clone();
    in_turn(&app, move || {
        let position = at.resolve(&permits)?;
        let wants = |one: Want| ask.want.as_ref().is_none_or(|all| all.contains(&one));
        Ok(Answer {
            view: position.view(),
            scene: wants(Want::Scene).then(|| position.scene()),
            paths: wants(Want::Paths).then(|| position.paths()),
            marks: wants(Want::Marks).then(|| position.marks(&[])),
        })
    })
    .await
    .map(Json)
}

pub(super) async fn best(
    State(app): State<Arc<App>>,
    _: Anyone,
    Input(On { at, ask, .. }): Input<On<Advice>>,
) -> Result<Json<Opinion>, Refused> {
    let permits = app.permits.clone();
    in_turn(&app, move || {
        let at: At = at;
        let position = at.resolve(&permits)?;
        let nodes = ask.nodes.unwrap_or(NODES).clamp(1, MOST_NODES);
        let lines = ask.candidates.unwrap_or(3).clamp(1, 10);
        let until = Instant::now() + LONGEST;
        let effort = Effort::nodes(nodes).with_lines(lines);
        let opinion = position.consider(effort, ask.seed, &mut || Instant::now() >= until);
        opinion.ok_or_else(|| Fault::new("nobody-decides", "no seat decides here"))
    })
    .await
    .map(Json)
}

/// Answers one question after another, and sends the next away when too many wait.
async fn in_turn<T: Send + 'static>(
    app: &Arc<App>,
    work: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Result<T, Refused> {
    let busy = || {
        Refused::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "busy",
            "Many questions are waiting; ask again in a moment.",
        )
    };
    let _place = app.waiting.try_acquire().map_err(|_| busy())?;
    let _turn = app.advisers.acquire().await.map_err(|_| busy())?;
    let done = tokio::task::spawn_blocking(work).await.map_err(|error| Refused::inside(&error))?;
    done.map_err(|fault| {
        let status = match fault.code {
            "unknown-game" | "needs-permit" => StatusCode::NOT_FOUND,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Refused::fault(status, fault)
    })
}
