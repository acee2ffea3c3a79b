//! The server asked in process, without a socket.

use crate::common;
use crate::common::Server;
use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use messdeck_server::{Config, router};
use tower::ServiceExt;

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap()
}

fn ask(method: Method, path: &str) -> Response {
    runtime().block_on(async { Server::new().response(method.as_str(), path, None, "").await })
}

fn get(path: &str) -> Response {
    ask(Method::GET, path)
}

fn header<'r>(response: &'r Response, name: &str) -> &'r str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

fn body(response: Response) -> String {
    let bytes = runtime().block_on(to_bytes(response.into_body(), usize::MAX)).unwrap();
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn the_root_is_the_page() {
    let response = get("/");
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    assert!(body(response).contains("<title>Messdeck"));
    assert_eq!(body(get("/index.html")), body(get("/")));
}

/// Also on errors and on what is not a file.
#[test]
fn every_answer_is_protected() {
    for path in ["/", "/site.json", "/nothing", "/../Cargo.toml", "/assets/"] {
        let response = get(path);
        let policy = header(&response, "content-security-policy");
        assert!(policy.starts_with("default-src 'none'") && policy.contains("'wasm-unsafe-eval'"), "{path}");
        assert!(!policy.contains("'unsafe-eval'") && !policy.contains('*'), "{path}");
        assert!(policy.contains("worker-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert_eq!(header(&response, "x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header(&response, "referrer-policy"), "no-referrer", "{path}");
    }
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    for path in ["/nothing", "/assets/nothing.js", "/../Cargo.toml", "/index.html/", "/site.json/x"] {
        let response = get(path);
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
        assert!(body(response).contains("Back to the games"), "{path}");
    }
}

#[test]
fn this_machine_may_play_everything() {
    let response = get("/site.json");
    assert_eq!(header(&response, "content-type"), "application/json");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    assert_eq!(body(response), r#"{"online":true,"permits":"all"}"#);
}

/// Whoever offers games to others needs the permits that some of them ask for.
#[test]
fn other_machines_may_play_what_is_permitted() {
    let everywhere = Config { listen: ([0, 0, 0, 0], 8430).into(), ..Config::default() };
    let published = Config { public_url: Some("https://play.example.org".into()), ..Config::default() };
    let permitted = Config { permits: vec!["uptick".into()], ..everywhere.clone() };
    for (config, said, offered) in [
        (everywhere, r#"{"online":true,"permits":[]}"#, false),
        (published, r#"{"online":true,"permits":[]}"#, false),
        (permitted, r#"{"online":true,"permits":["uptick"]}"#, true),
    ] {
        runtime().block_on(async {
            let server = Server::with(config);
            assert_eq!(server.text("/site.json").await.1, said);
            let guest = server.guest("Ann").await;
            let new = serde_json::json!({ "game": "uptick" });
            let (status, answer) = server.ask("POST", "/matches", Some(&guest), new).await;
            assert_eq!(status == StatusCode::CREATED, offered, "{answer}");
            let games = server.get("/games", None).await.to_string();
            assert_eq!(games.contains("uptick"), offered);
        });
    }
}

#[test]
fn the_operator_sees_how_it_goes() {
    runtime().block_on(async {
        let server = Server::new();
        for path in ["/healthz", "/readyz"] {
            assert_eq!(server.text(path).await, (StatusCode::OK, "ok\n".to_owned()), "{path}");
        }
        server.duel().await;
        let (status, metrics) = server.text("/metrics").await;
        assert_eq!(status, StatusCode::OK);
        for line in [
            "messdeck_matches_created_total 1\n",
            "messdeck_acts_total 3\n",
            "messdeck_commit_seconds_count 3\n",
        ] {
            assert!(metrics.contains(line), "{line} is missing in\n{metrics}");
        }
    });
}

#[test]
fn files_can_only_be_read() {
    for method in [Method::POST, Method::PUT, Method::DELETE] {
        assert_eq!(ask(method, "/").status(), StatusCode::METHOD_NOT_ALLOWED);
    }
    let head = ask(Method::HEAD, "/");
    assert_eq!(head.status(), StatusCode::OK);
    assert!(!header(&head, "etag").is_empty());
    assert_eq!(body(head), "");
}

#[test]
fn a_page_that_is_known_is_not_sent_again() {
    let tag = header(&get("/"), "etag").to_owned();
    let request = Request::builder().uri("/").header("if-none-match", &tag).body(Body::empty()).unwrap();
    let response = runtime().block_on(async { router(&Server::new().app).oneshot(request).await.unwrap() });
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&response, "etag"), tag);
    assert_eq!(body(response), "");
}

#[tokio::test]
async fn a_link_to_a_match_says_what_it_is_about() {
    let config = Config {
        public_url: Some("https://play.example.org/".into()),
        permits: vec!["uptick".into()],
        ..common::generous()
    };
    let server = Server::with(config);
    let ann = server.guest("Ann \"<b>").await;
    let me = serde_json::json!({ "kind": "me", "commitment": common::commitment() });
    let new = serde_json::json!({ "game": "uptick", "seats": { "red": me } });
    let created = server.post("/matches", &ann, new).await;
    let id = created["match"].as_str().unwrap();
    let (status, page) = server.text(&format!("/?m={id}")).await;
    assert_eq!(status, StatusCode::OK);
    for tag in [
        "<meta property=\"og:title\" content=\"Uptick · Standard game: Ann &quot;&lt;b&gt; – a free seat\">",
        "<meta property=\"og:description\" content=\"Take a seat and play.\">",
        &format!("content=\"https://play.example.org/api/v1/matches/{id}/preview\""),
    ] {
        assert!(page.contains(tag), "{tag} is not in {page}");
    }
    let plain = server.text("/").await;
    assert_eq!(server.text("/?m=0123").await, plain, "no such match");
    assert_eq!(page.split_once("<meta property").unwrap().0, plain.1.split_once("</head>").unwrap().0);

    let short = server.response("GET", &format!("/m/{id}"), None, "").await;
    assert_eq!(header(&short, "location"), format!("/?m={id}"));
    assert_eq!(server.response("GET", "/m/%0d%0ax", None, "").await.status(), StatusCode::NOT_FOUND);

    let preview = server.response("GET", &format!("/api/v1/matches/{id}/preview"), None, "").await;
    assert_eq!(header(&preview, "content-type"), "image/png");
    assert_eq!(header(&preview, "cross-origin-resource-policy"), "cross-origin");
    let bytes = to_bytes(preview.into_body(), usize::MAX).await.unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(&bytes[16..24], [1200u32.to_be_bytes(), 630u32.to_be_bytes()].concat());
}

/// A client whose line breaks in the middle must be able to tell this from a request that is wrong.
#[test]
fn a_request_that_was_cut_off_is_to_be_sent_again() {
    use std::io::{Error, ErrorKind};
    let pieces = [Ok("{ \"name\":"), Err(Error::from(ErrorKind::UnexpectedEof))];
    let cut = Body::from_stream(futures_util::stream::iter(pieces));
    let request = Request::post("/api/v1/guests").body(cut).unwrap();
    let response = runtime().block_on(async { router(&Server::new().app).oneshot(request).await }).unwrap();
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert!(body(response).contains("\"code\":\"cut-off\""));
}
