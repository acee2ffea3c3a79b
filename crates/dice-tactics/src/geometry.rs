//! The four directions of the board, and sets of squares that step along them.

use messdeck_core::Square;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// A direction on the board, and the edge of a square that faces it. North is towards rank 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Towards higher ranks.
    North,
    /// Towards later files.
    East,
    /// Towards lower ranks.
    South,
    /// Towards earlier files.
    West,
}

use Direction::{East, North, South, West};

impl Direction {
    /// All four, clockwise.
    pub const ALL: [Direction; 4] = [North, East, South, West];

    /// The other way.
    #[inline(always)]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as u8 ^ 2) as usize & 3]
    }

    /// The direction as a mirror along a diagonal turns it: one that falls from north-west to south-east, or
    /// one that rises from south-west to north-east.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn mirrored(self, falling: bool) -> Direction {
        let turn = if falling { 3 } else { 1 };
        Direction::ALL[(self as u8 ^ turn) as usize & 3]
    }

    /// The straight direction from one square to another; without meaning if they share neither file nor
    /// rank.
    #[inline(always)]
    pub(crate) const fn between(from: Square, to: Square) -> Direction {
        let (from, to) = (from.index(), to.index());
        match ((from ^ to) & 7 == 0, to > from) {
            (true, true) => North,
            (true, false) => South,
            (false, true) => East,
            (false, false) => West,
        }
    }

    /// The squares one step further; those that would leave the board are dropped.
    #[inline(always)]
    pub(crate) const fn shift(self, squares: u64) -> u64 {
        match self {
            North => squares << 8,
            East => (squares & !FILE_H) << 1,
            South => squares >> 8,
            West => (squares & !FILE_A) >> 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_are_what_their_names_say() {
        let steps = [(North, 0, 1), (East, 1, 0), (South, 0, -1), (West, -1, 0)];
        for (direction, files, ranks) in steps {
            for from in Square::all(u64::MAX) {
                let to = from.offset(files, ranks);
                assert_eq!(direction.shift(from.bit()), to.map_or(0, Square::bit), "{from} {direction:?}");
                for to in to.into_iter().chain(from.offset(2 * files, 2 * ranks)) {
                    assert_eq!(Direction::between(from, to), direction, "{from} {to}");
                    assert_eq!(Direction::between(to, from), direction.opposite(), "{to} {from}");
                }
            }
        }
    }

    #[test]
    fn mirrors_swap_neighbouring_directions() {
        assert_eq!(Direction::ALL.map(|direction| direction.mirrored(false)), [East, North, West, South]);
        assert_eq!(Direction::ALL.map(|direction| direction.mirrored(true)), [West, South, East, North]);
    }
}
