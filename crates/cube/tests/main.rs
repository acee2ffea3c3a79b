//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod cuts;
mod estimates;
mod notation;
mod solutions;
mod symmetry;
