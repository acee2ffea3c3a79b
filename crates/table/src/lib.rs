//! A match being played, without I/O: seats, dealer, clocks, offers, undo.
//!
//! The state of a [`Table`] is a fold over numbered [`Event`]s. [`Table::attempt`] says what a [`Command`] would
//! do, as events or as a [`Refusal`], and changes nothing; [`Table::apply`] makes an event happen. Nothing in
//! here reads a clock or draws a random number: the time and the dealer's seed come in as arguments. So
//! server, browser and tests run the very same match.
//!
//! In a match only the dealer makes chance moves: every throw is derived from the dealer's secret seed, what the
//! people at the table added, and the throw's place ([`dice`], and `docs/dice.md` for the bytes). [`verify()`]
//! derives them all again from a record.
//!
//! What was decided where players might expect something else:
//!
//! - **Undo** goes to one's last real choice, past moves that were forced. It needs the consent of everybody who has
//!   acted since, and of all people if dice have fallen since, because whoever takes back has seen them. The
//!   computer and one's own other seats agree always. No clock gains by an undo: each shows the lesser of what it
//!   shows now and what it showed then.
//! - **Giving up**, running out of time and being away lose for the whole side; all other sides win, also where
//!   more than two play.
//! - **Aborting** is possible for everybody seated as long as no decision stands in the line; rolls do not count.
//! - **Draws** are agreed by all seats; for the computer its host answers. Whoever moves instead of answering has
//!   declined, and whoever offered may move on.
//! - **Absence** counts on one's own turn only. After a minute, or as long as was agreed, the others may end the
//!   match or let the computer take over; a partner may only do the latter.
//! - **Time** is up when it is up: whichever command comes by first finds the match over.
//! - **Rules** may change what is legal. A match keeps the version that it began by; where that is no longer played, the
//!   match is over: as its log says, or without a winner. What was played is not held against the new rules.
//! - A **roll-off** is thrown only where the game's rules name one, and only from the game's own start.
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
mod host;
mod limits;
mod offer;
mod older;
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
pub use limits::{id as check_id, name as check_name};
pub use refusal::{Refusal, RefusalCode};
pub use seats::Sitter;
pub use start::Setup;
pub use table::{Find, Phase, Table};
pub use verify::{Unverifiable, Verification, Wrong, verify};
pub use view::{
    Fairness, LineMove, OfferView, RollOffView, TableResult, TableSeat, TableView, Throw, UndoView,
};
