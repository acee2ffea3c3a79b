//! The 13 × 13 grid: its squares, and the cross of black dice that divides it.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Scanner};

/// Files and ranks of the grid.
pub(crate) const SIZE: i32 = 13;

/// The file and the rank of the cross, counted from 0.
pub(crate) const MIDDLE: i32 = 6;

/// A square of the grid, the cross included: `a1` to `m13`.
///
/// ```
/// use messdeck_diceopolis::Square;
///
/// let square: Square = "h13".parse()?;
/// assert_eq!((square.file(), square.rank()), (7, 12));
/// assert_eq!("i7".parse::<Square>()?.black(), Some(2));
/// # Ok::<(), messdeck_core::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square {
    rank: u8,
    file: u8,
}

impl Square {
    /// The square on this file and rank, both counted from 0; `None` off the grid.
    #[inline]
    pub const fn at(file: i32, rank: i32) -> Option<Square> {
        if file < 0 || file >= SIZE || rank < 0 || rank >= SIZE {
            return None;
        }
        Some(Square { rank: rank as u8, file: file as u8 })
    }

    /// The square this far from the centre of the cross, at most six files and six ranks.
    #[inline(always)]
    pub(crate) const fn from_centre(files: i32, ranks: i32) -> Square {
        Square { rank: (MIDDLE + ranks) as u8, file: (MIDDLE + files) as u8 }
    }

    /// The file, counted from 0.
    #[inline(always)]
    pub const fn file(self) -> i32 {
        self.file as i32
    }

    /// The rank, counted from 0.
    #[inline(always)]
    pub const fn rank(self) -> i32 {
        self.rank as i32
    }

    /// Whether the square belongs to the cross, its centre included.
    pub const fn is_cross(self) -> bool {
        self.file() == MIDDLE || self.rank() == MIDDLE
    }

    /// What the black die on the square shows, if it is one of the cross. The centre has none that
    /// matters (DO-6).
    pub const fn black(self) -> Option<u8> {
        let distance = (self.file() - MIDDLE).abs() + (self.rank() - MIDDLE).abs();
        if self.is_cross() && distance > 0 { Some(distance as u8) } else { None }
    }

    /// The squares face to face with this one (DO-7).
    pub(crate) fn neighbours(self) -> impl Iterator<Item = Square> {
        self.around([(0, 1), (1, 0), (0, -1), (-1, 0)])
    }

    /// The squares that meet this one only at a corner (DO-7).
    pub(crate) fn corners(self) -> impl Iterator<Item = Square> {
        self.around([(1, 1), (1, -1), (-1, -1), (-1, 1)])
    }

    fn around(self, steps: [(i32, i32); 4]) -> impl Iterator<Item = Square> {
        let to = move |(files, ranks)| Square::at(self.file() + files, self.rank() + ranks);
        steps.into_iter().filter_map(to)
    }

    /// Every square of the grid, rank by rank from `a1`.
    pub(crate) fn all() -> impl Iterator<Item = Square> {
        (0..SIZE).flat_map(|rank| (0..SIZE).filter_map(move |file| Square::at(file, rank)))
    }

    /// Reads a square at the scanner's place.
    pub(crate) fn scan(scanner: &mut Scanner<'_>) -> Result<Square, ParseError> {
        let file = scanner.one_of("abcdefghijklm", "notation-file")?;
        let rank = scanner.number(1, SIZE as u32)?;
        Ok(Square { rank: rank as u8 - 1, file: file as u8 })
    }
}

impl Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        Scanner::whole(text, Square::scan)
    }
}
