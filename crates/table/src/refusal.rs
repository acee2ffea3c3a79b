//! Why a command was refused.

use messdeck_core::ParseError;
use messdeck_facade::{MoveError, OptionError, Unknown, codes};
use thiserror::Error;

use crate::FoldError;

codes! {
    /// What kind of refusal it is.
    pub enum RefusalCode {
        BadClock = "bad-clock",
        BadEvent = "bad-event",
        BadId = "bad-id",
        BadLevel = "bad-level",
        BadName = "bad-name",
        BadOption = "bad-option",
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
        RepeatedOption = "repeated-option",
        RetiredRules = "retired-rules",
        RollFirst = "roll-first",
        SeatTaken = "seat-taken",
        SeatsAreTaken = "seats-are-taken",
        TooEarly = "too-early",
        TooLate = "too-late",
        UnknownGame = "unknown-game",
        UnknownOption = "unknown-option",
        WrongEntropy = "wrong-entropy",
        WrongSeed = "wrong-seed",
    } or
    /// The rules of the game forbid the move: the code of its reason.
    Illegal
}

/// Why a command changed nothing, in a sentence for people.
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The table does not allow it.
    #[error("{message}")]
    Table { code: RefusalCode, message: String },
    /// The move is none, or the rules of the game forbid it.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The options are none of the game, or do not go together.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// What the match was to begin with is no position of the game.
    #[error("The start is not a position, {0}.")]
    Start(#[source] ParseError),
    /// Only newer programs know the version of the rules.
    #[error("This match {0}.")]
    Newer(Unknown),
    /// Decision and fold disagree, which is a mistake of this crate.
    #[error(transparent)]
    NotPossible(Box<FoldError>),
}

impl Refusal {
    pub(crate) fn new(code: RefusalCode, message: impl Into<String>) -> Refusal {
        Refusal::Table { code, message: message.into() }
    }

    /// What kind of refusal it is.
    pub const fn code(&self) -> RefusalCode {
        match self {
            Refusal::Table { code, .. } => *code,
            Refusal::Move(error) => RefusalCode::of_move(error),
            Refusal::Options(error) => RefusalCode::of_option(error),
            Refusal::Start(_) => RefusalCode::BadPosition,
            Refusal::Newer(_) => RefusalCode::NewerRules,
            Refusal::NotPossible(_) => RefusalCode::NotPossible,
        }
    }
}

impl RefusalCode {
    /// What is wrong with a move.
    pub const fn of_move(error: &MoveError) -> RefusalCode {
        match error {
            MoveError::Malformed(_) => RefusalCode::MalformedMove,
            MoveError::Illegal(why) => RefusalCode::Illegal(why.code),
        }
    }

    /// What is wrong with options.
    pub const fn of_option(error: &OptionError) -> RefusalCode {
        match error {
            OptionError::Unknown { .. } => RefusalCode::UnknownOption,
            OptionError::Bad { .. } => RefusalCode::BadOption,
            OptionError::Repeated(_) => RefusalCode::RepeatedOption,
        }
    }
}
