//! Who may call which route: every route of the table, by every kind of caller.

use crate::common::{Guest, Server, commitment};
use axum::http::StatusCode;
use messdeck_server::{ROUTES, Route, Who};
use serde_json::{Value, json};

/// Who calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Caller {
    /// Without a token.
    Nobody,
    /// With a token that somebody made up.
    Forger,
    /// With the token of somebody who was forgotten.
    Forgotten,
    /// A guest who does not play here.
    Stranger,
    /// With a seat's token for another match.
    SeatedElsewhere,
    /// With a seat's token for this match.
    OtherDevice,
    /// A guest who plays here.
    Player,
}

const CALLERS: [Caller; 7] = [
    Caller::Nobody,
    Caller::Forger,
    Caller::Forgotten,
    Caller::Stranger,
    Caller::SeatedElsewhere,
    Caller::OtherDevice,
    Caller::Player,
];

/// The whole truth about who may what; `None` where the route does not look at tokens, or need not.
fn may(who: Who, caller: Caller, at_a_match: bool) -> Option<bool> {
    use Caller::*;
    Some(match (who, caller) {
        (Who::Anyone, Forger | Forgotten) => return None,
        (_, Forger | Forgotten) => false,
        (Who::Anyone | Who::Follower, _) => true,
        (_, Nobody) => false,
        (Who::Token, SeatedElsewhere) => !at_a_match,
        (Who::Token, _) => true,
        (Who::Guest, caller) => matches!(caller, Stranger | Player),
        (Who::Seated, caller) => matches!(caller, OtherDevice | Player),
    })
}

#[tokio::test]
async fn every_route_is_open_to_whom_the_table_says() {
    let server = Server::new();
    for route in ROUTES {
        // Those who may do most come last: what they do may end the match, or them.
        let (id, player, other) = server.duel().await;
        for caller in CALLERS {
            let token = match caller {
                Caller::Nobody => None,
                Caller::Forger => Some(forged(&player)),
                Caller::Forgotten => Some(forgotten(&server).await),
                Caller::Stranger => Some(server.guest("Eve").await),
                Caller::SeatedElsewhere => Some(elsewhere(&server).await),
                Caller::OtherDevice => Some(moved(&server, &id, &player).await),
                Caller::Player => Some(player.clone()),
            };
            let path = path(route, &id, &other.person);
            let body = body(route, server.v(&id).await);
            let (status, answer) = server.ask(route.method, &path, token.as_ref(), body).await;
            let called = format!("{} {} by {caller:?}: {status} {answer}", route.method, route.path);
            assert!(!status.is_server_error(), "{called}");
            let refused = match caller {
                Caller::Nobody | Caller::Forger | Caller::Forgotten => StatusCode::UNAUTHORIZED,
                _ => StatusCode::FORBIDDEN,
            };
            if let Some(may) = may(route.who, caller, route.path.contains("{match}")) {
                assert_eq!(status != refused, may, "{called}");
            }
        }
    }
}

#[tokio::test]
async fn what_is_not_there_is_said_to_be_missing() {
    let server = Server::new();
    let ann = server.guest("Ann").await;
    for route in ROUTES.iter().filter(|route| route.path.contains("{match}")) {
        for id in ["0000", "x", "%00", "..%2F", &"0".repeat(500)] {
            let path = path(route, id, &ann.person);
            let (status, answer) = server.ask(route.method, &path, Some(&ann), body(route, 1)).await;
            assert_eq!(status, StatusCode::NOT_FOUND, "{} {path}: {answer}", route.method);
            assert_eq!(answer["error"]["code"], "no-such-match");
        }
    }
}

/// A token with another signature.
fn forged(guest: &Guest) -> Guest {
    let (said, last) = guest.token.split_at(guest.token.len() - 1);
    let other = if last == "0" { "1" } else { "0" };
    Guest { person: guest.person.clone(), token: format!("{said}{other}") }
}

async fn forgotten(server: &Server) -> Guest {
    let guest = server.guest("Gus").await;
    let (status, _) = server.ask("DELETE", "/me", Some(&guest), Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    guest
}

async fn elsewhere(server: &Server) -> Guest {
    let (id, player, _) = server.duel().await;
    moved(server, &id, &player).await
}

/// The seat of a player on another device.
async fn moved(server: &Server, id: &str, player: &Guest) -> Guest {
    let made = server.post(&format!("/matches/{id}/seats/red/code"), player, json!({})).await;
    let (_, moved) = server.ask("POST", "/codes", None, json!({ "code": made["code"] })).await;
    Guest { person: player.person.clone(), token: moved["token"].as_str().unwrap().to_owned() }
}

fn path(route: &Route, id: &str, person: &str) -> String {
    route.path.replace("{match}", id).replace("{seat}", "red").replace("{person}", person)
}

/// Something that each route understands.
fn body(route: &Route, v: u64) -> Value {
    match route.path {
        "/guests" => json!({ "name": "Zoe" }),
        "/me" if route.method == "PUT" => json!({ "name": "Zoe" }),
        "/codes" => json!({ "code": "ABCD-2345" }),
        "/matches" if route.method == "POST" => json!({ "game": "uptick" }),
        "/matches/{match}/join" => json!({ "commitment": commitment() }),
        "/matches/{match}/acts" => {
            json!({ "id": "x", "v": v, "command": { "kind": "resign", "seat": "red" } })
        }
        "/matches/{match}/rematch" => json!({ "id": "x" }),
        "/matches/{match}/chat" if route.method == "POST" => json!({ "text": "hello" }),
        "/matches/{match}/reports" => json!({ "n": 1, "reason": "rude" }),
        "/look" => json!({ "game": "uptick" }),
        "/best" | "/analyse" => json!({ "game": "uptick", "nodes": 1 }),
        _ => Value::Null,
    }
}
