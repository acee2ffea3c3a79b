//! What is certain in a town, whatever is placed from now on.
//!
//! Few free squares are left early, and far from them nothing changes any more: four columns, or the lack of them, are
//! often certain long before the last placement. Proofs and random games end there.

use messdeck_search::Bounds;
use messdeck_tetracubes::Shape;

use crate::eval::per_column;
use crate::rules::{COLUMNS_TO_WIN, Colour, Piece, Town, around};

/// What the seat to act gets at least and at most.
#[inline(always)]
pub(crate) fn certain(town: &Town) -> Bounds {
    let grey = Prospect::of(town, Colour::Grey);
    let red = Prospect::of(town, Colour::Red);
    let (own, other) = match town.to_act() {
        Colour::Grey => (grey, red),
        Colour::Red => (red, grey),
    };
    Bounds { at_least: own.worst(other), at_most: -other.worst(own) }
}

/// The squares of the board on which no piece of this colour can come to be seen any more, so that what is shown there stays.
pub(crate) fn out_of_reach(town: &Town, colour: Colour) -> u64 {
    !Prospect::of(town, colour).within_reach
}

/// What a colour shows and where it may still come to show.
#[derive(Clone, Copy)]
struct Prospect {
    shown: u64,
    within_reach: u64,
}

impl Prospect {
    /// A piece has a cube on the board (UP-P3), so every square that it covers is near a free one: a single cube at
    /// most two steps away, since no piece is longer, and a stack of two beside it, where only an L reaches. No piece
    /// reaches higher.
    #[inline(always)]
    fn of(town: &Town, colour: Colour) -> Prospect {
        let [free, one, two] = town.levels();
        let beside = around(free);
        let mut within_reach = 0;
        if town.gone(colour) < Shape::ALL.len() as u32 {
            within_reach |= free | one & (beside | around(beside));
        }
        if town.has(Piece { colour, shape: Shape::L }) {
            within_reach |= two & beside;
        }
        Prospect { shown: town.showing(colour), within_reach }
    }

    /// The least that this colour's seat gets: 1 if four columns are its own for good, 0 if the other colour can't
    /// have four any more.
    #[inline(always)]
    fn worst(self, other: Prospect) -> i8 {
        let kept = dominated(self.shown & !other.within_reach);
        let within_the_others_reach = dominated(other.shown | other.within_reach);
        if kept >= COLUMNS_TO_WIN {
            1
        } else if within_the_others_reach < COLUMNS_TO_WIN {
            0
        } else {
            -1
        }
    }
}

/// How many columns have a majority of these squares.
#[inline(always)]
fn dominated(squares: u64) -> u32 {
    // Five more than three or more make the bit that says eight.
    const FIVES: u64 = 0x05_0505_0505_0505;
    const EIGHTS: u64 = 0x08_0808_0808_0808;
    ((per_column(squares) + FIVES) & EIGHTS).count_ones()
}
