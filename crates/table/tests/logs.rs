//! Logs and commands as text: strict, and a log that does not fold names its wrong event.

use std::error::Error;

use crate::common;
use messdeck_facade::MoveError;
use messdeck_search::Numbers;
use messdeck_table::{Command, Event, FoldError, Refusal, Setup, Table, What};
use serde_json::{Value, json};

use crate::common::{Host, any_game};

/// A match with all that can happen in a short time.
fn eventful() -> Host {
    let clock = Some(messdeck_table::ClockSpec { base: 600_000, increment: 1_000 });
    let setup = Setup { roll_off: true, clock, ..Setup::new("m", "uckers") };
    let mut host = Host::seated(setup, &["ann", "2", "ann", "dan"]);
    let mut numbers = Numbers::seeded(1);
    host.must(Command::Absent { seat: "yellow".to_owned() });
    host.play(&mut numbers, 40);
    host.must(Command::Present { seat: "yellow".to_owned() });
    let draw = json!({"kind": "offer", "seat": "red", "person": "ann", "offer": "draw"});
    host.must(serde_json::from_value(draw).unwrap());
    host.must(Command::Answer { seat: "blue".to_owned(), person: None, accept: true });
    host.must(common::resign("red", "ann"));
    host.check_log();
    host
}

#[test]
fn commands_read_as_the_page_writes_them() {
    let hex = "ab".repeat(32);
    for text in [
        json!({"kind": "sit", "seat": "red", "person": "ann", "name": "Ann", "commitment": hex}),
        json!({"kind": "seat-computer", "seat": "red", "level": 3}),
        json!({"kind": "leave", "seat": "red", "person": "ann"}),
        json!({"kind": "reveal", "seat": "red", "person": "ann", "entropy": hex}),
        json!({"kind": "start"}),
        json!({"kind": "roll-off", "seat": "red"}),
        json!({"kind": "roll", "seat": "red", "person": "ann"}),
        json!({"kind": "move", "seat": "red", "move": "pass"}),
        json!({"kind": "undo", "seat": "red", "person": "ann"}),
        json!({"kind": "resign", "seat": "red", "person": "ann"}),
        json!({"kind": "abort", "seat": "red", "person": "ann"}),
        json!({"kind": "offer", "seat": "red", "person": "ann", "offer": "rematch", "match": "n"}),
        json!({"kind": "answer", "seat": "red", "person": "ann", "accept": true}),
        json!({"kind": "claim", "seat": "red", "person": "ann", "level": 3}),
        json!({"kind": "tick"}),
        json!({"kind": "absent", "seat": "red"}),
        json!({"kind": "present", "seat": "red"}),
    ] {
        let command: Command = serde_json::from_value(text.clone()).unwrap();
        assert_eq!(serde_json::to_value(&command).unwrap(), text);
        let mut more = text.clone();
        more["extra"] = json!(1);
        assert!(serde_json::from_value::<Command>(more).is_err(), "{text}: an unknown field passes");
    }
    for wrong in [
        json!({"kind": "cheat", "seat": "red"}),
        json!({"seat": "red"}),
        json!({"kind": "seat-computer", "seat": "red", "level": 300}),
        json!({"kind": "reveal", "seat": "red", "person": "ann", "entropy": "AB".repeat(32)}),
        json!({"kind": "reveal", "seat": "red", "person": "ann", "entropy": "ab"}),
        json!({"kind": "offer", "seat": "red", "person": "ann", "offer": "peace"}),
    ] {
        assert!(serde_json::from_value::<Command>(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn events_are_read_strictly() {
    let right = r#"{"v":2,"at":5,"kind":"left","seat":"red"}"#;
    let event: Event = serde_json::from_str(right).unwrap();
    assert_eq!(serde_json::to_string(&event).unwrap(), right);
    for wrong in [
        r#"{"v":2,"at":5,"kind":"left","seat":"red","why":"x"}"#,
        r#"{"v":2,"at":5,"kind":"left","seat":"red","seat":"red"}"#,
        r#"{"v":2,"v":2,"at":5,"kind":"left","seat":"red"}"#,
        r#"{"v":2,"kind":"left","seat":"red"}"#,
        r#"{"v":-2,"at":5,"kind":"left","seat":"red"}"#,
        r#"{"v":2,"at":5.5,"kind":"left","seat":"red"}"#,
        r#"{"v":2,"at":5,"seat":"red"}"#,
        r#"[2,5,"left"]"#,
    ] {
        assert!(serde_json::from_str::<Event>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn an_event_of_a_newer_kind_is_not_called_damage() {
    let mut log = eventful().log;
    for place in [0, 7] {
        log[place] =
            serde_json::from_value(json!({"v": place + 1, "at": 5, "kind": "gone", "where": [1]})).unwrap();
        let error = Table::open(any_game, &log).unwrap_err();
        assert_eq!(error, FoldError::NewerEvent { v: place as u64 + 1 });
        assert_eq!(
            error.to_string(),
            format!("event {} is of a kind that only newer programs know", place + 1)
        );
        assert!(serde_json::to_string(&log[place]).is_err(), "nobody writes what they do not know");
        log = eventful().log;
    }
}

/// Whatever field of whatever event is changed: the log is refused there or later, or what was changed decides
/// nothing that the rest of the log could contradict; it never panics.
#[test]
fn changed_logs_are_refused_or_at_least_harmless() {
    let host = eventful();
    let log: Vec<Value> = host.log.iter().map(|event| serde_json::to_value(event).unwrap()).collect();
    let mut refused = 0;
    let mut tried = 0;
    for (index, event) in log.iter().enumerate() {
        for (name, value) in event.as_object().unwrap() {
            for other in others(value) {
                let mut changed = log.clone();
                changed[index][name] = other.clone();
                tried += 1;
                let events: Result<Vec<Event>, _> = changed.into_iter().map(serde_json::from_value).collect();
                let Ok(events) = events else {
                    refused += 1;
                    continue;
                };
                match Table::open(any_game, &events) {
                    Ok(_) => assert!(
                        ["at", "name", "person", "commitment", "level", "seat", "accept", "dice"]
                            .contains(&name.as_str())
                            || (index == 0 && name == "match"),
                        "event {}: {name} = {other} passes",
                        index + 1
                    ),
                    Err(error) => {
                        assert!(place(&error) > index as u64, "{error}: {name} of event {}", index + 1);
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused * 10 > tried * 9, "{refused} of {tried}");
}

/// The place in the log of what does not fit.
fn place(error: &FoldError) -> u64 {
    match error {
        FoldError::Bad { v, .. } | FoldError::NewerEvent { v } => *v,
        FoldError::NewerRules(_) => 1,
    }
}

fn others(value: &Value) -> Vec<Value> {
    let mut others = vec![json!(null), json!("green"), json!(0), json!(7), json!([]), json!({}), json!(true)];
    if let Some(number) = value.as_u64() {
        others.extend([json!(number + 1), json!(number.wrapping_sub(1)), json!(u64::MAX)]);
    }
    others.retain(|other| other != value);
    others
}

#[test]
fn events_left_out_doubled_or_moved_are_noticed() {
    let log = eventful().log;
    for index in 0..log.len() {
        let mut without = log.clone();
        without.remove(index);
        if index + 1 < log.len() {
            let error = Table::open(any_game, &without).unwrap_err();
            assert_eq!(place(&error), index as u64 + 1, "{error}");
        }
        let mut twice = log.clone();
        twice.insert(index, log[index].clone());
        assert_eq!(place(&Table::open(any_game, &twice).unwrap_err()), index as u64 + 2);
    }
    assert_eq!(place(&Table::open(any_game, []).unwrap_err()), 1);
}

#[test]
fn a_refused_event_changes_nothing() {
    let log = eventful().log;
    let mut table = Table::open(any_game, &log[..20]).unwrap();
    let before = table.clone();
    for event in &log[21..] {
        assert!(table.apply(event).is_err());
        assert!(table == before);
    }
    table.apply(&log[20]).unwrap();
}

#[test]
fn what_does_not_fit_keeps_why() {
    let mut log = eventful().log;
    let moved = log.iter_mut().find_map(|event| match &mut event.what {
        What::Moved { mv, .. } => Some(mv),
        _ => None,
    });
    "nonsense".clone_into(moved.unwrap());
    let error = Table::open(any_game, &log).unwrap_err();
    let why = error.source().and_then(|why| why.downcast_ref::<Refusal>());
    assert!(matches!(why, Some(Refusal::Move(MoveError::Malformed(_)))), "{error}");
}
