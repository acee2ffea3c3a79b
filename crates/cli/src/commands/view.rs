//! `messdeck view`.

use std::io::Write;

use messdeck_protocol::{Failure as Answered, Permits, Want, look};

use crate::args;
use crate::failure::Failure;

pub(crate) fn view(args: &args::View) -> Result<(), Failure> {
    let want = [(args.scene, Want::Scene), (args.paths, Want::Paths), (args.marks, Want::Marks)];
    let want: Vec<Want> = want.into_iter().filter_map(|(wanted, want)| wanted.then_some(want)).collect();
    let mut out = std::io::stdout().lock();
    match args.place.at().and_then(|at| look(at, &want, &Permits::All)) {
        Ok(answer) => {
            let text = serde_json::to_string(&answer).expect("answers are plain data");
            writeln!(out, "{text}")?;
            Ok(())
        }
        Err(fault) => {
            if args.json {
                let failure = Answered { error: fault.clone() };
                let text = serde_json::to_string(&failure).expect("faults are plain data");
                writeln!(out, "{text}")?;
            }
            Err(fault.into())
        }
    }
}
