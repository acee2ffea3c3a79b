//! Where matches are kept: events that are only ever added, and the little that must be found without reading them.
//!
//! [`Store`] is what the server needs of a database. An event is a number and a text; the store does not know what it
//! says. The key (match, number) is the only guard against two writers: whoever appends says which number comes next,
//! and is told if another was faster. What [`Store::append`] has answered is durable.
//!
//! [`Sqlite`] is the default and needs no set-up: a file, its own writing thread, and one commit for all acts that
//! arrive together.

mod error;
mod model;
mod sqlite;
mod store;

pub use error::{Cause, StoreError};
pub use model::{
    Append, Appended, ChatLine, Hold, Holder, Listing, MatchInfo, NewMatch, Person, Report, Reservation,
    Said, StoredEvent, Ticket, Visibility,
};
pub use sqlite::{Copied, Sqlite, copy};
pub use store::Store;
