//! A database whose reservations stood in the summaries of its matches: seats are still kept for whom they were.

use std::path::PathBuf;

use axum::http::StatusCode;
use messdeck_store::{Hold, Reservation};
use serde_json::{Value, json};

use crate::common::{Guest, Server, commitment};

struct Old {
    server: Server,
    known: Value,
}

impl Old {
    fn new() -> Old {
        let data = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/older");
        let known = std::fs::read_to_string(data.join("reservations.json")).unwrap();
        let known = serde_json::from_str(&known).unwrap();
        Old { server: Server::over(&data.join("reservations.db")), known }
    }

    fn word(&self, name: &str) -> &str {
        self.known[name].as_str().unwrap()
    }

    fn guest(&self, name: &str) -> Guest {
        let word = |field: &str| self.known[name][field].as_str().unwrap().to_owned();
        Guest { person: word("person"), token: word("token") }
    }

    async fn join(&self, name: &str, who: &Guest, mut wish: Value) -> (StatusCode, Value) {
        wish["commitment"] = json!(commitment());
        self.server.ask("POST", &format!("/matches/{}/join", self.word(name)), Some(who), wish).await
    }
}

#[tokio::test]
async fn a_rematch_waits_for_those_who_agreed_to_it() {
    let old = Old::new();
    let (ann, bob, eve) = (old.guest("ann"), old.guest("bob"), old.server.guest("Eve").await);
    let shown = old.server.get(&format!("/matches/{}", old.word("rematch")), Some(&ann)).await;
    assert_eq!(shown["holds"], json!({ "red": "reserved", "blue": "you" }));
    let kept = old.server.store.reservations(old.word("rematch")).await.unwrap();
    let reserved = |seat: &str, guest: &Guest| Reservation {
        seat: seat.to_owned(),
        hold: Hold::Reserved { person: guest.person.clone() },
    };
    assert_eq!(kept, [reserved("blue", &ann), reserved("red", &bob)]);
    let (status, answer) = old.join("rematch", &eve, json!({})).await;
    assert_eq!((status, &answer["error"]["code"]), (StatusCode::FORBIDDEN, &json!("needs-invite")));
    assert_eq!(old.join("rematch", &ann, json!({})).await.1["seat"], "blue");
    assert_eq!(old.join("rematch", &bob, json!({})).await.1["seat"], "red");
}

#[tokio::test]
async fn an_invitation_still_opens_its_seat() {
    let old = Old::new();
    let (bob, eve) = (old.guest("bob"), old.server.guest("Eve").await);
    let shown = old.server.get(&format!("/matches/{}", old.word("invited")), None).await;
    assert_eq!(shown["holds"], json!({ "red": "open", "blue": "invite" }));
    let (status, _) = old.join("invited", &eve, json!({ "seat": "blue" })).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let (_, joined) = old.join("invited", &bob, json!({ "invite": old.word("invite") })).await;
    assert_eq!(joined["seat"], "blue");
    assert_eq!(old.join("invited", &eve, json!({})).await.1["seat"], "red");
}

#[tokio::test]
async fn lists_are_as_they_were_and_summaries_hold_no_plans() {
    let old = Old::new();
    let lobby = old.server.get("/lobby", None).await;
    assert_eq!(lobby.as_array().unwrap().len(), 2, "{lobby}");
    for (name, kinds) in [("rematch", ["reserved", "reserved"]), ("invited", ["open", "invite"])] {
        let listed = lobby.as_array().unwrap().iter().find(|one| one["match"] == old.known[name]).unwrap();
        assert_eq!([&listed["seats"][0]["kind"], &listed["seats"][1]["kind"]], kinds, "{name}");
        let summary = old.server.store.info(old.word(name)).await.unwrap().listing.summary;
        assert!(!summary.contains("plan"), "{summary}");
    }
}

/// Otherwise nobody could ever sit there.
#[tokio::test]
async fn a_seat_that_is_kept_for_somebody_forgotten_is_open() {
    let old = Old::new();
    let (ann, bob, eve) = (old.guest("ann"), old.guest("bob"), old.server.guest("Eve").await);
    let (status, _) = old.server.ask("DELETE", "/me", Some(&bob), Value::Null).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let path = format!("/matches/{}", old.word("rematch"));
    assert_eq!(old.server.get(&path, Some(&ann)).await["holds"], json!({ "red": "open", "blue": "you" }));
    let kept = old.server.store.reservations(old.word("rematch")).await.unwrap();
    assert_eq!(kept[1], Reservation { seat: "red".to_owned(), hold: Hold::Open });
    let lobby = old.server.get("/lobby", None).await.to_string();
    assert!(!lobby.contains(&bob.person), "{lobby}");
    assert_eq!(old.join("rematch", &eve, json!({})).await.1["seat"], "red");
}
