//! Connections that only read. WAL lets them read while the writer writes.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::{Connection, OpenFlags};

use crate::StoreError;

/// A small stock of reading connections, opened as they are needed.
#[derive(Clone)]
pub(super) struct Readers {
    path: PathBuf,
    idle: Arc<Mutex<Vec<Connection>>>,
}

impl Readers {
    pub(super) fn new(path: &Path) -> Readers {
        Readers { path: path.to_owned(), idle: Arc::default() }
    }

    /// Runs `work` on a thread where it may block.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let readers = self.clone();
        let done = tokio::task::spawn_blocking(move || {
            let connection = readers.take()?;
            let done = work(&connection);
            readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            done
        });
        done.await.map_err(StoreError::failed)?
    }

    /// Closes the idle connections.
    pub(super) fn close(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn take(&self) -> Result<Connection, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        idle.map_or_else(|| open(&self.path), Ok)
    }
}

/// A connection that only reads.
pub(super) fn open(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI,
    )?;
    connection.busy_timeout(super::PATIENCE)?;
    Ok(connection)
}
