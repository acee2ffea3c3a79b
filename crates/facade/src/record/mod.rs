//! Records: whole matches as text that a person can read, for every game.
//!
//! ```text
//! messdeck record 1
//! game: uptick
//! options: size=3 dice=2
//! seat red: Ann
//! seat blue: random
//! result: red
//!
//! 1 red 3@b2
//! 2 blue 2@a1 [4:53.200] ; she smiled
//! ```
//!
//! The first line names the format. Then come tags, each at most once and in this order; an empty line;
//! and the moves, one per line: number, who moved (a seat or `chance`), the move, the time left on the
//! mover's clock, a comment. A record has one spelling. `docs/records.md` is the full description.

mod clock;
mod parse;
mod print;
mod replay;
mod throws;

use messdeck_core::{ParseError, Say, shortened};
use thiserror::Error;

use crate::{MoveError, OptionError, Retired, Unknown, Version};
pub use replay::{Replay, no_seat};
pub use throws::Throws;

/// A match from its start, dice included.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The options that differ from their defaults, as pairs of name and value.
    pub options: Vec<(String, String)>,
    /// The version of the rules under these options.
    pub rules: Version,
    /// The first position, if it is not the game's start.
    pub start: Option<String>,
    /// Who sat where, as pairs of seat and name.
    pub seats: Vec<(String, String)>,
    /// What else is known, as pairs of name and value; the names are those of [`TAGS`], and
    /// `entropy SEAT`.
    pub tags: Vec<(String, String)>,
    /// How it ended, once it has.
    pub result: Option<Ending>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
}

/// The names of further tags: when and where a match was played, and what its dice were dealt from.
pub const TAGS: [&str; 6] = ["date", "place", "match", "commitment", "seed", "roll-off"];

impl Record {
    /// The value of one of the [`Record::tags`].
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The line of the text where a tag stands, counted from 1; the first line if it is not there.
    pub fn line_of_tag(&self, tag: &str) -> usize {
        let text = self.to_string();
        let line = text.lines().position(|line| line.starts_with(&format!("{tag}: ")));
        line.map_or(1, |line| line + 1)
    }

    /// The line of the text where a move stands, counted from 1; the move is counted from 0.
    pub fn line_of_move(&self, index: usize) -> usize {
        self.to_string().lines().take_while(|line| !line.is_empty()).count() + 2 + index
    }
}

/// How a match ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The seats that share the best result, in seat order.
    pub winners: Vec<String>,
    /// What ended it, such as `resignation`, where it was not the rules.
    pub by: Option<String>,
}

/// A move as it stands in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordedMove {
    /// The seat that moved, or `chance`.
    pub who: String,
    /// The move in the game's notation.
    pub mv: String,
    /// Milliseconds left on the mover's clock afterwards.
    pub clock: Option<u64>,
    /// A comment.
    pub comment: Option<String>,
}

/// Why a record can't be read or played through.
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// Something is wrong in a line, counted from 1.
    #[error("line {line}: {why}")]
    Bad {
        line: usize,
        #[source]
        why: Flaw,
    },
    /// Nothing is wrong, but this program plays a newer version of the rules.
    #[error("{}", .0.told("fault-retired-rules-record"))]
    RetiredRules(Retired),
    /// Nothing is wrong, but only newer programs know its version of the rules.
    #[error("{}", .0.told("fault-newer-rules-record"))]
    NewerRules(Unknown),
}

impl RecordError {
    /// Something that is wrong in a line.
    pub fn bad(line: usize, why: impl Into<Flaw>) -> RecordError {
        RecordError::Bad { line, why: why.into() }
    }
}

/// What is wrong in a line. [`Flaw::say`] is what people are told; what is displayed is for programmers.
#[expect(missing_docs, reason = "the line above a variant says what its fields are")]
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// The line is not written as records are, or contradicts the others.
    #[error("{0}")]
    Text(Say),
    /// The options are none of the game, or do not go together.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// What the record begins with is no position of the game.
    #[error("not a position, {0}")]
    Start(#[source] ParseError),
    /// A text that was not played as a move.
    #[error("{mv}: {why}")]
    Move {
        mv: String,
        #[source]
        why: MoveError,
    },
}

impl Flaw {
    /// What a person is told.
    pub fn say(&self) -> Say {
        match self {
            Flaw::Text(say) => say.clone(),
            Flaw::Options(error) => error.say(),
            Flaw::Start(error) => error.told("fault-bad-position"),
            Flaw::Move { mv, why: MoveError::Malformed(error) } => {
                error.told(Say::new("notation-record-no-move").with("move", shortened(mv, MOST_QUOTED)))
            }
            Flaw::Move { mv, why: MoveError::Illegal(why) } => Say::new("notation-record-illegal")
                .with("move", mv.as_str())
                .with("why", why.say.clone())
                .with("rule", why.rule),
        }
    }
}

impl From<Say> for Flaw {
    fn from(say: Say) -> Flaw {
        Flaw::Text(say)
    }
}

impl From<&'static str> for Flaw {
    fn from(id: &'static str) -> Flaw {
        Flaw::Text(id.into())
    }
}

/// How much of a wrong text is quoted.
const MOST_QUOTED: usize = 60;

/// Something that should look like something else, by an example.
fn unlike(found: &str, example: impl Into<String>) -> Say {
    let say = Say::new("notation-record-unlike").with("found", shortened(found, MOST_QUOTED));
    say.with("example", example.into())
}
