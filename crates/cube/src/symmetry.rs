//! Turning the whole cube: packings that differ only by that are the same solution.
//!
//! To count solutions up to turning, one must know how many packings a turn leaves as they are (Burnside). Only half
//! turns can: under a third of a turn pieces would have to come in threes or be symmetric themselves, and there are two
//! of each; under a quarter turn every piece would have to be left as it is by a half turn about the same axis, and only
//! pieces on the axis can be.

use messdeck_core::bits;
use messdeck_tetracubes::{ROTATIONS, Rotation};

use crate::packing::Left;
use crate::{Cell, Placement, placements};

/// Where a turn about the middle of the box takes these cells.
pub fn turned(rotation: &Rotation, mask: u64) -> u64 {
    bits::iter(mask).filter_map(Cell::from_bit).fold(0, |turned, cell| {
        // Twice the distance from the middle is a whole number.
        let [x, y, z] = rotation.apply(cell.place().map(|place| 2 * place - 3)).map(|twice| (twice + 3) / 2);
        turned | Cell::at(x, y, z).map_or(0, Cell::mask)
    })
}

/// The half turns.
pub fn half_turns() -> impl Iterator<Item = &'static Rotation> {
    ROTATIONS
        .iter()
        .skip(1)
        .filter(|rotation| (0..64).all(|bit| turned(rotation, turned(rotation, 1 << bit)) == 1 << bit))
}

/// How many packings a half turn leaves as they are; equal shapes are not told apart.
pub fn packings_kept_by(rotation: &Rotation) -> u64 {
    let mut orbits: Vec<(Placement, u64, u8)> = Vec::new();
    for &placement in placements() {
        let image = turned(rotation, placement.mask());
        if image == placement.mask() {
            orbits.push((placement, image, 1));
        } else if image & placement.mask() == 0 && placement.mask() < image {
            orbits.push((placement, placement.mask() | image, 2));
        }
    }
    let by_cell: Vec<Vec<(usize, u64, u8)>> = (0..64)
        .map(|bit| {
            let here = orbits.iter().filter(|(_, mask, _)| mask & (1 << bit) != 0);
            here.map(|&(placement, mask, pieces)| (placement.shape().index(), mask, pieces)).collect()
        })
        .collect();
    count(&by_cell, u64::MAX, Left::ALL)
}

fn count(by_cell: &[Vec<(usize, u64, u8)>], empty: u64, left: Left) -> u64 {
    if empty == 0 {
        return 1;
    }
    // The cell with the fewest orbits that fit: there are few enough to look at every cell.
    let fitting = |bit: u32| {
        by_cell[bit as usize]
            .iter()
            .filter(move |&&(shape, mask, pieces)| mask & !empty == 0 && left.at(shape) >= pieces)
    };
    let Some(cell) = bits::iter(empty).min_by_key(|&bit| fitting(bit).count()) else { return 0 };
    fitting(cell)
        .map(|&(shape, mask, pieces)| {
            let left = (0..pieces).fold(left, |left, _| left.without(shape));
            count(by_cell, empty & !mask, left)
        })
        .sum()
}
