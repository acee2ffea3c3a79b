//! What is good while the armies are placed: to build towards an army of the book.
//!
//! Nobody can take the squares of the own half away, so an army of the book can always be completed; the one to
//! build is the one of which most units stand already.

use messdeck_core::{Seat, Square};

use crate::army::Army;
use crate::book;
use crate::rules::{BLACK, Position, WHITE};
use crate::unit::Unit;

/// What a unit in its place is worth.
const IN_PLACE: i32 = 200;

/// How well the army fits that a side has begun.
pub(super) fn standing(position: &Position, seat: Seat) -> i32 {
    plan(position, seat).1
}

/// Units of the best plan come first.
pub(super) fn promise(position: &Position, unit: Unit, to: Square) -> i32 {
    let (army, _) = plan(position, position.to_act());
    if army.holds(unit, to) { 10_000 } else { 0 }
}

/// The army of the book that a side should build, and how well it fits. Of equally good ones the first in the book.
fn plan(position: &Position, seat: Seat) -> (&'static Army, i32) {
    let armies = if seat == WHITE { &WHITE_PLANS[..] } else { &BLACK_PLANS[..] };
    let fits = armies.iter().enumerate().map(|(place, army)| {
        (army, IN_PLACE * position.agreement(seat, army).count_ones() as i32 - place as i32)
    });
    // Of equals, the last would be the greatest.
    fits.rev().max_by_key(|&(_, fit)| fit).expect("the book has armies")
}

/// The book on the board, each army followed by its mirror image.
static WHITE_PLANS: [Army; 2 * book::WHITE.len()] = plans(&book::WHITE, WHITE);
static BLACK_PLANS: [Army; 2 * book::BLACK.len()] = plans(&book::BLACK, BLACK);

const fn plans<const N: usize>(armies: &[Army], seat: Seat) -> [Army; N] {
    let mut plans = [armies[0]; N];
    let mut index = 0;
    while index < N {
        let army = armies[index / 2].facing(seat);
        plans[index] = if index % 2 == 0 { army } else { army.mirrored() };
        index += 1;
    }
    plans
}
