//! Players and playouts for any game.
//!
//! Everything here is generic over [`Position`](messdeck_core::Position) and compiled once per game; no
//! game is known by name. There are no clocks or files: whoever wants a limit in time hands in a function
//! that says when to stop. Threads are used if asked for, and not at all where it is compiled for a browser.
//!
//! - [`think_aloud`] is the one way to ask for a move, [`think`](fn@think) the same where nobody listens; [`Skill`] names players, from random to the full one.
//! - [`Evaluator`] is what a game brings along: what is good, as opposed to what is allowed.
//! - [`solve`](fn@solve) proves who wins.
//! - [`random_games`] plays uniformly random games to their end as fast as the game allows.
//! - [`perft`](fn@perft) counts the move sequences of a length, the classic check of a move generator.

mod alphabeta;
mod caller;
mod evaluator;
mod mcts;
mod numbers;
mod perft;
mod playout;
mod rollouts;
mod sampled;
mod skill;
mod solve;
mod tally;
mod think;
mod threads;

pub use alphabeta::Shape;
pub use caller::{Caller, Hear};
pub use evaluator::{Bounds, Evaluator, MOST, win_chance};
pub use mcts::{Guide, Order};
pub use numbers::Numbers;
pub use perft::{divide, perft};
pub use playout::{RandomGames, random_games};
pub use rollouts::Rollouts;
pub use skill::{Effort, Level, Levels, Skill, TOP_LEVEL};
pub use solve::{Solution, solve};
pub use tally::{Sprt, Tally, Verdict};
pub use think::{
    Candidate, Limits, LookAhead, Mind, Question, Style, Thought, Uct, Value, expect, think, think_aloud,
    think_greedily, think_plainly,
};
