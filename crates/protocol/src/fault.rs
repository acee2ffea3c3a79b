//! What can be wrong with a request, and why a move is not allowed.

use messdeck_core::{Arg, ParseError, Say, Turn, Why, shortened};
use messdeck_facade::{About, AnyRules, MoveError, OptionError, RecordError, say};
use messdeck_table::{FoldError, Refusal, RefusalCode, Unverifiable};
use schemars::JsonSchema;
use serde::Serialize;
use thiserror::Error;

use crate::online::OnlineCode;
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
        Failure {
            error: match speaker {
                Some(speaker) => error.worded(speaker),
                None => error,
            },
        }
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
    /// What a person is told.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub say: Say,
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
}

impl From<Why> for Reason {
    fn from(Why { code, rule, say, squares }: Why) -> Reason {
        Reason { code, message: None, say, ruling: Ruling { rule, squares } }
    }
}

/// What was wrong, for programs and for people. Fields that do not apply are left out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema, Error)]
#[error("{message}")]
pub struct Fault {
    /// A word for programs that never changes.
    pub code: FaultCode,
    /// The same in English, for programs; from an engine without words, as in a page, what `say` names.
    pub message: String,
    /// What a person is told.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub say: Say,
    /// What exactly is wrong with a text that only programs write and read, in English.
    #[serde(skip)]
    pub detail: Option<String>,
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
    pub fn new(code: impl Into<FaultCode>, say: impl Into<Say>) -> Fault {
        let (code, say) = (code.into(), say.into());
        let message = say.to_string();
        Fault {
            code,
            message,
            say,
            detail: None,
            ruling: None,
            mv: None,
            index: None,
            at: None,
            option: None,
        }
    }

    /// The same with something that it is about.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Fault {
        let say = self.say.with(name, arg);
        Fault { message: say.to_string(), say, ..self }
    }

    /// The same with what exactly is wrong, for programs.
    #[must_use]
    pub fn because(self, detail: impl ToString) -> Fault {
        Fault { detail: Some(detail.to_string()), ..self }
    }

    /// The same in the words of a language.
    #[must_use]
    pub fn worded(self, speaker: Speaker) -> Fault {
        let said = speaker.say(&self.say);
        let whole = match (&self.detail, &self.ruling) {
            (Some(detail), _) if speaker.is_english() => format!("{}: {detail}", said.trim_end_matches('.')),
            (None, Some(ruling)) => format!("{said} ({})", ruling.rule),
            _ => said,
        };
        let message = match &self.mv {
            Some(mv) => format!("{mv}: {whole}"),
            None => whole,
        };
        Fault { message, ..self }
    }

    pub(crate) fn unknown_game(id: &str, known: &[&str]) -> Fault {
        let known: Vec<Say> = known.iter().map(|&id| Say::verbatim(id)).collect();
        let say = Say::new("fault-unknown-game-of").with("game", quoted(id)).with("known", known);
        Fault::new(RefusalCode::UnknownGame, say)
    }

    pub(crate) fn needs_permit(about: &About) -> Fault {
        Fault::from(EngineCode::NeedsPermit).with("title", about.title)
    }

    /// A text that is none of what it should be.
    pub(crate) fn bad_text(code: impl Into<FaultCode>, error: &ParseError) -> Fault {
        let code: FaultCode = code.into();
        Fault { at: Some(error.at), ..Fault::new(code, error.told(code.message())) }
    }

    pub(crate) fn bad_position(error: &ParseError) -> Fault {
        Fault::bad_text(RefusalCode::BadPosition, error)
    }

    /// A move among those of a request.
    pub(crate) fn bad_move(text: &str, index: usize, error: MoveError) -> Fault {
        Fault { index: Some(index), ..Fault::refused_move(text, error) }
    }

    pub(crate) fn malformed_move(text: &str, error: ParseError) -> Fault {
        Fault::refused_move(text, MoveError::Malformed(error))
    }

    /// A question for the computer where nobody has a choice.
    pub fn nobody_decides(position: &dyn AnyRules) -> Fault {
        let message = match position.turn() {
            Turn::Chance(_) => "fault-nobody-decides-dice",
            _ => EngineCode::NobodyDecides.message(),
        };
        Fault::new(EngineCode::NobodyDecides, message)
    }

    /// A move that a call is about.
    pub(crate) fn refused_move(text: &str, error: MoveError) -> Fault {
        let at = match &error {
            MoveError::Malformed(error) => Some(error.at),
            MoveError::Illegal(_) => None,
        };
        Fault { at, mv: Some(quoted(text)), ..Fault::from(error) }
    }
}

impl From<OptionError> for Fault {
    fn from(error: OptionError) -> Fault {
        let option = Some(error.option().to_owned());
        Fault { option, ..Fault::new(RefusalCode::of_option(&error), error.say()) }
    }
}

/// A move without its text, as at a table, where everybody knows which it was.
impl From<MoveError> for Fault {
    fn from(error: MoveError) -> Fault {
        let fault = Fault::new(RefusalCode::of_move(&error), error.say());
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
            Refusal::Options(error) => error.into(),
            Refusal::Event(_) | Refusal::NotPossible(_) => {
                Fault::new(refusal.code(), refusal.say()).because(refusal)
            }
            refusal => Fault::new(refusal.code(), refusal.say()),
        }
    }
}

impl From<FoldError> for Fault {
    fn from(error: FoldError) -> Fault {
        match error {
            FoldError::Bad { .. } => Fault::from(EngineCode::BadLog).because(error),
            FoldError::NewerEvent { v } => Fault::from(EngineCode::NewerEvent)
                .because(format!("event {v} is of a kind that this one does not know")),
            FoldError::NewerRules(unknown) => {
                let code = RefusalCode::NewerRules;
                Fault::new(code, unknown.told(code.message()))
            }
        }
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        match error {
            RecordError::Bad { line, why } => {
                Fault::from(EngineCode::BadRecord).with("line", line).with("why", why.say())
            }
            RecordError::RetiredRules(retired) => {
                Fault::new(RefusalCode::RetiredRules, retired.told("fault-retired-rules-record"))
            }
            RecordError::NewerRules(unknown) => {
                Fault::new(RefusalCode::NewerRules, unknown.told("fault-newer-rules-record"))
            }
        }
    }
}

impl From<Unverifiable> for Fault {
    fn from(error: Unverifiable) -> Fault {
        match error {
            Unverifiable::NotDealt => EngineCode::NotDealt.into(),
            Unverifiable::NotRevealed => EngineCode::NotRevealed.into(),
            Unverifiable::Record(error) => error.into(),
        }
    }
}

/// A fault of which its code says all.
impl From<FaultCode> for Fault {
    fn from(code: FaultCode) -> Fault {
        Fault::new(code, code.message())
    }
}

impl From<EngineCode> for Fault {
    fn from(code: EngineCode) -> Fault {
        FaultCode::from(code).into()
    }
}

impl From<OnlineCode> for Fault {
    fn from(code: OnlineCode) -> Fault {
        FaultCode::from(code).into()
    }
}

impl From<RefusalCode> for Fault {
    fn from(code: RefusalCode) -> Fault {
        FaultCode::from(code).into()
    }
}

/// A text that someone sent, as an error quotes it.
fn quoted(text: &str) -> String {
    shortened(text, 120)
}
