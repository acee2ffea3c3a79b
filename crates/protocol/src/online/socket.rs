//! The socket: one match, live. Every message is a JSON object with a `kind`.

use messdeck_table::{Event, TableView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Act, Acted, Line};
use crate::Fault;

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ToServer {
    /// The first message.
    Hello(Hello),
    /// Somebody at the match asks for something.
    Act(Act),
    /// Says something to all who follow the match.
    Chat {
        /// One line of at most 500 characters.
        text: String,
    },
    /// Asks whether the server is there.
    Ping {
        /// Comes back as it is.
        #[serde(default)]
        t: u64,
    },
}

/// What a client says first: which match it follows, and what it knows of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Hello {
    /// The version of the messages that the client knows; without it the first.
    pub protocol: Option<u16>,
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The newest event that the client knows; without it a snapshot is sent instead of events.
    pub since: Option<u64>,
    /// Nobody's without one: a watcher.
    pub token: Option<String>,
}

impl FromServer {
    /// The message as it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages are plain data whose keys are strings")
    }

    /// [`FromServer::Events`] as it is sent, from events that are text already. They go out as they were kept and are not
    /// read again on the way: this is what every act does.
    pub fn text_of_events<'a>(events: impl Iterator<Item = &'a str>) -> String {
        let mut text = r#"{"kind":"events","events":["#.to_owned();
        for (index, event) in events.enumerate() {
            if index > 0 {
                text.push(',');
            }
            text.push_str(event);
        }
        text + "]}"
    }
}

/// What the server says.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum FromServer {
    /// Hello, with what was missed.
    Welcome {
        /// The number of the newest event.
        v: u64,
        /// Who the token says that you are.
        you: Option<String>,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The events after the one that was named; all of them, from the first, where the match was put back from an older
        /// copy.
        #[schemars(with = "Vec<Event>")]
        events: Vec<Box<RawValue>>,
    },
    /// Hello, with the match as it stands.
    Snapshot {
        /// The number of the newest event.
        v: u64,
        /// Who the token says that you are.
        you: Option<String>,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
        /// The match.
        view: Box<TableView>,
    },
    /// What happened; always before the `ack` of the act that made it happen.
    Events {
        /// In order.
        #[schemars(with = "Vec<Event>")]
        events: Vec<Box<RawValue>>,
    },
    /// The act is kept.
    Ack(Acted),
    /// It is not.
    Refused {
        /// The client's name for the act.
        id: String,
        /// Why.
        error: Fault,
        /// What the client has missed, where that is why.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Option<Vec<Event>>")]
        events: Option<Vec<Box<RawValue>>>,
    },
    /// Who is here.
    Presence {
        /// The people, by id.
        people: Vec<String>,
        /// How many watch besides.
        watching: usize,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: Line,
    },
    /// The answer to a ping.
    Pong {
        /// As it came.
        t: u64,
        /// The server's clock, in milliseconds since 1970.
        now: u64,
    },
    /// Something is wrong that is about no act in particular.
    Error {
        /// What.
        error: Fault,
    },
}
