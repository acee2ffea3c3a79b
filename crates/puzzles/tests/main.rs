//! The tests of the crate, in one program.

mod day;
mod shipped;
mod text;
