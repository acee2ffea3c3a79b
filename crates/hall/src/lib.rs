//! The life of online matches: who sits where, who acts, what is kept, and who is told. It knows no HTTP.
//!
//! A match itself is `messdeck-table`'s, what is acknowledged is in `messdeck-store` first, and between them stands one
//! serial owner per match, [`Live`]. [`Hall`] holds all that are being played or watched, their clocks and the computer.
//! What goes wrong is a [`HallError`]; what those who follow are told is written in one place, [`News`].

mod computer;
mod counts;
mod error;
mod forget;
mod hall;
mod listing;
mod live;
mod muted;
mod news;
mod outside;
mod presence;
mod rematch;
mod retire;
mod seats;
mod talk;
mod timers;

pub use counts::{Counts, Durations};
pub use error::HallError;
pub use hall::{Hall, Opening};
pub use listing::summary_of;
pub use live::{Act, Done, Live};
pub use muted::Ear;
pub use news::News;
pub use outside::{now, random};
pub use seats::{Plan, is_on};
