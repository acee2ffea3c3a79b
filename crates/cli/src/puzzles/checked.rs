//! `messdeck puzzles check` and `grade`: whether all that puzzles claim is true, and what today's program says of them.

use std::fs;
use std::path::Path;

use messdeck_core::Say;
use messdeck_facade::AnyGame;
use messdeck_puzzles::{Puzzle, Untrue, check, lines, read};

use super::args;
use crate::failure::Failure;
use crate::setup;
use crate::words::{said, title};

/// A search with less effort than the one that found a puzzle need not see all of the difference.
const PART: f32 = 0.5;

pub(super) fn check_files(args: &args::Check) -> Result<(), Failure> {
    for file in &args.files {
        let (game, puzzles) = open(file)?;
        let nodes = args.level.map(|level| game.usual().start().level_nodes(level));
        for puzzle in &puzzles {
            check(puzzle, game, nodes.map(|nodes| (nodes, PART))).map_err(|untrue| wrong(file, &untrue))?;
        }
        report("command-puzzles-checked", game, &puzzles);
    }
    Ok(())
}

pub(super) fn grade_files(args: &args::Grade) -> Result<(), Failure> {
    for file in &args.files {
        let (game, puzzles) = open(file)?;
        let graded: Result<Vec<Puzzle>, Untrue> = puzzles.iter().map(|puzzle| puzzle.graded(game)).collect();
        let graded = graded.map_err(|untrue| wrong(file, &untrue))?;
        fs::write(file, lines(&graded)).map_err(|error| Failure::file(file, &error))?;
        report("command-puzzles-graded", game, &graded);
    }
    Ok(())
}

/// The puzzles of a file, which is named by their game.
fn open(file: &Path) -> Result<(&'static dyn AnyGame, Vec<Puzzle>), Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let game = setup::game(&file.file_stem().unwrap_or_default().to_string_lossy())?;
    let puzzles = read(&text).map_err(|error| wrong(file, &error))?;
    Ok((game, puzzles))
}

fn wrong(file: &Path, error: &dyn std::error::Error) -> Failure {
    Failure::Input(format!("{}, {error}", file.display()))
}

fn report(id: &'static str, game: &dyn AnyGame, puzzles: &[Puzzle]) {
    let say = Say::new(id).with("game", title(game));
    println!("{}", said(&say.with("puzzles", puzzles.len())));
}
