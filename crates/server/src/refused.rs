//! The one shape of everything that goes wrong: `{"error": {"code", "message", …}}`.

use std::error::Error;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use messdeck_core::Say;
use messdeck_facade::RecordError;
use messdeck_hall::HallError;
use messdeck_protocol::online::{Declined, OnlineCode};
use messdeck_protocol::{Fault, FaultCode};
use messdeck_store::StoreError;
use messdeck_table::{FoldError, Refusal, RefusalCode};
use messdeck_words::Words;

use crate::config::Limits;

/// Why a request was not followed.
#[derive(Debug)]
pub(crate) struct Refused {
    pub(crate) status: StatusCode,
    pub(crate) body: Box<Declined>,
}

impl Refused {
    /// What its code says, in words.
    pub(crate) fn new(status: StatusCode, code: impl Into<FaultCode>) -> Refused {
        Refused::fault(status, Fault::from(code.into()))
    }

    pub(crate) fn fault(status: StatusCode, error: Fault) -> Refused {
        let error = error.worded(Words::english());
        Refused { status, body: Box::new(Declined { error, events: None }) }
    }

    pub(crate) fn bad(fault: impl Into<Fault>) -> Refused {
        Refused::fault(StatusCode::BAD_REQUEST, fault.into())
    }

    pub(crate) fn no_match() -> Refused {
        HallError::Missing.into()
    }

    pub(crate) fn who() -> Refused {
        let fault = Fault::from(OnlineCode::WhoAreYou).because(
            "this needs a guest's token; POST /api/v1/guests gives one, and it is sent as \"Authorization: Bearer …\"",
        );
        Refused::fault(StatusCode::UNAUTHORIZED, fault)
    }

    pub(crate) fn forbidden(code: impl Into<FaultCode>) -> Refused {
        Refused::new(StatusCode::FORBIDDEN, code)
    }

    pub(crate) fn too_many(say: impl Into<Say>) -> Refused {
        Refused::fault(StatusCode::TOO_MANY_REQUESTS, Fault::new(OnlineCode::TooMany, say))
    }

    /// More messages than somebody may send.
    pub(crate) fn too_many_messages(most: u32) -> Refused {
        let fault = Fault::from(OnlineCode::TooMany).with("most", most).with("seconds", Limits::WINDOW);
        Refused::fault(StatusCode::TOO_MANY_REQUESTS, fault)
    }

    /// What went wrong inside is for the log, with all that led to it. Nothing was kept: whoever asked can try again.
    pub(crate) fn inside(error: &(dyn Error + 'static)) -> Refused {
        tracing::error!(error, "a request failed");
        Refused::new(StatusCode::INTERNAL_SERVER_ERROR, OnlineCode::Failed)
    }

    /// It went wrong inside while something was being kept.
    fn unknown(error: &(dyn Error + 'static)) -> Refused {
        tracing::error!(error, "whether an act was kept is not known");
        Refused::fault(
            StatusCode::INTERNAL_SERVER_ERROR,
            Fault::from(OnlineCode::Unknown).because("an act may be sent again with the same id"),
        )
    }
}

/// What the hall says, in HTTP's words. Nowhere else does one become the other.
impl From<HallError> for Refused {
    fn from(error: HallError) -> Refused {
        let (status, fault): (_, Fault) = match error {
            HallError::Refused(refusal) => return refusal.into(),
            HallError::Log(error) => return error.into(),
            HallError::Stale { missed } => {
                let mut refused = Refused::new(StatusCode::CONFLICT, OnlineCode::Stale);
                refused.body.events = Some(missed);
                return refused;
            }
            HallError::Ahead { v } => {
                (StatusCode::BAD_REQUEST, Fault::from(OnlineCode::NoSuchEvent).with("v", v))
            }
            HallError::Missing => (StatusCode::NOT_FOUND, OnlineCode::NoSuchMatch.into()),
            HallError::Exists => (StatusCode::CONFLICT, OnlineCode::Exists.into()),
            HallError::Busy => (StatusCode::CONFLICT, OnlineCode::Busy.into()),
            HallError::SeatKept => (StatusCode::FORBIDDEN, OnlineCode::NeedsInvite.into()),
            HallError::SeatsKept => {
                (StatusCode::FORBIDDEN, Fault::new(OnlineCode::NeedsInvite, "fault-needs-invite-all"))
            }
            HallError::NotSeated => {
                (StatusCode::FORBIDDEN, Fault::new(RefusalCode::NotYourSeat, "fault-not-your-seat-ever"))
            }
            HallError::NotAtTheTable => (StatusCode::FORBIDDEN, OnlineCode::NotAtTheTable.into()),
            HallError::Store(StoreError::Unknown(_)) | HallError::BrokenOff(_) => {
                return Refused::unknown(&error);
            }
            HallError::Store(_) | HallError::Json(_) | HallError::Random(_) => {
                return Refused::inside(&error);
            }
        };
        Refused::fault(status, fault)
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        let status = match refusal.code() {
            RefusalCode::NotYourSeat => StatusCode::FORBIDDEN,
            RefusalCode::UnknownGame => StatusCode::NOT_FOUND,
            RefusalCode::BadId => StatusCode::BAD_REQUEST,
            _ => StatusCode::UNPROCESSABLE_ENTITY,
        };
        Refused::fault(status, refusal.into())
    }
}

impl From<FoldError> for Refused {
    fn from(error: FoldError) -> Refused {
        match error {
            // Nothing is wrong inside: it takes a newer program.
            FoldError::NewerRules(_) | FoldError::NewerEvent { .. } => {
                Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, error.into())
            }
            FoldError::Bad { .. } => Refused::inside(&error),
        }
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Refused {
        match error {
            RecordError::RetiredRules(_) | RecordError::NewerRules(_) => {
                Refused::fault(StatusCode::UNPROCESSABLE_ENTITY, error.into())
            }
            RecordError::Bad { .. } => Refused::inside(&error),
        }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        HallError::from(error).into()
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (self.status, [(CACHE_CONTROL, "no-store")], Json(self.body)).into_response()
    }
}
