//! The one entry: a position in, an answer out.

use libm::logf;
use messdeck_core::{Draw, MAX_SEATS, Position, Seat, Side, Turn};

use crate::alphabeta::{AlphaBeta, Budget, DEEPEST, Found, Line, Shape};
use crate::evaluator::{Evaluator, PROVEN, chances, lead, shares, sides, win_chance};
use crate::mcts::{Evening, Growth, Guide, grow_guided, grow_plainly};
use crate::rollouts::{Race, Rollouts};
use crate::sampled::{RootMove, Sampled, together};
use crate::solve::{Choices, Solution, solve_widely};
use crate::threads::on_each;
use crate::{Caller, Levels, Numbers};

/// How a game is best thought about: its evaluator, and what to do with it.
#[derive(Clone, Copy, Debug)]
pub struct Mind<E, M> {
    /// What is good.
    pub evaluator: E,
    /// How to look ahead.
    pub method: M,
    /// With this many legal moves or fewer, a proof is tried first; only for games without dice.
    pub solve_below: usize,
    /// The ladder of levels.
    pub levels: Levels,
}

impl<E, M> Mind<E, M> {
    /// The same with another way of looking ahead.
    pub fn by<N>(self, method: N) -> Mind<E, N> {
        let Mind { evaluator, solve_below, levels, .. } = self;
        Mind { evaluator, method, solve_below, levels }
    }
}

/// A way of looking ahead. A game names its own by its type, so that no other one is compiled for it.
pub trait LookAhead: Copy {
    /// Looks ahead from a position in which a seat decides.
    fn look<P: Position, E: Evaluator<P>>(
        self,
        question: &Question<'_, P, E>,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Thought<P::Move>;

    /// Whether it can tell moves apart that are proven equal.
    fn tells_equals_apart(self) -> bool {
        false
    }
}

/// Plain UCT with uniformly random games, which knows nothing about any game: the yardstick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uct;

/// How long to think. Whichever bound is reached first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Positions to look at, or iterations of a tree search.
    pub nodes: u64,
    /// Moves to look ahead. A tree search has looked so far ahead when the line that it expects was tried often enough, or
    /// can't get longer before a throw or the end; rollouts have a horizon of their own and pay no heed.
    pub depth: Option<u32>,
    /// How many candidates need a value of their own.
    pub lines: usize,
    /// Whether these are to be compared: a tree search, which else spends most on the best move, then spends half of its nodes
    /// on bringing them level. What it says of them is then as sure for each; which is the best one is a little less sure.
    pub evenly: bool,
    /// How many threads think; only with one does the same seed always give the same answer. In a browser it is one.
    pub threads: usize,
    /// What to aim for where a game leaves more to taste than to force.
    pub style: Style,
    /// Megabytes that a table or a tree may take, on all threads together; without it, as much as is usual.
    pub megabytes: Option<u32>,
}

/// What a player aims for where a game leaves more to taste than to force, such as in what an army is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// As a person would, and another way each time.
    Varied,
    /// Whatever is strongest.
    Strongest,
}

impl Limits {
    /// Until it is stopped.
    pub const NONE: Limits = Limits {
        nodes: u64::MAX,
        depth: None,
        lines: 1,
        evenly: false,
        threads: 1,
        style: Style::Strongest,
        megabytes: None,
    };

    /// This many nodes.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes, ..Limits::NONE }
    }

    /// The same with this many candidates that have a value of their own.
    #[must_use]
    pub const fn with_lines(self, lines: usize) -> Limits {
        Limits { lines, ..self }
    }

    /// The same with so many candidates that are to be compared.
    #[must_use]
    pub const fn comparing(self, lines: usize) -> Limits {
        Limits { lines, evenly: true, ..self }
    }

    /// The same in this style.
    #[must_use]
    pub const fn with_style(self, style: Style) -> Limits {
        Limits { style, ..self }
    }

    /// The same on this many threads.
    #[must_use]
    pub const fn with_threads(self, threads: usize) -> Limits {
        Limits { threads, ..self }
    }
}

/// What a player found.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move it would make.
    pub best: M,
    /// What each side can expect.
    pub values: Vec<Value>,
    /// How it might go on, the best move first, up to the next throw.
    pub variation: Vec<M>,
    /// The moves it considered, best first. Only the first few have values of their own.
    pub candidates: Vec<Candidate<M>>,
    /// Positions, or iterations of a tree search, that it looked at.
    pub nodes: u64,
    /// How far it looked ahead, in moves; 0 where that has no meaning.
    pub depth: u32,
    /// Whether the value is proven by the rules alone.
    pub solved: bool,
    /// Moves made in random games on the way.
    pub rollout_moves: u64,
}

/// What a side can expect.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Value {
    /// The chance of winning, a draw counted as half.
    pub win: f32,
    /// The points it will be ahead of the best other side, in games that count points.
    pub margin: Option<f32>,
}

/// A move that was considered.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// What the side that chooses can expect from it.
    pub value: Value,
    /// The standard error of how far its chance of winning lies from that of the best candidate, where both are means over games
    /// or leaves; else 0.
    pub error: f32,
    /// How often a tree search went this way; 0 where that has no meaning.
    pub visits: u32,
}

/// How many nodes are spent on a proof where only time bounds the thinking: some twenty milliseconds, so that there is time
/// for something else if it fails.
const PROOF_NODES: u64 = 60_000;
/// The entries of a proof's table.
const PROOF_ENTRIES: usize = 1 << 16;

/// Thinks about a position until a limit is reached or `stop` says so. On one thread the same seed and the same limits
/// in nodes give the same answer. `None` exactly where no seat decides.
pub fn think<P: Position, E: Evaluator<P>, M: LookAhead>(
    position: &P,
    mind: &Mind<E, M>,
    limits: Limits,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Thought<P::Move>> {
    think_aloud(position, mind, limits, seed, Caller::silent(stop))
}

/// The same for a caller who may want to hear meanwhile what was found so far. What is known without a search, and what is
/// proven, comes only as the answer.
pub fn think_aloud<P: Position, E: Evaluator<P>, M: LookAhead>(
    position: &P,
    mind: &Mind<E, M>,
    limits: Limits,
    seed: u64,
    caller: Caller<'_, Thought<P::Move>>,
) -> Option<Thought<P::Move>> {
    let Turn::Decide(seat) = position.turn() else { return None };
    let side = position.side(seat);
    let evaluator = mind.evaluator;
    if let Some((mv, nodes)) = evaluator.known(position, limits, seed) {
        return Some(Thought { nodes, ..unsearched(position, side, evaluator, mv) });
    }
    let question = Question { position, side, evaluator, limits, seed };
    if position.count() <= mind.solve_below {
        let nodes = if limits.nodes == u64::MAX { PROOF_NODES } else { limits.nodes / 4 };
        if let Some(Choices { solution, equals }) =
            solve_widely(position, evaluator, nodes, PROOF_ENTRIES, caller.stop)
        {
            let proven = solved(side, &solution);
            if equals.len() < 2 || !mind.method.tells_equals_apart() {
                return Some(proven);
            }
            let tried = mind.method.look(&question, Caller::silent(caller.stop));
            return Some(hardest(proven, &equals, &tried));
        }
    }
    Some(mind.method.look(&question, caller))
}

/// What each side can expect, wherever the game stands: from the outcome where it is over, the mean over the
/// throws where dice are about to fall (the nodes are shared among them), else from [`think`].
pub fn expect<P: Position, E: Evaluator<P>, M: LookAhead>(
    position: &P,
    mind: &Mind<E, M>,
    limits: Limits,
    seed: u64,
    stop: &mut dyn FnMut() -> bool,
) -> Vec<Value> {
    let sides = sides(position);
    match position.turn() {
        Turn::Over(outcome) => {
            let shares = shares(position, &outcome);
            let points = |side: usize| {
                let scores = outcome.scores?;
                let best = |own: bool| {
                    let seats = (0..position.seats()).map(Seat::new);
                    let seats = seats.filter(|&seat| (position.side(seat).index() == side) == own);
                    seats.map(|seat| scores[seat.index()]).max().unwrap_or(0)
                };
                Some((best(true) - best(false)) as f32)
            };
            (0..sides).map(|side| Value { win: shares[side], margin: points(side) }).collect()
        }
        Turn::Decide(_) => think(position, mind, limits, seed, stop).map_or(Vec::new(), |t| t.values),
        // Several dice may fall one after the other; where the nodes no longer suffice for every throw, the
        // judgement has to do, or the throws would multiply without end.
        Turn::Chance(_) if limits.nodes < position.count() as u64 => {
            let chances = chances(position, mind.evaluator, sides);
            chances[..sides].iter().map(|&win| Value { win, margin: None }).collect()
        }
        Turn::Chance(_) => {
            let share = Limits { nodes: limits.nodes / position.count() as u64, ..limits };
            let mut total = 0.0;
            let mut mean = vec![Value { win: 0.0, margin: Some(0.0) }; sides];
            position.each(|mv| {
                let weight = position.weight(mv) as f32;
                total += weight;
                let values = expect(&position.play_unchecked(mv), mind, share, seed, stop);
                for (sum, value) in mean.iter_mut().zip(values) {
                    sum.win += weight * value.win;
                    sum.margin = sum.margin.zip(value.margin).map(|(sum, margin)| sum + weight * margin);
                }
            });
            let part = |sum: f32| sum / total;
            mean.iter().map(|sum| Value { win: part(sum.win), margin: sum.margin.map(part) }).collect()
        }
    }
}

/// Plain UCT with uniformly random games: the yardstick.
pub fn think_plainly<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    iterations: u64,
    seed: u64,
    caller: Caller<'_, Thought<P::Move>>,
) -> Option<Thought<P::Move>> {
    let Turn::Decide(seat) = position.turn() else { return None };
    let (side, limits) = (position.side(seat), Limits::nodes(iterations));
    let question = Question { position, side, evaluator, limits, seed };
    Some(Uct.look(&question, caller))
}

/// The move whose next position the evaluator likes best; equal ones are drawn from.
pub fn think_greedily<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    seed: u64,
) -> Option<Thought<P::Move>> {
    let Turn::Decide(seat) = position.turn() else { return None };
    let side = position.side(seat);
    let mut numbers = Numbers::seeded(seed);
    let mut best: Option<(i32, P::Move)> = None;
    let (mut ties, mut nodes) = (0, 0);
    position.each(|mv| {
        nodes += 1;
        let worth = lead(&position.play_unchecked(mv), side, evaluator);
        match best {
            Some((known, _)) if worth < known => {}
            Some((known, _)) if worth == known => {
                ties += 1;
                if numbers.below(ties) == 0 {
                    best = Some((worth, mv));
                }
            }
            _ => {
                ties = 1;
                best = Some((worth, mv));
            }
        }
    });
    let (_, mv) = best?;
    Some(Thought { nodes, ..unsearched(position, side, evaluator, mv) })
}

/// A move with what the evaluator says about the position behind it.
fn unsearched<P: Position, E: Evaluator<P>>(
    position: &P,
    side: Side,
    evaluator: E,
    mv: P::Move,
) -> Thought<P::Move> {
    let value = value_of::<P, E>(lead(&position.play_unchecked(mv), side, evaluator));
    Thought {
        best: mv,
        values: both(value, side),
        variation: vec![mv],
        candidates: vec![Candidate { mv, value, error: 0.0, visits: 0 }],
        nodes: 1,
        depth: 1,
        solved: false,
        rollout_moves: 0,
    }
}

fn solved<M: Copy>(side: Side, solution: &Solution<M>) -> Thought<M> {
    let win = (solution.value + 1) as f32 / 2.0;
    let value = Value { win, margin: None };
    Thought {
        best: solution.best,
        values: both(value, side),
        variation: vec![solution.best],
        candidates: vec![Candidate { mv: solution.best, value, error: 0.0, visits: 0 }],
        nodes: solution.nodes,
        depth: 0,
        solved: true,
        rollout_moves: 0,
    }
}

/// Where a game is not won by force, the opponent may still go wrong: of the moves that are proven equal, the one that a tree
/// search likes best.
fn hardest<M: Copy + PartialEq>(proven: Thought<M>, equals: &[M], tried: &Thought<M>) -> Thought<M> {
    let value = proven.candidates[0].value;
    let candidates = tried.candidates.iter().filter(|candidate| equals.contains(&candidate.mv));
    let candidates: Vec<_> =
        candidates.map(|candidate| Candidate { value, error: 0.0, ..*candidate }).collect();
    let Some(best) = candidates.first().map(|candidate| candidate.mv) else { return proven };
    Thought { best, variation: vec![best], candidates, nodes: proven.nodes + tried.nodes, ..proven }
}

/// Alpha-beta. It is for two sides; more are left to the plain tree search.
impl LookAhead for Shape {
    fn look<P: Position, E: Evaluator<P>>(
        self,
        question: &Question<'_, P, E>,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Thought<P::Move> {
        match sides(question.position) {
            2 => question.look_ahead(self, caller),
            _ => Uct.look(question, caller),
        }
    }
}

/// Guided tree search.
impl LookAhead for Guide {
    fn look<P: Position, E: Evaluator<P>>(
        self,
        question: &Question<'_, P, E>,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Thought<P::Move> {
        question.grow_guided(self, caller)
    }

    fn tells_equals_apart(self) -> bool {
        true
    }
}

impl LookAhead for Rollouts {
    fn look<P: Position, E: Evaluator<P>>(
        self,
        question: &Question<'_, P, E>,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Thought<P::Move> {
        question.try_out(self, caller)
    }
}

impl LookAhead for Uct {
    fn look<P: Position, E: Evaluator<P>>(
        self,
        question: &Question<'_, P, E>,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Thought<P::Move> {
        question.grow_plainly(caller)
    }

    fn tells_equals_apart(self) -> bool {
        true
    }
}

/// What is searched: a position in which a seat of a side decides, and how far.
#[derive(Debug)]
pub struct Question<'q, P, E> {
    position: &'q P,
    side: Side,
    evaluator: E,
    limits: Limits,
    seed: u64,
}

impl<P: Position, E: Evaluator<P>> Question<'_, P, E> {
    /// Bytes for what a thread remembers.
    fn memory(&self) -> Option<usize> {
        let each = |megabytes| (megabytes as usize).saturating_mul(1 << 20) / self.limits.threads.max(1);
        self.limits.megabytes.map(each)
    }

    fn look_ahead(&self, shape: Shape, caller: Caller<'_, Thought<P::Move>>) -> Thought<P::Move> {
        let thought = |(found, nodes): (Found<P::Move>, u64)| {
            let candidate = |line: &Line<P::Move>| Candidate {
                mv: line.mv,
                value: value_of::<P, E>(line.value),
                error: 0.0,
                visits: 0,
            };
            let candidates: Vec<_> = found.lines.iter().map(candidate).collect();
            Thought {
                best: found.lines[0].mv,
                values: both(candidates[0].value, self.side),
                variation: found.variation,
                candidates,
                nodes,
                depth: found.depth,
                solved: found.proven,
                rollout_moves: 0,
            }
        };
        let found = caller.translate(thought, |caller| {
            let budget = Budget {
                nodes: self.limits.nodes,
                depth: self.limits.depth.unwrap_or(DEEPEST),
                lines: self.limits.lines,
                memory: self.memory(),
                threads: self.limits.threads,
                stop: caller.stop,
            };
            let mut search = AlphaBeta::new(self.evaluator, shape, budget);
            let found = search.run(self.position, self.side, caller.hear);
            (found, search.nodes)
        });
        thought(found)
    }

    /// How far a tree grows that has this many nodes.
    fn growth(&self, nodes: u64) -> Growth {
        Growth {
            iterations: nodes.max(1),
            depth: self.limits.depth,
            memory: self.memory(),
            evening: Evening::NONE,
        }
    }

    fn grow_plainly(&self, caller: Caller<'_, Thought<P::Move>>) -> Thought<P::Move> {
        let search = |nodes, seed, caller: Caller<'_, _>| {
            grow_plainly(self.position, self.growth(nodes), seed, caller)
        };
        self.sample(caller, search, Sampled::sort_by_visits)
    }

    /// The nodes of a tree search of which `evenly` says how many bring the candidates level.
    fn evening(&self, nodes: u64) -> Evening {
        match self.limits {
            Limits { evenly: true, lines: 2.., .. } => Evening { lines: self.limits.lines, nodes: nodes / 2 },
            _ => Evening::NONE,
        }
    }

    fn grow_guided(&self, guide: Guide, caller: Caller<'_, Thought<P::Move>>) -> Thought<P::Move> {
        let search = |nodes, seed, caller: Caller<'_, _>| {
            let evening = self.evening(nodes);
            let growth = Growth { evening, ..self.growth(nodes.saturating_sub(evening.nodes)) };
            grow_guided(self.position, self.evaluator, guide, growth, seed, caller)
        };
        let side = self.side.index();
        match self.evening(self.limits.nodes).lines {
            0 => self.sample(caller, search, Sampled::sort_by_visits),
            lines => self.sample(caller, search, |found| found.sort_first_by_share(lines, side)),
        }
    }

    fn try_out(&self, rollouts: Rollouts, caller: Caller<'_, Thought<P::Move>>) -> Thought<P::Move> {
        let search = |nodes, seed, caller: Caller<'_, _>| {
            let race = Race::new(self.position, self.side, self.evaluator, rollouts);
            race.run(nodes, self.limits.lines, seed, caller)
        };
        self.sample(caller, search, |found| found.sort_by_share(self.side.index()))
    }

    /// What several threads find together, each with its share of the nodes and with a seed of its own, the best moves first.
    fn sample(
        &self,
        caller: Caller<'_, Thought<P::Move>>,
        search: impl Fn(u64, u64, Caller<'_, Sampled<P::Move>>) -> Sampled<P::Move> + Sync,
        sort: impl Fn(&mut Sampled<P::Move>),
    ) -> Thought<P::Move> {
        const APART: u64 = 0x9e37_79b9_7f4a_7c15;
        let threads = self.limits.threads.max(1) as u64;
        let summary = |mut found: Sampled<P::Move>| {
            sort(&mut found);
            self.summary(found)
        };
        // The thread that speaks with the caller tells what it found alone; the others have looked at about as much.
        let so_far = |found: Sampled<P::Move>| summary(Sampled { nodes: threads * found.nodes, ..found });
        let found = caller.translate(so_far, |caller| {
            on_each(self.limits.threads, caller, |thread, caller| {
                let seed = self.seed.wrapping_add(APART.wrapping_mul(thread as u64));
                search(self.limits.nodes / threads, seed, caller)
            })
        });
        summary(found.into_iter().reduce(Sampled::with).expect("there is at least one thread"))
    }

    fn summary(&self, found: Sampled<P::Move>) -> Thought<P::Move> {
        let sides = sides(self.position);
        // A share of the win says how far a side leads, if it is neither 0 nor 1: the curve, read backwards.
        let margin = |win: f32| {
            let lead = logf(win / (1.0 - win)) * E::SCALE;
            E::POINT.filter(|_| sides == 2 && win > 0.0 && win < 1.0).map(|point| lead / point)
        };
        let value = |win: f32| Value { win, margin: margin(win) };
        let moves = &found.moves;
        let candidate = |known: &RootMove<P::Move>| Candidate {
            mv: known.mv,
            value: value(known.shares[self.side.index()]),
            error: if known.mv == moves[0].mv { 0.0 } else { together(known.error, moves[0].error) },
            visits: known.visits,
        };
        // What a thread thought follows may begin with another move than the one that all together prefer.
        let best = moves[0].mv;
        let variation = if found.variation.first() == Some(&best) { found.variation } else { vec![best] };
        Thought {
            best,
            values: moves[0].shares[..sides.min(MAX_SEATS)].iter().map(|&win| value(win)).collect(),
            variation,
            candidates: moves.iter().map(candidate).collect(),
            nodes: found.nodes,
            depth: 0,
            solved: false,
            rollout_moves: found.rollout_moves,
        }
    }
}

/// A lead as a chance and a margin.
fn value_of<P: Position, E: Evaluator<P>>(lead: i32) -> Value {
    let margin = E::POINT.filter(|_| lead.abs() <= PROVEN).map(|point| lead as f32 / point);
    Value { win: win_chance(lead, E::SCALE), margin }
}

/// The values of two sides, from that of one.
fn both(value: Value, side: Side) -> Vec<Value> {
    let other = Value { win: 1.0 - value.win, margin: value.margin.map(|margin| -margin) };
    if side.index() == 0 { vec![value, other] } else { vec![other, value] }
}
