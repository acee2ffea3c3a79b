//! People and the tickets that give them seats.

use rusqlite::{Connection, Row, params};

use super::{row, run};
use crate::{Person, StoreError, Ticket};

pub(super) fn put(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    let insert = "INSERT INTO people (id, name, since) VALUES (?1, ?2, ?3)";
    run(connection, insert, params![person.id, person.name, person.since]).map(drop)
}

pub(super) fn rename(connection: &Connection, id: &str, name: &str) -> Result<(), StoreError> {
    match run(connection, "UPDATE people SET name = ?2 WHERE id = ?1", [id, name])? {
        0 => Err(StoreError::Missing),
        _ => Ok(()),
    }
}

pub(super) fn get(connection: &Connection, id: &str) -> Result<Person, StoreError> {
    row(connection, "SELECT id, name, since FROM people WHERE id = ?1", [id], |row| {
        Ok(Person { id: row.get(0)?, name: row.get(1)?, since: row.get(2)? })
    })
}

pub(super) fn forget(connection: &Connection, id: &str) -> Result<(), StoreError> {
    for forget in [
        "DELETE FROM people WHERE id = ?1",
        "DELETE FROM holders WHERE person = ?1",
        "DELETE FROM sittings WHERE person = ?1",
        "DELETE FROM tickets WHERE person = ?1",
        "DELETE FROM mutes WHERE person = ?1 OR other = ?1",
        "DELETE FROM reports WHERE person = ?1",
        "UPDATE reservations SET hold = 'open', person = NULL WHERE person = ?1",
        // The line keeps its number, so that counting stays whole.
        "UPDATE chat SET text = '', person = '' WHERE person = ?1",
        "UPDATE matches SET acting = NULL WHERE acting = ?1",
    ] {
        run(connection, forget, [id])?;
    }
    Ok(())
}

pub(super) fn put_ticket(connection: &Connection, ticket: &Ticket) -> Result<(), StoreError> {
    let Ticket { hash, kind, id, seat, person, expires } = ticket;
    let insert =
        "INSERT INTO tickets (hash, kind, match, seat, person, expires) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    run(connection, insert, params![hash, kind, id, seat, person, expires]).map(drop)
}

pub(super) fn ticket(connection: &Connection, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError> {
    let select =
        "SELECT hash, kind, match, seat, person, expires FROM tickets WHERE hash = ?1 AND expires > ?2";
    row(connection, select, params![hash, now], read_ticket)
}

pub(super) fn use_ticket(connection: &Connection, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError> {
    let delete = "DELETE FROM tickets WHERE hash = ?1 AND expires > ?2
                  RETURNING hash, kind, match, seat, person, expires";
    row(connection, delete, params![hash, now], read_ticket)
}

fn read_ticket(row: &Row<'_>) -> rusqlite::Result<Ticket> {
    Ok(Ticket {
        hash: row.get(0)?,
        kind: row.get(1)?,
        id: row.get(2)?,
        seat: row.get(3)?,
        person: row.get(4)?,
        expires: row.get(5)?,
    })
}
