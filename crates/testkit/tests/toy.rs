//! The laws hold for the made-up game, and they notice when something is wrong.

use messdeck_core::Say;
use messdeck_facade::{AnyGame, Remark};
use messdeck_testkit::toy::Sprint;
use messdeck_testkit::{Effort, conforms, examples, perft, playthrough, remarks, vectors};

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

#[test]
fn a_newcomer_is_told_what_has_changed_and_what_is_in_the_way() {
    let start = (&Sprint as &dyn AnyGame).usual().start();
    let told = |moves: &str| {
        let told = remarks::told(&*start, moves, "en");
        told.into_iter().map(|(kind, cells, _)| format!("{kind} {cells}")).collect::<Vec<_>>()
    };
    assert_eq!(told("roll:1"), ["blocked 1"]);
    assert_eq!(told("roll:2"), [""; 0]);
    assert_eq!(told("roll:2 go"), [""; 0], "nobody decides");
    // Blue was ahead until red ran past; what blue did before is no news.
    assert_eq!(told("roll:1 stay roll:2 stay roll:3 go roll:1"), ["passed 3"]);
    assert_eq!(told("roll:3 go roll:1 stay roll:1 stay roll:1"), [""; 0], "red has long been ahead");
    assert!(start.remarks(&["go"]).is_err());
}

#[test]
fn a_wrong_remark_is_noticed() {
    let uptick = messdeck_catalog::find("uptick").unwrap().usual().start();
    let kind = Say::new("uptick-remark-last-die");
    let faults = |remarks: &[Remark]| remarks::faults("uptick", &*uptick, remarks);
    assert_eq!(faults(&[Remark::new(kind.clone()).at(["a1"])]), [""; 0]);
    for (remarks, fault) in [
        (vec![Remark::new(kind.clone()), Remark::new(kind.clone())], "comes twice"),
        (vec![Remark::new(kind).at(["z9"])], "is no cell"),
        (vec![Remark::new("uptick-prompt-place")], "is no name of a remark"),
        (vec![Remark::new("uptick-prompt-place")], "does not speak to anybody"),
        (vec![Remark::new("uptick-prompt-place")], "has no end"),
        (vec![Remark::new("uptick.turn")], "there is no message"),
        (vec![Remark::new("uptick-remark-six")], "square"),
    ] {
        assert!(faults(&remarks).iter().any(|it| it.contains(fault)), "{fault}: {:?}", faults(&remarks));
    }
    let rolling = (&Sprint as &dyn AnyGame).usual().start();
    let told = remarks::faults("sprint", &*rolling, &[Remark::new("sprint-remark-passed")]);
    assert_eq!(told, ["sprint-remark-passed is told where nobody decides"]);
}
