//! What is good in Uptick: points in hand, and dice that can still do something.
//!
//! The search follows captures to their end by itself, so the judgement asks only what remains when nothing
//! can be taken at once. The weights stand together below; a learned judgement would take the place of
//! [`Eval::standing`] and leave the rest as it is.

use messdeck_core::{MAX_SEATS, Seat, Square};
use messdeck_facade::Mindful;
use messdeck_search::{Evaluator, Levels, Mind, Shape};

use crate::rules::{BLUE, Move, Position, RED};

/// How the computer thinks about Uptick.
///
/// Nearly all moves are placements that change little, hence the narrow widths: the promising ones come first,
/// and looking one move further beats looking at all of them.
impl Mindful for Position {
    type Eval = Eval;
    type Method = Shape;

    const MIND: Mind<Eval, Shape> = Mind {
        evaluator: Eval,
        method: Shape { widths: [24, 32, 64], reduce_after: 4 },
        solve_below: 0,
        levels: Levels { full: 2_200_000, step: 4, blur: 0.25 },
    };
}

/// A point that is captured, the unit of everything.
const POINT: i32 = 100;
/// A die that is not frozen: it threatens, escapes, and has the last word in a tie.
const FREE: i32 = 20;
/// A square that such a die reaches: the more of them, the harder it is to place anything near it.
const REACHED: i32 = 3;

/// Captures are tried first, the dearest prey by the cheapest hunter before the others.
const CAPTURE: i32 = 2000;
const PREY: i32 = 200;
const HUNTER: i32 = 20;
/// Then placements: a high die threatens more squares and is frozen by fewer.
const PLACEMENT: i32 = 100;
const HEIGHT: i32 = 10;
/// Slides come last: they use up a value.
const SLIDE: i32 = 50;

/// A hand-made judgement, in hundredths of a point.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Evaluator<Position> for Eval {
    const SCALE: f32 = 400.0;
    const POINT: Option<f32> = Some(POINT as f32);

    fn standing(&self, position: &Position) -> [i32; MAX_SEATS] {
        let mut standing = [0; MAX_SEATS];
        for seat in [RED, BLUE] {
            standing[seat.index()] = stand(position, seat);
        }
        standing
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        match mv {
            Move::Capture { from, to } => {
                let (hunter, prey) = (position.value(from), position.value(to));
                CAPTURE + PREY * i32::from(prey) - HUNTER * i32::from(hunter)
            }
            Move::Place { value, .. } => PLACEMENT + HEIGHT * i32::from(value),
            Move::Slide { .. } => SLIDE,
            Move::Pass => 0,
        }
    }

    fn is_forcing(&self, _position: &Position, mv: Move) -> bool {
        matches!(mv, Move::Capture { .. })
    }
}

fn stand(position: &Position, seat: Seat) -> i32 {
    let free = position.unfrozen(seat);
    let reached: u32 = Square::all(free).map(|from| position.reach(seat, from).count_ones()).sum();
    POINT * position.captured(seat).points() as i32
        + FREE * free.count_ones() as i32
        + REACHED * reached as i32
}
