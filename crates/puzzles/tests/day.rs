//! Which puzzle is whose day.

use messdeck_puzzles::{Puzzle, in_order_of_days, of_the_day};

fn puzzle(id: &str) -> Puzzle {
    let line = format!(
        r#"{{"id":"{id}","position":"","line":["a"],"asked":1,"motifs":[],"rating":900,"best":1.0,"next":0.5,"second":"b","error":0.0}}"#
    );
    serde_json::from_str(&line).expect("a puzzle")
}

/// Days go round in an order that only the ids decide; other programs find the same one (`docs/puzzles.md`).
#[test]
fn days_take_the_puzzles_in_turn() {
    let puzzles = ["ut-000001", "ut-000002", "ut-000003", "ut-000004", "ut-000005"].map(puzzle);
    let order: Vec<&str> = in_order_of_days(&puzzles).into_iter().map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(order, ORDER);
    let days: Vec<&str> = (20_775..20_781)
        .filter_map(|day| of_the_day(&puzzles, day))
        .map(|puzzle| puzzle.id.as_str())
        .collect();
    assert_eq!(days, [order[0], order[1], order[2], order[3], order[4], order[0]]);
    assert_eq!(of_the_day(&[], 7), None);
}

/// By FNV-1a: 0x80b61ea8, 0x82b621ce, 0x83b62361, 0x84b624f4, 0x85b62687, as another program found.
const ORDER: [&str; 5] = ["ut-000001", "ut-000003", "ut-000002", "ut-000005", "ut-000004"];
