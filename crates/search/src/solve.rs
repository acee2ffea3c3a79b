//! Proofs: who wins with best play, by looking at everything that matters.
//!
//! For two sides without dice. No judgement is involved: a value is proven by the ends of games alone, or there
//! is none.

use std::ops::ControlFlow;

use messdeck_core::{Position, Side, Turn};

use crate::evaluator::{Evaluator, sign};

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
    let Turn::Decide(seat) = position.turn() else { return None };
    let mut solver = Solver::<P, E> {
        evaluator,
        known: vec![(0, Known::NOTHING); entries.next_power_of_two()],
        moves: Vec::with_capacity(4096),
        nodes: 0,
        most: nodes,
        stop,
    };
    let side = position.side(seat);
    let (value, best) = solver.prove(position, side, -1, 1)?;
    Some(Solution { value, best: best?, nodes: solver.nodes })
}

struct Solver<'s, P: Position, E> {
    evaluator: E,
    /// What is proven for the side to act, by key.
    known: Vec<(u64, Known)>,
    /// The moves of all nodes on the current line, one after the other.
    moves: Vec<(i32, P::Move)>,
    nodes: u64,
    most: u64,
    stop: &'s mut dyn FnMut() -> bool,
}

/// The value lies between these.
#[derive(Clone, Copy)]
struct Known {
    at_least: i8,
    at_most: i8,
}

impl Known {
    const NOTHING: Known = Known { at_least: -1, at_most: 1 };
}

impl<P: Position, E: Evaluator<P>> Solver<'_, P, E> {
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
        let known = if known_key == key { found } else { Known::NOTHING };
        let (at_least, at_most) = (i32::from(known.at_least), i32::from(known.at_most));
        if !is_root && (at_least >= beta || at_least == at_most) {
            return Some((at_least, None));
        }
        if !is_root && at_most <= alpha {
            return Some((at_most, None));
        }

        let start = self.moves.len();
        let (evaluator, moves) = (self.evaluator, &mut self.moves);
        let _ = position.visit(|mv| {
            moves.push((evaluator.promise(position, mv), mv));
            ControlFlow::<()>::Continue(())
        });
        self.moves[start..].sort_unstable_by_key(|(promise, _)| std::cmp::Reverse(*promise));
        let mut best = (-2, None);
        for index in start..self.moves.len() {
            let mv = self.moves[index].1;
            let value = self.child(&position.play_unchecked(mv), side, alpha.max(best.0), beta)?;
            if value > best.0 {
                best = (value, Some(mv));
            }
            if value >= beta || value == 1 {
                break;
            }
        }
        self.moves.truncate(start);
        let value = best.0 as i8;
        self.known[place] = (
            key,
            Known {
                at_least: if best.0 > alpha || best.0 >= beta { value } else { known.at_least },
                at_most: if best.0 < beta { value } else { known.at_most },
            },
        );
        Some(best)
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
