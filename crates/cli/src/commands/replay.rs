//! `messdeck replay`.

use std::io::Write;

use messdeck_core::Say;
use messdeck_facade::{Record, RecordError};

use crate::args;
use crate::draw;
use crate::failure::Failure;
use crate::play::title;
use crate::setup;
use crate::words::{plain, said, told};

pub(crate) fn replay(args: &args::Replay) -> Result<(), Failure> {
    let (record, game) = load(&args.file)?;
    let replay = record.replay(game).map_err(|error| Failure::in_file(&args.file, error.into()))?;
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", title(&*replay.book))?;
    for (seat, name) in &record.seats {
        writeln!(out, "{}: {name}", plain(seat))?;
    }
    let dim = anstyle::Style::new().dimmed();
    for (index, mv) in record.moves.iter().enumerate() {
        let tale = replay.positions[index].tale(&mv.mv).unwrap_or_default();
        writeln!(out, "{:>4}  {}  {dim}[{}]{dim:#}", index + 1, told(&tale), mv.mv)?;
        if args.boards {
            writeln!(out, "\n{}", draw::scene(&replay.positions[index + 1].scene(), &[]))?;
        }
    }
    let end = &replay.positions[replay.positions.len() - 1];
    if !args.boards || record.moves.is_empty() {
        writeln!(out, "\n{}", draw::scene(&end.scene(), &[]))?;
    }
    writeln!(out, "{}", end.text())?;
    let unfinished = || match end.turn().seat() {
        Some(seat) => said(&Say::new("terminal-unfinished").with("seat", Say::new(end.seat_name(seat)))),
        None => plain("terminal-over"),
    };
    writeln!(out, "{}", draw::result(record.result.as_ref(), &**end).unwrap_or_else(unfinished))?;
    let moves = record.moves.len();
    writeln!(out, "{}", said(&Say::new("terminal-checked").with("count", moves)))?;
    Ok(())
}

/// Reads a record and finds its game.
pub(crate) fn load(
    path: &std::path::Path,
) -> Result<(Record, &'static dyn messdeck_facade::AnyGame), Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let record: Record = text.parse().map_err(|error: RecordError| Failure::in_file(path, error.into()))?;
    let game = setup::game(&record.game).map_err(|fault| Failure::in_file(path, fault))?;
    Ok((record, game))
}
