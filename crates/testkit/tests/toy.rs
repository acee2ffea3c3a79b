//! The laws hold for the made-up game, and they notice when something is wrong.

use messdeck_facade::AnyGame;
use messdeck_testkit::toy::Sprint;
use messdeck_testkit::{Effort, conforms, examples, perft, playthrough, vectors};

#[test]
fn a_small_game_with_dice_conforms() {
    assert!(conforms(&Sprint, Effort::SHORT) > 20);
}

#[test]
fn dice_fall_by_their_weights() {
    let start = (&Sprint as &dyn AnyGame).usual().start();
    let mut numbers = messdeck_search::Numbers::seeded(7);
    let mut seen = [0i32; 3];
    for _ in 0..40_000 {
        let roll = start.random_move(&mut numbers).unwrap();
        seen[usize::from(roll.as_bytes()[5] - b'1')] += 1;
    }
    for (face, expected) in [10_000, 20_000, 10_000].into_iter().enumerate() {
        assert!((seen[face] - expected).abs() < 500, "{seen:?}");
    }
}

#[test]
#[should_panic(expected = "legal moves")]
fn a_wrong_vector_is_noticed() {
    let line = r#"{"game": "sprint", "options": {}, "position": "0,1 r 0", "turn": "chance", "legal": ["roll:1"],
        "weights": [1], "next": {}, "outcome": null}"#;
    vectors::check(&Sprint, &line.replace('\n', ""));
}

#[test]
#[should_panic(expected = "depth 1")]
fn a_wrong_count_is_noticed() {
    perft::check(&Sprint, "|start|1:4", u64::MAX);
}

#[test]
fn counts_include_the_dice() {
    // Red may not run onto blue with a 1, so three rolls leave five choices.
    assert_eq!(perft::check(&Sprint, "|start|1:3 2:5 3:15", u64::MAX), 3);
}

#[test]
fn the_page_of_the_toy_has_no_examples() {
    assert_eq!(examples::check(&Sprint), 0);
}

#[test]
#[should_panic(expected = "has no playthrough")]
fn a_missing_playthrough_is_noticed() {
    playthrough::check(&Sprint, std::path::Path::new("nowhere"));
}
