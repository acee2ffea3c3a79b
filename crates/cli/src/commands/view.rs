//! `messdeck view`.

use messdeck_protocol::{Failure as Answered, Permits, Want, look};

use crate::args;
use crate::failure::Failure;
use crate::json;

pub(crate) fn view(args: &args::View) -> Result<(), Failure> {
    let want = [(args.scene, Want::Scene), (args.paths, Want::Paths), (args.marks, Want::Marks)];
    let want: Vec<Want> = want.into_iter().filter_map(|(wanted, want)| wanted.then_some(want)).collect();
    match args.place.at().and_then(|at| look(at, &want, &Permits::All)) {
        Ok(answer) => json::line(&answer),
        Err(fault) => {
            if args.json {
                json::line(&Answered { error: fault.clone() })?;
            }
            Err(fault.into())
        }
    }
}
