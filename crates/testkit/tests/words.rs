//! The catalogue is whole: every language has every message, about the same things, and none is written in vain.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use messdeck_facade::{Allowed, OptionSpec};
use messdeck_testkit::combinations;
use messdeck_words::languages;

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
            message
                .about
                .insert(about.split(|c: char| !is_id(&c.to_string())).next().unwrap_or_default().to_owned());
        }
    }
    found.retain(|id, _| !id.is_empty());
    found
}

fn files(language: &str) -> BTreeSet<String> {
    let folder = fs::read_dir(root().join("messages").join(language)).expect("a folder of messages");
    folder.map(|file| file.expect("a file").file_name().into_string().expect("a plain name")).collect()
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
        // The head of a game's file says what the game is; other files are the page's own.
        let said = messages("en", &file);
        if !said.get(game).is_some_and(|head| head.wordings.contains("tagline")) {
            continue;
        }
        let code = text_below(&root().join("crates").join(game).join("src"));
        let named: BTreeSet<&str> = code
            .split('"')
            .skip(1)
            .step_by(2)
            .filter(|text| text.strip_prefix(game).is_some_and(|rest| rest.starts_with('-')))
            .filter(|text| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-'))
            .collect();
        let missing: Vec<_> = named.iter().filter(|id| !said.contains_key(**id)).collect();
        assert!(missing.is_empty(), "messages/en/{file} lacks {missing:?}");
        // What the page asks for by the names of cells, options, set-ups and changes; what it says by itself has a test of its own.
        let derived = derived(game);
        let lost: Vec<_> = derived.required.iter().filter(|id| !said.contains_key(*id)).collect();
        assert!(lost.is_empty(), "messages/en/{file} lacks {lost:?}");
        let vain: Vec<_> = said
            .keys()
            .filter(|id| *id != game && !named.contains(id.as_str()))
            .filter(|id| !derived.required.contains(*id) && !derived.numbers.contains(*id))
            .filter(|id| !id.starts_with(&format!("{game}-page-")))
            .collect();
        assert!(vain.is_empty(), "messages/en/{file} has {vain:?}, which nobody says");
    }
}

/// Names of messages that are put together from those of other things.
#[derive(Default)]
struct Derived {
    required: BTreeSet<String>,
    /// Values that are numbers, which need no words but may have some.
    numbers: BTreeSet<String>,
}

fn derived(id: &str) -> Derived {
    let game = messdeck_catalog::find(id).unwrap_or_else(|| panic!("no game {id}"));
    let mut found = Derived::default();
    for OptionSpec { name, allowed, .. } in game.options() {
        found.required.insert(format!("{id}-option-{name}"));
        let Allowed::Values(values) = allowed else { continue };
        for value in *values {
            let message = format!("{id}-option-{name}-{value}");
            let is_number = value.parse::<u32>().is_ok();
            if is_number { &mut found.numbers } else { &mut found.required }.insert(message);
        }
    }
    found.required.extend(game.presets().iter().map(|preset| format!("{id}-setup-{}", preset.id)));
    let motifs = game.motifs().iter().map(|motif| motif.id).chain(messdeck_puzzles::COMMON);
    found.required.extend(motifs.map(|motif| format!("{id}-motif-{motif}")));
    for options in combinations(game) {
        let book = game.book(&options).expect("options that go together");
        found.required.extend(book.changes().iter().map(|&change| change.to_owned()));
        let cells = book.start().scene().cells;
        let kinds = cells.iter().map(|cell| cell.kind).filter(|kind| *kind != "square");
        found.required.extend(kinds.map(|kind| format!("{id}-cell-{kind}")));
    }
    found
}

/// What only the program says, and what is refused: named where it is said, and by names that there are. A code is a name, too.
#[test]
fn what_the_program_names_and_what_its_files_say_are_the_same() {
    let crates = root().join("crates");
    let code: String = fs::read_dir(&crates)
        .expect("a folder of crates")
        .map(|folder| text_below(&folder.expect("a folder").path().join("src")))
        .collect();
    let is_named = |name: &str| code.contains(&format!("\"{name}\""));
    for (file, start) in [
        ("terminal.ftl", "terminal-"),
        ("preview.ftl", "preview-"),
        ("commands.ftl", "command-"),
        ("faults.ftl", "fault-"),
        ("notation.ftl", "notation-"),
    ] {
        let said = messages("en", file);
        let quoted = format!("\"{start}");
        let literals = code.split(quoted.as_str()).skip(1).filter_map(|rest| rest.split('"').next());
        let is_id = |name: &&str| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        let missing: BTreeSet<_> = literals
            .filter(|name| !name.is_empty())
            .filter(is_id)
            .filter(|name| !said.contains_key(&format!("{start}{name}")))
            .collect();
        assert!(missing.is_empty(), "messages/en/{file} lacks {missing:?}");
        let vain: Vec<_> = said
            .keys()
            .filter(|id| !is_named(id) && !is_named(id.trim_start_matches(start)))
            // What commands and their arguments are for is asked by their names; `crates/cli` tests that all of it is.
            .filter(|id| file != "commands.ftl" && !id.starts_with("allowed-"))
            .collect();
        assert!(vain.is_empty(), "messages/en/{file} has {vain:?}, which nobody says");
    }
}

fn text_below(folder: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            text += &text_below(&path);
        } else {
            // Documentation may quote.
            let source = fs::read_to_string(&path).expect("a source");
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
