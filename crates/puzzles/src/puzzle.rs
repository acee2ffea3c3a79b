//! What a puzzle is, and how it is read and written.

use std::collections::BTreeMap;

use messdeck_core::Turn;
use messdeck_facade::{AnyGame, AnyPosition};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A position with one best move, and what follows it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name, the same for ever and for every image of its position.
    pub id: String,
    /// Options that differ from the game's defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The position in which somebody is to find a move.
    pub position: String,
    /// The solution: the solver's moves, with the best answers between them.
    pub line: Vec<String>,
    /// How many of the solver's moves are to be found, 1 to 3; each is the only best one at its place.
    pub asked: usize,
    /// What it is about, in the order of the game's list.
    pub motifs: Vec<String>,
    /// How hard it is, about 600 to 2200.
    pub rating: u32,
    /// The solver's chance of winning after the best move.
    pub best: f32,
    /// And after the second best.
    pub next: f32,
    /// The second best move.
    pub second: String,
    /// The standard error of the difference between both; 0 where chance plays no part.
    pub error: f32,
}

/// A line that is no puzzle.
#[derive(Debug, Error)]
#[error("line {line}: {error}")]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    #[source]
    pub error: serde_json::Error,
}

/// Reads puzzles, one a line.
pub fn read(text: &str) -> Result<Vec<Puzzle>, Unreadable> {
    let numbered = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let puzzles = numbered
        .map(|(number, line)| serde_json::from_str(line).map_err(|error| Unreadable { line: number, error }));
    puzzles.collect()
}

/// Writes puzzles, one a line, sorted by id.
pub fn lines<'p>(puzzles: impl IntoIterator<Item = &'p Puzzle>) -> String {
    let sorted: BTreeMap<&str, &Puzzle> = puzzles.into_iter().map(|puzzle| (&*puzzle.id, puzzle)).collect();
    // Text, numbers and lists can always be written.
    let line = |puzzle: &&Puzzle| serde_json::to_string(puzzle).unwrap_or_default() + "\n";
    sorted.values().map(line).collect()
}

/// The name of a puzzle in this position: the game's letters and a hash of the one text that all its images have in common.
pub fn id_of(game: &dyn AnyGame, options: &BTreeMap<String, String>, position: &dyn AnyPosition) -> String {
    let options: Vec<String> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let text = format!("{} {}", options.join(","), position.canonical());
    let hash = hash(&text);
    format!("{}-{:06x}", game.letters(), (hash ^ hash >> 24) & 0xff_ffff)
}

/// FNV-1a in 32 bits: short enough to be written anew in any language.
pub(crate) fn hash(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

impl Puzzle {
    /// Its position; the error says what is wrong with it, for programmers.
    pub fn at(&self, game: &dyn AnyGame) -> Result<Box<dyn AnyPosition>, String> {
        let book = game.book_with(&self.options).map_err(|error| error.to_string())?;
        book.parse(&self.position).map_err(|error| error.to_string())
    }

    /// The positions of the line, from the first to that behind the last move.
    pub fn way(&self, game: &dyn AnyGame) -> Result<Vec<Box<dyn AnyPosition>>, String> {
        let mut way = vec![self.at(game)?];
        for mv in &self.line {
            let next = way[way.len() - 1].play(mv).map_err(|error| format!("{mv}: {error}"))?;
            way.push(next);
        }
        Ok(way)
    }

    /// Where in the line the moves stand that are to be found.
    pub fn asked_at(&self, way: &[Box<dyn AnyPosition>]) -> Vec<usize> {
        let solver = way.first().map(|position| position.turn());
        let is_solvers = |turn: Turn| matches!(turn, Turn::Decide(_)) && Some(turn) == solver;
        let places = way.iter().zip(&self.line).enumerate();
        let own = places.filter(|(_, (position, _))| is_solvers(position.turn())).map(|(place, _)| place);
        own.take(self.asked).collect()
    }
}
