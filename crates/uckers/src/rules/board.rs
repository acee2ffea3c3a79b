//! The board as each colour sees it: places along its own path.
//!
//! Every colour walks the same path, only turned by a quarter of the board. So a place is counted
//! from the colour's own corner, and the same arithmetic serves all four: a step is an addition, a set
//! of squares is a mask with one bit per place, and another colour's squares come into view by
//! rotating its mask by quarters.

/// Squares of the track.
pub const SQUARES: u8 = 52;
/// Squares of the track from one colour's corner to the next one's.
const QUARTER: u8 = 13;

/// A colour of counters, in the order of the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "colours")]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
}

impl Colour {
    /// All colours, clockwise.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

    /// The colour with this number; only the two low bits count.
    #[inline(always)]
    pub const fn new(index: usize) -> Colour {
        Colour::ALL[index & 3]
    }

    /// Its number, for use as an array index.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour on the other side of the board.
    #[inline(always)]
    pub const fn partner(self) -> Colour {
        self.after(2)
    }

    /// The two opposing colours, which are partners of each other.
    #[inline(always)]
    pub const fn opponents(self) -> [Colour; 2] {
        [self.after(1), self.after(3)]
    }

    #[inline(always)]
    const fn after(self, quarters: usize) -> Colour {
        Colour::new(self.index() + quarters)
    }

    /// How many quarters of the board `other` starts after this colour.
    #[inline(always)]
    const fn quarters_to(self, other: Colour) -> u8 {
        (other.index() + 4 - self.index()) as u8 & 3
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        ['r', 'b', 'g', 'y'][self.index()]
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        ["red", "blue", "green", "yellow"][self.index()]
    }
}

/// A place on the path of a colour, in the order in which its counters walk it.
///
/// 0 is the base, 1 to 52 are the squares of the track from the corner square to the foot, 53 to 57 the
/// lane, 58 is home. With the doorstep inset, the corner square stays empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// Where counters start and where captured ones go back to.
    pub const BASE: Place = Place(0);
    /// The square that follows the foot on the track; the doorstep where it is not inset (UC-1).
    pub const CORNER: Place = Place(1);
    /// The last square of the track.
    pub const FOOT: Place = Place(SQUARES);
    /// Where counters go.
    pub const HOME: Place = Place(SQUARES + 6);

    /// The place with this number; only the low six bits count.
    #[inline(always)]
    pub(crate) const fn new(index: u8) -> Place {
        Place(index & 63)
    }

    /// The place `steps` further on, which the caller knows to be no further than home.
    #[inline(always)]
    pub(crate) const fn plus(self, steps: u8) -> Place {
        Place(self.0 + steps)
    }

    /// How many steps lie between two places of a path; `None` backwards.
    pub const fn steps_to(self, to: Place) -> Option<u8> {
        to.0.checked_sub(self.0)
    }

    /// Its number along the path.
    #[inline(always)]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Whether it is a square of the track.
    #[inline(always)]
    pub const fn is_track(self) -> bool {
        self.0.wrapping_sub(1) < SQUARES
    }

    /// A mask of this place alone.
    #[inline(always)]
    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The place of a colour's path that is this square of the track.
    ///
    /// # Panics
    /// If there is no such square.
    pub const fn on_track(colour: Colour, square: u8) -> Place {
        assert!(1 <= square && square <= SQUARES, "the track has squares 1 to 52");
        Place((square + SQUARES - QUARTER * colour.index() as u8) % SQUARES + 1)
    }

    /// The place of a colour's lane with this number.
    ///
    /// # Panics
    /// If there is no such place.
    pub const fn on_lane(number: u8) -> Place {
        assert!(1 <= number && number <= 5, "a lane has places 1 to 5");
        Place(SQUARES + number)
    }

    /// The number of the track square that this place of a colour's path is.
    pub const fn square(self, colour: Colour) -> Option<u8> {
        if !self.is_track() {
            return None;
        }
        Some((self.0 + SQUARES - 2 + QUARTER * colour.index() as u8) % SQUARES + 1)
    }

    /// The number of the lane place, if it is one.
    pub const fn lane(self) -> Option<u8> {
        if SQUARES < self.0 && self.0 < Place::HOME.0 { Some(self.0 - SQUARES) } else { None }
    }

    /// The same track square on another colour's path. Only for squares of the track.
    #[inline(always)]
    pub(crate) const fn seen_from(self, own: Colour, other: Colour) -> Place {
        self.seen_from_later(own.quarters_to(other))
    }

    /// The same track square on the path of the colour that starts so many quarters later.
    #[inline(always)]
    pub(super) const fn seen_from_later(self, quarters: u8) -> Place {
        let ahead = self.0 + QUARTER * (4 - quarters);
        Place(if ahead > SQUARES { ahead - SQUARES } else { ahead })
    }
}

/// The bits of the track squares in a mask of places.
pub(crate) const TRACK: u64 = ((1 << SQUARES) - 1) << 1;

/// The track squares of a mask of places, as places of the colour that starts so many quarters later.
#[inline(always)]
pub(crate) const fn seen_from_later(mask: u64, quarters: u8) -> u64 {
    let by = QUARTER * (4 - quarters);
    let track = (mask & TRACK) >> 1;
    ((track << by | track >> (SQUARES - by)) << 1) & TRACK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_the_page() {
        for (colour, inset, corner, foot) in [
            (Colour::Red, 1, 52, 51),
            (Colour::Blue, 14, 13, 12),
            (Colour::Green, 27, 26, 25),
            (Colour::Yellow, 40, 39, 38),
        ] {
            assert_eq!(Place::on_track(colour, corner), Place::CORNER);
            assert_eq!(Place::on_track(colour, inset), Place::CORNER.plus(1));
            assert_eq!(Place::on_track(colour, foot), Place::FOOT);
            assert_eq!(Place::FOOT.steps_to(Place::HOME), Some(6));
        }
    }

    #[test]
    fn squares_and_places_agree_for_every_pair_of_colours() {
        for own in Colour::ALL {
            for square in 1..=SQUARES {
                let place = Place::on_track(own, square);
                assert_eq!(place.square(own), Some(square));
                for other in Colour::ALL {
                    let seen = place.seen_from(own, other);
                    assert_eq!(seen.square(other), Some(square), "{own:?} {square} {other:?}");
                    let mask = seen_from_later(place.bit(), own.quarters_to(other));
                    assert_eq!(mask, seen.bit(), "{own:?} {square} {other:?}");
                }
            }
        }
        assert_eq!(seen_from_later(Place::BASE.bit() | Place::HOME.bit(), 2), 0);
    }
}
