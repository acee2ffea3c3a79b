//! The tests and the program are built from the same crates with the same features. If one crate had a feature more in one of
//! the two, it and all that stands above it would be compiled once for each.

use std::collections::BTreeSet;
use std::process::Command;

/// The crates that are built of these packages along these edges, a line each with the features.
fn tree(packages: &[&str], edges: &str) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .args(["tree", "--locked", "--offline", "--edges", edges])
        .args(["--prefix", "none", "--format", "{p} [{f}]"])
        .args(packages)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// What the program has otherwise than the tests. A star says that cargo has told what is below it already.
fn built_twice(program: &str, tests: &str) -> Vec<String> {
    let crates = |tree: &str| -> BTreeSet<String> {
        tree.lines().map(|line| line.trim_end_matches(" (*)").to_owned()).collect()
    };
    crates(program).difference(&crates(tests)).cloned().collect()
}

#[test]
fn the_program_is_built_from_what_the_tests_are_built_from() {
    let program = tree(&["--package", "messdeck-cli"], "normal,build");
    let tests = tree(&["--workspace"], "normal,build,dev");
    assert!(program.lines().count() > 20, "{program}");
    let twice = built_twice(&program, &tests);
    assert!(
        twice.is_empty(),
        "built once for the program, and with other features for the tests; name the features of the tests in Cargo.toml, \
         in the workspace's dependencies, or do without what asks for them: {twice:#?}"
    );
}

#[test]
fn a_feature_that_only_tests_have_is_noticed() {
    let tests = "app v1 []\nfiles v2 [locks,std]\nclock v1 [std]\n";
    assert_eq!(built_twice("app v1 []\nclock v1 [std] (*)\n", tests), [""; 0]);
    assert_eq!(built_twice("app v1 []\nfiles v2 [std]\n", tests), ["files v2 [std]"]);
}
