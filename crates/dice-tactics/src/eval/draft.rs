//! What is good while the armies are placed: to build towards an army of the book.
//!
//! Nobody can take the squares of the own half away, so an army of the book can always be completed; the one to
//! build is one of which most units stand already. No search is needed for that: what a placement is worth shows
//! only many moves later, and self-play has looked there.

use messdeck_core::{Draw, Seat, Square};
use messdeck_search::Numbers;

use crate::army::Army;
use crate::book;
use crate::rules::{BLACK, Move, Position, WHITE};
use crate::unit::Unit;

/// What a unit in its place is worth: little, for the game is still open.
const IN_PLACE: i32 = 10;

/// How well the army fits that a side has begun.
pub(super) fn standing(position: &Position, seat: Seat) -> i32 {
    best_fit(position, seat) * IN_PLACE
}

/// Units of the armies that fit best come first.
pub(super) fn promise(position: &Position, unit: Unit, to: Square) -> i32 {
    i32::from(fitting(position).any(|army| army.holds(unit, to)))
}

/// The next unit of an army of the book: one of those that fit best so far, its officers first. None if what stands
/// already leaves no legal one.
pub(super) fn known(position: &Position, seed: u64) -> Option<Move> {
    let choice = Numbers::seeded(seed).below(fitting(position).count());
    let army = fitting(position).nth(choice)?;
    position
        .placeable()
        .iter()
        .flat_map(|&unit| Square::all(position.places()).map(move |to| (unit, to)))
        .find(|&(unit, to)| army.holds(unit, to))
        .map(|(unit, to)| Move::Place { unit, to })
}

/// The armies of which the acting side has most.
fn fitting(position: &Position) -> impl Iterator<Item = &'static Army> {
    let seat = position.to_act();
    let best = best_fit(position, seat);
    plans_of(seat).iter().filter(move |army| fit(position, seat, army) == best)
}

fn best_fit(position: &Position, seat: Seat) -> i32 {
    plans_of(seat).iter().map(|army| fit(position, seat, army)).max().unwrap_or(0)
}

/// How many units of an army stand where they belong.
fn fit(position: &Position, seat: Seat, army: &Army) -> i32 {
    position.agreement(seat, army).count_ones() as i32
}

fn plans_of(seat: Seat) -> &'static [Army] {
    if seat == WHITE { &WHITE_PLANS } else { &BLACK_PLANS }
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
