//! What stands where: the Ludo board on its grid of fifteen by fifteen.

use messdeck_core::{Position as _, Say, Seat};
use messdeck_facade::{Cell, Die, Item, NextThrow, Scene, Thing, ToScene, Tray};

use crate::names::{at, counter};
use crate::notation::{CellOf, Location};
use crate::options::{Players, RuleSet};
use crate::rules::{Bound, Colour, Phase, Place, Position, Status};
use crate::why::{six_is_missing, stuck};

/// Columns and rows of the grid.
const SIZE: u32 = 15;
/// Columns and rows of a base.
const BASE: u32 = 6;

impl ToScene for Position {
    fn scene(&self) -> Scene {
        Scene {
            width: SIZE,
            height: SIZE,
            cells: cells(self),
            things: things(self),
            trays: trays(self),
            dice: dice(self),
            throw: throw(self),
            scores: Vec::new(),
            notes: notes(self),
        }
    }
}

/// The name of the seat that owns a colour.
pub(crate) fn owner(position: &Position, colour: Colour) -> &'static str {
    match position.rules.players {
        Players::Four => colour.name(),
        Players::Two => Colour::new(colour.index() & 1).name(),
    }
}

/// The lower left corner of a place on the grid.
///
/// Red sits at the bottom: its lane goes up the middle of the lower arm, and its quarter of the track
/// leads up the left side of that arm and on to the foot of blue. The other colours see the same, turned.
fn spot(colour: Colour, place: Place) -> (u32, u32) {
    let index = u32::from(place.index());
    let red = match index {
        1..=6 => (6, index - 1),
        7..=12 => (12 - index, 6),
        13 => (0, 7),
        _ => (7, u32::from(place.lane().unwrap_or(6))),
    };
    (0..colour.index()).fold(red, |(x, y), _| (y, SIZE - 1 - x))
}

fn cells(position: &Position) -> Vec<Cell> {
    let mut cells = Vec::new();
    for colour in Colour::ALL {
        let own = Some(owner(position, colour));
        let mut square = |place: Place, kind, seat: Option<&'static str>| {
            let (x, y) = spot(colour, place);
            let id = CellOf(colour, place).to_string();
            let colour = seat.map(|_| colour.name());
            cells.push(Cell { kind, seat, colour, ..Cell::square(id, x, y) });
        };
        for steps in 0..13 {
            let place = Place::CORNER.plus(steps);
            let entry = place == position.doorstep();
            square(place, if entry { "doorstep" } else { "track" }, own.filter(|_| entry));
        }
        for number in 1..=5 {
            square(Place::on_lane(number), "lane", own);
        }
        square(Place::HOME, "home", own);
    }
    for (colour, (x, y)) in Colour::ALL.into_iter().zip([(0, 0), (0, 9), (9, 9), (9, 0)]) {
        let id = CellOf(colour, Place::BASE).to_string();
        let seat = Some(owner(position, colour));
        let base = Cell { width: BASE, height: BASE, kind: "base", ..Cell::square(id, x, y) };
        cells.push(Cell { seat, colour: Some(colour.name()), ..base });
    }
    cells
}

fn things(position: &Position) -> Vec<Thing> {
    let mut things: Vec<Thing> = Vec::new();
    for colour in Colour::ALL {
        for place in position.counters(colour).places() {
            let cell = CellOf(colour, place).to_string();
            let level = things.iter().filter(|thing| thing.cell == cell).count() as u32;
            things.push(Thing {
                cell,
                kind: "counter",
                seat: Some(owner(position, colour)),
                colour: Some(colour.name()),
                level,
                glyph: glyph(position, colour, place),
                label: Say::new("uckers-label").with("colour", colour.said()).with("at", at(colour, place)),
                ..Thing::default()
            });
        }
    }
    things
}

/// A counter shows nothing but itself, and a `+` where it lies on counters of its partner colour.
fn glyph(position: &Position, colour: Colour, place: Place) -> String {
    let is_upper = matches!(colour, Colour::Green | Colour::Yellow);
    let mixed = if is_upper && position.partners_beside(colour, place) > 0 { "+" } else { "" };
    format!("o{mixed}")
}

fn trays(position: &Position) -> Vec<Tray> {
    if !position.rules.saved_sixes {
        return Vec::new();
    }
    Colour::ALL
        .into_iter()
        .take(position.rules.seat_count())
        .map(|own| {
            let name = own.name();
            let count = position.saved(Seat::new(own.index()));
            let six = Item {
                id: format!("six:{name}"),
                kind: "die",
                seat: Some(name),
                value: Some(6),
                count,
                cubes: Vec::new(),
                label: Say::new("uckers-saved-six").with("seat", own.said()),
            };
            Tray {
                id: format!("saved:{name}"),
                kind: "reserve",
                seat: Some(name),
                label: Say::new("uckers-tray-saved").with("seat", own.said()),
                items: if count > 0 { vec![six] } else { Vec::new() },
            }
        })
        .collect()
}

fn dice(position: &Position) -> Vec<Die> {
    let seat = Colour::new(position.seat.index()).name();
    let values = match position.phase {
        Phase::Move(dice) => dice.faces(),
        _ => Vec::new(),
    };
    values.into_iter().map(|value| Die { seat, value: value.into() }).collect()
}

/// Each throw of a challenge is an event of its own.
fn throw(position: &Position) -> Option<NextThrow> {
    let apart = match position.phase {
        Phase::Throw => false,
        Phase::Challenge { .. } => true,
        Phase::Use | Phase::Move(_) | Phase::Over => return None,
    };
    let dice = match position.rules.rule_set {
        RuleSet::OneDie => 1,
        RuleSet::TwoDice => 2,
    };
    Some(NextThrow { seat: Colour::new(position.seat.index()).name(), dice, apart })
}

/// Whether whoever throws can only bring a counter out: some are in base, and all others home.
fn is_waiting_for_six(position: &Position) -> bool {
    let seat = Colour::new(position.seat.index()).name();
    let own = Colour::ALL.into_iter().filter(|&colour| owner(position, colour) == seat);
    let places: Vec<Place> = own.flat_map(|colour| position.counters(colour).places()).collect();
    places.contains(&Place::BASE) && places.iter().all(|&place| place == Place::BASE || place == Place::HOME)
}

fn notes(position: &Position) -> Vec<Say> {
    if position.phase == Phase::Over {
        return vec![Say::new("uckers-note-over")];
    }
    let mut notes = Vec::new();
    let with_bound =
        |id, Bound { colour, place, .. }| position.says(id).with("counter", counter(colour, place));
    if let Phase::Challenge { colour, from, needed } = position.phase {
        let note = position.says("uckers-note-challenge").with("needed", needed);
        notes.push(note.with("square", Location(colour, position.next_place(from))));
    }
    match (position.phase, position.bound) {
        (Phase::Use, None) => notes.push(position.says("uckers-note-use")),
        (Phase::Use, Some(bound)) => notes.push(with_bound("uckers-note-use-more", bound)),
        (_, Some(bound)) => {
            let home = bound.place == Place::HOME;
            notes.push(with_bound(if home { "uckers-note-bound-home" } else { "uckers-note-bound" }, bound));
            if bound.by_saved_six {
                notes.push(position.says("uckers-note-used"));
            }
        }
        (_, None) => {}
    }
    if position.phase == Phase::Throw && is_waiting_for_six(position) {
        notes.push(Say::new("uckers-note-six-out"));
    }
    // Where nothing but a pass is left, that is what a person waits to hear.
    let causes = stuck(position);
    if !causes.is_empty() && position.count() == 1 {
        notes.push(match six_is_missing(&causes) {
            true => position.says("uckers-note-needs-six"),
            false => Say::new("uckers-note-stuck").with("causes", causes),
        });
    }
    for colour in Colour::ALL.into_iter().take(position.rules.seat_count()) {
        let note = |id| Say::new(id).with("seat", colour.said()).with("partner", colour.partner().said());
        match position.status(Seat::new(colour.index())) {
            Status::Plays => {}
            Status::Waits => notes.push(note("uckers-note-waits")),
            Status::Helps => notes.push(note("uckers-note-helps")),
        }
    }
    notes
}
