//! What can be wrong with a request, and why a move is not allowed.

use messdeck_core::{ParseError, Say, Turn, Why};
use messdeck_facade::{About, AnyRules, MoveError, OptionError, RecordError, say};
use messdeck_table::{FoldError, Refusal, RefusalCode, Unverifiable};
use schemars::JsonSchema;
use serde::Serialize;
use thiserror::Error;

use crate::{EngineCode, FaultCode, Speaker};

/// The answer to a request that could not be followed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Failure {
    /// What was wrong.
    pub error: Fault,
}

impl Failure {
    /// What was wrong, in words too where somebody has them.
    pub fn new(error: Fault, speaker: Option<Speaker>) -> Failure {
        Failure { error: speaker.map_or(error.clone(), |speaker| error.worded(speaker)) }
    }
}

/// Why a move is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Reason {
    /// A word for programs that never changes.
    pub code: &'static str,
    /// One sentence in English, for programs; a page has words of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// What forbids it.
    #[serde(flatten)]
    pub ruling: Ruling,
}

/// What forbids a move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Ruling {
    /// The id of the sentence on the rules page that forbids the move.
    pub rule: &'static str,
    /// The squares that the reason is about, the most important first.
    pub squares: Vec<String>,
    /// What a person is told.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub say: Say,
}

impl From<Why> for Reason {
    fn from(Why { code, rule, say, squares }: Why) -> Reason {
        Reason { code, message: None, ruling: Ruling { rule, squares, say } }
    }
}

/// What was wrong, for programs and for people. Fields that do not apply are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, Error)]
#[error("{message}")]
pub struct Fault {
    /// A word for programs that never changes.
    pub code: FaultCode,
    /// One or two sentences in English, for programs. Where the rules of a game speak, people are told what `say` says.
    pub message: String,
    /// What forbids an illegal move.
    #[serde(flatten)]
    pub ruling: Option<Ruling>,
    /// The move that could not be made.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// Its place among the moves of the request, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub index: Option<usize>,
    /// The character at which a text goes wrong, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<usize>,
    /// The option that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub option: Option<String>,
}

impl Fault {
    /// Something that is not about a game at all.
    pub fn new(code: impl Into<FaultCode>, message: impl Into<String>) -> Fault {
        let (code, message) = (code.into(), message.into());
        Fault { code, message, ruling: None, mv: None, index: None, at: None, option: None }
    }

    /// The same in the words of a language, where the rules of a game speak.
    #[must_use]
    pub fn worded(self, words: impl Fn(&Say) -> String) -> Fault {
        let Some(ruling) = &self.ruling else { return self };
        Fault { message: self.message.replace(&ruling.say.to_string(), &words(&ruling.say)), ..self }
    }

    pub(crate) fn unknown_game(id: &str, known: &[&str]) -> Fault {
        let known = known.join(", ");
        let message = format!("there is no game {:?}; the games are {known}", shorten(id));
        Fault::new(RefusalCode::UnknownGame, message)
    }

    pub(crate) fn needs_permit(about: &About) -> Fault {
        let notice = about.notice.unwrap_or_default();
        Fault::new(EngineCode::NeedsPermit, format!("{} is not offered here. {notice}", about.title))
    }

    /// A text that is none of what it should be.
    pub(crate) fn bad_text(code: impl Into<FaultCode>, text: &str, what: &str, error: &ParseError) -> Fault {
        let message = format!("{:?} is not {what}, {error}", shorten(text));
        Fault { at: Some(error.at), ..Fault::new(code, message) }
    }

    pub(crate) fn bad_position(text: &str, error: &ParseError) -> Fault {
        Fault::bad_text(RefusalCode::BadPosition, text, "a position of this game", error)
    }

    /// A move among those of a request.
    pub(crate) fn bad_move(text: &str, index: usize, error: MoveError) -> Fault {
        Fault { index: Some(index), ..Fault::refused_move(text, error) }
    }

    pub(crate) fn malformed_move(text: &str, error: ParseError) -> Fault {
        Fault::refused_move(text, MoveError::Malformed(error))
    }

    pub(crate) fn nobody_decides(position: &dyn AnyRules) -> Fault {
        let message = match position.turn() {
            Turn::Chance(_) => "no seat decides here: the dice are about to fall",
            _ => "no seat decides here: the game is over",
        };
        Fault::new(EngineCode::NobodyDecides, message)
    }

    /// A move that a call is about.
    pub(crate) fn refused_move(text: &str, error: MoveError) -> Fault {
        let at = match &error {
            MoveError::Malformed(error) => Some(error.at),
            MoveError::Illegal(_) => None,
        };
        let message = format!("{}: {error}", shorten(text));
        Fault { message, at, mv: Some(shorten(text)), ..Fault::from(error) }
    }
}

impl From<OptionError> for Fault {
    fn from(error: OptionError) -> Fault {
        let option = Some(error.option().to_owned());
        Fault { option, ..Fault::new(RefusalCode::of_option(&error), error.to_string()) }
    }
}

/// A move without its text, as at a table, where everybody knows which it was.
impl From<MoveError> for Fault {
    fn from(error: MoveError) -> Fault {
        let fault = Fault::new(RefusalCode::of_move(&error), error.to_string());
        match error {
            MoveError::Malformed(_) => fault,
            MoveError::Illegal(why) => Fault { ruling: Some(Reason::from(why).ruling), ..fault },
        }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        match refusal {
            Refusal::Move(error) => error.into(),
            refusal => Fault::new(refusal.code(), refusal.to_string()),
        }
    }
}

impl From<FoldError> for Fault {
    fn from(error: FoldError) -> Fault {
        match error {
            FoldError::Bad { .. } => {
                Fault::new(EngineCode::BadLog, format!("the log of the match is damaged, {error}"))
            }
            FoldError::NewerEvent { .. } => Fault::new(EngineCode::NewerEvent, error.to_string()),
            FoldError::NewerRules(_) => Fault::new(RefusalCode::NewerRules, error.to_string()),
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        let code: FaultCode = match error {
            RecordError::Bad { .. } => EngineCode::BadRecord.into(),
            RecordError::RetiredRules(_) => RefusalCode::RetiredRules.into(),
            RecordError::NewerRules(_) => RefusalCode::NewerRules.into(),
        };
        Fault::new(code, error.to_string())
    }
}

impl From<Unverifiable> for Fault {
    fn from(error: Unverifiable) -> Fault {
        match error {
            Unverifiable::NotDealt => Fault::new(EngineCode::NotDealt, error.to_string()),
            Unverifiable::NotRevealed => Fault::new(EngineCode::NotRevealed, error.to_string()),
            Unverifiable::Record(error) => error.into(),
        }
    }
}

/// A text that someone sent may be megabytes long; an error quotes only its beginning.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 120;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
