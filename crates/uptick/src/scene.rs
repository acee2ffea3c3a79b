//! What stands where.

use messdeck_core::{Position as _, Seat, Square, Turn};
use messdeck_facade::{Cell, Item, Scene, Score, Thing, Tray};

use crate::name;
use crate::rules::{BLUE, Die, Position, RED, SIX};

/// Everything that can be seen of a position.
pub(crate) fn scene(position: &Position) -> Scene {
    let size = u32::from(position.size());
    let squares = || Square::all(position.board());
    Scene {
        width: size,
        height: size,
        cells: squares()
            .map(|square| Cell::square(square.to_string(), square.file() as u32, square.rank() as u32))
            .collect(),
        things: squares().filter_map(|square| position.die(square).map(|die| thing(square, die))).collect(),
        trays: [RED, BLUE]
            .iter()
            .flat_map(|&seat| [reserve(position, seat), captured(position, seat)])
            .collect(),
        dice: Vec::new(),
        scores: [RED, BLUE].map(|seat| score(position, seat)).into(),
        notes: notes(position),
    }
}

fn thing(square: Square, die: Die) -> Thing {
    Thing {
        cell: square.to_string(),
        kind: "die",
        seat: Some(name(die.seat)),
        value: Some(die.value.into()),
        orientation: None,
        level: 0,
        glyph: die.value.to_string(),
        label: die.to_string(),
    }
}

/// The dice that a seat can place. The seat to act may set them to any value, so it sees one item for each.
fn reserve(position: &Position, seat: Seat) -> Tray {
    let count = u32::from(position.reserve(seat));
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
        (1..=SIX).map(|value| die(value.to_string(), Some(value), format!("a {value}"))).collect()
    } else {
        vec![die(reserve_id(seat), None, format!("{count} {} dice", name(seat)))]
    };
    Tray {
        id: reserve_id(seat),
        kind: "reserve",
        seat: Some(name(seat)),
        label: format!("{}'s reserve", name(seat)),
        items,
    }
}

fn reserve_id(seat: Seat) -> String {
    format!("{}-reserve", name(seat))
}

/// The dice that a seat has captured, which wear the other's colour.
fn captured(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-captured", name(seat));
    let captured = position.captured(seat);
    let items = (1..=SIX)
        .filter(|&value| captured.count(value) > 0)
        .map(|value| Item {
            id: format!("{id}-{value}"),
            kind: "die",
            seat: Some(name(seat.other())),
            value: Some(value.into()),
            count: captured.count(value),
            cubes: Vec::new(),
            label: Die { seat: seat.other(), value }.to_string(),
        })
        .collect();
    Tray { id, kind: "captured", seat: Some(name(seat)), label: format!("captured by {}", name(seat)), items }
}

fn score(position: &Position, seat: Seat) -> Score {
    Score { seat: name(seat), points: position.captured(seat).points() as i32 }
}

fn notes(position: &Position) -> Vec<String> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    let mut notes = Vec::new();
    if !position.can_act(seat) {
        notes.push(format!("{} can neither place nor move and passes", name(seat)));
    }
    // Who acts last decides between equal scores, which is worth knowing once the reserves are gone.
    let tied = position.captured(RED).points() == position.captured(BLUE).points();
    let late = position.reserve(RED) == 0 && position.reserve(BLUE) == 0;
    if let Some(last) = position.last().filter(|_| tied && late) {
        notes.push(format!("if the scores stay equal, who acts last wins: so far {}", name(last)));
    }
    notes
}
