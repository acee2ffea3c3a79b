//! The tests of this crate, as one program: each further one would be compiled and linked anew.

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

mod api;
mod app;
mod common;
mod crash;
mod faulty;
mod keeping;
mod older;
mod openapi;
mod reservations;
mod socket;
mod who;
