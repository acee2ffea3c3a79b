//! What speaks for an action of Dice Tactics besides what it brings at once.

use messdeck_core::{Position as _, Say, Seat, Square, Turn};

use crate::danger::{after_this_turn, removed_by_one};
use crate::rules::{Move, Phase, Position};

/// Whom the side could remove with its next action, and who can no longer be removed at once.
pub(crate) fn of(position: &Position, mv: Move) -> Vec<Say> {
    let (Turn::Decide(seat), Phase::Play) = (position.turn(), position.phase()) else { return Vec::new() };
    let after = position.play_unchecked(mv);
    if after.phase() != Phase::Play || after.turn().seat().is_none() {
        return Vec::new();
    }
    let mut prospects = Vec::new();
    if after.turn() == Turn::Decide(seat) {
        let prey = removed_by_one(&after) & !removed_by_one(position);
        if prey != 0 {
            prospects.push(Say::new("dice-tactics-prospect-prey").with("units", units_on(&after, prey)));
        }
    }
    let saved = exposed(position, seat) & !moved_back(mv, exposed(&after, seat));
    let standing = position.units_of(seat) & saved;
    if standing != 0 {
        prospects.push(Say::new("dice-tactics-prospect-saved").with("units", units_on(position, standing)));
    }
    prospects
}

/// The side's units that the enemy could remove with the first action of its next turn.
fn exposed(position: &Position, seat: Seat) -> u64 {
    let enemy =
        if position.turn() == Turn::Decide(seat) { after_this_turn(position) } else { Some(*position) };
    enemy.map_or(0, |enemy| removed_by_one(&enemy) & enemy.units_of(seat))
}

/// Squares after a move, with the unit that it moved where it stood before.
fn moved_back(mv: Move, squares: u64) -> u64 {
    match mv {
        Move::Step { from, to } if squares & to.bit() != 0 => squares & !to.bit() | from.bit(),
        _ => squares,
    }
}

/// The units on these squares, as they are called.
fn units_on(position: &Position, squares: u64) -> Vec<Say> {
    Square::all(squares).filter_map(|square| Some(position.die(square)?.on(square))).collect()
}
