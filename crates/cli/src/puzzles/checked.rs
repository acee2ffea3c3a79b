//! `messdeck puzzles check`: whether all that puzzles claim is true.

use std::fs;

use messdeck_core::Say;
use messdeck_puzzles::{check, read};

use super::args;
use crate::failure::Failure;
use crate::setup;
use crate::words::said;

/// A search with less effort than the one that found a puzzle need not see all of the difference.
const PART: f32 = 0.5;

pub(super) fn check_files(args: &args::Check) -> Result<(), Failure> {
    for file in &args.files {
        let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let game = setup::game(&name)?;
        let wrong = |error: String| Failure::Input(format!("{}, {error}", file.display()));
        let puzzles = read(&text).map_err(|error| wrong(error.to_string()))?;
        let nodes = args.level.map(|level| game.usual().start().level_nodes(level));
        for puzzle in &puzzles {
            check(puzzle, game, nodes.map(|nodes| (nodes, PART)))
                .map_err(|error| wrong(error.to_string()))?;
        }
        let say = Say::new("command-puzzles-checked").with("game", Say::new(game.about().id));
        println!("{}", said(&say.with("puzzles", puzzles.len())));
    }
    Ok(())
}
