//! Plain UCT with uniformly random games: the yardstick, made as fast as random play allows.
//!
//! A child exists once it was visited: an iteration adds one node and lists no moves. Fresh children come in a
//! random order, which a permutation of their numbers gives without anything being stored.

use std::ops::Range;

use libm::logf;
use messdeck_core::{Draw, MAX_SEATS, Position, Turn, cpu};

use super::tree::Kind;
use super::{Growth, OFTEN, Parts};
use crate::evaluator::shares;
use crate::sampled::{RootMove, Sampled};
use crate::{Caller, Numbers};

/// Exploration: the square root of two, as in the paper that named UCT.
const EXPLORE: f32 = std::f32::consts::SQRT_2;

pub(super) struct Plain<P: Position> {
    numbers: Numbers,
    nodes: Vec<Node<P::Move>>,
    /// By node, its mean share of the win for the side that chooses it ...
    means: Vec<f32>,
    /// ... and one over the square root of its visits. Apart from the nodes, so that the best child is found by
    /// walking through two rows of numbers.
    doubts: Vec<f32>,
    /// By part of a long row, how good its best child can be at most.
    parts: Vec<Part>,
    /// Rows of children that were left for longer ones, by the binary logarithm of their length.
    left_rows: [Vec<u32>; 32],
    path: Vec<u32>,
    growth: Growth,
    most_nodes: usize,
    rollout_moves: u64,
}

/// So many nodes make a part. Longer rows start with a part.
const PART: usize = 64;

/// What was known when some part of a row was last looked at.
#[derive(Clone, Copy)]
struct Part {
    /// Its greatest worth; infinite since one of its nodes changed.
    worth: f32,
    /// The weight of doubt at that time.
    weight: f32,
}

impl Part {
    const CHANGED: Part = Part { worth: f32::INFINITY, weight: 0.0 };

    /// What its greatest worth can be now. The weight only grows, and no doubt is greater than one.
    #[inline(always)]
    fn at_most(self, weight: f32) -> f32 {
        self.worth + (weight - self.weight)
    }
}

#[derive(Clone, Copy)]
struct Node<M> {
    /// The move that leads here; none at the root.
    mv: Option<M>,
    /// What happens here; none until somebody asks.
    kind: Option<Kind>,
    /// How long the row of its children is, as a binary logarithm.
    row: u8,
    visits: u32,
    first_child: u32,
    /// Children visited so far.
    children: u32,
    /// Legal moves.
    moves: u32,
    /// Decides the order in which its children are visited first.
    order: u32,
    /// The shares of the win that came back through here, by side.
    sums: [f32; MAX_SEATS],
}

impl<M> Node<M> {
    fn new(mv: Option<M>) -> Node<M> {
        Node {
            mv,
            kind: None,
            row: 0,
            visits: 0,
            first_child: 0,
            children: 0,
            moves: 0,
            order: 0,
            sums: [0.0; MAX_SEATS],
        }
    }
}

const ROOT: u32 = 0;

impl<P: Position> Plain<P> {
    pub(super) fn new(growth: Growth, seed: u64) -> Plain<P> {
        // Beside each node stand its mean and its doubt.
        let node_size = size_of::<Node<P::Move>>() + 2 * size_of::<f32>();
        Plain {
            numbers: Numbers::seeded(seed),
            nodes: vec![Node::new(None)],
            means: vec![0.0],
            doubts: vec![0.0],
            parts: Vec::new(),
            left_rows: std::array::from_fn(|_| Vec::new()),
            path: Vec::with_capacity(256),
            growth,
            most_nodes: growth.most_nodes(node_size),
            rollout_moves: 0,
        }
    }

    pub(super) fn grow(mut self, root: &P, mut caller: Caller<'_, Sampled<P::Move>>) -> Sampled<P::Move> {
        let mut parts = Parts::new(self.growth.iterations);
        while let Some(count) = parts.next(&mut caller) {
            cpu::run(Iterations { search: &mut self, root, count });
            if self.growth.depth.is_some_and(|depth| self.has_seen(depth)) {
                break;
            }
            parts.tell(&mut caller, |done| self.found(done));
        }
        self.found(parts.done)
    }

    fn found(&self, iterations: u64) -> Sampled<P::Move> {
        let side = match self.nodes[ROOT as usize].kind {
            Some(Kind::Choice(side)) => side.index(),
            _ => 0,
        };
        Sampled {
            nodes: iterations,
            moves: self.children(ROOT).iter().filter_map(|node| root_move(node, side)).collect(),
            variation: self.most_visited_line(),
            rollout_moves: self.rollout_moves,
        }
    }

    fn children(&self, node: u32) -> &[Node<P::Move>] {
        let node = &self.nodes[node as usize];
        &self.nodes[node.first_child as usize..][..node.children as usize]
    }

    /// One walk from the root to a leaf and back.
    #[inline(always)]
    fn iterate(&mut self, root: &P) {
        let mut position = *root;
        let mut node = ROOT;
        self.path.clear();
        self.path.push(node);
        while let Some((mv, child, is_fresh)) = self.step(node, &position) {
            position = position.play_unchecked(mv);
            node = child;
            self.path.push(node);
            if is_fresh {
                break;
            }
        }
        let shares = self.play_out(position);
        self.back_up(&shares);
    }

    /// The way on from a node: a move, the child behind it, and whether it is a new one. `None` at the end of a
    /// game and where the tree must not grow any more.
    #[inline(always)]
    fn step(&mut self, node: u32, position: &P) -> Option<(P::Move, u32, bool)> {
        if self.nodes[node as usize].kind.is_none() {
            self.explore(node, position);
        }
        let Node { kind, children, moves, order, .. } = self.nodes[node as usize];
        let is_full = self.nodes.len() >= self.most_nodes;
        match kind? {
            Kind::Over => None,
            Kind::Chance => {
                let mv = position.draw(&mut self.numbers)?;
                let first = self.nodes[node as usize].first_child;
                match self.children(node).iter().position(|child| child.mv == Some(mv)) {
                    Some(index) => Some((mv, first + index as u32, false)),
                    None if is_full => None,
                    None => Some((mv, self.add_child(node, mv), true)),
                }
            }
            Kind::Choice(_) if children < moves && !is_full => {
                let mv = position.nth(shuffled(children, moves, order) as usize)?;
                Some((mv, self.add_child(node, mv), true))
            }
            Kind::Choice(_) if children == 0 => None,
            Kind::Choice(_) => {
                let child = self.best_child(node);
                Some((self.nodes[child as usize].mv?, child, false))
            }
        }
    }

    /// Finds out what happens at a node.
    #[inline(always)]
    fn explore(&mut self, node: u32, position: &P) {
        let (kind, moves) = match position.turn() {
            Turn::Over(_) => (Kind::Over, 0),
            Turn::Chance(_) => (Kind::Chance, 0),
            Turn::Decide(seat) => (Kind::Choice(position.side(seat)), position.count() as u32),
        };
        let order = self.numbers.bits() as u32;
        let node = &mut self.nodes[node as usize];
        *node = Node { kind: Some(kind), moves, order, ..*node };
    }

    /// The child that UCB1 prefers.
    #[inline(always)]
    fn best_child(&mut self, node: u32) -> u32 {
        let Node { first_child, children, visits, .. } = self.nodes[node as usize];
        let weight = EXPLORE * logf(visits as f32).sqrt();
        let row = first_child as usize..(first_child + children) as usize;
        if row.len() <= PART {
            return best_of(&self.means, &self.doubts, row, weight).1;
        }
        self.best_in_parts(row, weight)
    }

    /// The best child of a long row. Only those parts are looked at that may hold it, which are few: from one visit
    /// to the next hardly anything changes.
    fn best_in_parts(&mut self, row: Range<usize>, weight: f32) -> u32 {
        let parts = row.start / PART..row.end.div_ceil(PART);
        let mut best = (f32::NEG_INFINITY, 0);
        loop {
            let mut next = (f32::NEG_INFINITY, parts.start);
            for (part, known) in parts.clone().zip(&self.parts[parts.clone()]) {
                let at_most = known.at_most(weight);
                if at_most > next.0 {
                    next = (at_most, part);
                }
            }
            let (at_most, part) = next;
            if at_most <= best.0 {
                return best.1;
            }
            let part_of_row = part * PART..row.end.min((part + 1) * PART);
            let found = best_of(&self.means, &self.doubts, part_of_row, weight);
            self.parts[part] = Part { worth: found.0, weight };
            if found.0 > best.0 {
                best = found;
            }
        }
    }

    /// Puts a child behind the last one of a node.
    #[inline(always)]
    fn add_child(&mut self, node: u32, mv: P::Move) -> u32 {
        let Node { children, row, .. } = self.nodes[node as usize];
        if children == 0 {
            self.move_children(node, 2);
        } else if children == 1 << row {
            self.move_children(node, row + 1);
        }
        let parent = &mut self.nodes[node as usize];
        let child = parent.first_child + parent.children;
        parent.children += 1;
        self.nodes[child as usize] = Node::new(Some(mv));
        child
    }

    /// Moves the children of a node to a row of this length.
    fn move_children(&mut self, node: u32, row: u8) {
        let first = self.left_rows[usize::from(row)].pop().unwrap_or_else(|| {
            // A long row starts with a part, so that no part belongs to two of them.
            let apart = if 1 << row > PART { PART } else { 1 };
            let first = self.nodes.len().next_multiple_of(apart);
            self.nodes.resize(first + (1 << row), Node::new(None));
            self.parts.resize(self.nodes.len().div_ceil(PART), Part::CHANGED);
            self.means.resize(self.nodes.len(), 0.0);
            self.doubts.resize(self.nodes.len(), 0.0);
            first as u32
        });
        let old = self.nodes[node as usize];
        if old.children > 0 {
            let from = old.first_child as usize..(old.first_child + old.children) as usize;
            self.nodes.copy_within(from.clone(), first as usize);
            self.means.copy_within(from.clone(), first as usize);
            self.doubts.copy_within(from, first as usize);
            self.left_rows[usize::from(old.row)].push(old.first_child);
            self.parts[first as usize / PART..(first as usize + (1 << row)).div_ceil(PART)]
                .fill(Part::CHANGED);
        }
        let node = &mut self.nodes[node as usize];
        (node.first_child, node.row) = (first, row);
    }

    /// A uniformly random game to its end.
    #[inline(always)]
    fn play_out(&mut self, mut position: P) -> [f32; MAX_SEATS] {
        while let Some(mv) = position.draw(&mut self.numbers) {
            position = position.play_unchecked(mv);
            self.rollout_moves += 1;
        }
        position.turn().outcome().map_or([0.0; MAX_SEATS], |outcome| shares(&position, &outcome))
    }

    #[inline(always)]
    fn back_up(&mut self, shares: &[f32; MAX_SEATS]) {
        let mut chooser = None;
        for &index in &self.path {
            let node = &mut self.nodes[index as usize];
            node.visits += 1;
            for (sum, share) in node.sums.iter_mut().zip(shares) {
                *sum += share;
            }
            if let Some(Kind::Choice(side)) = chooser {
                let visits = node.visits as f32;
                self.means[index as usize] = node.sums[side.index()] / visits;
                self.doubts[index as usize] = 1.0 / visits.sqrt();
                self.parts[index as usize / PART] = Part::CHANGED;
            }
            chooser = node.kind;
        }
    }

    /// Whether so many moves of the most visited line were tried often, or all that it can have.
    fn has_seen(&self, depth: u32) -> bool {
        let mut node = &self.nodes[ROOT as usize];
        for _ in 0..depth {
            let children = &self.nodes[node.first_child as usize..][..node.children as usize];
            let best = children.iter().rev().max_by_key(|child| child.visits);
            let Some(best) = best.filter(|_| matches!(node.kind, Some(Kind::Choice(_)))) else {
                return node.visits >= OFTEN;
            };
            if best.visits < OFTEN {
                return false;
            }
            node = best;
        }
        true
    }

    /// The most visited line from the root, as long as seats choose.
    fn most_visited_line(&self) -> Vec<P::Move> {
        const LONGEST: usize = 24;
        let mut line = Vec::new();
        let mut node = &self.nodes[ROOT as usize];
        while line.len() < LONGEST && matches!(node.kind, Some(Kind::Choice(_))) {
            let children = &self.nodes[node.first_child as usize..][..node.children as usize];
            let Some(best) = children.iter().rev().max_by_key(|child| child.visits) else { break };
            line.extend(best.mv);
            node = best;
        }
        line
    }
}

fn root_move<M: Copy>(node: &Node<M>, side: usize) -> Option<RootMove<M>> {
    let shares = node.sums.map(|sum| sum / node.visits.max(1) as f32);
    // The games of a plain tree are won, lost or shared, so that the mean says how far they lie apart.
    let share = shares[side];
    let error = (share * (1.0 - share) / node.visits.max(1) as f32).sqrt();
    Some(RootMove { mv: node.mv?, visits: node.visits, shares, error })
}

/// The greatest mean + weight × doubt among some nodes, and where it is.
#[inline(always)]
fn best_of(means: &[f32], doubts: &[f32], nodes: Range<usize>, weight: f32) -> (f32, u32) {
    let (means, doubts) = (&means[nodes.clone()], &doubts[nodes.clone()]);
    // Finding the value first and its place afterwards is faster: the former becomes wide instructions.
    let worth = greatest(means, doubts, weight);
    let place = means.iter().zip(doubts).position(|(mean, doubt)| mean + weight * doubt >= worth);
    (worth, (nodes.start + place.unwrap_or(0)) as u32)
}

/// The greatest mean + weight × doubt.
#[inline(always)]
fn greatest(means: &[f32], doubts: &[f32], weight: f32) -> f32 {
    const LANES: usize = 16;
    let greater = |a: f32, b: f32| if a > b { a } else { b };
    let (mean_rows, last_means) = means.as_chunks::<LANES>();
    let (doubt_rows, last_doubts) = doubts.as_chunks::<LANES>();
    let mut best = [f32::NEG_INFINITY; LANES];
    for (means, doubts) in mean_rows.iter().zip(doubt_rows) {
        for lane in 0..LANES {
            best[lane] = greater(means[lane] + weight * doubts[lane], best[lane]);
        }
    }
    let last = last_means.iter().zip(last_doubts).map(|(mean, doubt)| mean + weight * doubt);
    best.into_iter().chain(last).fold(f32::NEG_INFINITY, greater)
}

/// The `k`-th number in a random order of the numbers below `n`; `order` says which one.
#[inline(always)]
fn shuffled(k: u32, n: u32, order: u32) -> u32 {
    // Every step is a bijection of the numbers of so many bits; walking on while outside makes it one of
    // those below `n`.
    let bits = u32::BITS - (n - 1).leading_zeros();
    let mask = ((1u64 << bits) - 1) as u32;
    let half = bits.div_ceil(2);
    let mut number = k;
    loop {
        number = number.wrapping_mul(0x9e37_79b1).wrapping_add(order) & mask;
        number ^= number >> half;
        number = number.wrapping_mul(order | 1) & mask;
        number ^= number >> half;
        number = number.wrapping_mul(0x85eb_ca6b) & mask;
        number ^= number >> half;
        if number < n {
            return number;
        }
    }
}

/// Several iterations behind the door to faster instructions.
struct Iterations<'m, P: Position> {
    search: &'m mut Plain<P>,
    root: &'m P,
    count: u64,
}

impl<P: Position> cpu::Task for Iterations<'_, P> {
    type Output = ();

    #[inline(always)]
    fn run(self) {
        for _ in 0..self.count {
            self.search.iterate(self.root);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_comes_once() {
        for n in [1, 2, 3, 7, 8, 100, 1994] {
            for order in [0, 1, 0x1234_5678, u32::MAX] {
                let mut numbers: Vec<_> = (0..n).map(|k| shuffled(k, n, order)).collect();
                numbers.sort_unstable();
                assert!(numbers.into_iter().eq(0..n), "{n} {order}");
            }
        }
    }

    #[test]
    fn parts_know_where_the_best_is() {
        let growth = Growth { iterations: 1, depth: None, memory: None, evening: crate::mcts::Evening::NONE };
        let mut search = Plain::<messdeck_testkit::toy::Race>::new(growth, 1);
        let len = 5 * PART - 7;
        search.nodes[0].children = len as u32;
        search.nodes[0].first_child = PART as u32;
        let row = PART..PART + len;
        search.nodes.resize(6 * PART, Node::new(None));
        search.means.resize(6 * PART, 0.0);
        search.doubts.resize(6 * PART, 0.5);
        search.parts.resize(6, Part::CHANGED);
        let mut numbers = Numbers::seeded(3);
        for visits in 1000..6000 {
            search.nodes[0].visits = visits;
            let best = search.best_child(ROOT);
            let weight = EXPLORE * logf(visits as f32).sqrt();
            let worth = |node: usize| search.means[node] + weight * search.doubts[node];
            assert!(row.clone().all(|node| worth(node) <= worth(best as usize)));
            let changed = row.start + numbers.below(len);
            search.means[changed] = numbers.below(1000) as f32 / 1000.0;
            search.parts[changed / PART] = Part::CHANGED;
        }
    }

    #[test]
    fn the_best_is_found_wherever_it_is() {
        for len in [1, 15, 16, 17, 40, 128, 300] {
            for place in 0..len {
                let mut means = vec![0.25; len];
                means[place] = 0.5;
                assert_eq!(best_of(&means, &vec![0.1; len], 0..len, 2.0).1, place as u32);
                let mut doubts = vec![0.1; len];
                doubts[place] = 0.3;
                assert_eq!(best_of(&vec![0.5; len], &doubts, 0..len, 2.0).1, place as u32);
            }
        }
    }
}
