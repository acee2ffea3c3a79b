//! The rules in motion: the town, what may be placed, what it leads to, and how it ends.

mod placement;
pub(crate) mod plans;

use std::ops::ControlFlow;

use messdeck_core::{Draw, Key, Outcome, Position, ROW, SeatSet, Square, Turn, Why, bits};
use messdeck_facade::Playable;
use messdeck_tetracubes::{Cube, Shape};

pub use placement::{Colour, Piece, Placement};
use plans::{Levels, MOST, plan};

use crate::options::Rules;

/// Files of the board: the columns that are dominated.
pub(crate) const FILES: u32 = 7;
/// Ranks of the board.
pub(crate) const RANKS: u32 = 5;
/// No stack is ever higher (UP-P5).
pub(crate) const HIGHEST: usize = 4;

/// Squares of a column that a colour must show to dominate it.
pub(crate) const MAJORITY: u32 = 3;
/// Columns that a seat must dominate to win.
pub(crate) const COLUMNS_TO_WIN: u32 = 4;

/// The squares of the first file.
const FILE_A: u64 = 0x01_0101_0101;
/// The squares of the board: seven of the eight bits of each rank.
pub(crate) const BOARD: u64 = FILE_A * 0x7f;

/// The square on a file and rank of the board, both counted from 0.
pub(crate) const fn square(file: u32, rank: u32) -> Square {
    Square::new(rank * ROW + file)
}

/// Every square of the board, rank by rank.
pub(crate) fn all_squares() -> impl Iterator<Item = Square> {
    Square::all(BOARD)
}

/// A position: the buildings, the pool and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Town {
    /// By level, the squares that have a cube there. Each is a subset of the one before.
    filled: [u64; HIGHEST],
    /// By level, the squares whose cube there is red.
    red: [u64; HIGHEST],
    /// The shapes left in the pool, by colour.
    pool: [ShapeSet; 2],
    /// The seat that acts first, which with the number of pieces gone says whose turn it is.
    first: Colour,
}

/// A set of shapes, as bits by index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct ShapeSet(u8);

impl ShapeSet {
    #[inline(always)]
    const fn contains(self, shape: Shape) -> bool {
        self.0 >> shape.index() & 1 == 1
    }

    #[inline(always)]
    const fn without(self, shape: Shape) -> ShapeSet {
        ShapeSet(self.0 & !(1 << shape.index()))
    }

    #[inline(always)]
    const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Playable for Town {
    type Rules = Rules;

    /// The empty board with all pieces in the pool.
    fn start(rules: &Rules) -> Town {
        Town { filled: [0; HIGHEST], red: [0; HIGHEST], pool: [ShapeSet(u8::MAX); 2], first: rules.first }
    }
}

impl Town {
    /// The position with these stacks, each from the board up, and these shapes left in the pool by colour.
    pub(crate) fn assemble(
        rules: &Rules,
        stacks: impl IntoIterator<Item = (Square, Vec<Colour>)>,
        pool: [Vec<Shape>; 2],
    ) -> Town {
        let pool = pool.map(|left| ShapeSet(left.into_iter().fold(0, |set, shape| set | 1 << shape.index())));
        let mut town = Town { pool, ..Town::start(rules) };
        for (square, stack) in stacks {
            for (level, colour) in stack.into_iter().enumerate() {
                town.filled[level] |= square.bit();
                town.red[level] |= if colour == Colour::Red { square.bit() } else { 0 };
            }
        }
        town
    }

    /// The options that it is played by.
    pub(crate) const fn rules(&self) -> Rules {
        Rules { first: self.first }
    }

    /// The colour of the seat to act; after the end, of the one that could not place.
    #[inline(always)]
    pub const fn to_act(&self) -> Colour {
        // Sixteen pieces: an even number is gone exactly when an even number is left.
        match (self.first, self.pieces_left() % 2) {
            (first, 0) => first,
            (Colour::Grey, _) => Colour::Red,
            (Colour::Red, _) => Colour::Grey,
        }
    }

    /// Whether the piece is still in the pool.
    #[inline(always)]
    pub const fn has(&self, piece: Piece) -> bool {
        self.pool[piece.colour.index()].contains(piece.shape)
    }

    /// The pieces of a colour in the pool, in the order of their letters.
    pub fn pool(&self, colour: Colour) -> impl Iterator<Item = Piece> {
        let left = self.pool[colour.index()];
        Shape::ALL
            .into_iter()
            .filter(move |&shape| left.contains(shape))
            .map(move |shape| Piece { colour, shape })
    }

    /// How many pieces of a colour have left the pool.
    pub fn gone(&self, colour: Colour) -> u32 {
        Shape::ALL.len() as u32 - self.pool[colour.index()].len()
    }

    /// How many pieces of both colours are in the pool.
    #[inline(always)]
    const fn pieces_left(&self) -> u32 {
        self.pool[0].len() + self.pool[1].len()
    }

    /// How many pieces are in the pool of the colour to act, and how many of the other.
    #[inline(always)]
    pub(crate) const fn pools(&self) -> [usize; 2] {
        let own = self.to_act().index();
        [self.pool[own].len() as usize, self.pool[1 - own].len() as usize]
    }

    /// How many cubes of a colour are on the board, hidden ones included.
    pub fn cubes(&self, colour: Colour) -> u32 {
        let red = self.red.iter().map(|level| level.count_ones()).sum();
        match colour {
            Colour::Grey => self.filled.iter().map(|level| level.count_ones()).sum::<u32>() - red,
            Colour::Red => red,
        }
    }

    /// Where cubes come to lie that are put on these squares one after the other: file, rank and level.
    pub(crate) fn landing(&self, squares: [Square; 4]) -> [Cube; 4] {
        std::array::from_fn(|i| {
            let before = squares[..i].iter().filter(|&&square| square == squares[i]).count();
            [squares[i].file(), squares[i].rank(), (self.height(squares[i]) + before) as i32]
        })
    }

    /// For each orientation of a shape, the anchors from which it fits; whether a piece is left is not asked.
    pub(crate) fn anchors(&self, shape: Shape) -> [u64; MOST] {
        plans::anchors(shape, &self.levels())
    }

    /// How many cubes are stacked on a square.
    pub fn height(&self, square: Square) -> usize {
        self.filled.iter().filter(|level| *level & square.bit() != 0).count()
    }

    /// The cubes on a square, from the board up.
    pub fn stack(&self, square: Square) -> impl ExactSizeIterator<Item = Colour> {
        (0..self.height(square)).map(move |level| match self.red[level] & square.bit() {
            0 => Colour::Grey,
            _ => Colour::Red,
        })
    }

    /// The squares that are not free.
    #[inline(always)]
    pub(crate) const fn built(&self) -> u64 {
        self.filled[0]
    }

    /// The squares that show a colour, seen from above.
    #[inline(always)]
    pub(crate) fn showing(&self, colour: Colour) -> u64 {
        let red = (0..HIGHEST).fold(0, |seen, level| seen & !self.filled[level] | self.red[level]);
        match colour {
            Colour::Grey => self.filled[0] & !red,
            Colour::Red => red,
        }
    }

    /// How many squares of a column show a colour; columns are counted from 0.
    pub fn shown(&self, colour: Colour, column: u32) -> u32 {
        (self.showing(colour) & FILE_A << column).count_ones()
    }

    /// How many columns a colour dominates.
    pub fn dominated(&self, colour: Colour) -> u32 {
        (0..FILES).map(|column| u32::from(self.shown(colour, column) >= MAJORITY)).sum()
    }

    /// The result if the game ended now.
    fn result(&self) -> Outcome {
        let columns = Colour::ALL.map(|colour| self.dominated(colour));
        let winner = Colour::ALL.into_iter().find(|colour| columns[colour.index()] >= COLUMNS_TO_WIN);
        let winners = match winner {
            Some(colour) => SeatSet::from(colour.seat()),
            None => Colour::ALL.into_iter().map(Colour::seat).collect(), // UP-3
        };
        Outcome { winners, scores: Some([columns[0] as i32, columns[1] as i32, 0, 0]) }
    }

    /// Whether nothing can be placed.
    #[inline]
    fn is_over(&self) -> bool {
        let levels = self.levels();
        !Shape::ALL.into_iter().any(|shape| {
            self.copies(shape) > 0 && plans::anchors(shape, &levels).iter().any(|&anchors| anchors != 0)
        })
    }

    /// The squares by the height of their stack.
    #[inline(always)]
    pub(crate) fn levels(&self) -> Levels {
        let [one, two, three, _] = self.filled;
        [BOARD & !one, one & !two, two & !three]
    }

    /// How many pieces of a shape are in the pool.
    #[inline(always)]
    fn copies(&self, shape: Shape) -> u32 {
        self.pool.iter().map(|left| u32::from(left.contains(shape))).sum()
    }

    /// How many moves there are, given in how many places each shape fits.
    #[inline(always)]
    fn total(&self, places: &[u32; 8]) -> usize {
        Shape::ALL.iter().map(|&shape| places[shape.index()] * self.copies(shape)).sum::<u32>() as usize
    }

    /// The `k`-th move, given in how many places each shape fits. Only the masks of one shape are made.
    #[inline(always)]
    fn pick(&self, places: &[u32; 8], mut k: u32) -> Option<Placement> {
        for shape in Shape::ALL {
            let here = places[shape.index()];
            let ways = here * self.copies(shape);
            if k < ways {
                // Both colours fit in the same places: all of grey's come first, then all of red's.
                let is_second = k >= here;
                let is_red = is_second || !self.pool[Colour::Grey.index()].contains(shape);
                let colour = Colour::ALL[usize::from(is_red)];
                return self.pick_of(Piece { colour, shape }, if is_second { k - here } else { k });
            }
            k -= ways;
        }
        None
    }

    /// The `k`-th move with a piece.
    #[inline(always)]
    fn pick_of(&self, piece: Piece, mut k: u32) -> Option<Placement> {
        for (number, &mask) in plans::anchors(piece.shape, &self.levels()).iter().enumerate() {
            let ways = mask.count_ones();
            if k < ways {
                let anchor = Square::new(bits::nth(mask, k as usize));
                return Some(Placement::new(piece, plan(piece.shape, number).squares(anchor)));
            }
            k -= ways;
        }
        None
    }
}

impl Position for Town {
    type Move = Placement;

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over(self.result()) } else { Turn::Decide(self.to_act().seat()) }
    }

    #[inline(always)]
    fn visit<B, V>(&self, mut visitor: V) -> ControlFlow<B>
    where
        V: FnMut(Placement) -> ControlFlow<B>,
    {
        let levels = self.levels();
        for shape in Shape::ALL {
            if self.copies(shape) == 0 {
                continue;
            }
            let anchors = plans::anchors(shape, &levels);
            for colour in Colour::ALL {
                let piece = Piece { colour, shape };
                if !self.has(piece) {
                    continue;
                }
                for (number, &mask) in anchors.iter().enumerate() {
                    for anchor in Square::all(mask) {
                        visitor(Placement::new(piece, plan(shape, number).squares(anchor)))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn play_unchecked(&self, placement: Placement) -> Town {
        let Piece { colour, shape } = placement.piece();
        let mut town = *self;
        for square in placement.squares() {
            // A cube fills the lowest level that is free: the one above what is filled.
            let cube = square.bit();
            town.filled[3] |= cube & town.filled[2];
            town.filled[2] |= cube & town.filled[1];
            town.filled[1] |= cube & town.filled[0];
            town.filled[0] |= cube;
        }
        if colour == Colour::Red {
            for level in 0..HIGHEST {
                town.red[level] |= town.filled[level] & !self.filled[level];
            }
        }
        town.pool[colour.index()] = town.pool[colour.index()].without(shape);
        town
    }

    fn why_not(&self, placement: Placement) -> Option<Why> {
        crate::why::why_not(self, placement)
    }

    /// What lies beneath the top of a stack decides nothing any more, nor does whether a stack is three or
    /// four high, since neither ever grows.
    #[inline]
    fn key(&self) -> u64 {
        let [one, two, three, _] = self.filled;
        let pool = u64::from(self.pool[0].0) | u64::from(self.pool[1].0) << 8;
        Key::new()
            .word(one)
            .word(two)
            .word(three)
            .word(self.showing(Colour::Red))
            .word(pool | (self.to_act().index() as u64) << 16)
            .finish()
    }

    #[inline(always)]
    fn count(&self) -> usize {
        self.total(&plans::counts(&self.levels()))
    }

    #[inline(always)]
    fn nth(&self, k: usize) -> Option<Placement> {
        self.pick(&plans::counts(&self.levels()), u32::try_from(k).ok()?)
    }

    #[inline(always)]
    fn draw(&self, numbers: &mut impl Draw) -> Option<Placement> {
        let places = plans::counts(&self.levels());
        match self.total(&places) {
            0 => None,
            total => self.pick(&places, numbers.below(total) as u32),
        }
    }
}

/// The squares beside these.
#[inline(always)]
pub(crate) fn around(squares: u64) -> u64 {
    (squares << 1 | squares >> 1 | squares << ROW | squares >> ROW) & BOARD
}
