//! The site over HTTP.
//!
//! The pages and the engine that runs in them are part of the program ([`site`]), so that it needs no other
//! file. The engine in the page does the playing; the server hands out the files and says what it offers.
//! It listens on this machine alone.

mod headers;
pub mod site;

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::middleware::map_response;
use axum::routing::get;
use tokio::net::TcpListener;

/// Everything that is answered, without a socket: tests ask it directly.
pub fn app() -> Router {
    Router::new()
        .route("/site.json", get(site_json))
        .fallback(get(site::file))
        .layer(map_response(headers::protect))
}

/// Listens on this machine until it is interrupted. `ready` is told the address, which matters where the port
/// is 0: any free one.
pub fn serve(port: u16, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        ready(listener.local_addr()?);
        axum::serve(listener, app()).with_graceful_shutdown(interrupted()).await
    })
}

/// What the page must know about where it is. A server for this machine alone offers every game: nothing is
/// published to others.
async fn site_json() -> ([(axum::http::HeaderName, &'static str); 2], String) {
    let site = serde_json::json!({ "permits": "all" });
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-cache")], site.to_string())
}

async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without a way to hear of an interrupt, the process is ended from outside.
        std::future::pending::<()>().await;
    }
}
