//! The tests of this crate, as one program: each further one would be compiled and linked anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

mod common;
mod computer;
mod cube;
mod honest;
mod learn;
mod play;
mod program;
mod puzzle;
mod signature;
mod ugi;
mod verify;
