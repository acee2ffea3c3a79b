//! The tree of guided search: nodes in one vector, the children of a node side by side.

use libm::expf;
use messdeck_core::{Draw, MAX_SEATS, Position, Side};

use super::Guide;
use crate::sampled::RootMove;

/// What happens at a node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A seat of this side chooses.
    Choice(Side),
    /// Dice fall.
    Chance,
    /// Nothing any more.
    Over,
}

#[derive(Clone, Copy)]
struct Node<M> {
    /// The move that leads here; none at the root.
    mv: Option<M>,
    /// What happens here; none until the node is expanded.
    kind: Option<Kind>,
    first_child: u32,
    children: u32,
    visits: u32,
    /// The promise of the move among its siblings, or the weight of the throw.
    prior: f32,
    /// The shares of the win that came back through here, by side.
    sums: [f32; MAX_SEATS],
}

impl<M: Copy> Node<M> {
    fn new(mv: Option<M>, prior: f32) -> Node<M> {
        Node { mv, kind: None, first_child: 0, children: 0, visits: 0, prior, sums: [0.0; MAX_SEATS] }
    }

    fn mv(&self) -> M {
        self.mv.expect("only the root has no move")
    }

    fn means(&self) -> [f32; MAX_SEATS] {
        self.sums.map(|sum| sum / self.visits.max(1) as f32)
    }

    #[inline(always)]
    fn mean(&self, side: Side) -> f32 {
        self.sums[side.index()] / self.visits as f32
    }
}

pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

impl<M: Copy> Tree<M> {
    pub(super) const ROOT: u32 = 0;
    /// Bytes that a node takes.
    pub(super) const NODE_SIZE: usize = size_of::<Node<M>>();

    pub(super) fn new() -> Tree<M> {
        Tree { nodes: vec![Node::new(None, 1.0)] }
    }

    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    pub(super) fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    pub(super) fn mv(&self, node: u32) -> M {
        self.nodes[node as usize].mv()
    }

    pub(super) fn is_unexplored(&self, node: u32) -> bool {
        self.nodes[node as usize].kind.is_none()
    }

    /// What happens at an expanded node.
    pub(super) fn kind(&self, node: u32) -> Kind {
        self.nodes[node as usize].kind.unwrap_or(Kind::Over)
    }

    /// The root moves that were tried, with the sums of the squared shares of the side that chooses.
    pub(super) fn root_moves(&self, side: usize, squares: &[f64]) -> Vec<RootMove<M>> {
        let tried = || self.children(Self::ROOT).iter().zip(squares).filter(|(node, _)| node.visits > 0);
        let (mut within, mut visits) = (0.0, 0.0);
        for (node, squares) in tried() {
            let (times, mean) = (f64::from(node.visits), f64::from(node.means()[side]));
            within += (squares - times * mean * mean).max(0.0);
            visits += times;
        }
        // How far leaves behind the same move lie apart is about the same for each, and known best from all of them: a move that was
        // tried twice says nothing about it.
        let variance = within / f64::max(visits, 1.0);
        let root_move = |(node, _): (&Node<M>, &f64)| RootMove {
            mv: node.mv(),
            visits: node.visits,
            shares: node.means(),
            error: (variance / f64::from(node.visits)).sqrt() as f32,
        };
        tried().map(root_move).collect()
    }

    /// The children of the root that were tried most often, at most so many.
    pub(super) fn most_visited_children(&self, most: usize) -> Vec<u32> {
        let first = self.nodes[Self::ROOT as usize].first_child;
        let mut children: Vec<u32> = (first..).take(self.children(Self::ROOT).len()).collect();
        children.sort_by_key(|&child| std::cmp::Reverse(self.visits(child)));
        children.truncate(most);
        children.retain(|&child| self.visits(child) > 0);
        children
    }

    /// The place of a child of the root among its siblings.
    pub(super) fn place_at_root(&self, child: u32) -> usize {
        (child - self.nodes[Self::ROOT as usize].first_child) as usize
    }

    fn children(&self, node: u32) -> &[Node<M>] {
        let node = &self.nodes[node as usize];
        &self.nodes[node.first_child as usize..][..node.children as usize]
    }

    pub(super) fn end(&mut self, node: u32) {
        self.nodes[node as usize].kind = Some(Kind::Over);
    }

    /// All throws, each with its weight.
    pub(super) fn add_throws<P: Position<Move = M>>(&mut self, node: u32, position: &P) {
        let first = self.add_all(position, |mv| position.weight(mv) as f32);
        self.adopt(node, first, Kind::Chance);
    }

    /// The most promising moves, best first, with their promise as a share of the whole.
    #[inline(always)]
    pub(super) fn add_promising<P: Position<Move = M>>(
        &mut self,
        node: u32,
        position: &P,
        side: Side,
        spread: f32,
        widest: usize,
        promise: impl Fn(M) -> i32,
    ) {
        let first = self.add_all(position, |mv| promise(mv) as f32);
        let by_promise = |a: &Node<M>, b: &Node<M>| b.prior.total_cmp(&a.prior);
        if self.nodes.len() - first > widest {
            self.nodes[first..].select_nth_unstable_by(widest, by_promise);
            self.nodes.truncate(first + widest);
        }
        let added = &mut self.nodes[first..];
        added.sort_unstable_by(by_promise);
        let best = added[0].prior;
        let mut total = 0.0;
        for node in &mut *added {
            node.prior = expf((node.prior - best) / spread);
            total += node.prior;
        }
        for node in added {
            node.prior /= total;
        }
        self.adopt(node, first, Kind::Choice(side));
    }

    #[inline(always)]
    fn add_all<P: Position<Move = M>>(&mut self, position: &P, prior: impl Fn(M) -> f32) -> usize {
        let first = self.nodes.len();
        let nodes = &mut self.nodes;
        position.each(|mv| {
            nodes.push(Node::new(Some(mv), prior(mv)));
        });
        first
    }

    fn adopt(&mut self, node: u32, first: usize, kind: Kind) {
        let children = (self.nodes.len() - first) as u32;
        let node = &mut self.nodes[node as usize];
        node.kind = Some(kind);
        node.first_child = first as u32;
        node.children = children;
    }

    /// A throw, by its weight.
    #[inline(always)]
    pub(super) fn draw_child(&self, node: u32, numbers: &mut impl Draw) -> u32 {
        let children = self.children(node);
        let total: f32 = children.iter().map(|child| child.prior).sum();
        let mut left = numbers.below(total as usize) as f32;
        let mut index = 0;
        while left >= children[index].prior {
            left -= children[index].prior;
            index += 1;
        }
        self.nodes[node as usize].first_child + index as u32
    }

    /// The child that PUCT prefers among as many as the node has earned.
    #[inline(always)]
    pub(super) fn puct_child(&self, node: u32, side: Side, guide: &Guide) -> u32 {
        let parent = &self.nodes[node as usize];
        let root = (parent.visits.max(1) as f32).sqrt();
        let children = self.children(node);
        let width = ((guide.widen * root) as usize + 1).min(children.len());
        // What was not tried yet is taken for a little worse than what the node is worth so far.
        let unknown = if parent.visits == 0 { 0.5 } else { parent.mean(side) - 0.05 };
        let worth = |child: &Node<M>| {
            let mean = if child.visits == 0 { unknown } else { child.mean(side) };
            mean + guide.explore * child.prior * root / (1 + child.visits) as f32
        };
        parent.first_child + best_by(&children[..width], worth)
    }

    #[inline(always)]
    pub(super) fn back_up(&mut self, path: &[u32], shares: &[f32; MAX_SEATS]) {
        for &node in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, share) in node.sums.iter_mut().zip(shares) {
                *sum += share;
            }
        }
    }

    /// Whether so many moves of the most visited line were tried often, or all that it can have: it may end with a throw, with
    /// the game, or where a full tree grows no further. `often` is more than it takes for a node to get children.
    pub(super) fn has_seen(&self, depth: u32, often: u32) -> bool {
        let mut node = Self::ROOT;
        for _ in 0..depth {
            if !matches!(self.nodes[node as usize].kind, Some(Kind::Choice(_))) {
                return self.visits(node) >= often;
            }
            let best = best_by(self.children(node), |child| child.visits as f32);
            node = self.nodes[node as usize].first_child + best;
            if self.visits(node) < often {
                return false;
            }
        }
        true
    }

    /// The most visited line from the root, as long as seats choose.
    pub(super) fn most_visited_line(&self, longest: usize) -> Vec<M> {
        let mut line = Vec::new();
        let mut node = Self::ROOT;
        while line.len() < longest && matches!(self.nodes[node as usize].kind, Some(Kind::Choice(_))) {
            let best = best_by(self.children(node), |child| child.visits as f32);
            node = self.nodes[node as usize].first_child + best;
            if self.visits(node) == 0 {
                break;
            }
            line.push(self.mv(node));
        }
        line
    }
}

#[inline(always)]
fn best_by<M>(nodes: &[Node<M>], worth: impl Fn(&Node<M>) -> f32) -> u32 {
    let mut best = (f32::NEG_INFINITY, 0);
    for (index, node) in nodes.iter().enumerate() {
        let worth = worth(node);
        if worth > best.0 {
            best = (worth, index as u32);
        }
    }
    best.1
}
