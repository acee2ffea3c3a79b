//! Words for programs that say what was wrong.

use messdeck_facade::codes;
use messdeck_table::RefusalCode;
use schemars::JsonSchema;
use serde::Serialize;

use crate::online::OnlineCode;

codes! {
    /// What the engine says by itself.
    pub enum EngineCode {
        BadDate = "bad-date",
        BadLog = "bad-log",
        BadPiece = "bad-piece",
        BadRecord = "bad-record",
        BadRequest = "bad-request",
        DoesNotFit = "does-not-fit",
        LineTooLong = "line-too-long",
        NeedsPermit = "needs-permit",
        NewerEvent = "newer-event",
        NoSuchTable = "no-such-table",
        NobodyDecides = "nobody-decides",
        NotDealt = "not-dealt",
        NotRevealed = "not-revealed",
        Reload = "reload",
        UnknownSetup = "unknown-setup",
    }
}

/// A word for programs that never changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum FaultCode {
    /// The engine's own.
    Engine(EngineCode),
    /// A server's own.
    Online(OnlineCode),
    /// A table's, or for an illegal move the code of its reason.
    Table(RefusalCode),
}

impl FaultCode {
    /// The message of the catalogue that says it, where there is no more to say.
    pub const fn message(self) -> &'static str {
        match self {
            FaultCode::Engine(code) => code.message(),
            FaultCode::Online(code) => code.message(),
            FaultCode::Table(code) => code.message(),
        }
    }

    /// The word.
    pub const fn word(self) -> &'static str {
        match self {
            FaultCode::Engine(code) => code.word(),
            FaultCode::Online(code) => code.word(),
            FaultCode::Table(code) => code.word(),
        }
    }
}

impl From<EngineCode> for FaultCode {
    fn from(code: EngineCode) -> FaultCode {
        FaultCode::Engine(code)
    }
}

impl From<OnlineCode> for FaultCode {
    fn from(code: OnlineCode) -> FaultCode {
        FaultCode::Online(code)
    }
}

impl From<RefusalCode> for FaultCode {
    fn from(code: RefusalCode) -> FaultCode {
        FaultCode::Table(code)
    }
}
