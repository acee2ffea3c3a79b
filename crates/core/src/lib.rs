//! What every game shares on its hot side.
//!
//! A game is a [`Position`]: a small `Copy` value that knows whose [`Turn`] it is, which moves are
//! legal, what each of them leads to, and why any other move is not allowed ([`Why`]). Search,
//! random play, counting and the cold side in `messdeck-facade` are all written against this trait.
//!
//! This crate has no dependencies and knows no serialisation, no clock, no file and no source of
//! randomness: whoever wants a random move brings the numbers along ([`Draw`]).
//!
//! ```
//! use messdeck_core::{Seat, SeatSet};
//!
//! let both: SeatSet = [Seat::new(0), Seat::new(1)].into_iter().collect();
//! assert_eq!(both.len(), 2);
//! ```

pub mod bits;
pub mod cpu;
mod draw;
mod key;
mod parse;
mod position;
mod say;
mod seat;
mod square;
mod turn;
mod why;

pub use draw::Draw;
pub use key::Key;
pub use parse::{ParseError, Scanner, a_move_such_as, shortened};
pub use position::Position;
pub use say::{Arg, Say, Speaker};
pub use seat::{MAX_SEATS, Seat, SeatSet, Side};
pub use square::{ROW, Square, write_board, write_runs};
pub use turn::{Outcome, Turn};
pub use why::Why;
