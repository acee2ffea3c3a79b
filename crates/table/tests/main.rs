//! The tests of this crate, as one program: each further one would be compiled and linked anew.

#![expect(clippy::disallowed_methods, reason = "a test may read files")]
#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

mod common;
mod dice;
mod ends;
mod hostile;
mod logs;
mod matches;
mod older;
mod roll_off;
mod seating;
mod taking_back;
mod verifying;
