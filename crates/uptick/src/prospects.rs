//! What speaks for a move of Uptick besides what it brings at once.

use messdeck_core::{Position as _, Say, Seat, Square};

use crate::rules::{Move, Position};
use crate::why::dice_on;

/// What the die that is placed or moved threatens where it comes to stand, and whether it can be taken there.
pub(crate) fn of(position: &Position, mv: Move) -> Vec<Say> {
    let (Move::Place { to, .. } | Move::Slide { to, .. } | Move::Capture { to, .. }) = mv else {
        return Vec::new();
    };
    let own = position.to_act();
    let after = position.play_unchecked(mv);
    let prey = if after.unfrozen(own) & to.bit() == 0 {
        0
    } else {
        after.reach(own, to) & after.dice_of(own.other())
    };
    let threat = (prey != 0).then(|| Say::new("uptick-prospect-threat").with("dice", dice_on(&after, prey)));
    threat.into_iter().chain(safety(&after, own, to)).collect()
}

/// Whether the other can take the own die on a square, and what it would cost.
fn safety(after: &Position, own: Seat, to: Square) -> Option<Say> {
    let by = after.attackers(own.other(), to);
    if by == 0 {
        return (after.dice_of(own.other()) != 0).then(|| Say::new("uptick-prospect-safe"));
    }
    let avenged = |from| after.play_unchecked(Move::Capture { from, to }).attackers(own, to) != 0;
    let can_act = after.to_act() == own.other();
    (can_act && Square::all(by).all(avenged)).then(|| Say::new("uptick-prospect-guarded"))
}
