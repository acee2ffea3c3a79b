//! What stands where.

use messdeck_core::{Position as _, Say, Seat, Square, Turn};
use messdeck_facade::{Cell, Item, Scene, Score, Thing, ToScene, Tray};

use crate::name;
use crate::rules::{BLUE, Die, Position, RED, SIX};

impl ToScene for Position {
    fn scene(&self) -> Scene {
        let size = u32::from(self.size());
        let squares = || Square::all(self.board());
        Scene {
            width: size,
            height: size,
            cells: squares()
                .map(|square| Cell::square(square.to_string(), square.file() as u32, square.rank() as u32))
                .collect(),
            things: squares().filter_map(|square| self.die(square).map(|die| thing(square, die))).collect(),
            trays: [RED, BLUE]
                .iter()
                .flat_map(|&seat| [reserve(self, seat), captured(self, seat)])
                .chain(values(self))
                .collect(),
            dice: Vec::new(),
            throw: None,
            scores: [RED, BLUE].map(|seat| score(self, seat)).into(),
            notes: notes(self),
        }
    }
}

fn tray(id: &'static str, seat: Seat) -> Say {
    Say::new(id).with("seat", Say::new(name(seat)))
}

fn thing(square: Square, die: Die) -> Thing {
    Thing {
        cell: square.to_string(),
        kind: "die",
        seat: Some(name(die.seat)),
        value: Some(die.value.into()),
        glyph: die.value.to_string(),
        label: die.said(),
        ..Thing::default()
    }
}

/// The dice that a seat can still place, all alike until they are set.
fn reserve(position: &Position, seat: Seat) -> Tray {
    let count = position.reserve(seat);
    let id = format!("{}-reserve", name(seat));
    let items = if count == 0 { Vec::new() } else { vec![die(id.clone(), seat, None, count.into())] };
    Tray { id, kind: "reserve", seat: Some(name(seat)), label: tray("uptick-tray-reserve", seat), items }
}

/// The values to which the seat to act can set its next die.
fn values(position: &Position) -> Option<Tray> {
    let Turn::Decide(seat) = position.turn() else { return None };
    (position.reserve(seat) > 0).then(|| Tray {
        id: format!("{}-values", name(seat)),
        kind: "values",
        seat: Some(name(seat)),
        label: tray("uptick-tray-values", seat),
        items: (1..=SIX).map(|value| die(value.to_string(), seat, Some(value), 1)).collect(),
    })
}

fn die(id: String, seat: Seat, value: Option<u8>, count: u32) -> Item {
    let blank = || Say::new("uptick-blank-die").with("seat", Say::new(name(seat)));
    let label = value.map_or_else(blank, |value| Die { seat, value }.said());
    let value = value.map(u32::from);
    Item { id, kind: "die", seat: Some(name(seat)), value, count, cubes: Vec::new(), label }
}

/// The dice that a seat has captured, which wear the other's colour.
fn captured(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-captured", name(seat));
    let captured = position.captured(seat);
    let items = (1..=SIX)
        .filter(|&value| captured.count(value) > 0)
        .map(|value| die(format!("{id}-{value}"), seat.other(), Some(value), captured.count(value)))
        .collect();
    Tray { id, kind: "captured", seat: Some(name(seat)), label: tray("uptick-tray-captured", seat), items }
}

fn score(position: &Position, seat: Seat) -> Score {
    Score { seat: name(seat), points: position.captured(seat).points() as i32 }
}

fn notes(position: &Position) -> Vec<Say> {
    let note = |id: &'static str, seat: Seat| Say::new(id).with("seat", Say::new(name(seat)));
    let tied = position.captured(RED).points() == position.captured(BLUE).points();
    let Turn::Decide(seat) = position.turn() else {
        // Points tell who has won; where they can't, who acted last does.
        let last = position.last().filter(|_| tied);
        return vec![last.map_or(Say::new("uptick-note-over"), |last| note("uptick-note-tied", last))];
    };
    let mut notes = Vec::new();
    if !position.can_act(seat) {
        notes.push(note("uptick-note-passes", seat));
    }
    // When it ends, and that who acts last decides between equal scores, is worth knowing once the reserves are gone.
    let late = position.reserve(RED) == 0 && position.reserve(BLUE) == 0;
    if position.is_spent(seat.other()) {
        notes.push(note("uptick-note-alone", seat).with("other", Say::new(name(seat.other()))));
    } else if late {
        notes.push(Say::new("uptick-note-late"));
    }
    if let Some(last) = position.last().filter(|_| tied && late) {
        notes.push(note("uptick-note-last-wins", last));
    }
    notes
}
