//! Uniformly random moves, faster than counting them.
//!
//! While a seat has dice in reserve it mostly has hundreds of moves, nearly all of them placements.
//! Counting them takes longer than guessing: every placement (a value and a square) and every line of
//! every die that might move is a guess, each guess stands for one move at most, and whoever guesses
//! uniformly until a guess is legal has drawn uniformly from the legal moves. After a few misses in a
//! row the moves are counted after all, which is uniform too.

use messdeck_core::{Draw, Position as _, Square, bits};

use crate::geometry::{LINES, line};
use crate::rules::{Die, Move, Position, SIX};

/// Guesses before the moves are counted.
const GUESSES: usize = 16;

/// Values times squares.
const PLACEMENTS: usize = SIX as usize * 64;

/// See [`messdeck_core::Position::draw`].
#[inline(always)]
pub(crate) fn draw(position: &Position, numbers: &mut impl Draw) -> Option<Move> {
    if position.reserve(position.to_act()) == 0 {
        return draw_on_board(position, numbers);
    }
    let guess = Guess::new(position);
    for _ in 0..GUESSES {
        if let Some(mv) = guess.legal(numbers.below(guess.count)) {
            return Some(mv);
        }
    }
    position.nth(numbers.below(position.count()))
}

/// Draws a move when nothing can be placed.
///
/// One pass over the dice: each takes the place of what was chosen before with a chance of its own moves
/// out of all moves so far, which leaves every move with the same chance in the end.
#[inline(always)]
fn draw_on_board(position: &Position, numbers: &mut impl Draw) -> Option<Move> {
    let seat = position.to_act();
    let mut moves = 0;
    let mut chosen = None;
    for from in Square::all(position.unfrozen(seat)) {
        let reach = position.reach(seat, from);
        let own = reach.count_ones() as usize;
        moves += own;
        let k = numbers.below(moves);
        if k < own {
            chosen = Some((from, reach, k));
        }
    }
    match chosen {
        Some((from, reach, k)) => Some(position.travel(from, Square::new(bits::nth(reach, k)))),
        None => position.must_pass().then_some(Move::Pass),
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
        let legal = length <= u32::from(value)
            && between & position.dice_of(seat.other()) == 0
            && position.board() & !position.dice_of(seat) & to.bit() != 0
            && position.freezers(from, Die { seat, value }) == 0;
        legal.then(|| position.travel(from, to))
    }
}
