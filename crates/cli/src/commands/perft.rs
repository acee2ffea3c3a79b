//! `messdeck perft`.

use std::io::Write;

use crate::args;
use crate::failure::Failure;

pub(crate) fn perft(args: &args::Perft) -> Result<(), Failure> {
    let position = args.start.resolve()?;
    let mut out = std::io::stdout().lock();
    if !args.divide {
        writeln!(out, "{}", position.perft(args.depth))?;
        return Ok(());
    }
    let counts = position.divide(args.depth);
    for (mv, count) in &counts {
        writeln!(out, "{mv} {count}")?;
    }
    // A sequence of no moves has no first move to be split by, and there is one.
    let total = if args.depth == 0 { 1 } else { counts.iter().map(|(_, count)| count).sum() };
    writeln!(out, "{total}")?;
    Ok(())
}
