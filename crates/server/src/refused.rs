//! The one shape of everything that goes wrong: `{"error": {"code", "message", …}}`.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use messdeck_facade::RecordError;
use messdeck_protocol::Fault;
use messdeck_store::StoreError;
use messdeck_table::{FoldError, Refusal};
use serde::Serialize;
use serde_json::value::RawValue;

/// Why a request was not followed.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) body: Box<Body>,
}

/// What the client is told.
#[derive(Debug, Serialize)]
pub(crate) struct Body {
    pub(crate) error: Fault,
    /// What the client has missed, where that is why.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) events: Option<Vec<Box<RawValue>>>,
}

impl Refused {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Refused {
        Refused::fault(status, Fault::new(code, message))
    }

    pub(crate) fn fault(status: StatusCode, error: Fault) -> Refused {
        Refused { status, body: Box::new(Body { error, events: None }) }
    }

    pub(crate) fn bad(code: &'static str, message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn no_match() -> Refused {
        Refused::new(StatusCode::NOT_FOUND, "no-such-match", "There is no such match.")
    }

    pub(crate) fn who() -> Refused {
        Refused::new(
            StatusCode::UNAUTHORIZED,
            "who-are-you",
            "This needs a guest's token: POST /api/v1/guests gives one, and it is sent as \
             \"Authorization: Bearer …\".",
        )
    }

    pub(crate) fn forbidden(code: &'static str, message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::FORBIDDEN, code, message)
    }

    pub(crate) fn too_many(message: impl Into<String>) -> Refused {
        Refused::new(StatusCode::TOO_MANY_REQUESTS, "too-many", message)
    }

    /// The act was made before something that matters had happened.
    pub(crate) fn stale(events: Vec<Box<RawValue>>) -> Refused {
        let error = Fault::new("stale", "Something else happened before; here it is.");
        Refused { status: StatusCode::CONFLICT, body: Box::new(Body { error, events: Some(events) }) }
    }

    /// What went wrong inside is for the log; whoever asked can only try again.
    pub(crate) fn inside(error: &dyn std::fmt::Display) -> Refused {
        tracing::error!(%error, "a request failed");
        Refused::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            "failed",
            "The server could not do this; try again in a moment.",
        )
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let status = match refusal.code {
            "not-your-seat" => StatusCode::FORBIDDEN,
            "unknown-game" => StatusCode::NOT_FOUND,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Refused::fault(status, refusal.into())
    }
}

impl From<FoldError> for Refused {
    fn from(error: FoldError) -> Refused {
        match error.code {
            // Nothing is wrong inside: it takes a newer program.
            "newer-rules" => Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, error.into()),
            _ => Refused::inside(&error),
        }
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Refused {
        match error.code {
            "retired-rules" | "newer-rules" => Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, error.into()),
            _ => Refused::inside(&error),
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        match error {
            StoreError::Missing => Refused::no_match(),
            StoreError::Exists => {
                Refused::new(StatusCode::CONFLICT, "exists", "There is one of that name already.")
            }
            StoreError::Conflict { .. } => {
                Refused::new(StatusCode::CONFLICT, "busy", "Others were faster; try again.")
            }
            StoreError::Failed(_) => Refused::inside(&error),
        }
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, [(CACHE_CONTROL, "no-store")], Json(self.body)).into_response()
    }
}
