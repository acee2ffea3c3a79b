//! People: coming, moving to another device, whom they do not want to hear.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// By what name somebody wants to be known.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// The name that others see: one line of at most 40 characters.
    #[schemars(length(min = 1, max = 40))]
    pub name: String,
}

/// Somebody who may play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Guest {
    /// The id that others know you by.
    pub person: String,
    /// The name that others see.
    pub name: String,
    /// What says that you are you: keep it secret, send it as `Authorization: Bearer …`.
    pub token: String,
}

/// Who I am.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Me {
    /// The id that others know you by.
    pub person: String,
    /// The name that others see.
    pub name: String,
}

/// A code that somebody typed.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Code {
    /// The code as the other device shows it.
    pub code: String,
}

/// A code for another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct NewCode {
    /// To be typed there, once.
    pub code: String,
    /// When it ends, in milliseconds since 1970.
    pub expires: u64,
}

/// A seat on this device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct MovedSeat {
    /// The match.
    #[serde(rename = "match")]
    pub id: String,
    /// The seat.
    pub seat: String,
    /// Who sits there.
    pub person: String,
    /// A token that serves at this match only.
    pub token: String,
}

/// Whom I do not want to hear.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Muted {
    /// Ids of people.
    pub people: Vec<String>,
}
