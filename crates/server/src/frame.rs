//! What one socket is told: every frame that is not news for all (those the hall writes) is written here.

use messdeck_hall::now;
use messdeck_protocol::Fault;
use messdeck_table::TableView;
use serde_json::json;
use serde_json::value::RawValue;

use crate::api::acts::Acted;
use crate::refused::{Body, Refused};

/// The match as it stands, for whoever comes without knowing anything.
pub(crate) fn snapshot(you: Option<&str>, view: &TableView) -> String {
    json!({ "kind": "snapshot", "v": view.v, "you": you, "now": now(), "view": view }).to_string()
}

/// What somebody missed who comes back.
pub(crate) fn welcome(you: Option<&str>, v: u64, events: &[Box<RawValue>]) -> String {
    json!({ "kind": "welcome", "v": v, "you": you, "now": now(), "events": events }).to_string()
}

pub(crate) fn pong(t: u64) -> String {
    json!({ "kind": "pong", "t": t, "now": now() }).to_string()
}

/// What became of an act.
pub(crate) fn done(id: &str, done: Result<Acted, Refused>) -> String {
    let frame = match done {
        Ok(Acted { id, v, again }) => json!({ "kind": "ack", "id": id, "v": v, "again": again }),
        Err(Refused { body, .. }) => match *body {
            Body { error, events: None } => json!({ "kind": "refused", "id": id, "error": error }),
            Body { error, events } => {
                json!({ "kind": "refused", "id": id, "error": error, "events": events })
            }
        },
    };
    frame.to_string()
}

/// What was wrong with anything else.
pub(crate) fn error(error: &Fault) -> String {
    json!({ "kind": "error", "error": error }).to_string()
}
