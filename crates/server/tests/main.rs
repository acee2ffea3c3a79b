//! The tests of this crate, as one program: each further one would be compiled and linked anew.

mod api;
mod app;
mod common;
mod crash;
mod keeping;
mod older;
mod openapi;
mod socket;
mod who;
