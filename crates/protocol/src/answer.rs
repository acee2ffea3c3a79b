//! What a program is answered.

use messdeck_core::Say;
use messdeck_facade::{Mark, PathNode, Plan, Scene, View, say};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{At, EngineCode, Failure, Fault, Permits, Request, Speaker, look};

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

/// Answers one line of JSON with one line of JSON, whatever the line holds. Whoever asks this way has the program, and so
/// every game.
pub fn answer_line(line: &[u8], speaker: Option<Speaker>) -> String {
    let answered = serde_json::from_slice(line)
        .map_err(|error| Fault::from(EngineCode::BadRequest).because(error))
        .and_then(|Request { game, options, position, moves, want }| {
            look(At { game, options, position, moves }, &want.unwrap_or_default(), &Permits::All)
        });
    let text = match answered {
        Ok(answer) => serde_json::to_string(&answer),
        Err(error) => serde_json::to_string(&Failure::new(error, speaker)),
    };
    text.expect("answers are plain data whose keys are strings")
}
