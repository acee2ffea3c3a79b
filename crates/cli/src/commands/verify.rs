//! `messdeck verify`.

use std::io::Write;

use messdeck_core::Say;
use messdeck_table::Verification;

use super::load;
use crate::args;
use crate::failure::Failure;
use crate::words::{plain, said};

pub(crate) fn verify(args: &args::Verify) -> Result<(), Failure> {
    let (record, game) = load(&args.file)?;
    let found = messdeck_table::verify(&record, game);
    let Verification { rolls, verified, wrong } =
        found.map_err(|error| Failure::in_file(&args.file, error.into()))?;
    if let Some(wrong) = wrong {
        let say = Say::new("terminal-wrong-roll")
            .with("line", wrong.line)
            .with("expected", wrong.expected)
            .with("found", wrong.found)
            .with("verified", verified)
            .with("rolls", rolls);
        return Err(Failure::World(format!("{}: {}", args.file.display(), said(&say))));
    }
    let mut out = anstream::stdout().lock();
    let say = Say::new("terminal-verified").with("verified", verified).with("rolls", rolls);
    writeln!(out, "{}\n{}", said(&say), plain("terminal-foreseen"))?;
    Ok(())
}
