//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod allocations;
mod boundaries;
mod catalog;
mod everything_runs;
mod forgetful;
mod options;
mod presets;
mod records;
mod toy;
