//! Monte Carlo tree search for any number of sides, teams and dice.
//!
//! Two ways. [`Policy::Plain`] is UCT as in the books: every move is a child, unvisited
//! ones come first, and a leaf is worth what one uniformly random game from it brings. It knows nothing about any
//! game and is kept unchanged as the yardstick. [`Policy::Guided`] asks an evaluator: moves are tried
//! in the order of their promise, more of them as a node is visited more often, and a leaf is judged after a
//! few random moves or none.

mod guided;
mod plain;
mod tree;

use messdeck_core::{MAX_SEATS, Position};

use crate::evaluator::Evaluator;
use guided::Guided;
use plain::Plain;

/// How a tree grows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Policy {
    /// UCT with uniformly random games.
    Plain,
    /// PUCT with the evaluator's promise and judgement.
    Guided(Guide),
}

/// The knobs of [`Policy::Guided`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guide {
    /// How strongly promising moves are preferred: the difference of promise that makes one e times as
    /// likely.
    pub spread: f32,
    /// How much is explored.
    pub explore: f32,
    /// A node visited n times considers this many of its moves, times the square root of n.
    pub widen: f32,
    /// No more than this many moves of a node are ever considered.
    pub widest: usize,
    /// Random moves before a leaf is judged; `u32::MAX` plays to the end.
    pub rollout: u32,
}

/// A tree that has this many nodes grows no further.
const MOST_NODES: usize = 6_000_000;
/// Iterations between two looks at the clock.
const AT_A_TIME: u64 = 16;

/// What a tree search found.
pub(crate) struct Grown<M> {
    pub(crate) iterations: u64,
    /// The root moves that were tried; at least one.
    pub(crate) moves: Vec<RootMove<M>>,
    /// The most visited line, up to the next throw.
    pub(crate) variation: Vec<M>,
    /// Moves made in random games, for measuring.
    pub(crate) rollout_moves: u64,
}

/// A root move with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootMove<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    /// The mean share of the win, by side.
    pub(crate) shares: [f32; MAX_SEATS],
}

/// Grows a tree for this many iterations, at least a few, or until it is stopped.
pub(crate) fn grow<P: Position, E: Evaluator<P>>(
    root: &P,
    evaluator: E,
    policy: Policy,
    iterations: u64,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Grown<P::Move> {
    match policy {
        Policy::Plain => Plain::new(seed).grow(root, iterations, stop),
        Policy::Guided(guide) => Guided::new(evaluator, guide, root, seed).grow(root, iterations, stop),
    }
}
