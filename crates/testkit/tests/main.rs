//! The tests of this crate, as one program: each further one would be compiled and linked anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

mod allocations;
mod boundaries;
mod built_once;
mod catalog;
mod everything_runs;
mod forgetful;
mod guides;
mod options;
mod presets;
mod prospects;
mod records;
mod toy;
mod words;
