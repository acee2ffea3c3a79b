//! The dice in a player's hand.

use messdeck_core::bits;

/// The greatest value of a die.
pub const SIX: u8 = 6;

/// Dice in a full hand.
pub const FULL: u32 = 5;

/// The dice of a hand: how often each value occurs, in four bits for each value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand(u32);

impl Hand {
    /// No dice.
    pub(crate) const EMPTY: Hand = Hand(0);

    /// The hand with one more die of this value.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn with(self, value: u8) -> Hand {
        Hand(self.0.wrapping_add(one(value)))
    }

    /// The hand without a die of this value, which it has.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn without(self, value: u8) -> Hand {
        Hand(self.0.wrapping_sub(one(value)))
    }

    /// How many dice of this value there are.
    pub const fn count(self, value: u8) -> u32 {
        self.0 >> (4 * (value & 7)) & 15
    }

    /// Whether there is a die of this value.
    pub const fn has(self, value: u8) -> bool {
        1 <= value && value <= SIX && self.count(value) > 0
    }

    /// How many dice there are.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        // The top digit of the product is the sum of all digits.
        self.0.wrapping_mul(0x1111_1111) >> 28
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All dice, ascending.
    pub fn dice(self) -> impl Iterator<Item = u8> {
        (1..=SIX).flat_map(move |value| (0..self.count(value)).map(move |_| value))
    }

    /// The values that occur, ascending: equal dice are one choice.
    #[inline(always)]
    pub fn values(self) -> impl Iterator<Item = u8> {
        bits::iter(self.occurring()).map(|bit| (bit / 4) as u8)
    }

    /// How many values occur.
    #[inline(always)]
    pub(crate) const fn choices(self) -> usize {
        self.occurring().count_ones() as usize
    }

    /// The `k`-th of the values that occur, counted from 0.
    #[inline(always)]
    pub(crate) fn nth(self, k: usize) -> u8 {
        let mut rest = self.occurring() as u32;
        for skipped in 0..FULL as usize - 1 {
            let without_lowest = rest & rest.wrapping_sub(1);
            rest = if skipped < k { without_lowest } else { rest };
        }
        (rest.trailing_zeros() / 4) as u8
    }

    /// A bit for each value that occurs.
    #[inline(always)]
    pub(crate) const fn set(self) -> u32 {
        let mut set = 0;
        let mut value = 1;
        while value <= SIX {
            set |= ((self.count(value) > 0) as u32) << value;
            value += 1;
        }
        set
    }

    /// A bit for each value that occurs, four apart.
    #[inline(always)]
    const fn occurring(self) -> u64 {
        ((self.0 | self.0 >> 1 | self.0 >> 2) & 0x0111_1110) as u64
    }

    /// The hand as a word, for keys.
    pub(crate) const fn word(self) -> u64 {
        self.0 as u64
    }
}

#[inline(always)]
const fn one(value: u8) -> u32 {
    1 << (4 * (value & 7))
}
