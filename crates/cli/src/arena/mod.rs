//! `messdeck arena`: two players, many games, and how sure one can be of the result.
//!
//! Games come in rounds. In a round every side is played once by A and otherwise by B, with the same
//! opening moves and the same dice, so that neither luck nor the better seat decides.

mod game;
mod report;

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use messdeck_facade::{AnyPosition, Record};
use messdeck_search::{Sprt, Verdict};

use crate::args;
use crate::failure::Failure;
use crate::json;
pub(crate) use game::choose;
use game::{Pairing, Played};
use report::Report;

pub(crate) fn arena(args: &args::Arena) -> Result<(), Failure> {
    let start = args.start.resolve()?;
    let pairing = Pairing {
        start: &*start,
        game: &args.start.game,
        options: &args.start.options()?,
        is_own_start: args.start.position.is_none(),
        players: [args.a, args.b],
        seed: args.seed,
        opening: args.opening,
    };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    }
    let known = match &args.records {
        Some(folder) if args.resume => earlier_games(folder, &pairing, args.games),
        _ => BTreeMap::new(),
    };
    let played = play_all(&pairing, args, known)?;
    let report = Report::new(&pairing, &played, args.sprt);
    match args.json {
        true => json::lines(&report),
        false => Ok(writeln!(std::io::stdout().lock(), "{}", report.lines().join("\n"))?),
    }
}

/// Games by number.
type Games = BTreeMap<u64, Played>;

/// Plays what is not known yet, on as many threads as were asked for.
fn play_all(pairing: &Pairing<'_>, args: &args::Arena, known: Games) -> Result<Games, Failure> {
    let played = Mutex::new(known);
    let next = AtomicU64::new(0);
    let enough = AtomicBool::new(false);
    let trouble = Mutex::new(None);
    let shows = std::io::stderr().is_terminal() && !args.json;
    std::thread::scope(|scope| {
        for _ in 0..args.threads {
            scope.spawn(|| {
                while !enough.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= args.games {
                        break;
                    }
                    if lock(&played).contains_key(&number) {
                        continue;
                    }
                    let (result, record) = pairing.play(number);
                    if let Some(folder) = &args.records
                        && let Err(failure) = save(folder, number, &record)
                    {
                        *lock(&trouble) = Some(failure);
                        enough.store(true, Ordering::Relaxed);
                        break;
                    }
                    let mut played = lock(&played);
                    played.insert(number, result);
                    if is_decided(args.sprt, &played) {
                        enough.store(true, Ordering::Relaxed);
                    }
                    if shows {
                        eprint!("\r{} ", report::progress(&played, args.games));
                    }
                }
            });
        }
    });
    if shows {
        eprintln!();
    }
    match trouble.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(failure) => Err(failure),
        None => Ok(played.into_inner().unwrap_or_else(PoisonError::into_inner)),
    }
}

/// A lock is only poisoned by a thread that panicked, and then the scope panics too.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn is_decided(sprt: Option<Sprt>, played: &Games) -> bool {
    sprt.is_some_and(|sprt| sprt.verdict(&report::tally(played)) != Verdict::Open)
}

fn file_name(number: u64) -> String {
    format!("{number:06}.txt")
}

fn save(folder: &Path, number: u64, record: &Record) -> Result<(), Failure> {
    let path = folder.join(file_name(number));
    std::fs::write(&path, record.to_string()).map_err(|error| Failure::file(&path, &error))
}

/// The games of an earlier run of the same match, as far as their records are whole.
fn earlier_games(folder: &Path, pairing: &Pairing<'_>, games: u64) -> Games {
    let read = |number: u64| {
        let text = std::fs::read_to_string(folder.join(file_name(number))).ok()?;
        let record: Record = text.parse().ok()?;
        Some((number, pairing.recall(number, &record)?))
    };
    (0..games).filter_map(read).collect()
}

/// The sides of a position, by number.
fn sides(position: &dyn AnyPosition) -> u64 {
    position.seats().iter().map(|seat| seat.side as u64 + 1).max().unwrap_or(1)
}
