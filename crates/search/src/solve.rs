//! Proofs: who wins with best play, by looking at everything that matters.
//!
//! For two sides without dice. No judgement is involved: a value is proven by the ends of games alone, or there
//! is none.

use std::ops::Range;

use messdeck_core::{Position, Side, Turn};

use crate::evaluator::{Bounds, Evaluator, sign};

/// What a proof found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<M> {
    /// For the side to act: 1 it wins, 0 it draws, −1 it loses.
    pub value: i32,
    /// A move that brings it there.
    pub best: M,
    /// Positions looked at.
    pub nodes: u64,
}

/// Tries to prove the value of a position within a number of nodes and a table of so many entries. `None` if
/// the bounds were reached first, if dice are involved, or if the game is over.
pub fn solve<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    nodes: u64,
    entries: usize,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Solution<P::Move>> {
    Solver::new(evaluator, nodes, entries, stop).solution(position)
}

/// A solution with all moves that are known to bring its value, the best one first. There may be more: they are sought only
/// where the game is not won, and only as long as the nodes last.
pub(crate) struct Choices<M> {
    pub(crate) solution: Solution<M>,
    pub(crate) equals: Vec<M>,
}

/// The same as [`solve`], with the moves to choose from.
pub(crate) fn solve_widely<P: Position, E: Evaluator<P>>(
    position: &P,
    evaluator: E,
    nodes: u64,
    entries: usize,
    stop: &mut dyn FnMut() -> bool,
) -> Option<Choices<P::Move>> {
    let mut solver = Solver::new(evaluator, nodes, entries, stop);
    let solution = solver.solution(position)?;
    let equals = solver.equals(position, &solution);
    Some(Choices { solution: Solution { nodes: solver.nodes, ..solution }, equals })
}

struct Solver<'s, P: Position, E> {
    evaluator: E,
    /// What is proven for the side to act, by key.
    known: Vec<(u64, Bounds)>,
    /// The moves of all nodes on the current line, one after the other.
    moves: Vec<(i32, P::Move)>,
    nodes: u64,
    most: u64,
    stop: &'s mut dyn FnMut() -> bool,
}

impl<'s, P: Position, E: Evaluator<P>> Solver<'s, P, E> {
    fn new(evaluator: E, most: u64, entries: usize, stop: &'s mut dyn FnMut() -> bool) -> Self {
        let known = vec![(0, Bounds::OPEN); entries.next_power_of_two()];
        Solver { evaluator, known, moves: Vec::with_capacity(4096), nodes: 0, most, stop }
    }

    fn solution(&mut self, position: &P) -> Option<Solution<P::Move>> {
        let Turn::Decide(seat) = position.turn() else { return None };
        let (value, best) = self.prove(position, position.side(seat), -1, 1)?;
        Some(Solution { value, best: best?, nodes: self.nodes })
    }

    /// The value for the side to act, exact if it lies between the bounds, and a move that brings it; `None`
    /// when a bound of the effort was reached.
    fn prove(&mut self, position: &P, side: Side, alpha: i32, beta: i32) -> Option<(i32, Option<P::Move>)> {
        self.nodes += 1;
        if self.nodes > self.most || self.nodes.is_multiple_of(1024) && (self.stop)() {
            return None;
        }
        let key = position.key();
        let place = key as usize & (self.known.len() - 1);
        let is_root = self.nodes == 1;
        let (known_key, found) = self.known[place];
        let known = if known_key == key { found } else { self.evaluator.certain(position) };
        let (at_least, at_most) = (i32::from(known.at_least), i32::from(known.at_most));
        if !is_root && (at_least >= beta || at_least == at_most) {
            return Some((at_least, None));
        }
        if !is_root && at_most <= alpha {
            return Some((at_most, None));
        }

        let listed = self.list(position);
        let mut best = (-2, None);
        for index in listed.clone() {
            let mv = self.moves[index].1;
            let value = self.child(&position.play_unchecked(mv), side, alpha.max(best.0), beta)?;
            if value > best.0 {
                best = (value, Some(mv));
            }
            if value >= beta || value == 1 {
                break;
            }
        }
        self.moves.truncate(listed.start);
        let value = best.0 as i8;
        self.known[place] = (
            key,
            Bounds {
                at_least: if best.0 > alpha || best.0 >= beta { value } else { known.at_least },
                at_most: if best.0 < beta { value } else { known.at_most },
            },
        );
        Some(best)
    }

    /// The moves that bring the same value as the solution, as far as the nodes go.
    fn equals(&mut self, position: &P, solution: &Solution<P::Move>) -> Vec<P::Move> {
        let mut equals = vec![solution.best];
        let Turn::Decide(seat) = position.turn() else { return equals };
        if solution.value == 1 {
            return equals;
        }
        let others = self.list(position);
        for index in others.clone() {
            let mv = self.moves[index].1;
            let value = solution.value;
            match self.child(&position.play_unchecked(mv), position.side(seat), value - 1, value) {
                Some(reached) if reached >= value && mv != solution.best => equals.push(mv),
                Some(_) => {}
                None => break,
            }
        }
        self.moves.truncate(others.start);
        equals
    }

    /// Lists the moves, the most promising first, and says where.
    #[inline(always)]
    fn list(&mut self, position: &P) -> Range<usize> {
        let start = self.moves.len();
        let (evaluator, moves) = (self.evaluator, &mut self.moves);
        position.each(|mv| {
            moves.push((evaluator.promise(position, mv), mv));
        });
        self.moves[start..].sort_unstable_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        start..self.moves.len()
    }

    /// The value of a position for a side, whoever acts in it.
    fn child(&mut self, position: &P, side: Side, alpha: i32, beta: i32) -> Option<i32> {
        match position.turn() {
            Turn::Over(outcome) => {
                Some(sign(position, outcome.winners) * if side.index() == 0 { 1 } else { -1 })
            }
            Turn::Chance(_) => None,
            Turn::Decide(seat) if position.side(seat) == side => {
                Some(self.prove(position, side, alpha, beta)?.0)
            }
            Turn::Decide(seat) => Some(-self.prove(position, position.side(seat), -beta, -alpha)?.0),
        }
    }
}
