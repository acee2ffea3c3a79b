//! What a client wishes for, as pages write it, and what it is told, as pages read it.

use messdeck_protocol::online::{Act, Acted, FromServer, Line, ToServer};
use messdeck_table::Command;
use serde_json::value::RawValue;
use serde_json::{Value, json};

/// What becomes of a wish of Ann's: the command as JSON, or the code of what is wrong with it.
fn wished(command: Value, is_host: bool) -> Result<Value, &'static str> {
    let act: Act = serde_json::from_value(json!({ "id": "a", "v": 3, "command": command })).unwrap();
    let wish = act.command.map_err(|_| "no wish")?;
    let command = wish.command("ann", is_host).map_err(|fault| fault.code.word())?;
    Ok(serde_json::to_value::<Command>(command).unwrap())
}

#[test]
fn wishes_become_commands_of_whoever_asks() {
    let hex = "ab".repeat(32);
    for wish in [
        json!({"kind": "leave", "seat": "red"}),
        json!({"kind": "reveal", "seat": "red", "entropy": hex}),
        json!({"kind": "roll-off", "seat": "red"}),
        json!({"kind": "roll", "seat": "red"}),
        json!({"kind": "move", "seat": "red", "move": "pass"}),
        json!({"kind": "undo", "seat": "red"}),
        json!({"kind": "resign", "seat": "red"}),
        json!({"kind": "abort", "seat": "red"}),
        json!({"kind": "offer", "seat": "red", "offer": "draw"}),
        json!({"kind": "answer", "seat": "red", "accept": true}),
        json!({"kind": "claim", "seat": "red"}),
        json!({"kind": "claim", "seat": "red", "level": 3}),
    ] {
        let mut command = wish.clone();
        command["person"] = json!("ann");
        assert_eq!(wished(wish.clone(), false), Ok(command.clone()));
        // Pages say who they are besides, as at a table of their own.
        assert_eq!(wished(command.clone(), false), Ok(command.clone()));
        command["person"] = json!("bob");
        assert_eq!(wished(command, false), Err("not-you"), "{wish}");
        let mut more = wish.clone();
        more["extra"] = json!(1);
        assert_eq!(wished(more, false), Err("no wish"), "{wish}: an unknown field passes");
    }
    let rematch = json!({"kind": "offer", "seat": "red", "person": "ann", "offer": "rematch"});
    let mut named = rematch.clone();
    named["match"] = json!("mine");
    assert_eq!(wished(named, false), Ok(rematch), "nobody names a rematch");
    let computer = json!({"kind": "seat-computer", "seat": "red", "level": 2});
    assert_eq!(wished(computer.clone(), true), Ok(computer.clone()));
    assert_eq!(wished(computer, false), Err("not-yours"));
}

#[test]
fn what_only_a_host_does_is_no_wish() {
    for command in [
        json!({"kind": "sit", "seat": "red", "person": "ann", "name": "Ann", "commitment": "ab".repeat(32)}),
        json!({"kind": "start"}),
        json!({"kind": "tick"}),
        json!({"kind": "absent", "seat": "red"}),
        json!({"kind": "present", "seat": "red"}),
        json!({"kind": "move", "seat": "red"}),
        json!({"seat": "red"}),
        json!("roll"),
        json!(null),
    ] {
        assert_eq!(wished(command.clone(), true), Err("no wish"), "{command}");
    }
}

#[test]
fn messages_read_as_pages_of_this_version_and_the_one_before_write_them() {
    for (text, kind) in [
        (json!({"kind": "hello", "match": "m", "since": 0, "token": "t"}), "hello"),
        (json!({"kind": "hello", "protocol": 2, "match": "m", "since": 0}), "hello"),
        (json!({"kind": "hello", "match": "m"}), "hello"),
        (
            json!({"kind": "act", "id": "a", "v": 1, "command": {"kind": "roll", "seat": "red", "person": "ann"}}),
            "act",
        ),
        (json!({"kind": "chat", "text": "well"}), "chat"),
        (json!({"kind": "ping", "t": 7}), "ping"),
        (json!({"kind": "ping"}), "ping"),
    ] {
        let read = match serde_json::from_value(text.clone()).unwrap() {
            ToServer::Hello(_) => "hello",
            ToServer::Act(_) => "act",
            ToServer::Chat { .. } => "chat",
            ToServer::Ping { .. } => "ping",
        };
        assert_eq!(read, kind, "{text}");
    }
    assert!(serde_json::from_value::<ToServer>(json!({"kind": "act", "id": "a", "v": 1})).is_err());
}

#[test]
fn what_the_server_says_is_written_as_pages_read_it() {
    let event = r#"{"v":1,"at":2,"kind":"left","seat":"red"}"#;
    let raw = || RawValue::from_string(event.to_owned()).unwrap();
    let line = Line { n: 1, person: "ann".to_owned(), at: 5, text: "well".to_owned() };
    for (message, text) in [
        (
            FromServer::Welcome { v: 1, you: None, now: 9, events: vec![raw()] },
            format!(r#"{{"kind":"welcome","v":1,"you":null,"now":9,"events":[{event}]}}"#),
        ),
        (
            FromServer::Ack(Acted { id: "a".to_owned(), v: 2, again: false }),
            r#"{"kind":"ack","id":"a","v":2,"again":false}"#.to_owned(),
        ),
        (
            FromServer::Presence { people: vec!["ann".to_owned()], watching: 1 },
            r#"{"kind":"presence","people":["ann"],"watching":1}"#.to_owned(),
        ),
        (
            FromServer::Chat { line },
            r#"{"kind":"chat","line":{"n":1,"person":"ann","at":5,"text":"well"}}"#.to_owned(),
        ),
        (FromServer::Pong { t: 1, now: 2 }, r#"{"kind":"pong","t":1,"now":2}"#.to_owned()),
    ] {
        assert_eq!(message.text(), text);
    }
    // Events that are text already go out as the type would write them.
    for count in 0..3 {
        let typed = FromServer::Events { events: (0..count).map(|_| raw()).collect() };
        assert_eq!(FromServer::text_of_events((0..count).map(|_| event)), typed.text());
    }
}
