//! Packings that a plane through the middle of the box cuts without cutting a piece: there are many, and yet they can be
//! counted exactly, because both halves are packed independently.

use std::collections::BTreeMap;

use crate::packing::Left;
use crate::{Placement, Search};

/// By axis, the half of the box that is nearer to the origin.
const NEAR: [u64; 3] = [0x3333_3333_3333_3333, 0x00ff_00ff_00ff_00ff, 0x0000_0000_ffff_ffff];

/// How many packings are cut by planes through the middle; equal shapes are not told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cuts {
    /// By one given plane, and perhaps by others.
    pub one: u64,
    /// By two given planes.
    pub two: u64,
    /// By all three.
    pub three: u64,
}

impl Cuts {
    /// By at least one of the three.
    pub fn any(self) -> u64 {
        3 * self.one - 3 * self.two + self.three
    }
}

/// By axis, whether the plane through the middle cuts no piece.
pub(crate) type Planes = [bool; 3];
pub(crate) const ALL: Planes = [true; 3];
pub(crate) const NONE: Planes = [false; 3];

/// Whether one of the planes cuts the box that these pieces fill, but none of them.
pub fn is_cut(pieces: &[Placement]) -> bool {
    planes(pieces) != NONE
}

pub(crate) fn planes(pieces: &[Placement]) -> Planes {
    pieces.iter().fold(ALL, |planes, &piece| uncut(planes, piece))
}

/// Of these planes, those that don't cut this piece.
#[inline(always)]
pub(crate) fn uncut(planes: Planes, piece: Placement) -> Planes {
    [0, 1, 2].map(|axis| planes[axis] && [0, piece.mask()].contains(&(piece.mask() & NEAR[axis])))
}

impl Search {
    /// Counts the packings that planes through the middle cut; some seconds.
    pub fn cuts(&mut self) -> Cuts {
        let [x, y, z] = NEAR;
        let half = self.fillings(z);
        let quarter = self.fillings(y & z);
        let eighth = self.fillings(x & y & z);
        let half_of_quarters = together(&quarter, &quarter);
        let quarter_of_eighths = together(&eighth, &eighth);
        let half_of_eighths = together(&quarter_of_eighths, &quarter_of_eighths);
        Cuts { one: pairs(&half), two: pairs(&half_of_quarters), three: pairs(&half_of_eighths) }
    }

    /// The ways to fill these cells with pieces of two full sets, by the pieces used.
    fn fillings(&mut self, cells: u64) -> Fillings {
        let pieces = cells.count_ones() / 4;
        multisets()
            .filter(|counts| counts.iter().map(|&count| u32::from(count)).sum::<u32>() == pieces)
            .map(|counts| (counts, self.count_fillings(cells, Left::new(counts), u64::MAX).solutions))
            .filter(|&(_, ways)| ways > 0)
            .collect()
    }
}

/// Ways to fill a part of the box, by how many pieces of each shape it takes.
type Fillings = BTreeMap<[u8; 8], u64>;

/// Every choice from two full sets.
fn multisets() -> impl Iterator<Item = [u8; 8]> {
    (0..3u32.pow(8)).map(|number| [0, 1, 2, 3, 4, 5, 6, 7].map(|shape| (number / 3u32.pow(shape) % 3) as u8))
}

/// Ways to fill two parts, by the pieces that both take.
fn together(one: &Fillings, other: &Fillings) -> Fillings {
    let mut both = Fillings::new();
    for (a, ways) in one {
        for (b, others) in other {
            let sum = [0, 1, 2, 3, 4, 5, 6, 7].map(|shape| a[shape] + b[shape]);
            if sum.iter().all(|&count| count <= 2) {
                *both.entry(sum).or_default() += ways * others;
            }
        }
    }
    both
}

/// Ways to fill two equal parts with two full sets.
fn pairs(part: &Fillings) -> u64 {
    let ways = |counts: &[u8; 8]| part.get(counts).copied().unwrap_or_default();
    part.keys().map(|counts| ways(counts) * ways(&counts.map(|count| 2 - count))).sum()
}
