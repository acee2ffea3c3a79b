//! Who could be removed in the enemy's next turn, if nothing changed until then.
//!
//! Looked for in full as far as two actions, free ones included: that is as far as a person sees, too. What takes three or more is not
//! told.

use std::ops::ControlFlow;

use messdeck_core::{Position as _, Square, Turn};

use crate::rules::{Move, Phase, Position};

/// The acting side's units that could be removed, by square, with the actions that it takes.
pub(crate) fn of(position: &Position) -> Vec<(Square, u32)> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    if position.phase() != Phase::Play {
        return Vec::new();
    }
    let Some(enemy) = after_this_turn(position) else { return Vec::new() };
    let own = position.units_of(seat);
    let at_once = removed_by_one(&enemy);
    let mut soon = 0;
    let _ = enemy.visit(|mv| {
        // A unit that was driven back first is the one that stood where it stood before.
        let after = enemy.play_unchecked(mv);
        let driven = enemy.driven(mv);
        if after.turn() == enemy.turn() {
            let removed = removed_by_one(&after);
            soon |= match driven {
                Some((from, to)) if removed & to.bit() != 0 => removed & !to.bit() | from.bit(),
                _ => removed,
            };
        }
        ControlFlow::<()>::Continue(())
    });
    let squares = |mask: u64, actions: u32| Square::all(mask & own).map(move |square| (square, actions));
    squares(at_once, 1).chain(squares(soon & !at_once, 2)).collect()
}

/// How it stands when the enemy's turn begins, if this one does nothing more.
pub(crate) fn after_this_turn(position: &Position) -> Option<Position> {
    let seat = position.to_act();
    let mut after = *position;
    while after.turn() == Turn::Decide(seat) {
        after = after.play_unchecked(Move::Hold);
    }
    matches!(after.turn(), Turn::Decide(_)).then_some(after)
}

/// The squares of the units that a single attack removes.
pub(crate) fn removed_by_one(position: &Position) -> u64 {
    let mut removed = 0;
    let _ = position.visit(|mv| {
        let (from, target, is_ranged) = match mv {
            Move::Attack { from, target } => (from, target, false),
            Move::Shoot { from, target } => (from, target, true),
            _ => return ControlFlow::<()>::Continue(()),
        };
        let clash = position.clash(position.to_act(), from, target, is_ranged);
        if clash.succeeds() && clash.retreat == 0 {
            removed |= target.bit();
        }
        ControlFlow::Continue(())
    });
    removed
}

impl Position {
    /// From where to where an attack drives its defender back.
    fn driven(&self, mv: Move) -> Option<(Square, Square)> {
        let (from, target, is_ranged) = match mv {
            Move::Attack { from, target } => (from, target, false),
            Move::Shoot { from, target } => (from, target, true),
            _ => return None,
        };
        let clash = self.clash(self.to_act(), from, target, is_ranged);
        let to = Square::all(clash.retreat).next().filter(|_| clash.succeeds())?;
        Some((target, to))
    }
}
