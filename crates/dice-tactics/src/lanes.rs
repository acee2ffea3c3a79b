//! The moves of a turn as twelve lanes: sets of squares from which a unit can do one thing.
//!
//! A lane is a way to act, such as "one step or attack to the north", and its mask holds the squares of the units
//! that can act so. Each square of each lane is one move: to count the moves is to count bits, and the
//! `k`-th move is the `k`-th bit.

use messdeck_core::{Square, bits};

use crate::Ranged;
use crate::geometry::Direction;
use crate::rules::{Move, Position};
use crate::unit::Kind;

/// A step into an empty square or an attack, clockwise from the north; no square is both.
const STEPS: usize = 0;
/// A ranged attack, clockwise from the north; where it strikes is an option (DT-5).
const SHOTS: usize = 4;
/// A skirmisher's diagonal step to the next rank, east or west as its pips lie, and to the one before.
const DIAGONALS: usize = 8;
/// A rotation.
const ROTATIONS: usize = 10;
/// The one move `hold`, which stands on the first square whatever is there.
const HOLD: usize = 11;

const LANES: usize = HOLD + 1;

pub(crate) type Lanes = [u64; LANES];

/// The lanes of the acting side, in play.
#[inline(always)]
pub(crate) fn lanes(position: &Position) -> Lanes {
    use Direction::{East, North, South, West};

    let own = position.units_of(position.to_act());
    let enemy = position.units_of(position.to_act().other());
    let empty = position.empty();
    let turned = position.turned();
    let line = position.kind(Kind::LineInfantry);
    let skirmishers = own & position.kind(Kind::Skirmisher);
    // Line infantry does not move across its edges with three pips.
    let north_south = own & !(line & turned);
    let east_west = own & !(line & !turned);

    // Who stands before a square is found by stepping back from it.
    let step = |movers: u64, back: Direction| movers & back.shift(empty) | own & back.shift(enemy);
    let shot = |back: Direction| {
        skirmishers
            & match position.rules().ranged {
                Ranged::Gap => back.shift(empty & back.shift(enemy)),
                Ranged::Adjacent => back.shift(enemy),
            }
    };
    let diagonal = |back: Direction| {
        let (beside_rising, beside_falling) = if matches!(back, South) { (West, East) } else { (East, West) };
        let empty = back.shift(empty);
        skirmishers & (!turned & beside_rising.shift(empty) | turned & beside_falling.shift(empty))
    };
    [
        step(north_south, South),
        step(east_west, West),
        step(north_south, North),
        step(east_west, East),
        shot(South),
        shot(West),
        shot(North),
        shot(East),
        diagonal(South),
        diagonal(North),
        own & position.rotatable(),
        1,
    ]
}

/// How many moves there are.
#[inline(always)]
pub(crate) fn count(lanes: &Lanes) -> usize {
    lanes.iter().map(|squares| squares.count_ones() as usize).sum()
}

/// The `k`-th move.
#[inline(always)]
pub(crate) fn nth(position: &Position, lanes: &Lanes, k: usize) -> Option<Move> {
    let mut left = k;
    for (lane, &squares) in lanes.iter().enumerate() {
        let count = squares.count_ones() as usize;
        if left < count {
            return Some(to_move(position, lane, Square::new(bits::nth(squares, left))));
        }
        left -= count;
    }
    None
}

/// The move of the unit on a square of a lane.
#[inline(always)]
pub(crate) fn to_move(position: &Position, lane: usize, from: Square) -> Move {
    const STEP: [i32; 4] = [8, 1, -8, -1];
    let to = |distance: i32| Square::new((from.index() as i32 + distance) as u32);
    match lane {
        STEPS..SHOTS => {
            let to = to(STEP[lane]);
            if position.empty() & to.bit() != 0 {
                Move::Step { from, to }
            } else {
                Move::Attack { from, target: to }
            }
        }
        SHOTS..DIAGONALS => {
            let distance = match position.rules().ranged {
                Ranged::Gap => 2,
                Ranged::Adjacent => 1,
            };
            Move::Shoot { from, target: to(distance * STEP[lane - SHOTS]) }
        }
        DIAGONALS..ROTATIONS => {
            let falling = position.turned() & from.bit() != 0;
            let up = if falling { 7 } else { 9 };
            Move::Step { from, to: to(if lane == DIAGONALS { up } else { -up }) }
        }
        ROTATIONS => Move::Rotate { at: from },
        _ => Move::Hold,
    }
}

/// The moves of the unit on a square, `hold` excepted.
pub(crate) fn of_unit(position: &Position, from: Square) -> impl Iterator<Item = Move> {
    let lanes = lanes(position);
    (0..HOLD)
        .filter(move |&lane| lanes[lane] & from.bit() != 0)
        .map(move |lane| to_move(position, lane, from))
}

/// The `k`-th placement of the acting side, in setup.
#[inline(always)]
pub(crate) fn nth_placement(position: &Position, k: usize) -> Option<Move> {
    let places = position.places();
    let count = places.count_ones() as usize;
    let unit = *position.placeable().get(k.checked_div(count)?)?;
    Some(Move::Place { unit, to: Square::new(bits::nth(places, k % count)) })
}
