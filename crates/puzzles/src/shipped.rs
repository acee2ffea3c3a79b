//! The puzzles that come with the program.

use include_dir::{Dir, include_dir};

use crate::{Puzzle, read};

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../puzzles");

/// The puzzles of a game, sorted by id; none for a game that has none.
///
/// # Panics
/// If a file is broken, which its tests would have told.
pub fn shipped(game: &str) -> Vec<Puzzle> {
    let text = FILES.get_file(format!("{game}.jsonl")).and_then(|file| file.contents_utf8());
    read(text.unwrap_or_default()).unwrap_or_else(|error| panic!("{game}: {error}"))
}
