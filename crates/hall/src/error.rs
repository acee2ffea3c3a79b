//! What can go wrong in the hall.

use messdeck_store::StoreError;
use messdeck_table::{FoldError, Refusal};
use serde_json::value::RawValue;
use thiserror::Error;

/// Why the hall did not do what it was asked.
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
#[derive(Debug, Error)]
pub enum HallError {
    /// The rules or the table say no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The act was made before something happened that changes what it means; this is what whoever acted has missed.
    #[error("Something else happened before; here it is.")]
    Stale { missed: Vec<Box<RawValue>> },
    /// The act speaks of an event that has not happened.
    #[error("There is no event {v} yet.")]
    Ahead { v: u64 },
    /// There is no match, person or ticket of that name.
    #[error("There is no such match.")]
    Missing,
    /// There is one already.
    #[error("There is one of that name already.")]
    Exists,
    /// Other servers were faster, again and again.
    #[error("Others were faster; try again.")]
    Busy,
    /// The seat is kept for somebody else.
    #[error("This seat is kept for somebody; ask for its invitation.")]
    SeatKept,
    /// All seats that are left are kept for others.
    #[error("The seats that are left need an invitation.")]
    SeatsKept,
    /// Only those who played can ask for that.
    #[error("You did not play here.")]
    NotSeated,
    /// Only those at the table can say something.
    #[error("Only those who play here speak here.")]
    NotAtTheTable,
    /// A match's log can't be opened: it is damaged, or takes a newer program.
    #[error(transparent)]
    Log(#[from] FoldError),
    /// The store failed.
    #[error(transparent)]
    Store(StoreError),
    /// What was kept can't be read, or something can't be written.
    #[error("the JSON of a match: {0}")]
    Json(#[from] serde_json::Error),
    /// The operating system gives no randomness.
    #[error("no randomness: {0}")]
    Random(#[from] getrandom::Error),
    /// The work was broken off.
    #[error("an act was broken off: {0}")]
    BrokenOff(#[from] tokio::task::JoinError),
}

impl HallError {
    /// Whether something is wrong in here, rather than with what was asked for.
    pub fn is_inside(&self) -> bool {
        use HallError::*;
        matches!(self, Log(_) | Store(_) | Json(_) | Random(_) | BrokenOff(_))
    }
}

impl From<StoreError> for HallError {
    fn from(error: StoreError) -> HallError {
        match error {
            StoreError::Missing => HallError::Missing,
            StoreError::Exists => HallError::Exists,
            StoreError::Conflict { .. } => HallError::Busy,
            StoreError::Failed(_) | StoreError::Unknown(_) => HallError::Store(error),
        }
    }
}
