//! What the computer thinks: of a position, of a few moves, of a whole match that is over.
//!
//! Every answer has a bound, and all wait in one short queue.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;

use messdeck_facade::Opinion;
use messdeck_protocol::call::On;
use messdeck_protocol::online::{Advice, Care, OnlineCode, Progress};
use messdeck_protocol::{Analysis, At, EngineCode, Fault, FaultCode, Permits, Stakes};
use messdeck_search::Limits as Effort;
use messdeck_table::{Phase, RefusalCode};

use super::{MatchId, NO_STORE, NoStore};
use crate::app::{Anyone, App, Input};
use crate::refused::Refused;

const NODES: u64 = 20_000;
const NODES_A_MOVE: u64 = 2_000;
const MOST_NODES: u64 = 200_000;
const MOST_MOVES: usize = 32;
/// Whatever was asked for, an answer comes by then.
const LONGEST: Duration = Duration::from_secs(5);

pub(super) async fn best(
    State(app): State<Arc<App>>,
    _: Anyone,
    Input(On { at, ask, .. }): Input<On<Advice>>,
) -> Result<Json<Opinion>, Refused> {
    let permits = app.permits.clone();
    let thought = app.advice.run(move || {
        let position = at.resolve(&permits)?;
        let nodes = ask.nodes.unwrap_or(NODES).clamp(1, MOST_NODES);
        let lines = ask.candidates.unwrap_or(3).clamp(1, 10);
        let until = Instant::now() + LONGEST;
        let effort = Effort::nodes(nodes).with_lines(lines);
        let opinion = position.consider(effort, ask.seed, &mut || Instant::now() >= until);
        opinion.ok_or_else(|| Fault::from(EngineCode::NobodyDecides))
    });
    thought.await?.map(Json).map_err(said_of_a_position)
}

pub(super) async fn analyse(
    State(app): State<Arc<App>>,
    _: Anyone,
    Input(On { at, ask, .. }): Input<On<Care>>,
) -> Result<Json<Analysis>, Refused> {
    let permits = app.permits.clone();
    let judged = app.advice.run(move || judge(&at, &permits, ask.nodes.unwrap_or(NODES_A_MOVE)));
    judged.await?.map(Json).map_err(said_of_a_position)
}

fn judge(at: &At, permits: &Permits, nodes: u64) -> Result<Analysis, Fault> {
    let moves = at.moves.as_ref().map_or(0, Vec::len);
    if moves > MOST_MOVES {
        return Err(Fault::from(OnlineCode::TooManyMoves).with("most", MOST_MOVES));
    }
    let nodes = nodes.clamp(1, MOST_NODES / (moves as u64 + 1));
    Analysis::of(at, Vec::new(), &Stakes::default(), nodes, permits)
}

pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    _: Anyone,
) -> Result<(NoStore, Json<Progress>), Refused> {
    let live = app.hall.open(&id).await?;
    let (retired, record) = live
        .look(|table, _| (table.why_retired(), (table.phase() == Phase::Over).then(|| table.record())))
        .await;
    if let Some(why) = retired {
        let fault = Fault::new(RefusalCode::RetiredRules, why);
        return Err(Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, fault));
    }
    let record = record.ok_or_else(|| {
        let fault = Fault::new(RefusalCode::NotOver, "fault-not-over-analysis");
        Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, fault)
    })?;
    app.analyses.of(&app.advice, &id, record).map(|progress| (NO_STORE, Json(progress)))
}

/// What is wrong with a position that somebody asks about.
pub(super) fn said_of_a_position(fault: Fault) -> Refused {
    let status = match fault.code {
        FaultCode::Table(RefusalCode::UnknownGame) | FaultCode::Engine(EngineCode::NeedsPermit) => {
            StatusCode::NOT_FOUND
        }
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    Refused::fault(status, fault)
}
