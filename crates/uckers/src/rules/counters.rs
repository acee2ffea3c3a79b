//! The four counters of a colour in one word, and what belongs to four colours or seats in one.
//!
//! Random play makes and copies a position for every move. As plain integers it stays in registers, and
//! the four counters of a colour are compared and moved all at once: a place is less than 128, so the
//! highest bit of its byte is free to catch the borrow of a comparison.

use super::board::Place;

/// A one in each byte.
const EACH: u32 = 0x0101_0101;
/// The highest bit of each byte.
const HIGH: u32 = 0x8080_8080;

/// The four counters of a colour: their places in order of progress, the first in the lowest byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counters(u32);

impl Counters {
    /// All in base.
    pub const START: Counters = Counters(Place::BASE.index() as u32 * EACH);
    /// All home.
    pub const HOME: Counters = Counters(Place::HOME.index() as u32 * EACH);

    /// Counters on these places, in any order.
    pub fn new(mut places: [Place; 4]) -> Counters {
        places.sort_unstable();
        Counters(u32::from_le_bytes(places.map(Place::index)))
    }

    /// The places, in order of progress.
    #[inline(always)]
    pub fn places(self) -> [Place; 4] {
        self.0.to_le_bytes().map(Place::new)
    }

    /// The place of the counter with this number; only the two low bits count.
    #[inline(always)]
    pub(crate) const fn place(self, counter: u32) -> Place {
        Place::new((self.0 >> (counter % 4 * 8)) as u8)
    }

    /// How many of them stand on a place.
    #[inline(always)]
    pub const fn on(self, place: Place) -> usize {
        let others = nonzero(self.0 ^ (place.index() as u32 * EACH));
        4 - others.count_ones() as usize
    }

    /// One counter moved forward. The caller knows that it stands there.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn moved(self, from: Place, to: Place) -> Counters {
        // The bytes of the counters between the two places move down by one to make room for it.
        let hole = self.before(from) & 3;
        let room = self.before(to).wrapping_sub(1) & 3;
        let below = bytes(hole);
        let above = !bytes(room + 1);
        let between = bytes(room) & !below;
        let kept = self.0 & (below | above) as u32;
        let shifted = self.0 >> 8 & between as u32;
        Counters(kept | shifted | (to.index() as u32) << (room * 8))
    }

    /// All counters of a place sent back to base.
    #[must_use]
    pub(crate) fn sent_home_from(self, place: Place) -> Counters {
        Counters::new(self.places().map(|own| if own == place { Place::BASE } else { own }))
    }

    /// The places that hold a counter, and those that hold two or more.
    #[inline(always)]
    pub(crate) fn masks(self) -> (u64, u64) {
        let [a, b, c, d] = self.places().map(Place::bit);
        // The places are in order, so equal ones are neighbours.
        (a | b | c | d, a & b | b & c | c & d)
    }

    /// The counters that stand on the same place as the next one: a one in the byte of each.
    #[inline(always)]
    pub(super) const fn joined(self) -> u32 {
        !nonzero(self.0 ^ self.0 >> 8) >> 7 & (EACH >> 8)
    }

    /// The counters of which a number is at least `least`: a one in the byte of each. No number may reach
    /// 128.
    #[inline(always)]
    pub(super) const fn at_least(numbers: [u8; 4], least: u8) -> u32 {
        let numbers = u32::from_le_bytes(numbers);
        ((numbers | HIGH) - least as u32 * EACH) >> 7 & EACH
    }

    /// How many counters are behind a place.
    #[inline(always)]
    const fn before(self, place: Place) -> u32 {
        let not_behind = (self.0 | HIGH) - place.index() as u32 * EACH;
        4 - (not_behind & HIGH).count_ones()
    }
}

/// The highest bit of each byte that is not zero; bytes are less than 128.
#[inline(always)]
const fn nonzero(word: u32) -> u32 {
    ((word & !HIGH) + (HIGH - EACH)) & HIGH
}

/// A mask of the lowest bytes.
#[inline(always)]
const fn bytes(count: u32) -> u64 {
    (1 << (count * 8)) - 1
}

/// A number for each of four colours or seats.
///
/// The numbers of partners lie in one word, so that a look from another colour's place is a choice between
/// the two words and a rotation of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Quad {
    /// The numbers at 0 and 2.
    even: u64,
    /// The numbers at 1 and 3.
    odd: u64,
}

impl Quad {
    pub(crate) const ZERO: Quad = Quad { even: 0, odd: 0 };

    /// The number at an index; only its two low bits count.
    #[inline(always)]
    pub(crate) const fn get(self, index: usize) -> u32 {
        let word = if index & 1 == 0 { self.even } else { self.odd };
        (word >> ((index & 2) * 16)) as u32
    }

    #[inline(always)]
    #[must_use]
    pub(crate) const fn with(self, index: usize, number: u32) -> Quad {
        let shift = (index & 2) * 16;
        let mask = (u32::MAX as u64) << shift;
        let placed = (number as u64) << shift;
        match index & 1 {
            0 => Quad { even: self.even & !mask | placed, ..self },
            _ => Quad { odd: self.odd & !mask | placed, ..self },
        }
    }

    /// The counters of the colour at an index.
    #[inline(always)]
    pub(crate) const fn counters(self, index: usize) -> Counters {
        Counters(self.get(index))
    }

    #[inline(always)]
    #[must_use]
    pub(crate) const fn with_counters(self, index: usize, counters: Counters) -> Quad {
        self.with(index, counters.0)
    }

    /// The same numbers, counted from another index on: what was there comes first.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn from(self, index: usize) -> Quad {
        let (even, odd) = if index & 1 == 0 { (self.even, self.odd) } else { (self.odd, self.even) };
        let [turn_even, turn_odd] = [(index & 2) as u32 * 16, ((index + 1) & 2) as u32 * 16];
        Quad { even: even.rotate_right(turn_even), odd: odd.rotate_right(turn_odd) }
    }

    /// The numbers as two words.
    pub(crate) const fn words(self) -> [u64; 2] {
        [self.even, self.odd]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All ways to put four counters on six places that have every relation to each other.
    fn all() -> impl Iterator<Item = [Place; 4]> {
        let places = [0, 1, 2, 7, 57, 58].map(Place::new);
        (0..6_usize.pow(4)).map(move |n| [n % 6, n / 6 % 6, n / 36 % 6, n / 216].map(|i| places[i]))
    }

    #[test]
    fn a_word_does_what_a_list_would_do() {
        for mut list in all() {
            let counters = Counters::new(list);
            list.sort_unstable();
            assert_eq!(counters.places(), list);
            for (i, &place) in list.iter().enumerate() {
                assert_eq!(counters.place(i as u32), place);
                assert_eq!(counters.on(place), list.iter().filter(|&&own| own == place).count());
                assert_eq!(counters.joined() >> (8 * i) & 0xff == 1, list.get(i + 1) == Some(&place));
                for to in [1, 2, 3, 8, 58].map(Place::new).into_iter().filter(|&to| to > place) {
                    let mut moved = list;
                    moved[i] = to;
                    assert_eq!(counters.moved(place, to), Counters::new(moved), "{list:?} {place:?} {to:?}");
                }
            }
            assert_eq!(counters.on(Place::new(9)), 0);
        }
    }

    #[test]
    fn sets_of_large_enough_numbers() {
        for numbers in [[0, 1, 2, 3], [64, 12, 0, 6], [5, 6, 7, 63], [12, 12, 12, 12]] {
            for least in 0..=12 {
                let expected = (0..4).filter(|&i| numbers[i] >= least).fold(0, |set, i| set | 1 << (8 * i));
                assert_eq!(Counters::at_least(numbers, least), expected, "{numbers:?} {least}");
            }
        }
    }

    #[test]
    fn numbers_of_a_quad_do_not_touch_each_other() {
        let quad = (0..4).fold(Quad::ZERO, |quad, i| quad.with(i, u32::MAX - i as u32));
        assert_eq!([0, 1, 2, 3].map(|i| quad.with(2, 7).get(i)), [u32::MAX, u32::MAX - 1, 7, u32::MAX - 3]);
        for from in 0..4 {
            assert_eq!(
                [0, 1, 2, 3].map(|i| quad.from(from).get(i)),
                [0, 1, 2, 3].map(|i| quad.get(from + i))
            );
            assert_eq!(quad.from(from).from(4 - from), quad);
        }
    }
}
