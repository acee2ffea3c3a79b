//! What the computer thinks, with what a page needs to show it.

use messdeck_core::Say;
use messdeck_facade::{AnyBoard, Choice, Opinion, Tale, Target, in_words, outlook, say};
use schemars::JsonSchema;
use serde::Serialize;

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Choice")]
pub struct Shown {
    /// The move, with what the seat that makes it can expect.
    #[serde(flatten)]
    pub choice: Choice,
    /// How it compares with the best one, in words.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub words: Say,
    /// The first of the move's paths, to show it on the board.
    pub path: Vec<Target>,
    /// What it would be and bring, and what speaks for it besides.
    pub tale: Tale,
}

/// What the computer advises, with what there is to say about all moves together.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Hint {
    /// What it thinks, without those moves that nobody should be advised to make.
    #[serde(flatten)]
    pub opinion: Opinion<Shown>,
    /// Where the game is as good as decided: that it is.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "say::maybe")]
    #[schemars(with = "Option<say::SayShape<'static>>")]
    pub outlook: Option<Say>,
}

/// An opinion as a board shows it, with no more than so many candidates.
pub(crate) fn shown(mut opinion: Opinion, board: &dyn AnyBoard, candidates: usize) -> Opinion<Shown> {
    opinion.candidates.truncate(candidates);
    let best = opinion.candidates.first().cloned();
    opinion.map(|choice| Shown {
        words: best.as_ref().and_then(|best| in_words(best, &choice)).unwrap_or_else(|| Say::new("hint-bad")),
        path: first_path(board, &choice.mv),
        tale: board.tale(&choice.mv).unwrap_or_default().and(board.prospects(&choice.mv).unwrap_or_default()),
        choice,
    })
}

/// The same for whoever asks what to play: without those moves that are clearly worse than the best.
pub(crate) fn advised(mut opinion: Opinion, board: &dyn AnyBoard, candidates: usize) -> Hint {
    let best = opinion.candidates.first().cloned();
    if let Some(best) = &best {
        opinion.candidates.retain(|choice| in_words(best, choice).is_some());
    }
    Hint { opinion: shown(opinion, board, candidates), outlook: best.as_ref().and_then(outlook) }
}

/// The targets of a legal move's first path.
fn first_path(board: &dyn AnyBoard, mv: &str) -> Vec<Target> {
    let paths = board.paths_of(mv).unwrap_or_default();
    paths.into_iter().next().into_iter().flatten().map(|step| step.target).collect()
}
