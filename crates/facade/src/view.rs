//! The view of a position for programs.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A position with everything a program needs to go on, as on the first rules page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct View {
    /// The canonical text.
    pub position: String,
    /// The seat to act, `chance`, or none when the game is over.
    pub turn: Option<&'static str>,
    /// All legal moves, sorted bytewise.
    pub legal: Vec<String>,
    /// At chance: the weight of each outcome, parallel to `legal`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<Vec<u32>>,
    /// The result, once the game is over.
    pub outcome: Option<OutcomeView>,
}

/// The result of a game, with seats by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OutcomeView {
    /// The seats that share the best result, in seat order.
    pub winners: Vec<&'static str>,
    /// Points by seat, in seat order, where the game counts points.
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "Option<BTreeMap<String, i32>>")]
    pub scores: Option<Vec<(&'static str, i32)>>,
}

fn as_map<S: Serializer>(pairs: &Option<Vec<(&'static str, i32)>>, serializer: S) -> Result<S::Ok, S::Error> {
    match pairs {
        Some(pairs) => serializer.collect_map(pairs.iter().copied()),
        None => serializer.serialize_none(),
    }
}
