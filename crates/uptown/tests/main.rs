//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod boards;
mod common;
mod draw;
mod eval;
mod naive;
mod reasons;
mod validity;
