//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod common;
mod computer;
mod cube;
mod play;
mod program;
mod ugi;
mod verify;
