//! The laws that all games share, and the data that independent programs made.

use messdeck_dice_tactics::DiceTactics;
use messdeck_testkit::{Effort, conforms, examples, perft, read_data, vectors};

#[test]
fn conforms_to_the_laws_of_all_games() {
    assert!(conforms(&DiceTactics, Effort::SHORT) > 100);
}

#[test]
fn agrees_with_independent_programs() {
    assert_eq!(vectors::check(&DiceTactics, &read_data("dice-tactics", "vectors.jsonl")), 2524);
    assert_eq!(perft::check(&DiceTactics, &read_data("dice-tactics", "perft.txt"), u64::MAX), 14);
}

#[test]
fn the_examples_of_the_rules_page_are_true() {
    assert_eq!(examples::check(&DiceTactics), 9);
}
