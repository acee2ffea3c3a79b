//! Puzzles: positions in which exactly one move is best and all others throw something away.
//!
//! A puzzle is plain data, one line of JSON (`docs/puzzles.md` says how), which page, terminal and whoever likes read alike. They are
//! found in games that the computer plays against itself, and nothing of them is typed by hand.
//!
//! - `puzzle`: what a puzzle is, and how it is read and written.
//! - `shipped`: those that come with the program.
//! - `day`: which one is today's.
//! - `verdict`: what the moves of a position are worth beside each other, and when one is clearly the best.
//! - `find`: whether a position is a puzzle, and which.
//! - `rating`: how many of the computer's levels do not find it.
//! - `motifs`: what it is about.
//! - `check`: whether all that a puzzle claims is true.

mod check;
mod day;
mod find;
mod motifs;
mod puzzle;
mod rating;
mod shipped;
mod verdict;

pub use check::{Untrue, check};
pub use day::{in_order_of_days, of_the_day};
pub use find::{Care, find};
pub use motifs::COMMON;
pub use puzzle::{Puzzle, Unreadable, id_of, lines, read};
pub use rating::{EASIEST, HARDEST};
pub use shipped::shipped;
pub use verdict::{Demand, Verdict};
