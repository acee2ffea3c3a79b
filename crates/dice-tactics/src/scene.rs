//! What stands where.

use messdeck_core::{Position as _, Seat, Square, Turn};
use messdeck_facade::{Cell, Item, Scene, Thing, Tray};

use crate::name;
use crate::rules::{ARMY, BLACK, Die, Phase, Position, WHITE, home};
use crate::unit::Unit;
use crate::why::counted;

/// Everything that can be seen of a position.
pub(crate) fn scene(position: &Position) -> Scene {
    let squares = || Square::all(u64::MAX);
    Scene {
        width: 8,
        height: 8,
        cells: squares().map(|square| cell(position, square)).collect(),
        things: squares().filter_map(|square| Some(thing(square, position.die(square)?))).collect(),
        trays: match position.phase() {
            Phase::Setup => [WHITE, BLACK].map(|seat| reserve(position, seat)).into(),
            Phase::Play => Vec::new(),
        },
        dice: Vec::new(),
        scores: Vec::new(),
        notes: notes(position),
    }
}

/// While the armies are placed, the squares wear the colour of those at home there.
fn cell(position: &Position, square: Square) -> Cell {
    let at_home = |seat: &Seat| home(*seat) & square.bit() != 0;
    let seat = match position.phase() {
        Phase::Setup => [WHITE, BLACK].into_iter().find(at_home).map(name),
        Phase::Play => None,
    };
    Cell { seat, ..Cell::square(square.to_string(), square.file() as u32, square.rank() as u32) }
}

fn thing(square: Square, die: Die) -> Thing {
    Thing {
        cell: square.to_string(),
        kind: "die",
        seat: Some(name(die.seat)),
        colour: None,
        value: Some(die.unit.kind().face().into()),
        orientation: die.unit.orientation(),
        level: 0,
        glyph: glyph(die.unit),
        label: format!("{} {}", name(die.seat), described(die.unit)),
    }
}

/// The letter, with a stroke that lies as the pips do.
fn glyph(unit: Unit) -> String {
    let stroke = match unit.orientation() {
        Some("rising") => "/",
        Some("falling") => "\\",
        Some("columns") => "|",
        Some(_) => "=",
        None => "",
    };
    format!("{}{stroke}", unit.letter())
}

/// The unit in words, with its orientation where it has one, such as `cavalry /`.
pub(crate) fn described(unit: Unit) -> String {
    let name = unit.kind().name();
    match unit.orientation() {
        Some("rising") => format!("{name} /"),
        Some("falling") => format!("{name} \\"),
        Some(orientation) => format!("{name} in {orientation}"),
        None => name.to_owned(),
    }
}

/// The units that a side has still to place. The acting side sees one item for each that it may choose.
fn reserve(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-reserve", name(seat));
    let count = ARMY.saturating_sub(position.units_of(seat).count_ones());
    let die = |id: String, value: Option<u8>, label: String| Item {
        id,
        kind: "die",
        seat: Some(name(seat)),
        value: value.map(u32::from),
        count,
        cubes: Vec::new(),
        label,
    };
    let items = if count == 0 {
        Vec::new()
    } else if position.turn() == Turn::Decide(seat) {
        let item = |unit: &Unit| die(unit.capital().to_string(), Some(unit.kind().face()), described(*unit));
        position.placeable().iter().map(item).collect()
    } else {
        vec![die(id.clone(), None, format!("{count} {} units", name(seat)))]
    };
    Tray {
        id,
        kind: "reserve",
        seat: Some(name(seat)),
        label: format!("{}'s units to place", name(seat)),
        items,
    }
}

fn notes(position: &Position) -> Vec<String> {
    let Turn::Decide(seat) = position.turn() else { return vec![how_it_ended(position)] };
    let (seat_name, left) = (name(seat), position.actions().into());
    let mut notes = Vec::new();
    match position.phase() {
        Phase::Setup => {
            notes.push(format!("{seat_name} places {}", counted(left, "more unit")));
            if position.placeable().len() == 1 {
                notes.push(format!("{seat_name}'s last unit must be an officer"));
            }
        }
        Phase::Play => {
            notes.push(format!("{seat_name} has {} left", counted(left, "action")));
            let free = position.free().count_ones();
            if free > 0 {
                notes.push(format!("{} of cavalry, before an ordinary one", counted(free, "free action")));
            }
            let limit = u32::from(position.rules().quiet);
            let until = limit.saturating_sub(position.quiet());
            if limit > 0 && until <= QUIET_WARNING {
                notes.push(format!("drawn in {} unless a unit is removed", counted(until, "turn")));
            }
            if position.officers(seat.other()) == 1 {
                notes.push(format!("{} has one officer left", name(seat.other())));
            }
        }
    }
    notes
}

fn how_it_ended(position: &Position) -> String {
    match [WHITE, BLACK].into_iter().find(|seat| position.officers(*seat) == 0) {
        Some(beaten) => format!("{} has no officer left", name(beaten)),
        None => format!("no unit was removed in {}", counted(position.quiet(), "turn")),
    }
}

/// So many turns before a draw people are told of it.
const QUIET_WARNING: u32 = 20;
