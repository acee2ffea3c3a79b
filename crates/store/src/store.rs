//! What the server needs of a database.

use std::path::Path;

use async_trait::async_trait;

use crate::{
    Append, Appended, ChatLine, Copied, MatchInfo, NewMatch, Person, Report, Reservation, Said, StoreError,
    StoredEvent, Ticket,
};

/// A place where matches are kept. Every method that writes answers only when what it wrote is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// 32 secret bytes that belong to this store, made when it was: tokens are signed with them.
    fn secret(&self) -> [u8; 32];

    /// Whether acts can be kept, found out by keeping something.
    async fn ready(&self) -> Result<(), StoreError>;
    /// How often writing has panicked since the store was opened. Nothing of that was kept.
    fn panics(&self) -> u64;

    /// Begins a match, with its reservations and invitations.
    async fn create(&self, new: NewMatch) -> Result<(), StoreError>;
    /// Adds events, and puts up the match that follows where they tell of one. [`StoreError::Conflict`] if their first number is not the next one.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;
    /// The number that an act led up to, if it was carried out.
    async fn acted(&self, id: &str, act: &str) -> Result<Option<u64>, StoreError>;
    /// What is known of a match.
    async fn info(&self, id: &str) -> Result<MatchInfo, StoreError>;
    /// Whom its seats are kept for, in the order of their names.
    async fn reservations(&self, id: &str) -> Result<Vec<Reservation>, StoreError>;
    /// The events after number `since`, in order.
    async fn events(&self, id: &str, since: u64) -> Result<Vec<StoredEvent>, StoreError>;
    /// Public matches that are not over, the newest first.
    async fn lobby(&self, limit: usize) -> Result<Vec<MatchInfo>, StoreError>;
    /// The matches of a person, the newest first, older than `before`.
    async fn matches_of(&self, person: &str, before: i64, limit: usize)
    -> Result<Vec<MatchInfo>, StoreError>;
    /// Matches that are not over, in the order of their names, after the name `after`.
    async fn unfinished(&self, after: &str, limit: usize) -> Result<Vec<MatchInfo>, StoreError>;
    /// How many matches a person created that are not over.
    async fn running(&self, creator: &str) -> Result<u64, StoreError>;
    /// Matches whose clock must be looked at by `now`. Each is handed out once until `lease` milliseconds have passed, so
    /// that of several servers one looks.
    async fn claim_due(&self, now: i64, lease: i64, limit: usize) -> Result<Vec<String>, StoreError>;
    /// When the next clock must be looked at.
    async fn next_due(&self) -> Result<Option<i64>, StoreError>;

    /// Keeps a person.
    async fn put_person(&self, person: Person) -> Result<(), StoreError>;
    /// Gives a person another name; [`StoreError::Missing`] if they are not known, or no more.
    async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError>;
    /// Finds a person.
    async fn person(&self, id: &str) -> Result<Person, StoreError>;
    /// The matches at which a person sits or ever sat, or at which a seat is kept for them.
    async fn sat_at(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Writes events anew without what they said about somebody, and how the match stands in lists. Nothing else ever
    /// changes an event.
    async fn redact(&self, id: &str, events: Vec<StoredEvent>, summary: &str) -> Result<(), StoreError>;
    /// Forgets a person: name, what they said, whom they muted, their tickets and their place in lists; seats that were
    /// kept for them are open. The events of matches stay, and with them the other players' matches.
    async fn forget_person(&self, id: &str) -> Result<(), StoreError>;

    /// Keeps a ticket.
    async fn put_ticket(&self, ticket: Ticket) -> Result<(), StoreError>;
    /// Finds a ticket that has not ended.
    async fn ticket(&self, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError>;
    /// Finds a ticket and ends it, so that it serves once.
    async fn use_ticket(&self, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError>;

    /// Keeps what someone says; the answer is its number.
    async fn say(&self, said: Said) -> Result<u64, StoreError>;
    /// What was said after line `since`.
    async fn chat(&self, id: &str, since: u64) -> Result<Vec<ChatLine>, StoreError>;
    /// Mutes or hears someone.
    async fn mute(&self, person: &str, other: &str, muted: bool) -> Result<(), StoreError>;
    /// Whom a person has muted.
    async fn muted_by(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Keeps a complaint for the operator.
    async fn report(&self, report: Report) -> Result<(), StoreError>;
    /// The newest complaints.
    async fn reports(&self, limit: usize) -> Result<Vec<Report>, StoreError>;

    /// Writes a whole and consistent copy to a file that is empty or not there, while matches go on.
    async fn back_up(&self, to: &Path) -> Result<Copied, StoreError>;
    /// Finishes what is under way and closes the store.
    async fn close(&self) -> Result<(), StoreError>;
}
