//! `messdeck best`: what the computer thinks of a position.

use std::time::{Duration, Instant};

use messdeck_facade::{AnyPosition, Opinion};
use messdeck_protocol::Fault;
use messdeck_search::{Level, Limits, Skill};
use serde::Serialize;

use crate::args;
use crate::failure::Failure;
use crate::json;

/// Candidates that get a value of their own.
const LINES: usize = 3;

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    opinion: Opinion,
    nodes_per_second: u64,
}

pub(crate) fn best(args: &args::Best) -> Result<(), Failure> {
    let position = args.place.resolve()?;
    let clock = Instant::now();
    let opinion = ask(&*position, args).ok_or_else(|| Fault::nobody_decides(&*position))?;
    let seconds = clock.elapsed().as_secs_f64().max(1e-6);
    json::line(&Answer { nodes_per_second: (opinion.nodes as f64 / seconds) as u64, opinion })
}

fn ask(position: &dyn AnyPosition, args: &args::Best) -> Option<Opinion> {
    let effort = &args.effort;
    if let Some(level) = effort.level {
        return position.think(Skill::Level(Level::new(level)), args.seed, &mut || false);
    }
    let megabytes = args.hash;
    let limits = Limits { megabytes, ..Limits::NONE.with_lines(LINES).with_threads(args.threads.into()) };
    match effort.nodes {
        Some(nodes) => position.consider(Limits { nodes, ..limits }, args.seed, &mut || false),
        None => {
            let time = Duration::from_millis(effort.time.unwrap_or(1000));
            within(position, limits, time, args.seed)
        }
    }
}

fn within(position: &dyn AnyPosition, limits: Limits, time: Duration, seed: u64) -> Option<Opinion> {
    let clock = Instant::now();
    position.consider(limits, seed, &mut || clock.elapsed() >= time)
}
