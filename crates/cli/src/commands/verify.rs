//! `messdeck verify`.

use std::io::Write;

use messdeck_table::Verification;

use super::load;
use crate::args;
use crate::failure::Failure;
use crate::words::words;

pub(crate) fn verify(args: &args::Verify) -> Result<(), Failure> {
    let (record, game) = load(&args.file)?;
    let in_file = |message: String| format!("{}: {message}", args.file.display());
    let found = messdeck_table::verify(&record, game);
    let Verification { rolls, verified, wrong } =
        found.map_err(|error| Failure::input(in_file(words().explain(&error))))?;
    if let Some(wrong) = wrong {
        let message = format!("{wrong} ({verified} of {rolls} rolls verified before it)");
        return Err(Failure::World(in_file(message)));
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{verified} of {rolls} rolls verified")?;
    writeln!(out, "The dealer could foresee these rolls, but not change them (docs/dice.md).")?;
    Ok(())
}
