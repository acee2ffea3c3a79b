//! What stands where.

use messdeck_core::{Say, Seat};
use messdeck_facade::{Cell, Item, NextThrow, Scene, Score, Thing, ToScene, Tray};

use crate::hand::FULL;
use crate::name;
use crate::rules::{Die, Phase, Position};
use crate::square::{SIZE, Square};
use crate::tale::{black, colour};

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
            throw: throw(self),
            scores: self
                .seat_list()
                .map(|seat| Score { seat: name(seat), points: scores[seat.index()] })
                .collect(),
            notes: vec![note(self)],
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
        (Some(die), _) => (Some(name(die.seat)), die.value, die.said()),
        (None, Some(value)) => (None, value, black(value)),
        (None, None) => return None,
    };
    Some(Thing {
        cell: square.to_string(),
        kind: "die",
        seat,
        value: Some(value.into()),
        glyph: value.to_string(),
        label,
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
            label: Die { seat, value }.said(),
        })
        .collect();
    Tray { id, kind: "hand", seat: Some(name(seat)), label: of("diceopolis-tray-hand", seat), items }
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
        label: of("diceopolis-blank-die", seat),
    };
    let items = if count > 0 { vec![dice] } else { Vec::new() };
    Tray { id, kind: "cache", seat: Some(name(seat)), label: of("diceopolis-tray-cache", seat), items }
}

/// A first hand is thrown as a whole.
fn throw(position: &Position) -> Option<NextThrow> {
    let seat = position.to_act();
    let dice = match position.phase() {
        Phase::Roll if position.is_filling() => FULL - position.hand(seat).len(),
        Phase::Roll => 1,
        Phase::Reroll | Phase::Place | Phase::Over => return None,
    };
    Some(NextThrow { seat: name(seat), dice, apart: false })
}

fn note(position: &Position) -> Say {
    let seat = position.to_act();
    match position.phase() {
        Phase::Roll if position.is_filling() => {
            of("diceopolis-note-first-hand", seat).with("left", FULL - position.hand(seat).len())
        }
        Phase::Roll if position.is_in_air() => of("diceopolis-note-rolls-again", seat),
        Phase::Roll => of("diceopolis-note-rolls", seat),
        Phase::Reroll => of("diceopolis-note-reroll", seat),
        Phase::Place => of("diceopolis-note-places", seat).with("squares", position.open().count()),
        Phase::Over => Say::new("diceopolis-note-over"),
    }
}

fn of(id: &'static str, seat: Seat) -> Say {
    Say::new(id).with("seat", colour(seat))
}
