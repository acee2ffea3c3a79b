//! The site and online matches over HTTP.
//!
//! The pages and the engine that runs in them are part of the program ([`site`]), so that it needs no other file.
//! `/api/v1` ([`ROUTES`]) is where people meet: here are the routes, the socket, pictures and numbers for the operator; the
//! life of matches is `messdeck-hall`'s, and what it refuses is told in HTTP's words in one place (`refused`).

mod analyses;
mod api;
mod app;
mod config;
mod headers;
mod invitation;
mod keeping;
mod metrics;
mod openapi;
mod picture;
mod queue;
mod rate;
mod refused;
mod secret;
pub mod site;
mod socket;
mod text;

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, StatusCode};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::serve::ListenerExt;
use axum::{Json, Router};
use messdeck_protocol::online::Site;
use tokio::net::TcpListener;

use keeping::Folder;

pub use api::{Gives, ROUTES, Route, Shape, Who};
pub use app::App;
pub use config::{Config, Limits};
pub use keeping::{DATABASE, Trouble, back_up, restore};
pub use openapi::{openapi, socket_messages};

/// Everything that is answered, without a socket: tests ask it directly.
pub fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/", get(invitation::page))
        .route("/m/{match}", get(invitation::short))
        .route("/site.json", get(site_json))
        .route("/healthz", get(alive))
        .route("/readyz", get(ready))
        .route("/metrics", get(metrics))
        .nest("/api/v1", api::router())
        .fallback(get(site::file))
        .layer(DefaultBodyLimit::max(Limits::BODY))
        .layer(map_response(headers::protect))
        .layer(from_fn_with_state(Arc::clone(app), count))
        .with_state(Arc::clone(app))
}

/// Serves until it is interrupted. `data` is the folder where matches are kept, made if there is none; `ready` is told
/// the address, which matters where the port is 0: any free one.
pub fn serve(config: Config, data: &Path, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        // The address first: whoever finds it taken should not have made a folder.
        let listener = TcpListener::bind(config.listen).await?;
        let folder = Folder::take(data)?;
        let store = folder.open()?;
        let app = App::new(Arc::clone(&store), config);
        app.end_retired().await;
        let clocks = tokio::spawn(Arc::clone(&app).keep_time());
        ready(listener.local_addr()?);
        let service = router(&app).into_make_service_with_connect_info::<SocketAddr>();
        let ending = Arc::clone(&app);
        let (ended, end) = tokio::sync::oneshot::channel();
        let stop = async move {
            interrupted().await;
            tracing::info!("ending");
            // Sockets say goodbye; requests under way are finished.
            ending.ending.send_replace(true);
            let _ = ended.send(());
        };
        // What is sent is sent at once: otherwise the second of two short frames waits for the other side to say that it has
        // the first, which takes 40 milliseconds.
        let listener = listener.tap_io(|stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection is slower than it could be");
            }
        });
        let serving = axum::serve(listener, service).with_graceful_shutdown(stop);
        let overdue = async {
            // Without an interrupt there is no end to wait for.
            if end.await.is_err() {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(LAST_CALL).await;
        };
        tokio::select! {
            served = serving => served?,
            () = overdue => tracing::warn!("some connections did not end in time"),
        }
        clocks.abort();
        store.close().await.map_err(io::Error::other)
    })
}

/// How long connections have to end.
const LAST_CALL: Duration = Duration::from_secs(10);

/// What the page must know about where it is.
async fn site_json(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-cache")], Json(Site { online: true, permits: app.permits.clone() }))
}

/// Whether the server answers at all.
async fn alive() -> impl IntoResponse {
    ([(CACHE_CONTROL, "no-store")], "ok\n")
}

/// Whether acts can be kept.
async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    let (status, said) =
        match (tokio::time::timeout(WRITTEN_WITHIN, app.store.ready()).await, app.store.panics()) {
            (Ok(Ok(())), 0) => (StatusCode::OK, "ok\n".to_owned()),
            (Ok(Ok(())), panics) => (StatusCode::OK, format!("ok; writing has panicked {panics} times\n")),
            (Ok(Err(error)), _) => {
                tracing::error!(error = &error as &dyn std::error::Error, "acts can't be kept");
                (StatusCode::SERVICE_UNAVAILABLE, "acts can't be kept: the store fails\n".to_owned())
            }
            (Err(_), _) => (
                StatusCode::SERVICE_UNAVAILABLE,
                "acts can't be kept: the store does not answer\n".to_owned(),
            ),
        };
    (status, [(CACHE_CONTROL, "no-store")], said)
}

/// How long a store that is ready takes at most to keep something.
const WRITTEN_WITHIN: Duration = Duration::from_secs(5);

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let headers: [(HeaderName, &str); 2] =
        [(CONTENT_TYPE, "text/plain; version=0.0.4"), (CACHE_CONTROL, "no-store")];
    (headers, app.metrics.text(&app.hall, app.store.panics()))
}

/// Counts answers, and logs those that should not have been.
async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let response = next.run(request).await;
    let status = response.status();
    app.metrics.answered(status.as_u16());
    tracing::debug!(%method, status = status.as_u16(), "answered");
    response
}

async fn interrupted() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            // Without a way to hear of an interrupt, the process is ended from outside.
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}
