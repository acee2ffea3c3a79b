//! The tests of this crate, as one program: each further one would be compiled and linked anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

mod board;
mod common;
mod eval;
mod naive;
mod notation;
mod random;
mod reasons;
mod remarks;
mod saved_sixes;
mod tales;
