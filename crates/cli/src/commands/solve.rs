//! `messdeck solve`: who wins with best play, proven.

use std::io::Write;
use std::time::Instant;

use messdeck_core::Turn;
use messdeck_protocol::Fault;

use crate::args;
use crate::failure::Failure;

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
            let does = ["loses", "draws", "wins"][(solution.value + 1) as usize];
            let nodes = solution.nodes;
            writeln!(out, "{name} {does} with best play, for example {}", solution.best)?;
            writeln!(out, "proven in {seconds:.1} s with {nodes} positions")?;
            Ok(())
        }
        None => Err(Failure::World(format!("not proven within {seconds:.0} s (or dice are involved)"))),
    }
}
