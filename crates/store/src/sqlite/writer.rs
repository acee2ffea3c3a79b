//! The one thread that writes. Acts that wait together share one commit, so that under load a disk's slow answer is
//! paid once for many of them, and when it is quiet an act waits for nobody.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use rusqlite::{Connection, ErrorCode};
use tokio::sync::oneshot;

use crate::StoreError;

/// How many acts share a commit at most: enough to fill a disk's pause, few enough that nobody waits long.
const TOGETHER: usize = 512;

/// A piece of writing: carried out inside the transaction if one could be begun, answered after the commit.
type Work = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Worked + Send>;
/// Tells whoever waits; the argument is what became of the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Work that was carried out but is not durable yet.
struct Worked {
    failed: Option<StoreError>,
    answer: Answer,
}

/// Hands work to the writing thread.
#[derive(Clone)]
pub(super) struct Writer {
    queue: Sender<Work>,
    panics: Arc<AtomicU64>,
}

impl Writer {
    /// Starts the thread, which ends when every `Writer` is gone. It counts the work that panicked in `panics`.
    pub(super) fn start(
        connection: Connection,
        panics: Arc<AtomicU64>,
    ) -> Result<(Writer, JoinHandle<()>), StoreError> {
        let (queue, waiting) = channel();
        let thread = std::thread::Builder::new()
            .name("messdeck-store".into())
            .spawn(move || run(&connection, &waiting))
            .map_err(StoreError::failed)?;
        Ok((Writer { queue, panics }, thread))
    }

    /// Carries out `work` and answers when it is durable. Work finds what is wrong before its first write; where it fails
    /// later nonetheless, nothing of the whole commit is kept, and all who share it are told. Work that panics fails.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let panics = Arc::clone(&self.panics);
        let work: Work = Box::new(move |connection| {
            let done = connection.and_then(|connection| {
                // The connection is whole after a panic: what was written is given up with the commit.
                catch_unwind(AssertUnwindSafe(|| work(connection))).unwrap_or_else(|_| {
                    panics.fetch_add(1, Relaxed);
                    tracing::error!("writing to the store panicked; nothing of it is kept");
                    Err(StoreError::failed("the writing panicked"))
                })
            });
            let failed = done.as_ref().err().cloned();
            let answer = Box::new(move |commit: Result<(), StoreError>| {
                // Whoever asked may have gone away; the work is done all the same.
                let _ = answer.send(commit.and(done));
            });
            Worked { failed, answer }
        });
        self.queue.send(work).map_err(|_| StoreError::failed("the store is closed"))?;
        // Only a thread that ended in the middle of a commit leaves work without an answer.
        answered.await.map_err(|_| StoreError::unknown("the writing thread is gone"))?
    }
}

fn run(connection: &Connection, waiting: &Receiver<Work>) {
    while let Ok(first) = waiting.recv() {
        let mut state = connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
        let mut answers = Vec::new();
        for work in std::iter::once(first).chain(waiting.try_iter().take(TOGETHER - 1)) {
            let before = connection.total_changes();
            let Worked { failed, answer } = work(state.clone().map(|()| connection));
            answers.push(answer);
            if let Some(error) = failed
                && connection.total_changes() != before
            {
                // It failed halfway, which only a failing database can bring about. A savepoint around each piece of work
                // would save the others, but it costs every act a copy of each page that it changes.
                state = Err(StoreError::failed(GivenUp(error)));
            }
        }
        let committed = state.and_then(|()| connection.execute_batch("COMMIT").map_err(not_committed));
        if committed.is_err() && !connection.is_autocommit() {
            // Nothing of it may stay; if this fails too, the next BEGIN says so.
            let _ = connection.execute_batch("ROLLBACK");
        }
        for answer in answers {
            answer(committed.clone());
        }
    }
}

/// A commit that another act made impossible.
#[derive(Debug, thiserror::Error)]
#[error("the commit was given up: {0}")]
struct GivenUp(#[source] StoreError);

/// What a commit that failed says about what is kept. SQLite writes the last page of a commit before it waits for the
/// disk; where that waiting fails, the page may be there after a crash all the same.
fn not_committed(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::DiskFull) => {
            StoreError::failed(error)
        }
        _ => StoreError::unknown(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn insert(n: i64) -> impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static {
        move |connection| {
            connection.execute("INSERT INTO t VALUES (?1)", [n])?;
            Ok(())
        }
    }

    /// An act that holds the thread up lets others come into its commit.
    fn waiting_for(
        held: Receiver<()>,
    ) -> impl FnOnce(&Connection) -> Result<(), StoreError> + Send + 'static {
        move |_| {
            let _ = held.recv();
            Ok(())
        }
    }

    fn start() -> (Writer, JoinHandle<()>) {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE t (n)").unwrap();
        Writer::start(connection, Arc::default()).unwrap()
    }

    async fn kept(writer: &Writer) -> String {
        let kept = writer.write(|connection| {
            Ok(connection.query_row("SELECT group_concat(n) FROM t", [], |row| row.get::<_, String>(0))?)
        });
        kept.await.unwrap()
    }

    #[tokio::test]
    async fn a_panic_before_the_first_write_harms_nobody_else() {
        let (writer, thread) = start();
        let (let_go, held) = channel();
        let (first, second, third, ()) = tokio::join!(
            writer.write(waiting_for(held)),
            writer.write(|_| -> Result<(), StoreError> { panic!("before it wrote") }),
            writer.write(insert(1)),
            async { let_go.send(()).unwrap() },
        );
        assert_eq!((first, third), (Ok(()), Ok(())));
        assert!(matches!(second, Err(StoreError::Failed(_))));
        assert_eq!((kept(&writer).await.as_str(), writer.panics.load(Relaxed)), ("1", 1));
        drop(writer);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn a_panic_halfway_is_told_to_all_who_share_its_commit_and_survived() {
        let (writer, thread) = start();
        let (let_go, held) = channel();
        let (first, second, third, ()) = tokio::join!(
            writer.write(waiting_for(held)),
            writer.write(insert(1)),
            writer.write(|connection| -> Result<(), StoreError> {
                insert(2)(connection)?;
                panic!("after it wrote")
            }),
            async { let_go.send(()).unwrap() },
        );
        for told in [first, second, third] {
            assert!(matches!(told, Err(StoreError::Failed(_))), "{told:?}");
        }
        assert_eq!(writer.write(insert(3)).await, Ok(()));
        assert_eq!((kept(&writer).await.as_str(), writer.panics.load(Relaxed)), ("3", 1));
        drop(writer);
        thread.join().unwrap();
    }
}
