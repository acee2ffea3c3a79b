//! What stands where: the Ludo board on its grid of fifteen by fifteen.

use messdeck_core::Seat;
use messdeck_facade::{Cell, Die, Item, Scene, Thing, ToScene, Tray};

use crate::notation::{CellOf, Location};
use crate::options::Players;
use crate::rules::{Bound, Colour, Dice, Phase, Place, Position, Status};

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
            scores: Vec::new(),
            notes: notes(self).into_iter().map(Into::into).collect(),
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
                label: label(colour, place).into(),
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

fn label(colour: Colour, place: Place) -> String {
    let name = colour.name();
    match place {
        Place::BASE => format!("{name} counter in base"),
        Place::HOME => format!("{name} counter home"),
        _ => format!("{name} counter on {}", Location(colour, place)),
    }
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
                label: format!("saved six of {name}").into(),
            };
            Tray {
                id: format!("saved:{name}"),
                kind: "reserve",
                seat: Some(name),
                label: format!("sixes saved by {name}").into(),
                items: if count > 0 { vec![six] } else { Vec::new() },
            }
        })
        .collect()
}

fn dice(position: &Position) -> Vec<Die> {
    let seat = Colour::new(position.seat.index()).name();
    let values = match position.phase {
        Phase::Move(Dice::One(die)) => vec![die],
        Phase::Move(Dice::Two(high, low)) => vec![high, low],
        _ => Vec::new(),
    };
    values.into_iter().map(|value| Die { seat, value: value.into() }).collect()
}

fn notes(position: &Position) -> Vec<String> {
    let mut notes = Vec::new();
    let name = Colour::new(position.seat.index()).name();
    if let Phase::Challenge { colour, from, needed } = position.phase {
        let square = Location(colour, position.next_place(from));
        let sixes = if needed == 1 { "one more six".to_owned() } else { format!("{needed} more sixes") };
        notes.push(format!("{name} challenges the blob on {square}: {sixes}"));
    }
    match (position.phase, position.bound) {
        (Phase::Use, None) => notes.push(format!("{name} may use a saved six, or throw")),
        (Phase::Use, Some(Bound { colour, place, .. })) => {
            notes.push(format!("{name} may use one more with the {}, or throw", label(colour, place)));
        }
        (_, Some(Bound { colour, place, by_saved_six })) => {
            notes.push(format!("{name} steps only with the {} in this turn", label(colour, place)));
            if by_saved_six {
                notes.push(format!("{name} used a saved six, so it saves none"));
            }
        }
        (_, None) => {}
    }
    for seat in Colour::ALL.into_iter().take(position.rules.seat_count()) {
        match position.status(Seat::new(seat.index())) {
            Status::Plays => {}
            Status::Waits => notes.push(format!("{} is home and waits for a six", seat.name())),
            Status::Helps => {
                notes.push(format!("{} plays the {} counters", seat.name(), seat.partner().name()));
            }
        }
    }
    notes
}
