//! Monte Carlo tree search for any number of sides, teams and dice.
//!
//! Two ways. [`Uct`](crate::Uct) is plain UCT as in the books: every move is a child, unvisited
//! ones come first, and a leaf is worth what one uniformly random game from it brings. It knows nothing about any
//! game and is kept unchanged as the yardstick. [`Guide`] asks an evaluator: moves are tried
//! in the order of their promise, more of them as a node is visited more often, and a leaf is judged, played out
//! at random, or both: two opinions that err in different ways are better than either.

mod guided;
mod plain;
mod tree;

use messdeck_core::Position;

use crate::Caller;
use crate::evaluator::Evaluator;
use crate::sampled::Sampled;
use guided::Guided;
use plain::Plain;

/// How a tree grows that asks an evaluator: PUCT with its promise and judgement.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Guide {
    /// What says which moves of a node are tried first.
    pub order: Order,
    /// How strongly the first ones are preferred: the difference that makes one e times as likely.
    pub spread: f32,
    /// How much is explored.
    pub explore: f32,
    /// A node visited n times considers this many of its moves, times the square root of n.
    pub widen: f32,
    /// No more than this many moves of a node are ever considered; by judgement, all of the root's are.
    pub widest: usize,
    /// How much of a leaf's value is what a random game from it brings; the rest is the judgement.
    pub mix: f32,
    /// A move of such a random game is the most promising of this many drawn at random.
    pub draws: u32,
    /// The moves of a node are listed when it has been visited this often: that takes time where there are many.
    pub patience: u32,
}

/// What says which moves of a node are tried first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Their promise: fast.
    Promise,
    /// The judgement of the positions behind them: better, and worth its time in nodes that are visited often.
    Judgement,
}

/// A tree that has this many nodes grows no further, unless other bounds were set.
const MOST_NODES: usize = 6_000_000;
/// No bound keeps a tree smaller than this: it would have no answer.
const FEWEST_NODES: usize = 1024;
/// Iterations between two looks at the clock.
const AT_A_TIME: u64 = 16;

/// A move of the expected line counts as looked at once it was tried this often.
const OFTEN: u32 = 32;

/// How far a tree may grow.
#[derive(Clone, Copy)]
pub(crate) struct Growth {
    /// Walks from the root to a leaf.
    pub(crate) iterations: u64,
    /// Moves of the expected line that need to be looked at before it ends.
    pub(crate) depth: Option<u32>,
    /// Bytes that the tree may take; without it, a usual number of nodes.
    pub(crate) memory: Option<usize>,
    /// What is spent afterwards on bringing the first candidates level.
    pub(crate) evening: Evening,
}

/// Walks that go through whichever of the most visited root moves has been tried least.
#[derive(Clone, Copy)]
pub(crate) struct Evening {
    /// How many root moves.
    pub(crate) lines: usize,
    /// How many walks at most.
    pub(crate) nodes: u64,
}

impl Evening {
    pub(crate) const NONE: Evening = Evening { lines: 0, nodes: 0 };
}

impl Growth {
    /// How many nodes of this size the tree may have.
    fn most_nodes(&self, size: usize) -> usize {
        self.memory.map_or(MOST_NODES, |bytes| (bytes / size).clamp(FEWEST_NODES, u32::MAX as usize / 2))
    }
}

/// The iterations of a search, a few at a time.
struct Parts {
    iterations: u64,
    done: u64,
    /// What was found is told when so many are done.
    tell_at: u64,
}

impl Parts {
    fn new(iterations: u64) -> Parts {
        const FIRST: u64 = 1024;
        Parts { iterations, done: 0, tell_at: FIRST }
    }

    /// How many come next; `None` when all are done or the caller says stop. The first few are always done: a tree that was
    /// never grown has no answer.
    fn next<T>(&mut self, caller: &mut Caller<'_, T>) -> Option<u64> {
        if self.done >= self.iterations || self.done > 0 && (caller.stop)() {
            return None;
        }
        let count = AT_A_TIME.min(self.iterations - self.done);
        self.done += count;
        Some(count)
    }

    /// Tells what was found by so many iterations, if it is time: each time that a quarter more are done.
    fn tell<T>(&mut self, caller: &mut Caller<'_, T>, found: impl FnOnce(u64) -> T) {
        if self.done >= self.tell_at {
            self.tell_at = self.done + self.done / 4;
            caller.tell(|| found(self.done));
        }
    }
}

/// Grows a plain tree this far, for a few iterations at least, or until it is stopped.
pub(crate) fn grow_plainly<P: Position>(
    root: &P,
    growth: Growth,
    seed: u64,
    caller: Caller<'_, Sampled<P::Move>>,
) -> Sampled<P::Move> {
    Plain::new(growth, seed).grow(root, caller)
}

/// The same, guided by an evaluator.
pub(crate) fn grow_guided<P: Position, E: Evaluator<P>>(
    root: &P,
    evaluator: E,
    guide: Guide,
    growth: Growth,
    seed: u64,
    caller: Caller<'_, Sampled<P::Move>>,
) -> Sampled<P::Move> {
    Guided::new(evaluator, guide, root, growth, seed).grow(root, caller)
}
