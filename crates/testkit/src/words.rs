//! What a board shows and what moves lead to, a line each: so a test compares a whole list at once, and reads like what a person
//! sees.

use std::collections::BTreeMap;

use messdeck_core::{ParseError, Position, Say, Why};
use messdeck_facade::{Mark, Scene, ToPaths, ToTale, Tray};
use messdeck_words::{Words, languages};

/// What is said, in English.
pub fn said(say: &Say) -> String {
    Words::english().say(say)
}

/// What is wrong with a text: at which character, and what.
///
/// # Panics
/// If it can't be said in every language.
pub fn wrong(error: &ParseError) -> String {
    for words in languages().filter_map(Words::find) {
        assert_eq!(words.faults(&error.say), [""; 0], "{} in {}", error.say, words.language());
    }
    format!("at character {}: {}", error.at + 1, said(&error.say))
}

/// A reason: its sentence in English and the rule that it cites.
pub fn why(why: &Why) -> String {
    format!("{} ({})", said(&why.say), why.rule)
}

/// A mark: its kind, whose it is, where, its edge and its number if it has them, and what it says.
pub fn mark(mark: &Mark) -> String {
    let edge = mark.edge.map_or_else(String::new, |edge| format!(" {edge:?}"));
    let value = mark.value.map_or_else(String::new, |value| format!(" {value}"));
    let seat = mark.seat.unwrap_or("nobody");
    format!("{} {seat} {}{edge}{value}: {}", mark.kind, mark.cells.join(","), said(&mark.text))
}

/// What is noted besides.
pub fn notes(scene: &Scene) -> Vec<String> {
    scene.notes.iter().map(said).collect()
}

/// What a move was and what it brought, in a language.
///
/// # Panics
/// If the move does not read, or there is no such language.
pub fn tale<P: ToTale>(position: &P, mv: &str, language: &str) -> Vec<String> {
    let mv: P::Move = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
    let words = Words::find(language).unwrap_or_else(|| panic!("no words in {language}"));
    position.tale(mv).says.iter().map(|say| words.say(say)).collect()
}

/// All marks of a list.
pub fn marks(marks: &[Mark]) -> Vec<String> {
    marks.iter().map(mark).collect()
}

/// A tray: its name, and how many there are of what.
pub fn tray(tray: &Tray) -> String {
    let items = tray.items.iter().map(|item| format!(" {}×{}", item.count, item.id));
    format!("{}{}", tray.id, items.collect::<String>())
}

/// All trays of a scene.
pub fn trays(trays: &[Tray]) -> Vec<String> {
    trays.iter().map(tray).collect()
}

/// What every legal move leads to.
pub fn successors<P: Position>(position: &P) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    position.each(|mv| {
        found.insert(mv.to_string(), position.play_unchecked(mv).to_string());
    });
    found
}

/// The ways to make a move: what is pointed at, and what is said about it.
///
/// # Panics
/// If the move does not read.
pub fn paths<P: ToPaths>(position: &P, mv: &str) -> Vec<String> {
    let mv: P::Move = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
    let paths = position.paths(mv);
    let words = paths.iter().map(|path| {
        let steps = path.iter().map(|step| format!("{} ({})", step.target.id(), said(&step.label)));
        steps.collect::<Vec<_>>().join(" ")
    });
    words.collect()
}
