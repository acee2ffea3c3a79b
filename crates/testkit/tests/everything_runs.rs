//! No test is left out. The tests of a crate are one program, whose `main.rs` has to name them all, and a library that has
//! neither tests nor examples of its own is not compiled once more to find none: what a manifest says about that has to be true.

use std::fs;
use std::path::{Path, PathBuf};

/// What a manifest says about tests, and what there is.
#[derive(Default)]
struct Crate {
    name: String,
    manifest: String,
    /// The modules below `tests/`.
    modules: Vec<String>,
    /// The text of `tests/main.rs`.
    main: String,
    /// All sources of the library.
    sources: String,
}

/// What would not be run.
fn left_out(one: &Crate) -> Vec<String> {
    let name = &one.name;
    let mut found = Vec::new();
    if one.manifest.contains("autotests = false") {
        for module in &one.modules {
            if !one.main.lines().any(|line| line == format!("mod {module};")) {
                found.push(format!("{name}: tests/main.rs does not name {module}"));
            }
        }
    } else if one.modules.len() > 1 {
        found.push(format!("{name}: its tests are {} programs; make them modules of one", one.modules.len()));
    }
    let library = one.manifest.split("[lib]").nth(1).unwrap_or_default();
    let library = library.split("\n[").next().unwrap_or_default();
    let says = |line: &str| library.lines().any(|said| said == line);
    let has_tests = ["#[test]", "::test]", "proptest!"].iter().any(|word| one.sources.contains(word));
    if has_tests && says("test = false") {
        found.push(format!("{name}: the library has tests, but its manifest says `test = false`"));
    }
    let fences = one.sources.lines().filter_map(|line| {
        let line = line.trim_start();
        line.strip_prefix("//! ```").or_else(|| line.strip_prefix("/// ```"))
    });
    // Every other fence closes an example.
    let has_examples = fences.step_by(2).any(|language| language != "text");
    if has_examples && says("doctest = false") {
        found.push(format!("{name}: the library has examples, but its manifest says `doctest = false`"));
    }
    found
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for path in entries(folder) {
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all += &read(&path);
        }
    }
    all
}

fn the_crate(folder: &Path) -> Crate {
    let tests = folder.join("tests");
    let is_module = |path: &PathBuf| {
        path.join("mod.rs").exists()
            || path.join("main.rs").exists()
            || path.extension().is_some_and(|e| e == "rs")
    };
    let modules = entries(&tests).into_iter().filter(is_module);
    let modules = modules.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned());
    Crate {
        name: folder.file_name().unwrap().to_string_lossy().into_owned(),
        manifest: read(&folder.join("Cargo.toml")),
        modules: modules.filter(|module| module != "main").collect(),
        main: fs::read_to_string(tests.join("main.rs")).unwrap_or_default(),
        sources: sources(&folder.join("src")),
    }
}

#[test]
fn every_test_of_every_crate_is_run() {
    let crates = entries(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."));
    assert!(crates.len() > 10, "{crates:?}");
    let found: Vec<String> = crates.iter().flat_map(|folder| left_out(&the_crate(folder))).collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn what_is_left_out_is_noticed() {
    let modules = vec!["one".to_owned(), "two".to_owned()];
    let manifest = "autotests = false\n[lib]\ntest = false\ndoctest = false\n".to_owned();
    let whole = || Crate {
        name: "made-up".to_owned(),
        manifest: manifest.clone(),
        modules: modules.clone(),
        main: "mod one;\nmod two;\n".to_owned(),
        sources: "/// ```text\n/// words\n/// ```\nfn nothing() {}\n".to_owned(),
    };
    assert_eq!(left_out(&whole()), Vec::<String>::new());
    for (what, wrong) in [
        ("does not name two", Crate { main: "mod one;\n// mod two;\n".to_owned(), ..whole() }),
        ("2 programs", Crate { manifest: String::new(), ..whole() }),
        ("has tests", Crate { sources: "#[test]\nfn is_run() {}\n".to_owned(), ..whole() }),
        (
            "has examples",
            Crate { sources: "/// ```\n/// one();\n/// ```\nfn one() {}\n".to_owned(), ..whole() },
        ),
    ] {
        let found = left_out(&wrong);
        assert!(found.len() == 1 && found[0].contains(what), "{what}: {found:?}");
    }
}
