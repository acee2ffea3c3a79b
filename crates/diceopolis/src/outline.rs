//! Where a die may be placed, from the outlines of what stands in the quadrants.
//!
//! A die must touch two (DO-P3). In a quadrant these are always the two on its inner sides, towards the
//! arms of the cross: as long as every die has both its inner neighbours, no empty square has a die on an
//! outer side, because that die would lack one (DO-10). So the dice of a quadrant fill its corner like
//! stairs, and of its empty squares the one nearest to the cross always fits (DO-9).
//!
//! The edge of such stairs is a path of twelve steps from the end of the arm on file g to the end of the one
//! on rank 7: six steps in, towards rank 7, and six out, away from file g. As bits, steps out are ones. A
//! die fits exactly where a step in is followed by a step out, and placing it swaps the two. Four paths of
//! twelve bits fit into one word, so all open squares are known without looking at any of them.

use crate::square::{MIDDLE, Square};

/// The edges of the dice in all four quadrants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Outlines(u64);

/// Bits between the path of one quadrant and that of the next.
const STRIDE: u32 = 16;

/// A one at the start of each quadrant's path.
const EACH: u64 = 0x0001_0001_0001_0001;

impl Outlines {
    /// Nothing is placed: every path runs along its arms, six steps in and then six out.
    pub(crate) const EMPTY: Outlines = Outlines(EACH * 0b1111_1100_0000);

    /// The places in the paths where a die fits.
    #[inline(always)]
    pub(crate) const fn open(self) -> u64 {
        const STEPS: u64 = EACH * 0b0111_1111_1111;
        !self.0 & self.0 >> 1 & STEPS
    }

    /// The square that belongs to an open place.
    #[inline(always)]
    pub(crate) const fn square(self, place: u32) -> Square {
        let (quadrant, step) = (place / STRIDE, place % STRIDE);
        let steps_before = self.0 >> (quadrant * STRIDE) & ((1 << step) - 1);
        let files = steps_before.count_ones() as i32 + 1;
        let ranks = files - step as i32 + (MIDDLE - 1);
        let east = (quadrant & 1) as i32 * 2 - 1;
        let north = (quadrant & 2) as i32 - 1;
        Square::from_centre(east * files, north * ranks)
    }

    /// The place at which a square's die will fit, if it does.
    #[inline(always)]
    pub(crate) const fn place(square: Square) -> u32 {
        let (files, ranks) = (square.file() - MIDDLE, square.rank() - MIDDLE);
        let quadrant = (files > 0) as u32 | ((ranks > 0) as u32) << 1;
        let step = files.abs() - ranks.abs() + (MIDDLE - 1);
        (quadrant * STRIDE).wrapping_add(step as u32) & 63
    }

    /// Whether a die may be placed on a square of a quadrant.
    pub(crate) fn is_open(self, square: Square) -> bool {
        let place = Outlines::place(square);
        !square.is_cross() && self.open() >> place & 1 == 1 && self.square(place) == square
    }

    /// The outlines after a die was placed.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn filled(self, place: u32) -> Outlines {
        Outlines(self.0 ^ 3 << place)
    }
}
