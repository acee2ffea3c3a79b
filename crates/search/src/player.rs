//! Asking for a move.

use messdeck_core::Position;

use crate::Numbers;

/// How long a player may think. Whichever bound is reached first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Positions to look at.
    pub nodes: Option<u64>,
    /// Moves to look ahead.
    pub depth: Option<u32>,
}

/// What a player found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M> {
    /// The move it would make.
    pub best: M,
    /// Positions that it looked at.
    pub nodes: u64,
}

/// Someone who chooses moves.
pub trait Player<P: Position> {
    /// Chooses a move; `None` exactly when the game is over.
    fn think(&mut self, position: &P, limits: &Limits) -> Option<Thought<P::Move>>;
}

/// Plays any legal move, each with the same chance. Where chance decides, it follows the weights, so
/// it can stand in for the dice too.
#[derive(Debug)]
pub struct RandomPlayer<'n>(pub &'n mut Numbers);

impl<P: Position> Player<P> for RandomPlayer<'_> {
    fn think(&mut self, position: &P, _limits: &Limits) -> Option<Thought<P::Move>> {
        position.draw(self.0).map(|best| Thought { best, nodes: 1 })
    }
}
