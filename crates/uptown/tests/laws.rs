//! What holds for every game, asked of Uptown.

use messdeck_testkit::{Effort, conforms, examples, perft, read_data, vectors};
use messdeck_uptown::Uptown;

#[test]
fn conforms_to_the_laws() {
    assert!(conforms(&Uptown, Effort::SHORT) >= 40);
}

#[test]
fn agrees_with_independent_positions() {
    assert_eq!(vectors::check(&Uptown, &read_data("uptown", "vectors.jsonl")), 164);
}

#[test]
fn agrees_with_independent_counts() {
    assert_eq!(perft::check(&Uptown, &read_data("uptown", "perft.txt"), u64::MAX), 3);
}

#[test]
fn the_examples_of_the_page_are_true() {
    assert_eq!(examples::check(&Uptown), 5);
}
