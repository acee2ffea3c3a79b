//! What a board shows besides the dice: who is frozen, who reaches what, and what is at stake.

use messdeck_core::{Position as _, Say, Seat, Square, Turn};
use messdeck_facade::{Mark, Target, ToMarks};

use crate::name;
use crate::paths::value;
use crate::rules::{BLUE, Captured, Die, Position, RED, SIX};
use crate::why::dice_on;

impl ToMarks for Position {
    /// The marks of a position, with those of the die or value that was pointed at last.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks = frozen_dice(self);
        marks.extend(threatened(self));
        match prefix.last() {
            Some(Target::Cell(id)) => {
                let square = id.parse().ok().filter(|square: &Square| self.board() & square.bit() != 0);
                marks.extend(square.into_iter().flat_map(|square| around_square(self, square)));
            }
            Some(Target::Item(id)) => {
                if let Some(value) = value(id) {
                    marks.extend(closed(self, value));
                    marks.extend(closed_by_freezing(self, value));
                }
            }
            Some(Target::Turn(_) | Target::Button(_)) | None => {}
        }
        marks.extend([RED, BLUE].iter().filter_map(|&seat| captured(self, seat)));
        marks
    }
}

/// Every frozen die, with those that freeze it.
fn frozen_dice(position: &Position) -> Vec<Mark> {
    Square::all(position.board())
        .filter_map(|square| {
            let die = position.die(square)?;
            let freezers = position.freezers(square, die);
            let text = match freezers {
                _ if die.value == SIX => Say::new("uptick-mark-six"),
                0 => return None,
                _ => Say::new("uptick-mark-frozen").with("freezers", dice_on(position, freezers)),
            };
            let cells = [square].into_iter().chain(Square::all(freezers));
            Some(Mark::new("frozen", cells, text).of(name(die.seat)))
        })
        .collect()
}

/// The dice of the seat to act that the other could capture if nothing changed, with their attackers.
fn threatened(position: &Position) -> Vec<Mark> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    let attackers: Vec<Square> = Square::all(position.unfrozen(seat.other())).collect();
    Square::all(position.dice_of(seat))
        .filter_map(|square| {
            let die = position.die(square)?;
            let by: Vec<Square> = attackers
                .iter()
                .copied()
                .filter(|&from| position.reach(seat.other(), from) & square.bit() != 0)
                .collect();
            if by.is_empty() {
                return None;
            }
            let from: Vec<Say> = by.iter().map(|&square| Say::new("square").with("square", square)).collect();
            let cells = [square].into_iter().chain(by);
            let mark = Mark::new("threatened", cells, Say::new("uptick-mark-threatened").with("from", from));
            Some(mark.of(name(seat)).with(die.value.into()))
        })
        .collect()
}

/// What the die on a square reaches and could capture, whosever it is.
fn around_square(position: &Position, square: Square) -> Vec<Mark> {
    let Some(die) = position.die(square) else { return Vec::new() };
    if position.unfrozen(die.seat) & square.bit() == 0 {
        return Vec::new();
    }
    let reach = position.reach(die.seat, square);
    let free = Square::all(reach & position.empty());
    let becomes = Say::new("uptick-mark-reach").with("die", die.on(square)).with("value", die.value);
    let becomes = becomes.with("then", die.value + 1);
    let mut marks = Vec::new();
    if free.len() > 0 {
        marks.push(Mark::new("reach", free, becomes).of(name(die.seat)).with(i32::from(die.value) + 1));
    }
    let raised = Die { value: (die.value + 1).min(SIX), ..die };
    marks.extend(Square::all(reach).flat_map(|to| frost(position, to, raised)));
    marks.extend(Square::all(reach & !position.empty()).filter_map(|target| {
        let prey = position.die(target)?;
        let text = Say::new("uptick-mark-threat").with("die", prey.on(target)).with("points", prey.value);
        Some(Mark::new("threat", [target, square], text).of(name(die.seat)).with(prey.value.into()))
    }));
    marks
}

/// What a die of this seat and value would freeze on a square, and what would freeze it there.
fn frost(position: &Position, square: Square, die: Die) -> Vec<Mark> {
    let mark = |kind: &'static str, id: &'static str, dice: u64| {
        (dice != 0).then(|| {
            let text = Say::new(id).with("value", die.value).with("dice", dice_on(position, dice));
            Mark::new(kind, [square].into_iter().chain(Square::all(dice)), text).of(name(die.seat))
        })
    };
    // What is frozen already is no news, and a 6 never moves anyhow.
    let frozen = position.frozen_by(square, die) & position.unfrozen(die.seat.other());
    let freezers = if die.value == SIX { 0 } else { position.freezers(square, die) & !square.bit() };
    let [freezes, held] = [
        mark("freezes", "uptick-mark-freezes", frozen & !square.bit()),
        mark("held", "uptick-mark-held", freezers),
    ];
    freezes.into_iter().chain(held).collect()
}

/// Whom a value would freeze on each of the empty squares on which it may not be placed for that.
fn closed_by_freezing(position: &Position, value: u8) -> Vec<Mark> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    let closed = position.empty() & !position.places(seat, value.into());
    Square::all(closed)
        .flat_map(|square| frost(position, square, Die { seat, value }))
        .filter(|mark| mark.kind == "freezes")
        .collect()
}

/// The empty squares on which the seat to act may not place this value.
fn closed(position: &Position, value: u8) -> Option<Mark> {
    let Turn::Decide(seat) = position.turn() else { return None };
    let squares = Square::all(position.empty() & !position.places(seat, value.into()));
    let text = Say::new("uptick-mark-closed").with("value", value);
    (squares.len() > 0).then(|| Mark::new("closed", squares, text).of(name(seat)).with(value.into()))
}

/// What a seat has captured and what it counts.
fn captured(position: &Position, seat: Seat) -> Option<Mark> {
    let captured: Captured = position.captured(seat);
    let values: Vec<Say> = captured.values().map(|value| Say::new("pips").with("value", value)).collect();
    (!values.is_empty()).then(|| {
        let text = Say::new("uptick-mark-captured").with("seat", Say::new(name(seat)));
        let text = text.with("values", values).with("points", captured.points());
        Mark::new("captured", [""; 0], text).of(name(seat)).with(captured.points() as i32)
    })
}
