//! Pieces and the one kind of move: a placement.

use messdeck_core::{Seat, Square};
use messdeck_tetracubes::Shape;

/// A colour of cubes and the seat that wants it seen from above.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    /// The first seat of the page.
    Grey,
    /// The second one.
    Red,
}

impl Colour {
    /// Both colours, in seat order.
    pub const ALL: [Colour; 2] = [Colour::Grey, Colour::Red];

    /// The colour's place in [`Colour::ALL`].
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its seat.
    #[inline(always)]
    pub const fn seat(self) -> Seat {
        Seat::new(self.index())
    }

    /// Its name, which is that of its seat.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Grey => "grey",
            Colour::Red => "red",
        }
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Colour::Grey => 'g',
            Colour::Red => 'r',
        }
    }
}

/// One of the sixteen pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The colour of its cubes.
    pub colour: Colour,
    /// Its shape.
    pub shape: Shape,
}

/// A piece put on the board: its four cubes go on top of the stacks of four squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placement {
    piece: Piece,
    squares: [Square; 4],
}

impl Placement {
    /// A placement on squares of the board that come by file, then rank.
    #[inline(always)]
    pub(crate) const fn new(piece: Piece, squares: [Square; 4]) -> Placement {
        Placement { piece, squares }
    }

    /// The piece that is put down.
    #[inline(always)]
    pub const fn piece(&self) -> Piece {
        self.piece
    }

    /// The squares that receive a cube, by file, then rank; once for each cube.
    #[inline(always)]
    pub const fn squares(&self) -> [Square; 4] {
        self.squares
    }
}
