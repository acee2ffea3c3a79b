//! What can go wrong in a store.

use std::error::Error;
use std::sync::Arc;

/// What went wrong beneath the store. Acts that share a commit share it, too.
pub type Cause = Arc<dyn Error + Send + Sync>;

/// Why a store did not do what it was asked. Nothing has changed then, unless it is [`StoreError::Unknown`].
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer was faster: the match already has events up to this number.
    #[error("another act was faster: the match has events up to number {newest}")]
    Conflict { newest: u64 },
    /// There is no match, person or ticket of that name.
    #[error("there is no such entry")]
    Missing,
    /// There is one already.
    #[error("there is such an entry already")]
    Exists,
    /// The database itself failed, and nothing was kept: the disk is full, the file is damaged, the store is being closed.
    #[error("the store failed: {0}")]
    Failed(#[source] Cause),
    /// The database failed while it committed: whether the act was kept is not known. Who asks again under the same name
    /// will know.
    #[error("it is not known whether this was kept: {0}")]
    Unknown(#[source] Cause),
}

impl StoreError {
    /// Nothing was kept, because of this.
    pub fn failed(cause: impl Into<Box<dyn Error + Send + Sync>>) -> StoreError {
        StoreError::Failed(Cause::from(cause.into()))
    }

    /// Whether anything was kept is not known, because of this.
    pub fn unknown(cause: impl Into<Box<dyn Error + Send + Sync>>) -> StoreError {
        StoreError::Unknown(Cause::from(cause.into()))
    }

    /// The same failure where something may have been kept before it.
    pub fn in_doubt(self) -> StoreError {
        match self {
            StoreError::Failed(cause) => StoreError::Unknown(cause),
            error => error,
        }
    }
}

/// What a caller can act on is the same or not; no two failures are.
impl PartialEq for StoreError {
    fn eq(&self, other: &StoreError) -> bool {
        match (self, other) {
            (StoreError::Conflict { newest }, StoreError::Conflict { newest: other }) => newest == other,
            (StoreError::Missing, StoreError::Missing) | (StoreError::Exists, StoreError::Exists) => true,
            _ => false,
        }
    }
}

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
            _ => StoreError::failed(error),
        }
    }
}
