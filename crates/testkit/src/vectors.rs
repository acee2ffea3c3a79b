//! Positions with their legal moves and successors, computed by independent programs.

use std::collections::BTreeMap;

use messdeck_facade::{AnyGame, View};
use serde::Deserialize;
use serde_json::Value;

/// One line of a vector file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    game: String,
    options: BTreeMap<String, String>,
    position: String,
    turn: Option<String>,
    legal: Vec<String>,
    weights: Option<Vec<u32>>,
    next: BTreeMap<String, String>,
    outcome: Value,
}

/// Checks every line and gives their number.
///
/// # Panics
/// At the first line on which the game disagrees.
pub fn check(game: &dyn AnyGame, lines: &str) -> usize {
    let mut checked = 0;
    for (number, line) in (1..).zip(lines.lines()) {
        let vector: Vector =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("line {number}: {error}"));
        assert_eq!(vector.game, game.about().id, "line {number} is about another game");
        check_one(game, &vector, number);
        checked += 1;
    }
    assert!(checked > 0, "a vector file without a line proves nothing");
    checked
}

fn check_one(game: &dyn AnyGame, vector: &Vector, number: usize) {
    let context = format!("line {number}, {}", vector.position);
    let book = game.book_with(&vector.options).unwrap_or_else(|error| panic!("{context}: {error}"));
    let position = book.parse(&vector.position).unwrap_or_else(|error| panic!("{context}: {error}"));
    let View { position: text, turn, legal, weights, outcome } = position.view();
    assert_eq!(text, vector.position, "{context}: prints differently");
    assert_eq!(turn, vector.turn.as_deref(), "{context}: turn");
    assert_eq!(legal, vector.legal, "{context}: legal moves");
    assert_eq!(weights, vector.weights, "{context}: weights");
    let outcome = serde_json::to_value(outcome).expect("an outcome is plain data");
    assert_eq!(outcome, vector.outcome, "{context}: outcome");
    for (mv, expected) in &vector.next {
        let next = position.play(mv).unwrap_or_else(|error| panic!("{context}: {mv}: {error}"));
        assert_eq!(next.text(), *expected, "{context}: after {mv}");
    }
}
