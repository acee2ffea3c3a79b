//! The laws that all games share, and the data that independent programs made.

use messdeck_testkit::{Effort, conforms, examples, perft, read_data, vectors};
use messdeck_uckers::Uckers;

#[test]
fn conforms_to_the_laws_of_all_games() {
    assert!(conforms(&Uckers, Effort::SHORT) > 100);
}

#[test]
fn agrees_with_independent_programs() {
    assert_eq!(vectors::check(&Uckers, &read_data("uckers", "vectors.jsonl")), 4273);
    assert!(perft::check(&Uckers, &read_data("uckers", "perft.txt"), 100_000_000) > 15);
}

#[test]
fn the_examples_of_the_rules_page_are_true() {
    assert!(examples::check(&Uckers) > 0);
}
