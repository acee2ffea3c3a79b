//! A server over the database of an older one: matches of rules that have changed are over, all others go on.

use crate::common;
use std::path::PathBuf;
use std::time::Duration;

use axum::http::StatusCode;
use messdeck_store::{Listing, NewMatch, StoredEvent, Visibility};
use serde_json::{Value, json};

use crate::common::{Guest, Server};

const CHANGE: &str = "saved sixes are used only before the first throw of a turn";
/// Matches that can't go on.
const VOID: [&str; 4] = ["running", "computer", "seating", "invited"];

fn data(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/older").join(file)
}

/// The server, and what is known of its matches and people.
struct Old {
    server: Server,
    known: Value,
}

impl Old {
    fn new() -> Old {
        let known = std::fs::read_to_string(data("matches.json")).unwrap();
        let known = serde_json::from_str(&known).unwrap();
        Old { server: Server::over(&data("messdeck.db")), known }
    }

    async fn started() -> Old {
        let old = Old::new();
        old.server.app.end_retired().await;
        old
    }

    fn id(&self, name: &str) -> &str {
        self.known[name].as_str().unwrap()
    }

    fn guest(&self, name: &str) -> Guest {
        let word = |field: &str| self.known[name][field].as_str().unwrap().to_owned();
        Guest { person: word("person"), token: word("token") }
    }

    async fn show(&self, name: &str) -> Value {
        self.server.get(&format!("/matches/{}", self.id(name)), Some(&self.guest("ann"))).await
    }

    /// The kinds of all events.
    async fn kinds(&self, name: &str) -> Vec<String> {
        let events = self.server.get(&format!("/matches/{}/events?since=0", self.id(name)), None).await;
        let kinds = events["events"].as_array().unwrap().iter();
        kinds.map(|event| event["kind"].as_str().unwrap().to_owned()).collect()
    }
}

fn listed<'a>(list: &'a Value, id: &str) -> Option<&'a Value> {
    list.as_array().unwrap().iter().find(|listed| listed["match"] == id)
}

#[tokio::test]
async fn lists_say_what_is_over_and_why() {
    let old = Old::started().await;
    let mine = old.server.get("/matches", Some(&old.guest("ann"))).await;
    for name in ["running", "computer", "seating"] {
        let listed = listed(&mine, old.id(name)).unwrap_or_else(|| panic!("{name} is not listed"));
        assert_eq!((&listed["phase"], &listed["yourTurn"]), (&json!("over"), &json!(false)), "{name}");
        assert_eq!(listed["acting"], Value::Null);
        let why = listed["retired"].as_str().unwrap();
        assert!(why.contains(CHANGE) && why.ends_with("so it ended without a winner."), "{why}");
    }
    assert_eq!(listed(&mine, old.id("finished")).unwrap()["phase"], "over");
    let unchanged = listed(&mine, old.id("unchanged")).unwrap();
    assert_eq!((&unchanged["phase"], &unchanged["yourTurn"]), (&json!("playing"), &json!(true)));
    assert_eq!((unchanged.get("retired"), unchanged.get("rules")), (None, None));

    let lobby = old.server.get("/lobby", None).await;
    assert!(listed(&lobby, old.id("seating")).is_none(), "nobody can sit down there");
    assert!(listed(&lobby, old.id("unchanged")).is_some());
}

#[tokio::test]
async fn a_void_match_is_ended_once_by_an_event_that_all_can_read() {
    // Also where nobody looked for such matches at the start.
    for old in [Old::new(), Old::started().await] {
        for name in VOID {
            let view = old.show(name).await["view"].take();
            assert_eq!((&view["phase"], &view["result"]["by"]), (&json!("over"), &json!("void")), "{name}");
            assert_eq!(view["retired"]["changes"], json!([{ "id": "uckers-change-1" }]));
            assert!(view["fairness"]["seed"].is_string(), "{name}: the seed is revealed at the end");
            let kinds = old.kinds(name).await;
            assert_eq!(kinds.iter().filter(|kind| *kind == "ended").count(), 1, "{name}");
            assert_eq!(kinds.last().unwrap(), "ended");
        }
        old.server.app.end_retired().await;
        assert_eq!(old.kinds("running").await.iter().filter(|kind| *kind == "ended").count(), 1);
    }
}

#[tokio::test]
async fn what_a_void_match_shows_and_refuses() {
    let old = Old::started().await;
    let (ann, bob) = (old.guest("ann"), old.guest("bob"));
    let id = old.id("running");
    assert_eq!(old.show("running").await["yours"], json!(["red"]), "tokens keep working");

    let (status, record) = old.server.text(&format!("/api/v1/matches/{id}/record")).await;
    assert_eq!(status, StatusCode::OK);
    assert!(record.contains("\nresult: nobody by void\n") && record.contains(" use:"), "{record}");
    for path in ["picture", "preview"] {
        let response = old.server.response("GET", &format!("/api/v1/matches/{id}/{path}"), None, "").await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
    }
    for path in ["analysis", "picture?at=2"] {
        let (status, answer) =
            old.server.ask("GET", &format!("/matches/{id}/{path}"), None, Value::Null).await;
        assert_eq!(
            (status, &answer["error"]["code"]),
            (StatusCode::UNPROCESSABLE_ENTITY, &json!("retired-rules"))
        );
    }

    let v = old.server.v(id).await;
    let act = json!({ "id": "late", "v": v, "command": { "kind": "roll", "seat": "red" } });
    let (status, answer) = old.server.ask("POST", &format!("/matches/{id}/acts"), Some(&ann), act).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("retired-rules"))
    );
    // Whoever comes back to the seat that waits for them, or was sent the link of a free one, hears why.
    let join = format!("/matches/{}/join", old.id("seating"));
    let (status, answer) =
        old.server.ask("POST", &join, Some(&bob), json!({ "commitment": common::commitment() })).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &json!("retired-rules"))
    );
    assert!(answer["error"]["message"].as_str().unwrap().contains(CHANGE));
}

#[tokio::test]
async fn a_rematch_is_played_by_the_new_rules() {
    let old = Old::started().await;
    let rematch = format!("/matches/{}/rematch", old.id("running"));
    old.server.post(&rematch, &old.guest("ann"), json!({ "id": "again" })).await;
    let agreed = old.server.post(&rematch, &old.guest("bob"), json!({ "id": "again" })).await;
    let next = agreed["match"].as_str().unwrap();
    let events = old.server.get(&format!("/matches/{next}/events?since=0"), None).await;
    assert_eq!(events["events"][0]["rules"], json!(2));
    let mine = old.server.get(&format!("/matches/{next}"), Some(&old.guest("ann"))).await;
    assert_eq!(mine["view"]["phase"], "seating");
}

#[tokio::test]
async fn clocks_and_computers_leave_it_alone() {
    let old = Old::started().await;
    let clocks = tokio::spawn(std::sync::Arc::clone(&old.server.app).keep_time());
    let before = (old.kinds("computer").await.len(), old.kinds("running").await.len());
    tokio::time::sleep(Duration::from_millis(400)).await;
    assert_eq!((old.kinds("computer").await.len(), old.kinds("running").await.len()), before);
    clocks.abort();
}

#[tokio::test]
async fn a_match_that_was_over_keeps_its_result() {
    let old = Old::started().await;
    let view = old.show("finished").await["view"].take();
    assert_eq!(view["result"], json!({ "winners": ["red"], "by": "resignation", "scores": null }));
    assert_eq!(view["retired"]["version"], json!(1));
    assert_eq!(old.kinds("finished").await.iter().filter(|kind| *kind == "ended").count(), 1);
}

#[tokio::test]
async fn matches_whose_rules_have_not_changed_go_on() {
    let old = Old::started().await;
    for name in ["unchanged", "unchangedUckers"] {
        let view = old.show(name).await["view"].take();
        assert_eq!((&view["phase"], view.get("retired")), (&json!("playing"), None), "{name}");
        let acting = &view["acting"];
        let seat = view["seats"].as_array().unwrap().iter().find(|seat| seat["seat"] == *acting).unwrap();
        let person = &seat["sitter"]["person"];
        let who =
            [old.guest("ann"), old.guest("bob")].into_iter().find(|guest| *person == guest.person).unwrap();
        let command = match view["chance"].as_bool().unwrap() {
            true => json!({ "kind": "roll", "seat": acting }),
            false => {
                let at =
                    json!({ "game": view["game"], "options": view["options"], "position": view["position"] });
                let (_, look) = old.server.ask("POST", "/look", None, at).await;
                json!({ "kind": "move", "seat": acting, "move": look["legal"][0] })
            }
        };
        old.server.act(old.id(name), &who, "on", command).await;
    }
}

#[tokio::test]
async fn a_person_can_be_forgotten() {
    let old = Old::started().await;
    let (status, _) = old.server.ask("DELETE", "/me", Some(&old.guest("ann")), Value::Null).await;
    assert!(status.is_success(), "{status}");
    assert_eq!(old.show_as_anyone("running").await["view"]["seats"][0]["sitter"]["name"], "somebody");
}

impl Old {
    async fn show_as_anyone(&self, name: &str) -> Value {
        self.server.get(&format!("/matches/{}", self.id(name)), None).await
    }
}

/// As after a step back to an older program.
#[tokio::test]
async fn a_match_of_a_newer_program_is_refused_and_not_called_damaged() {
    let old = Old::started().await;
    let from = old.server.store.events(old.id("unchanged"), 0).await.unwrap();
    let info = old.server.store.info(old.id("unchanged")).await.unwrap();
    let mut created: Value = serde_json::from_str(&from[0].body).unwrap();
    let blown_over = json!({ "v": 2, "at": info.updated, "kind": "blown-over", "by": "the wind" });
    let with_event = vec![created.clone(), blown_over];
    created["rules"] = json!(9);
    for (id, log, code, known) in [
        ("rules", vec![created], "newer-rules", "this one knows version 1"),
        ("event", with_event, "newer-event", "event 2 is of a kind that this one does not know"),
    ] {
        let stored = |(event, v): (&Value, u64)| StoredEvent { v, at: info.created, body: event.to_string() };
        let new = NewMatch {
            id: id.to_owned(),
            game: info.game.clone(),
            visibility: Visibility::Public,
            creator: info.creator.clone(),
            at: info.created,
            seed: info.seed,
            events: log.iter().zip(1..).map(stored).collect(),
            listing: Listing { open: true, ..info.listing.clone() },
            holders: Vec::new(),
            reservations: Vec::new(),
            tickets: Vec::new(),
        };
        old.server.store.create(new).await.unwrap();
        let (status, answer) = old.server.ask("GET", &format!("/matches/{id}"), None, Value::Null).await;
        assert_eq!((status, &answer["error"]["code"]), (StatusCode::UNPROCESSABLE_ENTITY, &json!(code)));
        let said = answer["error"]["message"].as_str().unwrap();
        assert!(said.contains("written by a newer Messdeck") && said.contains(known), "{said}");
    }
}
