//! What there is to play, and positions as programs without the engine see them.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use messdeck_protocol::call::{On, Wanted};
use messdeck_protocol::{Answer, GameCard, cards};
use schemars::JsonSchema;

use super::advice::said_of_a_position;
use super::game_ids;
use crate::app::{Anyone, App, Input};
use crate::refused::Refused;

/// A position, for the document: the fields as `messdeck-protocol` reads them.
#[expect(dead_code, reason = "it only describes")]
#[derive(JsonSchema)]
pub(crate) struct Somewhere {
    /// The game's id.
    #[schemars(extend("enum" = game_ids()))]
    game: String,
    /// Options that differ from their defaults.
    options: Option<BTreeMap<String, String>>,
    /// The position to start from; without it, the game's start.
    position: Option<String>,
    /// Moves to make from there.
    moves: Option<Vec<String>>,
}

/// A position and what to say about it, for the document.
#[expect(dead_code, reason = "it only describes")]
#[derive(JsonSchema)]
pub(crate) struct Looking {
    #[schemars(flatten)]
    at: Somewhere,
    /// `scene`, `paths`, `marks`; everything if nothing is said.
    want: Option<Vec<Wish>>,
}

/// Something that can be wanted besides the view, for the document.
#[expect(dead_code, reason = "it only describes")]
#[derive(JsonSchema)]
#[schemars(rename_all = "lowercase")]
enum Wish {
    Scene,
    Paths,
    Marks,
}

pub(super) async fn games(State(app): State<Arc<App>>, _: Anyone) -> Json<Vec<GameCard>> {
    Json(cards(&app.permits))
}

pub(super) async fn look(
    State(app): State<Arc<App>>,
    _: Anyone,
    Input(On { at, ask, .. }): Input<On<Wanted>>,
) -> Result<Json<Answer>, Refused> {
    let permits = app.permits.clone();
    let looked = app.looks.run(move || messdeck_protocol::look(at, ask.wants(), &permits));
    looked.await?.map(Json).map_err(said_of_a_position)
}
