//! Packings that a plane through the middle of the box cuts without cutting a piece: there are many, and yet they can be
//! counted exactly, because both halves are packed independently.

use std::collections::HashMap;

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

/// Whether one of the planes cuts the box that these pieces fill without cutting one of them.
pub fn is_cut<'a>(pieces: impl Iterator<Item = &'a Placement>) -> bool {
    pieces.fold([true; 3], |whole, piece| uncut(whole, *piece)) != [false; 3]
}

/// Of the planes that cut nothing so far, those that don't cut this piece.
#[inline(always)]
pub(crate) fn uncut(planes: [bool; 3], piece: Placement) -> [bool; 3] {
    [0, 1, 2].map(|axis| planes[axis] && [0, piece.mask()].contains(&(piece.mask() & NEAR[axis])))
}

impl Search {
    /// Counts the packings that planes through the middle cut; some seconds.
    pub fn cuts(&mut self) -> Cuts {
        let [x, y, z] = NEAR;
        let octant = self.fillings(x & y & z);
        let quarter = self.fillings(y & z);
        let half = self.fillings(z);
        let all = Left::ALL.counts();
        let two_quarters = together(&quarter, &quarter);
        let (two, four) = (together(&octant, &octant), |parts: &Fillings| together(parts, parts));
        Cuts { one: pairs(&half, all), two: pairs(&two_quarters, all), three: pairs(&four(&two), all) }
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
type Fillings = HashMap<[u8; 8], u64>;

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

/// Ways to fill two equal parts with all of these.
fn pairs(part: &Fillings, all: [u8; 8]) -> u64 {
    let rest = |counts: &[u8; 8]| [0, 1, 2, 3, 4, 5, 6, 7].map(|shape| all[shape] - counts[shape]);
    part.iter().map(|(counts, ways)| ways * part.get(&rest(counts)).copied().unwrap_or_default()).sum()
}
