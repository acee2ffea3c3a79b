//! `messdeck replay`.

use std::io::Write;

use messdeck_facade::Record;

use crate::args;
use crate::draw;
use crate::failure::Failure;
use crate::setup;
use crate::words::words;

pub(crate) fn replay(args: &args::Replay) -> Result<(), Failure> {
    let (record, game) = load(&args.file)?;
    let in_file = |error: messdeck_facade::RecordError| {
        Failure::input(format!("{}: {}", args.file.display(), words().explain(&error)))
    };
    let replay = record.replay(game).map_err(in_file)?;
    let mut out = anstream::stdout().lock();
    let setup = replay.book.preset().map(|preset| format!(" · {}", preset.title)).unwrap_or_default();
    writeln!(out, "{}{setup}", game.about().title)?;
    for (seat, name) in &record.seats {
        writeln!(out, "{seat}: {name}")?;
    }
    for (index, mv) in record.moves.iter().enumerate() {
        writeln!(out, "{} {mv}", index + 1)?;
        if args.boards {
            writeln!(out, "\n{}", draw::scene(&replay.positions[index + 1].scene(), &[]))?;
        }
    }
    let end = &replay.positions[replay.positions.len() - 1];
    if !args.boards || record.moves.is_empty() {
        writeln!(out, "\n{}", draw::scene(&end.scene(), &[]))?;
    }
    writeln!(out, "{}", end.text())?;
    let unfinished = || format!("Not finished: {} to act.", end.turn_name().unwrap_or("nobody"));
    writeln!(out, "{}", draw::result(record.result.as_ref(), &**end).unwrap_or_else(unfinished))?;
    let moves = record.moves.len();
    writeln!(out, "{moves} of {moves} moves checked.")?;
    Ok(())
}

/// Reads a record and finds its game.
pub(crate) fn load(
    path: &std::path::Path,
) -> Result<(Record, &'static dyn messdeck_facade::AnyGame), Failure> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let in_file = |message: String| Failure::input(format!("{}: {message}", path.display()));
    let record: Record =
        text.parse().map_err(|error: messdeck_facade::RecordError| in_file(words().explain(&error)))?;
    let game = setup::game(&record.game).map_err(|message| in_file(format!("line 2: {message}")))?;
    Ok((record, game))
}
