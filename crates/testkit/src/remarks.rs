//! What newcomers are told: what may be wrong with it, and a reader for the games' own tests.

use std::collections::BTreeSet;

use messdeck_core::{Say, Turn};
use messdeck_facade::{AnyGame, AnyPosition, Remark};
use messdeck_words::{Audience, Words, languages};

use crate::pairs;

/// No remark is longer, in no language: it is read while somebody waits to move, and a phone has three lines for it.
const MOST_WORDS: usize = 20;
const MOST_LETTERS: usize = 115;

/// What is wrong with what is told to whoever decides in a position: kinds that come twice, cells that are not there, sentences that lack
/// words in some language, are too long or do not speak to the person.
pub fn faults(game: &str, here: &dyn AnyPosition, remarks: &[Remark]) -> Vec<String> {
    let Turn::Decide(seat) = here.turn() else {
        return remarks.iter().map(|remark| format!("{} is told where nobody decides", remark.say)).collect();
    };
    let scene = here.scene();
    let mut kinds = BTreeSet::new();
    let mut faults = Vec::new();
    for remark in remarks {
        let Remark { say, cells } = remark;
        if !kinds.insert(say.id) {
            faults.push(format!("{} comes twice", say.id));
        }
        if !say.id.starts_with(&format!("{game}-remark-")) {
            faults.push(format!("{} is no name of a remark", say.id));
        }
        let missing = cells.iter().filter(|id| scene.cells.iter().all(|cell| cell.id != **id));
        faults.extend(missing.map(|cell| format!("{say} is about {cell:?}, which is no cell")));
        if Words::english().has(game) {
            faults.extend(
                languages()
                    .filter_map(Words::find)
                    .flat_map(|words| spoken(words, here.seat_name(seat), say)),
            );
        }
    }
    faults
}

/// What is wrong with a remark in a language.
fn spoken(words: &Words, seat: &'static str, say: &Say) -> Vec<String> {
    let mut faults = words.faults(say);
    if !faults.is_empty() {
        return faults;
    }
    let text = words.say_to(say, Audience { you: &[seat] });
    let spoken = || text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    if spoken().count() > MOST_WORDS || text.chars().count() > MOST_LETTERS {
        faults.push(format!("{text:?} is long"));
    }
    let is_you = |word: &str| word.to_lowercase().starts_with("you");
    if words.language() == "en" && !spoken().any(is_you) {
        faults.push(format!("{text:?} does not speak to anybody"));
    }
    if !text.ends_with(['.', '?', '!']) {
        faults.push(format!("{text:?} has no end"));
    }
    faults
}

/// What is told after these moves, written with spaces between them, by its kind without the game's name, its cells, and in the words of a
/// language.
///
/// # Panics
/// If a move is not legal.
pub fn told(from: &dyn AnyPosition, moves: &str, language: &str) -> Vec<(String, String, String)> {
    let moves: Vec<&str> = moves.split_whitespace().collect();
    let remarks = from.remarks(&moves).unwrap_or_else(|error| panic!("{}: {moves:?}: {error}", from.text()));
    let mut here = from.copy();
    for mv in &moves {
        here = here.play(mv).unwrap_or_else(|error| panic!("{}: {mv}: {error}", here.text()));
    }
    let seat = here.turn().seat().map_or("", |seat| here.seat_name(seat));
    let words = Words::find(language).unwrap_or_else(|| panic!("no words in {language}"));
    let told = remarks.iter().map(|remark| {
        let kind = remark.say.id.split_once("-remark-").map_or(remark.say.id, |(_, kind)| kind);
        (kind.to_owned(), remark.cells.join(" "), words.say_to(&remark.say, Audience { you: &[seat] }))
    });
    told.collect()
}

/// A remark as a game's test writes it down: the options, a position, the moves since then, the kind, its cells, and what English and
/// German say.
pub type Case<'a> = (&'a str, &'a str, &'a str, &'a str, &'a str, &'a str, &'a str);

/// Compares remarks with how they are written down, and asks that every kind of the game's catalogue is.
///
/// # Panics
/// If something else is told.
pub fn check(game: &dyn AnyGame, cases: &[Case<'_>]) {
    let mut wrong = Vec::new();
    for &(options, position, moves, kind, cells, english, german) in cases {
        let from = read(game, options, position);
        for (language, expected) in [("en", english), ("de", german)] {
            let told = told(&*from, moves, language);
            let found = told.iter().find(|(told, ..)| told == kind);
            let as_expected = found.is_some_and(|(_, at, text)| at == cells && text == expected);
            if !as_expected {
                wrong.push(format!(
                    "{position} {moves}: {kind} at {cells:?}: {expected:?}\n  told: {told:#?}"
                ));
            }
        }
    }
    let known: BTreeSet<&str> = cases.iter().map(|case| case.3).collect();
    let untested = kinds(game.about().id).into_iter().filter(|kind| !known.contains(kind.as_str()));
    wrong.extend(untested.map(|kind| format!("no case has {kind}")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The kinds of all that is told after these moves, the most remarkable first, with spaces between them.
///
/// # Panics
/// If the options, the position or a move are wrong.
pub fn order(game: &dyn AnyGame, options: &str, position: &str, moves: &str) -> String {
    let told = told(&*read(game, options, position), moves, "en");
    told.into_iter().map(|(kind, ..)| kind).collect::<Vec<_>>().join(" ")
}

/// A position under options; the start if no text is given.
fn read(game: &dyn AnyGame, options: &str, position: &str) -> Box<dyn AnyPosition> {
    let book = game.book(&pairs(game, options, &[','])).unwrap_or_else(|error| panic!("{options}: {error}"));
    match position {
        "" => book.start(),
        text => book.parse(text).unwrap_or_else(|error| panic!("{text}: {error}")),
    }
}

/// The kinds for which a game's catalogue has words.
fn kinds(game: &str) -> Vec<String> {
    let path = format!("{}/../../messages/en/{game}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let prefix = format!("{game}-remark-");
    let kinds = text.lines().filter_map(|line| line.strip_prefix(&prefix)?.split_once(" ="));
    kinds.map(|(kind, _)| kind.to_owned()).collect()
}
