//! A store that fails: whoever asks is told the truth about what was kept, and nothing is ever kept by halves.

use std::path::Path;
use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use axum::http::StatusCode;
use messdeck_store::{
    Append, Appended, ChatLine, Copied, MatchInfo, NewMatch, Person, Report, Reservation, Said, Store,
    StoreError, StoredEvent, Ticket,
};
use serde_json::{Value, json};

use crate::common::{Guest, Server, commitment};

/// When writing fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Never,
    BeforeTheCommit,
    AfterTheCommit,
    /// From the next commit on nothing can be read.
    ReadingAfterTheCommit,
    Reading,
}

/// A store that fails on demand.
struct Faulty {
    inner: Arc<dyn Store>,
    fault: Arc<Mutex<Fault>>,
}

impl Faulty {
    async fn write<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        let fault = *self.fault.lock().unwrap();
        match fault {
            Fault::Never | Fault::Reading => work.await,
            Fault::ReadingAfterTheCommit => {
                let done = work.await;
                *self.fault.lock().unwrap() = Fault::Reading;
                done
            }
            Fault::BeforeTheCommit => Err(StoreError::failed("the disk is full")),
            Fault::AfterTheCommit => {
                work.await?;
                Err(StoreError::unknown("the disk does not answer"))
            }
        }
    }

    async fn read<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        let fault = *self.fault.lock().unwrap();
        match fault {
            Fault::Reading => Err(StoreError::failed("the file is damaged")),
            _ => work.await,
        }
    }
}

macro_rules! pass_on {
    (reads { $($read:ident($($r:ident: $rt:ty),*) -> $ro:ty;)* } writes { $($write:ident($($w:ident: $wt:ty),*) -> $wo:ty;)* }) => {
        #[async_trait]
        impl Store for Faulty {
            fn secret(&self) -> [u8; 32] {
                self.inner.secret()
            }
            fn panics(&self) -> u64 {
                7
            }
            $(async fn $read(&self, $($r: $rt),*) -> Result<$ro, StoreError> {
                self.read(self.inner.$read($($r),*)).await
            })*
            $(async fn $write(&self, $($w: $wt),*) -> Result<$wo, StoreError> {
                self.write(self.inner.$write($($w),*)).await
            })*
        }
    };
}

pass_on! {
    reads {
        acted(id: &str, act: &str) -> Option<u64>;
        info(id: &str) -> MatchInfo;
        reservations(id: &str) -> Vec<Reservation>;
        events(id: &str, since: u64) -> Vec<StoredEvent>;
        lobby(limit: usize) -> Vec<MatchInfo>;
        matches_of(person: &str, before: i64, limit: usize) -> Vec<MatchInfo>;
        unfinished(after: &str, limit: usize) -> Vec<MatchInfo>;
        running(creator: &str) -> u64;
        next_due() -> Option<i64>;
        person(id: &str) -> Person;
        sat_at(person: &str) -> Vec<String>;
        ticket(hash: [u8; 32], now: i64) -> Ticket;
        chat(id: &str, since: u64) -> Vec<ChatLine>;
        muted_by(person: &str) -> Vec<String>;
        reports(limit: usize) -> Vec<Report>;
        back_up(to: &Path) -> Copied;
        close() -> ();
    }
    writes {
        ready() -> ();
        create(new: NewMatch) -> ();
        append(append: Append) -> Appended;
        claim_due(now: i64, lease: i64, limit: usize) -> Vec<String>;
        put_person(person: Person) -> ();
        rename_person(id: &str, name: &str) -> ();
        redact(id: &str, events: Vec<StoredEvent>, summary: &str) -> ();
        forget_person(id: &str) -> ();
        put_ticket(ticket: Ticket) -> ();
        use_ticket(hash: [u8; 32], now: i64) -> Ticket;
        say(said: Said) -> u64;
        mute(person: &str, other: &str, muted: bool) -> ();
        report(report: Report) -> ();
    }
}

fn faulty() -> (Server, Arc<Mutex<Fault>>) {
    let fault = Arc::new(Mutex::new(Fault::Never));
    let server = Server::wrapped(|inner| Arc::new(Faulty { inner, fault: Arc::clone(&fault) }));
    (server, fault)
}

async fn first_move(server: &Server, v: u64) -> Value {
    let looked = server.ask("POST", "/look", None, json!({ "game": "uptick" })).await.1;
    json!({ "id": "one", "v": v, "command": { "kind": "move", "seat": "red", "move": looked["legal"][0] } })
}

async fn asked(server: &Server, path: &str, who: &Guest, body: &Value) -> (u16, String, Value) {
    let (status, answer) = server.ask("POST", path, Some(who), body.clone()).await;
    (status.as_u16(), answer["error"]["code"].as_str().unwrap_or_default().to_owned(), answer)
}

#[tokio::test]
async fn what_failed_before_its_commit_was_not_kept() {
    let (server, fault) = faulty();
    let (id, ann, _) = server.duel().await;
    let v = server.v(&id).await;
    let (acts, act) = (format!("/matches/{id}/acts"), first_move(&server, v).await);
    *fault.lock().unwrap() = Fault::BeforeTheCommit;
    let (status, code, answer) = asked(&server, &acts, &ann, &act).await;
    assert_eq!((status, code.as_str()), (500, "failed"));
    assert!(answer["error"]["message"].as_str().unwrap().contains("nothing was kept"), "{answer}");
    assert_eq!(server.v(&id).await, v);
    *fault.lock().unwrap() = Fault::Never;
    assert_eq!(server.post(&acts, &ann, act).await, json!({ "id": "one", "v": v + 1, "again": false }));
}

#[tokio::test]
async fn what_failed_after_its_commit_is_found_by_asking_again() {
    let (server, fault) = faulty();
    let (id, ann, _) = server.duel().await;
    let v = server.v(&id).await;
    let (acts, act) = (format!("/matches/{id}/acts"), first_move(&server, v).await);
    *fault.lock().unwrap() = Fault::AfterTheCommit;
    let (status, code, answer) = asked(&server, &acts, &ann, &act).await;
    assert_eq!((status, code.as_str()), (500, "unknown"));
    assert!(answer["error"]["message"].as_str().unwrap().contains("the same id"), "{answer}");
    *fault.lock().unwrap() = Fault::Never;
    assert_eq!(server.v(&id).await, v + 1, "it is shown as it is kept");
    assert_eq!(server.post(&acts, &ann, act).await, json!({ "id": "one", "v": v + 1, "again": true }));
    assert_eq!(server.v(&id).await, v + 1);
}

#[tokio::test]
async fn a_match_and_its_invitations_are_kept_together() {
    let (server, fault) = faulty();
    let (ann, bob) = (server.guest("Ann").await, server.guest("Bob").await);
    let seats = json!({ "red": { "kind": "me", "commitment": commitment() }, "blue": { "kind": "invite" } });
    let new = json!({ "game": "uptick", "seats": seats });
    *fault.lock().unwrap() = Fault::BeforeTheCommit;
    let (status, code, _) = asked(&server, "/matches", &ann, &new).await;
    assert_eq!((status, code.as_str()), (500, "failed"));
    assert_eq!(server.get("/matches", Some(&ann)).await, json!([]));
    *fault.lock().unwrap() = Fault::AfterTheCommit;
    let (_, code, _) = asked(&server, "/matches", &ann, &new).await;
    assert_eq!(code, "unknown");
    *fault.lock().unwrap() = Fault::Never;
    let mine = server.get("/matches", Some(&ann)).await;
    assert_eq!(mine.as_array().unwrap().len(), 1);
    assert_eq!(mine[0]["seats"][1]["kind"], "invite");

    let created = server.post("/matches", &ann, new).await;
    let join = format!("/matches/{}/join", created["match"].as_str().unwrap());
    let invite = json!({ "invite": created["invites"]["blue"], "commitment": commitment() });
    assert_eq!(server.post(&join, &bob, invite).await["seat"], "blue");
}

/// Nobody is told that nothing was kept because of what failed afterwards.
#[tokio::test]
async fn what_is_kept_is_said_to_be_also_where_it_can_not_be_shown() {
    let (server, fault) = faulty();
    let ann = server.guest("Ann").await;
    *fault.lock().unwrap() = Fault::ReadingAfterTheCommit;
    let created = server.post("/matches", &ann, json!({ "game": "uptick" })).await;
    *fault.lock().unwrap() = Fault::Never;
    server.get(&format!("/matches/{}", created["match"].as_str().unwrap()), None).await;
}

#[tokio::test]
async fn a_rematch_and_the_match_that_tells_of_it_are_kept_together() {
    for when in [Fault::BeforeTheCommit, Fault::AfterTheCommit] {
        let (server, fault) = faulty();
        let (id, ann, bob) = server.duel().await;
        server.act(&id, &bob, "r", json!({ "kind": "resign", "seat": "blue" })).await;
        let (rematch, again) = (format!("/matches/{id}/rematch"), json!({ "id": "again" }));
        server.post(&rematch, &ann, again.clone()).await;
        let v = server.v(&id).await;
        *fault.lock().unwrap() = when;
        let (status, ..) = asked(&server, &rematch, &bob, &again).await;
        assert_eq!(status, 500);
        *fault.lock().unwrap() = Fault::Never;
        let is_kept = when == Fault::AfterTheCommit;
        let lobby = server.get("/lobby", None).await;
        assert_eq!(lobby.as_array().unwrap().len(), usize::from(is_kept), "{when:?}: {lobby}");
        assert_eq!(server.v(&id).await > v, is_kept, "{when:?}");

        let next = server.post(&rematch, &bob, again).await["match"].as_str().unwrap().to_owned();
        let shown = server.get(&format!("/matches/{next}"), Some(&bob)).await;
        assert_eq!(shown["holds"], json!({ "blue": "reserved", "red": "you" }), "{when:?}");
    }
}

#[tokio::test]
async fn a_server_that_can_keep_nothing_is_alive_but_not_ready() {
    let (server, fault) = faulty();
    assert_eq!(
        server.text("/readyz").await,
        (StatusCode::OK, "ok; writing has panicked 7 times\n".to_owned())
    );
    assert!(server.text("/metrics").await.1.contains("\nmessdeck_store_panics_total 7\n"));
    *fault.lock().unwrap() = Fault::BeforeTheCommit;
    let (status, said) = server.text("/readyz").await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(said.contains("acts can't be kept"), "{said}");
    assert_eq!(server.text("/healthz").await, (StatusCode::OK, "ok\n".to_owned()));
}
