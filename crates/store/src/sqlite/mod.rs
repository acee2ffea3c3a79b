//! SQLite behind the trait: a file, one writing thread, reading connections beside it.

mod copy;
mod matches;
mod people;
mod readers;
mod schema;
mod talk;
mod writer;

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use async_trait::async_trait;
use rusqlite::{Connection, Params, Row};

use crate::{
    Append, Appended, ChatLine, MatchInfo, NewMatch, Person, Report, Reservation, Said, Store, StoreError,
    StoredEvent, Ticket,
};
pub use copy::{Copied, copy};
use readers::Readers;
use writer::Writer;

/// How long a connection waits for another program that has locked the file, such as a backup tool.
const PATIENCE: Duration = Duration::from_secs(5);

/// What the writer keeps in memory: the pages of some thousand matches, so that it seldom has to read.
const CACHE_KIB: i32 = 32 * 1024;
/// Pages that are written ahead before they go to their places: 32 MiB. A page that changes often goes there once for many
/// changes, and the pauses that everybody feels become rare.
const PAGES_BEFORE_CHECKPOINT: u32 = 8_000;

/// A store in a file.
pub struct Sqlite {
    secret: [u8; 32],
    readers: Readers,
    /// Empty once the store is closed.
    writer: Mutex<Option<(Writer, JoinHandle<()>)>>,
    panics: Arc<AtomicU64>,
}

impl Sqlite {
    /// Opens the file, or makes it if there is none, and brings its tables to their newest shape.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        // Every commit waits for the disk: what was acknowledged survives a power cut.
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
        connection.pragma_update(None, "wal_autocheckpoint", PAGES_BEFORE_CHECKPOINT)?;
        connection.set_prepared_statement_cache_capacity(64);
        schema::migrate(&mut connection)?;
        let secret =
            connection.query_row("SELECT value FROM meta WHERE name = 'secret'", [], |row| row.get(0))?;
        let panics = Arc::default();
        let writer = Writer::start(connection, Arc::clone(&panics))?;
        Ok(Sqlite { secret, readers: Readers::new(path), writer: Mutex::new(Some(writer)), panics })
    }

    async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let writer = {
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
            writer.as_ref().map(|(writer, _)| writer.clone())
        };
        let writer = writer.ok_or_else(|| StoreError::failed("the store is closed"))?;
        writer.write(work).await
    }

    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.readers.read(work).await
    }
}

#[async_trait]
impl Store for Sqlite {
    fn secret(&self) -> [u8; 32] {
        self.secret
    }

    async fn ready(&self) -> Result<(), StoreError> {
        let kept = "INSERT OR REPLACE INTO meta VALUES ('ready', randomblob(8))";
        self.write(|connection| run(connection, kept, []).map(drop)).await
    }

    fn panics(&self) -> u64 {
        self.panics.load(Relaxed)
    }

    async fn create(&self, new: NewMatch) -> Result<(), StoreError> {
        self.write(move |connection| matches::create(connection, &new)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write(move |connection| matches::append(connection, &append)).await
    }

    async fn acted(&self, id: &str, act: &str) -> Result<Option<u64>, StoreError> {
        let (id, act) = (id.to_owned(), act.to_owned());
        self.read(move |connection| matches::acted(connection, &id, &act)).await
    }

    async fn info(&self, id: &str) -> Result<MatchInfo, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| matches::info(connection, &id)).await
    }

    async fn reservations(&self, id: &str) -> Result<Vec<Reservation>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| matches::reservations(connection, &id)).await
    }

    async fn events(&self, id: &str, since: u64) -> Result<Vec<StoredEvent>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| matches::events(connection, &id, since)).await
    }

    async fn lobby(&self, limit: usize) -> Result<Vec<MatchInfo>, StoreError> {
        self.read(move |connection| matches::lobby(connection, limit)).await
    }

    async fn matches_of(
        &self,
        person: &str,
        before: i64,
        limit: usize,
    ) -> Result<Vec<MatchInfo>, StoreError> {
        let person = person.to_owned();
        self.read(move |connection| matches::matches_of(connection, &person, before, limit)).await
    }

    async fn unfinished(&self, after: &str, limit: usize) -> Result<Vec<MatchInfo>, StoreError> {
        let after = after.to_owned();
        self.read(move |connection| matches::unfinished(connection, &after, limit)).await
    }

    async fn running(&self, creator: &str) -> Result<u64, StoreError> {
        let creator = creator.to_owned();
        self.read(move |connection| matches::running(connection, &creator)).await
    }

    async fn claim_due(&self, now: i64, lease: i64, limit: usize) -> Result<Vec<String>, StoreError> {
        self.write(move |connection| matches::claim_due(connection, now, lease, limit)).await
    }

    async fn next_due(&self) -> Result<Option<i64>, StoreError> {
        self.read(matches::next_due).await
    }

    async fn put_person(&self, person: Person) -> Result<(), StoreError> {
        self.write(move |connection| people::put(connection, &person)).await
    }

    async fn rename_person(&self, id: &str, name: &str) -> Result<(), StoreError> {
        let (id, name) = (id.to_owned(), name.to_owned());
        self.write(move |connection| people::rename(connection, &id, &name)).await
    }

    async fn person(&self, id: &str) -> Result<Person, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| people::get(connection, &id)).await
    }

    async fn forget_person(&self, id: &str) -> Result<(), StoreError> {
        let id = id.to_owned();
        self.write(move |connection| people::forget(connection, &id)).await
    }

    async fn sat_at(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        self.read(move |connection| matches::sat_at(connection, &person)).await
    }

    async fn redact(&self, id: &str, events: Vec<StoredEvent>, summary: &str) -> Result<(), StoreError> {
        let (id, summary) = (id.to_owned(), summary.to_owned());
        self.write(move |connection| matches::redact(connection, &id, &events, &summary)).await
    }

    async fn put_ticket(&self, ticket: Ticket) -> Result<(), StoreError> {
        self.write(move |connection| people::put_ticket(connection, &ticket)).await
    }

    async fn ticket(&self, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError> {
        self.read(move |connection| people::ticket(connection, hash, now)).await
    }

    async fn use_ticket(&self, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError> {
        self.write(move |connection| people::use_ticket(connection, hash, now)).await
    }

    async fn say(&self, said: Said) -> Result<u64, StoreError> {
        self.write(move |connection| talk::say(connection, &said)).await
    }

    async fn chat(&self, id: &str, since: u64) -> Result<Vec<ChatLine>, StoreError> {
        let id = id.to_owned();
        self.read(move |connection| talk::chat(connection, &id, since)).await
    }

    async fn mute(&self, person: &str, other: &str, muted: bool) -> Result<(), StoreError> {
        let (person, other) = (person.to_owned(), other.to_owned());
        self.write(move |connection| talk::mute(connection, &person, &other, muted)).await
    }

    async fn muted_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
        let person = person.to_owned();
        self.read(move |connection| talk::muted_by(connection, &person)).await
    }

    async fn report(&self, report: Report) -> Result<(), StoreError> {
        self.write(move |connection| talk::report(connection, &report)).await
    }

    async fn reports(&self, limit: usize) -> Result<Vec<Report>, StoreError> {
        self.read(move |connection| talk::reports(connection, limit)).await
    }

    async fn back_up(&self, to: &Path) -> Result<Copied, StoreError> {
        let to = to.to_owned();
        self.read(move |connection| copy::copy_from(connection, &to)).await
    }

    async fn close(&self) -> Result<(), StoreError> {
        let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.readers.close();
        let Some((writer, thread)) = writer else { return Ok(()) };
        // The thread ends when nobody can send it work any more, after what is waiting is done.
        drop(writer);
        let ended = tokio::task::spawn_blocking(move || thread.join()).await;
        match ended {
            Ok(Ok(())) => Ok(()),
            _ => Err(StoreError::failed("the writing thread ended badly")),
        }
    }
}

/// Carries out a statement and says how many rows it has changed.
fn run(connection: &Connection, statement: &str, params: impl Params) -> Result<usize, StoreError> {
    Ok(connection.prepare_cached(statement)?.execute(params)?)
}

/// The row that a statement gives.
fn row<T>(
    connection: &Connection,
    statement: &str,
    params: impl Params,
    read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<T, StoreError> {
    Ok(connection.prepare_cached(statement)?.query_row(params, read)?)
}

/// All rows that a statement gives.
fn rows<T>(
    connection: &Connection,
    statement: &str,
    params: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, StoreError> {
    Ok(connection.prepare_cached(statement)?.query_map(params, read)?.collect::<Result<_, _>>()?)
}

/// A number that SQLite can keep. Event numbers and limits never come near its end.
fn number(value: impl TryInto<i64>) -> i64 {
    value.try_into().unwrap_or(i64::MAX)
}
