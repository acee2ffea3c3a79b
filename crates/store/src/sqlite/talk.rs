//! What people say to each other, whom they do not want to hear, and complaints.

use rusqlite::{Connection, params};

use super::matches::is_there;
use super::{number, row, rows, run};
use crate::{ChatLine, Report, Said, StoreError};

pub(super) fn say(connection: &Connection, said: &Said) -> Result<u64, StoreError> {
    // A match that does not exist must be missed here: the foreign key would only say that something is wrong.
    if !is_there(connection, &said.id)? {
        return Err(StoreError::Missing);
    }
    let insert = "INSERT INTO chat (match, n, person, at, text)
                  SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4 FROM chat WHERE match = ?1 RETURNING n";
    let n = row(connection, insert, params![said.id, said.person, said.at, said.text], |row| row.get(0));
    n.map(i64::cast_unsigned)
}

pub(super) fn chat(connection: &Connection, id: &str, since: u64) -> Result<Vec<ChatLine>, StoreError> {
    let select = "SELECT n, person, at, text FROM chat WHERE match = ?1 AND n > ?2 ORDER BY n";
    rows(connection, select, params![id, number(since)], |row| {
        let said = Said { id: id.to_owned(), person: row.get(1)?, at: row.get(2)?, text: row.get(3)? };
        Ok(ChatLine { n: row.get::<_, i64>(0)?.cast_unsigned(), said })
    })
}

pub(super) fn mute(
    connection: &Connection,
    person: &str,
    other: &str,
    muted: bool,
) -> Result<(), StoreError> {
    let statement = if muted {
        "INSERT OR IGNORE INTO mutes (person, other) VALUES (?1, ?2)"
    } else {
        "DELETE FROM mutes WHERE person = ?1 AND other = ?2"
    };
    run(connection, statement, [person, other]).map(drop)
}

pub(super) fn muted_by(connection: &Connection, person: &str) -> Result<Vec<String>, StoreError> {
    let select = "SELECT other FROM mutes WHERE person = ?1 ORDER BY other";
    rows(connection, select, [person], |row| row.get(0))
}

pub(super) fn report(connection: &Connection, report: &Report) -> Result<(), StoreError> {
    let Report { id, n, person, at, reason } = report;
    let insert = "INSERT INTO reports (match, n, person, at, reason) VALUES (?1, ?2, ?3, ?4, ?5)";
    run(connection, insert, params![id, number(*n), person, at, reason]).map(drop)
}

pub(super) fn reports(connection: &Connection, limit: usize) -> Result<Vec<Report>, StoreError> {
    let select = "SELECT match, n, person, at, reason FROM reports ORDER BY number DESC LIMIT ?1";
    rows(connection, select, [number(limit)], |row| {
        Ok(Report {
            id: row.get(0)?,
            n: row.get::<_, i64>(1)?.cast_unsigned(),
            person: row.get(2)?,
            at: row.get(3)?,
            reason: row.get(4)?,
        })
    })
}
