//! What a miner has found and where it is: two files for each game, so that it goes on where it was stopped.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{ErrorKind, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use messdeck_puzzles::{EASIEST, HARDEST, Puzzle, lines, read};

use crate::failure::Failure;

/// The puzzles of a game that were found so far, and the numbers of the matches that were searched.
pub(super) struct Kept {
    puzzles: BTreeMap<String, Puzzle>,
    searched: BTreeSet<u64>,
    file: PathBuf,
    log: PathBuf,
}

/// Ratings are sought in bands of this width, so that there is something for everybody.
const BAND: u32 = 200;

impl Kept {
    /// What earlier runs have left in a folder.
    pub(super) fn open(folder: &Path, game: &str) -> Result<Kept, Failure> {
        fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
        let (file, log) = (folder.join(format!("{game}.jsonl")), folder.join(format!("{game}.searched")));
        let puzzles =
            read(&text(&file)?).map_err(|error| Failure::Input(format!("{}, {error}", file.display())))?;
        let puzzles = puzzles.into_iter().map(|puzzle| (puzzle.id.clone(), puzzle)).collect();
        let searched = text(&log)?.lines().filter_map(|line| line.parse().ok()).collect();
        Ok(Kept { puzzles, searched, file, log })
    }

    pub(super) fn count(&self) -> usize {
        self.puzzles.len()
    }

    pub(super) fn is_searched(&self, number: u64) -> bool {
        self.searched.contains(&number)
    }

    /// How many matches were searched.
    pub(super) fn matches(&self) -> usize {
        self.searched.len()
    }

    /// Whether among so many there may be another one with a rating between these.
    pub(super) fn has_room(&self, ratings: RangeInclusive<u32>, most: usize) -> bool {
        let bands = band(HARDEST) as usize;
        // Twice its share is enough for any band: not all of them can be filled.
        let enough = (2 * most).div_ceil(bands);
        let alike = |wanted| self.puzzles.values().filter(|puzzle| band(puzzle.rating) == wanted).count();
        (band(*ratings.start())..=band(*ratings.end())).any(|wanted| alike(wanted) < enough)
    }

    /// Adds a puzzle, unless it is known by its id or there are enough like it among so many; says whether it did.
    pub(super) fn add(&mut self, puzzle: Puzzle, most: usize) -> Result<bool, Failure> {
        if self.puzzles.contains_key(&puzzle.id) || !self.has_room(puzzle.rating..=puzzle.rating, most) {
            return Ok(false);
        }
        self.puzzles.insert(puzzle.id.clone(), puzzle);
        self.write()?;
        Ok(true)
    }

    fn write(&self) -> Result<(), Failure> {
        // Whoever reads the file meanwhile finds the old one or the new one whole.
        let new = self.file.with_extension("new");
        fs::write(&new, lines(self.puzzles.values())).map_err(|error| Failure::file(&new, &error))?;
        fs::rename(&new, &self.file).map_err(|error| Failure::file(&self.file, &error))
    }

    /// Notes that a match was searched to its end.
    pub(super) fn searched(&mut self, number: u64) -> Result<(), Failure> {
        self.searched.insert(number);
        let log = fs::OpenOptions::new().create(true).append(true).open(&self.log);
        log.and_then(|mut log| writeln!(log, "{number}")).map_err(|error| Failure::file(&self.log, &error))
    }
}

fn band(rating: u32) -> u32 {
    rating.saturating_sub(EASIEST) / BAND
}

/// A file's text; nothing where there is no file yet.
fn text(file: &Path) -> Result<String, Failure> {
    match fs::read_to_string(file) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(String::new()),
        read => read.map_err(|error| Failure::file(file, &error)),
    }
}
