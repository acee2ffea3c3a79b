//! Armies as the book has them: twelve units on the squares of one half.

use messdeck_core::{Seat, Square};

use crate::rules::WHITE;
use crate::unit::Unit;

/// An army in the masks of a position, so that the two are compared in a few operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Army {
    /// The squares of its units.
    pub(crate) units: u64,
    /// The binary digits of their numbers, the lowest first.
    pub(crate) digits: [u64; 4],
}

impl Army {
    /// Reads white's ranks 4 to 1 as the notation has them, in lower case.
    pub(crate) const fn of(ranks: &str) -> Army {
        let mut army = Army { units: 0, digits: [0; 4] };
        let text = ranks.as_bytes();
        let (mut square, mut index) = (24, 0);
        while index < text.len() {
            match text[index] {
                b'/' => square -= 16,
                digit @ b'1'..=b'8' => square += digit - b'0',
                letter => {
                    army.put(letter, square);
                    square += 1;
                }
            }
            index += 1;
        }
        army
    }

    const fn put(&mut self, letter: u8, square: u8) {
        let mut index = 0;
        while Unit::ALL[index].letter() as u8 != letter {
            index += 1;
        }
        let number = Unit::ALL[index].number() as u64;
        self.units |= 1 << square;
        let mut place = 0;
        while place < self.digits.len() {
            self.digits[place] |= (number >> place & 1) << square;
            place += 1;
        }
    }

    /// The same army for a side.
    #[must_use]
    pub(crate) const fn facing(self, seat: Seat) -> Army {
        if seat.index() == WHITE.index() {
            return self;
        }
        let [one, two, four, turned] = self.digits;
        let digits = [one, two, four, reflect(two, four, turned)];
        let [one, two, four, turned] = digits;
        let digits = [one.swap_bytes(), two.swap_bytes(), four.swap_bytes(), turned.swap_bytes()];
        Army { units: self.units.swap_bytes(), digits }
    }

    /// The same army with east and west exchanged.
    #[must_use]
    pub(crate) const fn mirrored(self) -> Army {
        const fn flip(mask: u64) -> u64 {
            mask.reverse_bits().swap_bytes()
        }
        let [one, two, four, turned] = self.digits;
        let digits = [flip(one), flip(two), flip(four), flip(reflect(two, four, turned))];
        Army { units: flip(self.units), digits }
    }

    /// Whether this unit, as it lies, belongs on this square.
    pub(crate) fn holds(&self, unit: Unit, square: Square) -> bool {
        let digit = |place: usize| (self.digits[place] >> square.index() & 1) << place;
        let number: u64 = (0..self.digits.len()).map(digit).sum();
        u64::from(unit.number()) == number
    }
}

/// Which units lie the second way once the board is seen in a mirror: diagonals change their slant there, lines stay.
const fn reflect(two: u64, four: u64, turned: u64) -> u64 {
    turned ^ two & !four
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book;
    use crate::rules::{ARMY, BLACK, home};

    #[test]
    fn armies_are_read_as_they_are_written() {
        let army = Army::of("8/8/1k6/o6h");
        assert_eq!(army.units, 1 | 1 << 7 | 1 << 9);
        let holds = |army: Army, unit: Unit, square: u32| army.holds(unit, Square::new(square));
        assert!(holds(army, Unit::CavalryFalling, 9) && !holds(army, Unit::CavalryRising, 9));
        assert!(holds(army, Unit::Officer, 0) && holds(army, Unit::LineInfantryRows, 7));
        // In a mirror diagonals change their slant and lines stay as they are.
        let mirrored = army.mirrored();
        assert!(holds(mirrored, Unit::CavalryRising, 14) && holds(mirrored, Unit::LineInfantryRows, 0));
        let facing = army.facing(BLACK);
        assert!(holds(facing, Unit::CavalryRising, 49) && holds(facing, Unit::Officer, 56));
        assert_eq!((mirrored.mirrored(), facing.facing(BLACK)), (army, army));
    }

    #[test]
    fn the_book_has_whole_armies() {
        for army in book::WHITE.into_iter().chain(book::BLACK) {
            assert_eq!(army.units.count_ones(), ARMY);
            assert_eq!(army.units & !home(WHITE), 0);
            assert!(Square::all(army.units).any(|square| army.holds(Unit::Officer, square)));
        }
    }
}
