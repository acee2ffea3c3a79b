//! Matches: creating, finding, joining, following.

use std::collections::BTreeMap;

use messdeck_facade::Version;
use messdeck_table::{ClockSpec, Event, Fairness, Phase, RollOffView, TableView};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// A match to create.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewMatch {
    /// The game's id.
    pub game: String,
    /// The options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The first position, if it is not the game's start.
    pub start: Option<String>,
    /// Whom each seat is for; seats that are not named are open.
    #[serde(default)]
    pub seats: BTreeMap<String, SeatPlan>,
    /// The clocks, if there are any.
    pub clock: Option<ClockSpec>,
    /// Whether dice settle who begins, where the game's rules name a roll-off.
    #[serde(default)]
    pub roll_off: bool,
    /// Whether the match stands in the lobby.
    #[serde(default)]
    pub public: bool,
}

/// Whom a seat is for in a match that is to be created.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum SeatPlan {
    /// Whoever comes first.
    Open {},
    /// Whoever has the seat's invitation, which the answer holds.
    Invite {},
    /// The computer.
    Computer {
        /// 1 to 8.
        #[schemars(range(min = 1, max = 8))]
        level: u8,
    },
    /// Whoever creates the match.
    Me {
        /// The SHA-256 that commits to 32 random bytes, as 64 hex digits; see docs/dice.md.
        #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
        commitment: String,
    },
}

/// A match that was created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Created {
    /// Its id. Whoever knows it can watch.
    #[serde(rename = "match")]
    pub id: String,
    /// The secret of each seat that needs an invitation. It is told once.
    pub invites: BTreeMap<String, String>,
}

/// How somebody takes a seat.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The seat; without it the one of the invitation, or the first that is free.
    pub seat: Option<String>,
    /// The secret of the invitation.
    pub invite: Option<String>,
    /// The SHA-256 that commits to 32 random bytes, as 64 hex digits.
    #[schemars(regex(pattern = "^[0-9a-f]{64}$"))]
    pub commitment: String,
}

/// A seat that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Joined {
    /// The seat.
    pub seat: String,
    /// The number of the newest event.
    pub v: u64,
}

/// A match as a page shows it, to whoever does not follow it yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Shown {
    /// Whether it stands in the lobby.
    pub public: bool,
    /// The seats of whoever asks.
    pub yours: Vec<String>,
    /// Whom open seats are kept for, by seat; those that are not named are open to all.
    pub holds: BTreeMap<String, HeldFor>,
    /// The server's clock, in milliseconds since 1970.
    pub now: u64,
    /// The match.
    pub view: TableView,
}

/// Whom an open seat is kept for, as far as it is the business of whoever asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum HeldFor {
    /// Whoever comes first.
    Open,
    /// Whoever has its invitation.
    Invite,
    /// Whoever asks.
    You,
    /// Somebody else.
    Reserved,
}

/// A match in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Listed {
    /// Its id.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// When it was created, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// The number of the newest event.
    pub v: u64,
    /// Whether it is the caller's turn.
    pub your_turn: bool,
    /// How it stands.
    #[serde(flatten)]
    pub summary: Summary,
}

/// What lists show of a match without reading its events. It is kept beside them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Summary {
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// The set-up whose options these are, if they have a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub preset: Option<SetUp>,
    /// The version of the rules under these options; without it the first.
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub rules: Version,
    /// Why the match ended without a winner, where its version of the rules is no longer played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub retired: Option<String>,
    /// How the clocks are set.
    pub clock: Option<ClockSpec>,
    /// How far it has come.
    pub phase: Phase,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The seat that must act.
    pub acting: Option<String>,
    /// The position as it stands.
    pub position: String,
}

/// A named set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    /// Its id, as the card of the game lists it.
    pub id: String,
    /// Its name in English, for programs.
    pub title: String,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatLine {
    /// Its name.
    pub seat: String,
    /// Who sits there, or whom it is kept for.
    pub kind: SeatKind,
    /// The person's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The computer's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

/// Who sits on a seat, or whom it is kept for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// Nobody yet; it needs an invitation.
    Invite,
    /// Nobody yet; it is kept for somebody.
    Reserved,
    /// A person.
    Person,
    /// The computer.
    Computer,
}

/// What happened at a match.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Log {
    /// The server's clock, in milliseconds since 1970.
    pub now: u64,
    /// The events, in order.
    #[schemars(with = "Vec<Event>")]
    pub events: Vec<Box<RawValue>>,
}

/// What the dice of a match are dealt from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Dealt {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// Commitment, seed and entropies, as far as they are known.
    pub fairness: Fairness,
    /// The throws of the roll-off, if there is one.
    pub roll_off: Option<RollOffView>,
}
