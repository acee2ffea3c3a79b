//! The boundaries that ARCHITECTURE.md names, kept by machines: which crate may depend on which, and what each must never
//! know. Every word of that column is one of the [`vocabulary`]; what clippy can see stands in a crate's own `clippy.toml`,
//! which is made from its row (`make bless`).

mod page;
mod vocabulary;
mod workspace;

use std::collections::BTreeSet;
use std::fs;

use messdeck_catalog::ids;

use page::{Row, rows};
use vocabulary::{Games, WORDS, Word, word};
use workspace::{Crate, clippy_of, code, crates, read, root};

fn the_page() -> Vec<Row> {
    rows(&read(&root().join("ARCHITECTURE.md")))
}

/// How the dependencies of the crates go against the order of the rows.
fn against_the_order(rows: &[Row], crates: &[Crate]) -> Vec<String> {
    let level = |name: &str| rows.iter().position(|row| row.crates.iter().any(|known| known == name));
    let mut found = Vec::new();
    for one in crates {
        let name = &one.name;
        let Some(own) = level(name) else {
            found.push(format!("{name} is not in the table of ARCHITECTURE.md; add a row where it belongs"));
            continue;
        };
        for dependency in one.direct.iter().filter_map(|package| package.strip_prefix("messdeck-")) {
            if level(dependency).is_none_or(|above| above >= own) {
                found.push(format!("{name} depends on {dependency}, which does not stand above it"));
            }
        }
    }
    found
}

/// How a crate breaks a word of its row, as far as that can be read off its dependencies and its code.
fn broken(word: &Word, one: &Crate, games: &[&str]) -> Vec<String> {
    let Crate { name, direct, for_tests, anywhere, sources, .. } = one;
    let mut found = Vec::new();
    let mut fault = |what: String| found.push(format!("{name} must never know {}, but {what}", word.word));
    let names: Vec<&str> = match word.games {
        Games::Free => Vec::new(),
        Games::ByName | Games::Any => games.to_vec(),
        Games::Others => games.iter().copied().filter(|game| game != name).collect(),
    };
    for package in word.directly {
        if direct.contains(*package) {
            fault(format!("depends on {package}"));
        }
    }
    for package in word.anywhere {
        if anywhere.contains(*package) {
            fault(format!("is built from {package}"));
        }
    }
    let reachable = if word.games == Games::ByName { direct } else { anywhere };
    for game in &names {
        let package = format!("messdeck-{game}");
        // Not even the tests of a game may know another one.
        if reachable.contains(&package) || word.games == Games::Others && for_tests.contains(&package) {
            fault(format!("depends on {game}"));
        }
    }
    for (path, code) in sources {
        for forbidden in word.code.iter().filter(|forbidden| code.contains(**forbidden)) {
            fault(format!("{} says {forbidden}", path.display()));
        }
        let code = code.to_lowercase();
        for game in &names {
            let spellings = [(*game).to_owned(), game.replace('-', "_"), game.replace('-', "")];
            if spellings.iter().any(|spelling| code.contains(spelling)) {
                fault(format!("{} names {game}", path.display()));
            }
        }
    }
    found
}

/// Exceptions from what clippy keeps, which a crate must not make for itself. Only where a word is about browsers may code
/// that they never see make one, in the line after saying so.
fn exceptions(words: &[&Word], one: &Crate) -> Vec<String> {
    let elsewhere = words.iter().any(|word| word.only_in_browsers);
    let mut found = Vec::new();
    for (path, code) in &one.sources {
        let lines: Vec<&str> = code.lines().map(str::trim).collect();
        for (at, _) in lines.iter().enumerate().filter(|(_, line)| line.contains("clippy::disallowed_")) {
            let is_elsewhere = at > 0 && lines[at - 1] == "#[cfg(not(target_family = \"wasm\"))]";
            if !(elsewhere && is_elsewhere) {
                found.push(format!("{}:{} makes an exception for itself", path.display(), at + 1));
            }
        }
    }
    found
}

/// The `clippy.toml` of a crate whose row has these words: what holds for all crates, and what the words add. Nothing, if
/// they add nothing: then the one of the whole project is the nearest.
fn clippy(name: &str, words: &[&Word], of_all: &str) -> String {
    let entry = |path: &str, word: &Word| {
        format!("    {{ path = \"{path}\", reason = \"{name} must never know {}\" }},\n", word.word)
    };
    let entries = |of: fn(&Word) -> &[&str]| -> String {
        words.iter().flat_map(|word| of(word).iter().map(|path| entry(path, word))).collect()
    };
    let types = entries(|word| word.types);
    let functions = entries(|word| word.functions);
    if types.is_empty() && functions.is_empty() {
        return String::new();
    }
    let of_all = of_all.strip_suffix("]\n").expect("the list of types comes last");
    format!(
        "# Made from the row of this crate in ARCHITECTURE.md by `make bless`.\n\
         {of_all}{types}]\ndisallowed-methods = [\n{functions}]\n"
    )
}

#[test]
fn a_crate_depends_only_on_crates_above_it() {
    assert_eq!(against_the_order(&the_page(), &crates()), Vec::<String>::new());
}

#[test]
fn core_and_tetracubes_depend_on_nothing() {
    for one in crates().iter().filter(|one| ["core", "tetracubes"].contains(&one.name.as_str())) {
        assert!(one.direct.is_empty(), "{} must have no dependencies", one.name);
    }
}

#[test]
fn no_crate_knows_what_it_must_never_know() {
    let (crates, games) = (crates(), ids());
    let of_all = read(&root().join("clippy.toml"));
    let mut found = Vec::new();
    for row in the_page() {
        let words = row.never.iter().map(|said| {
            let known: Vec<&str> = WORDS.iter().map(|word| word.word).collect();
            word(said).unwrap_or_else(|| panic!("no machine keeps {said:?} ({row:?}); it knows {known:?}"))
        });
        let words: Vec<&Word> = words.collect();
        for one in crates.iter().filter(|one| row.crates.contains(&one.name)) {
            found.extend(words.iter().flat_map(|word| broken(word, one, &games)));
            let clippy = clippy(&one.name, &words, &of_all);
            if !clippy.is_empty() {
                found.extend(exceptions(&words, one));
            }
            if std::env::var_os("MESSDECK_BLESS").is_some() && clippy != one.clippy {
                match clippy.is_empty() {
                    true => fs::remove_file(clippy_of(&one.name)).unwrap(),
                    false => fs::write(clippy_of(&one.name), clippy).unwrap(),
                }
            } else if clippy != one.clippy {
                found.push(format!("crates/{}/clippy.toml is stale; `make bless` writes it anew", one.name));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Rules are whole numbers: what is good may be a matter of degree, what is allowed may not.
#[test]
fn rules_use_no_floats() {
    for one in crates().iter().filter(|one| ids().contains(&one.name.as_str())) {
        for (path, code) in &one.sources {
            let is_judgement = path.iter().any(|part| part == "eval" || part == "eval.rs");
            let words = || code.split(|c: char| !c.is_alphanumeric() && c != '_');
            let uses = words().any(|word| word == "f32" || word == "f64");
            assert!(is_judgement || !uses, "{} uses floats", path.display());
        }
    }
}

/// A made-up crate that keeps every word.
fn made_up() -> Crate {
    let packages = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    Crate {
        name: "chess".to_owned(),
        direct: packages(&["messdeck-core"]),
        for_tests: packages(&["proptest"]),
        anywhere: packages(&["messdeck-core", "libm"]),
        sources: vec![("src/lib.rs".into(), code("// Like halma, with serde.\nfn play() {}\n"))],
        clippy: String::new(),
    }
}

const MADE_UP_GAMES: [&str; 2] = ["chess", "nine-men"];

/// Whatever a word is made of, a crate that does the opposite is found; one that does nothing is not.
#[test]
fn each_word_can_be_broken() {
    let with = |one: &Crate, package: &str| {
        let mut one = one.clone();
        one.direct.insert(package.to_owned());
        one.anywhere.insert(package.to_owned());
        one
    };
    let saying =
        |one: &Crate, code: &str| Crate { sources: vec![("lib.rs".into(), code.to_owned())], ..one.clone() };
    for word in WORDS {
        let one = made_up();
        assert_eq!(broken(word, &one, &["nine-men"]), Vec::<String>::new(), "{}", word.word);
        let mut wrong = Vec::new();
        wrong.extend(word.directly.iter().chain(word.anywhere).map(|package| with(&one, package)));
        wrong.extend(word.code.iter().map(|code| saying(&one, code)));
        if word.games != Games::Free {
            wrong.push(with(&one, "messdeck-nine-men"));
            wrong.push(saying(&one, "use messdeck_nine_men::Board;"));
            wrong.push(saying(&one, "let best = NineMen;"));
        }
        for wrong in &wrong {
            assert_ne!(broken(word, wrong, &MADE_UP_GAMES), Vec::<String>::new(), "{} {wrong:?}", word.word);
        }
        let kept_by_clippy = clippy("chess", &[word], "disallowed-types = [\n]\n");
        for path in word.types.iter().chain(word.functions) {
            assert!(kept_by_clippy.contains(&format!("{path:?}")), "{}: {path}", word.word);
        }
        assert!(!wrong.is_empty() || !kept_by_clippy.is_empty(), "nothing keeps {:?}", word.word);
    }
}

#[test]
fn a_game_may_name_itself() {
    let one = Crate { sources: vec![("lib.rs".into(), "struct Chess;".to_owned())], ..made_up() };
    let found = |said: &str| broken(word(said).unwrap(), &one, &MADE_UP_GAMES).len();
    assert_eq!((found("each other"), found("any game by name")), (0, 1));
    let tested = Crate { for_tests: BTreeSet::from(["messdeck-nine-men".to_owned()]), ..made_up() };
    assert_eq!(broken(word("each other").unwrap(), &tested, &MADE_UP_GAMES).len(), 1);
}

#[test]
fn exceptions_are_only_for_what_no_browser_sees() {
    let line = "#[expect(clippy::disallowed_methods, reason = \"here are threads\")]\nmod split;\n";
    let elsewhere = format!("#[cfg(not(target_family = \"wasm\"))]\n{line}");
    for (said, code, number) in [
        ("threads", line, 1),
        ("threads", &elsewhere, 1),
        ("threads in browsers", line, 1),
        ("threads in browsers", &elsewhere, 0),
    ] {
        let one = Crate { sources: vec![("lib.rs".into(), code.to_owned())], ..made_up() };
        assert_eq!(exceptions(&[word(said).unwrap()], &one).len(), number, "{said}: {code}");
    }
}

#[test]
fn the_table_is_read_whole() {
    let page = "## Crates\n\n| crate | purpose | never |\n|---|---|---|\n| a, b | two, alike | clocks, files |\n| c | | |\n\n| x |";
    let list = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let found = rows(page);
    assert_eq!(
        found,
        [
            Row { crates: list(&["a", "b"]), never: list(&["clocks", "files"]) },
            Row { crates: list(&["c"]), never: list(&[]) }
        ]
    );
    assert!(word("clocks").is_some() && word("watches").is_none());
}

#[test]
fn the_order_can_be_broken() {
    let rows = rows("## Crates\n|---|---|---|\n| core | | |\n| chess, halma | | |\n");
    let depending = |name: &str, on: &str| {
        let direct = BTreeSet::from([on.to_owned(), "libm".to_owned()]);
        against_the_order(&rows, &[Crate { name: name.to_owned(), direct, ..Crate::default() }])
    };
    assert_eq!(depending("chess", "messdeck-core"), Vec::<String>::new());
    for (name, on) in [
        ("core", "messdeck-chess"),
        ("chess", "messdeck-halma"),
        ("chess", "messdeck-go"),
        ("go", "messdeck-core"),
    ] {
        assert_eq!(depending(name, on).len(), 1, "{name} {on}");
    }
}
