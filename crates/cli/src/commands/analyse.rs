//! `messdeck analyse`: what a match turned on, in skill and in luck.

use std::io::Write;

use messdeck_core::Turn;
use messdeck_facade::AnyPosition;
use messdeck_search::Limits;
use serde::Serialize;

use crate::args;
use crate::failure::Failure;

/// One move of the match, seen by the seat that made it or whose dice fell.
#[derive(Serialize)]
struct Step {
    number: usize,
    seat: &'static str,
    #[serde(rename = "move")]
    mv: String,
    /// The seat's chance of winning before the move, with the best choice or over all throws.
    before: f32,
    /// And after it.
    after: f32,
    /// What would have been better, where a choice was not the best one.
    #[serde(skip_serializing_if = "Option::is_none")]
    better: Option<String>,
    /// Whether dice decided, so that the difference is luck and not skill.
    luck: bool,
}

/// What a seat owes to its choices and to its dice.
#[derive(Serialize)]
struct Sum {
    seat: &'static str,
    /// Chances of winning given away by choices that were not the best.
    given_away: f32,
    /// Chances of winning brought by dice above what was to be expected.
    luck: f32,
}

#[derive(Serialize)]
struct Analysis {
    steps: Vec<Step>,
    /// The numbers of the moves that changed most.
    turning_points: Vec<usize>,
    seats: Vec<Sum>,
}

pub(crate) fn analyse(args: &args::Analyse) -> Result<(), Failure> {
    let (record, game) = super::load(&args.file)?;
    let replay = record.replay(game);
    let replay = replay.map_err(|error| Failure::input(format!("{}: {error}", args.file.display())))?;
    let positions: Vec<&dyn AnyPosition> = replay.positions.iter().map(|position| &**position).collect();
    let limits = Limits::nodes(args.nodes);
    let values: Vec<Vec<f32>> = positions
        .iter()
        .map(|position| {
            let values = position.expect(limits, 1, &mut || false);
            values.iter().map(|value| value.win).collect()
        })
        .collect();
    let mut steps = Vec::new();
    for (index, entry) in record.moves.iter().enumerate() {
        let Some(seat) = positions[index].turn().seat() else { continue };
        let side = positions[index].seats()[seat.index()].side;
        let luck = matches!(positions[index].turn(), Turn::Chance(_));
        let after = values[index + 1][side];
        // What was really reached is a lower bound of what the best choice was worth.
        let before = if luck { values[index][side] } else { values[index][side].max(after) };
        let opinion = if luck { None } else { positions[index].consider(limits, 1, &mut || false) };
        let better = opinion.map(|opinion| opinion.best).filter(|best| *best != entry.mv && before > after);
        steps.push(Step {
            number: index + 1,
            seat: positions[index].seat_name(seat),
            mv: entry.mv.clone(),
            before,
            after,
            better,
            luck,
        });
    }
    let analysis = Analysis {
        turning_points: turning_points(&steps),
        seats: positions[0].seats().iter().map(|seat| sum(&steps, seat.name)).collect(),
        steps,
    };
    let mut out = std::io::stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(&analysis).expect("an analysis is plain data");
        writeln!(out, "{text}")?;
    } else {
        describe(&analysis, &mut out)?;
    }
    Ok(())
}

/// The three moves after which the chances had changed most, in the order of the match.
fn turning_points(steps: &[Step]) -> Vec<usize> {
    const POINTS: usize = 3;
    let mut by_change: Vec<&Step> = steps.iter().filter(|step| step.before != step.after).collect();
    by_change.sort_by(|a, b| (b.before - b.after).abs().total_cmp(&(a.before - a.after).abs()));
    let mut numbers: Vec<usize> = by_change.iter().take(POINTS).map(|step| step.number).collect();
    numbers.sort_unstable();
    numbers
}

fn sum(steps: &[Step], seat: &'static str) -> Sum {
    let of = |luck: bool| steps.iter().filter(move |step| step.seat == seat && step.luck == luck);
    Sum {
        seat,
        given_away: of(false).map(|step| step.before - step.after).sum(),
        luck: of(true).map(|step| step.after - step.before).sum(),
    }
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
        let (number, seat, mv) = (step.number, step.seat, &step.mv);
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
