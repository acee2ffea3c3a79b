//! What a program is answered.

use messdeck_core::Say;
use messdeck_facade::{Mark, PathNode, Plan, Scene, View, say};
use schemars::JsonSchema;
use serde::Serialize;

/// The view of a position, and what else was wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Answer {
    /// The view.
    #[serde(flatten)]
    pub view: View,
    /// What stands where.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// The legal moves as paths of targets.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paths: Option<Vec<PathNode>>,
    /// With the paths: what whoever decides can do now, where the scene's notes don't say it.
    #[serde(serialize_with = "say::maybe", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<say::SayShape<'static>>")]
    pub prompt: Option<Say>,
    /// With the paths: what takes several moves and is ready to choose.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub plans: Vec<Plan>,
    /// What a board shows besides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub marks: Option<Vec<Mark>>,
}
