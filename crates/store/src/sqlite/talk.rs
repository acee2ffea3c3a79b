//! What people say to each other, whom they do not want to hear, and complaints.

use rusqlite::{Connection, params};

use super::matches::is_there;
use super::number;
use crate::{ChatLine, Report, Said, StoreError};

pub(super) fn say(connection: &Connection, said: &Said) -> Result<u64, StoreError> {
    // A match that does not exist must be missed here: the foreign key would only say that something is wrong.
    if !is_there(connection, &said.id)? {
        return Err(StoreError::Missing);
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO chat (match, n, person, at, text)
         SELECT ?1, coalesce(max(n), 0) + 1, ?2, ?3, ?4 FROM chat WHERE match = ?1 RETURNING n",
    )?;
    let n = insert
        .query_row(params![said.id, said.person, said.at, said.text], |row| row.get::<_, i64>(0))?
        .cast_unsigned();
    Ok(n)
}

pub(super) fn chat(connection: &Connection, id: &str, since: u64) -> Result<Vec<ChatLine>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT n, person, at, text FROM chat WHERE match = ?1 AND n > ?2 ORDER BY n")?;
    let lines = select.query_map(params![id, number(since)], |row| {
        let said = Said { id: id.to_owned(), person: row.get(1)?, at: row.get(2)?, text: row.get(3)? };
        Ok(ChatLine { n: row.get::<_, i64>(0)?.cast_unsigned(), said })
    })?;
    Ok(lines.collect::<Result<_, _>>()?)
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
    connection.prepare_cached(statement)?.execute([person, other])?;
    Ok(())
}

pub(super) fn muted_by(connection: &Connection, person: &str) -> Result<Vec<String>, StoreError> {
    let mut select = connection.prepare_cached("SELECT other FROM mutes WHERE person = ?1 ORDER BY other")?;
    let others = select.query_map([person], |row| row.get(0))?;
    Ok(others.collect::<Result<_, _>>()?)
}

pub(super) fn report(connection: &Connection, report: &Report) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO reports (match, n, person, at, reason) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute(params![report.id, number(report.n), report.person, report.at, report.reason])?;
    Ok(())
}

pub(super) fn reports(connection: &Connection, limit: usize) -> Result<Vec<Report>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT match, n, person, at, reason FROM reports ORDER BY number DESC LIMIT ?1")?;
    let reports = select.query_map([number(limit)], |row| {
        Ok(Report {
            id: row.get(0)?,
            n: row.get::<_, i64>(1)?.cast_unsigned(),
            person: row.get(2)?,
            at: row.get(3)?,
            reason: row.get(4)?,
        })
    })?;
    Ok(reports.collect::<Result<_, _>>()?)
}
