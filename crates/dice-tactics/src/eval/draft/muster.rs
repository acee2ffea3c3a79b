//! Units that a side has still to place, made up as a whole.

use std::ops::RangeInclusive;

use messdeck_core::{Draw, Seat, Square};
use messdeck_search::Numbers;

use crate::rules::{Die, Position, WHITE, home};
use crate::unit::{Kind, Unit};

/// What a side might still place, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Muster {
    pub(super) seat: Seat,
    pub(super) units: Vec<(Unit, Square)>,
}

/// Units other than officers.
const FIGHTERS: [Unit; 8] = [
    Unit::SkirmisherRising,
    Unit::SkirmisherFalling,
    Unit::CavalryRising,
    Unit::CavalryFalling,
    Unit::Pikemen,
    Unit::SquareInfantry,
    Unit::LineInfantryColumns,
    Unit::LineInfantryRows,
];

impl Muster {
    /// Any units that complete a side's army: officers, most of them to the rear, and fighters anywhere.
    pub(super) fn any(position: &Position, seat: Seat, numbers: &mut Numbers) -> Muster {
        let left = left_to_place(position, seat);
        let standing = position.officers(seat) as usize;
        let range = officers_wanted(position);
        let wanted = range.start() + numbers.below(range.end() - range.start() + 1);
        let officers = wanted.saturating_sub(standing).min(left);
        let mut muster = Muster { seat, units: Vec::with_capacity(left) };
        for placed in 0..left {
            let unit =
                if placed < officers { Unit::Officer } else { FIGHTERS[numbers.below(FIGHTERS.len())] };
            let rear = unit == Unit::Officer && numbers.below(4) > 0;
            let empty = muster.empty(position);
            let wished = if rear { empty & ranks(seat, 0, 2) } else { empty };
            let square = pick(if wished == 0 { empty } else { wished }, numbers);
            muster.units.push((unit, square));
        }
        muster
    }

    /// The same with one to three units changed, moved or exchanged; as it is if that would leave too few officers or
    /// too many, which may be so already where somebody else has begun.
    pub(super) fn varied(&self, position: &Position, numbers: &mut Numbers) -> Muster {
        let mut muster = self.clone();
        for _ in 0..=numbers.below(3) {
            let index = numbers.below(muster.units.len());
            match numbers.below(4) {
                0 => muster.units[index].0 = FIGHTERS[numbers.below(FIGHTERS.len())],
                1 => muster.units[index].0 = Unit::Officer,
                2 => {
                    let other = numbers.below(muster.units.len());
                    let unit = muster.units[index].0;
                    muster.units[index].0 = muster.units[other].0;
                    muster.units[other].0 = unit;
                }
                _ => {
                    let empty = muster.empty(position);
                    if empty != 0 {
                        muster.units[index].1 = pick(empty, numbers);
                    }
                }
            }
        }
        if muster.is_led(position) { muster } else { self.clone() }
    }

    /// Whether the army that it completes has as many officers as it should.
    fn is_led(&self, position: &Position) -> bool {
        let own = self.units.iter().filter(|(unit, _)| unit.kind() == Kind::Officer).count();
        let officers = position.officers(self.seat) as usize + own;
        officers_wanted(position).contains(&officers)
    }

    /// The squares of the own half that stay empty.
    fn empty(&self, position: &Position) -> u64 {
        let taken = self.units.iter().fold(0, |taken, (_, square)| taken | square.bit());
        position.empty() & home(self.seat) & !taken
    }

    /// Puts its units on the board.
    pub(super) fn stand(&self, position: &mut Position) {
        for &(unit, square) in &self.units {
            position.put(square, Die { seat: self.seat, unit });
        }
    }
}

/// How many units a side has still to place.
pub(super) fn left_to_place(position: &Position, seat: Seat) -> usize {
    position.rules().army().saturating_sub(position.units_of(seat).count_ones()) as usize
}

/// The ranks of a side's half from one to another, counted from its home rank; the last is not among them.
pub(super) fn ranks(seat: Seat, from: u32, to: u32) -> u64 {
    let ranks = (from..to).fold(0, |ranks, rank| ranks | 0xff << (8 * rank));
    if seat == WHITE { ranks } else { ranks.swap_bytes() }
}

/// Any square of a set that is not empty.
pub(super) fn pick(squares: u64, numbers: &mut Numbers) -> Square {
    Square::new(messdeck_core::bits::nth(squares, numbers.below(squares.count_ones() as usize)))
}

/// How many officers a strong army has: as many as are allowed, up to five of six units. In trials against bred armies
/// fewer did worse where there is no limit: an officer is an action in every turn, and strong enough to drive off
/// another.
fn officers_wanted(position: &Position) -> RangeInclusive<usize> {
    let many = position.rules().army() as usize * 5 / 6;
    let limit = usize::from(position.rules().officers);
    if limit < many { limit..=limit } else { many - 1..=many }
}
