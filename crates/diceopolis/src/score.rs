//! Rows, scoring runs and points.

use messdeck_core::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::options::Scoring;
use crate::rules::Position;
use crate::square::{MIDDLE, Square};
use crate::survey::Survey;

/// The squares on one side of a cross die, straight away from its arm.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    /// The square of the cross die.
    pub(crate) cross: Square,
    /// What the cross die shows.
    pub(crate) value: u8,
    /// Files and ranks from one square to the next.
    step: (i32, i32),
}

/// The 48 rows: four arms, six dice each, two sides.
static ROWS: [Row; 48] = {
    // Every quadrant has an arm along the rank of the cross and one along its file; the rows of each run along
    // the other.
    const QUADRANTS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    const ROWS_OF_QUADRANT: usize = 2 * MIDDLE as usize;
    let mut rows = [Row { cross: Square::from_centre(0, 0), value: 0, step: (0, 0) }; 48];
    let mut index = 0;
    while index < rows.len() {
        let (east, north) = QUADRANTS[index / ROWS_OF_QUADRANT];
        let value = index as i32 % MIDDLE + 1;
        let (cross, step) = if index % ROWS_OF_QUADRANT < MIDDLE as usize {
            (Square::from_centre(east * value, 0), (0, north))
        } else {
            (Square::from_centre(0, north * value), (east, 0))
        };
        rows[index] = Row { cross, value: value as u8, step };
        index += 1;
    }
    rows
};

impl Row {
    /// All rows.
    #[inline]
    pub(crate) fn all() -> impl Iterator<Item = Row> {
        ROWS.iter().copied()
    }

    /// Its six squares, from the cross outward.
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        (1..=MIDDLE).map(move |away| self.square(away))
    }

    /// The square this far away from the cross.
    #[inline(always)]
    const fn square(self, away: i32) -> Square {
        let (files, ranks) = (self.cross.file() - MIDDLE, self.cross.rank() - MIDDLE);
        Square::from_centre(files + self.step.0 * away, ranks + self.step.1 * away)
    }

    /// The scoring run of the row, if there is one (DO-3).
    #[inline]
    pub(crate) fn run(self, position: &Position) -> Option<Run> {
        let first = position.die(self.square(1)).filter(|die| die.value == self.value)?;
        let goes_on = |&away: &i32| position.die(self.square(away)) == Some(first);
        let length = 1 + (2..=MIDDLE).take_while(goes_on).count();
        Some(Run { row: self, seat: first.seat, length })
    }
}

/// The dice of a row that score: one colour, all showing the value of their cross die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) row: Row,
    pub(crate) seat: Seat,
    /// Dice in it, without the cross die.
    pub(crate) length: usize,
}

impl Run {
    /// All scoring runs of a position.
    #[inline]
    pub(crate) fn all(position: &Position) -> impl Iterator<Item = Run> {
        Row::all().filter_map(|row| row.run(position))
    }

    /// What it scores; the cross die counts with it.
    #[inline]
    pub(crate) fn points(self, scoring: Scoring) -> i32 {
        let dice = self.length as i32 + 1;
        match scoring {
            Scoring::Pips => i32::from(self.row.value) * dice,
            Scoring::Dice => dice,
        }
    }

    /// The cross die's square and those of its dice, outward.
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        [self.row.cross].into_iter().chain(self.row.squares().take(self.length))
    }

    /// The square on which the run would go on, if it is not as long as its row.
    pub(crate) fn next(self) -> Option<Square> {
        self.row.squares().nth(self.length)
    }
}

/// The points of every seat as the position stands.
#[inline]
pub(crate) fn scores(position: &Position) -> [i32; MAX_SEATS] {
    Survey::of(position).scores(position.scoring())
}

/// The result if the game ended here: the best score wins, equal ones share the win.
///
/// Takes a copy, so that whoever plays games in a loop can keep the position itself in registers.
#[inline(never)]
pub(crate) fn outcome(position: Position) -> Outcome {
    let scores = scores(&position);
    let best = scores.iter().max();
    let winners: SeatSet = position.seat_list().filter(|seat| Some(&scores[seat.index()]) == best).collect();
    Outcome { winners, scores: Some(scores) }
}
