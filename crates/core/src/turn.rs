//! Whose turn it is, and how a game ended.

use crate::{MAX_SEATS, Seat, SeatSet};

/// What happens next in a position.
///
/// A game that is over always has its outcome: "over, result unknown" cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat chooses among the legal moves.
    Decide(Seat),
    /// Dice are about to fall for this seat; the legal moves are the outcomes, with weights.
    Chance(Seat),
    /// Nothing happens any more.
    Over(Outcome),
}

impl Turn {
    /// The outcome, if the game is over.
    #[inline]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            Turn::Decide(_) | Turn::Chance(_) => None,
        }
    }

    /// The seat that decides or whose dice fall, if the game goes on.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Decide(seat) | Turn::Chance(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }
}

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The seats that share the best result. Every seat of a game for two means a draw.
    pub winners: SeatSet,
    /// Points by seat, where the game counts points; places beyond the last seat are 0.
    pub scores: Option<[i32; MAX_SEATS]>,
}
