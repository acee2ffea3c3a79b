//! A moment of a match: a position as a board shows it, and what led to it.

use messdeck_facade::{Flight, Passage, PathStep, Tale};
use schemars::JsonSchema;
use serde::Serialize;

use crate::look::Seen;
use crate::{Answer, Want};

/// All that a board shows of a moment: the position, the last move as it was pointed at, and what it moved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Frame {
    /// The position.
    pub look: Answer,
    /// The last move of all, a throw included; none where no move led here.
    pub made: Option<Made>,
    /// The last move that somebody decided; none where nobody has.
    pub decided: Option<Decided>,
}

/// A move or a throw, as it is told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Made {
    /// The seat that decided, or whose dice fell.
    pub seat: Option<&'static str>,
    /// What it was and what it brought.
    pub tale: Tale,
    /// What the dice show, where they fell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<u8>>,
}

/// A decision, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Decided {
    /// How many throws came after it.
    pub ago: usize,
    /// The first of its paths.
    pub path: Vec<PathStep>,
    /// What went from cell to cell: along the path first, then what gave way or was sent back.
    pub flights: Vec<Flight>,
    /// Whether something left the board.
    pub captures: bool,
}

impl Frame {
    /// The moment at which a position stands to which these moves led, the oldest first.
    pub(crate) fn new<'a>(
        seen: &Seen,
        want: &[Want],
        passages: impl DoubleEndedIterator<Item = Passage<'a>>,
    ) -> Frame {
        let mut latest_first = passages.rev().enumerate().peekable();
        let made = latest_first.peek().map(|&(_, passage)| Made::new(passage));
        let decided = latest_first.find(|(_, passage)| !passage.is_throw());
        Frame {
            look: seen.look(want),
            made,
            decided: decided.map(|(ago, passage)| Decided::new(ago, passage)),
        }
    }
}

impl Made {
    fn new(passage: Passage<'_>) -> Made {
        Made { seat: passage.seat(), tale: passage.tale(), faces: passage.faces() }
    }
}

impl Decided {
    fn new(ago: usize, passage: Passage<'_>) -> Decided {
        let path = passage.path();
        Decided { ago, flights: passage.flights(&path), captures: passage.captures(), path }
    }
}
