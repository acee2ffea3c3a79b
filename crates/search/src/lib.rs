//! Players and playouts for any game.
//!
//! Everything here is generic over [`Position`](messdeck_core::Position) and compiled once per game; no
//! game is known by name. There are no clocks, threads or files: whoever wants a limit in time counts
//! nodes and looks at a clock of their own.
//!
//! - [`Player`] is the one way to ask for a move; [`RandomPlayer`] is the first of them.
//! - [`random_games`] plays uniformly random games to their end as fast as the game allows.
//! - [`perft()`] counts the move sequences of a length, the classic check of a move generator.

mod numbers;
mod perft;
mod player;
mod playout;

pub use numbers::Numbers;
pub use perft::{divide, perft};
pub use player::{Limits, Player, RandomPlayer, Thought};
pub use playout::{RandomGames, random_games};
