//! Why a command was refused.

use messdeck_core::{Arg, ParseError, Say};
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

/// Why a command changed nothing. [`Refusal::say`] is what people are told; what is displayed is for programmers.
#[expect(missing_docs, reason = "the line above a variant says what its fields are")]
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The table does not allow it.
    #[error("{say}")]
    Table { code: RefusalCode, say: Say },
    /// An event does not fit what came before it: something is wrong with a log, or with this crate.
    #[error("{0}")]
    Event(&'static str),
    /// The move is none, or the rules of the game forbid it.
    #[error(transparent)]
    Move(#[from] MoveError),
    /// The options are none of the game, or do not go together.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// What the match was to begin with is no position of the game.
    #[error("the start is not a position, {0}")]
    Start(#[source] ParseError),
    /// Only newer programs know the version of the rules.
    #[error("{}", .0.told("fault-newer-rules"))]
    Newer(Unknown),
    /// Decision and fold disagree, which is a mistake of this crate.
    #[error(transparent)]
    NotPossible(Box<FoldError>),
}

impl Refusal {
    /// A refusal that has more to say than its code.
    pub(crate) fn new(code: RefusalCode, say: impl Into<Say>) -> Refusal {
        Refusal::Table { code, say: say.into() }
    }

    /// Adds what it is about.
    #[must_use]
    pub(crate) fn with(self, name: &'static str, arg: impl Into<Arg>) -> Refusal {
        match self {
            Refusal::Table { code, say } => Refusal::Table { code, say: say.with(name, arg) },
            other => other,
        }
    }

    /// What a person is told.
    pub fn say(&self) -> Say {
        match self {
            Refusal::Table { say, .. } => say.clone(),
            Refusal::Move(error) => error.say(),
            Refusal::Options(error) => error.say(),
            Refusal::Start(error) => error.told("fault-bad-position"),
            Refusal::Newer(unknown) => unknown.told("fault-newer-rules"),
            Refusal::Event(_) | Refusal::NotPossible(_) => Say::new(self.code().message()),
        }
    }

    /// What kind of refusal it is.
    pub const fn code(&self) -> RefusalCode {
        match self {
            Refusal::Table { code, .. } => *code,
            Refusal::Event(_) => RefusalCode::BadEvent,
            Refusal::Move(error) => RefusalCode::of_move(error),
            Refusal::Options(error) => RefusalCode::of_option(error),
            Refusal::Start(_) => RefusalCode::BadPosition,
            Refusal::Newer(_) => RefusalCode::NewerRules,
            Refusal::NotPossible(_) => RefusalCode::NotPossible,
        }
    }
}

/// A refusal of which its code says all.
impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Refusal {
        Refusal::new(code, code.message())
    }
}

impl RefusalCode {
    /// Refuses with this code, of which it says all, unless something holds.
    pub(crate) fn unless(self, holds: bool) -> Result<(), Refusal> {
        if holds { Ok(()) } else { Err(self.into()) }
    }

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
