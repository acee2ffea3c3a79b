//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod board;
mod common;
mod eval;
mod naive;
mod notation;
mod random;
mod reasons;
mod remarks;
mod tales;
mod valid;
