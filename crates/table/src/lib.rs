//! A match being played, without I/O: seats, dealer, clocks, offers, undo.
//!
//! The state of a [`Table`] is a fold over numbered [`Event`]s. [`Table::decide`] says what a [`Command`] would
//! do, as events or as a [`Refusal`], and changes nothing; [`Table::apply`] makes an event happen. Nothing in
//! here reads a clock or draws a random number: the time and the dealer's seed come in as arguments. So
//! server, browser and tests run the very same match.
//!
//! In a match only the dealer makes chance moves: every throw is derived from the dealer's secret seed, what the
//! people at the table added, and the throw's place ([`dice`], and `docs/dice.md` for the bytes). [`verify`]
//! derives them all again from a record.
//!
//! ```
//! use messdeck_table::{Command, Context, Seed, Setup, Table};
//!
//! let seed: Seed = "07".repeat(32).parse()?;
//! let setup = Setup::new("a-quiet-evening", "sprint");
//! let find = |_: &str| Some(&messdeck_testkit::toy::Sprint as _);
//! let (mut table, _created) = Table::new(find, setup, &seed, 1_000)?;
//! let context = Context { now: 2_000, seed: Some(&seed) };
//! for seat in ["red", "blue"] {
//!     table.act(&Command::SeatComputer { seat: seat.to_owned(), level: 1 }, context)?;
//! }
//! let rolled = table.act(&Command::Roll { seat: "red".to_owned(), person: None }, context)?;
//! assert_eq!(rolled.len(), 1);
//! assert_eq!(table.view().line[0].who, "chance");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod clock;
mod command;
mod decide;
pub mod dice;
mod event;
mod fold;
mod limits;
mod offer;
mod record;
mod refusal;
mod roll_off;
mod seats;
mod start;
mod table;
mod undo;
mod verify;
mod view;

pub use bytes::{BadHex, Bytes32, Seed, commit};
pub use clock::ClockSpec;
pub use command::{Command, Context, Offering};
pub use event::{Cause, Event, What};
pub use fold::FoldError;
pub use refusal::Refusal;
pub use seats::Sitter;
pub use start::Setup;
pub use table::{Find, Phase, Table};
pub use verify::{Unverifiable, Verification, Wrong, verify};
pub use view::{
    Fairness, LineMove, OfferView, RollOffView, TableResult, TableSeat, TableView, Throw, UndoView,
};
