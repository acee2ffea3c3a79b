//! `messdeck analyse`: what a match turned on, in skill and in luck.

use std::io::Write;

use messdeck_protocol::Analysis;
use messdeck_search::Limits;

use crate::args;
use crate::failure::Failure;
use crate::words::words;

pub(crate) fn analyse(args: &args::Analyse) -> Result<(), Failure> {
    let (record, game) = super::load(&args.file)?;
    let replay = record.replay(game);
    let replay = replay
        .map_err(|error| Failure::input(format!("{}: {}", args.file.display(), words().explain(&error))))?;
    let moves: Vec<String> = record.moves.into_iter().map(|entry| entry.mv).collect();
    let analysis = Analysis::after(Vec::new(), &replay.positions, &moves, Limits::nodes(args.nodes));
    let mut out = std::io::stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(&analysis).expect("an analysis is plain data");
        writeln!(out, "{text}")?;
    } else {
        describe(&analysis, &mut out)?;
    }
    Ok(())
}

fn describe(analysis: &Analysis, out: &mut impl Write) -> Result<(), Failure> {
    let percent = |part: f32| (100.0 * part).round();
    writeln!(out, "{:>4} {:<8} {:<16} {:>7} {:>7}  better", "move", "seat", "", "before", "after")?;
    for step in &analysis.steps {
        let turn = if analysis.turning_points.contains(&step.number) { "*" } else { " " };
        writeln!(
            out,
            "{:>4}{turn}{:<8} {:<16} {:>5} % {:>5} %  {}",
            step.number,
            step.seat,
            step.mv,
            percent(step.before),
            percent(step.after),
            step.better.as_deref().unwrap_or("")
        )?;
    }
    writeln!(out, "\nIt turned (*) on:")?;
    for step in analysis.steps.iter().filter(|step| analysis.turning_points.contains(&step.number)) {
        let what = if step.luck { "the dice of" } else { "the choice of" };
        let (before, after) = (percent(step.before), percent(step.after));
        let (number, seat, mv) = (step.number, &step.seat, &step.mv);
        writeln!(out, "  move {number}: {what} {seat}, {mv}: from {before} % to {after} %")?;
    }
    let dice = analysis.steps.iter().any(|step| step.luck);
    for seat in &analysis.seats {
        write!(out, "{}: gave away {} %", seat.seat, percent(seat.given_away))?;
        if dice {
            write!(out, ", luck {:+} %", percent(seat.luck))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
