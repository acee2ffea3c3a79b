//! An army as a person would field it: a few officers to the rear, a mixed line in front of them, cavalry in pairs,
//! and another one each time.
//!
//! Each unit is chosen by what stands already, so that nothing has to be remembered from one placement to the next, and
//! whatever somebody else has begun is gone on with.

use messdeck_core::{Draw, Position as _, Seat, Square};
use messdeck_search::Numbers;

use super::muster::{left_to_place, pick, ranks};
use crate::geometry::Direction;
use crate::rules::{Move, Position, WHITE};
use crate::unit::{Kind, Unit};

/// The next unit to place.
pub(super) fn next(position: &Position, numbers: &mut Numbers) -> Option<Move> {
    let seat = position.to_act();
    let placement = if needs_officer(position, seat, numbers) {
        officer(position, seat, numbers)
    } else {
        partner(position, seat, numbers).unwrap_or_else(|| fighter(position, seat, numbers))
    };
    let mv = Move::Place { unit: placement.0, to: placement.1 };
    // Whatever was begun by hand, some placement is legal.
    if position.why_not(mv).is_none() { Some(mv) } else { position.nth(numbers.below(position.count())) }
}

/// Whether the next unit is an officer: two to four of them in a large army, one or two in a small one, spread over
/// the setup.
fn needs_officer(position: &Position, seat: Seat, numbers: &mut Numbers) -> bool {
    let army = position.rules().army() as usize;
    let standing = position.officers(seat) as usize;
    let most = usize::from(position.rules().officers).min(army / 4 + 1).min(4);
    let least = most.min(2).min(army / 4);
    let left = left_to_place(position, seat);
    let missing = least.saturating_sub(standing);
    missing >= left || standing < most && numbers.below(left + 2) < most - standing
}

/// An officer to the rear, away from the edge where he would be cornered, and behind a unit if there is one.
fn officer(position: &Position, seat: Seat, numbers: &mut Numbers) -> (Unit, Square) {
    let empty = position.empty();
    let rear = ranks(seat, 0, 2) & empty;
    let covered = behind(position.units_of(seat), seat) & rear & !EDGE_FILES;
    let second = ranks(seat, 1, 2) & empty & !EDGE_FILES;
    (Unit::Officer, pick(first_of([covered, second, rear, position.places()]), numbers))
}

/// The partner of a cavalry that rides alone: beside it, so that their wedge points at the enemy.
fn partner(position: &Position, seat: Seat, numbers: &mut Numbers) -> Option<(Unit, Square)> {
    let ahead = if seat == WHITE { Direction::North } else { Direction::South };
    let cavalry = position.units_of(seat) & position.kind(Kind::Cavalry);
    let is_alone =
        |square: &Square| Direction::ALL.into_iter().all(|edge| !position.is_point(seat, *square, edge));
    let alone: Vec<Square> = Square::all(cavalry).filter(is_alone).collect();
    let one = *alone.get(numbers.below(alone.len().max(1)))?;
    let unit = position.die(one)?.unit;
    let falling = unit == Unit::CavalryFalling;
    let to = Square::all(ahead.mirrored(falling).shift(one.bit()) & position.places()).next()?;
    Some((unit.rotated()?, to))
}

/// A fighter of a kind that is rare so far, where such units like to stand.
fn fighter(position: &Position, seat: Seat, numbers: &mut Numbers) -> (Unit, Square) {
    let own = position.units_of(seat);
    let standing = |unit: Unit| (position.kind(unit.kind()) & own).count_ones() as usize;
    // Two draws, and the kind of which fewer stand: mixed, and yet another army each time.
    let mut draw = || LINE[numbers.below(LINE.len())];
    let (one, other) = (draw(), draw());
    let unit = if standing(other) < standing(one) { other } else { one };
    let empty = position.places();
    let front = ranks(seat, 2, 4) & empty;
    let wished = match unit.kind() {
        Kind::Skirmisher => ranks(seat, 3, 4) & empty,
        Kind::Cavalry => front & (EDGE_FILES | EDGE_FILES >> 1 & !EDGE_FILES | EDGE_FILES << 1 & !EDGE_FILES),
        // A line: beside those who stand in it.
        _ => spread_sideways(own) & front,
    };
    (unit, pick(first_of([wished, front, empty]), numbers))
}

const LINE: [Unit; 10] = [
    Unit::SkirmisherRising,
    Unit::SkirmisherFalling,
    Unit::CavalryRising,
    Unit::CavalryFalling,
    Unit::Pikemen,
    Unit::Pikemen,
    Unit::SquareInfantry,
    Unit::SquareInfantry,
    Unit::LineInfantryRows,
    Unit::LineInfantryRows,
];

const EDGE_FILES: u64 = 0x8181_8181_8181_8181;

/// The squares right behind these, as a side sees it.
fn behind(squares: u64, seat: Seat) -> u64 {
    if seat == WHITE { Direction::South } else { Direction::North }.shift(squares)
}

fn spread_sideways(squares: u64) -> u64 {
    Direction::East.shift(squares) | Direction::West.shift(squares)
}

/// The first set that is not empty; the last is never asked for where it is.
fn first_of<const N: usize>(sets: [u64; N]) -> u64 {
    sets.into_iter().find(|&set| set != 0).unwrap_or(1)
}
