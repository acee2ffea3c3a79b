//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod flights;
mod record;
