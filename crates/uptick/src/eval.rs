//! What is good in Uptick.

use messdeck_core::{MAX_SEATS, Square};
use messdeck_search::{Evaluator, Levels, Method, Mind, Shape};

use crate::rules::{BLUE, Move, Position, RED};

/// How the computer thinks about Uptick.
pub(crate) const MIND: Mind<Eval> = Mind {
    evaluator: Eval,
    method: Method::AlphaBeta(Shape { widths: [24, 32, 64], reduce_after: 4 }),
    solve_below: 0,
    levels: Levels { full: 8_000_000, step: 4, blur: 0.2 },
};

/// A hand-made judgement, in hundredths of a point.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Evaluator<Position> for Eval {
    const SCALE: f32 = 400.0;
    const POINT: Option<f32> = Some(100.0);

    fn standing(&self, position: &Position) -> [i32; MAX_SEATS] {
        let mut standing = [0; MAX_SEATS];
        for seat in [RED, BLUE] {
            let captured = 100 * position.captured(seat).points() as i32;
            let free = position.unfrozen(seat).count_ones() as i32;
            let reach = |from| position.reach(seat, from).count_ones() as i32;
            let reach: i32 = Square::all(position.unfrozen(seat)).map(reach).sum();
            standing[seat.index()] = captured + 20 * free + 3 * reach;
        }
        standing
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        match mv {
            Move::Capture { from, to } => {
                2000 + 200 * i32::from(position.value(to)) - 20 * i32::from(position.value(from))
            }
            Move::Place { value, .. } => 100 + 10 * i32::from(value),
            Move::Slide { .. } => 50,
            Move::Pass => 0,
        }
    }

    fn is_forcing(&self, _position: &Position, mv: Move) -> bool {
        matches!(mv, Move::Capture { .. })
    }
}
