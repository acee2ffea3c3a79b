//! How a match stands in lists.

use std::collections::BTreeMap;

use messdeck_facade::{Preset, Version};
use messdeck_store::{Hold, Holder, Listing};
use messdeck_table::{ClockSpec, Phase, Sitter, Table};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::computer::is_asked;
use crate::{HallError, Plan};

/// What lists show of a match without reading its events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// The options that differ from their defaults.
    pub options: BTreeMap<String, String>,
    /// The set-up whose options these are, if they have a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<SetUp>,
    /// The version of the rules under these options; without it the first.
    #[schemars(with = "Option<u16>")]
    #[serde(default, skip_serializing_if = "Version::is_first")]
    pub rules: Version,
    /// Why the match ended without a winner, where its version of the rules is no longer played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retired: Option<String>,
    /// How the clocks are set.
    pub clock: Option<Clock>,
    /// `seating`, `revealing`, `roll-off`, `playing` or `over`.
    pub phase: String,
    /// Who sits where.
    pub seats: Vec<SeatLine>,
    /// The seat that must act.
    pub acting: Option<String>,
    /// The position after the newest event; of a match by older rules, the last one that today's notation can write.
    pub position: String,
}

/// A named set-up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetUp {
    /// Its id, as the card of the game lists it.
    pub id: String,
    /// Its name for people.
    pub title: String,
}

impl From<&Preset> for SetUp {
    fn from(Preset { id, title, .. }: &Preset) -> SetUp {
        SetUp { id: (*id).to_owned(), title: (*title).to_owned() }
    }
}

/// How clocks are set, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Clock {
    /// At the start.
    pub base: u64,
    /// Added after each decision.
    pub increment: u64,
}

/// A seat in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatLine {
    /// Its name.
    pub seat: String,
    /// `open`, `invite`, `reserved`, `person` or `computer`.
    pub kind: String,
    /// The person's name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The computer's level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
}

impl From<ClockSpec> for Clock {
    fn from(ClockSpec { base, increment }: ClockSpec) -> Clock {
        Clock { base, increment }
    }
}

impl From<Clock> for ClockSpec {
    fn from(Clock { base, increment }: Clock) -> ClockSpec {
        ClockSpec { base, increment }
    }
}

impl Summary {
    /// Reads what the hall wrote into a match's listing.
    pub fn read(text: &str) -> Result<Summary, HallError> {
        Ok(serde_json::from_str(text)?)
    }
}

/// How long the computer may be expected to play by itself; after that the match comes up again, because the server
/// that was thinking may have gone.
const COMPUTER_WITHIN: u64 = 5_000;

/// How the match stands now.
pub(crate) fn listing(table: &Table, plan: &Plan, now: u64) -> Result<Listing, HallError> {
    let acting = table.turn().map(|(seat, _)| seat);
    let sitter = table.sitters().find(|&(seat, _)| Some(seat) == acting).map(|(_, sitter)| sitter);
    let computer = is_asked(table).then(|| now.saturating_add(COMPUTER_WITHIN));
    Ok(Listing {
        open: table.phase() == Phase::Seating,
        over: table.phase() == Phase::Over,
        acting: sitter.and_then(person),
        due: table.due().into_iter().chain(computer).min().map(u64::cast_signed),
        summary: serde_json::to_string(&summary(table, plan))?,
    })
}

/// Which person holds which seat.
pub(crate) fn holders(table: &Table) -> Vec<Holder> {
    let holders = table
        .sitters()
        .filter_map(|(seat, sitter)| Some(Holder { seat: seat.to_owned(), person: person(sitter)? }));
    holders.collect()
}

fn person(sitter: &Sitter) -> Option<String> {
    match sitter {
        Sitter::Person { person, .. } => Some(person.clone()),
        Sitter::Open | Sitter::Computer { .. } => None,
    }
}

fn summary(table: &Table, plan: &Plan) -> Summary {
    let seats = table.sitters().map(|(seat, sitter)| {
        let (kind, name, level) = match sitter {
            Sitter::Person { name, .. } => ("person", Some(name.clone()), None),
            Sitter::Computer { level } => ("computer", None, Some(*level)),
            Sitter::Open => match plan.get(seat) {
                None | Some(Hold::Open) => ("open", None, None),
                Some(Hold::Invite) => ("invite", None, None),
                Some(Hold::Reserved { .. }) => ("reserved", None, None),
            },
        };
        SeatLine { seat: seat.to_owned(), kind: kind.to_owned(), name, level }
    });
    let phase = match table.phase() {
        Phase::Seating => "seating",
        Phase::Revealing => "revealing",
        Phase::RollOff => "roll-off",
        Phase::Playing => "playing",
        Phase::Over => "over",
    };
    Summary {
        options: table.setup().options.clone(),
        preset: table.book().preset().map(SetUp::from),
        rules: table.rules(),
        retired: table.why_retired().filter(|_| table.is_void()),
        clock: table.setup().clock.map(Clock::from),
        phase: phase.to_owned(),
        seats: seats.collect(),
        acting: table.turn().map(|(seat, _)| seat.to_owned()),
        position: table.position().text(),
    }
}
