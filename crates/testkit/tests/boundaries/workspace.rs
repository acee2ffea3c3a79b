//! The crates as they are: what cargo says that each is built from, and its sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What the boundaries are held against.
#[derive(Clone, Debug, Default)]
pub(super) struct Crate {
    /// Without `messdeck-`.
    pub(super) name: String,
    /// The packages that it depends on itself.
    pub(super) direct: BTreeSet<String>,
    /// The packages that its tests need besides.
    pub(super) for_tests: BTreeSet<String>,
    /// What it depends on itself, and all that this is built from.
    pub(super) anywhere: BTreeSet<String>,
    /// Its sources without their comments, whose prose may say anything, by path.
    pub(super) sources: Vec<(PathBuf, String)>,
    /// Its own `clippy.toml`, or nothing.
    pub(super) clippy: String,
}

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub(super) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Where a crate's own lints stand.
pub(super) fn clippy_of(name: &str) -> PathBuf {
    root().join("crates").join(name).join("clippy.toml")
}

/// Every crate of the workspace.
pub(super) fn crates() -> Vec<Crate> {
    let metadata = metadata();
    let names = names(&metadata);
    let graph = graph_of(&metadata, &Value::Null);
    let of_tests = graph_of(&metadata, &"dev".into());
    let members = metadata["workspace_members"].as_array().unwrap();
    let of = |id: &Value| {
        let id = id.as_str().unwrap();
        let name = names[id].strip_prefix("messdeck-").expect("all are named so").to_owned();
        let named = |ids: Vec<&str>| ids.into_iter().map(|id| names[id].to_owned()).collect();
        let direct = named(graph[id].clone());
        let for_tests = named(of_tests[id].clone());
        let anywhere = named(closure(&graph, id));
        let mut sources = Vec::new();
        find_sources(&root().join("crates").join(&name).join("src"), &mut sources);
        assert!(!sources.is_empty(), "{name} has no sources");
        let clippy = fs::read_to_string(clippy_of(&name)).unwrap_or_default();
        Crate { name, direct, for_tests, anywhere, sources, clippy }
    };
    members.iter().map(of).collect()
}

/// What cargo knows about this machine's builds; what only other machines need may not be there to be read.
fn metadata() -> Value {
    let cargo = || {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(root());
        cargo
    };
    let version = cargo().arg("-vV").output().unwrap();
    let version = String::from_utf8(version.stdout).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("cargo says its host");
    let output = cargo()
        .args(["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host])
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn names(metadata: &Value) -> BTreeMap<&str, &str> {
    let packages = metadata["packages"].as_array().unwrap().iter();
    packages.map(|package| (package["id"].as_str().unwrap(), package["name"].as_str().unwrap())).collect()
}

/// Which package depends on which in this way: to be built, or for its tests.
fn graph_of<'m>(metadata: &'m Value, way: &Value) -> BTreeMap<&'m str, Vec<&'m str>> {
    let is_so = |dependency: &&Value| {
        dependency["dep_kinds"].as_array().unwrap().iter().any(|kind| kind["kind"] == *way)
    };
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap().iter();
    nodes
        .map(|node| {
            let dependencies = node["deps"].as_array().unwrap().iter().filter(is_so);
            let ids = dependencies.map(|dependency| dependency["pkg"].as_str().unwrap()).collect();
            (node["id"].as_str().unwrap(), ids)
        })
        .collect()
}

fn closure<'g>(graph: &BTreeMap<&'g str, Vec<&'g str>>, from: &str) -> Vec<&'g str> {
    let mut found = BTreeSet::new();
    let mut open = graph[from].clone();
    while let Some(id) = open.pop() {
        if found.insert(id) {
            open.extend(&graph[id]);
        }
    }
    found.into_iter().collect()
}

fn find_sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            find_sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let code = code(&read(&path));
            found.push((path, code));
        }
    }
}

/// A source without its comments.
pub(super) fn code(source: &str) -> String {
    let code = source.lines().map(|line| line.split("//").next().unwrap_or_default());
    code.collect::<Vec<_>>().join("\n")
}
