//! What stands in the box, and what is left beside it.

use std::fmt::{self, Display};

use messdeck_core::Say;
use messdeck_tetracubes::Shape;

use crate::Placement;

/// How many pieces of each shape there are.
const SETS: u8 = 2;

/// The pieces that are not in the box, by shape.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Left([u8; 8]);

impl Left {
    /// Two full sets.
    pub const ALL: Left = Left([SETS; 8]);

    /// So many of each shape, in the order of [`Shape::ALL`].
    pub fn new(counts: [u8; 8]) -> Left {
        Left(counts)
    }

    /// How many in all.
    pub fn total(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// How many of this shape.
    #[inline(always)]
    pub fn of(self, shape: Shape) -> u8 {
        self.0[shape.index()]
    }

    /// How many by the shape's index.
    #[inline(always)]
    pub(crate) fn at(self, shape: usize) -> u8 {
        self.0[shape]
    }

    /// One fewer by the shape's index, which must not be 0.
    #[inline(always)]
    pub(crate) fn without(mut self, shape: usize) -> Left {
        self.0[shape] -= 1;
        self
    }
}

/// Pieces in the box, none through another, no more of a shape than there are.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Packing {
    placed: Vec<Placement>,
    filled: u64,
    left: Left,
}

impl Packing {
    /// The empty box.
    pub fn empty() -> Packing {
        Packing { placed: Vec::new(), filled: 0, left: Left::ALL }
    }

    /// Puts a piece into the box.
    pub fn place(&mut self, placement: Placement) -> Result<(), Refusal> {
        if self.left.of(placement.shape()) == 0 {
            return Err(Refusal::NoneLeft(placement.shape()));
        }
        let other = self.placed.iter().find(|other| other.mask() & placement.mask() != 0);
        if let Some(&other) = other {
            return Err(Refusal::Through(other));
        }
        self.left = self.left.without(placement.shape().index());
        self.filled |= placement.mask();
        // The order is that of the notation, so that equal packings are equal values.
        let at = self.placed.partition_point(|before| before.sort_key() < placement.sort_key());
        self.placed.insert(at, placement);
        Ok(())
    }

    /// Takes a piece out; `false` if it is not there.
    pub fn take(&mut self, placement: Placement) -> bool {
        let Some(at) = self.placed.iter().position(|&placed| placed == placement) else { return false };
        self.placed.remove(at);
        self.filled &= !placement.mask();
        self.left.0[placement.shape().index()] += 1;
        true
    }

    /// The pieces in the box, in the order of the notation.
    pub fn placed(&self) -> &[Placement] {
        &self.placed
    }

    /// The cells that are filled.
    pub fn filled(&self) -> u64 {
        self.filled
    }

    /// The pieces beside the box.
    pub fn left(&self) -> Left {
        self.left
    }

    /// Whether the box is full.
    pub fn is_complete(&self) -> bool {
        self.filled == u64::MAX
    }
}

/// Why a piece can't be put into the box.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Both pieces of the shape are in the box.
    NoneLeft(Shape),
    /// It would go through this one.
    Through(Placement),
}

impl Refusal {
    /// What a person is told.
    pub fn say(self) -> Say {
        match self {
            Refusal::NoneLeft(shape) => {
                Say::new("notation-none-left").with("shape", shape.letter().to_string())
            }
            Refusal::Through(other) => Say::new("notation-through").with("other", other.to_string()),
        }
    }
}

/// For programmers; people are told what the catalogue says.
impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for Refusal {}
