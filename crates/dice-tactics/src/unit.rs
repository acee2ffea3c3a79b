//! The units: six faces, three of which look different when turned by a quarter, and their strengths.

use crate::geometry::Direction;

/// What a die is: its upper face, for the whole game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A 1. A side has as many actions as it has officers, and loses without one.
    Officer = 1,
    /// A 2. Moves diagonally too and attacks at a distance.
    Skirmisher,
    /// A 3. Has a free action each turn and forms wedges.
    Cavalry,
    /// A 4. Defends better than it attacks.
    Pikemen,
    /// A 5. The same on all sides.
    SquareInfantry,
    /// A 6. Strong on two edges, and moves only across the two others.
    LineInfantry,
}

impl Kind {
    /// What the die shows.
    pub const fn face(self) -> u8 {
        self as u8
    }
}

/// A unit as it lies: its kind and, where it shows, how its pips lie. Each has a letter of its own.
///
/// The number of a unit is its face, plus 8 where the pips lie the other way: so a unit is three
/// binary digits for the face and one for the orientation, which is how a position keeps it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Unit {
    /// `o`
    Officer = 1,
    /// `s`: pips from south-west to north-east.
    SkirmisherRising = 2,
    /// `c`: pips from south-west to north-east.
    CavalryRising = 3,
    /// `p`
    Pikemen = 4,
    /// `q`
    SquareInfantry = 5,
    /// `l`: two columns running north–south.
    LineInfantryColumns = 6,
    /// `z`: pips from north-west to south-east.
    SkirmisherFalling = TURNED | 2,
    /// `k`: pips from north-west to south-east.
    CavalryFalling = TURNED | 3,
    /// `h`: two rows running east–west.
    LineInfantryRows = TURNED | 6,
}

/// The digit of a unit's number that says that its pips lie the other way.
const TURNED: u8 = 8;

use Unit::{
    CavalryFalling, CavalryRising, LineInfantryColumns, LineInfantryRows, Officer, Pikemen,
    SkirmisherFalling, SkirmisherRising, SquareInfantry,
};

/// The units by number; what is no unit's number stands for an officer and is never asked for.
const BY_NUMBER: [Unit; 16] = {
    let mut units = [Officer; 16];
    let mut index = 0;
    while index < Unit::ALL.len() {
        units[Unit::ALL[index] as usize] = Unit::ALL[index];
        index += 1;
    }
    units
};

/// The strength on each edge by unit number, without what belongs to the kind: two for each pip next to
/// the edge, one for a pip in the centre.
static STRENGTHS: [[u8; 4]; 16] = {
    let mut strengths = [[0; 4]; 16];
    let mut index = 0;
    while index < Unit::ALL.len() {
        let unit = Unit::ALL[index];
        strengths[unit as usize] = match unit {
            Officer => [1; 4],
            SkirmisherRising | SkirmisherFalling => [2; 4],
            CavalryRising | CavalryFalling => [3; 4],
            Pikemen => [4; 4],
            SquareInfantry => [5; 4],
            LineInfantryColumns => [4, 6, 4, 6],
            LineInfantryRows => [6, 4, 6, 4],
        };
        index += 1;
    }
    strengths
};

impl Unit {
    /// All of them, in the order of the rules page.
    pub const ALL: [Unit; 9] = [
        Officer,
        SkirmisherRising,
        SkirmisherFalling,
        CavalryRising,
        CavalryFalling,
        Pikemen,
        SquareInfantry,
        LineInfantryColumns,
        LineInfantryRows,
    ];

    /// What the die shows.
    pub const fn kind(self) -> Kind {
        match self {
            Officer => Kind::Officer,
            SkirmisherRising | SkirmisherFalling => Kind::Skirmisher,
            CavalryRising | CavalryFalling => Kind::Cavalry,
            Pikemen => Kind::Pikemen,
            SquareInfantry => Kind::SquareInfantry,
            LineInfantryColumns | LineInfantryRows => Kind::LineInfantry,
        }
    }

    /// Its letter in lower case.
    pub const fn letter(self) -> char {
        match self {
            Officer => 'o',
            SkirmisherRising => 's',
            SkirmisherFalling => 'z',
            CavalryRising => 'c',
            CavalryFalling => 'k',
            Pikemen => 'p',
            SquareInfantry => 'q',
            LineInfantryColumns => 'l',
            LineInfantryRows => 'h',
        }
    }

    /// How its pips lie, in a word; none if it looks the same from all sides.
    pub const fn orientation(self) -> Option<&'static str> {
        match self {
            Officer | Pikemen | SquareInfantry => None,
            SkirmisherRising | CavalryRising => Some("rising"),
            SkirmisherFalling | CavalryFalling => Some("falling"),
            LineInfantryColumns => Some("columns"),
            LineInfantryRows => Some("rows"),
        }
    }

    /// The unit turned by a quarter; none if it looks the same from all sides.
    pub const fn rotated(self) -> Option<Unit> {
        match self.orientation() {
            None => None,
            Some(_) => Some(Unit::from_number(self.number() ^ TURNED)),
        }
    }

    /// Its strength on an edge by its pips alone: without a wedge, and without what pikemen have in defence.
    #[inline(always)]
    pub const fn strength(self, edge: Direction) -> u8 {
        STRENGTHS[self.number() as usize & 15][edge as usize & 3]
    }

    /// The face in the three low digits, the orientation in the fourth.
    #[inline(always)]
    pub(crate) const fn number(self) -> u8 {
        self as u8
    }

    /// The unit of a number.
    #[inline(always)]
    pub(crate) const fn from_number(number: u8) -> Unit {
        BY_NUMBER[number as usize & 15]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_faces_and_orientations() {
        for unit in Unit::ALL {
            assert_eq!(Unit::from_number(unit.number()), unit);
            assert_eq!(unit.number() & 7, unit.kind().face());
            assert_eq!(unit.rotated().and_then(Unit::rotated), unit.rotated().map(|_| unit));
            // What a position relies on: exactly the faces 2, 3 and 6 can be turned.
            assert_eq!(unit.rotated().is_some(), unit.number() & 2 != 0);
        }
    }

    /// The strengths follow from where the pips lie, by the sentence of the rules page.
    #[test]
    fn strengths_are_counted_from_pips() {
        let pips = |unit| match unit {
            Officer => ["...", ".x.", "..."],
            SkirmisherRising => ["..x", "...", "x.."],
            SkirmisherFalling => ["x..", "...", "..x"],
            CavalryRising => ["..x", ".x.", "x.."],
            CavalryFalling => ["x..", ".x.", "..x"],
            Pikemen => ["x.x", "...", "x.x"],
            SquareInfantry => ["x.x", ".x.", "x.x"],
            LineInfantryColumns => ["x.x", "x.x", "x.x"],
            LineInfantryRows => ["xxx", "...", "xxx"],
        };
        for unit in Unit::ALL {
            let pips =
                pips(unit).map(|row| row.as_bytes().iter().map(|&c| u8::from(c == b'x')).collect::<Vec<_>>());
            let column = |file: usize| pips.iter().map(|row| row[file]).sum::<u8>();
            let beside = [pips[0].iter().sum(), column(2), pips[2].iter().sum(), column(0)];
            for (edge, beside) in Direction::ALL.into_iter().zip(beside) {
                assert_eq!(unit.strength(edge), 2 * beside + pips[1][1], "{unit:?} {edge:?}");
            }
        }
    }
}
