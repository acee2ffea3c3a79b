//! What the computer thinks, with what a page needs to show it.

use messdeck_facade::{AnyBoard, SeatValue, Target, in_words};
use serde::Serialize;

/// The computer's answer about a position.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Opinion {
    /// The move it would make.
    #[serde(rename = "move")]
    pub best: String,
    /// What each seat can expect, in seat order.
    pub values: Vec<SeatValue>,
    /// How it might go on, the best move first, up to the next throw.
    pub variation: Vec<String>,
    /// The best of the moves it considered, best first.
    pub candidates: Vec<Choice>,
    /// Positions, or iterations of a tree search, that it looked at.
    pub nodes: u64,
    /// How far it looked ahead, in moves; 0 where that has no meaning.
    pub depth: u32,
    /// Whether the value is proven by the rules alone.
    pub solved: bool,
}

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    /// The move, with what the seat that makes it can expect.
    #[serde(flatten)]
    pub choice: messdeck_facade::Choice,
    /// The same in words.
    pub words: &'static str,
    /// The first of the move's paths, to show it on the board.
    pub path: Vec<Target>,
}

impl Opinion {
    /// The opinion with no more than so many candidates.
    pub(crate) fn new(
        position: &dyn AnyBoard,
        opinion: messdeck_facade::Opinion,
        candidates: usize,
    ) -> Opinion {
        let messdeck_facade::Opinion { best, values, variation, nodes, depth, solved, .. } = opinion;
        let candidates = opinion.candidates.into_iter().take(candidates);
        let candidates = candidates.map(|choice| Choice {
            words: in_words(choice.win),
            path: first_path(position, &choice.mv),
            choice,
        });
        Opinion { best, values, variation, candidates: candidates.collect(), nodes, depth, solved }
    }
}

/// The targets of a legal move's first path.
fn first_path(position: &dyn AnyBoard, mv: &str) -> Vec<Target> {
    let paths = position.paths_of(mv).unwrap_or_default();
    paths.into_iter().next().into_iter().flatten().map(|step| step.target).collect()
}
