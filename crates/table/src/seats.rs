//! Chairs and who sits on them.

use messdeck_core::{Say, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::Table;
use crate::{Bytes32, Refusal, RefusalCode};

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The host's id of them; the same person may hold several seats.
        person: String,
        /// The name that others see.
        name: String,
    },
    /// The computer.
    Computer {
        /// 1 to 8.
        level: u8,
    },
}

/// A chair and what changes about it during a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// Milliseconds left, as they stood when the acting seat's clock began to run.
    pub(crate) clock: Option<u64>,
    /// Since when the person can't be seen.
    pub(crate) absent_since: Option<u64>,
    /// Whether others may claim, because the person has been away on their turn for too long.
    pub(crate) claimable: bool,
}

/// What a chair adds to the dice. It stays with the chair, also where sitters exchange chairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Share {
    /// No person sat there.
    None,
    /// The hash of what is still secret.
    Committed(Bytes32),
    /// What was revealed.
    Revealed(Bytes32),
    /// Not revealed in time.
    Silent,
}

impl Sitter {
    /// The person, if one sits there.
    pub fn person(&self) -> Option<&str> {
        match self {
            Sitter::Person { person, .. } => Some(person),
            Sitter::Open | Sitter::Computer { .. } => None,
        }
    }
}

impl Table {
    pub(crate) fn seat_name(&self, seat: Seat) -> &'static str {
        self.seats[seat.index()].name
    }

    /// A refusal about a seat.
    pub(crate) fn refuse(&self, code: RefusalCode, seat: Seat) -> Refusal {
        Refusal::from(code).with("seat", Say::new(self.seat_name(seat)))
    }

    /// Whether there is a seat of this name.
    pub fn check_seat(&self, name: &str) -> Result<(), Refusal> {
        self.seat_named(name).map(drop)
    }

    pub(crate) fn seat_named(&self, name: &str) -> Result<Seat, Refusal> {
        let index = self.seats.iter().position(|seat| seat.name == name).ok_or_else(|| {
            let names: Vec<Say> = self.seats.iter().map(|seat| Say::new(seat.name)).collect();
            Refusal::from(RefusalCode::NoSeat).with("seats", names)
        })?;
        Ok(Seat::new(index))
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats.len()).map(Seat::new)
    }

    pub(crate) fn sitter(&self, seat: Seat) -> &Sitter {
        &self.chairs[seat.index()].sitter
    }

    /// The seat of this name, if the asker may act for it: its person, or the host for the computer.
    pub(crate) fn held(&self, name: &str, asker: Option<&str>) -> Result<Seat, Refusal> {
        let seat = self.seat_named(name)?;
        let message = match (self.sitter(seat), asker) {
            (Sitter::Person { person, .. }, Some(asker)) if person == asker => return Ok(seat),
            (Sitter::Computer { .. }, None) => return Ok(seat),
            (Sitter::Person { .. }, _) => RefusalCode::NotYourSeat.message(),
            (Sitter::Computer { .. }, _) => "fault-not-your-seat-computer",
            (Sitter::Open, _) => "fault-not-your-seat-open",
        };
        let name = Say::new(self.seat_name(seat));
        Err(Refusal::new(RefusalCode::NotYourSeat, Say::new(message).with("seat", name)))
    }

    /// Whether one person holds both seats.
    pub(crate) fn same_person(&self, one: Seat, other: Seat) -> bool {
        self.sitter(one).person().is_some() && self.sitter(one).person() == self.sitter(other).person()
    }

    pub(crate) fn side(&self, seat: Seat) -> usize {
        self.seats[seat.index()].side
    }

    /// The names of the seats that win when this one's side loses.
    ///
    /// Also where more than two sides play: the others share the win. Going on without a seat would need rules
    /// that no page has, and taking over by the computer is what [`crate::Command::Claim`] is for.
    pub(crate) fn winners_against(&self, loser: Seat) -> Vec<String> {
        let side = self.side(loser);
        self.seats.iter().filter(|seat| seat.side != side).map(|seat| seat.name.to_owned()).collect()
    }
}
