//! `messdeck puzzle`: puzzles at the terminal; `messdeck puzzles`: how they are found and checked.

pub(crate) mod args;
mod checked;
mod chosen;
mod kept;
mod mine;
mod selfplay;
mod solve;

use crate::failure::Failure;

pub(crate) use solve::puzzle;

pub(crate) fn puzzles(args: &args::Puzzles) -> Result<(), Failure> {
    match &args.command {
        args::Command::Mine(args) => mine::mine(args),
        args::Command::Check(args) => checked::check_files(args),
        args::Command::Grade(args) => checked::grade_files(args),
    }
}
