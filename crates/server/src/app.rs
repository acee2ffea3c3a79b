//! What all requests share, and what they bring along.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Query, Request};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};

use messdeck_hall::Hall;
use messdeck_protocol::online::OnlineCode;
use messdeck_protocol::{EngineCode, Fault, Permits};
use messdeck_store::{Store, StoreError};
use serde::de::DeserializeOwned;
use tokio::sync::watch;

use crate::analyses::Analyses;
use crate::config::{Config, Limits};
use crate::metrics::Metrics;
use crate::queue::Queue;
use crate::rate::Rate;
use crate::refused::Refused;
use crate::secret::{self, Caller};

/// What all requests share.
pub struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hall: Arc<Hall>,
    pub(crate) metrics: Metrics,
    pub(crate) config: Config,
    pub(crate) permits: Permits,
    pub(crate) secret: [u8; 32],
    pub(crate) messages: Rate,
    pub(crate) guests: Rate,
    /// Looking at positions and drawing them.
    pub(crate) looks: Queue,
    /// Thinking about positions, one after another.
    pub(crate) advice: Arc<Queue>,
    pub(crate) analyses: Arc<Analyses>,
    /// Whether the server is about to end.
    pub(crate) ending: watch::Sender<bool>,
}

/// Questions that may wait for their turn, by whether an answer takes a moment or some seconds.
const WAITING_TO_LOOK: usize = 64;
const WAITING_FOR_ADVICE: usize = 16;

impl App {
    /// A server over a store. Its clocks run once [`App::keep_time`] is called.
    pub fn new(store: Arc<dyn Store>, config: Config) -> Arc<App> {
        let limits = config.limits;
        Arc::new(App {
            secret: store.secret(),
            hall: Arc::new(Hall::new(Arc::clone(&store), limits.thinkers)),
            store,
            metrics: Metrics::default(),
            permits: config.offered(),
            messages: Rate::new(limits.messages, Duration::from_secs(Limits::WINDOW)),
            guests: Rate::new(limits.guests, Duration::from_secs(60)),
            looks: Queue::new(1, WAITING_TO_LOOK),
            advice: Arc::new(Queue::new(1, WAITING_FOR_ADVICE)),
            analyses: Arc::default(),
            ending: watch::channel(false).0,
            config,
        })
    }

    /// Ends the matches whose version of the rules is no longer played; to be called before anybody is let in.
    pub async fn end_retired(&self) {
        if let Err(error) = self.hall.end_retired().await {
            tracing::warn!(%error, "matches of older rules could not be looked for");
        }
    }

    /// Looks after the clocks of all matches, for ever.
    pub async fn keep_time(self: Arc<App>) {
        Arc::clone(&self.hall).keep_time().await;
    }

    /// Who a token names, if they have not been forgotten.
    pub(crate) async fn caller(&self, token: &str) -> Result<Caller, Refused> {
        let caller = secret::read_token(&self.secret, token).ok_or_else(Refused::who)?;
        match self.store.person(&caller.person).await {
            Ok(_) => Ok(caller),
            Err(StoreError::Missing) => Err(Refused::who()),
            Err(error) => Err(error.into()),
        }
    }

    /// Counts one more message of somebody.
    pub(crate) fn count(&self, key: &str) -> Result<(), Refused> {
        if self.messages.allows(key) {
            return Ok(());
        }
        Err(Refused::too_many_messages(self.config.limits.messages))
    }
}

/// Where a request comes from.
pub(crate) struct Origin(pub(crate) String);

impl FromRequestParts<Arc<App>> for Origin {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Origin, Refused> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let forwarded = || -> Option<IpAddr> {
            let said = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            // The last one was added by our own proxy; whoever asks could write the ones before it.
            said.rsplit(',').next()?.trim().parse().ok()
        };
        let from = if app.config.behind_proxy { forwarded().or(peer) } else { peer };
        Ok(Origin(from.map_or_else(|| "unknown".to_owned(), |from| from.to_string())))
    }
}

/// A caller with a token that is right.
impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Caller, Refused> {
        let token = bearer(&parts.headers).ok_or_else(Refused::who)?;
        let caller = app.caller(token).await?;
        app.count(&caller.person)?;
        Ok(caller)
    }
}

/// Somebody, with or without a token; one that is wrong is refused all the same.
pub(crate) struct Anyone(pub(crate) Option<Caller>);

impl FromRequestParts<Arc<App>> for Anyone {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Anyone, Refused> {
        if bearer(&parts.headers).is_some() {
            return Caller::from_request_parts(parts, app).await.map(|caller| Anyone(Some(caller)));
        }
        let Origin(from) = Origin::from_request_parts(parts, app).await?;
        app.count(&from)?;
        Ok(Anyone(None))
    }
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// What stands behind the question mark of an address.
pub(crate) struct Parameters<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Parameters<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Parameters<T>, Refused> {
        let Query(read) = Query::from_request_parts(parts, app)
            .await
            .map_err(|error| Refused::bad(Fault::from(OnlineCode::BadQuery).because(error.body_text())))?;
        Ok(Parameters(read))
    }
}

/// The JSON that a request brings along.
pub(crate) struct Input<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Input<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Input<T>, Refused> {
        let bytes = Bytes::from_request(request, app).await.map_err(|rejected| {
            let status = rejected.status();
            match status {
                StatusCode::PAYLOAD_TOO_LARGE => {
                    let fault = Fault::from(OnlineCode::TooLarge).with("most", Limits::BODY / 1024);
                    Refused::fault(status, fault)
                }
                _ => Refused::bad(OnlineCode::CutOff),
            }
        })?;
        let bytes: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        let read = serde_json::from_slice(bytes);
        read.map(Input).map_err(|error| Refused::bad(Fault::from(EngineCode::BadRequest).because(error)))
    }
}
