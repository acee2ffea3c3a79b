//! Whole and consistent copies of a database, also of one that is being written to.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::{readers, schema};
use crate::StoreError;

/// What a copy holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Copied {
    /// Its matches.
    pub matches: u64,
    /// Their events.
    pub events: u64,
}

/// Copies a database to a file that is empty or not there, and checks the copy. The writer of the original goes on
/// meanwhile, be it this process or another: what the copy shows is one moment.
pub fn copy(from: &Path, to: &Path) -> Result<Copied, StoreError> {
    copy_from(&readers::open(from)?, to)
}

pub(super) fn copy_from(original: &Connection, to: &Path) -> Result<Copied, StoreError> {
    check(original)?;
    if to.metadata().is_ok_and(|file| file.len() > 0) {
        return Err(StoreError::Exists);
    }
    let mut copy = Connection::open(to)?;
    // All pages in one step: readers never keep the writer waiting, and between steps a busy writer would make the copy
    // begin anew, again and again.
    match Backup::new(original, &mut copy)?.step(-1)? {
        StepResult::Done => {}
        step => return Err(StoreError::failed(format!("the copy was not finished: {step:?}"))),
    }
    // The copy is one file, without the two beside it that a running database has.
    copy.pragma_update(None, "journal_mode", "delete")?;
    let sound: String = copy.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    if sound != "ok" {
        return Err(StoreError::failed(format!("the copy is damaged: {sound}")));
    }
    let count = |table: &str| {
        let count = copy.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0));
        count.map(i64::cast_unsigned)
    };
    let copied = Copied { matches: count("matches")?, events: count("events")? };
    copy.close().map_err(|(_, error)| StoreError::from(error))?;
    Ok(copied)
}

/// Whether this is one of our databases at all.
fn check(connection: &Connection) -> Result<(), StoreError> {
    let taken = schema::version(connection).map_err(|cause| StoreError::failed(Foreign(Some(cause))))?;
    match taken {
        0 => Err(StoreError::failed(Foreign(None))),
        _ => schema::known(taken),
    }
}

/// What was taken for a database of ours is none; perhaps it is no database at all.
#[derive(Debug, thiserror::Error)]
#[error("it is no database of Messdeck{}", .0.as_ref().map(|cause| format!(" ({cause})")).unwrap_or_default())]
struct Foreign(#[source] Option<StoreError>);
