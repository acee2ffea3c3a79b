//! The laws that all games share, and the data that independent programs made.

use messdeck_testkit::{Effort, conforms, examples, perft, read_data, vectors};
use messdeck_uptick::Uptick;

#[test]
fn conforms_to_the_laws_of_all_games() {
    assert!(conforms(&Uptick, Effort::SHORT) > 100);
}

#[test]
fn agrees_with_independent_programs() {
    assert!(vectors::check(&Uptick, &read_data("uptick", "vectors.jsonl")) > 400);
    assert!(perft::check(&Uptick, &read_data("uptick", "perft.txt"), 100_000_000) > 10);
}

#[test]
fn the_examples_of_the_rules_page_are_true() {
    assert_eq!(examples::check(&Uptick), 6);
}
