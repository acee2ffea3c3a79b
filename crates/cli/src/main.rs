//! The `messdeck` program: games, positions and records on the command line.
//!
//! Nothing here knows a rule or a game by name. Commands ask `messdeck-protocol` and
//! `messdeck-facade`; `draw` turns any scene into text; `play` is a match at one terminal.

mod arena;
mod args;
mod commands;
mod cube;
mod draw;
mod failure;
mod help;
mod json;
mod learn;
mod play;
mod puzzles;
mod setup;
mod words;

use std::env;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use args::{Cli, Command};
use failure::Failure;

fn main() -> ExitCode {
    let args: Vec<_> = env::args_os().collect();
    if let Err(message) = words::choose(help::language(&args).as_deref()) {
        return Failure::input(message).report();
    }
    let mut line = help::worded(Cli::command());
    let matches = line.try_get_matches_from_mut(args);
    let Cli { command, .. } = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => return help::report(&error),
    };
    let done = match command {
        Command::Games(args) => commands::games(&args),
        Command::View(args) => commands::view(&args),
        Command::Rpc => commands::rpc(),
        Command::Perft(args) => commands::perft(&args),
        Command::Serve(args) => commands::serve(&args),
        Command::Backup(args) => commands::back_up(&args),
        Command::Restore(args) => commands::restore(&args),
        Command::Play(args) => play::play(&args),
        Command::Learn(args) => learn::learn(&args),
        Command::Puzzle(args) => puzzles::puzzle(&args),
        Command::Puzzles(args) => puzzles::puzzles(&args),
        Command::Replay(args) => commands::replay(&args),
        Command::Verify(args) => commands::verify(&args),
        Command::Best(args) => commands::best(&args),
        Command::Analyse(args) => commands::analyse(&args),
        Command::Solve(args) => commands::solve(&args),
        Command::Ugi(args) => commands::ugi(&args),
        Command::Arena(args) => arena::arena(&args),
        Command::Cube(args) => cube::cube(&args),
        Command::Bench(args) => commands::bench(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
