//! Turning the whole box: packings that differ only by that are the same solution.
//!
//! By Burnside's lemma the solutions up to turning are the mean, over the 24 turns, of the packings that a turn leaves as
//! they are. For the turn that changes nothing these are all packings; for the others this module counts them. A mirror
//! is no turn: two solutions that are mirror images of each other are two.

use messdeck_core::bits;
use messdeck_tetracubes::{ROTATIONS, Rotation};

use crate::packing::Left;
use crate::{Cell, placements};

/// Where a turn about the middle of the box takes these cells.
pub fn turned(rotation: &Rotation, mask: u64) -> u64 {
    bits::iter(mask).filter_map(Cell::from_bit).fold(0, |turned, cell| {
        // Twice the distance from the middle is a whole number.
        let [x, y, z] = rotation.apply(cell.place().map(|place| 2 * place - 3)).map(|twice| (twice + 3) / 2);
        turned | Cell::at(x, y, z).map_or(0, Cell::mask)
    })
}

/// The 23 turns that change something.
pub fn turns() -> &'static [Rotation] {
    &ROTATIONS[1..]
}

/// How many times a turn must be made until everything is as before: 1 to 4.
pub fn order(rotation: &Rotation) -> usize {
    let moved = |bit: u32| orbit(rotation, 1 << bit).len();
    (0..u64::BITS).map(moved).max().unwrap_or(1)
}

/// How many packings a turn leaves as they are; equal shapes are not told apart.
///
/// Such a packing is made of orbits: a piece together with its images. So this is an exact cover by orbits.
pub fn packings_kept_by(rotation: &Rotation) -> u64 {
    let mut orbits: Vec<Orbit> = Vec::new();
    for placement in placements() {
        let images = orbit(rotation, placement.mask());
        let cells = images.iter().fold(0, |cells, image| cells | image);
        let is_first = images.iter().all(|&image| placement.mask() <= image);
        let is_apart = cells.count_ones() as usize == 4 * images.len();
        let pieces = images.len() as u8;
        if is_first && is_apart && pieces <= Left::ALL.of(placement.shape()) {
            orbits.push(Orbit { shape: placement.shape().index(), cells, pieces });
        }
    }
    let by_cell: Vec<Vec<Orbit>> = (0..u64::BITS)
        .map(|bit| orbits.iter().filter(|orbit| orbit.cells & (1 << bit) != 0).copied().collect())
        .collect();
    count(&by_cell, u64::MAX, Left::ALL)
}

/// A piece together with its images.
#[derive(Clone, Copy)]
struct Orbit {
    shape: usize,
    cells: u64,
    pieces: u8,
}

/// These cells, and where the turn takes them when it is made again and again.
fn orbit(rotation: &Rotation, mask: u64) -> Vec<u64> {
    let mut images = vec![mask];
    let mut image = turned(rotation, mask);
    while image != mask {
        images.push(image);
        image = turned(rotation, image);
    }
    images
}

fn count(by_cell: &[Vec<Orbit>], empty: u64, left: Left) -> u64 {
    if empty == 0 {
        return 1;
    }
    // There are few enough orbits to look at every cell for the one with the least choice.
    let fitting = |bit: u32| {
        by_cell[bit as usize]
            .iter()
            .filter(move |orbit| orbit.cells & !empty == 0 && left.at(orbit.shape) >= orbit.pieces)
    };
    let Some(cell) = bits::iter(empty).min_by_key(|&bit| fitting(bit).count()) else { return 0 };
    fitting(cell)
        .map(|orbit| {
            let left = (0..orbit.pieces).fold(left, |left, _| left.without(orbit.shape));
            count(by_cell, empty & !orbit.cells, left)
        })
        .sum()
}
