//! What is good while the armies are placed.
//!
//! What a placement is worth shows only many moves later, so no search looks at placements one by one. A player in
//! the strongest style makes up whole armies, lets each of them fight a few turns against armies that the enemy might
//! field, and places the next unit of the best one (`planned`). A player in the varied style fields what a person
//! would (`natural`).

mod muster;
mod natural;
mod planned;
mod trial;

use messdeck_core::Seat;
use messdeck_search::{Limits, Numbers, Style};

use crate::eval::{material, weights::IN_SETUP};
use crate::rules::{Move, Position};

/// What stands already counts little, for the game is still open.
pub(super) fn standing(position: &Position, seat: Seat) -> i32 {
    material(position, seat) / IN_SETUP
}

/// The next unit to place, and how many positions were judged for it.
pub(super) fn known(position: &Position, limits: Limits, seed: u64) -> Option<(Move, u64)> {
    let mut numbers = Numbers::seeded(seed);
    match limits.style {
        Style::Varied => natural::next(position, &mut numbers).map(|mv| (mv, 1)),
        Style::Strongest => planned::next(position, limits.nodes, &mut numbers),
    }
}
