//! `/api/v1`: one table of all routes, with who may call each; handlers by subject.

pub(crate) mod acts;
mod advice;
mod guests;
mod matches;
mod pictures;
mod positions;
pub(crate) mod talk;

use std::sync::Arc;

use axum::Router;
use axum::http::header::{CACHE_CONTROL, HeaderName};
use axum::routing::{MethodRouter, delete, get, post, put};
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
    Guest,
    /// Whoever has a guest's token: one for a seat is not enough.
    Whole,
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
    /// The shape of the answer, where it is one of the server's own.
    pub output: Option<Shape>,
    handler: fn() -> MethodRouter<Arc<App>>,
}

macro_rules! route {
    ($method:literal $path:literal, $who:ident, $summary:literal, $input:expr, $output:expr, $handler:expr) => {
        Route {
            method: $method,
            path: $path,
            who: Who::$who,
            summary: $summary,
            input: $input,
            output: $output,
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
        Some(of::<guests::NewGuest>), Some(of::<guests::Guest>), post(guests::come)),
    route!("GET" "/me", Guest, "Who I am.", None, Some(of::<guests::Me>), get(guests::me)),
    route!("DELETE" "/me", Whole, "Delete my data: name, chat, mutes and places in lists.", None, None, delete(guests::forget)),
    route!("GET" "/mutes", Guest, "Whom I do not want to hear.", None, Some(of::<talk::Muted>), get(talk::muted)),
    route!("PUT" "/mutes/{person}", Guest, "Mute somebody.", None, None, put(talk::mute)),
    route!("DELETE" "/mutes/{person}", Guest, "Hear somebody again.", None, None, delete(talk::hear)),
    route!("POST" "/codes", Anyone, "Use the code that another device shows to go on playing here.",
        Some(of::<guests::Code>), Some(of::<guests::MovedSeat>), post(guests::use_code)),
    route!("GET" "/lobby", Anyone, "Public matches that are not over.", None, Some(of::<Vec<matches::Listed>>), get(matches::lobby)),
    route!("GET" "/matches", Guest, "My matches, the newest first.", None, Some(of::<Vec<matches::Listed>>), get(matches::mine)),
    route!("POST" "/matches", Whole, "Create a match.",
        Some(of::<matches::NewMatch>), Some(of::<matches::Created>), post(matches::create)),
    route!("GET" "/matches/{match}", Follower, "A match as a page shows it.", None, None, get(matches::show)),
    route!("POST" "/matches/{match}/join", Guest, "Take a seat: an open one, one that is kept for me, or one that I am invited to.",
        Some(of::<matches::Join>), Some(of::<matches::Joined>), post(matches::join)),
    route!("GET" "/matches/{match}/events", Follower, "The events after a number.", None, None, get(matches::events)),
    route!("POST" "/matches/{match}/acts", Seated, "Do something at a match.",
        Some(of::<acts::NewAct>), Some(of::<acts::Acted>), post(acts::act)),
    route!("GET" "/matches/{match}/record", Follower, "The match as a record.", None, None, get(matches::record)),
    route!("GET" "/matches/{match}/fairness", Follower, "What the dice are dealt from; the seed once the match is over.",
        None, None, get(matches::fairness)),
    route!("GET" "/matches/{match}/picture", Follower, "A picture of the position, or of an earlier one.", None, None, get(pictures::picture)),
    route!("GET" "/matches/{match}/preview", Follower, "The position as a PNG of 1200 by 630, for link previews.", None, None, get(pictures::preview)),
    route!("GET" "/matches/{match}/analysis", Follower, "What a match that is over turned on; it is worked out while one asks.",
        None, None, get(advice::analysis)),
    route!("POST" "/matches/{match}/rematch", Seated, "Offer to play again, or agree to.",
        Some(of::<acts::WantRematch>), Some(of::<acts::Rematch>), post(acts::rematch)),
    route!("POST" "/matches/{match}/seats/{seat}/code", Seated, "A code that moves the seat to another device.",
        None, Some(of::<guests::NewCode>), post(guests::make_code)),
    route!("GET" "/matches/{match}/chat", Follower, "What was said after a line.", None, Some(of::<Vec<talk::Line>>), get(talk::read)),
    route!("POST" "/matches/{match}/chat", Seated, "Say something.",
        Some(of::<talk::NewLine>), Some(of::<talk::Line>), post(talk::say)),
    route!("POST" "/matches/{match}/reports", Guest, "Complain about a line of chat.",
        Some(of::<talk::NewReport>), None, post(talk::report)),
    route!("GET" "/games", Anyone, "The games that are offered here.", None, None, get(positions::games)),
    route!("POST" "/look", Anyone, "A position: view, scene, paths and marks.", Some(of::<positions::Looking>), None, post(positions::look)),
    route!("POST" "/best", Anyone, "The best moves in a position, within bounds.",
        Some(of::<advice::Asking>), None, post(advice::best)),
    route!("POST" "/analyse", Anyone, "What some moves were worth, within bounds.",
        Some(of::<advice::Judging>), None, post(advice::analyse)),
    route!("GET" "/socket", Anyone, "The socket for live play.", None, None, get(socket::open)),
];

/// All routes, with an answer in our own shape for what is none.
pub(crate) fn router() -> Router<Arc<App>> {
    let routes =
        ROUTES.iter().fold(Router::new(), |router, route| router.route(route.path, (route.handler)()));
    routes
        .fallback(async || {
            Refused::new(
                axum::http::StatusCode::NOT_FOUND,
                "no-such-route",
                "There is nothing at this address.",
            )
        })
        .method_not_allowed_fallback(async || {
            Refused::new(
                axum::http::StatusCode::METHOD_NOT_ALLOWED,
                "no-such-method",
                "That can't be done at this address.",
            )
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
