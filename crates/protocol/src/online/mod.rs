//! Everything that goes between a client and the server, over HTTP and over the socket.
//!
//! One type for each message, read and written nowhere else; the API's document, the socket's document and the client's
//! own shapes are made from them. Events travel as the JSON under which they were kept: they are written once for all who
//! follow, and never parsed on their way out.

mod acts;
mod advice;
mod matches;
mod people;
mod site;
mod socket;
mod talk;

use messdeck_facade::codes;
use messdeck_table::Event;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;

pub use acts::{Act, Acted, Deed, Rematch, WantRematch, Wish};
pub use advice::{Advice, Care, Progress};
pub use matches::{
    Created, Dealt, HeldFor, Join, Joined, Listed, Log, NewMatch, SeatKind, SeatLine, SeatPlan, SetUp, Shown,
    Summary,
};
pub use people::{Code, Guest, Me, MovedSeat, Muted, Named, NewCode};
pub use site::Site;
pub use socket::{FromServer, Hello, ToServer};
pub use talk::{Line, NewLine, NewReport};

use crate::Fault;

codes! {
    /// What a server says by itself.
    pub enum OnlineCode {
        BadCommand = "bad-command",
        BadCommitment = "bad-commitment",
        BadInvite = "bad-invite",
        BadMessage = "bad-message",
        BadQuery = "bad-query",
        BadText = "bad-text",
        Busy = "busy",
        CutOff = "cut-off",
        Exists = "exists",
        Failed = "failed",
        Gone = "gone",
        HelloFirst = "hello-first",
        HelloOnce = "hello-once",
        NeedsInvite = "needs-invite",
        NoSuchCode = "no-such-code",
        NoSuchEvent = "no-such-event",
        NoSuchLine = "no-such-line",
        NoSuchMatch = "no-such-match",
        NoSuchMethod = "no-such-method",
        NoSuchRoute = "no-such-route",
        NotASocket = "not-a-socket",
        NotAtTheTable = "not-at-the-table",
        NotYou = "not-you",
        NotYours = "not-yours",
        OneMatchOnly = "one-match-only",
        Stale = "stale",
        TextOnly = "text-only",
        TooLarge = "too-large",
        TooMany = "too-many",
        TooManyMoves = "too-many-moves",
        Unknown = "unknown",
        WhoAreYou = "who-are-you",
    }
}

/// What is answered where nothing was done, and why.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Declined {
    /// Why.
    pub error: Fault,
    /// What the client has missed, where that is why.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Vec<Event>>")]
    pub events: Option<Vec<Box<RawValue>>>,
}
