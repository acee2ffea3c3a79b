//! The cube: two full sets of the eight tetracubes, packed into a box of 4 × 4 × 4.
//!
//! Sixty-four cells are one `u64`, so a piece that lies somewhere is a mask and "does it still fit" is one AND.
//! [`Packing`] is what stands in the box, [`Search`] completes it, with bounded effort and an honest "not known".
//!
//! ```
//! use messdeck_cube::{Answer, Packing, Search};
//!
//! let packing: Packing = "I@a11a12a13a14 O@b11b12c11c12".parse()?;
//! let Answer::Solved(whole) = Search::new().complete(&packing, 7, 100_000) else { panic!("it can be packed") };
//! assert!(whole.is_complete());
//! # Ok::<(), messdeck_core::ParseError>(())
//! ```

mod balance;
mod daily;
mod day;
mod estimate;
mod hint;
mod notation;
mod packing;
mod placement;
mod search;
mod stage;
pub mod symmetry;

pub use daily::Daily;
pub use day::Day;
pub use estimate::Estimate;
pub use hint::Hint;
pub use packing::{Left, Packing, Refusal};
pub use placement::{Cell, Placement, placements};
pub use search::{Answer, Search, Tally};
