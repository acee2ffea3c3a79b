//! What seats, counters, throws and ways are called.

use std::ops::ControlFlow;

use messdeck_core::{Arg, Position as _, Say};

use crate::notation::Location;
use crate::rules::{Colour, Dice, Move, Place, Position, Step};

impl Colour {
    /// Its name, which is that of its seat too.
    pub(crate) fn said(self) -> Say {
        Say::new(self.name())
    }
}

impl Dice {
    /// What they show, the higher one first.
    pub(crate) fn faces(self) -> Vec<u8> {
        match self {
            Dice::One(die) => vec![die],
            Dice::Two(high, low) => vec![high, low],
        }
    }
}

/// A square of track or lane is called as the notation writes it.
impl From<Location> for Arg {
    fn from(location: Location) -> Arg {
        let Location(_, place) = location;
        // A square of the lane that leads home is `h2` only in notation.
        match place.lane() {
            Some(lane) => Say::new("uckers-lane").with("number", lane).into(),
            None => location.to_string().into(),
        }
    }
}

/// What dice show, as a list.
pub(crate) fn pips(faces: &[u8]) -> Vec<Say> {
    faces.iter().map(|&face| Say::new("pips").with("value", face)).collect()
}

/// Where a counter is: "in base", "on 14", "at home".
pub(crate) fn at(colour: Colour, place: Place) -> Say {
    match place {
        Place::BASE => Say::new("uckers-in-base"),
        Place::HOME => Say::new("uckers-at-home"),
        _ => Say::new("uckers-on").with("square", Location(colour, place)),
    }
}

/// A counter where it stands, such as "the red counter on 14".
pub(crate) fn counter(colour: Colour, place: Place) -> Say {
    Say::new("uckers-counter").with("colour", colour.said()).with("at", at(colour, place))
}

/// The counters of these colours on one place, such as "2 red counters".
pub(crate) fn standing(position: &Position, colours: &[Colour], own: Colour, place: Place) -> Vec<Say> {
    let counted = colours.iter().map(|&colour| {
        let count = position.counters(colour).on(place.seen_from(own, colour));
        (count > 0).then(|| Say::new("uckers-counters").with("colour", colour.said()).with("count", count))
    });
    counted.flatten().collect()
}

/// Where a step leads, whosever counter makes it.
pub(crate) fn way(Step { colour, from, to }: Step) -> Say {
    let id = match (from, to) {
        (Place::BASE, _) => "uckers-way-out",
        (_, Place::HOME) => "uckers-way-home",
        _ => "uckers-way",
    };
    Say::new(id).with("from", Location(colour, from)).with("to", Location(colour, to))
}

impl Position {
    /// A message about the seat in turn.
    pub(crate) fn says(&self, id: &'static str) -> Say {
        Say::new(id).with("seat", Colour::new(self.seat.index()).said())
    }

    /// Adds whether the seat in turn moves counters that wear its own colour, and which colour they wear.
    pub(crate) fn moving(&self, say: Say, colour: Colour) -> Say {
        let whose = if colour.index() == self.seat.index() { "own" } else { "other" };
        say.with("whose", whose).with("colour", colour.said())
    }

    /// Where a step leads, such as "from 14 to 20", with the colour where it is not the seat's own.
    pub(crate) fn way(&self, step: Step) -> Say {
        self.moving(way(step), step.colour)
    }

    /// The ways of the first play that is legal.
    pub(crate) fn example(&self) -> Vec<Say> {
        let found = self.visit(|mv| match mv {
            Move::Step(step) => ControlFlow::Break(vec![step]),
            Move::Steps(first, second) => ControlFlow::Break(vec![first, second]),
            _ => ControlFlow::Continue(()),
        });
        found.break_value().unwrap_or_default().into_iter().map(|step| self.way(step)).collect()
    }
}
