//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod dice;
mod nim;
