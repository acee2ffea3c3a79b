//! Uniformly random moves, faster than counting them.
//!
//! While a seat has dice in reserve it mostly has hundreds of moves, nearly all of them placements.
//! Counting them takes longer than guessing: every placement (a value and a square) and every line of
//! every die that might move is a guess, each guess stands for one move at most, and whoever guesses
//! uniformly until a guess is legal has drawn uniformly from the legal moves. After a few misses in a
//! row the moves are counted after all, which is uniform too.

use messdeck_core::{Draw, Square, bits};

use crate::geometry::{LINES, line};
use crate::rules::{Die, Move, Position, SIX};

/// Guesses before the moves are counted.
const GUESSES: usize = 16;

/// Values times squares.
const PLACEMENTS: usize = SIX as usize * 64;

/// See [`messdeck_core::Position::draw`].
#[inline(always)]
pub(crate) fn draw(position: &Position, numbers: &mut impl Draw) -> Option<Move> {
    // Without a reserve most guesses would be frozen dice.
    if position.reserve(position.to_act()) > 0 {
        let guess = Guess::new(position);
        for _ in 0..GUESSES {
            if let Some(mv) = guess.legal(numbers.below(guess.count)) {
                return Some(mv);
            }
        }
        return draw_exactly(position, numbers);
    }
    draw_exactly(position, numbers)
}

/// Counts the moves and takes one of them.
#[inline(always)]
fn draw_exactly(position: &Position, numbers: &mut impl Draw) -> Option<Move> {
    use messdeck_core::Position as _;
    match position.count() {
        0 => None,
        count => position.nth(numbers.below(count)),
    }
}

/// What can be guessed in a position.
struct Guess<'p> {
    position: &'p Position,
    /// The dice that do not show a six.
    movers: u64,
    count: usize,
}

impl<'p> Guess<'p> {
    #[inline(always)]
    fn new(position: &'p Position) -> Guess<'p> {
        let movers = position.dice_of(position.to_act()) & !position.at_least()[6];
        Guess { position, movers, count: PLACEMENTS + LINES * movers.count_ones() as usize }
    }

    /// The move that a guess stands for, if it is legal.
    #[inline(always)]
    fn legal(&self, guess: usize) -> Option<Move> {
        match guess.checked_sub(PLACEMENTS) {
            None => self.placement((guess / 64) as u8 + 1, Square::new(guess as u32 % 64)),
            Some(rest) => {
                let from = Square::new(bits::nth(self.movers, rest / LINES));
                self.travel(from, rest % LINES)
            }
        }
    }

    #[inline(always)]
    fn placement(&self, value: u8, to: Square) -> Option<Move> {
        let die = Die { seat: self.position.to_act(), value };
        let legal = self.position.empty() & to.bit() != 0 && self.position.frozen_by(to, die) == 0;
        legal.then_some(Move::Place { value, to })
    }

    #[inline(always)]
    fn travel(&self, from: Square, number: usize) -> Option<Move> {
        let position = self.position;
        let seat = position.to_act();
        let value = position.value(from);
        let (to, length, between) = line(from, number)?;
        let legal = length <= value
            && between & position.dice_of(seat.other()) == 0
            && position.board() & !position.dice_of(seat) & to.bit() != 0
            && position.freezers(from, Die { seat, value: value as u8 }) == 0;
        legal.then(|| position.travel(from, to))
    }
}
