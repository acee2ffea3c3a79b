//! The tables, step by step: a database of any age is brought to the newest shape when it is opened.

use rusqlite::Connection;

use crate::StoreError;

/// The steps; `user_version` counts how many a database has taken. A step that was released never changes.
const STEPS: &[&str] = &[
    "
    CREATE TABLE meta (
        name TEXT PRIMARY KEY,
        value BLOB NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE matches (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        public INTEGER NOT NULL,
        creator TEXT NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        v INTEGER NOT NULL,
        seed BLOB NOT NULL,
        open INTEGER NOT NULL,
        over INTEGER NOT NULL,
        acting TEXT,
        due INTEGER,
        claimed INTEGER NOT NULL DEFAULT 0,
        summary TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX matches_lobby ON matches (created DESC) WHERE public = 1 AND over = 0;
    CREATE INDEX matches_creator ON matches (creator) WHERE over = 0;
    CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL;

    CREATE TABLE events (
        match TEXT NOT NULL REFERENCES matches (id),
        v INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (match, v)
    ) WITHOUT ROWID;

    CREATE TABLE acts (
        match TEXT NOT NULL REFERENCES matches (id),
        act TEXT NOT NULL,
        v INTEGER NOT NULL,
        PRIMARY KEY (match, act)
    ) WITHOUT ROWID;

    CREATE TABLE holders (
        match TEXT NOT NULL REFERENCES matches (id),
        seat TEXT NOT NULL,
        person TEXT NOT NULL,
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX holders_person ON holders (person);

    CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        since INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE tickets (
        hash BLOB PRIMARY KEY,
        kind TEXT NOT NULL,
        match TEXT NOT NULL REFERENCES matches (id),
        seat TEXT NOT NULL,
        person TEXT,
        expires INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE chat (
        match TEXT NOT NULL REFERENCES matches (id),
        n INTEGER NOT NULL,
        person TEXT NOT NULL,
        at INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match, n)
    ) WITHOUT ROWID;
    CREATE INDEX chat_person ON chat (person);

    CREATE TABLE mutes (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        PRIMARY KEY (person, other)
    ) WITHOUT ROWID;

    CREATE TABLE reports (
        number INTEGER PRIMARY KEY,
        match TEXT NOT NULL,
        n INTEGER NOT NULL,
        person TEXT NOT NULL,
        at INTEGER NOT NULL,
        reason TEXT NOT NULL
    );

    INSERT INTO meta VALUES ('secret', randomblob(32));
",
    "
    CREATE TABLE sittings (
        person TEXT NOT NULL,
        match TEXT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (person, match)
    ) WITHOUT ROWID;
    INSERT INTO sittings SELECT DISTINCT person, match FROM holders;
",
    // Reservations stood in the summaries, which are for lists.
    "
    CREATE TABLE reservations (
        match TEXT NOT NULL REFERENCES matches (id),
        seat TEXT NOT NULL,
        hold TEXT NOT NULL CHECK (hold IN ('open', 'invite', 'reserved')),
        person TEXT CHECK ((person IS NOT NULL) = (hold = 'reserved')),
        PRIMARY KEY (match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX reservations_person ON reservations (person) WHERE person IS NOT NULL;
    INSERT INTO reservations
        SELECT matches.id, plan.key, plan.value ->> 'kind', plan.value ->> 'person'
        FROM matches, json_each(iif(json_valid(summary), summary, '{}'), '$.plan') AS plan;
    UPDATE matches SET summary = json_remove(summary, '$.plan')
        WHERE id IN (SELECT match FROM reservations);
",
];

/// How many steps a database has taken.
pub(super) fn version(connection: &Connection) -> Result<usize, StoreError> {
    let taken: u32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    Ok(taken as usize)
}

/// Whether this program knows a database that has taken so many steps.
pub(super) fn known(taken: usize) -> Result<(), StoreError> {
    let newest = STEPS.len();
    if taken <= newest {
        return Ok(());
    }
    Err(StoreError::failed(format!(
        "the database is of version {taken}, this program knows versions up to {newest}: use a newer program"
    )))
}

/// Brings the tables to their newest shape.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let taken = version(connection)?;
    known(taken)?;
    for (step, done) in STEPS.iter().zip(1u32..).skip(taken) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "user_version", done)?;
        transaction.commit()?;
    }
    Ok(())
}
