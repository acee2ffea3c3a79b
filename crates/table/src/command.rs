//! What people and the table's host may ask for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Bytes32, Seed};

/// What comes in from outside with every command.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// Milliseconds since 1970, as the host's clock says. A table's time never goes back.
    pub now: u64,
    /// The dealer's seed. Only the host of a match has it; without it no dice fall and no match ends.
    pub seed: Option<&'a Seed>,
}

/// What a person or the table's host wants.
///
/// `person` is who asks; that they really are who they say is the host's part, that they may is the table's.
/// Acts of computer seats come from the host and name no person. `seat` is the name of the seat that acts.
#[expect(missing_docs, reason = "seat and person mean the same everywhere and are explained once")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Command {
    /// A person takes an open seat and commits to their entropy.
    Sit {
        seat: String,
        person: String,
        /// The name that others see.
        name: String,
        /// [`crate::commit`] of 32 random bytes.
        commitment: Bytes32,
    },
    /// The host puts the computer on a seat that no person holds.
    SeatComputer {
        seat: String,
        /// 1 to 8.
        level: u8,
    },
    /// A seat becomes open again, before all are taken.
    Leave {
        seat: String,
        /// Nobody where the host takes the computer away.
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
    },
    /// A person shows the bytes that they committed to.
    Reveal { seat: String, person: String, entropy: Bytes32 },
    /// Asks whether the match has begun. It begins by itself; the refusal says what is missing.
    Start {},
    /// The seat's throw of the roll-off.
    RollOff {
        seat: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
    },
    /// The seat's dice fall.
    Roll {
        seat: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
    },
    /// The seat decides.
    Move {
        seat: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
        /// The move in the game's notation.
        #[serde(rename = "move")]
        mv: String,
    },
    /// The seat wants its last choice back; others may have to agree.
    Undo { seat: String, person: String },
    /// The seat's side gives up.
    Resign { seat: String, person: String },
    /// The match ends without result, before the first decision.
    Abort { seat: String, person: String },
    /// The seat offers something to the others.
    Offer {
        seat: String,
        person: String,
        offer: Offering,
        /// The id of the match that a rematch would be; without it, it follows from this match's id.
        #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// An answer to what was offered. "No" from the seat that offered takes the offer back.
    Answer {
        seat: String,
        /// Nobody where the host answers for the computer.
        #[serde(skip_serializing_if = "Option::is_none")]
        person: Option<String>,
        /// Yes or no.
        accept: bool,
    },
    /// Another seat does something about the acting seat that has been away for too long.
    Claim {
        /// The claiming seat.
        seat: String,
        person: String,
        /// The level of the computer that takes over; without one the match ends.
        #[serde(skip_serializing_if = "Option::is_none")]
        level: Option<u8>,
    },
    /// Time has passed.
    Tick {},
    /// The host has lost sight of the seat's person.
    Absent { seat: String },
    /// The seat's person is back.
    Present { seat: String },
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Offering {
    /// To end the match as a draw.
    Draw,
    /// To play again.
    Rematch,
    /// To take moves back; made by [`Command::Undo`].
    Undo,
}
