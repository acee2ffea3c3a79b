//! What can be wrong with a request.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

use messdeck_core::{ParseError, Turn};
use messdeck_facade::{About, AnyRules, MoveError, OptionError, Reason, RecordError};
use messdeck_table::{FoldCode, FoldError, Refusal, Unverifiable};
use schemars::JsonSchema;
use serde::Serialize;

/// The answer to a request that could not be followed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Failure {
    /// What was wrong.
    pub error: Fault,
}

/// What was wrong, for programs and for people. Fields that do not apply are left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Fault {
    /// A word for programs: `bad-request`, `line-too-long`, `unknown-game`, `needs-permit`, `unknown-option`, `bad-option`,
    /// `repeated-option`, `unknown-setup`, `bad-position`, `malformed-move`, `bad-level`, `nobody-decides`, `no-such-table`,
    /// `bad-log`, `bad-record`, `retired-rules`, `newer-rules`, `not-dealt`, `not-revealed`, `bad-piece`, `does-not-fit`,
    /// `bad-date`,
    /// the code of a table's refusal, or for an illegal move the code of its reason.
    pub code: &'static str,
    /// One or two sentences for people.
    pub message: String,
    /// The rule that an illegal move breaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<&'static str>,
    /// The squares that the reason is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub squares: Option<Vec<String>>,
    /// What the reason's sentence was made from, by name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub params: Option<BTreeMap<&'static str, String>>,
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
    pub fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into(), ..Fault::default() }
    }

    pub(crate) fn unknown_game(id: &str, known: &[&str]) -> Fault {
        let known = known.join(", ");
        Fault::new("unknown-game", format!("there is no game {:?}; the games are {known}", shorten(id)))
    }

    pub(crate) fn needs_permit(about: &About) -> Fault {
        let notice = about.notice.unwrap_or_default();
        Fault::new("needs-permit", format!("{} is not offered here. {notice}", about.title))
    }

    pub(crate) fn bad_position(text: &str, error: &ParseError) -> Fault {
        let message = format!("{:?} is not a position of this game, {error}", shorten(text));
        Fault { at: Some(error.at), ..Fault::new("bad-position", message) }
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
        Fault::new("nobody-decides", message)
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
        Fault { option: Some(error.option), ..Fault::new(error.code.word(), error.message) }
    }
}

/// A move without its text, as at a table, where everybody knows which it was.
impl From<MoveError> for Fault {
    fn from(error: MoveError) -> Fault {
        let message = error.to_string();
        match error {
            MoveError::Malformed(_) => Fault::new("malformed-move", message),
            MoveError::Illegal(Reason { code, rule, squares, params, .. }) => Fault {
                rule: Some(rule),
                squares: Some(squares),
                params: Some(params),
                ..Fault::new(code, message)
            },
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
        let message = match error.code {
            FoldCode::BadLog => format!("the log of the match is damaged, {error}"),
            FoldCode::NewerEvent | FoldCode::NewerRules => error.to_string(),
        };
        Fault::new(error.code.word(), message)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::new(error.code.word(), error.to_string())
    }
}

impl From<Unverifiable> for Fault {
    fn from(error: Unverifiable) -> Fault {
        let code = match &error {
            Unverifiable::NotDealt => "not-dealt",
            Unverifiable::NotRevealed => "not-revealed",
            Unverifiable::Record(error) => error.code.word(),
        };
        Fault::new(code, error.to_string())
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Fault {}

/// A text that someone sent may be megabytes long; an error quotes only its beginning.
pub(crate) fn shorten(text: &str) -> String {
    const LONGEST: usize = 120;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}
