//! Why a command was refused.

use messdeck_facade::{MoveError, OptionError, codes};
use thiserror::Error;

codes! {
    /// What a table refuses by itself.
    pub enum RefusalCode {
        BadClock = "bad-clock",
        BadEvent = "bad-event",
        BadId = "bad-id",
        BadLevel = "bad-level",
        BadName = "bad-name",
        BadPatience = "bad-patience",
        BadPosition = "bad-position",
        BadTime = "bad-time",
        MalformedMove = "malformed-move",
        MoveFirst = "move-first",
        NewerRules = "newer-rules",
        NoDealer = "no-dealer",
        NoOffer = "no-offer",
        NoPerson = "no-person",
        NoRollOff = "no-roll-off",
        NoSeat = "no-seat",
        NotAsked = "not-asked",
        NotOver = "not-over",
        NotPossible = "not-possible",
        NotReady = "not-ready",
        NotStarted = "not-started",
        NotYourSeat = "not-your-seat",
        NotYourTurn = "not-your-turn",
        NothingToClaim = "nothing-to-claim",
        NothingToUndo = "nothing-to-undo",
        OfferPending = "offer-pending",
        Over = "over",
        OwnSide = "own-side",
        RematchAgreed = "rematch-agreed",
        RetiredRules = "retired-rules",
        RollFirst = "roll-first",
        SeatTaken = "seat-taken",
        SeatsAreTaken = "seats-are-taken",
        TooEarly = "too-early",
        TooLate = "too-late",
        UnknownGame = "unknown-game",
        WrongEntropy = "wrong-entropy",
        WrongSeed = "wrong-seed",
    }
}

/// Why a command changed nothing, in a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The table does not allow it.
    #[error("{message}")]
    Table {
        /// What kind of refusal it is.
        code: RefusalCode,
        /// One sentence for people.
        message: String,
    },
    /// The move is none, or the rules of the game forbid it.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The options are none of the game, or do not go together.
    #[error(transparent)]
    Options(#[from] OptionError),
}

impl Refusal {
    pub(crate) fn new(code: RefusalCode, message: impl Into<String>) -> Refusal {
        Refusal::Table { code, message: message.into() }
    }

    /// A word for programs that never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Table { code, .. } => code.word(),
            Refusal::Move(MoveError::Malformed(_)) => RefusalCode::MalformedMove.word(),
            Refusal::Move(MoveError::Illegal(_)) => "illegal-move",
            Refusal::Options(error) => error.code.word(),
        }
    }
}
