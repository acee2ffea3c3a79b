//! What happened, numbered from 1 without gaps. Everything else follows from the events.

use std::collections::BTreeMap;
use std::fmt;

use messdeck_facade::Version;
use schemars::JsonSchema;
use serde::de::{self, Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::{Bytes32, ClockSpec, Offering};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Event {
    /// Its number.
    pub v: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub what: What,
}

/// What can happen.
///
/// `position` is the text of the position afterwards and `hash` the first 16 hex digits of its SHA-256;
/// `clock` is what the seat's clock shows then.
#[expect(missing_docs, reason = "fields that several events share are explained once")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum What {
    /// The table stands; all seats are open.
    Created {
        #[serde(rename = "match")]
        id: String,
        game: String,
        /// The options that differ from their defaults.
        options: BTreeMap<String, String>,
        /// The version of the rules under these options.
        #[serde(default, skip_serializing_if = "Version::is_first")]
        rules: Version,
        #[serde(skip_serializing_if = "Option::is_none")]
        start: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<ClockSpec>,
        #[serde(skip_serializing_if = "Option::is_none")]
        patience: Option<u64>,
        roll_off: bool,
        /// The hash of the dealer's seed.
        commitment: Bytes32,
        position: String,
        hash: String,
    },
    /// A person took a seat.
    Sat { seat: String, person: String, name: String, commitment: Bytes32 },
    /// The computer was put on a seat.
    ComputerSat { seat: String, level: u8 },
    /// A seat became open again.
    Left { seat: String },
    /// A person showed their entropy.
    Revealed { seat: String, entropy: Bytes32 },
    /// A person did not, in time; the dice are dealt without theirs.
    Silent { seat: String },
    /// A throw of the roll-off.
    RolledOff { seat: String, dice: Vec<u8> },
    /// The first position stands and the clocks run.
    Started {
        /// Who won the roll-off, by the chair they threw on.
        #[serde(skip_serializing_if = "Option::is_none")]
        first: Option<String>,
        /// The options as they are played, as far as they differ from their defaults.
        options: BTreeMap<String, String>,
        position: String,
        hash: String,
    },
    /// The dice fell for a seat.
    Rolled {
        seat: String,
        #[serde(rename = "move")]
        mv: String,
        position: String,
        hash: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<u64>,
    },
    /// A seat decided.
    Moved {
        seat: String,
        #[serde(rename = "move")]
        mv: String,
        position: String,
        hash: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        clock: Option<u64>,
    },
    /// The line was cut back to a length, so that the seat decides again.
    Undone { seat: String, to: usize, position: String, hash: String },
    /// Something was offered.
    Offered {
        seat: String,
        offer: Offering,
        /// For an undo: the length of the line that it would leave.
        #[serde(skip_serializing_if = "Option::is_none")]
        to: Option<usize>,
        /// For a rematch: the id of the new match.
        #[serde(rename = "match", skip_serializing_if = "Option::is_none")]
        id: Option<String>,
    },
    /// Somebody who was asked said yes or no.
    Answered { seat: String, accept: bool },
    /// The offer was taken back.
    Withdrawn { seat: String },
    /// The seat's person can't be seen.
    Absent { seat: String },
    /// The seat's person is back.
    Present { seat: String },
    /// The seat has been away on its turn for too long: others may claim.
    Claimable { seat: String },
    /// The computer took over the seat.
    TakenOver { seat: String, level: u8 },
    /// The match is over. From here on the dealer's seed is known and every roll can be checked.
    Ended {
        winners: Vec<String>,
        by: Cause,
        /// Who resigned, aborted, was out of time or away.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<String>,
        scores: Option<BTreeMap<String, i32>>,
        seed: Bytes32,
    },
    /// Everybody wants to play again; this is the new match.
    Rematch {
        #[serde(rename = "match")]
        id: String,
    },
    /// Something that only newer programs know. It is read so that the log can be refused for what it is, and never written.
    #[serde(other, skip_serializing)]
    #[schemars(skip)]
    Newer,
}

/// What ended a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Cause {
    /// The rules of the game.
    Rules,
    /// A seat gave up.
    Resignation,
    /// A seat's time was up.
    Time,
    /// A seat was away for too long.
    Absence,
    /// All agreed on a draw.
    Agreement,
    /// It was called off before the first decision.
    Abort,
    /// The version of the rules that it began by is no longer played.
    Void,
}

impl Cause {
    /// The cause as one word.
    pub const fn word(self) -> &'static str {
        match self {
            Cause::Rules => "rules",
            Cause::Resignation => "resignation",
            Cause::Time => "time",
            Cause::Absence => "absence",
            Cause::Agreement => "agreement",
            Cause::Abort => "abort",
            Cause::Void => "void",
        }
    }
}

/// Number and time stand beside the fields of what happened. Flattening would let unknown and repeated fields
/// pass, and a log must mean the same to everybody who reads it.
impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Map<String, Value>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an event")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Self::Value, A::Error> {
                let mut fields = Map::new();
                while let Some((name, value)) = access.next_entry::<String, Value>()? {
                    if fields.contains_key(&name) {
                        return Err(A::Error::custom(format!("the field {name:?} stands twice")));
                    }
                    fields.insert(name, value);
                }
                Ok(fields)
            }
        }
        let mut fields = deserializer.deserialize_map(Fields)?;
        let mut number = |name: &'static str| {
            let value = fields.remove(name).ok_or_else(|| D::Error::missing_field(name))?;
            value.as_u64().ok_or_else(|| D::Error::custom(format!("{name} is not a whole number")))
        };
        let (v, at) = (number("v")?, number("at")?);
        let what = What::deserialize(Value::Object(fields)).map_err(de::Error::custom)?;
        Ok(Event { v, at, what })
    }
}
