//! Matches and their events.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::{number, people, row, rows, run};
use crate::{
    Append, Appended, Hold, Holder, Listing, MatchInfo, NewMatch, Reservation, StoreError, StoredEvent,
    Visibility,
};

const COLUMNS: &str =
    "id, game, public, creator, created, updated, v, seed, open, over, acting, due, summary";

pub(super) fn create(connection: &Connection, new: &NewMatch) -> Result<(), StoreError> {
    let v = new.events.last().map_or(0, |event| event.v);
    let NewMatch { id, game, creator, at, seed, .. } = new;
    let Listing { open, over, acting, due, summary } = &new.listing;
    let public = new.visibility == Visibility::Public;
    let insert =
        "INSERT INTO matches (id, game, public, creator, created, updated, v, seed, open, over, acting, due, summary)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
    let params = params![id, game, public, creator, at, number(v), seed, open, over, acting, due, summary];
    run(connection, insert, params)?;
    put_events(connection, &new.id, &new.events)?;
    put_holders(connection, &new.id, &new.holders)?;
    put_reservations(connection, &new.id, &new.reservations)?;
    new.tickets.iter().try_for_each(|ticket| people::put_ticket(connection, ticket))
}

/// Everything that may be wrong is found before the first write, so that what fails has changed nothing.
pub(super) fn append(connection: &Connection, append: &Append) -> Result<Appended, StoreError> {
    let Append { id, act, events, listing, holders, next } = append;
    let select = "SELECT v, open, over, due FROM matches WHERE id = ?1";
    let (newest, open, over, due) = row(connection, select, [id], |row| {
        Ok((row.get::<_, i64>(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
    })?;
    let newest = newest.cast_unsigned();
    let v = events.last().map_or(newest, |event| event.v);
    if let Some(act) = act
        && let Some(v) = acted(connection, id, act)?
    {
        return Ok(Appended::Already { v });
    }
    let contiguous = events.iter().zip(newest + 1..).all(|(event, next)| event.v == next);
    if !contiguous {
        return Err(StoreError::Conflict { newest });
    }
    put_events(connection, id, events)?;
    if let Some(act) = act {
        let insert = "INSERT INTO acts (match, act, v) VALUES (?1, ?2, ?3)";
        run(connection, insert, params![id, act, number(v)])?;
    }
    let at = events.last().map(|event| event.at);
    let update =
        "UPDATE matches SET v = ?2, updated = coalesce(?3, updated), acting = ?4, claimed = 0, summary = ?5
         WHERE id = ?1";
    run(connection, update, params![id, number(v), at, listing.acting, listing.summary])?;
    // These stand in indexes, and few acts change them.
    if (open, over, due) != (listing.open, listing.over, listing.due) {
        let update = "UPDATE matches SET open = ?2, over = ?3, due = ?4 WHERE id = ?1";
        run(connection, update, params![id, listing.open, listing.over, listing.due])?;
    }
    if let Some(holders) = holders {
        put_holders(connection, id, holders)?;
    }
    if let Some(next) = next
        && !is_there(connection, &next.id)?
    {
        create(connection, next)?;
    }
    Ok(Appended::Kept)
}

pub(super) fn acted(connection: &Connection, id: &str, act: &str) -> Result<Option<u64>, StoreError> {
    let done = connection
        .prepare_cached("SELECT v FROM acts WHERE match = ?1 AND act = ?2")?
        .query_row([id, act], |row| row.get::<_, i64>(0))
        .optional()?;
    Ok(done.map(i64::cast_unsigned))
}

fn put_events(connection: &Connection, id: &str, events: &[StoredEvent]) -> Result<(), StoreError> {
    let mut insert =
        connection.prepare_cached("INSERT INTO events (match, v, at, body) VALUES (?1, ?2, ?3, ?4)")?;
    for event in events {
        insert.execute(params![id, number(event.v), event.at, event.body])?;
    }
    Ok(())
}

fn put_holders(connection: &Connection, id: &str, holders: &[Holder]) -> Result<(), StoreError> {
    run(connection, "DELETE FROM holders WHERE match = ?1", [id])?;
    let mut insert =
        connection.prepare_cached("INSERT INTO holders (match, seat, person) VALUES (?1, ?2, ?3)")?;
    let mut remember =
        connection.prepare_cached("INSERT OR IGNORE INTO sittings (person, match) VALUES (?1, ?2)")?;
    for holder in holders {
        insert.execute([id, &holder.seat, &holder.person])?;
        remember.execute([&holder.person, id])?;
    }
    Ok(())
}

fn put_reservations(
    connection: &Connection,
    id: &str,
    reservations: &[Reservation],
) -> Result<(), StoreError> {
    let mut insert = connection
        .prepare_cached("INSERT INTO reservations (match, seat, hold, person) VALUES (?1, ?2, ?3, ?4)")?;
    for Reservation { seat, hold } in reservations {
        let (word, person) = match hold {
            Hold::Open => ("open", None),
            Hold::Invite => ("invite", None),
            Hold::Reserved { person } => ("reserved", Some(person)),
        };
        insert.execute(params![id, seat, word, person])?;
    }
    Ok(())
}

pub(super) fn reservations(connection: &Connection, id: &str) -> Result<Vec<Reservation>, StoreError> {
    let select = "SELECT seat, hold = 'invite', person FROM reservations WHERE match = ?1 ORDER BY seat";
    rows(connection, select, [id], |row| {
        let hold = match (row.get(1)?, row.get(2)?) {
            (_, Some(person)) => Hold::Reserved { person },
            (true, None) => Hold::Invite,
            (false, None) => Hold::Open,
        };
        Ok(Reservation { seat: row.get(0)?, hold })
    })
}

pub(super) fn is_there(connection: &Connection, id: &str) -> Result<bool, StoreError> {
    Ok(connection.prepare_cached("SELECT 1 FROM matches WHERE id = ?1")?.exists([id])?)
}

pub(super) fn sat_at(connection: &Connection, person: &str) -> Result<Vec<String>, StoreError> {
    let select =
        "SELECT match FROM sittings WHERE person = ?1 UNION SELECT match FROM reservations WHERE person = ?1
         ORDER BY match";
    rows(connection, select, [person], |row| row.get(0))
}

pub(super) fn redact(
    connection: &Connection,
    id: &str,
    events: &[StoredEvent],
    summary: &str,
) -> Result<(), StoreError> {
    let mut update = connection.prepare_cached("UPDATE events SET body = ?3 WHERE match = ?1 AND v = ?2")?;
    for event in events {
        update.execute(params![id, number(event.v), event.body])?;
    }
    run(connection, "UPDATE matches SET summary = ?2 WHERE id = ?1", [id, summary]).map(drop)
}

pub(super) fn info(connection: &Connection, id: &str) -> Result<MatchInfo, StoreError> {
    row(connection, &format!("SELECT {COLUMNS} FROM matches WHERE id = ?1"), [id], read_info)
}

pub(super) fn events(connection: &Connection, id: &str, since: u64) -> Result<Vec<StoredEvent>, StoreError> {
    let select = "SELECT v, at, body FROM events WHERE match = ?1 AND v > ?2 ORDER BY v";
    let events = rows(connection, select, params![id, number(since)], |row| {
        Ok(StoredEvent { v: row.get::<_, i64>(0)?.cast_unsigned(), at: row.get(1)?, body: row.get(2)? })
    })?;
    // Nothing new is not the same as no such match.
    if events.is_empty() && !is_there(connection, id)? {
        return Err(StoreError::Missing);
    }
    Ok(events)
}

pub(super) fn lobby(connection: &Connection, limit: usize) -> Result<Vec<MatchInfo>, StoreError> {
    let select = format!(
        "SELECT {COLUMNS} FROM matches WHERE public = 1 AND over = 0 ORDER BY created DESC, id LIMIT ?1"
    );
    rows(connection, &select, [number(limit)], read_info)
}

pub(super) fn matches_of(
    connection: &Connection,
    person: &str,
    before: i64,
    limit: usize,
) -> Result<Vec<MatchInfo>, StoreError> {
    let select = format!(
        "SELECT {COLUMNS} FROM matches
         WHERE id IN (SELECT match FROM holders WHERE person = ?1) AND updated < ?2
         ORDER BY updated DESC, id LIMIT ?3"
    );
    rows(connection, &select, params![person, before, number(limit)], read_info)
}

pub(super) fn unfinished(
    connection: &Connection,
    after: &str,
    limit: usize,
) -> Result<Vec<MatchInfo>, StoreError> {
    let select = format!("SELECT {COLUMNS} FROM matches WHERE over = 0 AND id > ?1 ORDER BY id LIMIT ?2");
    rows(connection, &select, params![after, number(limit)], read_info)
}

pub(super) fn running(connection: &Connection, creator: &str) -> Result<u64, StoreError> {
    let count = "SELECT count(*) FROM matches WHERE creator = ?1 AND over = 0";
    row(connection, count, [creator], |row| row.get(0)).map(i64::cast_unsigned)
}

pub(super) fn claim_due(
    connection: &Connection,
    now: i64,
    lease: i64,
    limit: usize,
) -> Result<Vec<String>, StoreError> {
    let claim = "UPDATE matches SET claimed = ?1 + ?2 WHERE id IN (
                     SELECT id FROM matches WHERE due <= ?1 AND claimed <= ?1 ORDER BY due LIMIT ?3
                 ) RETURNING id";
    rows(connection, claim, params![now, lease, number(limit)], |row| row.get(0))
}

pub(super) fn next_due(connection: &Connection) -> Result<Option<i64>, StoreError> {
    // A match that another server has claimed comes up again when the claim ends.
    let select = "SELECT min(max(due, claimed)) FROM matches WHERE due IS NOT NULL";
    row(connection, select, [], |row| row.get(0))
}

fn read_info(row: &Row<'_>) -> rusqlite::Result<MatchInfo> {
    Ok(MatchInfo {
        id: row.get("id")?,
        game: row.get("game")?,
        visibility: if row.get("public")? { Visibility::Public } else { Visibility::Private },
        creator: row.get("creator")?,
        created: row.get("created")?,
        updated: row.get("updated")?,
        v: row.get::<_, i64>("v")?.cast_unsigned(),
        seed: row.get("seed")?,
        listing: Listing {
            open: row.get("open")?,
            over: row.get("over")?,
            acting: row.get("acting")?,
            due: row.get("due")?,
            summary: row.get("summary")?,
        },
    })
}
