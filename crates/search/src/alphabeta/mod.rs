//! Alpha-beta for two sides, with dice.
//!
//! Iterative deepening over a transposition table. A value is always that of a named side: one side may
//! move several times in a row, so nothing here flips a sign because a move was made. Where dice fall, the
//! value is the mean over the throws, and a choice is given up as soon as no remaining throw could save it
//! (Ballard's Star1).

mod order;
#[cfg(not(target_family = "wasm"))]
#[expect(clippy::disallowed_methods, reason = "these threads are not for browsers")]
mod split;
mod table;

use messdeck_core::{Position, Side, Turn};

use crate::caller::Hear;
use crate::evaluator::{Evaluator, PROVEN, WIN, sign};
use order::{History, Ranked};
use table::{Bound, Entry, Table};

/// Larger than any value, and safe to negate.
const INFINITE: i32 = WIN + 1;
/// Forcing moves are followed this far beyond the horizon.
const QUIET_DEPTH: i32 = 6;
/// No search looks further ahead than this, forcing moves aside.
pub(crate) const DEEPEST: u32 = 100;
/// By so much of the evaluator's scale must an idle move be better than another to be chosen instead: some three percent of the chance of
/// winning where the game is even. The horizon likes idle moves, because they put off what is bad; people don't.
const IDLE_HANDICAP: f32 = 0.12;
/// No line gets longer than this.
const LONGEST: usize = 120;

/// How a tree is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// At depths 1, 2 and 3, how many moves are looked at; further ones are passed over as hopeless.
    pub widths: [usize; 3],
    /// Moves after this many are first searched less deep.
    pub reduce_after: usize,
}

impl Shape {
    /// Nothing is passed over and nothing reduced: for proofs.
    pub const EXACT: Shape = Shape { widths: [usize::MAX; 3], reduce_after: usize::MAX };
}

impl Default for Shape {
    fn default() -> Shape {
        Shape { widths: [24, 48, 96], reduce_after: 4 }
    }
}

/// A root move with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<M> {
    pub(crate) mv: M,
    /// Its value for the side that chooses; a bound for lines that were not among the best.
    pub(crate) value: i32,
    /// Whether it does nothing for that side.
    idle: bool,
}

impl<M> Line<M> {
    /// By how much this move must be better than another to stand before it.
    fn handicap(&self, scale: f32) -> i32 {
        if self.idle { (IDLE_HANDICAP * scale) as i32 } else { 0 }
    }
}

/// What a search found.
#[derive(Clone)]
pub(crate) struct Found<M> {
    /// The root moves, best first; at least one.
    pub(crate) lines: Vec<Line<M>>,
    pub(crate) variation: Vec<M>,
    pub(crate) depth: u32,
    /// Whether the value of the best line comes from the end of the game alone.
    pub(crate) proven: bool,
}

/// Bounds of a search, and the way to stop it.
pub(crate) struct Budget<'s> {
    pub(crate) nodes: u64,
    pub(crate) depth: u32,
    /// How many root moves get a value of their own.
    pub(crate) lines: usize,
    /// Bytes that what a thread remembers may take; without it, as much as the nodes call for.
    pub(crate) memory: Option<usize>,
    /// How many threads share the root moves.
    #[cfg_attr(
        target_family = "wasm",
        expect(dead_code, reason = "a browser's page has no threads to give")
    )]
    pub(crate) threads: usize,
    pub(crate) stop: &'s mut dyn FnMut() -> bool,
}

pub(crate) struct AlphaBeta<'s, P: Position, E> {
    evaluator: E,
    shape: Shape,
    memory: Memory<P::Move>,
    budget: Budget<'s>,
    pub(crate) nodes: u64,
    stopped: bool,
    /// Whether some value on the way was judged instead of proven.
    judged: bool,
}

/// What a search knows from what it has seen.
struct Memory<M> {
    table: Table<M>,
    history: History,
    /// The moves of all nodes on the current line, one after the other.
    moves: Vec<Ranked<M>>,
}

impl<M: Copy> Memory<M> {
    /// Enough for this many nodes, unless other bounds were set; an entry for every one would be too much for long searches.
    fn new(budget: &Budget<'_>) -> Memory<M> {
        let table = match budget.memory {
            Some(bytes) => Table::within(bytes),
            None => Table::for_nodes(budget.nodes.min(1 << 20) as usize),
        };
        Memory { table, history: History::new(), moves: Vec::with_capacity(4096) }
    }
}

/// What a value must lie between to matter.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    const FULL: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The same window as the other side sees it.
    fn turned(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Just wide enough to ask "better than alpha?".
    fn closed(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }
}

/// The values of the best root moves so far, as many as need one of their own.
struct Best {
    values: Vec<i32>,
    lines: usize,
}

impl Best {
    fn new(lines: usize) -> Best {
        Best { values: Vec::with_capacity(lines + 1), lines }
    }

    /// What a move must be better than to be one of them.
    fn alpha(&self) -> i32 {
        if self.values.len() < self.lines { -INFINITE } else { self.values[self.lines - 1] }
    }

    fn add(&mut self, value: i32) {
        self.values.push(value);
        self.values.sort_unstable_by(|a, b| b.cmp(a));
        self.values.truncate(self.lines);
    }
}

impl<'s, P: Position, E: Evaluator<P>> AlphaBeta<'s, P, E> {
    pub(crate) fn new(evaluator: E, shape: Shape, budget: Budget<'s>) -> Self {
        let memory = Memory::new(&budget);
        AlphaBeta { evaluator, shape, memory, budget, nodes: 0, stopped: false, judged: false }
    }

    /// Searches deeper and deeper until a bound is reached or everything is proven. A seat of `side` must
    /// be the one to decide. Whoever listens hears what each depth has found, and after how many nodes.
    pub(crate) fn run(
        &mut self,
        root: &P,
        side: Side,
        mut hear: Hear<'_, (Found<P::Move>, u64)>,
    ) -> Found<P::Move> {
        let mut lines = self.root_lines(root);
        #[cfg(not(target_family = "wasm"))]
        let mut helpers: Vec<_> = (1..self.budget.threads).map(|_| Memory::new(&self.budget)).collect();
        let mut found = Found { lines: lines.clone(), variation: Vec::new(), depth: 0, proven: false };
        for depth in 1..=self.budget.depth.min(DEEPEST) {
            self.judged = false;
            #[cfg(not(target_family = "wasm"))]
            let searched = self.split_root(root, side, depth as i32, &mut lines, &mut helpers);
            #[cfg(target_family = "wasm")]
            let searched = self.search_root(root, side, depth as i32, &mut lines);
            // A broken iteration still tells something: its first moves were the best of the one before, and a
            // move that beat them was really better.
            lines[..searched].sort_by_key(|line| std::cmp::Reverse(line.value - line.handicap(E::SCALE)));
            if searched > 0 {
                found.lines.clone_from(&lines);
            }
            if self.stopped {
                break;
            }
            found.depth = depth;
            found.proven = !self.judged || lines[0].value.abs() > PROVEN;
            if let Some(hear) = &mut hear {
                found.variation = self.variation(root, found.lines[0].mv);
                hear((found.clone(), self.nodes));
            }
            if found.proven || lines.len() == 1 {
                break;
            }
        }
        found.variation = self.variation(root, found.lines[0].mv);
        found
    }

    /// All root moves in the order in which they look promising, idle ones at the end: whatever comes first stays first
    /// unless something is really better, and an idle one has to be clearly so.
    fn root_lines(&mut self, root: &P) -> Vec<Line<P::Move>> {
        let start = self.rank(root, None);
        let line = |ranked: &Ranked<P::Move>| Line {
            mv: ranked.mv,
            value: -INFINITE,
            idle: self.evaluator.is_idle(root, ranked.mv),
        };
        let mut lines: Vec<_> = self.memory.moves[start..].iter().map(line).collect();
        self.memory.moves.truncate(start);
        lines.sort_by_key(|line| line.idle);
        lines
    }

    /// Gives every root move a value or a bound; says how many got one before the search was stopped.
    fn search_root(&mut self, root: &P, side: Side, depth: i32, lines: &mut [Line<P::Move>]) -> usize {
        let mut best = Best::new(self.budget.lines);
        for (index, line) in lines.iter_mut().enumerate() {
            let Some(value) = self.search_line(root, side, depth, *line, index, best.alpha()) else {
                return index;
            };
            line.value = value;
            best.add(value - line.handicap(E::SCALE));
        }
        lines.len()
    }

    /// The value of a root move, or a bound if it is not better than alpha with its handicap; `None` if the search was stopped.
    fn search_line(
        &mut self,
        root: &P,
        side: Side,
        depth: i32,
        line: Line<P::Move>,
        index: usize,
        alpha: i32,
    ) -> Option<i32> {
        let alpha = if alpha == -INFINITE { alpha } else { alpha + line.handicap(E::SCALE) };
        let window = Window { alpha, ..Window::FULL };
        let value = self.probe(&root.play_unchecked(line.mv), side, depth - 1, 1, window, index);
        (!self.stopped).then_some(value)
    }

    /// The value of a position for a side.
    fn value(&mut self, position: &P, side: Side, depth: i32, ply: usize, window: Window) -> i32 {
        self.nodes += 1;
        if self.nodes >= self.budget.nodes || self.nodes.is_multiple_of(512) && (self.budget.stop)() {
            self.stopped = true;
        }
        if self.stopped {
            return 0;
        }
        match position.turn() {
            Turn::Over(outcome) => {
                let won = sign(position, outcome.winners) * if side.index() == 0 { 1 } else { -1 };
                won * (WIN - ply as i32)
            }
            Turn::Chance(_) => self.mean(position, side, depth, ply, window),
            Turn::Decide(seat) => {
                let mover = position.side(seat);
                if mover == side {
                    self.choose(position, mover, depth, ply, window)
                } else {
                    -self.choose(position, mover, depth, ply, window.turned())
                }
            }
        }
    }

    /// The value of a position for the side that chooses in it.
    fn choose(&mut self, position: &P, side: Side, depth: i32, ply: usize, window: Window) -> i32 {
        if depth <= 0 || ply >= LONGEST {
            return self.quiet(position, side, depth, ply, window);
        }
        let key = position.key();
        let known = self.memory.table.get(key);
        if let Some(entry) = known
            && i32::from(entry.depth) >= depth
            && let Some(value) = entry.answers(window.alpha, window.beta, ply)
        {
            self.judged |= !entry.proven;
            return value;
        }
        let judged_elsewhere = std::mem::take(&mut self.judged);
        let start = self.rank(position, known.map(|entry| entry.mv));
        let end = self.memory.moves.len();
        let width = self.shape.widths.get(depth as usize - 1).copied().unwrap_or(usize::MAX);
        let last = end.min(start.saturating_add(width));
        self.judged |= last < end;

        let mut best = -INFINITE;
        let mut best_move = self.memory.moves[start].mv;
        let mut open = window;
        for index in start..last {
            let mv = self.memory.moves[index].mv;
            let next = position.play_unchecked(mv);
            let value = self.probe(&next, side, depth - 1, ply + 1, open, index - start);
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                best_move = mv;
                open.alpha = open.alpha.max(value);
                if value >= window.beta {
                    self.memory.history.praise(side, mv, depth);
                    break;
                }
            }
        }
        self.memory.moves.truncate(start);
        if !self.stopped {
            let proven = !self.judged || best.abs() > PROVEN;
            let bound = Bound::of(best, window.alpha, window.beta);
            self.memory.table.put(key, Entry::new(best_move, best, depth, bound, ply, proven));
            self.judged = judged_elsewhere || !proven;
        }
        best
    }

    /// The value of the `index`-th move: late ones are first tried with less depth and a closed window, and only
    /// looked at in full if they surprise.
    fn probe(&mut self, next: &P, side: Side, depth: i32, ply: usize, window: Window, index: usize) -> i32 {
        if index == 0 || window.alpha == -INFINITE {
            return self.value(next, side, depth, ply, window);
        }
        if index >= self.shape.reduce_after && depth >= 2 {
            let less = if index / 6 >= self.shape.reduce_after { 2 } else { 1 };
            let value = self.value(next, side, depth - less, ply, window.closed());
            if value <= window.alpha || self.stopped {
                self.judged = true;
                return value;
            }
        }
        let value = self.value(next, side, depth, ply, window.closed());
        if value <= window.alpha || value >= window.beta || self.stopped {
            return value;
        }
        self.value(next, side, depth, ply, window)
    }

    /// Beyond the horizon: the judgement as it stands, or better if a forcing move makes it so.
    fn quiet(&mut self, position: &P, side: Side, depth: i32, ply: usize, window: Window) -> i32 {
        self.judged = true;
        let mut best = self.lead(position, side);
        if best >= window.beta || depth <= -QUIET_DEPTH || ply >= LONGEST {
            return best;
        }
        let start = self.memory.moves.len();
        let (evaluator, moves) = (self.evaluator, &mut self.memory.moves);
        position.each(|mv| {
            if evaluator.is_forcing(position, mv) {
                moves.push(Ranked { rank: evaluator.promise(position, mv), mv });
            }
        });
        self.memory.moves[start..].sort_unstable_by_key(|ranked| std::cmp::Reverse(ranked.rank));
        for index in start..self.memory.moves.len() {
            let next = position.play_unchecked(self.memory.moves[index].mv);
            let open = Window { alpha: window.alpha.max(best), ..window };
            let value = self.value(&next, side, depth - 1, ply + 1, open);
            if self.stopped {
                break;
            }
            best = best.max(value);
            if best >= window.beta {
                break;
            }
        }
        self.memory.moves.truncate(start);
        best
    }

    /// The mean over the throws by their weights.
    fn mean(&mut self, position: &P, side: Side, depth: i32, ply: usize, window: Window) -> i32 {
        if depth <= 0 {
            self.judged = true;
            return self.lead(position, side);
        }
        let start = self.memory.moves.len();
        let mut total = 0;
        let moves = &mut self.memory.moves;
        position.each(|mv| {
            let weight = position.weight(mv) as i32;
            total += i64::from(weight);
            moves.push(Ranked { rank: weight, mv });
        });
        let limit = i64::from(E::LIMIT);
        let (alpha_sum, beta_sum) = (i64::from(window.alpha) * total, i64::from(window.beta) * total);
        let (mut sum, mut left) = (0, total);
        let mut settled = None;
        for index in start..self.memory.moves.len() {
            let Ranked { mv, rank } = self.memory.moves[index];
            let weight = i64::from(rank);
            left -= weight;
            // Up to `low` the mean stays below alpha even if all other throws are wins, from `high` on it is
            // at least beta even if they are losses.
            let low = (alpha_sum - sum - left * limit).div_euclid(weight);
            let high = -(-(beta_sum - sum + left * limit)).div_euclid(weight);
            if low >= limit {
                settled = Some(sum + (weight + left) * limit);
                break;
            }
            if high <= -limit {
                settled = Some(sum - (weight + left) * limit);
                break;
            }
            let open = Window { alpha: low.max(-limit - 1) as i32, beta: high.min(limit + 1) as i32 };
            let next = position.play_unchecked(mv);
            let value = i64::from(self.value(&next, side, depth, ply + 1, open)).clamp(-limit, limit);
            if self.stopped {
                break;
            }
            sum += weight * value;
            if value <= low {
                settled = Some(sum + left * limit);
                break;
            }
            if value >= high {
                settled = Some(sum - left * limit);
                break;
            }
        }
        self.memory.moves.truncate(start);
        settled.unwrap_or(sum).div_euclid(total) as i32
    }

    /// How far the side is ahead, as the evaluator sees it.
    fn lead(&self, position: &P, side: Side) -> i32 {
        let standing = self.evaluator.standing(position);
        standing[side.index()] - standing[1 - side.index()]
    }

    /// Puts the legal moves on the stack, the most promising first, and gives the place of the first.
    fn rank(&mut self, position: &P, known: Option<P::Move>) -> usize {
        let start = self.memory.moves.len();
        let side = position.turn().seat().map_or(Side::new(0), |seat| position.side(seat));
        let (evaluator, history, moves) = (self.evaluator, &self.memory.history, &mut self.memory.moves);
        position.each(|mv| {
            let rank = match known {
                Some(best) if best == mv => i32::MAX,
                _ => evaluator.promise(position, mv).saturating_add(history.of(side, mv)),
            };
            moves.push(Ranked { rank, mv });
        });
        self.memory.moves[start..].sort_unstable_by_key(|ranked| std::cmp::Reverse(ranked.rank));
        start
    }

    /// The line that the table remembers behind a root move, up to the next throw.
    fn variation(&self, root: &P, first: P::Move) -> Vec<P::Move> {
        let mut line = vec![first];
        let mut position = root.play_unchecked(first);
        while line.len() < 24
            && matches!(position.turn(), Turn::Decide(_))
            && let Some(entry) = self.memory.table.get(position.key())
            && position.why_not(entry.mv).is_none()
        {
            line.push(entry.mv);
            position = position.play_unchecked(entry.mv);
        }
        line
    }
}
