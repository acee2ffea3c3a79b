//! `messdeck solve`: who wins with best play, proven.

use std::io::Write;
use std::time::Instant;

use messdeck_core::{Say, Turn};
use messdeck_protocol::Fault;

use crate::args;
use crate::failure::Failure;
use crate::words::{advised, decimal, said};

pub(crate) fn solve(args: &args::Solve) -> Result<(), Failure> {
    let position = args.place.resolve()?;
    let Turn::Decide(seat) = position.turn() else {
        return Err(Fault::nobody_decides(&*position).into());
    };
    let name = position.seat_name(seat);
    let clock = Instant::now();
    let mut stop = || clock.elapsed().as_secs() >= args.seconds;
    let solution = position.solve(u64::MAX, args.entries, &mut stop);
    let seconds = clock.elapsed().as_secs_f64();
    let mut out = std::io::stdout().lock();
    match solution {
        Some(solution) => {
            let value = ["loses", "draws", "wins"][(solution.value + 1) as usize];
            let advice = advised(&position.tale(&solution.best).unwrap_or_default());
            let say = Say::new("command-solved").with("seat", Say::new(name)).with("value", value);
            writeln!(out, "{}", said(&say.with("advice", advice).with("move", solution.best)))?;
            let say = Say::new("command-proven").with("seconds", decimal(seconds, 1));
            writeln!(out, "{}", said(&say.with("nodes", solution.nodes)))?;
            Ok(())
        }
        None => {
            let say = Say::new("command-not-proven").with("seconds", decimal(seconds, 0));
            Err(Failure::World(said(&say)))
        }
    }
}
