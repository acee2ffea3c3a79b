//! Tables and records at the door: whole matches, played by messages alone.

use messdeck_protocol::{Door, Permits};
use messdeck_words::Words;
use serde_json::{Value, json};

const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";
const ENTROPY: &str = "1111111111111111111111111111111111111111111111111111111111111111";

/// A page with an engine: it keeps the log, as a page does.
struct Page {
    door: Door,
    table: u64,
    log: Vec<Value>,
    now: u64,
}

fn ask(door: &mut Door, call: &Value) -> Result<Value, Value> {
    let mut answer: Value = serde_json::from_str(&door.answer(call.to_string().as_bytes())).unwrap();
    match answer.get_mut("ok") {
        Some(ok) => Ok(ok.take()),
        None => Err(answer["error"].take()),
    }
}

fn events(answer: &mut Value) -> Vec<Value> {
    serde_json::from_value(answer["events"].take()).unwrap()
}

impl Page {
    fn new(game: &Value) -> (Page, Value) {
        let mut door = Door::new(Permits::All);
        let call = json!({"call": "table-new", "match": "m1", "game": game, "rollOff": true, "seed": SEED,
            "now": 1_000_000});
        let mut new = ask(&mut door, &call).unwrap();
        let log = events(&mut new);
        (Page { door, table: new["table"].as_u64().unwrap(), log, now: 1_000_000 }, new["view"].take())
    }

    fn try_to(&mut self, command: &Value) -> Result<Value, Value> {
        self.now += 1000;
        let call = json!({"call": "table-do", "table": self.table, "command": command, "now": self.now});
        let mut done = ask(&mut self.door, &call)?;
        self.log.append(&mut events(&mut done));
        Ok(done["view"].take())
    }

    fn must(&mut self, command: &Value) -> Value {
        self.try_to(command).unwrap_or_else(|fault| panic!("{command}: {fault}"))
    }

    fn ask(&mut self, call: &Value) -> Value {
        ask(&mut self.door, call).unwrap_or_else(|fault| panic!("{call}: {fault}"))
    }

    /// Ann on the first chair, the computer on the others.
    fn seat_all(&mut self, view: &Value) -> Value {
        let seats = view["seats"].as_array().unwrap();
        let commitment = self.ask(&json!({"call": "commit", "entropy": ENTROPY}))["commitment"].take();
        let first = &seats[0]["seat"];
        self.must(
            &json!({"kind": "sit", "seat": first, "person": "ann", "name": "Ann", "commitment": commitment}),
        );
        for seat in &seats[1..] {
            self.must(&json!({"kind": "seat-computer", "seat": seat["seat"], "level": 1}));
        }
        self.must(&json!({"kind": "reveal", "seat": first, "person": "ann", "entropy": ENTROPY}))
    }

    /// Whatever is next, for whoever acts: a throw, or the first legal move.
    fn act(&mut self, view: &Value) -> Value {
        let seat = &view["acting"];
        let seats = view["seats"].as_array().unwrap();
        let sitter = &seats.iter().find(|chair| chair["seat"] == *seat).unwrap()["sitter"];
        let mut command = json!({"seat": seat});
        if sitter["kind"] == "person" {
            command["person"] = sitter["person"].clone();
        }
        command["kind"] = json!(match (view["phase"].as_str().unwrap(), view["chance"].as_bool().unwrap()) {
            ("roll-off", _) => "roll-off",
            (_, true) => "roll",
            _ => "move",
        });
        if command["kind"] == "move" {
            let look = json!({"call": "look", "game": view["game"], "options": view["options"],
                "position": view["position"], "want": []});
            command["move"] = self.ask(&look)["legal"][0].take();
        }
        self.must(&command)
    }
}

#[test]
fn a_match_of_every_game_from_the_first_chair_to_the_verified_record() {
    let games = ask(&mut Door::new(Permits::All), &json!({"call": "games"})).unwrap();
    for card in games.as_array().unwrap() {
        let (mut page, view) = Page::new(&card["id"]);
        let mut view = page.seat_all(&view);
        for _ in 0..60 {
            if view["phase"] == "over" {
                break;
            }
            view = page.act(&view);
        }
        if view["phase"] != "over" {
            let first = &view["seats"][0]["seat"];
            view = page.must(&json!({"kind": "resign", "seat": first, "person": "ann"}));
        }
        assert_eq!(view["phase"], "over");

        let record = page.ask(&json!({"call": "table-record", "table": page.table}))["record"].take();
        let verified = page.ask(&json!({"call": "verify", "record": record}));
        assert_eq!(verified["wrong"], Value::Null);
        assert_eq!(verified["verified"], view["fairness"]["rolls"]);
        assert_eq!(
            verified["rolls"].as_u64().unwrap() > 0,
            card["dice"] == true || view["rollOff"].is_object()
        );

        let played = page.ask(&json!({"call": "record-open", "record": record}));
        assert_eq!(played["line"], view["line"], "{}", card["id"]);
        assert_eq!(played["options"], view["options"]);
        assert_eq!(played["result"], view["result"]);
        assert_eq!(played["seats"][view["seats"][0]["seat"].as_str().unwrap()], "Ann");

        // Another engine opens the log under the same number, and goes on as this one would.
        let mut other = Door::new(Permits::All);
        let call = json!({"call": "table-open", "events": page.log, "seed": SEED, "table": 7});
        let opened = ask(&mut other, &call).unwrap();
        assert_eq!((&opened["table"], &opened["view"], &opened["events"]), (&json!(7), &view, &json!([])));
        let again = ask(&mut other, &json!({"call": "table-open", "events": page.log})).unwrap();
        assert_eq!(again["table"], 8, "a number that is free");
    }
}

/// Somebody elsewhere hears event after event and sees what the host sees; what is tried changes nothing.
#[test]
fn whoever_hears_sees_what_the_host_sees() {
    let games = ask(&mut Door::new(Permits::All), &json!({"call": "games"})).unwrap();
    for card in games.as_array().unwrap() {
        let (mut page, mut view) = Page::new(&card["id"]);
        let mut far = Door::new(Permits::All);
        let table =
            ask(&mut far, &json!({"call": "table-open", "events": page.log})).unwrap()["table"].take();
        view = page.seat_all(&view);
        let mut heard = 1;
        for _ in 0..12 {
            let events = page.log[heard..].to_vec();
            heard = page.log.len();
            let standing = ask(&mut far, &json!({"call": "table-hear", "table": table, "events": events}));
            let standing = standing.unwrap();
            assert_eq!((&standing["view"], &standing["events"]), (&view, &json!([])));
            // The frame is the one of the line's moves, whoever asks for it.
            let moves: Vec<&Value> =
                view["line"].as_array().unwrap().iter().map(|made| &made["move"]).collect();
            let frame = page.ask(&json!({"call": "frame", "game": view["game"], "options": view["options"],
                "moves": moves}));
            if let Some(shown) = standing.get("frame") {
                assert_eq!(*shown, frame, "{}", card["id"]);
            }
            assert_eq!(frame["look"]["position"], view["position"]);

            if view["phase"] == "playing" {
                let tried = json!({"call": "table-try", "table": page.table, "now": page.now,
                    "command": {"kind": "resign", "seat": view["seats"][0]["seat"], "person": "ann"}});
                assert_eq!(page.ask(&tried)["view"]["phase"], "over");
            }
            view = page.act(&view);
        }
        // All or nothing: what does not follow leaves the table where it was.
        let (good, mut bad) = (page.log[heard].clone(), page.log[heard].clone());
        bad["v"] = json!(heard + 2);
        let call = |events: Value| json!({"call": "table-hear", "table": table, "events": events});
        assert_eq!(ask(&mut far, &call(json!([good, bad]))).unwrap_err()["code"], "bad-log");
        assert!(ask(&mut far, &call(json!([good]))).is_ok());
    }
}

#[test]
fn refusals_change_nothing_and_say_why() {
    let games = ask(&mut Door::new(Permits::All), &json!({"call": "games"})).unwrap();
    let without_dice = games.as_array().unwrap().iter().find(|card| card["dice"] == false).unwrap();
    let (mut page, view) = Page::new(&without_dice["id"]);
    let mut view = page.seat_all(&view);
    while view["phase"] != "playing" || view["acting"] != view["seats"][0]["seat"] {
        view = page.act(&view);
    }
    let seat = view["acting"].clone();
    let illegal = {
        let look = json!({"call": "look", "game": view["game"], "options": view["options"],
            "position": view["position"], "want": []});
        let legal = page.ask(&look)["legal"].take();
        page.must(&json!({"kind": "move", "seat": seat, "person": "ann", "move": legal[0]}));
        legal[0].clone()
    };
    let log = page.log.clone();
    let not_turn = page.try_to(&json!({"kind": "move", "seat": seat, "person": "ann", "move": illegal}));
    assert!(not_turn.unwrap_err()["message"].is_string());
    let stranger = page.try_to(&json!({"kind": "resign", "seat": seat, "person": "eve"}));
    assert!(stranger.unwrap_err()["code"].is_string());
    assert_eq!(page.log, log);
    for (call, code) in [
        (json!({"call": "table-do", "table": 99, "command": {"kind": "tick"}, "now": 1}), "no-such-table"),
        (json!({"call": "table-close", "table": 99}), "no-such-table"),
        (json!({"call": "table-record", "table": 99}), "no-such-table"),
        (json!({"call": "table-open", "events": []}), "bad-log"),
        (json!({"call": "table-open", "events": log[1..]}), "bad-log"),
        (json!({"call": "commit", "entropy": "xyz"}), "bad-request"),
        (json!({"call": "verify", "record": "hello"}), "bad-record"),
        (json!({"call": "record-open", "record": ""}), "bad-record"),
        (json!({"call": "table-new", "match": "m", "game": "chess", "seed": SEED, "now": 1}), "unknown-game"),
        (
            json!({"call": "table-new", "match": "m", "game": view["game"], "seed": SEED, "now": 1, "patience": 1}),
            "bad-patience",
        ),
        (
            json!({"call": "table-new", "match": "m", "game": view["game"], "seed": "00", "now": 1}),
            "bad-request",
        ),
        (
            json!({"call": "table-new", "match": "m", "game": view["game"], "seed": SEED, "now": 1, "colour": 1}),
            "bad-request",
        ),
    ] {
        let fault = ask(&mut page.door, &call).expect_err("it is wrong");
        assert_eq!(fault["code"], code, "{call}: {fault}");
    }
    let unfinished = page.ask(&json!({"call": "table-record", "table": page.table}))["record"].take();
    let fault = ask(&mut page.door, &json!({"call": "verify", "record": unfinished})).unwrap_err();
    assert_eq!(fault["code"], "not-revealed");
    assert_eq!(page.ask(&json!({"call": "table-close", "table": page.table})), Value::Null);
    let gone = ask(&mut page.door, &json!({"call": "table-record", "table": page.table}));
    assert_eq!(gone.unwrap_err()["code"], "no-such-table");
}

/// A match that needs a permit is neither begun nor gone on with where there is none.
#[test]
fn tables_need_the_permit_too() {
    let mut all = Door::new(Permits::All);
    let mut free = Door::new(Permits::NONE);
    let ids = |door: &mut Door| -> Vec<Value> {
        let games = ask(door, &json!({"call": "games"})).unwrap();
        games.as_array().unwrap().iter().map(|card| card["id"].clone()).collect()
    };
    let (offered, known) = (ids(&mut free), ids(&mut all));
    let reserved = known.iter().find(|id| !offered.contains(id)).unwrap();
    let new = json!({"call": "table-new", "match": "m", "game": reserved, "seed": SEED, "now": 1});
    assert_eq!(ask(&mut free, &new).unwrap_err()["code"], "needs-permit");
    let events = ask(&mut all, &new).unwrap()["events"].take();
    let open = json!({"call": "table-open", "events": events});
    assert_eq!(ask(&mut free, &open).unwrap_err()["code"], "needs-permit");
    let record = ask(&mut all, &json!({"call": "table-record", "table": 1})).unwrap()["record"].take();
    for call in ["verify", "record-open"] {
        let fault = ask(&mut free, &json!({"call": call, "record": record})).unwrap_err();
        assert_eq!(fault["code"], "needs-permit");
    }
}

/// A file of a match that an older program wrote.
fn older(file: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/data/older").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn older_log(name: &str) -> Vec<Value> {
    older(&format!("{name}.jsonl")).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_match_of_retired_rules_opens_as_void() {
    let mut door = Door::new(Permits::All);
    let call = json!({"call": "table-open", "events": older_log("uckers-running")});
    let view = ask(&mut door, &call).unwrap()["view"].take();
    assert_eq!(view["result"], json!({"winners": [], "by": "void", "scores": null}));
    assert_eq!(
        (&view["phase"], &view["line"], &view["retired"]["now"]),
        (&json!("over"), &json!([]), &json!(2))
    );

    let call = json!({"call": "table-open", "events": older_log("two-dice-running")});
    let view = ask(&mut door, &call).unwrap()["view"].take();
    assert_eq!((&view["phase"], view.get("retired")), (&json!("playing"), None));
}

#[test]
fn other_versions_of_rules_have_codes_of_their_own() {
    let mut door = Door::speaking(Permits::All, Words::english());
    for call in ["record-open", "verify"] {
        let of = |record: String| json!({"call": call, "record": record});
        let fault = ask(&mut door, &of(older("uckers-finished.txt"))).unwrap_err();
        assert_eq!(fault["code"], "retired-rules", "{call}");
        assert!(
            fault["message"]
                .as_str()
                .unwrap()
                .starts_with("This record was played by version 1 of the rules")
        );
        ask(&mut door, &of(older("two-dice-finished.txt"))).unwrap();

        let newer = older("two-dice-finished.txt").replacen("\nseat", "\nrules: 2\nseat", 1);
        assert_eq!(ask(&mut door, &of(newer)).unwrap_err()["code"], "newer-rules", "{call}");
    }
    let mut log = older_log("two-dice-running");
    log[0]["rules"] = json!(2);
    let fault = ask(&mut door, &json!({"call": "table-open", "events": log})).unwrap_err();
    assert_eq!(fault["code"], "newer-rules");
    assert!(!fault["message"].as_str().unwrap().contains("damaged"), "{fault}");
}
