//! The legal moves as a list, for whoever is not in a hurry.

use messdeck_core::Position;

/// Every legal move in the generator's order.
///
/// A generator is inlined wherever it is called, which is much code for what answers a person once in a while: on the cold side it is
/// called here alone.
#[inline(never)]
pub fn legal_moves<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    position.each(|mv| moves.push(mv));
    moves
}
