//! What the computer advises and what it tells of a match can be believed: the cases are what people wondered at.

use crate::common::messdeck;
use serde_json::{Value, json};

/// The answer to a call of `messdeck rpc`.
fn ok(call: &Value) -> Value {
    let output = messdeck(&["rpc"], format!("{call}\n").as_bytes());
    let answer: Value = serde_json::from_slice(&output.stdout).expect("a line of JSON");
    answer.get("ok").unwrap_or_else(|| panic!("{call}: {answer}")).clone()
}

fn words(candidate: &Value) -> &str {
    candidate["words"]["id"].as_str().expect("a message")
}

/// The first dice of a match of Diceopolis stand in the middle, where four places are each other's mirror images.
const ROLLS: [[u8; 10]; 3] =
    [[2, 5, 1, 3, 1, 4, 4, 4, 6, 4], [1, 1, 1, 3, 2, 6, 6, 3, 3, 5], [2, 5, 5, 2, 3, 5, 4, 6, 5, 1]];

#[test]
fn mirror_images_of_the_best_move_are_as_good() {
    for rolls in ROLLS {
        let moves: Vec<String> = rolls.iter().map(|face| format!("roll:{face}")).collect();
        let call = |call: &str| json!({"call": call, "game": "diceopolis", "moves": moves});
        let mut ask = call("hint");
        ask["candidates"] = json!(3);
        let hint = ok(&ask);
        let candidates = hint["candidates"].as_array().expect("moves");
        let best = hint["move"].as_str().expect("a move");
        let is_image = |mv: &str| mv.split('@').next() == best.split('@').next();
        let images = candidates.iter().filter(|choice| is_image(choice["move"].as_str().expect("a move")));
        let heard: Vec<&str> = images.map(words).collect();
        assert!(heard.len() > 1, "{rolls:?}: {hint}");
        assert!(
            heard.iter().all(|words| ["hint-best", "hint-as-good"].contains(words)),
            "{rolls:?}: {heard:?}"
        );

        for square in ["f6", "f8", "h6", "h8"] {
            let mv = format!("{}@{square}", best.split('@').next().unwrap_or_default());
            let mut ask = call("judge");
            (ask["move"], ask["number"]) = (json!(mv), json!(11));
            let moment = ok(&ask);
            assert_eq!(moment["telling"], false, "{rolls:?}: {mv} is no mistake, {moment}");
        }
    }
}

#[test]
fn where_all_moves_lose_none_is_called_good_and_the_hint_says_so() {
    let call = json!({"call": "hint", "game": "uptown", "candidates": 3, "position":
        "2,g,gg,g,rgg,gg/rr,1,gg,rr,ggg,rr,1/rr,rrr,rg,rg,g,rrr,rr/gg,r,g,g,gr,gr,1/g,g,rrrr,1,rr,2 r OP,P"});
    let hint = ok(&call);
    assert_eq!(hint["outlook"]["id"], "hint-all-lose");
    let candidates = hint["candidates"].as_array().expect("moves");
    assert!(candidates.len() == 3 && candidates.iter().all(|choice| words(choice) == "hint-loses"), "{hint}");

    let even = ok(&json!({"call": "hint", "game": "uptown", "candidates": 3}));
    assert_eq!((even.get("outlook"), words(&even["candidates"][0])), (None, "hint-best"));
}

/// An attack that fails changes nothing on the board. The horizon likes it: it puts off what is bad.
#[test]
fn no_hint_is_an_attack_that_fails() {
    for position in [
        "6h1/2os4/5q2/h3zC2/2c5/1Pk3K1/2O3SS/5C2 w play 1 f1f5g3 1",
        "3s2h1/2o5/5q2/h3zC2/1Pc5/5K2/2k2CSS/2O5 w play 1 f2f3f5 3",
        "6P1/8/1z6/l1Chq3/2o1Qc2/5H2/2OQZ3/3O4 b play 1 f4 11",
    ] {
        let at = json!({"game": "dice-tactics", "position": position,
            "options": {"units": "8", "officers": "2", "opening": "half"}});
        let with = |call: &str, name: &str, value: Value| {
            let mut ask = at.clone();
            (ask["call"], ask[name]) = (json!(call), value);
            ok(&ask)
        };
        let hint = with("hint", "candidates", json!(3));
        for choice in hint["candidates"].as_array().expect("moves") {
            let after = with("look", "moves", json!([choice["move"]]));
            let board = |text: &str| text.split(' ').next().map(str::to_owned);
            let then = after["position"].as_str().expect("a position");
            assert_ne!(board(then), board(position), "{position}: {choice}");
        }
    }
}

/// What a hint says at the terminal is what it says on the page.
#[test]
fn the_terminal_gives_the_same_hint() {
    let seats = ["play", "uptick", "-o", "size=4", "-o", "dice=2", "--seat", "blue=level:1", "--seed", "3"];
    let output = messdeck(&seats, b"hint\nquit\n");
    let said = String::from_utf8(output.stdout).expect("text");
    let call =
        json!({"call": "hint", "game": "uptick", "options": {"size": "4", "dice": "2"}, "candidates": 3});
    for choice in ok(&call)["candidates"].as_array().expect("moves") {
        assert!(said.contains(&format!("  {} ", choice["move"].as_str().expect("a move"))), "{said}");
    }
}
