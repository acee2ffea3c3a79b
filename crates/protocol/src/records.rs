//! Records, read and verified.

use std::collections::BTreeMap;

use messdeck_facade::{AnyGame, AnyRules, Record};
use messdeck_table::{LineMove, verify};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Fault, Permits};

/// A record that was played through.
#[derive(Serialize, JsonSchema)]
pub struct Played {
    game: String,
    options: BTreeMap<&'static str, String>,
    start: Option<String>,
    seats: BTreeMap<String, String>,
    line: Vec<LineMove>,
    result: Option<Ended>,
}

/// How the match ended, as the record says; the cause may be any word.
#[derive(Serialize, JsonSchema)]
pub struct Ended {
    winners: Vec<String>,
    by: String,
    scores: Option<BTreeMap<String, i32>>,
}

/// What deriving the throws of a record gave.
#[derive(Serialize, JsonSchema)]
pub struct Verified {
    rolls: usize,
    verified: usize,
    wrong: Option<String>,
}

pub(crate) fn verified(text: &str, permits: &Permits) -> Result<Verified, Fault> {
    let (record, game) = read(text, permits)?;
    let found = verify(&record, game)?;
    let wrong = found.wrong.map(|wrong| wrong.to_string());
    Ok(Verified { rolls: found.rolls, verified: found.verified, wrong })
}

pub(crate) fn played(text: &str, permits: &Permits) -> Result<Played, Fault> {
    let (record, game) = read(text, permits)?;
    let replay = record.replay(game)?;
    let line = record.moves.iter().zip(replay.positions.windows(2));
    let line = line.map(|(entry, pair)| {
        let [before, after] = pair else { unreachable!("windows of two have two") };
        let seat = before.turn().seat().map_or("", |seat| before.seat_name(seat));
        LineMove {
            who: before.turn_name().unwrap_or(seat),
            seat,
            mv: entry.mv.clone(),
            clock: entry.clock,
            position: after.text(),
        }
    });
    let line = line.collect();
    let end = replay.positions.last();
    Ok(Played {
        options: replay.book.options().all().map(|(name, value)| (name, value.to_owned())).collect(),
        line,
        result: result(&record, end.map(|end| &**end as &dyn AnyRules)),
        game: record.game,
        start: record.start,
        seats: record.seats.into_iter().collect(),
    })
}

fn read(text: &str, permits: &Permits) -> Result<(Record, &'static dyn AnyGame), Fault> {
    let record: Record = text.parse()?;
    let game = permits.find(&record.game)?;
    Ok((record, game))
}

fn result(record: &Record, end: Option<&dyn AnyRules>) -> Option<Ended> {
    let ending = record.result.as_ref()?;
    let scores = end.and_then(AnyRules::outcome).and_then(|outcome| outcome.scores);
    Some(Ended {
        winners: ending.winners.clone(),
        by: ending.by.clone().unwrap_or_else(|| "rules".to_owned()),
        scores: scores.map(|scores| scores.into_iter().map(|(seat, n)| (seat.to_owned(), n)).collect()),
    })
}
