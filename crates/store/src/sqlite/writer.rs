//! The one thread that writes. Acts that wait together share one commit, so that under load a disk's slow answer is
//! paid once for many of them, and when it is quiet an act waits for nobody.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::StoreError;

/// How many acts share a commit at most: enough to fill a disk's pause, few enough that nobody waits long.
const TOGETHER: usize = 512;

/// A piece of writing: carried out inside the transaction if one could be begun, answered after the commit.
type Work = Box<dyn FnOnce(Result<&Connection, StoreError>) -> Answer + Send>;
/// Tells whoever waits; the argument is what became of the commit.
type Answer = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// Hands work to the writing thread.
#[derive(Clone)]
pub(super) struct Writer {
    queue: Sender<Work>,
}

impl Writer {
    /// Starts the thread, which ends when every `Writer` is gone.
    pub(super) fn start(connection: Connection) -> Result<(Writer, JoinHandle<()>), StoreError> {
        let (queue, waiting) = channel();
        let thread = std::thread::Builder::new()
            .name("messdeck-store".into())
            .spawn(move || run(connection, &waiting))
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        Ok((Writer { queue }, thread))
    }

    /// Carries out `work` and answers when it is durable. Work that fails changes nothing.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let done = connection.and_then(|connection| in_savepoint(connection, work));
            Box::new(move |commit| {
                // Whoever asked may have gone away; the work is done all the same.
                let _ = answer.send(commit.and(done));
            })
        });
        self.queue.send(work).map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

/// Undoes the work of one act without touching that of the others in the same commit.
fn in_savepoint<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    connection.prepare_cached("SAVEPOINT act")?.execute([])?;
    let done = work(connection);
    if done.is_err() {
        connection.prepare_cached("ROLLBACK TO act")?.execute([])?;
    }
    connection.prepare_cached("RELEASE act")?.execute([])?;
    done
}

fn run(connection: Connection, waiting: &Receiver<Work>) {
    while let Ok(first) = waiting.recv() {
        let began = connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
        let inside = || began.clone().map(|()| &connection);
        let batch = std::iter::once(first).chain(waiting.try_iter().take(TOGETHER - 1));
        let answers: Vec<Answer> = batch.map(|work| work(inside())).collect();
        let committed = began.and_then(|()| connection.execute_batch("COMMIT").map_err(StoreError::from));
        if committed.is_err() && !connection.is_autocommit() {
            // The commit failed, so nothing of it may stay; if this fails too, the next BEGIN says so.
            let _ = connection.execute_batch("ROLLBACK");
        }
        for answer in answers {
            answer(committed.clone());
        }
    }
}

fn closed() -> StoreError {
    StoreError::Failed("the store is closed".into())
}
