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

    /// Carries out `work` and answers when it is durable. Work finds what is wrong before its first write; where it fails
    /// later nonetheless, nothing of the whole commit is kept, and all who share it are told.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let done = connection.and_then(work);
            let failed = done.as_ref().err().cloned();
            let answer = Box::new(move |commit: Result<(), StoreError>| {
                // Whoever asked may have gone away; the work is done all the same.
                let _ = answer.send(commit.and(done));
            });
            Worked { failed, answer }
        });
        self.queue.send(work).map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }
}

fn run(connection: Connection, waiting: &Receiver<Work>) {
    while let Ok(first) = waiting.recv() {
        let mut state = connection.execute_batch("BEGIN IMMEDIATE").map_err(StoreError::from);
        let mut answers = Vec::new();
        for work in std::iter::once(first).chain(waiting.try_iter().take(TOGETHER - 1)) {
            let before = connection.total_changes();
            let Worked { failed, answer } = work(state.clone().map(|()| &connection));
            answers.push(answer);
            if let Some(error) = failed
                && connection.total_changes() != before
            {
                // It failed halfway, which only a failing database can bring about. A savepoint around each piece of work
                // would save the others, but it costs every act a copy of each page that it changes.
                state = Err(StoreError::Failed(format!("the commit was given up: {error}")));
            }
        }
        let committed = state.and_then(|()| connection.execute_batch("COMMIT").map_err(StoreError::from));
        if committed.is_err() && !connection.is_autocommit() {
            // Nothing of it may stay; if this fails too, the next BEGIN says so.
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
