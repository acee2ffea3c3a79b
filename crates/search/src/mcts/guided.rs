//! Tree search with an evaluator: promising moves first, and a leaf is judged instead of played out.

use messdeck_core::{MAX_SEATS, Position, Turn, cpu};

use super::tree::{Kind, Tree};
use super::{Guide, MOST_NODES, in_small_parts};
use crate::Numbers;
use crate::evaluator::{Evaluator, chances, lead, shares, sides};
use crate::sampled::Sampled;

pub(super) struct Guided<P: Position, E> {
    evaluator: E,
    guide: Guide,
    numbers: Numbers,
    tree: Tree<P::Move>,
    path: Vec<u32>,
    sides: usize,
    rollout_moves: u64,
}

impl<P: Position, E: Evaluator<P>> Guided<P, E> {
    pub(super) fn new(evaluator: E, guide: Guide, root: &P, seed: u64) -> Self {
        Guided {
            evaluator,
            guide,
            numbers: Numbers::seeded(seed),
            tree: Tree::new(),
            path: Vec::with_capacity(256),
            sides: sides(root),
            rollout_moves: 0,
        }
    }

    pub(super) fn grow(
        mut self,
        root: &P,
        iterations: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Sampled<P::Move> {
        let done = in_small_parts(iterations, stop, |count| {
            cpu::run(Iterations { search: &mut self, root, count });
        });
        Sampled {
            nodes: done,
            moves: self.tree.root_moves(),
            variation: self.tree.most_visited_line(24),
            rollout_moves: self.rollout_moves,
        }
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
                Kind::Choice(side) => self.tree.puct_child(node, side, &self.guide),
            };
            position = position.play_unchecked(self.tree.mv(child));
            node = child;
            self.path.push(node);
        }
        let shares = self.judge(position);
        self.tree.back_up(&self.path, &shares);
    }

    #[inline(always)]
    fn expand(&mut self, node: u32, position: &P) {
        let (evaluator, guide) = (self.evaluator, self.guide);
        match position.turn() {
            Turn::Over(_) => self.tree.end(node),
            Turn::Chance(_) => self.tree.add_throws(node, position),
            Turn::Decide(seat) => {
                let side = position.side(seat);
                match guide.root_spread {
                    // The root is worth a closer look at every move.
                    Some(spread) if node == Tree::<P::Move>::ROOT => {
                        let judgement = |mv| lead(&position.play_unchecked(mv), side, evaluator);
                        self.tree.add_promising(node, position, side, spread, guide.widest, judgement);
                    }
                    _ => {
                        let promise = |mv| evaluator.promise(position, mv);
                        self.tree.add_promising(node, position, side, guide.spread, guide.widest, promise);
                    }
                }
            }
        }
    }

    /// What a leaf is worth to each side.
    #[inline(always)]
    fn judge(&mut self, leaf: P) -> [f32; MAX_SEATS] {
        if let Turn::Over(outcome) = leaf.turn() {
            return shares(&leaf, &outcome);
        }
        let mix = self.guide.mix;
        if mix == 0.0 {
            return chances(&leaf, self.evaluator, self.sides);
        }
        let mut end = leaf;
        while let Some(mv) = end.draw(&mut self.numbers) {
            end = end.play_unchecked(mv);
            self.rollout_moves += 1;
        }
        let played = end.turn().outcome().map_or([0.0; MAX_SEATS], |outcome| shares(&end, &outcome));
        let judged = chances(&leaf, self.evaluator, self.sides);
        std::array::from_fn(|side| mix * played[side] + (1.0 - mix) * judged[side])
    }
}

/// Several iterations behind the door to faster instructions.
struct Iterations<'m, P: Position, E> {
    search: &'m mut Guided<P, E>,
    root: &'m P,
    count: u64,
}

impl<P: Position, E: Evaluator<P>> cpu::Task for Iterations<'_, P, E> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for _ in 0..self.count {
            self.search.iterate(self.root);
        }
    }
}
