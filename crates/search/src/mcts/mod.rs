//! Monte Carlo tree search for any number of sides, teams and dice.
//!
//! One tree, two ways to use it. [`Policy::Plain`] is UCT as in the books: every move is a child, unvisited
//! ones come first, and a leaf is worth what one uniformly random game from it brings. It knows nothing about any
//! game and is kept unchanged as the yardstick. [`Policy::Guided`] asks an evaluator: moves are tried
//! in the order of their promise, more of them as a node is visited more often, and a leaf is judged after a
//! few random moves or none.

mod tree;

use messdeck_core::{MAX_SEATS, Position, Turn, cpu};

use crate::Numbers;
use crate::evaluator::{Evaluator, chances, shares, sides};
use tree::{Kind, Tree};

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

/// Exploration of plain UCT: the square root of two, as in the paper that named it.
const PLAIN_EXPLORE: f32 = std::f32::consts::SQRT_2;
/// A tree that has this many nodes grows no further.
const MOST_NODES: usize = 6_000_000;

/// A root move with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<M> {
    pub(crate) mv: M,
    pub(crate) visits: u32,
    /// The mean share of the win, by side.
    pub(crate) shares: [f32; MAX_SEATS],
}

pub(crate) struct Mcts<'s, P: Position, E> {
    evaluator: E,
    policy: Policy,
    numbers: Numbers,
    tree: Tree<P::Move>,
    path: Vec<u32>,
    sides: usize,
    stop: &'s mut dyn FnMut() -> bool,
    /// Moves made in random games, for measuring.
    pub(crate) rollout_moves: u64,
}

impl<'s, P: Position, E: Evaluator<P>> Mcts<'s, P, E> {
    pub(crate) fn new(
        evaluator: E,
        policy: Policy,
        root: &P,
        seed: u64,
        stop: &'s mut dyn FnMut() -> bool,
    ) -> Self {
        Mcts {
            evaluator,
            policy,
            numbers: Numbers::seeded(seed),
            tree: Tree::new(),
            path: Vec::with_capacity(256),
            sides: sides(root),
            stop,
            rollout_moves: 0,
        }
    }

    /// Runs this many iterations, or fewer if it is stopped, and says how many.
    pub(crate) fn run(&mut self, root: &P, iterations: u64) -> u64 {
        const AT_A_TIME: u64 = 16;
        let mut done = 0;
        while done < iterations && !(done > 0 && (self.stop)()) {
            let count = AT_A_TIME.min(iterations - done);
            cpu::run(Iterations { search: self, root, count });
            done += count;
        }
        done
    }

    /// The root moves, the most visited first.
    pub(crate) fn candidates(&self) -> Vec<Candidate<P::Move>> {
        let mut candidates: Vec<_> = self
            .tree
            .children(Tree::<P::Move>::ROOT)
            .iter()
            .filter(|node| node.visits > 0)
            .map(|node| Candidate { mv: node.mv(), visits: node.visits, shares: node.means() })
            .collect();
        candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.visits));
        candidates
    }

    /// The most visited line, up to the next throw.
    pub(crate) fn variation(&self) -> Vec<P::Move> {
        self.tree.most_visited_line(24)
    }

    /// One walk from the root to a leaf and back.
    #[inline(always)]
    fn iterate(&mut self, root: &P) {
        let mut position = *root;
        let mut node = Tree::<P::Move>::ROOT;
        self.path.clear();
        self.path.push(node);
        loop {
            if self.tree.is_unexplored(node) {
                let first_visit = self.tree.visits(node) == 0 && node != Tree::<P::Move>::ROOT;
                if first_visit || self.tree.len() >= MOST_NODES {
                    break;
                }
                self.expand(node, &position);
            }
            let child = match self.tree.kind(node) {
                Kind::Over => break,
                Kind::Chance => self.tree.draw_child(node, &mut self.numbers),
                Kind::Choice(side) => match self.policy {
                    Policy::Plain => self.tree.uct_child(node, side, PLAIN_EXPLORE),
                    Policy::Guided(guide) => self.tree.puct_child(node, side, guide.explore, guide.widen),
                },
            };
            position = position.play_unchecked(self.tree.mv(child));
            node = child;
            self.path.push(node);
        }
        let shares = self.judge(position);
        self.tree.back_up(&self.path, &shares);
    }

    fn expand(&mut self, node: u32, position: &P) {
        match (position.turn(), self.policy) {
            (Turn::Over(_), _) => self.tree.end(node),
            (Turn::Chance(_), _) => self.tree.add_throws(node, position),
            (Turn::Decide(seat), Policy::Plain) => {
                self.tree.add_choices(node, position, position.side(seat), &mut self.numbers);
            }
            (Turn::Decide(seat), Policy::Guided(guide)) => {
                let evaluator = self.evaluator;
                let promise = |mv| evaluator.promise(position, mv);
                self.tree.add_promising(node, position, position.side(seat), &guide, promise);
            }
        }
    }

    /// What a leaf is worth to each side.
    #[inline(always)]
    fn judge(&mut self, leaf: P) -> [f32; MAX_SEATS] {
        let longest = match self.policy {
            Policy::Plain => u32::MAX,
            Policy::Guided(guide) => guide.rollout,
        };
        let mut position = leaf;
        for _ in 0..longest {
            let Some(mv) = position.draw(&mut self.numbers) else { break };
            position = position.play_unchecked(mv);
            self.rollout_moves += 1;
        }
        match position.turn() {
            Turn::Over(outcome) => shares(&position, &outcome),
            Turn::Decide(_) | Turn::Chance(_) => chances(&position, self.evaluator, self.sides),
        }
    }
}

/// Several iterations behind the door to faster instructions.
struct Iterations<'m, 's, P: Position, E> {
    search: &'m mut Mcts<'s, P, E>,
    root: &'m P,
    count: u64,
}

impl<P: Position, E: Evaluator<P>> cpu::Task for Iterations<'_, '_, P, E> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for _ in 0..self.count {
            self.search.iterate(self.root);
        }
    }
}
