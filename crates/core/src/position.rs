//! The one trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::{Draw, ParseError, Seat, Side, Turn, Why};

/// All that decides how a game goes on: board, turn, reserves, dice, and the options its rules
/// depend on.
///
/// Positions are small values without heap memory: to try a move, copy. `Display` prints the canonical
/// notation of the rules page; reading it back needs the options too and so belongs to the
/// game (`messdeck-facade`). Equality is equality of that text and of the options.
pub trait Position: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static {
    /// A decision of a seat or an outcome of chance. Its text has exactly one spelling and can be
    /// read without a position; whether it is legal is a second question.
    type Move: Copy + Ord + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static;

    /// What happens next.
    fn turn(&self) -> Turn;

    /// Shows every legal move to the visitor, once each, in an order that depends only on the
    /// position, until the visitor breaks. Nothing is shown exactly when the game is over.
    fn visit<B, V>(&self, visitor: V) -> ControlFlow<B>
    where
        V: FnMut(Self::Move) -> ControlFlow<B>;

    /// Shows every legal move, as [`Position::visit`] does, to who wants to see them all.
    #[inline(always)]
    fn each(&self, mut see: impl FnMut(Self::Move)) {
        let _ = self.visit(|mv| {
            see(mv);
            ControlFlow::<()>::Continue(())
        });
    }

    /// The position after a legal move.
    ///
    /// For an illegal move the answer is a position without meaning, or a panic, but never undefined
    /// behaviour. [`Position::play`] is the checked way.
    fn play_unchecked(&self, mv: Self::Move) -> Self;

    /// Why the move is not legal here; `None` if it is.
    fn why_not(&self, mv: Self::Move) -> Option<Why>;

    /// A 64-bit hash of what decides the future. Equal positions have equal keys.
    fn key(&self) -> u64;

    /// How many seats play.
    fn seats(&self) -> usize {
        2
    }

    /// The side that a seat wins with. Without teams every seat is a side.
    fn side(&self, seat: Seat) -> Side {
        Side::new(seat.index())
    }

    /// How many moves are legal: 0 exactly when the game is over.
    fn count(&self) -> usize {
        let mut count = 0;
        self.each(|_| {
            count += 1;
        });
        count
    }

    /// The `k`-th move in the order of [`Position::visit`], counted from 0.
    fn nth(&self, k: usize) -> Option<Self::Move> {
        let mut left = k;
        self.visit(|mv| {
            if left == 0 {
                return ControlFlow::Break(mv);
            }
            left -= 1;
            ControlFlow::Continue(())
        })
        .break_value()
    }

    /// The weight of an outcome of chance. Its probability is its weight over the sum of all.
    fn weight(&self, _outcome: Self::Move) -> u32 {
        1
    }

    /// Draws a move: a decision uniformly from all legal ones, an outcome of chance by its weight.
    /// `None` exactly when the game is over.
    ///
    /// This is the inner loop of random play. A game may override it with whatever is faster, as long
    /// as the distribution stays the same.
    #[inline]
    fn draw(&self, numbers: &mut impl Draw) -> Option<Self::Move> {
        if matches!(self.turn(), Turn::Chance(_)) {
            return draw_by_weight(self, numbers);
        }
        match self.count() {
            0 => None,
            count => self.nth(numbers.below(count)),
        }
    }

    /// The position after the move, or the reason why it is not legal.
    ///
    /// [`Position::play_unchecked`] is the fast way for moves that are known to be legal.
    fn play(&self, mv: Self::Move) -> Result<Self, Why> {
        match self.why_not(mv) {
            Some(why) => Err(why),
            None => Ok(self.play_unchecked(mv)),
        }
    }
}

fn draw_by_weight<P: Position>(position: &P, numbers: &mut impl Draw) -> Option<P::Move> {
    let mut total = 0;
    position.each(|outcome| {
        total += position.weight(outcome) as usize;
    });
    let mut left = numbers.below(total);
    position
        .visit(|outcome| match left.checked_sub(position.weight(outcome) as usize) {
            None => ControlFlow::Break(outcome),
            Some(rest) => {
                left = rest;
                ControlFlow::Continue(())
            }
        })
        .break_value()
}
