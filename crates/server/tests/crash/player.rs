//! A client that plays matches alone on all seats, and remembers what it was promised.

use std::net::SocketAddr;
use std::time::Instant;

use messdeck_table::{Event, Phase, Table};
use serde_json::{Value, json};

use super::http::insist;
use super::socket::Line;
use crate::common::{ENTROPY, commitment};

/// How a client speaks with the server.
#[derive(Clone, Copy)]
pub(crate) enum Way {
    Requests,
    Socket,
}

/// What a client was promised about one match.
pub(crate) struct Promised {
    pub(crate) id: String,
    /// The number of each acknowledged act's last event, and its kind.
    pub(crate) acts: Vec<(u64, String)>,
}

/// A match as the client knows it.
pub(crate) struct Seen {
    pub(crate) id: String,
    pub(crate) token: String,
    seats: Vec<String>,
    table: Option<Table>,
}

/// Plays until time is up.
pub(crate) async fn play(address: SocketAddr, game: &'static str, way: Way, until: Instant) -> Vec<Promised> {
    let mut promised = Vec::new();
    while Instant::now() < until {
        promised.push(play_one(address, game, way, until).await);
    }
    promised
}

async fn play_one(address: SocketAddr, game: &'static str, way: Way, until: Instant) -> Promised {
    let mut seen = sit_down(address, game).await;
    let mut line = Line::new(address);
    let mut acts = Vec::new();
    let path = format!("/matches/{}", seen.id);
    while Instant::now() < until {
        match way {
            Way::Socket => line.catch_up(&mut seen).await,
            Way::Requests => {
                let since = format!("{path}/events?since={}", seen.v());
                let (_, answer) = insist(address, "GET", &since, &seen.token, &json!({})).await;
                seen.apply(&answer["events"]);
            }
        }
        let Some(command) = seen.command(acts.len()) else { break };
        let kind = command["kind"].as_str().unwrap().to_owned();
        let act = json!({ "id": format!("act-{}", acts.len()), "v": seen.v(), "command": command });
        let v = match way {
            Way::Socket => line.act(&mut seen, &act).await,
            Way::Requests => {
                let (status, answer) =
                    insist(address, "POST", &format!("{path}/acts"), &seen.token, &act).await;
                assert_eq!(status, 200, "{act}: {answer}");
                answer["v"].as_u64().unwrap()
            }
        };
        acts.push((v, kind));
    }
    Promised { id: seen.id, acts }
}

/// Creates a match and takes all its seats.
async fn sit_down(address: SocketAddr, game: &'static str) -> Seen {
    let (_, guest) = insist(address, "POST", "/guests", "", &json!({ "name": "Ann" })).await;
    let token = guest["token"].as_str().unwrap().to_owned();
    let options = if game == "diceopolis" { json!({ "dice": "6" }) } else { json!({}) };
    let new = json!({ "game": game, "options": options });
    let (status, created) = insist(address, "POST", "/matches", &token, &new).await;
    assert_eq!(status, 201, "{created}");
    let id = created["match"].as_str().unwrap().to_owned();
    let path = format!("/matches/{id}");
    let (_, shown) = insist(address, "GET", &path, &token, &json!({})).await;
    let seats = shown["view"]["seats"].as_array().unwrap().iter();
    let seats: Vec<String> = seats.map(|seat| seat["seat"].as_str().unwrap().to_owned()).collect();
    for seat in &seats {
        let body = json!({ "seat": seat, "commitment": commitment() });
        let (status, answer) = insist(address, "POST", &format!("{path}/join"), &token, &body).await;
        assert_eq!(status, 200, "{answer}");
    }
    Seen { id, token, seats, table: None }
}

impl Seen {
    /// The number of the newest event that is known.
    pub(crate) fn v(&self) -> u64 {
        self.table.as_ref().map_or(0, Table::v)
    }

    /// Takes over what happened. Exactly what was missed: the fold refuses gaps and repetitions.
    pub(crate) fn apply(&mut self, events: &Value) {
        let events: Vec<Event> = serde_json::from_value(events.clone()).unwrap();
        match &mut self.table {
            None => self.table = Some(Table::open(messdeck_catalog::find, &events).unwrap()),
            Some(table) => events.iter().for_each(|event| table.apply(event).unwrap()),
        }
    }

    /// What to do next, after so many acts; nothing where the match is over.
    fn command(&self, acts: usize) -> Option<Value> {
        let table = self.table.as_ref()?;
        match (table.phase(), table.turn()) {
            (Phase::Revealing, _) => {
                Some(json!({ "kind": "reveal", "seat": self.seats[acts], "entropy": ENTROPY }))
            }
            (Phase::Playing, Some((seat, true))) => Some(json!({ "kind": "roll", "seat": seat })),
            (Phase::Playing, Some((seat, false))) => {
                let position = table.position();
                let mv = position.nth(acts * 7919 % position.count()).unwrap();
                Some(json!({ "kind": "move", "seat": seat, "move": mv }))
            }
            _ => None,
        }
    }
}
