//! What can happen: throws of the dice, and what a seat does with them.

use super::board::{Colour, Place};

/// A throw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dice {
    /// The one die of the older game.
    One(u8),
    /// Two dice: the higher one and the lower one.
    Two(u8, u8),
}

impl Dice {
    /// The 36 ways in which two dice fall, each as the throw that it shows.
    pub(super) const WAYS: [Dice; 36] = {
        let mut ways = [Dice::Two(1, 1); 36];
        let mut way = 0;
        while way < 36 {
            let (a, b) = (way as u8 / 6 + 1, way as u8 % 6 + 1);
            ways[way] = if a >= b { Dice::Two(a, b) } else { Dice::Two(b, a) };
            way += 1;
        }
        ways
    };

    /// How many of the dice show a six.
    #[inline(always)]
    pub const fn sixes(self) -> u8 {
        match self {
            Dice::One(die) => (die == 6) as u8,
            Dice::Two(high, low) => (high == 6) as u8 + (low == 6) as u8,
        }
    }

    /// In how many ways the throw can fall.
    pub const fn weight(self) -> u32 {
        match self {
            Dice::Two(high, low) if high != low => 2,
            _ => 1,
        }
    }
}

/// One counter goes from one place of its path to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// The colour of the counter.
    pub colour: Colour,
    /// Where it stands.
    pub from: Place,
    /// Where it lands.
    pub to: Place,
}

/// A decision of a seat, or a throw of the dice.
#[expect(missing_docs, reason = "the variant says what its fields are")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The dice fall.
    Roll(Dice),
    /// One counter steps, with one die or with the sum of two.
    Step(Step),
    /// Two steps, one with each die, in ascending order.
    Steps(Step, Step),
    /// A counter challenges a blob, which stands on the square that it wants: `to`, on the challenger's path.
    Challenge { colour: Colour, from: Place, to: Place },
    /// Nothing can or will be done with the throw.
    Pass,
    /// A six is kept for later.
    Save,
    /// A six kept earlier is used for a step.
    Use(Step),
    /// No saved six is used now: the die falls.
    Throw,
}
