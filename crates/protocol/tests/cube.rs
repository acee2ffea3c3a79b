//! The cube, asked for at the door as a page asks.

use messdeck_protocol::{Door, Permits};
use messdeck_words::Words;
use serde_json::{Value, json};

/// As a program asks; the cube needs no permit.
fn ask(call: &Value) -> Value {
    let mut door = Door::speaking(Permits::NONE, Words::english());
    serde_json::from_str(&door.answer(call.to_string().as_bytes())).unwrap()
}

fn ok(call: &Value) -> Value {
    let mut answer = ask(call);
    assert_eq!(answer.get("error"), None, "{call}");
    answer["ok"].take()
}

fn fault(call: &Value) -> Value {
    let mut answer = ask(call);
    assert_eq!(answer.get("ok"), None, "{call}");
    answer["error"].take()
}

#[test]
fn an_empty_box_has_room_for_everything() {
    let look = ok(&json!({"call": "cube-look", "pieces": []}));
    assert_eq!(look["packing"], "-");
    assert_eq!(look["complete"], false);
    let shapes = look["shapes"].as_array().unwrap();
    assert_eq!(shapes.len(), 8);
    let turns = |shape: &Value| shape["turns"].as_array().unwrap().clone();
    assert_eq!(shapes.iter().map(|shape| turns(shape).len()).sum::<usize>(), 86);
    let places: usize =
        shapes.iter().flat_map(turns).map(|turn| turn["places"].as_array().unwrap().len()).sum();
    assert_eq!(places, 2172);
}

#[test]
fn a_box_shows_its_pieces_in_order_and_what_still_fits() {
    let pieces = json!(["I@b11b12b13b14", "I@a11a12a13a14"]);
    let look = ok(&json!({"call": "cube-look", "pieces": pieces}));
    assert_eq!(look["packing"], "I@a11a12a13a14 I@b11b12b13b14");
    let [first, second] = [&look["pieces"][0], &look["pieces"][1]];
    assert_eq!(first["cells"], json!(["a11", "a12", "a13", "a14"]));
    assert_eq!((&first["copy"], &second["copy"]), (&json!(0), &json!(1)));
    let rows = &look["shapes"][2];
    assert_eq!((&rows["shape"], &rows["left"]), (&json!("I"), &json!(0)));
    assert!(rows["turns"].as_array().unwrap().iter().all(|turn| turn["places"] == json!([])));
}

#[test]
fn check_hint_and_daily_go_together() {
    let daily = ok(&json!({"call": "cube-daily", "date": "2026-11-16"}));
    assert_eq!((&daily["date"], &daily["grade"]), (&json!("2026-11-16"), &json!(1)));
    let mut pieces = daily["pieces"].as_array().unwrap().clone();
    assert_eq!(pieces.len(), 11);
    while pieces.len() < 16 {
        assert_eq!(ok(&json!({"call": "cube-check", "pieces": pieces}))["solvable"], "yes");
        let hint = ok(&json!({"call": "cube-hint", "pieces": pieces}));
        assert_eq!(hint["hint"], "place");
        pieces.push(hint["piece"].clone());
    }
    assert_eq!(ok(&json!({"call": "cube-look", "pieces": pieces}))["complete"], true);
    assert_eq!(ok(&json!({"call": "cube-hint", "pieces": pieces})), json!({"hint": "done"}));
    let walled = json!(["Z@a12a21a22a31", "I@b11b21b31b41"]);
    assert_eq!(ok(&json!({"call": "cube-check", "pieces": walled}))["solvable"], "no");
    assert_eq!(ok(&json!({"call": "cube-hint", "pieces": walled}))["hint"], "take-back");
    assert_eq!(ok(&json!({"call": "cube-check", "pieces": [], "nodes": 1}))["solvable"], "unknown");
}

#[test]
fn whatever_is_sent_gets_an_answer() {
    for (call, code) in [
        (json!({"call": "cube-look"}), "bad-request"),
        (json!({"call": "cube-look", "pieces": "-"}), "bad-request"),
        (json!({"call": "cube-look", "pieces": [1]}), "bad-request"),
        (json!({"call": "cube-look", "pieces": [], "more": 1}), "bad-request"),
        (json!({"call": "cube-check", "pieces": [], "nodes": -1}), "bad-request"),
        (json!({"call": "cube-look", "pieces": [""]}), "bad-piece"),
        (json!({"call": "cube-look", "pieces": ["x".repeat(100_000)]}), "bad-piece"),
        (json!({"call": "cube-look", "pieces": ["I@a11a12a13a15"]}), "bad-piece"),
        (json!({"call": "cube-look", "pieces": ["I@a11a12a13a14", "I@a11a12a13a14"]}), "does-not-fit"),
        (json!({"call": "cube-hint", "pieces": vec!["I@a11a12a13a14"; 10_000]}), "does-not-fit"),
        (json!({"call": "cube-daily", "date": "yesterday"}), "bad-date"),
        (json!({"call": "cube-daily", "date": 5}), "bad-request"),
    ] {
        let fault = fault(&call);
        assert_eq!(fault["code"], code, "{fault}");
        assert!(fault["message"].as_str().unwrap().len() < 600);
    }
    let fault = fault(&json!({"call": "cube-look", "pieces": ["I@a11a12a13a14", "O@a14a24b14b24"]}));
    assert_eq!(
        (&fault["index"], &fault["message"]),
        (&json!(1), &json!("O@a14a24b14b24 does not fit. It would go through I@a11a12a13a14."),)
    );
}
