//! What there is to play, and positions as programs without the engine see them.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use messdeck_protocol::call::{On, Wanted};
use messdeck_protocol::{Answer, GameCard, cards};
use messdeck_words::Words;

use super::advice::said_of_a_position;
use crate::app::{Anyone, App, Input};
use crate::refused::Refused;

pub(super) async fn games(State(app): State<Arc<App>>, _: Anyone) -> Json<Vec<GameCard>> {
    Json(cards(&app.permits, Some(Words::english())))
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
