//! What stands where.

use messdeck_core::{Position as _, Say, Seat, Square, Turn};
use messdeck_facade::{Cell, Item, Scene, Thing, ToScene, Tray};

use crate::marks::left;
use crate::name;
use crate::names::about;
use crate::objective::{Ending, HILL, HILL_WINS, far_rank};
use crate::options::Objective;
use crate::rules::{BLACK, Die, Phase, Position, WHITE, home};
use crate::unit::Unit;

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
            notes: notes(self),
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

pub(crate) fn thing(square: Square, die: Die) -> Thing {
    Thing {
        cell: square.to_string(),
        kind: "die",
        seat: Some(name(die.seat)),
        value: Some(die.unit.kind().face().into()),
        orientation: die.unit.orientation(),
        glyph: glyph(die.unit),
        label: die.said(),
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

/// The units that a side has still to place. The acting side sees one item for each that it may choose, and the label
/// says how many in all: units are of any kind.
fn reserve(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-reserve", name(seat));
    let left = position.rules().army().saturating_sub(position.units_of(seat).count_ones());
    let die = |id: String, value: Option<u8>, count: u32, label: Say| Item {
        id,
        kind: "die",
        seat: Some(name(seat)),
        value: value.map(u32::from),
        count,
        cubes: Vec::new(),
        label,
    };
    let items = if left == 0 {
        Vec::new()
    } else if position.turn() == Turn::Decide(seat) {
        let item = |unit: &Unit| die(unit.capital().to_string(), Some(unit.kind().face()), 1, unit.said());
        position.placeable().iter().map(item).collect()
    } else {
        vec![die(id.clone(), None, left, Say::new("dice-tactics-units"))]
    };
    let label = about("dice-tactics-tray-reserve", seat).with("left", left);
    let label = label.with("kinds", of_kinds(position, seat));
    Tray { id, kind: "reserve", seat: Some(name(seat)), label, items }
}

/// What the units that are left may be.
fn of_kinds(position: &Position, seat: Seat) -> &'static str {
    let choice = position.placeable();
    if position.to_act() != seat {
        // What the other side may choose is told when it does.
        "untold"
    } else if choice.len() == Unit::ALL.len() {
        "any"
    } else if choice == [Unit::Officer] {
        "officer"
    } else {
        "others"
    }
}

fn notes(position: &Position) -> Vec<Say> {
    let Turn::Decide(seat) = position.turn() else { return vec![how_it_ended(position)] };
    let mut notes = vec![left(position)];
    match position.phase() {
        Phase::Setup => {
            let choice = position.placeable();
            let officers =
                about("dice-tactics-note-officers", seat).with("officers", position.officers(seat));
            if choice == [Unit::Officer] {
                notes.push(about("dice-tactics-note-needs-officer", seat));
            } else if !choice.contains(&Unit::Officer) {
                notes.push(about("dice-tactics-note-enough-officers", seat));
                notes.push(officers);
            } else {
                notes.push(officers);
            }
        }
        Phase::Play => {
            let free = position.free().count_ones();
            if free > 0 {
                notes.push(Say::new("dice-tactics-note-free").with("count", free));
            }
            let limit = u32::from(position.rules().quiet);
            let until = limit.saturating_sub(position.quiet());
            if limit > 0 && until <= QUIET_WARNING {
                notes.push(Say::new("dice-tactics-note-quiet").with("turns", until));
            }
            notes.extend(hill(position));
            if position.officers(seat.other()) == 1 {
                notes.push(about("dice-tactics-note-last-officer", seat.other()));
            }
        }
    }
    notes
}

/// Who is about to win on the hill.
fn hill(position: &Position) -> Option<Say> {
    let is_about_to = |seat: &Seat| position.hill_squares(*seat) >= HILL_WINS;
    let seat = [WHITE, BLACK].into_iter().find(is_about_to)?;
    (position.rules().objective == Objective::Hill)
        .then(|| about("dice-tactics-note-hill", seat).with("squares", position.hill_squares(seat)))
}

fn how_it_ended(position: &Position) -> Say {
    match position.ending() {
        Some(Ending::Rout(winner)) => about("dice-tactics-note-rout", winner.other()),
        Some(Ending::Breakthrough(winner)) => about("dice-tactics-note-breakthrough", winner),
        Some(Ending::Hill(winner)) => about("dice-tactics-note-hill-won", winner),
        Some(Ending::Quiet) | None => Say::new("dice-tactics-note-drawn").with("turns", position.quiet()),
    }
}

/// So many turns before a draw people are told of it.
const QUIET_WARNING: u32 = 20;
