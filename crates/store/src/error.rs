//! What can go wrong in a store.

use std::fmt::{self, Display};

/// Why a store did not do what it was asked. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another writer was faster: the match already has events up to this number.
    Conflict {
        /// The number of the newest event.
        newest: u64,
    },
    /// There is no match, person or ticket of that name.
    Missing,
    /// There is one already.
    Exists,
    /// The database itself failed: the disk is full, the file is damaged, the store is being closed.
    Failed(String),
}

impl Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Conflict { newest } => {
                write!(f, "another act was faster: the match has events up to number {newest}")
            }
            StoreError::Missing => f.write_str("there is no such entry"),
            StoreError::Exists => f.write_str("there is such an entry already"),
            StoreError::Failed(message) => write!(f, "the store failed: {message}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
        match &error {
            rusqlite::Error::QueryReturnedNoRows => StoreError::Missing,
            rusqlite::Error::SqliteFailure(failure, _)
                if [SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE]
                    .contains(&failure.extended_code) =>
            {
                StoreError::Exists
            }
            _ => StoreError::Failed(error.to_string()),
        }
    }
}
