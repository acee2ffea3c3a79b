//! Every route, asked in process.

use std::time::Duration;

use crate::common::{ENTROPY, Guest, Server, commitment, generous};
use axum::http::StatusCode;
use messdeck_protocol::online::NewLine;
use messdeck_server::{Config, Limits};
use serde_json::{Value, json};

#[tokio::test]
async fn a_match_from_its_creation_to_a_rematch() {
    let server = Server::new();
    let (id, ann, bob) = server.duel().await;
    let shown = server.get(&format!("/matches/{id}"), Some(&bob)).await;
    assert_eq!((&shown["yours"], &shown["view"]["acting"]), (&json!(["blue"]), &json!("red")));
    let at = json!({ "game": "uptick" });
    let looked = server.ask("POST", "/look", None, at).await.1;
    let mv = looked["legal"][0].as_str().unwrap().to_owned();
    server.act(&id, &ann, "m", json!({ "kind": "move", "seat": "red", "move": mv })).await;
    let mine = server.get("/matches", Some(&bob)).await;
    assert_eq!((&mine[0]["match"], &mine[0]["yourTurn"]), (&json!(id), &json!(true)));
    assert_eq!(mine[0].get("plan"), None);
    assert_eq!(server.get("/lobby", None).await[0]["match"], json!(id));

    assert!(!server.get(&format!("/matches/{id}/fairness"), None).await["fairness"]["seed"].is_string());
    server.act(&id, &bob, "r", json!({ "kind": "resign", "seat": "blue" })).await;
    assert!(server.get(&format!("/matches/{id}/fairness"), None).await["fairness"]["seed"].is_string());
    assert_eq!(server.get("/lobby", None).await, json!([]));
    let (_, record) = server.text(&format!("/api/v1/matches/{id}/record")).await;
    assert!(record.contains("seed") && record.contains(&mv), "{record}");
    for at in ["", "?at=0", "?at=1", "?at=9999"] {
        let (status, svg) = server.text(&format!("/api/v1/matches/{id}/picture{at}")).await;
        assert!(status == StatusCode::OK && svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    }

    let rematch = format!("/matches/{id}/rematch");
    assert_eq!(server.post(&rematch, &ann, json!({ "id": "again" })).await["match"], Value::Null);
    let agreed = server.post(&rematch, &bob, json!({ "id": "again" })).await;
    let next = agreed["match"].as_str().unwrap();
    assert_eq!(server.post(&rematch, &ann, json!({ "id": "more" })).await["match"], json!(next));
    let eve = server.guest("Eve").await;
    let join = format!("/matches/{next}/join");
    let (status, answer) = server.ask("POST", &join, Some(&eve), json!({ "commitment": commitment() })).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::FORBIDDEN, &json!("needs-invite")));
    // Everybody sits one chair further on.
    assert_eq!(server.post(&join, &ann, json!({ "commitment": commitment() })).await["seat"], "blue");
    assert_eq!(server.post(&join, &bob, json!({ "commitment": commitment() })).await["seat"], "red");
}

#[tokio::test]
async fn an_act_is_carried_out_once_however_often_it_is_sent() {
    let server = Server::new();
    let (id, ann, bob) = server.duel().await;
    let looked = server.ask("POST", "/look", None, json!({ "game": "uptick" })).await.1;
    let mv = &looked["legal"][0];
    let v = server.v(&id).await;
    let acts = format!("/matches/{id}/acts");
    let act = json!({ "id": "first", "v": v, "command": { "kind": "move", "seat": "red", "move": mv } });
    let first = server.post(&acts, &ann, act.clone()).await;
    assert_eq!((&first["v"], &first["again"]), (&json!(v + 1), &json!(false)));
    for _ in 0..3 {
        let again = server.post(&acts, &ann, act.clone()).await;
        assert_eq!((&again["v"], &again["again"]), (&json!(v + 1), &json!(true)));
    }
    assert_eq!(server.v(&id).await, v + 1);
    // The same name of somebody else's act is another act, and it comes too late.
    let (status, answer) = server
        .ask(
            "POST",
            &acts,
            Some(&bob),
            json!({
                "id": "first", "v": v, "command": { "kind": "move", "seat": "blue", "move": mv }
            }),
        )
        .await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::CONFLICT, &json!("stale")));
    assert_eq!(answer["events"][0]["v"], json!(v + 1));
    assert_eq!(answer["events"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn what_is_refused_says_why() {
    let server = Server::new();
    let (id, ann, bob) = server.duel().await;
    let v = server.v(&id).await;
    for (who, command, status, code) in [
        (&bob, json!({ "kind": "move", "seat": "blue", "move": "1@a1" }), 422, "not-your-turn"),
        (&bob, json!({ "kind": "move", "seat": "red", "move": "1@a1" }), 403, "not-your-seat"),
        (&ann, json!({ "kind": "move", "seat": "red", "move": "?" }), 422, "malformed-move"),
        (&ann, json!({ "kind": "move", "seat": "red" }), 400, "bad-command"),
        (
            &ann,
            json!({ "kind": "move", "seat": "red", "person": bob.person, "move": "1@a1" }),
            403,
            "not-you",
        ),
        (&ann, json!({ "kind": "roll", "seat": "red" }), 422, "move-first"),
        (&ann, json!({ "kind": "sit", "seat": "red" }), 400, "bad-command"),
        (&ann, json!({ "kind": "tick" }), 400, "bad-command"),
        (&ann, json!({ "kind": "absent", "seat": "blue" }), 400, "bad-command"),
        (&bob, json!({ "kind": "seat-computer", "seat": "red", "level": 1 }), 403, "not-yours"),
        (&ann, json!({ "kind": "reveal", "seat": "red", "entropy": ENTROPY }), 422, "too-late"),
    ] {
        let act = json!({ "id": "x", "v": v, "command": command });
        let (found, answer) = server.ask("POST", &format!("/matches/{id}/acts"), Some(who), act).await;
        assert_eq!((found.as_u16(), &answer["error"]["code"]), (status, &json!(code)), "{command}: {answer}");
        assert!(answer["error"]["message"].as_str().is_some_and(|message| message.len() > 10), "{answer}");
    }
    let act = json!({ "id": "x", "v": v + 9, "command": { "kind": "resign", "seat": "red" } });
    let (status, _) = server.ask("POST", &format!("/matches/{id}/acts"), Some(&ann), act).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(server.v(&id).await, v);
    let long = "x".repeat(Limits::BODY + 1);
    let response = server.response("POST", "/api/v1/guests", None, &long).await;
    assert_eq!(response.status(), StatusCode::PAYLOAD_TOO_LARGE);
    for name in ["", " a", "a\nb", "level:3", &"n".repeat(41)] {
        let (status, answer) = server.ask("POST", "/guests", None, json!({ "name": name })).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("bad-name")), "{name:?}");
    }
}

#[tokio::test]
async fn an_invitation_opens_its_seat_and_no_other() {
    let server = Server::new();
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let seats = json!({ "red": { "kind": "invite" }, "blue": { "kind": "invite" } });
    let created = server.post("/matches", &ann, json!({ "game": "uptick", "seats": seats })).await;
    let join = format!("/matches/{}/join", created["match"].as_str().unwrap());
    let invite = &created["invites"]["red"];
    let ask = |seat: &str, invite: &Value| {
        let mut body = json!({ "commitment": commitment(), "invite": invite });
        if !seat.is_empty() {
            body["seat"] = json!(seat);
        }
        body
    };
    for (body, code) in [
        (json!({ "commitment": commitment() }), "needs-invite"),
        (ask("blue", invite), "needs-invite"),
        (ask("red", &json!("0123456789abcdef")), "bad-invite"),
    ] {
        let (status, answer) = server.ask("POST", &join, Some(&bob), body).await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::FORBIDDEN, &json!(code)));
    }
    assert_eq!(server.post(&join, &bob, ask("", invite)).await["seat"], "red");
    assert_eq!(
        server.post(&join, &bob, ask("", invite)).await["seat"],
        "red",
        "joining again changes nothing"
    );
    let (status, answer) = server.ask("POST", &join, Some(&ann), ask("", invite)).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("seat-taken")));
    assert_eq!(server.get("/lobby", None).await, json!([]), "a private match stands in no list");
}

#[tokio::test]
async fn a_match_bears_the_name_of_its_set_up() {
    let server = Server::new();
    let ann = server.guest("Ann").await;
    for (options, roll_off, preset) in [
        (json!({}), true, json!({ "id": "basic", "title": "Basic rules" })),
        (
            json!({ "rules": "one-die", "players": "2", "first": "blue" }),
            false,
            json!({ "id": "mess-deck-for-two", "title": "Mess deck for two" }),
        ),
        (json!({ "rules": "one-die", "saved-sixes": "on" }), true, Value::Null),
    ] {
        let seats = json!({ "red": { "kind": "me", "commitment": commitment() } });
        let new = json!({ "game": "uckers", "options": options, "rollOff": roll_off, "seats": seats });
        server.post("/matches", &ann, new).await;
        let mine = server.get("/matches", Some(&ann)).await;
        assert_eq!(mine[0]["preset"], preset, "{options}");
    }
    // Who begins is no part of the name, also where dice have settled it.
    let computer = json!({ "kind": "computer", "level": 1 });
    let new = json!({
        "game": "uckers", "options": { "players": "2" }, "rollOff": true, "public": true,
        "seats": { "red": computer, "blue": computer },
    });
    let id = server.post("/matches", &ann, new).await["match"].as_str().unwrap().to_owned();
    for _ in 0..600 {
        let lobby = server.get("/lobby", None).await;
        let listed = lobby.as_array().unwrap().iter().find(|listed| listed["match"] == json!(id)).unwrap();
        assert_eq!(listed["preset"]["title"], "Basic rules for two", "{listed}");
        if listed["phase"] == "playing" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the match did not begin");
}

#[tokio::test]
async fn the_computer_plays_its_seats() {
    let server = Server::new();
    let ann = server.guest("Ann").await;
    let seat = json!({ "kind": "computer", "level": 1 });
    let seats = json!({ "red": seat, "blue": seat });
    let options = json!({ "players": "2", "dice": "6" });
    let created = server
        .post("/matches", &ann, json!({ "game": "diceopolis", "options": options, "seats": seats }))
        .await;
    let path = format!("/matches/{}", created["match"].as_str().unwrap());
    for _ in 0..600 {
        if server.get(&path, None).await["view"]["phase"] == "over" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the computer did not finish: {}", server.get(&path, None).await);
}

#[tokio::test]
async fn a_seat_moves_to_another_device() {
    let server = Server::new();
    let (id, ann, _) = server.duel().await;
    let code = server.post(&format!("/matches/{id}/seats/red/code"), &ann, json!({})).await;
    let typed = code["code"].as_str().unwrap().to_lowercase();
    let (status, moved) = server.ask("POST", "/codes", None, json!({ "code": typed })).await;
    assert_eq!((status, &moved["seat"]), (StatusCode::OK, &json!("red")));
    let (status, _) = server.ask("POST", "/codes", None, json!({ "code": typed })).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "a code serves once");
    let there = Guest { person: ann.person.clone(), token: moved["token"].as_str().unwrap().to_owned() };
    server.act(&id, &there, "x", json!({ "kind": "resign", "seat": "red" })).await;
    for (method, path) in [("DELETE", "/me"), ("POST", "/matches")] {
        let (status, _) = server.ask(method, path, Some(&there), json!({ "game": "uptick" })).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "the token serves at its match only");
    }
}

#[tokio::test]
async fn people_talk_mute_report_and_are_forgotten() {
    let server = Server::new();
    let (id, ann, bob) = server.duel().await;
    let chat = format!("/matches/{id}/chat");
    server.post(&chat, &ann, json!({ "text": "  good luck " })).await;
    for text in ["", "  ", "a\nb", &"x".repeat(NewLine::LONGEST + 1)] {
        let (status, _) = server.ask("POST", &chat, Some(&ann), json!({ "text": text })).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(server.get(&chat, None).await[0]["text"], "good luck");
    server.ask("PUT", &format!("/mutes/{}", ann.person), Some(&bob), Value::Null).await;
    assert_eq!(server.get(&chat, Some(&bob)).await, json!([]));
    server.ask("DELETE", &format!("/mutes/{}", ann.person), Some(&bob), Value::Null).await;
    assert_eq!(server.get(&chat, Some(&bob)).await[0]["n"], 1);
    let reports = format!("/matches/{id}/reports");
    server.post(&reports, &bob, json!({ "n": 1, "reason": "rude" })).await;
    let (status, _) = server.ask("POST", &reports, Some(&bob), json!({ "n": 7, "reason": "rude" })).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(server.store.reports(9).await.unwrap().len(), 1);

    let (status, _) = server.ask("DELETE", "/me", Some(&ann), Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    assert_eq!(server.get(&chat, None).await, json!([]));
    let shown = server.get(&format!("/matches/{id}"), None).await;
    assert_eq!(shown["view"]["seats"][0]["sitter"]["name"], "somebody");
    for path in ["", "/events", "/record"] {
        let (_, said) = server.text(&format!("/api/v1/matches/{id}{path}")).await;
        assert!(!said.contains("Ann") && said.contains("Bob"), "{path}: {said}");
    }
    assert!(!server.get("/lobby", None).await.to_string().contains("Ann"));
    let (status, _) = server.ask("GET", "/me", Some(&ann), Value::Null).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED, "a token of somebody forgotten serves no more");
}

#[tokio::test]
async fn who_takes_another_name_stays_who_they_are() {
    let server = Server::new();
    let (id, ann, bob) = server.duel().await;
    let (status, named) = server.ask("PUT", "/me", Some(&ann), json!({ "name": "Anna" })).await;
    assert_eq!((status, named), (StatusCode::OK, json!({ "person": ann.person, "name": "Anna" })));
    assert_eq!(server.get("/me", Some(&ann)).await["name"], "Anna");
    assert_eq!(server.get("/matches", Some(&ann)).await[0]["match"], json!(id), "their matches stay theirs");
    // Seats keep the name under which they were taken; the next one is taken under the new name.
    let shown = server.get(&format!("/matches/{id}"), Some(&ann)).await;
    assert_eq!(
        (&shown["yours"], &shown["view"]["seats"][0]["sitter"]["name"]),
        (&json!(["red"]), &json!("Ann"))
    );
    let next = server.post("/matches", &bob, json!({ "game": "uptick" })).await["match"].clone();
    let next = next.as_str().unwrap();
    server.post(&format!("/matches/{next}/join"), &ann, json!({ "commitment": commitment() })).await;
    let shown = server.get(&format!("/matches/{next}"), None).await;
    assert_eq!(shown["view"]["seats"][0]["sitter"]["name"], "Anna");
    for name in ["", " a", "a\nb", "level:3", &"n".repeat(41)] {
        let (status, answer) = server.ask("PUT", "/me", Some(&ann), json!({ "name": name })).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("bad-name")), "{name:?}");
    }
    assert_eq!(server.get("/me", Some(&ann)).await["name"], "Anna");
}

#[tokio::test]
async fn limits_are_kept_and_said() {
    let limits = Limits { messages: 30, guests: 3, matches: 1, thinkers: 1 };
    let server = Server::with(Config { limits, ..generous() });
    let ann = server.guest("Ann").await;
    server.post("/matches", &ann, json!({ "game": "uptick" })).await;
    let (status, answer) = server.ask("POST", "/matches", Some(&ann), json!({ "game": "uptick" })).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("too-many")));
    server.guest("Bob").await;
    server.guest("Cat").await;
    let (status, _) = server.ask("POST", "/guests", None, json!({ "name": "Dan" })).await;
    assert_eq!(status, StatusCode::TOO_MANY_REQUESTS);
    let mut last = StatusCode::OK;
    for _ in 0..40 {
        last = server.ask("GET", "/me", Some(&ann), Value::Null).await.0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn questions_about_positions() {
    let server = Server::new();
    for game in server.get("/games", None).await.as_array().unwrap() {
        let at = json!({ "game": game["id"], "want": ["scene"] });
        let (status, looked) = server.ask("POST", "/look", None, at).await;
        assert!(status == StatusCode::OK && looked["scene"].is_object() && looked.get("paths").is_none());
    }
    let best = json!({ "game": "uptick", "options": { "size": "3", "dice": "2" }, "nodes": 100 });
    let (status, opinion) = server.ask("POST", "/best", None, best).await;
    assert!(status == StatusCode::OK && opinion["move"].is_string(), "{opinion}");
    for (body, code) in [
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "game": "uptick", "moves": ["9@z9"] }), "malformed-move"),
        (json!({ "game": "uptick", "position": "?" }), "bad-position"),
        (json!({ "game": "uptick", "nonsense": 1 }), "bad-request"),
        (json!([]), "bad-request"),
    ] {
        let (status, answer) = server.ask("POST", "/look", None, body).await;
        assert!(status.is_client_error(), "{status}");
        assert_eq!(answer["error"]["code"], code);
    }
    let (status, answer) = server.ask("GET", "/nothing", None, Value::Null).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::NOT_FOUND, &json!("no-such-route")));
    let (status, answer) = server.ask("DELETE", "/look", None, Value::Null).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::METHOD_NOT_ALLOWED, &json!("no-such-method"))
    );
    let (status, answer) = server.ask("GET", "/matches/x/events?since=minus", None, Value::Null).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::BAD_REQUEST, &json!("bad-query")));
}

#[tokio::test]
async fn what_moves_were_worth() {
    let server = Server::new();
    let small = json!({ "size": "3", "dice": "2" });
    let start = json!({ "game": "uptick", "options": small });
    let legal = server.ask("POST", "/look", None, start).await.1["legal"].clone();
    let judged = json!({ "game": "uptick", "options": small, "moves": [legal[0]], "nodes": 200 });
    let (status, analysis) = server.ask("POST", "/analyse", None, judged).await;
    assert_eq!(status, StatusCode::OK, "{analysis}");
    assert_eq!(analysis["steps"][0]["move"], legal[0]);
    let many = vec![&legal[0]; 33];
    for (body, code) in [
        (json!({ "game": "uptick", "moves": many }), "too-many-moves"),
        (json!({ "game": "uptick", "moves": ["?"] }), "malformed-move"),
        (json!({ "game": "uptick", "moves": [], "known": [] }), "bad-request"),
    ] {
        let (status, answer) = server.ask("POST", "/analyse", None, body).await;
        assert!(status.is_client_error(), "{status}");
        assert_eq!(answer["error"]["code"], code);
    }
}

#[tokio::test]
async fn a_match_is_analysed_once_it_is_over() {
    let server = Server::new();
    let (id, ann, bob) = server.duel().await;
    let looked = server.ask("POST", "/look", None, json!({ "game": "uptick" })).await.1;
    server.act(&id, &ann, "m", json!({ "kind": "move", "seat": "red", "move": looked["legal"][0] })).await;
    let path = format!("/matches/{id}/analysis");
    let (status, answer) = server.ask("GET", &path, None, Value::Null).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (422, &json!("not-over")));
    server.act(&id, &bob, "r", json!({ "kind": "resign", "seat": "blue" })).await;
    assert_eq!(server.get(&path, None).await["of"], 1);
    for _ in 0..600 {
        let analysis = server.get(&path, None).await;
        if analysis["complete"] == true {
            assert_eq!(analysis["steps"].as_array().unwrap().len(), 1);
            assert!(analysis["moments"].as_array().unwrap().len() <= 3);
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the analysis did not end");
}

#[tokio::test]
async fn a_clock_runs_out_by_itself() {
    let server = Server::new();
    let clocks = tokio::spawn(std::sync::Arc::clone(&server.app).keep_time());
    let ann = server.guest("Ann").await;
    let me = json!({ "kind": "me", "commitment": commitment() });
    let seats = json!({ "red": me, "blue": me });
    let new = json!({ "game": "uptick", "seats": seats, "clock": { "base": 1000, "increment": 0 } });
    let id = server.post("/matches", &ann, new).await["match"].as_str().unwrap().to_owned();
    for seat in ["red", "blue"] {
        server.act(&id, &ann, seat, json!({ "kind": "reveal", "seat": seat, "entropy": ENTROPY })).await;
    }
    let path = format!("/matches/{id}");
    for _ in 0..600 {
        let shown = server.get(&path, None).await;
        if shown["view"]["phase"] == "over" {
            assert_eq!(shown["view"]["result"]["by"], "time");
            clocks.abort();
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody looked at the clock");
}
