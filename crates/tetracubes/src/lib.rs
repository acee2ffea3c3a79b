//! The eight tetracubes and every way to turn them in space.
//!
//! A tetracube is a body of four unit cubes that hang together face to face. Turned bodies count as the
//! same, mirror images do not, so there are eight: [`Shape`]. In space a shape can lie in up to 24 ways;
//! ways that look alike are one [`Orientation`], which leaves 86 in all. They are computed when this crate
//! is compiled: [`ORIENTATIONS`] is plain data that other constants may be made from.
//!
//! ```
//! use messdeck_tetracubes::{ORIENTATIONS, Orientation, Shape};
//!
//! assert_eq!(ORIENTATIONS.len(), 86);
//! assert_eq!(Shape::I.orientations().len(), 3);
//!
//! let standing = Orientation::of([[4, 2, 0], [4, 2, 1], [4, 2, 2], [5, 2, 0]]).expect("four cubes in one piece");
//! assert_eq!(standing.shape(), Shape::L);
//! assert_eq!(standing.size(), [2, 1, 3]);
//! ```

/// A unit cube by its place along three axes.
pub type Cube = [i32; 3];

/// A tetracube, whichever way it is turned. The order is that of the letters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shape {
    /// A screw; the mirror image of [`Shape::B`].
    A,
    /// The other screw.
    B,
    /// Four in a row.
    I,
    /// Three in a row and one at the side of an end.
    L,
    /// A square.
    O,
    /// A corner: one cube and a neighbour along each axis.
    P,
    /// Three in a row and one at the side of the middle.
    T,
    /// Two pairs, shifted by one.
    Z,
}

impl Shape {
    /// All shapes, in order.
    pub const ALL: [Shape; 8] =
        [Shape::A, Shape::B, Shape::I, Shape::L, Shape::O, Shape::P, Shape::T, Shape::Z];

    /// The letters of all shapes, in order.
    pub const LETTERS: &'static str = "ABILOPTZ";

    /// The shape's place in [`Shape::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The shape's letter.
    pub const fn letter(self) -> char {
        Shape::LETTERS.as_bytes()[self.index()] as char
    }

    /// The shape with this letter.
    pub fn from_letter(letter: char) -> Option<Shape> {
        Shape::LETTERS.chars().position(|known| known == letter).map(|index| Shape::ALL[index])
    }

    /// The shape that a mirror shows: the same one but for the two screws.
    pub const fn mirrored(self) -> Shape {
        match self {
            Shape::A => Shape::B,
            Shape::B => Shape::A,
            same => same,
        }
    }

    /// The shape as it is introduced to people: mostly flat, moved to the origin.
    pub const fn model(self) -> [Cube; 4] {
        normalised(MODELS[self.index()])
    }

    /// The ways in which it can lie, in ascending order of their cubes.
    pub const fn orientations(self) -> &'static [Orientation] {
        let (_, from_here) = ORIENTATIONS.split_at(CATALOG.starts[self.index()]);
        let (here, _) = from_here.split_at(CATALOG.starts[self.index() + 1] - CATALOG.starts[self.index()]);
        here
    }
}

/// One way in which a shape can lie, moved to where its least x, y and z are 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Orientation {
    shape: Shape,
    cubes: [Cube; 4],
}

impl Orientation {
    /// What these cubes make, wherever they are; `None` if they are not one tetracube.
    pub fn of(cubes: [Cube; 4]) -> Option<&'static Orientation> {
        let wanted = normalised(cubes);
        ORIENTATIONS.iter().find(|orientation| orientation.cubes == wanted)
    }

    /// The shape that lies here.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Its cubes, in ascending order.
    pub const fn cubes(&self) -> [Cube; 4] {
        self.cubes
    }

    /// How far it extends along each axis.
    pub const fn size(&self) -> [i32; 3] {
        let mut size = [1; 3];
        let mut i = 0;
        while i < 12 {
            let reach = self.cubes[i / 3][i % 3] + 1;
            if reach > size[i % 3] {
                size[i % 3] = reach;
            }
            i += 1;
        }
        size
    }

    /// Its cubes as bits, where a step along an axis is this many bits wide.
    ///
    /// ```
    /// # use messdeck_tetracubes::Shape;
    /// let square_in_space = Shape::O.orientations()[0];
    /// assert_eq!(square_in_space.cubes(), [[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]]);
    /// assert_eq!(square_in_space.mask([1, 4, 16]), 1 | 1 << 4 | 1 << 16 | 1 << 20);
    /// ```
    pub const fn mask(&self, strides: [u32; 3]) -> u64 {
        let mut mask = 0;
        let mut i = 0;
        while i < 4 {
            let [x, y, z] = self.cubes[i];
            mask |= 1 << (x as u32 * strides[0] + y as u32 * strides[1] + z as u32 * strides[2]);
            i += 1;
        }
        mask
    }
}

/// A turn of space that maps the axes onto each other: no mirror among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rotation {
    axes: [usize; 3],
    signs: [i32; 3],
}

impl Rotation {
    /// Where the rotation about the origin takes a cube.
    pub const fn apply(&self, cube: Cube) -> Cube {
        [
            self.signs[0] * cube[self.axes[0]],
            self.signs[1] * cube[self.axes[1]],
            self.signs[2] * cube[self.axes[2]],
        ]
    }
}

/// All 24 rotations; the first one changes nothing.
pub const ROTATIONS: [Rotation; 24] = rotations();

/// Every orientation of every shape: shapes in order, and within a shape ascending by cubes.
pub static ORIENTATIONS: [Orientation; 86] = CATALOG.orientations;

/// One placement of each shape, in the order of [`Shape::ALL`].
const MODELS: [[Cube; 4]; 8] = [
    [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]],
    [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, -1]],
    [[0, 0, 0], [1, 0, 0], [2, 0, 0], [3, 0, 0]],
    [[0, 0, 0], [1, 0, 0], [2, 0, 0], [2, 1, 0]],
    [[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 1, 0]],
    [[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[0, 0, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
    [[0, 0, 0], [1, 0, 0], [1, 1, 0], [2, 1, 0]],
];

struct Catalog {
    orientations: [Orientation; 86],
    /// Where each shape's orientations start, and where the last ones end.
    starts: [usize; 9],
}

const CATALOG: Catalog = catalog();

// The functions below run at compile time, where iterators and closures can't go yet: hence the loops by
// index.

const fn catalog() -> Catalog {
    let mut orientations = [Orientation { shape: Shape::A, cubes: [[0; 3]; 4] }; 86];
    let mut starts = [0; 9];
    let mut end = 0;
    let mut s = 0;
    while s < Shape::ALL.len() {
        starts[s] = end;
        let mut r = 0;
        while r < ROTATIONS.len() {
            let cubes = turned(MODELS[s], ROTATIONS[r]);
            end = insert(&mut orientations, starts[s], end, Orientation { shape: Shape::ALL[s], cubes });
            r += 1;
        }
        s += 1;
    }
    starts[s] = end;
    assert!(end == orientations.len(), "the eight shapes have 86 orientations");
    Catalog { orientations, starts }
}

/// Puts an orientation into the ascending list `all[start..end]` unless it is there, and gives the new end.
const fn insert(all: &mut [Orientation; 86], start: usize, end: usize, new: Orientation) -> usize {
    let mut at = end;
    while at > start && precedes(new.cubes.as_flattened(), all[at - 1].cubes.as_flattened()) {
        at -= 1;
    }
    let is_known = at > start && !precedes(all[at - 1].cubes.as_flattened(), new.cubes.as_flattened());
    if is_known {
        return end;
    }
    let mut i = end;
    while i > at {
        all[i] = all[i - 1];
        i -= 1;
    }
    all[at] = new;
    end + 1
}

/// Rotates a body and moves it to the origin.
const fn turned(body: [Cube; 4], rotation: Rotation) -> [Cube; 4] {
    normalised([
        rotation.apply(body[0]),
        rotation.apply(body[1]),
        rotation.apply(body[2]),
        rotation.apply(body[3]),
    ])
}

/// The same body with its least coordinate along each axis 0 and its cubes in ascending order.
const fn normalised(mut body: [Cube; 4]) -> [Cube; 4] {
    let mut axis = 0;
    while axis < 3 {
        let mut least = body[0][axis];
        let mut i = 1;
        while i < 4 {
            if body[i][axis] < least {
                least = body[i][axis];
            }
            i += 1;
        }
        let mut i = 0;
        while i < 4 {
            body[i][axis] -= least;
            i += 1;
        }
        axis += 1;
    }
    let mut sorted = 1;
    while sorted < 4 {
        let mut i = sorted;
        while i > 0 && precedes(&body[i], &body[i - 1]) {
            let cube = body[i];
            body[i] = body[i - 1];
            body[i - 1] = cube;
            i -= 1;
        }
        sorted += 1;
    }
    body
}

/// Whether `a` comes strictly before `b`, number by number; both are equally long.
const fn precedes(a: &[i32], b: &[i32]) -> bool {
    let mut i = 0;
    while i < a.len() {
        if a[i] != b[i] {
            return a[i] < b[i];
        }
        i += 1;
    }
    false
}

/// The signed permutations of the axes whose determinant is 1.
const fn rotations() -> [Rotation; 24] {
    const PERMUTATIONS: [([usize; 3], i32); 6] =
        [([0, 1, 2], 1), ([1, 2, 0], 1), ([2, 0, 1], 1), ([0, 2, 1], -1), ([2, 1, 0], -1), ([1, 0, 2], -1)];
    let mut rotations = [Rotation { axes: [0, 1, 2], signs: [1, 1, 1] }; 24];
    let mut found = 0;
    let mut i = 0;
    while i < 48 {
        let (axes, parity) = PERMUTATIONS[i / 8];
        let signs = [sign(i), sign(i >> 1), sign(i >> 2)];
        if parity * signs[0] * signs[1] * signs[2] == 1 {
            rotations[found] = Rotation { axes, signs };
            found += 1;
        }
        i += 1;
    }
    assert!(found == rotations.len(), "half of the signed permutations are rotations");
    rotations
}

/// −1 for an odd number, 1 for an even one.
const fn sign(number: usize) -> i32 {
    1 - 2 * (number % 2) as i32
}
