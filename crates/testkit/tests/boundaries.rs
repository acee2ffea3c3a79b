//! The boundaries that ARCHITECTURE.md names, kept by reading the sources: which crate may depend on
//! which, who may name the games, and what rules must not use.

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use messdeck_catalog::GAMES;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates in the order of the table in ARCHITECTURE.md; crates of one row share a level.
fn levels() -> Vec<Vec<String>> {
    let page = read(&root().join("ARCHITECTURE.md"));
    let table = page.split("## Crates").nth(1).expect("ARCHITECTURE.md has a section \"Crates\"");
    let rows = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    rows.take_while(|line| line.starts_with('|'))
        .map(|row| {
            let names = row.split('|').nth(1).expect("a row has cells");
            names.split(',').map(|name| name.trim().to_owned()).collect()
        })
        .collect()
}

/// The project's crates that a manifest names in this section.
fn dependencies(manifest: &str, section: &str) -> BTreeSet<String> {
    let mut current = "";
    let mut found = BTreeSet::new();
    for line in manifest.lines() {
        if line.starts_with('[') {
            current = line;
        } else if current == section
            && let Some(rest) = line.strip_prefix("messdeck-")
        {
            found.extend(rest.split(['.', ' ', '=']).next().map(str::to_owned));
        }
    }
    found
}

fn crates() -> Vec<String> {
    let entries = fs::read_dir(root().join("crates")).expect("there are crates");
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn sources_of(name: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    sources(&root().join("crates").join(name).join("src"), &mut found);
    assert!(!found.is_empty(), "{name} has no sources");
    found
}

/// A source without its comments, whose prose may say anything.
fn code(path: &Path) -> String {
    let lines = read(path);
    let code = lines.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}

#[test]
fn a_crate_depends_only_on_crates_above_it() {
    let levels = levels();
    let level = |name: &str| levels.iter().position(|row| row.iter().any(|known| known == name));
    for name in crates() {
        let own = level(&name).unwrap_or_else(|| {
            panic!("{name} is not in the table of ARCHITECTURE.md; add a row where it belongs")
        });
        let manifest = read(&root().join("crates").join(&name).join("Cargo.toml"));
        for dependency in dependencies(&manifest, "[dependencies]") {
            let above = level(&dependency).unwrap_or_else(|| panic!("{dependency} is not in the table"));
            assert!(above < own, "{name} depends on {dependency}, which does not stand above it");
        }
    }
}

#[test]
fn core_and_tetracubes_depend_on_nothing() {
    for name in ["core", "tetracubes"] {
        let manifest = read(&root().join("crates").join(name).join("Cargo.toml"));
        let after = manifest.split("[dependencies]").nth(1).unwrap_or_default();
        let section = after.split("\n[").next().unwrap_or_default();
        assert_eq!(section.trim(), "", "{name} must have no dependencies");
    }
}

/// A library may not say the name of a game; only the catalog, the game's own crate and prose may.
#[test]
fn only_the_catalog_names_the_games() {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.about().id).collect();
    for name in crates().iter().filter(|name| *name != "catalog" && !ids.contains(&name.as_str())) {
        for path in sources_of(name) {
            let code = code(&path).to_lowercase();
            for id in &ids {
                let named = [(*id).to_owned(), id.replace('-', "_"), id.replace('-', "")];
                assert!(
                    !named.iter().any(|id| code.contains(id)),
                    "{} names {id}; only the catalog may",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn no_game_knows_another() {
    let ids: BTreeSet<String> = GAMES.iter().map(|game| game.about().id.to_owned()).collect();
    for id in &ids {
        let manifest = read(&root().join("crates").join(id).join("Cargo.toml"));
        for section in ["[dependencies]", "[dev-dependencies]"] {
            let known = dependencies(&manifest, section);
            assert!(known.is_disjoint(&ids), "{id} knows another game: {known:?}");
        }
    }
}

/// Rules are whole numbers in a fixed order, and games know neither clocks nor files.
#[test]
fn rules_use_no_floats_no_hash_order_no_clocks() {
    const NEVER: [&str; 9] =
        ["f32", "f64", "HashMap", "HashSet", "std::time", "std::fs", "std::thread", "std::env", "tokio"];
    for game in GAMES {
        for path in sources_of(game.about().id) {
            let code = code(&path);
            let is_word = |at: usize, word: &str| {
                let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
                !part(code[..at].chars().next_back()) && !part(code[at + word.len()..].chars().next())
            };
            for word in NEVER {
                let found = code.match_indices(word).any(|(at, _)| is_word(at, word));
                // What is good may be a matter of degree; what is allowed may not.
                let is_judgement = path.iter().any(|part| part == "eval" || part == "eval.rs");
                let is_eval = is_judgement && word.starts_with('f');
                assert!(!found || is_eval, "{} uses {word}", path.display());
            }
        }
    }
}

#[test]
fn games_do_not_serialise_themselves() {
    for game in GAMES {
        for path in sources_of(game.about().id) {
            assert!(!code(&path).contains("serde"), "{} knows serde", path.display());
        }
    }
    for path in sources_of("core") {
        assert!(!code(&path).contains("serde"), "{} knows serde", path.display());
    }
}

/// The cube is a puzzle and no game, but the same holds for it: the page asks it in a browser, where there is neither.
#[test]
fn the_cube_knows_no_serde_no_clocks_no_files() {
    for path in sources_of("cube") {
        for word in ["serde", "std::time", "std::fs", "std::thread", "std::env", "HashMap", "HashSet"] {
            assert!(!code(&path).contains(word), "{} uses {word}", path.display());
        }
    }
}
