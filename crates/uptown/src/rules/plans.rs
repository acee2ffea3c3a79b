//! Where pieces fit, for whole boards at a time.
//!
//! Buildings have no gaps and a placement has a cube on the board, so the way a piece is turned already says
//! at which level each of its cubes comes to lie. Seen from above, an orientation covers one to four
//! squares, and it fits exactly where each of them holds a stack as high as its lowest cube there lies:
//! an AND of a few height masks, shifted by constants.
//!
//! A mask has eight bits to a rank, as squares are numbered, but the board has only seven files. The
//! eighth bit is never set in a height mask: a piece that sticks out at a side meets it there, so the
//! edges need no care.
//!
//! What is written out for every orientation is long. Where speed counts it has to be inlined; builds for tests, which would
//! spend half their time on the crate there, compile it once.

use messdeck_core::{ROW, Square};
use messdeck_tetracubes::{Cube, ORIENTATIONS, Orientation, Shape};

/// The most orientations that a shape has.
pub(crate) const MOST: usize = 24;

/// The squares with a stack of no, one and two cubes. Nothing is ever put on a higher one.
pub(crate) type Levels = [u64; 3];

/// An orientation seen from above.
///
/// Its anchor is the first of its squares by file, then rank, as in the text of a move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// What lies over each square that it covers; if they are fewer than four, the last one is repeated.
    columns: [Column; 4],
    /// How far the square of each cube is from the anchor, in the order of the text.
    squares: [i8; 4],
}

/// The cubes of an orientation over one square.
#[derive(Clone, Copy, Debug)]
struct Column {
    /// How far the square is from the anchor.
    offset: i32,
    /// The level of the lowest cube.
    bottom: usize,
}

/// The plan of an orientation of a shape, by its place in [`Shape::orientations`].
#[inline(always)]
pub(crate) fn plan(shape: Shape, number: usize) -> &'static Plan {
    &PLANS[STARTS[shape.index()] + number]
}

/// For each orientation of a shape, the anchors where it fits. Places beyond the last one are empty.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn anchors(shape: Shape, levels: &Levels) -> [u64; MOST] {
    match shape {
        Shape::A => anchors_of::<{ Shape::A.index() }>(levels),
        Shape::B => anchors_of::<{ Shape::B.index() }>(levels),
        Shape::I => anchors_of::<{ Shape::I.index() }>(levels),
        Shape::L => anchors_of::<{ Shape::L.index() }>(levels),
        Shape::O => anchors_of::<{ Shape::O.index() }>(levels),
        Shape::P => anchors_of::<{ Shape::P.index() }>(levels),
        Shape::T => anchors_of::<{ Shape::T.index() }>(levels),
        Shape::Z => anchors_of::<{ Shape::Z.index() }>(levels),
    }
}

/// In how many ways each shape fits.
///
/// All are counted, needed or not: they share most of their shifts, and a branch that is hard to foresee
/// would cost more than it saves.
#[cfg_attr(not(debug_assertions), inline(always))]
pub(crate) fn counts(levels: &Levels) -> [u32; 8] {
    macro_rules! counts {
        ($($shape:ident)*) => {
            [$(anchors_of::<{ Shape::$shape.index() }>(levels).iter().map(|mask| mask.count_ones()).sum()),*]
        };
    }
    counts!(A B I L O P T Z)
}

/// [`anchors`] of a shape by its index, with all shifts known at compile time: three times as fast as a
/// loop over a table.
#[inline(always)]
fn anchors_of<const SHAPE: usize>(levels: &Levels) -> [u64; MOST] {
    macro_rules! each {
        ($($number:literal)*) => { [$(anchors_if_any::<SHAPE, $number>(levels)),*] };
    }
    each!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23)
}

/// The anchors of one orientation; none if the shape has fewer.
#[inline(always)]
fn anchors_if_any<const SHAPE: usize, const NUMBER: usize>(levels: &Levels) -> u64 {
    match const { nth_plan(SHAPE, NUMBER) } {
        Some(plan) => plan.anchors(levels),
        None => 0,
    }
}

const fn nth_plan(shape: usize, number: usize) -> Option<Plan> {
    let index = STARTS[shape] + number;
    if index < STARTS[shape + 1] { Some(PLANS[index]) } else { None }
}

/// Where the plans of each shape start: orientations stand in the order of the shapes.
const STARTS: [usize; 9] = {
    let mut starts = [0; 9];
    let mut shape = 0;
    while shape < 8 {
        starts[shape + 1] = starts[shape] + Shape::ALL[shape].orientations().len();
        shape += 1;
    }
    starts
};

static PLANS: [Plan; ORIENTATIONS.len()] = {
    let mut plans = [Plan::new(&ORIENTATIONS[0]); ORIENTATIONS.len()];
    let mut i = 1;
    while i < plans.len() {
        plans[i] = Plan::new(&ORIENTATIONS[i]);
        i += 1;
    }
    plans
};

impl Plan {
    /// The squares of the four cubes when the anchor is here.
    #[inline(always)]
    pub(crate) fn squares(&self, anchor: Square) -> [Square; 4] {
        self.squares.map(|offset| Square::new(anchor.index().wrapping_add_signed(i32::from(offset))))
    }

    /// The anchors where it fits.
    #[inline(always)]
    const fn anchors(&self, levels: &Levels) -> u64 {
        let [a, b, c, d] = self.columns;
        a.anchors(levels) & b.anchors(levels) & c.anchors(levels) & d.anchors(levels)
    }

    const fn new(orientation: &Orientation) -> Plan {
        // Cubes come by file, then rank, then level: the first one stands over the anchor, and the first
        // one over a square is the lowest there.
        let cubes = orientation.cubes();
        let mut columns = [Column::new(cubes[0], cubes[0]); 4];
        let mut squares = [0; 4];
        let mut last = 0;
        let mut i = 1;
        while i < 4 {
            let column = Column::new(cubes[0], cubes[i]);
            squares[i] = column.offset as i8;
            if column.offset != columns[last].offset {
                last += 1;
                let mut rest = last;
                while rest < 4 {
                    columns[rest] = column;
                    rest += 1;
                }
            }
            i += 1;
        }
        Plan { columns, squares }
    }
}

impl Column {
    /// The column whose lowest cube is this one, in a piece whose first cube is `anchor`.
    const fn new(anchor: Cube, lowest: Cube) -> Column {
        let offset = lowest[0] - anchor[0] + ROW as i32 * (lowest[1] - anchor[1]);
        Column { offset, bottom: lowest[2] as usize }
    }

    /// The anchors from which this square is as high as it must be.
    #[inline(always)]
    const fn anchors(self, levels: &Levels) -> u64 {
        let right_height = levels[self.bottom];
        if self.offset >= 0 { right_height >> self.offset } else { right_height << -self.offset }
    }
}
