//! `messdeck analyse`: what a match turned on, in skill and in luck, in the words in which the page says it.

use std::io::Write;

use messdeck_core::Say;
use messdeck_facade::AnyPosition;
use messdeck_protocol::{Analysis, Moment, Stakes};
use serde::Serialize;

use crate::args;
use crate::failure::Failure;
use crate::json;
use crate::words::{advised, said, told};

/// A match at a glance, with what a closer look found.
#[derive(Serialize)]
struct Study {
    #[serde(flatten)]
    analysis: Analysis,
    moments: Vec<Moment>,
    /// The throw that helped most.
    luckiest: Option<Moment>,
}

pub(crate) fn analyse(args: &args::Analyse) -> Result<(), Failure> {
    let (record, game) = super::load(&args.file)?;
    let replay = record.replay(game);
    let replay = replay.map_err(|error| Failure::in_file(&args.file, error.into()))?;
    let moves: Vec<String> = record.moves.into_iter().map(|entry| entry.mv).collect();
    let winners = record.result.map(|result| result.winners).unwrap_or_default();
    let stakes = Stakes { winners, ..Stakes::default() };
    let analysis = Analysis::after(Vec::new(), &replay.positions, &moves, &stakes, args.nodes);
    let study = study(analysis, &replay.positions, &moves);
    match args.json {
        true => json::lines(&study),
        false => describe(&study, &mut std::io::stdout().lock()),
    }
}

fn study(analysis: Analysis, positions: &[Box<dyn AnyPosition>], moves: &[String]) -> Study {
    // The record was played through, so that each of its moves is legal.
    let look = |number: &usize| Moment::of(&*positions[number - 1], &moves[number - 1], *number).ok();
    Study {
        moments: Moment::three_of(analysis.mistakes.iter().filter_map(look).collect()),
        luckiest: analysis.throws.iter().filter_map(look).find(|moment| moment.telling),
        analysis,
    }
}

fn describe(study: &Study, out: &mut impl Write) -> Result<(), Failure> {
    let say = |say: Say| said(&say);
    writeln!(out, "{}", say(Say::new("end-cost").with("more", "no").with("count", study.moments.len())))?;
    for moment in &study.moments {
        writeln!(out, "\n{:>4}  {}", moment.number, told(&moment.tale))?;
        if let Some(better) = &moment.better {
            writeln!(out, "      {}", say(Say::new("end-better").with("advice", advised(&better.tale))))?;
        }
        let seat = Say::new(moment.seat);
        let (was, became) = (moment.was.clone(), moment.became.clone());
        let stood = Say::new("end-stood").with("seat", seat).with("was", was).with("became", became);
        writeln!(out, "      {}", say(stood))?;
    }
    if let Some(moment) = &study.luckiest {
        let faces = moment.faces.iter().flatten().map(|&face| Say::new("pips").with("value", face));
        let luck = Say::new("end-luck").with("seat", Say::new(moment.seat));
        let luck = luck.with("number", moment.number).with("dice", faces.collect::<Vec<Say>>());
        writeln!(out, "\n{}", say(luck))?;
    }
    Ok(())
}
