//! The door, asked as a page asks it.

use messdeck_protocol::{Door, Permits};
use messdeck_words::Words;
use serde_json::{Value, json};

fn ask(door: &mut Door, call: &Value) -> Value {
    serde_json::from_str(&door.answer(call.to_string().as_bytes())).unwrap()
}

fn ok(call: &Value) -> Value {
    let mut answer = ask(&mut Door::new(Permits::All), call);
    assert_eq!(answer.get("error"), None, "{call}");
    answer["ok"].take()
}

/// As a program hears it: with what is wrong in English.
fn fault(call: &Value) -> Value {
    let mut answer = ask(&mut Door::speaking(Permits::All, Words::english()), call);
    assert_eq!(answer.get("ok"), None, "{call}");
    answer["error"].take()
}

fn first_game() -> String {
    ok(&json!({"call": "games"}))[0]["id"].as_str().unwrap().to_owned()
}

/// The first leaf of a tree of paths: its targets and its move.
fn first_path(nodes: &Value) -> (Vec<Value>, String) {
    let mut node = &nodes[0];
    let mut targets = vec![];
    loop {
        targets.push(json!({"kind": node["kind"], "id": node["id"]}));
        match node["move"].as_str() {
            Some(mv) => return (targets, mv.to_owned()),
            None => node = &node["next"][0],
        }
    }
}

#[test]
fn a_card_says_what_there_is_to_know() {
    let call = json!({"call": "games"});
    let for_pages = ok(&call);
    let for_programs = ask(&mut Door::speaking(Permits::All, Words::english()), &call)["ok"].take();
    for (game, told) in for_pages.as_array().unwrap().iter().zip(for_programs.as_array().unwrap()) {
        for field in ["id", "title", "designer"] {
            assert!(game[field].is_string(), "{field} of {game}");
        }
        assert!(game.get("tagline").is_none(), "a page has words of its own: {game}");
        assert!(told["tagline"].as_str().is_some_and(|line| line.contains(' ')), "{told}");
        assert!(game["dice"].is_boolean());
        assert_eq!(game["seatings"][0], game["seats"]);
        assert!(game["options"].is_array());
    }
}

#[test]
fn look_gives_everything_unless_less_is_wanted() {
    let game = first_game();
    let all = ok(&json!({"call": "look", "game": game}));
    for field in ["position", "turn", "legal", "outcome", "scene", "paths", "marks"] {
        assert!(all.get(field).is_some(), "{field}");
    }
    let less = ok(&json!({"call": "look", "game": game, "want": ["marks"]}));
    assert!(less.get("marks").is_some() && less.get("scene").is_none() && less.get("paths").is_none());
}

/// The targets of steps, without what else is said of them.
fn targets_of(path: &Value) -> Vec<Value> {
    let steps = path.as_array().unwrap().iter();
    steps.map(|step| json!({"kind": step["kind"], "id": step["id"]})).collect()
}

#[test]
fn every_game_answers_every_call() {
    for card in ok(&json!({"call": "games"})).as_array().unwrap() {
        let game = &card["id"];
        let mut door = Door::new(Permits::All);
        let look = ask(&mut door, &json!({"call": "look", "game": game}))["ok"].take();
        let (targets, mv) = first_path(&look["paths"]);
        let mut said = |call: Value| {
            let mut answer = ask(&mut door, &call);
            assert_eq!(answer.get("error"), None, "{call}");
            answer["ok"].take()
        };
        assert!(said(json!({"call": "marks", "game": game, "prefix": targets[..1]})).is_array());
        let why = said(json!({"call": "why-target", "game": game, "prefix": [], "target": targets[0]}));
        assert_eq!(why, Value::Null, "{game}: the first step of a path can come first");
        let nowhere = json!({"kind": "button", "id": "nowhere"});
        let why = said(json!({"call": "why-target", "game": game, "prefix": [], "target": nowhere}));
        assert!(why["code"].is_string() && why["rule"].is_string());
        assert_eq!(said(json!({"call": "why-move", "game": game, "move": mv})), Value::Null);
        let begun = said(json!({"call": "frame", "game": game}));
        assert_eq!(begun, json!({"look": look, "made": null, "decided": null, "before": [], "thrown": null}));
        let frame = said(json!({"call": "frame", "game": game, "moves": [mv], "want": ["marks"]}));
        let after = said(json!({"call": "look", "game": game, "moves": [mv], "want": ["marks"]}));
        assert_eq!(frame["look"], after);
        assert_ne!(after["position"], look["position"]);
        assert!(!frame["made"]["tale"]["says"].as_array().unwrap().is_empty());
        assert_eq!(
            said(json!({"call": "tales", "game": game, "moves": [mv]})),
            json!([frame["made"]["tale"]])
        );
        let choices = said(json!({"call": "choices", "game": game}));
        if look["turn"] == "chance" {
            assert_eq!(choices, json!([]), "{game}: nobody chooses how dice fall");
            assert!(frame["made"]["faces"].is_array() && frame["decided"].is_null());
        } else {
            assert_eq!(choices.as_array().unwrap().len(), look["legal"].as_array().unwrap().len());
            assert!(
                choices.as_array().unwrap().contains(&json!({"move": mv, "tale": frame["made"]["tale"]}))
            );
            assert_eq!(frame["made"]["seat"], look["turn"]);
            assert_eq!(targets_of(&frame["decided"]["path"]), targets);
        }
        // Where dice fall first, let them; then somebody decides.
        let mut moves = vec![];
        let mut look = look;
        while look["turn"] == "chance" {
            moves.push(look["legal"][0].take());
            look = said(json!({"call": "look", "game": game, "moves": moves, "want": []}));
        }
        let thought = said(json!({"call": "think", "game": game, "moves": moves, "level": 1, "seed": 1}));
        let again = said(json!({"call": "think", "game": game, "moves": moves, "level": 1, "seed": 1}));
        assert_eq!(thought, again);
        let hint = json!({"call": "hint", "game": game, "moves": moves, "candidates": 3, "nodes": 500});
        let hint = said(hint);
        let candidates = hint["candidates"].as_array().unwrap();
        assert!((1..=3).contains(&candidates.len()), "{hint}");
        for candidate in candidates {
            assert!(candidate["words"]["id"].is_string() && candidate["visits"].is_number());
            let made = [moves.as_slice(), &[candidate["move"].clone()]].concat();
            let frame = said(json!({"call": "frame", "game": game, "moves": made, "want": []}));
            assert_eq!(targets_of(&frame["decided"]["path"]), *candidate["path"].as_array().unwrap());
        }
    }
}

/// What was asked before never changes an answer.
#[test]
fn a_door_that_remembers_answers_like_a_new_one() {
    let game = first_game();
    let mut door = Door::new(Permits::All);
    let legal = ok(&json!({"call": "look", "game": game, "want": []}))["legal"].take();
    let calls = [
        json!({"call": "look", "game": game, "want": ["paths"]}),
        json!({"call": "look", "game": game, "moves": [legal[0]], "want": ["paths"]}),
        json!({"call": "frame", "game": game, "moves": [legal[0]], "want": ["paths"]}),
        json!({"call": "look", "game": game, "moves": ["no move"], "want": ["paths"]}),
        json!({"call": "why-target", "game": game, "prefix": [], "target": {"kind": "button", "id": "x"}}),
        json!({"call": "look", "game": game, "options": {"size": "5"}, "want": ["paths"]}),
        json!({"call": "look", "game": game, "want": ["paths"]}),
    ];
    for call in calls {
        assert_eq!(ask(&mut door, &call), ask(&mut Door::new(Permits::All), &call), "{call}");
    }
}

#[test]
fn wrong_calls_are_told_what_is_wrong() {
    let game = first_game();
    let cases = [
        (json!({"call": "dance"}), "bad-request", "dance"),
        (json!({"game": game}), "bad-request", "call"),
        (json!([]), "bad-request", "call"),
        (json!({"call": "games", "colour": 1}), "bad-request", "colour"),
        (json!({"call": "look", "game": game, "postion": "x"}), "bad-request", "postion"),
        (json!({"call": "look"}), "bad-request", "game"),
        (json!({"call": "look", "game": "chess"}), "unknown-game", "chess"),
        (json!({"call": "look", "game": game, "position": "x"}), "bad-position", "x"),
        (json!({"call": "look", "game": game, "moves": ["??"]}), "malformed-move", "??"),
        (json!({"call": "look", "game": game, "want": ["money"]}), "bad-request", "money"),
        (json!({"call": "marks", "game": game}), "bad-request", "prefix"),
        (
            json!({"call": "marks", "game": game, "prefix": [{"kind": "star", "id": "x"}]}),
            "bad-request",
            "star",
        ),
        (json!({"call": "why-move", "game": game, "move": "??"}), "malformed-move", "??"),
        (json!({"call": "frame", "game": game, "moves": ["??"]}), "malformed-move", "??"),
        (json!({"call": "think", "game": game, "level": 9, "seed": 1}), "bad-level", "1 to 8"),
        (json!({"call": "think", "game": game, "level": 0, "seed": 1}), "bad-level", "1 to 8"),
        (json!({"call": "think", "game": game, "level": 1, "seed": -1}), "bad-request", "-1"),
    ];
    for (call, code, mentions) in cases {
        let fault = fault(&call);
        assert_eq!(fault["code"], code, "{call}: {fault}");
        assert!(fault["message"].as_str().unwrap().contains(mentions), "{call}: {fault}");
    }
}

#[test]
fn options_given_twice_are_refused() {
    let game = first_game();
    let call = format!(r#"{{"call": "look", "game": "{game}", "options": {{"size": "5", "size": "6"}}}}"#);
    let answer: Value = serde_json::from_str(&Door::new(Permits::All).answer(call.as_bytes())).unwrap();
    assert_eq!(answer["error"]["code"], "repeated-option");
}

#[test]
fn nobody_thinks_where_dice_are_about_to_fall() {
    for card in ok(&json!({"call": "games"})).as_array().unwrap() {
        let look = ok(&json!({"call": "look", "game": card["id"], "want": []}));
        if look["turn"] == "chance" {
            let fault = fault(&json!({"call": "think", "game": card["id"], "level": 1, "seed": 1}));
            assert_eq!(fault["code"], "nobody-decides");
        }
    }
}

#[test]
fn a_game_that_needs_a_permit_is_offered_to_those_who_have_it() {
    let ids = |door: &mut Door| -> Vec<String> {
        let games = ask(door, &json!({"call": "games"}))["ok"].take();
        games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
    };
    let all = ids(&mut Door::new(Permits::All));
    let mut door = Door::speaking(Permits::NONE, Words::english());
    let free = ids(&mut door);
    let reserved: Vec<&String> = all.iter().filter(|id| !free.contains(id)).collect();
    assert!(!reserved.is_empty() && !free.is_empty());
    let look = json!({"call": "look", "game": reserved[0]});
    let refused = ask(&mut door, &look)["error"].take();
    assert_eq!(refused["code"], "needs-permit");
    assert!(refused["message"].as_str().unwrap().contains("not offered here"));
    assert_eq!(ask(&mut door, &json!({"call": "offer", "permits": [reserved[0]]})), json!({"ok": null}));
    assert!(ids(&mut door).contains(reserved[0]));
    assert!(ask(&mut door, &look)["ok"].is_object());
    ask(&mut door, &json!({"call": "offer", "permits": []}));
    assert_eq!(ask(&mut door, &look)["error"]["code"], "needs-permit");
    assert_eq!(ask(&mut door, &json!({"call": "offer", "permits": "all"})), json!({"ok": null}));
    assert_eq!(ids(&mut door), all);
    assert_eq!(ask(&mut door, &json!({"call": "offer", "permits": "some"}))["error"]["code"], "bad-request");
}

#[test]
fn a_line_without_a_call_is_a_bare_request() {
    let game = first_game();
    let mut door = Door::new(Permits::All);
    let mut line = |call: Value| -> Value {
        serde_json::from_str(&door.answer_line(call.to_string().as_bytes())).unwrap()
    };
    assert!(line(json!({"game": game}))["position"].is_string());
    assert!(line(json!({"call": "look", "game": game}))["ok"]["position"].is_string());
    assert_eq!(line(json!({"call": "dance"}))["error"]["code"], "bad-request");
    assert_eq!(line(json!([]))["error"]["code"], "bad-request");
}

/// The first moves of a game, as anybody might make them.
fn some_moves(game: &str, count: usize) -> Vec<String> {
    let mut moves: Vec<String> = vec![];
    for k in 0..count {
        let look = ok(&json!({"call": "look", "game": game, "moves": moves, "want": []}));
        let legal = look["legal"].as_array().unwrap();
        moves.extend(legal.get((7 * k) % legal.len().max(1)).map(|mv| mv.as_str().unwrap().to_owned()));
    }
    moves
}

#[test]
fn an_analysis_is_the_same_whether_it_is_made_at_once_or_in_parts() {
    for card in ok(&json!({"call": "games"})).as_array().unwrap() {
        let game = card["id"].as_str().unwrap();
        let moves = some_moves(game, 5);
        let whole = ok(&json!({"call": "analyse", "game": game, "moves": moves, "nodes": 10}));
        assert_eq!(whole["steps"].as_array().unwrap().len(), moves.len(), "{game}");

        let first = json!({"call": "analyse", "game": game, "moves": moves[..2], "nodes": 10});
        let at = ok(&json!({"call": "look", "game": game, "moves": moves[..2], "want": []}));
        let known = &ok(&first)["steps"];
        let second = json!({"call": "analyse", "game": game, "position": at["position"],
            "moves": moves[2..], "nodes": 10, "known": known});
        let parts = ok(&second);
        assert_eq!(parts["mistakes"], whole["mistakes"], "{game}");
        assert_eq!(parts["throws"], whole["throws"], "{game}");
        assert_eq!(parts["steps"][4]["number"], 5);
        assert_eq!(parts["steps"][4]["move"], moves[4].as_str());
    }
}

/// The numbers of known steps come from outside, whatever they are.
#[test]
fn an_analysis_goes_on_after_any_number() {
    let game = first_game();
    let moves = some_moves(&game, 1);
    let call = |known: &Value| {
        ok(&json!({"call": "analyse", "game": game, "moves": moves, "nodes": 10, "known": known}))
    };
    let mut known = call(&json!([]))["steps"].clone();
    known[0]["number"] = json!(usize::MAX);
    assert_eq!(call(&known)["steps"].as_array().unwrap().len(), 2);
}

#[test]
fn an_analysis_of_a_move_that_is_not_legal_is_refused() {
    let game = first_game();
    let call = json!({"call": "analyse", "game": game, "moves": ["nonsense"], "nodes": 1});
    assert_eq!(fault(&call)["index"], 0);
}

/// Whoever asks for a hint, and reads later what the match turned on, is told the same.
#[test]
fn a_hint_and_an_analysis_advise_the_same() {
    for card in ok(&json!({"call": "games"})).as_array().unwrap() {
        let game = card["id"].as_str().unwrap();
        for count in [0, 5] {
            let mut moves = some_moves(game, count);
            let look =
                |moves: &[String]| ok(&json!({"call": "look", "game": game, "moves": moves, "want": []}));
            while look(&moves)["turn"] == "chance" {
                moves.push(look(&moves)["legal"][0].as_str().unwrap().to_owned());
            }
            let mv = look(&moves)["legal"][0].clone();
            let hint = ok(&json!({"call": "hint", "game": game, "moves": moves, "candidates": 3}));
            let judge = json!({"call": "judge", "game": game, "moves": moves, "move": mv, "number": 7});
            let moment = ok(&judge);
            assert_eq!((&moment["move"], &moment["number"]), (&mv, &json!(7)));
            assert_eq!(hint["move"], hint["candidates"][0]["move"], "{game}: what is best stands first");
            match moment.get("better") {
                Some(better) => assert_eq!(*better, hint["candidates"][0], "{game} {moves:?}"),
                // Nothing is better than what a hint advises, or than what is as good.
                None => assert_eq!(moment["before"], moment["after"], "{game} {moves:?}"),
            }
        }
    }
}

#[test]
fn only_the_mistakes_of_those_who_ask_are_looked_for() {
    for card in ok(&json!({"call": "games"})).as_array().unwrap() {
        let (game, seat) = (card["id"].as_str().unwrap(), &card["seats"][0]);
        let moves = some_moves(game, 9);
        let mut call = json!({"call": "analyse", "game": game, "moves": moves, "nodes": 10});
        assert_eq!(ok(&call)["decisive"], json!([]), "nobody has won");
        call["seats"] = json!([seat]);
        call["winners"] = json!([seat]);
        let analysis = ok(&call);
        let step = |number: &Value| &analysis["steps"][number.as_u64().unwrap() as usize - 1];
        for number in analysis["mistakes"].as_array().unwrap() {
            assert_eq!((&step(number)["seat"], &step(number)["luck"]), (seat, &json!(false)), "{game}");
        }
        for number in analysis["throws"].as_array().unwrap() {
            assert_eq!(step(number)["luck"], true, "{game}");
        }
        for number in analysis["decisive"].as_array().unwrap() {
            let gained = step(number)["after"].as_f64() > step(number)["before"].as_f64();
            assert_eq!(gained, step(number)["seat"] == *seat, "{game}");
        }
    }
}
