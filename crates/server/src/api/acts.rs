//! Acts: what somebody at a match wants, over HTTP or a socket.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use messdeck_hall::{Act, Live};
use messdeck_table::Command;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{MatchId, NO_STORE, NoStore};
use crate::app::{App, Input};
use crate::refused::Refused;
use crate::secret::Caller;

/// What somebody may want.
const COMMANDS: [&str; 12] = [
    "leave",
    "reveal",
    "roll-off",
    "roll",
    "move",
    "undo",
    "resign",
    "abort",
    "offer",
    "answer",
    "claim",
    "seat-computer",
];

/// Something that somebody wants.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAct {
    /// A name that the client makes up, different for each act: the same act is carried out once, however often it is
    /// sent.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub(crate) id: String,
    /// The number of the newest event that the client knows.
    pub(crate) v: u64,
    /// What: `kind` is one of `leave`, `reveal`, `roll-off`, `roll`, `move`, `undo`, `resign`, `abort`, `offer`, `answer`,
    /// `claim` or, for whoever created the match, `seat-computer`; the other fields are its own.
    #[schemars(extend("required" = ["kind"], "properties" = { "kind": { "enum": COMMANDS } }))]
    pub(crate) command: Map<String, Value>,
}

/// An act that is kept.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Acted {
    /// The client's name for it.
    pub(crate) id: String,
    /// The number of its last event.
    pub(crate) v: u64,
    /// Whether it had been carried out before.
    pub(crate) again: bool,
}

/// What follows a match.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Rematch {
    /// The number of the newest event.
    v: u64,
    /// The new match, once all want it.
    #[serde(rename = "match")]
    id: Option<String>,
}

/// A name for a rematch.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WantRematch {
    /// As for any act.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    id: String,
}

pub(super) async fn act(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(new): Input<NewAct>,
) -> Result<(NoStore, Json<Acted>), Refused> {
    caller.serves(&id)?;
    let live = app.hall.open(&id).await?;
    live.saw(&app.hall, &caller.person).await;
    carry_out(&app, &live, &caller, new).await.map(|acted| (NO_STORE, Json(acted)))
}

/// Carries out what somebody wants.
pub(crate) async fn carry_out(
    app: &Arc<App>,
    live: &Arc<Live>,
    caller: &Caller,
    new: NewAct,
) -> Result<Acted, Refused> {
    let NewAct { id, v, command } = new;
    check_act_id(&id)?;
    let command = command_of(live, caller, command)?;
    let act = Act { person: caller.person.clone(), id: id.clone(), v };
    let done = live.act(&app.hall, Some(act), command).await?;
    Ok(Acted { id, v: done.v, again: done.again })
}

fn check_act_id(id: &str) -> Result<(), Refused> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if (1..=64).contains(&id.len()) && id.bytes().all(fits) {
        return Ok(());
    }
    Err(Refused::bad("bad-id", "The name of an act has 1 to 64 letters, digits, - and _."))
}

/// The command as the table understands it. Who asks is whom the token names, whatever the message says.
fn command_of(live: &Live, caller: &Caller, mut fields: Map<String, Value>) -> Result<Command, Refused> {
    let kind = fields.get("kind").and_then(Value::as_str).unwrap_or_default().to_owned();
    match kind.as_str() {
        "sit" => return Err(Refused::bad("bad-command", "Seats are taken with POST …/join.")),
        "seat-computer" if caller.person == live.creator => {}
        "seat-computer" => {
            return Err(Refused::forbidden(
                "not-yours",
                "Only whoever created the match seats the computer.",
            ));
        }
        known if COMMANDS.contains(&known) => {
            if fields.get("person").is_some_and(|person| *person != caller.person) {
                return Err(Refused::forbidden("not-you", "You can act for yourself only."));
            }
            fields.insert("person".to_owned(), caller.person.clone().into());
            if kind == "offer" {
                // The id of a rematch follows from that of the match; nobody chooses it.
                fields.remove("match");
            }
        }
        _ => {
            let message = format!("There is no such command; the commands are {}.", COMMANDS.join(", "));
            return Err(Refused::bad("bad-command", message));
        }
    }
    serde_json::from_value(Value::Object(fields))
        .map_err(|error| Refused::bad("bad-command", format!("That is not a command: {error}.")))
}

/// Offers to play again, or agrees to.
pub(super) async fn rematch(
    State(app): State<Arc<App>>,
    Path(MatchId(id)): Path<MatchId>,
    caller: Caller,
    Input(WantRematch { id: act }): Input<WantRematch>,
) -> Result<(NoStore, Json<Rematch>), Refused> {
    caller.serves(&id)?;
    check_act_id(&act)?;
    let live = app.hall.open(&id).await?;
    let messdeck_hall::Rematch { v, id } = live.want_rematch(&app.hall, &caller.person, act).await?;
    Ok((NO_STORE, Json(Rematch { v, id })))
}
