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
    /// What the same seat decided before it in the same turn, the oldest first.
    pub before: Vec<Decided>,
    /// The dice that fell last, in one go; none where none have.
    pub thrown: Option<Thrown>,
}

/// Dice that fell one after the other without anybody choosing or throwing anew.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Thrown {
    /// The seat that threw them.
    pub seat: Option<&'static str>,
    /// What they show, in the order in which they fell.
    pub faces: Vec<u8>,
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
    /// The seat that decided.
    pub seat: Option<&'static str>,
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
        let latest_first: Vec<_> = passages.rev().collect();
        let mut decisions = latest_first.iter().enumerate().filter(|(_, passage)| !passage.is_throw());
        let decided = decisions.next();
        let same = |passage: &Passage<'_>| decided.is_some_and(|(_, last)| last.seat() == passage.seat());
        let mut before: Vec<_> = decisions
            .take_while(|(_, passage)| same(passage))
            .take(LONGEST_TURN)
            .map(|(ago, &passage)| Decided::new(ago, passage))
            .collect();
        before.reverse();
        Frame {
            look: seen.look(want),
            made: latest_first.first().map(|&passage| Made::new(passage)),
            decided: decided.map(|(ago, &passage)| Decided::new(ago, passage)),
            before,
            thrown: Thrown::last(&latest_first),
        }
    }
}

/// So many moves of a turn can be told apart on a board.
const LONGEST_TURN: usize = 11;

impl Thrown {
    fn last(latest_first: &[Passage<'_>]) -> Option<Thrown> {
        let at = latest_first.iter().position(Passage::is_throw)?;
        let seat = latest_first[at].seat();
        let mut faces = Vec::new();
        for passage in &latest_first[at..] {
            if !passage.is_throw() || passage.seat() != seat {
                break;
            }
            faces.extend(passage.faces()?.into_iter().rev());
            if passage.before.scene().throw.is_some_and(|throw| throw.apart) {
                break;
            }
        }
        faces.reverse();
        Some(Thrown { seat, faces })
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
        Decided {
            seat: passage.seat(),
            ago,
            flights: passage.flights(&path),
            captures: passage.captures(),
            path,
        }
    }
}
