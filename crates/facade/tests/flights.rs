//! What moved where, read off scenes that say only what stands on which cell.

use messdeck_facade::{Flight, PathStep, Scene, Target, Thing, flights};

fn scene(things: &[(&str, &'static str)]) -> Scene {
    let thing = |&(cell, seat): &(&str, &'static str)| Thing {
        cell: cell.to_owned(),
        kind: "die",
        seat: Some(seat),
        colour: None,
        value: None,
        orientation: None,
        level: 0,
        glyph: String::new(),
        label: messdeck_core::Say::default(),
    };
    Scene { things: things.iter().map(thing).collect(), ..Scene::default() }
}

/// Cells with spaces between them, before and after as `cell=seat`, and the flights as `from>to`.
const CASES: [(&str, &str, &str, &str, &str); 9] = [
    ("a placement flies nowhere", "", "a=red", "a", ""),
    ("a move", "a=red", "b=red", "a b", "a>b"),
    ("a capture", "a=red b=blue", "b=red", "a b", "a>b"),
    ("a strike from afar", "a=red c=blue", "a=red", "a c", ""),
    ("a defender that gives way", "a=red b=blue", "b=red c=blue", "a b", "a>b b>c"),
    ("two steps of one counter", "base=red", "e=red", "base d d e", "base>d d>e"),
    ("one step each of two counters", "a=red c=red", "b=red d=red", "a b c d", "a>b c>d"),
    ("a counter sent back to base", "a=red b=blue", "b=red base=blue", "a b", "a>b b>base"),
    (
        "two that were sent back",
        "a=red b=blue b=blue",
        "b=red base=blue base=blue",
        "a b",
        "a>b b>base b>base",
    ),
];

#[test]
fn what_left_one_cell_and_came_to_another_has_gone_there() {
    for (name, before, after, path, expected) in CASES {
        let stands = |text: &'static str| {
            let things: Vec<_> = text.split_whitespace().map(|word| word.split_once('=').unwrap()).collect();
            scene(&things)
        };
        let path: Vec<PathStep> =
            path.split_whitespace().map(|cell| PathStep::new(Target::cell(cell), "")).collect();
        let found = flights(&stands(before), &stands(after), &path);
        let found: Vec<String> = found.iter().map(|Flight { from, to }| format!("{from}>{to}")).collect();
        assert_eq!(found.join(" "), expected, "{name}");
    }
}
