//! Tree search with an evaluator: promising moves first, and a leaf is judged instead of played out.

use messdeck_core::{MAX_SEATS, Position, Turn, cpu};

use super::tree::{Kind, Tree};
use super::{AT_A_TIME, Evening, Growth, Guide, OFTEN, Order, Parts};
use crate::evaluator::{Evaluator, chances, lead, shares, sides};
use crate::sampled::Sampled;
use crate::{Caller, Numbers};

pub(super) struct Guided<P: Position, E> {
    evaluator: E,
    guide: Guide,
    numbers: Numbers,
    tree: Tree<P::Move>,
    path: Vec<u32>,
    sides: usize,
    growth: Growth,
    most_nodes: usize,
    rollout_moves: u64,
    side: usize,
    /// The sums of the squared shares of the side that chooses, by root move.
    squares: Vec<f64>,
}

impl<P: Position, E: Evaluator<P>> Guided<P, E> {
    pub(super) fn new(evaluator: E, guide: Guide, root: &P, growth: Growth, seed: u64) -> Self {
        Guided {
            evaluator,
            guide,
            numbers: Numbers::seeded(seed),
            tree: Tree::new(),
            path: Vec::with_capacity(256),
            sides: sides(root),
            growth,
            most_nodes: growth.most_nodes(Tree::<P::Move>::NODE_SIZE),
            rollout_moves: 0,
            side: root.turn().seat().map_or(0, |seat| root.side(seat).index()),
            squares: Vec::new(),
        }
    }

    pub(super) fn grow(mut self, root: &P, mut caller: Caller<'_, Sampled<P::Move>>) -> Sampled<P::Move> {
        let often = OFTEN.max(self.guide.patience + 1);
        let mut parts = Parts::new(self.growth.iterations);
        while let Some(count) = parts.next(&mut caller) {
            cpu::run(Iterations { search: &mut self, root, count, through: None });
            if self.growth.depth.is_some_and(|depth| self.tree.has_seen(depth, often)) {
                break;
            }
            parts.tell(&mut caller, |done| self.found(done));
        }
        let evened = self.bring_level(root, &mut caller);
        self.found(parts.done + evened)
    }

    /// Walks through the first candidates until each was tried as often as the best one; says how many walks that took.
    fn bring_level(&mut self, root: &P, caller: &mut Caller<'_, Sampled<P::Move>>) -> u64 {
        let Evening { lines, nodes } = self.growth.evening;
        let first = self.tree.most_visited_children(lines);
        let most = first.iter().map(|&child| self.tree.visits(child)).max().unwrap_or(0);
        let mut done = 0;
        while done < nodes && (done == 0 || !(caller.stop)()) {
            let least = first.iter().copied().min_by_key(|&child| self.tree.visits(child));
            let Some(least) = least.filter(|&child| self.tree.visits(child) < most) else { break };
            let count = AT_A_TIME.min(nodes - done);
            cpu::run(Iterations { search: self, root, count, through: Some(least) });
            done += count;
        }
        done
    }

    fn found(&self, iterations: u64) -> Sampled<P::Move> {
        Sampled {
            nodes: iterations,
            moves: self.tree.root_moves(self.side, &self.squares),
            variation: self.tree.most_visited_line(24),
            rollout_moves: self.rollout_moves,
        }
    }

    /// One walk from the root to a leaf and back, through this root move if one is named.
    #[inline(always)]
    fn iterate(&mut self, root: &P, through: Option<u32>) {
        let mut position = *root;
        let mut node = Tree::<P::Move>::ROOT;
        self.path.clear();
        self.path.push(node);
        loop {
            if self.tree.is_unexplored(node) {
                if node != Tree::<P::Move>::ROOT && self.is_leaf(node, &position) {
                    break;
                }
                self.expand(node, &position);
            }
            let child = match self.tree.kind(node) {
                Kind::Over => break,
                Kind::Chance => self.tree.draw_child(node, &mut self.numbers),
                Kind::Choice(side) => match through {
                    Some(child) if node == Tree::<P::Move>::ROOT => child,
                    _ => self.tree.puct_child(node, side, &self.guide),
                },
            };
            position = position.play_unchecked(self.tree.mv(child));
            node = child;
            self.path.push(node);
        }
        let shares = self.judge(position);
        self.tree.back_up(&self.path, &shares);
        if let Some(place) = self.path.get(1).map(|&child| self.tree.place_at_root(child)) {
            if self.squares.len() <= place {
                self.squares.resize(place + 1, 0.0);
            }
            self.squares[place] += f64::from(shares[self.side] * shares[self.side]);
        }
    }

    /// Whether it is not worth while to look at the moves of a node yet, or at all.
    #[inline(always)]
    fn is_leaf(&self, node: u32, position: &P) -> bool {
        self.tree.visits(node) < self.guide.patience
            || self.tree.len() >= self.most_nodes
            || self.evaluator.certain(position).decided().is_some()
    }

    #[inline(always)]
    fn expand(&mut self, node: u32, position: &P) {
        let (evaluator, guide) = (self.evaluator, self.guide);
        match position.turn() {
            Turn::Over(_) => self.tree.end(node),
            Turn::Chance(_) => self.tree.add_throws(node, position),
            Turn::Decide(seat) => {
                let side = position.side(seat);
                let worth = |mv| match guide.order {
                    Order::Promise => evaluator.promise(position, mv),
                    Order::Judgement => lead(&position.play_unchecked(mv), side, evaluator),
                };
                let widest = match guide.order {
                    // The root is worth a look at every move.
                    Order::Judgement if node == Tree::<P::Move>::ROOT => usize::MAX,
                    _ => guide.widest,
                };
                self.tree.add_promising(node, position, side, guide.spread, widest, worth);
            }
        }
    }

    /// The most promising of a few moves drawn at random, or what the dice give.
    #[inline(always)]
    fn draw(&mut self, position: &P) -> Option<P::Move> {
        let mut best = position.draw(&mut self.numbers)?;
        if self.guide.draws > 1 && matches!(position.turn(), Turn::Decide(_)) {
            let mut promise = self.evaluator.promise(position, best);
            for _ in 1..self.guide.draws {
                if let Some(mv) = position.draw(&mut self.numbers) {
                    let other = self.evaluator.promise(position, mv);
                    if other > promise {
                        (best, promise) = (mv, other);
                    }
                }
            }
        }
        Some(best)
    }

    /// What each side gets, if that is certain already.
    #[inline(always)]
    fn decided(&self, position: &P) -> Option<[f32; MAX_SEATS]> {
        let value = self.evaluator.certain(position).decided()?;
        let Turn::Decide(seat) = position.turn() else { return None };
        let side = position.side(seat).index();
        let own = f32::from(value + 1) / 2.0;
        Some(std::array::from_fn(|index| if index == side { own } else { 1.0 - own }))
    }

    /// What a leaf is worth to each side.
    #[inline(always)]
    fn judge(&mut self, leaf: P) -> [f32; MAX_SEATS] {
        if let Turn::Over(outcome) = leaf.turn() {
            return shares(&leaf, &outcome);
        }
        if let Some(value) = self.decided(&leaf) {
            return value;
        }
        let mix = self.guide.mix;
        if mix == 0.0 {
            return chances(&leaf, self.evaluator, self.sides);
        }
        let mut end = leaf;
        let mut decided = None;
        while let Some(mv) = self.draw(&end) {
            end = end.play_unchecked(mv);
            self.rollout_moves += 1;
            decided = self.decided(&end);
            if decided.is_some() {
                break;
            }
        }
        let over = || end.turn().outcome().map_or([0.0; MAX_SEATS], |outcome| shares(&end, &outcome));
        let played = decided.unwrap_or_else(over);
        let judged = chances(&leaf, self.evaluator, self.sides);
        std::array::from_fn(|side| mix * played[side] + (1.0 - mix) * judged[side])
    }
}

/// Several iterations behind the door to faster instructions.
struct Iterations<'m, P: Position, E> {
    search: &'m mut Guided<P, E>,
    root: &'m P,
    count: u64,
    through: Option<u32>,
}

impl<P: Position, E: Evaluator<P>> cpu::Task for Iterations<'_, P, E> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for _ in 0..self.count {
            self.search.iterate(self.root, self.through);
        }
    }
}
