//! What is good in Uckers.

use messdeck_core::MAX_SEATS;
use messdeck_search::{Evaluator, Levels, Method, Mind, Policy};

use crate::rules::{Move, Position};

/// How the computer thinks about Uckers.
pub(crate) const MIND: Mind<Eval> = Mind {
    evaluator: Eval,
    method: Method::Mcts(Policy::Plain),
    solve_below: 0,
    levels: Levels { full: 8_000_000, step: 4, blur: 0.2 },
};

/// A hand-made judgement.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Evaluator<Position> for Eval {
    const SCALE: f32 = 400.0;

    fn standing(&self, _position: &Position) -> [i32; MAX_SEATS] {
        [0; MAX_SEATS]
    }

    fn promise(&self, _position: &Position, _mv: Move) -> i32 {
        0
    }
}
