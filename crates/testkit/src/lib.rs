//! Laws that hold for every game, and readers for the data that proves them.
//!
//! A law that all games share belongs here, once; a game's own tests hold only what is particular to
//! it. The tests of this crate walk every game of the catalog.
//!
//! - [`conforms()`]: one walk along random games that checks every law at every position.
//! - [`vectors`], [`mod@perft`]: positions and counts made by independent programs.
//! - [`examples`]: the fenced blocks of the rules pages.
//! - [`guides`]: the pictures and boards of the rules for players.
//! - [`draws_fairly`]: random moves come up as often as they should.
//! - [`playthrough`]: whole matches as readable text.
//! - [`words`], [`reasons`]: what a board shows and why something can't be done, for the games' own tests.
//! - [`Folder`]: for tests that need files of their own.
//! - [`toy`]: a made-up game with dice, for tests that need a game but not a real one.

mod conforms;
pub mod examples;
mod fairness;
mod folder;
pub mod guides;
mod options;
pub mod perft;
pub mod playthrough;
pub mod presets;
pub mod reasons;
pub mod toy;
pub mod vectors;
pub mod words;

pub use conforms::{Effort, conforms};
pub use fairness::draws_fairly;
pub use folder::Folder;
pub use options::{combinations, pairs};

use std::path::PathBuf;

/// The folder with a game's test data: `tests/data` of its crate.
pub fn data_of(game: &str) -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(game).join("tests/data")
}

/// The rules page of a game; what is made up here is its own page.
pub fn rules_page(game: &str) -> &'static str {
    messdeck_words::rules_page(game).unwrap_or(include_str!("toy.rs"))
}

/// Reads a file of a game's test data.
///
/// # Panics
/// If it can't be read; the message says which file was expected.
pub fn read_data(game: &str, file: &str) -> String {
    let path = data_of(game).join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
