//! A server in process, over a store in a folder that goes when the test ends.

#![allow(dead_code, reason = "each test file uses a part of this")]

use std::path::Path;
use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use messdeck_server::{App, Config, Limits, router};
use messdeck_store::{Sqlite, Store};
use messdeck_table::{Bytes32, commit};
use messdeck_testkit::Folder;
use serde_json::{Value, json};
use tower::ServiceExt;

pub(crate) struct Server {
    pub(crate) app: Arc<App>,
    pub(crate) store: Arc<dyn Store>,
    folder: Folder,
}

/// Somebody with a token.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) person: String,
    pub(crate) token: String,
}

/// What a test's person adds to the dice.
pub(crate) const ENTROPY: Bytes32 = Bytes32([5; 32]);

pub(crate) fn commitment() -> String {
    commit(&ENTROPY).to_string()
}

/// Limits that no test reaches by accident.
pub(crate) fn generous() -> Config {
    let limits = Limits { messages: 1_000_000, guests: 1_000_000, matches: 1_000_000, ..Limits::default() };
    Config { limits, ..Config::default() }
}

impl Server {
    pub(crate) fn new() -> Server {
        Server::with(generous())
    }

    pub(crate) fn with(config: Config) -> Server {
        Server::at(Folder::new(), config)
    }

    /// A server over a copy of a database.
    pub(crate) fn over(database: &Path) -> Server {
        let folder = Folder::new();
        std::fs::copy(database, folder.path().join("messdeck.db")).unwrap();
        Server::at(folder, generous())
    }

    /// A server over a store that is wrapped into another one.
    pub(crate) fn wrapped(wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> Server {
        Server::around(Folder::new(), generous(), wrap)
    }

    fn at(folder: Folder, config: Config) -> Server {
        Server::around(folder, config, |store| store)
    }

    fn around(folder: Folder, config: Config, wrap: impl FnOnce(Arc<dyn Store>) -> Arc<dyn Store>) -> Server {
        let store = wrap(Arc::new(Sqlite::open(&folder.path().join("messdeck.db")).unwrap()));
        Server { app: App::new(Arc::clone(&store), config), store, folder }
    }

    /// Where its matches are kept.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) async fn response(
        &self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &str,
    ) -> Response {
        let mut request = Request::builder().method(Method::from_bytes(method.as_bytes()).unwrap()).uri(path);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        router(&self.app).oneshot(request.body(Body::from(body.to_owned())).unwrap()).await.unwrap()
    }

    pub(crate) async fn text(&self, path: &str) -> (StatusCode, String) {
        let response = self.response("GET", path, None, "").await;
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// Asks below `/api/v1`.
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        who: Option<&Guest>,
        body: Value,
    ) -> (StatusCode, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let token = who.map(|guest| guest.token.as_str());
        let response = self.response(method, &format!("/api/v1{path}"), token, &body).await;
        let status = response.status();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }

    /// Asks for something that must be granted.
    pub(crate) async fn get(&self, path: &str, who: Option<&Guest>) -> Value {
        let (status, answer) = self.ask("GET", path, who, Value::Null).await;
        assert_eq!(status, StatusCode::OK, "GET {path}: {answer}");
        answer
    }

    pub(crate) async fn post(&self, path: &str, who: &Guest, body: Value) -> Value {
        let (status, answer) = self.ask("POST", path, Some(who), body).await;
        assert!(status.is_success(), "POST {path}: {status} {answer}");
        answer
    }

    pub(crate) async fn guest(&self, name: &str) -> Guest {
        let (status, answer) = self.ask("POST", "/guests", None, json!({ "name": name })).await;
        assert_eq!(status, StatusCode::CREATED, "{answer}");
        let word = |field: &str| answer[field].as_str().unwrap().to_owned();
        Guest { person: word("person"), token: word("token") }
    }

    /// A match of a game without dice for two people who have revealed: the first on the first seat.
    pub(crate) async fn duel(&self) -> (String, Guest, Guest) {
        let (ann, bob) = (self.guest("Ann").await, self.guest("Bob").await);
        let seats = json!({ "red": { "kind": "me", "commitment": commitment() } });
        let new = json!({ "game": "uptick", "seats": seats, "public": true });
        let created = self.post("/matches", &ann, new).await;
        let id = created["match"].as_str().unwrap().to_owned();
        self.post(&format!("/matches/{id}/join"), &bob, json!({ "commitment": commitment() })).await;
        for (guest, seat) in [(&ann, "red"), (&bob, "blue")] {
            let command = json!({ "kind": "reveal", "seat": seat, "entropy": ENTROPY });
            self.act(&id, guest, seat, command).await;
        }
        (id, ann, bob)
    }

    pub(crate) async fn v(&self, id: &str) -> u64 {
        self.get(&format!("/matches/{id}"), None).await["view"]["v"].as_u64().unwrap()
    }

    pub(crate) async fn act(&self, id: &str, who: &Guest, name: &str, command: Value) -> Value {
        let v = self.v(id).await;
        let act = json!({ "id": format!("{name}-{v}"), "v": v, "command": command });
        self.post(&format!("/matches/{id}/acts"), who, act).await
    }
}
