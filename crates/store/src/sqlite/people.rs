//! People and the tickets that give them seats.

use rusqlite::{Connection, Row, params};

use crate::{Person, StoreError, Ticket};

pub(super) fn put(connection: &Connection, person: &Person) -> Result<(), StoreError> {
    connection
        .prepare_cached("INSERT INTO people (id, name, since) VALUES (?1, ?2, ?3)")?
        .execute(params![person.id, person.name, person.since])?;
    Ok(())
}

pub(super) fn rename(connection: &Connection, id: &str, name: &str) -> Result<(), StoreError> {
    let renamed =
        connection.prepare_cached("UPDATE people SET name = ?2 WHERE id = ?1")?.execute([id, name])?;
    if renamed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}

pub(super) fn get(connection: &Connection, id: &str) -> Result<Person, StoreError> {
    let mut select = connection.prepare_cached("SELECT id, name, since FROM people WHERE id = ?1")?;
    let person = select
        .query_row([id], |row| Ok(Person { id: row.get(0)?, name: row.get(1)?, since: row.get(2)? }))?;
    Ok(person)
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
        connection.prepare_cached(forget)?.execute([id])?;
    }
    Ok(())
}

pub(super) fn put_ticket(connection: &Connection, ticket: &Ticket) -> Result<(), StoreError> {
    connection
        .prepare_cached(
            "INSERT INTO tickets (hash, kind, match, seat, person, expires) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![ticket.hash, ticket.kind, ticket.id, ticket.seat, ticket.person, ticket.expires])?;
    Ok(())
}

pub(super) fn ticket(connection: &Connection, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT hash, kind, match, seat, person, expires FROM tickets WHERE hash = ?1 AND expires > ?2",
    )?;
    Ok(select.query_row(params![hash, now], read_ticket)?)
}

pub(super) fn use_ticket(connection: &Connection, hash: [u8; 32], now: i64) -> Result<Ticket, StoreError> {
    let mut delete = connection.prepare_cached(
        "DELETE FROM tickets WHERE hash = ?1 AND expires > ?2
         RETURNING hash, kind, match, seat, person, expires",
    )?;
    Ok(delete.query_row(params![hash, now], read_ticket)?)
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
