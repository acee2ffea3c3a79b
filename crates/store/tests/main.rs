//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod broken;
mod laws;
mod sqlite;
