//! Squares of boards up to eight by eight, and the notation of their rows.

use std::fmt::{self, Display};
use std::str::FromStr;

use crate::{ParseError, Scanner};

/// The distance between a square's index and that of the square above it.
pub const ROW: u32 = 8;

/// A square of a board of up to eight files and eight ranks: `a1` has index 0, `b1` 1, `a2` 8.
///
/// ```
/// use messdeck_core::Square;
///
/// let square: Square = "c3".parse()?;
/// assert_eq!((square.file(), square.rank()), (2, 2));
/// assert_eq!(square.to_string(), "c3");
/// # Ok::<(), messdeck_core::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The square with this index; only the low six bits count.
    #[inline(always)]
    pub const fn new(index: u32) -> Square {
        Square(index as u8 & 63)
    }

    /// The square on this file and rank, both counted from 0; `None` off the eight by eight board.
    #[inline]
    pub const fn at(file: i32, rank: i32) -> Option<Square> {
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            return None;
        }
        Some(Square((rank * ROW as i32 + file) as u8))
    }

    /// The index: file plus eight times rank.
    #[inline(always)]
    pub const fn index(self) -> u32 {
        self.0 as u32
    }

    /// A mask of this square alone.
    #[inline(always)]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The file, counted from 0.
    #[inline(always)]
    pub const fn file(self) -> i32 {
        (self.0 % ROW as u8) as i32
    }

    /// The rank, counted from 0.
    #[inline(always)]
    pub const fn rank(self) -> i32 {
        (self.0 / ROW as u8) as i32
    }

    /// The square this many files and ranks away, if it is on the eight by eight board.
    #[inline]
    pub const fn offset(self, files: i32, ranks: i32) -> Option<Square> {
        Square::at(self.file() + files, self.rank() + ranks)
    }

    /// Every square of a mask, from the low end.
    #[inline]
    pub fn all(mask: u64) -> impl ExactSizeIterator<Item = Square> + Clone {
        crate::bits::iter(mask).map(Square::new)
    }

    /// Reads a square at the scanner's place.
    pub fn scan(scanner: &mut Scanner<'_>) -> Result<Square, ParseError> {
        let file = scanner.one_of("abcdefgh", "notation-file")?;
        let rank = scanner.one_of("12345678", "notation-rank")?;
        Ok(Square((rank * ROW as usize + file) as u8))
    }

    /// Reads what [`write_board`] writes: the things on a board of so many files and ranks, each with its square.
    pub fn scan_board<'t, T>(
        scanner: &mut Scanner<'t>,
        (files, ranks): (i32, i32),
        separator: &str,
        mut read: impl FnMut(&mut Scanner<'t>) -> Result<T, ParseError>,
    ) -> Result<Vec<(Square, T)>, ParseError> {
        let mut found = Vec::new();
        for rank in (0..ranks).rev() {
            let row = scanner.runs(files as usize, separator, &mut read)?;
            let things = (0..).zip(row).filter_map(|(file, thing)| Square::at(file, rank).zip(thing));
            found.extend(things);
            if rank > 0 {
                scanner.expect("/")?;
            }
        }
        Ok(found)
    }
}

impl Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 % ROW as u8), self.0 / ROW as u8 + 1)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        Scanner::whole(text, Square::scan)
    }
}

/// Writes a board rank by rank from the highest, each as [`write_runs`] does. [`Square::scan_board`] reads it.
pub fn write_board<D: Display>(
    f: &mut fmt::Formatter<'_>,
    (files, ranks): (i32, i32),
    separator: &str,
    cell: impl Fn(Square) -> Option<D>,
) -> fmt::Result {
    for rank in (0..ranks).rev() {
        write_runs(f, separator, (0..files).filter_map(|file| Square::at(file, rank)).map(&cell))?;
        f.write_str(if rank > 0 { "/" } else { "" })?;
    }
    Ok(())
}

/// Writes one row of a board: what stands on each square in turn, and runs of empty squares as numbers,
/// with `separator` between the tokens. [`Scanner::runs`] reads it.
pub fn write_runs<D: Display>(
    f: &mut fmt::Formatter<'_>,
    separator: &str,
    cells: impl IntoIterator<Item = Option<D>>,
) -> fmt::Result {
    let mut run = 0;
    let mut first = true;
    let mut token = |f: &mut fmt::Formatter<'_>, token: &dyn Display| {
        if !std::mem::take(&mut first) {
            f.write_str(separator)?;
        }
        write!(f, "{token}")
    };
    for cell in cells {
        match cell {
            None => run += 1,
            Some(thing) => {
                if run > 0 {
                    token(f, &std::mem::take(&mut run))?;
                }
                token(f, &thing)?;
            }
        }
    }
    if run > 0 { token(f, &run) } else { Ok(()) }
}
