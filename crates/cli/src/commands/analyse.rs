//! `messdeck analyse`: what a match turned on, in skill and in luck.

use std::io::Write;

use messdeck_core::Say;
use messdeck_protocol::Analysis;
use messdeck_search::Limits;

use crate::args;
use crate::failure::Failure;
use crate::words::{plain, said};

pub(crate) fn analyse(args: &args::Analyse) -> Result<(), Failure> {
    let (record, game) = super::load(&args.file)?;
    let replay = record.replay(game);
    let replay = replay.map_err(|error| Failure::in_file(&args.file, error.into()))?;
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
    let percent = |part: f32| (100.0 * part).round() as i32;
    let [mv, seat, before, after, better] =
        ["move", "seat", "before", "after", "better"].map(|head| plain(&format!("terminal-head-{head}")));
    writeln!(out, "{mv:>4} {seat:<8} {:<16} {before:>7} {after:>7}  {better}", "")?;
    for step in &analysis.steps {
        let turn = if analysis.turning_points.contains(&step.number) { "*" } else { " " };
        writeln!(
            out,
            "{:>4}{turn}{:<8} {:<16} {:>5} % {:>5} %  {}",
            step.number,
            plain(&step.seat),
            step.mv,
            percent(step.before),
            percent(step.after),
            step.better.as_deref().unwrap_or("")
        )?;
    }
    writeln!(out, "\n{}", plain("terminal-turned-on"))?;
    for step in analysis.steps.iter().filter(|step| analysis.turning_points.contains(&step.number)) {
        let say = Say::new("terminal-turned")
            .with("number", step.number)
            .with("by", if step.luck { "dice" } else { "choice" })
            .with("seat", plain(&step.seat))
            .with("move", step.mv.as_str())
            .with("before", percent(step.before))
            .with("after", percent(step.after));
        writeln!(out, "  {}", said(&say))?;
    }
    let dice = analysis.steps.iter().any(|step| step.luck);
    for seat in &analysis.seats {
        let say = Say::new(if dice { "terminal-gave-away-luck" } else { "terminal-gave-away" })
            .with("seat", Say::new(seat.seat))
            .with("given", percent(seat.given_away))
            .with("luck", format!("{:+}", percent(seat.luck)));
        writeln!(out, "{}", said(&say))?;
    }
    Ok(())
}
