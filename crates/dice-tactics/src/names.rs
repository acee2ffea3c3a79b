//! What seats, units, directions and squares are called: the names of their messages.

use messdeck_core::{Say, Seat, Square};

use crate::geometry::Direction;
use crate::name;
use crate::rules::Die;
use crate::unit::{Kind, Unit};

/// A message about a seat.
pub(crate) fn about(id: &'static str, seat: Seat) -> Say {
    Say::new(id).with("seat", Say::new(name(seat)))
}

/// Squares by their names.
pub(crate) fn squares(squares: impl IntoIterator<Item = Square>) -> Vec<Say> {
    squares.into_iter().map(|square| Say::new("square").with("square", square)).collect()
}

impl Kind {
    /// Its name, such as "cavalry".
    pub(crate) const fn said(self) -> Say {
        Say::new(match self {
            Kind::Officer => "dice-tactics-officer",
            Kind::Skirmisher => "dice-tactics-skirmisher",
            Kind::Cavalry => "dice-tactics-cavalry",
            Kind::Pikemen => "dice-tactics-pikemen",
            Kind::SquareInfantry => "dice-tactics-square-infantry",
            Kind::LineInfantry => "dice-tactics-line-infantry",
        })
    }
}

impl Unit {
    /// Its name with how it lies, such as "cavalry /".
    pub(crate) fn said(self) -> Say {
        let lies = self.orientation().unwrap_or("alike");
        Say::new("dice-tactics-unit").with("kind", self.kind().said()).with("lies", lies)
    }
}

impl Die {
    /// Its name with how it lies, such as "white cavalry /".
    pub(crate) fn said(self) -> Say {
        about("dice-tactics-die", self.seat).with("unit", self.unit.said())
    }

    /// Its name where it stands, such as "the white cavalry on d4".
    pub(crate) fn on(self, square: Square) -> Say {
        let unit = about("dice-tactics-unit-of", self.seat).with("kind", self.unit.kind().said());
        Say::new("dice-tactics-unit-on").with("unit", unit).with("square", square)
    }
}

impl Direction {
    /// Its name, such as "north".
    pub(crate) const fn said(self) -> Say {
        Say::new(match self {
            Direction::North => "dice-tactics-north",
            Direction::East => "dice-tactics-east",
            Direction::South => "dice-tactics-south",
            Direction::West => "dice-tactics-west",
        })
    }
}
