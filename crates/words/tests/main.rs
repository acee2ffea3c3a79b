//! The catalogue is whole: every language has every message, about the same things, and none is written in vain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use messdeck_core::Say;
use messdeck_words::{Audience, Words, languages};

/// What a file says: by message, the names of its wordings and of what it is about.
type Messages = BTreeMap<String, Message>;

#[derive(Default, PartialEq, Debug)]
struct Message {
    wordings: BTreeSet<String>,
    about: BTreeSet<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads as much of a Fluent file as is asked here.
fn messages(language: &str, file: &str) -> Messages {
    let path = root().join("messages").join(language).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut found = Messages::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let is_id = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.is_empty() && is_id(id)) {
            assert!(!found.contains_key(id), "{}: {id} is there twice", path.display());
            current = id.to_owned();
        }
        let message = found.entry(current.clone()).or_default();
        if let Some((form, _)) = line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" =")) {
            message.wordings.insert(form.to_owned());
        }
        for about in line.split('$').skip(1) {
            message.about.insert(about.split(|c: char| !is_id(&c.to_string())).next().unwrap().to_owned());
        }
    }
    found.retain(|id, _| !id.is_empty());
    found
}

fn files(language: &str) -> BTreeSet<String> {
    let folder = fs::read_dir(root().join("messages").join(language)).unwrap();
    folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn every_language_says_the_same() {
    for language in languages() {
        assert_eq!(files(language), files("en"), "{language}");
        for file in files("en") {
            let (english, other) = (messages("en", &file), messages(language, &file));
            assert_eq!(
                english.keys().collect::<Vec<_>>(),
                other.keys().collect::<Vec<_>>(),
                "{language}/{file} has other messages"
            );
            for (id, message) in &english {
                let there = &other[id];
                assert!(
                    there.wordings.is_superset(&message.wordings),
                    "{language}/{file}: {id} lacks a wording"
                );
                assert!(
                    message.about.is_superset(&there.about),
                    "{language}/{file}: {id} is about more than in English"
                );
            }
        }
    }
}

#[test]
fn what_a_game_names_and_what_its_file_says_are_the_same() {
    for file in files("en") {
        let game = file.trim_end_matches(".ftl");
        let sources = root().join("crates").join(game).join("src");
        if !sources.is_dir() {
            continue;
        }
        let code = text_below(&sources);
        let named: BTreeSet<&str> = code
            .split('"')
            .skip(1)
            .step_by(2)
            .filter(|text| text.strip_prefix(game).is_some_and(|rest| rest.starts_with('-')))
            .filter(|text| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
            .collect();
        let said = messages("en", &file);
        let missing: Vec<_> = named.iter().filter(|id| !said.contains_key(**id)).collect();
        assert!(missing.is_empty(), "messages/en/{file} lacks {missing:?}");
        // What the page asks for by the names of options, set-ups and changes, or says by itself.
        let derived = ["option", "setup", "change", "page"].map(|kind| format!("{game}-{kind}-"));
        let vain: Vec<_> = said
            .keys()
            .filter(|id| *id != game && !named.contains(id.as_str()))
            .filter(|id| !derived.iter().any(|start| id.starts_with(start)))
            .collect();
        assert!(vain.is_empty(), "messages/en/{file} has {vain:?}, which nobody says");
    }
}

fn text_below(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            text += &text_below(&path);
        } else {
            // Documentation may quote.
            let source = fs::read_to_string(&path).unwrap();
            text.extend(
                source
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"))
                    .map(|line| format!("{line}\n")),
            );
        }
    }
    text
}

#[test]
fn things_are_joined_and_people_are_addressed() {
    let seats = |count: usize| {
        ["red", "blue", "green"][..count].iter().map(|&seat| Say::new(seat)).collect::<Vec<_>>()
    };
    let threw = |faces: Vec<Say>| Say::new("throws").with("seat", Say::new("red")).with("faces", faces);
    let [english, german] = ["en", "de"].map(|language| Words::find(language).unwrap());
    assert_eq!(english.say(&threw(seats(1))), "Red throws red");
    assert_eq!(english.say(&threw(seats(2))), "Red throws red and blue");
    assert_eq!(english.say(&threw(seats(3))), "Red throws red, blue and green");
    assert_eq!(german.say(&threw(seats(2))), "Rot wirft Rot und Blau");
    let you = Audience { you: &["red"] };
    assert_eq!(english.say_to(&threw(seats(1)), you), "You throw red");
    assert_eq!(german.say_to(&threw(seats(1)), you), "Du wirfst Rot");
}

#[test]
fn a_message_that_is_missing_is_told() {
    let words = Words::english();
    assert_eq!(words.say(&Say::new("no-such-message")), "no-such-message");
    assert_eq!(words.faults(&Say::new("no-such-message")), ["there is no message no-such-message"]);
    assert_eq!(words.faults(&Say::new("throws").with("seat", Say::new("red"))).len(), 1);
}

#[test]
fn a_wish_finds_the_first_language_that_there_is() {
    let is = |wish: &str, language: &str| std::ptr::eq(Words::wished(wish), Words::find(language).unwrap());
    assert!(
        is("de-CH, en;q=0.8", "de") && is("fr, de;q=0.7, en;q=0.3", "de") && is("fr", "en") && is("", "en")
    );
    assert!(Words::find("de_DE.UTF-8").is_some() && Words::find("xx").is_none());
}
