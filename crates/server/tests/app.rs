//! The server asked in process, without a socket.

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

use axum::body::{Body, to_bytes};
use axum::http::{Method, Request, StatusCode};
use axum::response::Response;
use messdeck_server::app;
use tower::ServiceExt;

fn ask(method: Method, path: &str) -> Response {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let request = Request::builder().method(method).uri(path).body(Body::empty()).unwrap();
    runtime.block_on(app().oneshot(request)).unwrap()
}

fn get(path: &str) -> Response {
    ask(Method::GET, path)
}

fn header<'r>(response: &'r Response, name: &str) -> &'r str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

fn body(response: Response) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let bytes = runtime.block_on(to_bytes(response.into_body(), usize::MAX)).unwrap();
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
        assert!(body(response).contains("To the games"), "{path}");
    }
}

#[test]
fn this_machine_may_play_everything() {
    let response = get("/site.json");
    assert_eq!(header(&response, "content-type"), "application/json");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    assert_eq!(body(response), r#"{"permits":"all"}"#);
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
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let response = runtime.block_on(app().oneshot(request)).unwrap();
    assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(header(&response, "etag"), tag);
    assert_eq!(body(response), "");
}
