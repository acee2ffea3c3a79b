//! Where a piece can lie in the box.

use std::sync::LazyLock;

use messdeck_tetracubes::{ORIENTATIONS, Orientation, Shape};

/// Cells along an edge of the box.
const EDGE: i32 = 4;
/// How many bits a step along each axis is wide.
const STRIDES: [u32; 3] = [1, 4, 16];

/// A cell of the box, by its bit: file (x), rank (y) and layer (z) from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell at this place; `None` outside the box.
    pub fn at(x: i32, y: i32, z: i32) -> Option<Cell> {
        let inside = [x, y, z].iter().all(|place| (0..EDGE).contains(place));
        inside.then(|| Cell((x + 4 * y + 16 * z) as u8))
    }

    /// The cell of this bit; `None` from 64 on.
    pub fn from_bit(bit: u32) -> Option<Cell> {
        u8::try_from(bit).ok().filter(|&bit| bit < 64).map(Cell)
    }

    /// File, rank and layer, each from 0.
    pub fn place(self) -> [i32; 3] {
        let bit = i32::from(self.0);
        [bit % 4, bit / 4 % 4, bit / 16]
    }

    /// The cell as a mask of one bit.
    pub fn mask(self) -> u64 {
        1 << self.0
    }
}

/// A piece that lies in the box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    shape: Shape,
    mask: u64,
}

impl Placement {
    /// The piece that these cells make; `None` if they are not four, or not one piece.
    pub fn of(mask: u64) -> Option<Placement> {
        if mask.count_ones() != 4 {
            return None;
        }
        let mut cubes = [[0; 3]; 4];
        for (cube, cell) in cubes.iter_mut().zip(cells(mask)) {
            *cube = cell.place();
        }
        Orientation::of(cubes).map(|orientation| Placement { shape: orientation.shape(), mask })
    }

    /// Its shape.
    pub fn shape(self) -> Shape {
        self.shape
    }

    /// The cells it fills.
    pub fn mask(self) -> u64 {
        self.mask
    }

    /// The cells it fills, one by one.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        cells(self.mask)
    }
}

/// The cells of a mask, in ascending order of their bits.
pub(crate) fn cells(mask: u64) -> impl Iterator<Item = Cell> {
    messdeck_core::bits::iter(mask).map(|bit| Cell(bit as u8))
}

/// The cells that share a face with one of these; some of these may be among them.
#[inline(always)]
pub(crate) fn neighbours(cells: u64) -> u64 {
    const FILE_A: u64 = 0x1111_1111_1111_1111;
    const RANK_1: u64 = 0x000f_000f_000f_000f;
    let along_files = (cells & !(FILE_A << 3)) << 1 | (cells & !FILE_A) >> 1;
    let along_ranks = (cells & !(RANK_1 << 12)) << 4 | (cells & !RANK_1) >> 4;
    along_files | along_ranks | cells << 16 | cells >> 16
}

/// Every placement of every piece in the empty box: shapes in order, and within a shape ascending by mask.
pub fn placements() -> &'static [Placement] {
    &ALL
}

static ALL: LazyLock<Vec<Placement>> = LazyLock::new(|| {
    let mut all: Vec<Placement> = ORIENTATIONS.iter().flat_map(slide).collect();
    all.sort_unstable();
    all
});

/// A piece turned in one way, at every place where it fits.
fn slide(orientation: &Orientation) -> Vec<Placement> {
    let [width, depth, height] = orientation.size();
    let at_origin = orientation.mask(STRIDES);
    let mut found = Vec::new();
    for z in 0..=EDGE - height {
        for y in 0..=EDGE - depth {
            for x in 0..=EDGE - width {
                found.push(Placement { shape: orientation.shape(), mask: at_origin << (x + 4 * y + 16 * z) });
            }
        }
    }
    found
}
