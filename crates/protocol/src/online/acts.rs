//! Acts: what somebody at a match asks for.

use messdeck_table::{Bytes32, Command, Offering};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::OnlineCode;
use crate::Fault;

/// Something that somebody at a match asks for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// A name that the client makes up, different for each act: the same act is carried out once, however often it is
    /// sent.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub id: String,
    /// The number of the newest event that the client knows.
    pub v: u64,
    /// What.
    // Where it is nothing that can be asked for, why: the act has a name all the same, under which it is refused.
    #[serde(deserialize_with = "wish_or_why_not")]
    #[schemars(with = "Wish")]
    pub command: Result<Wish, String>,
}

fn wish_or_why_not<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Result<Wish, String>, D::Error> {
    let value = Value::deserialize(deserializer)?;
    Ok(Wish::deserialize(value).map_err(|error| error.to_string()))
}

/// What somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub struct Wish {
    /// Whoever asks. It need not be said: the token says it, and nobody can ask for somebody else.
    pub person: Option<String>,
    /// What is to be done.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What can be asked for at a match. `seat` is the seat that acts.
#[expect(missing_docs, reason = "seat means the same everywhere and is explained once")]
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Deed {
    /// Gets up, before all seats are taken.
    Leave { seat: String },
    /// Shows the bytes that were committed to.
    Reveal { seat: String, entropy: Bytes32 },
    /// Throws in the roll-off.
    RollOff { seat: String },
    /// Throws the dice.
    Roll { seat: String },
    /// Decides.
    Move {
        seat: String,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Wants the last choice back; others may have to agree.
    Undo { seat: String },
    /// Gives up.
    Resign { seat: String },
    /// Calls the match off, before the first decision.
    Abort { seat: String },
    /// Offers something to the others.
    Offer {
        seat: String,
        offer: Offering,
        /// Passed over: the id of a rematch follows from that of the match, nobody chooses it.
        #[serde(rename = "match")]
        id: Option<String>,
    },
    /// Answers what was offered. "No" from the seat that offered takes the offer back.
    Answer { seat: String, accept: bool },
    /// Does something about the acting seat that has been away for too long.
    Claim {
        seat: String,
        /// The level of the computer that takes over; without one the match ends.
        level: Option<u8>,
    },
    /// Puts the computer on a seat that no person holds; only for whoever created the match.
    SeatComputer {
        seat: String,
        /// 1 to 8.
        level: u8,
    },
}

impl Wish {
    /// The command as the table understands it. `caller` is whom the token names, `is_host` whether they created the match.
    pub fn command(self, caller: &str, is_host: bool) -> Result<Command, Fault> {
        if self.person.is_some_and(|person| person != caller) {
            return Err(OnlineCode::NotYou.into());
        }
        let person = caller.to_owned();
        Ok(match self.deed {
            Deed::Leave { seat } => Command::Leave { seat, person: Some(person) },
            Deed::Reveal { seat, entropy } => Command::Reveal { seat, person, entropy },
            Deed::RollOff { seat } => Command::RollOff { seat, person: Some(person) },
            Deed::Roll { seat } => Command::Roll { seat, person: Some(person) },
            Deed::Move { seat, mv } => Command::Move { seat, person: Some(person), mv },
            Deed::Undo { seat } => Command::Undo { seat, person },
            Deed::Resign { seat } => Command::Resign { seat, person },
            Deed::Abort { seat } => Command::Abort { seat, person },
            Deed::Offer { seat, offer, id: _ } => Command::Offer { seat, person, offer, id: None },
            Deed::Answer { seat, accept } => Command::Answer { seat, person: Some(person), accept },
            Deed::Claim { seat, level } => Command::Claim { seat, person, level },
            Deed::SeatComputer { seat, level } if is_host => Command::SeatComputer { seat, level },
            Deed::SeatComputer { .. } => {
                return Err(OnlineCode::NotYours.into());
            }
        })
    }
}

/// An act that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Acted {
    /// The client's name for it.
    pub id: String,
    /// The number of its last event.
    pub v: u64,
    /// Whether it had been carried out before.
    pub again: bool,
}

/// A name for a rematch.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WantRematch {
    /// As for any act.
    #[schemars(regex(pattern = "^[A-Za-z0-9_-]{1,64}$"))]
    pub id: String,
}

/// What follows a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Rematch {
    /// The number of the newest event.
    pub v: u64,
    /// The new match, once all want it.
    #[serde(rename = "match")]
    pub id: Option<String>,
}
