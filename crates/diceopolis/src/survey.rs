//! All 48 rows at a glance: how far each is filled, how long its run is, and whose.
//!
//! A judgement and the final score want to know about every row, so nothing here looks at single dice. A
//! rank holds two rows that run along it, and one comparison of the whole rank with its first die says where the
//! run ends. The rows that run across the ranks are counted twelve at a time, in the lanes of a word.

use messdeck_core::MAX_SEATS;

use crate::options::Scoring;
use crate::rules::{Position, SQUARE};
use crate::square::MIDDLE;

/// The values of the cross, and the squares of a row.
pub(crate) const SIX: usize = MIDDLE as usize;

/// In each of the four quadrants there are rows of two kinds: those that run along files and those that run
/// along ranks.
const KINDS: usize = 8;

/// What can be said of one row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// Dice in it.
    pub(crate) filled: u8,
    /// Dice in its scoring run.
    pub(crate) run: u8,
    /// Whose run it is; 0 if there is none.
    pub(crate) seat: u8,
}

/// The rows by kind and value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Survey([[State; SIX]; KINDS]);

/// The place of a kind. The two of a quadrant are side by side.
const fn kind(east: bool, north: bool, along_rank: bool) -> usize {
    (east as usize | (north as usize) << 1) << 1 | along_rank as usize
}

/// The lowest bit of each square of half a rank.
const HALF: u64 = 0x0210_8421;
/// The bits of half a rank.
const HALF_BITS: u32 = SQUARE * MIDDLE as u32;
/// The lowest bit of each square of a rank.
const LOW: u64 = HALF | HALF << HALF_BITS;
/// What the cross shows beside each square of a rank.
const CROSS: u64 = {
    let (mut word, mut value) = (0, 1);
    while value <= MIDDLE as u64 {
        word |= value << (SQUARE * (MIDDLE as u32 - value as u32));
        word |= value << (SQUARE * (MIDDLE as u32 - 1 + value as u32));
        value += 1;
    }
    word
};

impl Survey {
    /// Looks at a board.
    #[inline]
    pub(crate) fn of(position: &Position) -> Survey {
        let mut rows = [[State::default(); SIX]; KINDS];
        let ranks = position.ranks();
        for value in 1..=SIX {
            for (north, rank) in [(true, ranks[SIX - 1 + value]), (false, ranks[SIX - value])] {
                rows[kind(true, north, true)][value - 1] = eastward(rank >> HALF_BITS, value as u64);
                rows[kind(false, north, true)][value - 1] = westward(rank & (HALF * 31), value as u64);
            }
        }
        let [a, b, c, d, e, f, g, h, i, j, k, l] = *ranks;
        for (north, outward) in [(true, [g, h, i, j, k, l]), (false, [f, e, d, c, b, a])] {
            let (filled, runs) = across(outward);
            for value in 1..=SIX {
                let state = |square: usize| {
                    let shift = SQUARE * square as u32;
                    let run = (runs >> shift & 7) as u8;
                    let seat = if run > 0 { (outward[0] >> shift >> 3 & 3) as u8 } else { 0 };
                    State { filled: (filled >> shift & 7) as u8, run, seat }
                };
                rows[kind(true, north, false)][value - 1] = state(SIX - 1 + value);
                rows[kind(false, north, false)][value - 1] = state(SIX - value);
            }
        }
        Survey(rows)
    }

    /// The rows of each kind by value, with those of the same quadrant that cross them.
    #[inline(always)]
    pub(crate) fn kinds(&self) -> impl Iterator<Item = (&[State; SIX], &[State; SIX])> {
        (0..KINDS).map(|kind| (&self.0[kind], &self.0[kind ^ 1]))
    }

    /// The points of every seat.
    #[inline]
    pub(crate) fn scores(&self, scoring: Scoring) -> [i32; MAX_SEATS] {
        let mut scores = [0; MAX_SEATS];
        for rows in &self.0 {
            for (value, row) in (1..).zip(rows) {
                let worth = match scoring {
                    Scoring::Pips => value,
                    Scoring::Dice => 1,
                };
                let points = if row.run > 0 { worth * (i32::from(row.run) + 1) } else { 0 };
                scores[usize::from(row.seat) % MAX_SEATS] += points;
            }
        }
        scores
    }
}

/// The row of a rank's eastern half, whose first square is the lowest.
#[inline(always)]
fn eastward(half: u64, value: u64) -> State {
    let first = half & 31;
    let differs = (half ^ (first * HALF)) | 1 << HALF_BITS;
    let filled = (u64::BITS - half.leading_zeros()).div_ceil(SQUARE);
    State::new(filled, differs.trailing_zeros() / SQUARE, first, value)
}

/// The row of a rank's western half, whose first square is the highest.
#[inline(always)]
fn westward(half: u64, value: u64) -> State {
    const ABOVE: u32 = u64::BITS - HALF_BITS;
    let first = half >> (HALF_BITS - SQUARE);
    let differs = half ^ (first * HALF);
    let filled = SIX as u32 - half.trailing_zeros().min(HALF_BITS) / SQUARE;
    State::new(filled, (differs.leading_zeros() - ABOVE) / SQUARE, first, value)
}

impl State {
    #[inline(always)]
    fn new(filled: u32, equal: u32, first: u64, value: u64) -> State {
        if first & 7 == value {
            State { filled: filled as u8, run: equal as u8, seat: (first >> 3) as u8 }
        } else {
            State { filled: filled as u8, run: 0, seat: 0 }
        }
    }
}

/// How far the rows across six ranks are filled and how long their runs are, a lane for each row; the ranks from
/// the cross outward.
#[inline(always)]
fn across(outward: [u64; SIX]) -> (u64, u64) {
    let shows = |ranks: u64| (ranks | ranks >> 1 | ranks >> 2) & LOW;
    let first = outward[0];
    let mut goes_on = LOW & !shows(first ^ CROSS);
    let (mut filled, mut runs) = (shows(first), goes_on);
    for ranks in &outward[1..] {
        let differs = ranks ^ first;
        filled += shows(*ranks);
        goes_on &= !(shows(differs) | shows(differs >> 2));
        runs += goes_on;
    }
    (filled, runs)
}
