//! `/api/v1`: one table of all routes, with who may call each; handlers by subject.

pub(crate) mod acts;
mod advice;
mod guests;
mod joining;
mod matches;
mod pictures;
mod positions;
pub(crate) mod talk;

use std::sync::Arc;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, HeaderName};
use axum::routing::{MethodRouter, delete, get, post, put};
use messdeck_facade::Opinion;
use messdeck_protocol::call::{On, Wanted};
use messdeck_protocol::online::*;
use messdeck_protocol::{Analysis, Answer, GameCard};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;

use crate::app::App;
use crate::refused::Refused;
use crate::socket;

/// Who may call a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Everybody.
    Anyone,
    /// Whoever knows the match's id, which nobody can guess; public matches stand in the lobby.
    Follower,
    /// Whoever has a token: a guest's, or one for a seat, which at a match must be a seat of that match.
    Token,
    /// Whoever has a guest's token: one for a seat is not enough.
    Guest,
    /// Whoever sits at the match.
    Seated,
}

/// Describes the shape of a body.
pub type Shape = fn(&mut SchemaGenerator) -> Schema;

/// A route.
#[derive(Clone, Copy)]
pub struct Route {
    /// `GET`, `POST`, `PUT` or `DELETE`.
    pub method: &'static str,
    /// The path below `/api/v1`.
    pub path: &'static str,
    /// Who may call it.
    pub who: Who,
    /// What it does.
    pub summary: &'static str,
    /// The shape of the body.
    pub input: Option<Shape>,
    /// What it answers.
    pub gives: Gives,
    handler: fn() -> MethodRouter<Arc<App>>,
}

/// What a route answers when all is well.
#[derive(Clone, Copy)]
pub enum Gives {
    /// JSON of this shape.
    Shape(Shape),
    /// Something else than JSON.
    Media(&'static str),
    /// Nothing: 204.
    Nothing,
    /// The socket; what is said there has a document of its own.
    Socket,
}

macro_rules! route {
    ($method:literal $path:literal, $who:ident, $summary:literal, $input:expr, $gives:expr, $handler:expr) => {
        Route {
            method: $method,
            path: $path,
            who: Who::$who,
            summary: $summary,
            input: $input,
            gives: $gives,
            handler: || $handler,
        }
    };
}

fn of<T: JsonSchema>(shapes: &mut SchemaGenerator) -> Schema {
    shapes.subschema_for::<T>()
}

/// Every route of the API.
pub const ROUTES: &[Route] = &[
    route!("POST" "/guests", Anyone, "Come as a guest with a name.",
        Some(of::<Named>), Gives::Shape(of::<Guest>), post(guests::come)),
    route!("GET" "/me", Token, "Who I am.", None, Gives::Shape(of::<Me>), get(guests::me)),
    route!("PUT" "/me", Guest, "Take another name; seats keep the one under which they were taken.",
        Some(of::<Named>), Gives::Shape(of::<Me>), put(guests::rename)),
    route!("DELETE" "/me", Guest, "Delete my data: my name, also in matches, what I said, whom I muted, my places in lists.", None, Gives::Nothing, delete(guests::forget)),
    route!("GET" "/mutes", Token, "Whom I do not want to hear.", None, Gives::Shape(of::<Muted>), get(talk::muted)),
    route!("PUT" "/mutes/{person}", Token, "Mute somebody.", None, Gives::Nothing, put(talk::mute)),
    route!("DELETE" "/mutes/{person}", Token, "Hear somebody again.", None, Gives::Nothing, delete(talk::hear)),
    route!("POST" "/codes", Anyone, "Use the code that another device shows to go on playing here.",
        Some(of::<Code>), Gives::Shape(of::<MovedSeat>), post(guests::use_code)),
    route!("GET" "/lobby", Anyone, "Public matches that are not over.", None, Gives::Shape(of::<Vec<Listed>>), get(matches::lobby)),
    route!("GET" "/matches", Token, "My matches, the newest first.", None, Gives::Shape(of::<Vec<Listed>>), get(matches::mine)),
    route!("POST" "/matches", Guest, "Create a match.",
        Some(of::<NewMatch>), Gives::Shape(of::<Created>), post(matches::create)),
    route!("GET" "/matches/{match}", Follower, "A match as a page shows it.", None, Gives::Shape(of::<Shown>), get(matches::show)),
    route!("POST" "/matches/{match}/join", Token, "Take a seat: an open one, one that is kept for me, or one that I am invited to.",
        Some(of::<Join>), Gives::Shape(of::<Joined>), post(joining::join)),
    route!("GET" "/matches/{match}/events", Follower, "The events after a number.", None, Gives::Shape(of::<Log>), get(matches::events)),
    route!("POST" "/matches/{match}/acts", Seated, "Do something at a match.",
        Some(of::<Act>), Gives::Shape(of::<Acted>), post(acts::act)),
    route!("GET" "/matches/{match}/record", Follower, "The match as a record.", None, Gives::Media("text/plain"), get(matches::record)),
    route!("GET" "/matches/{match}/fairness", Follower, "What the dice are dealt from; the seed once the match is over.",
        None, Gives::Shape(of::<Dealt>), get(matches::fairness)),
    route!("GET" "/matches/{match}/picture", Follower, "A picture of the position, or of an earlier one.", None, Gives::Media("image/svg+xml"), get(pictures::picture)),
    route!("GET" "/matches/{match}/preview", Follower, "The position as a PNG of 1200 by 630, for link previews.", None, Gives::Media("image/png"), get(pictures::preview)),
    route!("GET" "/matches/{match}/analysis", Follower, "What a match that is over turned on; it is worked out while one asks.",
        None, Gives::Shape(of::<Progress>), get(advice::analysis)),
    route!("POST" "/matches/{match}/rematch", Seated, "Offer to play again, or agree to.",
        Some(of::<WantRematch>), Gives::Shape(of::<Rematch>), post(acts::rematch)),
    route!("POST" "/matches/{match}/seats/{seat}/code", Seated, "A code that moves the seat to another device.",
        None, Gives::Shape(of::<NewCode>), post(guests::make_code)),
    route!("GET" "/matches/{match}/chat", Follower, "What was said after a line.", None, Gives::Shape(of::<Vec<Line>>), get(talk::read)),
    route!("POST" "/matches/{match}/chat", Seated, "Say something.",
        Some(of::<NewLine>), Gives::Shape(of::<Line>), post(talk::say)),
    route!("POST" "/matches/{match}/reports", Token, "Complain about a line of chat.",
        Some(of::<NewReport>), Gives::Nothing, post(talk::report)),
    route!("GET" "/games", Anyone, "The games that are offered here.", None, Gives::Shape(of::<Vec<GameCard>>), get(positions::games)),
    route!("POST" "/look", Anyone, "A position: view, scene, paths and marks.", Some(of::<On<Wanted>>), Gives::Shape(of::<Answer>), post(positions::look)),
    route!("POST" "/best", Anyone, "The best moves in a position, within bounds.",
        Some(of::<On<Advice>>), Gives::Shape(of::<Opinion>), post(advice::best)),
    route!("POST" "/analyse", Anyone, "What some moves were worth, within bounds.",
        Some(of::<On<Care>>), Gives::Shape(of::<Analysis>), post(advice::analyse)),
    route!("GET" "/socket", Anyone, "The socket for live play.", None, Gives::Socket, get(socket::open)),
];

/// All routes, with an answer in our own shape for what is none.
pub(crate) fn router() -> Router<Arc<App>> {
    let routes =
        ROUTES.iter().fold(Router::new(), |router, route| router.route(route.path, (route.handler)()));
    routes
        .fallback(async || Refused::new(axum::http::StatusCode::NOT_FOUND, OnlineCode::NoSuchRoute))
        .method_not_allowed_fallback(async || {
            Refused::new(axum::http::StatusCode::METHOD_NOT_ALLOWED, OnlineCode::NoSuchMethod)
        })
}

/// Answers that belong to one person or one moment.
type NoStore = [(HeaderName, &'static str); 1];
const NO_STORE: NoStore = [(CACHE_CONTROL, "no-store")];

/// The id of a match in an address.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct MatchId(pub(crate) String);

/// Where to go on.
#[derive(Deserialize)]
struct Since {
    #[serde(default)]
    since: u64,
}
