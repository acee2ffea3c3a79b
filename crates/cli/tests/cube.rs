//! `messdeck cube` as other programs drive it.

use crate::common::messdeck;
use serde_json::{Value, json};

fn run(args: &[&str]) -> String {
    let output = messdeck(args, b"");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&run(args)).unwrap()
}

fn refused(args: &[&str]) -> String {
    let output = messdeck(args, b"");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn solve_packs_the_box_around_what_is_there() {
    let solved = json(&["cube", "solve", "--seed", "3", "--with", "I@a11a12a13a14", "--json"]);
    assert_eq!(solved["solvable"], true);
    let packing = solved["packing"].as_str().unwrap();
    assert!(packing.starts_with("I@a11a12a13a14 "), "{packing}");
    assert_eq!(json(&["cube", "check", packing, "--json"])["complete"], true);
    assert!(run(&["cube", "check", packing]).contains("Solved"));
}

#[test]
fn layers_are_drawn_with_letters() {
    let drawn = run(&["cube", "check", "I@a11a12a13a14", "O@b11b12c11c12", "I@d41d42d43d44"]);
    let expected = "
    Layer 1         Layer 2         Layer 3         Layer 4
  4  ·  ·  ·  i   4  ·  ·  ·  i   4  ·  ·  ·  i   4  ·  ·  ·  i
  3  ·  ·  ·  ·   3  ·  ·  ·  ·   3  ·  ·  ·  ·   3  ·  ·  ·  ·
  2  ·  ·  ·  ·   2  ·  ·  ·  ·   2  ·  ·  ·  ·   2  ·  ·  ·  ·
  1  I  O  O  ·   1  I  O  O  ·   1  I  ·  ·  ·   1  I  ·  ·  ·
     a  b  c  d      a  b  c  d      a  b  c  d      a  b  c  d

I@a11a12a13a14 O@b11b12c11c12 I@d41d42d43d44
3 of 16 pieces are in the box; the rest can still be packed.
";
    let trimmed: Vec<&str> = drawn.lines().map(str::trim_end).collect();
    // The picture begins on a line of its own, so that its spaces are seen.
    assert_eq!(trimmed, expected.lines().skip(1).collect::<Vec<_>>());
}

#[test]
fn hints_and_counts() {
    let walled = ["Z@a12a21a22a31", "I@b11b21b31b41"];
    assert_eq!(json(&["cube", "hint", walled[0], walled[1], "--json"])["hint"], "take-back");
    let counted = json(&["cube", "count", "--with", walled[0], walled[1], "--json"]);
    assert_eq!((&counted["solutions"], &counted["exact"]), (&json!(0), &json!(true)));
    let bounded = json(&["cube", "count", "--nodes", "1000", "--json"]);
    assert_eq!((&bounded["nodes"], &bounded["exact"]), (&json!(1000), &json!(false)));
    let probed = json(&["cube", "count", "--with", walled[0], walled[1], "--probes", "3", "--json"]);
    assert_eq!((&probed["solutions"], &probed["samples"]), (&json!(0.0), &json!(3)));
    refused(&["cube", "count", "--estimate", "--with", walled[0]]);
    assert!(run(&["cube", "check", "-", "--nodes", "1"]).contains("Not known after 1 position;"));
}

#[test]
fn the_day_is_the_same_for_everyone() {
    let sunday = json(&["cube", "daily", "2026-11-22", "--json"]);
    assert_eq!((&sunday["grade"], &sunday["left"]), (&json!(7), &json!(11)));
    assert_eq!(sunday["name"], "fiendish");
    assert!(sunday["inVain"].as_f64().unwrap() >= 100.0, "{sunday}");
    assert_eq!(json(&["cube", "daily", "2026-11-22", "--json"]), sunday);
    assert!(
        run(&["cube", "daily", "2026-11-22"])
            .starts_with("2026-11-22: fiendish, grade 7 of 7, 11 pieces to place\n")
    );
    assert!(run(&["cube", "daily"]).contains("of 7"));
}

#[test]
fn wrong_input_is_named() {
    for (args, says) in [
        (
            ["cube", "check", "I@a11a12a13a15"],
            "messdeck: “I@a11a12a13a15” is not a piece in the box. Character 14: Expected a digit from 1 to 4, found “5”.",
        ),
        (
            ["cube", "hint", "O@a11a12a13a14"],
            "“O@a11a12a13a14” is not a piece in the box. Character 1: These four cells have the shape I.",
        ),
        (
            ["cube", "check", "I@a11a12a13a14 O@a14a24b14b24"],
            "O@a14a24b14b24 does not fit. It would go through I@a11a12a13a14.",
        ),
        (["cube", "daily", "2026-02-30"], "“2026-02-30” is not a day. Character 9: That month has 28 days."),
    ] {
        let error = refused(&args);
        assert!(error.contains(says), "{args:?}: {error}");
    }
}
