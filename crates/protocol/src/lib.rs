//! The messages that programs exchange with the engine, and the one door that answers them.
//!
//! A request names a game, perhaps options, a position and moves; the answer is the view of the position
//! they lead to, with whatever else was wanted, or an error that says what was wrong. [`answer_line`] is all
//! there is to it for callers that speak JSON lines: `messdeck rpc` now, the browser's worker next.

mod answer;
mod fault;
mod games;
mod request;

pub use answer::{Answer, answer, answer_line};
pub use fault::{Failure, Fault};
pub use games::{GameCard, cards};
pub use request::{Pairs, Request, Want, resolve};
