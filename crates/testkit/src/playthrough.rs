//! Whole matches as readable text, compared to the letter.
//!
//! A playthrough shows a game as it was played under a seed: every position, the number of legal moves,
//! the first few of them, and what was drawn. When the rules change, the difference can be read.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use messdeck_facade::{AnyGame, Options};
use messdeck_search::Numbers;

use crate::options::pairs;

/// Plays a match under this seed and writes it down.
pub fn write(game: &dyn AnyGame, options: &Options, seed: u64) -> String {
    let about = game.about();
    let mut text = format!("# A playthrough of {}; `make bless` writes it anew.\n", about.title);
    let changed: Vec<String> = options.changed().map(|(name, value)| format!("{name}={value}")).collect();
    let _ = writeln!(text, "game: {}\noptions: {}\nseed: {seed}", about.id, changed.join(" "));

    let mut numbers = Numbers::seeded(seed);
    let mut position = game.book(options).unwrap_or_else(|error| panic!("{error}")).start();
    for number in 1.. {
        let view = position.view();
        let _ = writeln!(text, "\n{}\nkey {:016x}", view.position, position.key());
        let Some(turn) = view.turn else {
            let outcome = view.outcome.unwrap_or_else(|| panic!("over without an outcome"));
            let _ = writeln!(text, "over: winners {}", outcome.winners.join(" "));
            for (seat, points) in outcome.scores.into_iter().flatten() {
                let _ = writeln!(text, "over: {seat} {points}");
            }
            break;
        };
        let sample: Vec<&str> = view.legal.iter().take(6).map(String::as_str).collect();
        let more = if view.legal.len() > sample.len() { " …" } else { "" };
        let _ = writeln!(text, "{turn}: {} legal: {}{more}", view.legal.len(), sample.join(" "));
        let mv = position.random_move(&mut numbers).unwrap_or_else(|| panic!("no move in {}", view.position));
        let _ = writeln!(text, "{number} {turn} {mv}");
        position = position.play(&mv).unwrap_or_else(|error| panic!("{}: {mv}: {error}", view.position));
    }
    text
}

/// Compares every playthrough of a game with what the engine plays today; with `MESSDECK_BLESS` set in the
/// environment, writes them anew instead. Gives their number.
///
/// A file's options and seed stand in its first lines, so a new playthrough is a file with these three
/// lines and one `make bless`.
///
/// # Panics
/// If there is none, or one differs.
pub fn check(game: &dyn AnyGame, folder: &Path) -> usize {
    let files = playthroughs(folder);
    assert!(
        !files.is_empty(),
        "{} has no playthrough; put one of the form NAME.txt into {} and run `make bless`",
        game.about().id,
        folder.display()
    );
    let bless = std::env::var_os("MESSDECK_BLESS").is_some();
    for file in &files {
        let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let tag = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            line.unwrap_or_else(|| panic!("{} has no line {name:?}", file.display())).trim()
        };
        let options = pairs(game, tag("options"), &[' ']);
        let seed = tag("seed").parse().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let played = write(game, &options, seed);
        if bless {
            std::fs::write(file, played).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        } else if let Some((number, (old, new))) =
            (1..).zip(text.lines().zip(played.lines())).find(|(_, (old, new))| old != new)
        {
            panic!("{}, line {number}: the file says {old:?}, played was {new:?}", file.display());
        } else {
            assert_eq!(text.len(), played.len(), "{}: one ends earlier", file.display());
        }
    }
    files.len()
}

fn playthroughs(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files
}
