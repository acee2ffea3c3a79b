//! What stands where.

use messdeck_core::{Position as _, Seat, Square, Turn};
use messdeck_facade::{Cell, Item, Scene, Thing, ToScene, Tray};

use crate::name;
use crate::objective::{Ending, HILL, HILL_WINS, far_rank};
use crate::options::Objective;
use crate::rules::{BLACK, Die, Phase, Position, WHITE, home};
use crate::unit::Unit;
use crate::why::counted;

impl ToScene for Position {
    fn scene(&self) -> Scene {
        let squares = || Square::all(u64::MAX);
        Scene {
            width: 8,
            height: 8,
            cells: squares().map(|square| cell(self, square)).collect(),
            things: squares().filter_map(|square| Some(thing(square, self.die(square)?))).collect(),
            trays: match self.phase() {
                Phase::Setup => [WHITE, BLACK].map(|seat| reserve(self, seat)).into(),
                Phase::Play => Vec::new(),
            },
            notes: notes(self).into_iter().map(Into::into).collect(),
            ..Scene::default()
        }
    }
}

/// While the armies are placed, the squares wear the colour of those at home there.
fn cell(position: &Position, square: Square) -> Cell {
    let at_home = |seat: &Seat| home(*seat) & square.bit() != 0;
    let seat = match position.phase() {
        Phase::Setup => [WHITE, BLACK].into_iter().find(at_home).map(name),
        Phase::Play => None,
    };
    let plain = Cell::square(square.to_string(), square.file() as u32, square.rank() as u32);
    let kind = if goals(position) & square.bit() != 0 { "goal" } else { plain.kind };
    Cell { seat, kind, ..plain }
}

/// The squares that win, besides a rout.
fn goals(position: &Position) -> u64 {
    match position.rules().objective {
        Objective::Rout => 0,
        Objective::Breakthrough => far_rank(WHITE) | far_rank(BLACK),
        Objective::Hill => HILL,
    }
}

fn thing(square: Square, die: Die) -> Thing {
    Thing {
        cell: square.to_string(),
        kind: "die",
        seat: Some(name(die.seat)),
        value: Some(die.unit.kind().face().into()),
        orientation: die.unit.orientation(),
        glyph: glyph(die.unit),
        label: format!("{} {}", name(die.seat), described(die.unit)).into(),
        ..Thing::default()
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

/// The units that a side has still to place. The acting side sees one item for each that it may choose, and the label
/// says how many in all: units are of any kind.
fn reserve(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-reserve", name(seat));
    let left = position.rules().army().saturating_sub(position.units_of(seat).count_ones());
    let die = |id: String, value: Option<u8>, count: u32, label: String| Item {
        id,
        kind: "die",
        seat: Some(name(seat)),
        value: value.map(u32::from),
        count,
        cubes: Vec::new(),
        label: label.into(),
    };
    let items = if left == 0 {
        Vec::new()
    } else if position.turn() == Turn::Decide(seat) {
        let item =
            |unit: &Unit| die(unit.capital().to_string(), Some(unit.kind().face()), 1, described(*unit));
        position.placeable().iter().map(item).collect()
    } else {
        vec![die(id.clone(), None, left, "units".to_owned())]
    };
    let label = match left {
        0 => format!("{} has placed all its units", name(seat)),
        left => {
            format!("{} still has {} to place{}", name(seat), counted(left, "unit"), of_kinds(position, seat))
        }
    };
    Tray { id, kind: "reserve", seat: Some(name(seat)), label: label.into(), items }
}

/// What the units that are left may be.
fn of_kinds(position: &Position, seat: Seat) -> &'static str {
    let choice = position.placeable();
    if position.to_act() != seat {
        // What the other side may choose is told when it does.
        ""
    } else if choice.len() == Unit::ALL.len() {
        ", of any kind"
    } else if choice == [Unit::Officer] {
        ", an officer"
    } else {
        ", of any kind but officers"
    }
}

fn notes(position: &Position) -> Vec<String> {
    let Turn::Decide(seat) = position.turn() else { return vec![how_it_ended(position)] };
    let (seat_name, left) = (name(seat), position.actions().into());
    let mut notes = Vec::new();
    match position.phase() {
        Phase::Setup => {
            notes.push(format!("{seat_name} places {}", counted(left, "more unit")));
            let choice = position.placeable();
            if choice == [Unit::Officer] {
                notes.push(format!("{seat_name}'s last unit must be an officer"));
            } else if !choice.contains(&Unit::Officer) {
                notes.push(format!("{seat_name} has all the officers that an army may have"));
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
            notes.extend(hill(position));
            if position.officers(seat.other()) == 1 {
                notes.push(format!("{} has one officer left", name(seat.other())));
            }
        }
    }
    notes
}

/// Who is about to win on the hill.
fn hill(position: &Position) -> Option<String> {
    let is_about_to = |seat: &Seat| position.hill_squares(*seat) >= HILL_WINS;
    let seat = [WHITE, BLACK].into_iter().find(is_about_to)?;
    let squares = position.hill_squares(seat);
    (position.rules().objective == Objective::Hill).then(|| {
        format!(
            "{} holds {squares} squares of the hill and wins if it still does when its turn begins",
            name(seat)
        )
    })
}

fn how_it_ended(position: &Position) -> String {
    match position.ending() {
        Some(Ending::Rout(winner)) => format!("{} has no officer left", name(winner.other())),
        Some(Ending::Breakthrough(winner)) => format!("{}'s officer has broken through", name(winner)),
        Some(Ending::Hill(winner)) => format!("{} holds the hill", name(winner)),
        Some(Ending::Quiet) | None => format!("no unit was removed in {}", counted(position.quiet(), "turn")),
    }
}

/// So many turns before a draw people are told of it.
const QUIET_WARNING: u32 = 20;
