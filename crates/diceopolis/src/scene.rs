//! What stands where.

use messdeck_core::Seat;
use messdeck_facade::{Cell, Item, Scene, Score, Thing, ToScene, Tray};

use crate::hand::FULL;
use crate::name;
use crate::rules::{Die, Phase, Position};
use crate::square::{SIZE, Square};

impl ToScene for Position {
    fn scene(&self) -> Scene {
        let scores = self.scores();
        Scene {
            width: SIZE as u32,
            height: SIZE as u32,
            cells: Square::all().map(cell).collect(),
            things: Square::all().filter_map(|square| thing(self, square)).collect(),
            trays: self.seat_list().flat_map(|seat| [hand(self, seat), cache(self, seat)]).collect(),
            dice: Vec::new(),
            scores: self
                .seat_list()
                .map(|seat| Score { seat: name(seat), points: scores[seat.index()] })
                .collect(),
            notes: notes(self).into_iter().map(Into::into).collect(),
        }
    }
}

fn cell(square: Square) -> Cell {
    let cell = Cell::square(square.to_string(), square.file() as u32, square.rank() as u32);
    if square.is_cross() { Cell { kind: "cross", ..cell } } else { cell }
}

/// A placed die, or a black one of the cross, which is nobody's.
fn thing(position: &Position, square: Square) -> Option<Thing> {
    let (seat, value, label) = match (position.die(square), square.black()) {
        (Some(die), _) => (Some(name(die.seat)), die.value, die.to_string()),
        (None, Some(value)) => (None, value, format!("black {value}")),
        (None, None) => return None,
    };
    Some(Thing {
        cell: square.to_string(),
        kind: "die",
        seat,
        value: Some(value.into()),
        glyph: value.to_string(),
        label: label.into(),
        ..Thing::default()
    })
}

/// The dice in a seat's hand, which everyone sees (DO-8).
fn hand(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-hand", name(seat));
    let hand = position.hand(seat);
    let items = hand
        .values()
        .map(|value| Item {
            id: hand_item(position, seat, value),
            kind: "die",
            seat: Some(name(seat)),
            value: Some(value.into()),
            count: hand.count(value),
            cubes: Vec::new(),
            label: Die { seat, value }.to_string().into(),
        })
        .collect();
    Tray { id, kind: "hand", seat: Some(name(seat)), label: format!("{}'s hand", name(seat)).into(), items }
}

/// The word for a die in a hand: the value alone where it can be placed.
fn hand_item(position: &Position, seat: Seat, value: u8) -> String {
    if position.phase() == Phase::Place && seat == position.to_act() {
        value.to_string()
    } else {
        format!("{}-hand-{value}", name(seat))
    }
}

fn cache(position: &Position, seat: Seat) -> Tray {
    let id = format!("{}-cache", name(seat));
    let count = u32::from(position.cache(seat));
    let dice = Item {
        id: id.clone(),
        kind: "die",
        seat: Some(name(seat)),
        value: None,
        count,
        cubes: Vec::new(),
        label: format!("{} die", name(seat)).into(),
    };
    let items = if count > 0 { vec![dice] } else { Vec::new() };
    Tray { id, kind: "cache", seat: Some(name(seat)), label: format!("{}'s cache", name(seat)).into(), items }
}

fn notes(position: &Position) -> Vec<String> {
    let seat = position.to_act();
    let name = name(seat);
    let note = match position.phase() {
        Phase::Roll if position.is_filling() => {
            format!("{name} rolls its first hand: {} of {FULL} dice", position.hand(seat).len() + 1)
        }
        Phase::Roll if position.is_in_air() => format!("{name} rolls a die of its hand again"),
        Phase::Roll => format!("{name} rolls a die from its cache into its hand"),
        Phase::Reroll => format!("{name} may re-roll one die of its hand, or keep it"),
        Phase::Place => format!("{name} places a die; {} squares are open", position.open().count()),
        Phase::Over => return Vec::new(),
    };
    vec![note]
}
