//! Rows, scoring runs and points.

use messdeck_core::{MAX_SEATS, Outcome, Seat, SeatSet};

use crate::rules::{Position, Scoring};
use crate::square::{MIDDLE, Square};

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

impl Row {
    /// The 48 rows: four arms, six dice each, two sides.
    #[inline]
    pub(crate) fn all() -> impl Iterator<Item = Row> {
        const EAST: (i32, i32) = (1, 0);
        const NORTH: (i32, i32) = (0, 1);
        const SOUTH: (i32, i32) = (0, -1);
        const WEST: (i32, i32) = (-1, 0);
        let arms = [(EAST, NORTH), (EAST, SOUTH), (WEST, NORTH), (WEST, SOUTH)].into_iter();
        arms.flat_map(|(along_rank, along_file)| [(along_rank, along_file), (along_file, along_rank)])
            .flat_map(|(arm, step)| {
                (1..=MIDDLE).map(move |value| Row {
                    cross: Square::from_centre(arm.0 * value, arm.1 * value),
                    value: value as u8,
                    step,
                })
            })
    }

    /// Its six squares, from the cross outward.
    #[inline]
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        let (files, ranks) = (self.cross.file() - MIDDLE, self.cross.rank() - MIDDLE);
        (1..=MIDDLE)
            .map(move |away| Square::from_centre(files + self.step.0 * away, ranks + self.step.1 * away))
    }

    /// The scoring run of the row, if there is one (DO-3).
    #[inline]
    pub(crate) fn run(self, position: &Position) -> Option<Run> {
        let mut dice = self.squares().map_while(|square| position.die(square));
        let first = dice.next().filter(|die| die.value == self.value)?;
        let length = 1 + dice.take_while(|&die| die == first).count();
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
    let mut scores = [0; MAX_SEATS];
    for run in Run::all(position) {
        scores[run.seat.index()] += run.points(position.scoring());
    }
    scores
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
