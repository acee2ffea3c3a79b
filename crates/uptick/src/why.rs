//! Why a move is not legal: one reason for every sentence of the rules page that forbids something.

use messdeck_core::{Say, Seat, Square, Why};

use crate::geometry::{between, distance};
use crate::name;
use crate::rules::{Die, Move, Position, SIX};

/// The reason why a move is not legal, `None` if it is.
pub(crate) fn why_not(position: &Position, mv: Move) -> Option<Why> {
    if let Some(why) = over(position) {
        return Some(why);
    }
    match mv {
        Move::Pass => pass(position),
        Move::Place { value, to } => place(position, value, to),
        Move::Slide { from, to } | Move::Capture { from, to } => die_to_move(position, from)
            .or_else(|| travel(position, from, to))
            .or_else(|| spelling(position, mv)),
    }
}

/// The reason that forbids everything: the game is over.
pub(crate) fn over(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    let over = !position.can_act(seat) && !position.can_act(seat.other());
    over.then(|| Why::new("over", "UT-E1", "uptick-why-over"))
}

fn pass(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    if !position.can_act(seat) {
        return None;
    }
    let could = if position.reserve(seat) > 0 && position.empty() != 0 { "place" } else { "move" };
    Some(
        Why::new("can-act", "UT-1", "uptick-why-can-act")
            .with("seat", Say::new(name(seat)))
            .with("could", could),
    )
}

/// Why no die can be placed, whatever its value and square.
pub(crate) fn reserve_empty(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    let none = position.reserve(seat) == 0;
    none.then(|| Why::new("no-reserve", "UT-P1", "uptick-why-no-reserve").with("seat", Say::new(name(seat))))
}

fn place(position: &Position, value: u8, to: Square) -> Option<Why> {
    let die = Die { seat: position.to_act(), value };
    if let Some(why) = off_board(position, to).or_else(|| reserve_empty(position)) {
        return Some(why);
    }
    if !(1..=SIX).contains(&value) {
        return Some(Why::new("no-such-value", "UT-P4", "uptick-why-no-such-value").with("value", value));
    }
    if let Some(standing) = position.die(to) {
        return Some(
            Why::new("occupied", "UT-P3", "uptick-why-occupied").at([to]).with("die", standing.on(to)),
        );
    }
    let freezes = position.frozen_by(to, die);
    // Where it matters which sentence forbids it, a die that could still move speaks before one that
    // could not anyway.
    let first = position.unfrozen(die.seat.other()) & freezes;
    let smaller = Square::all(if first == 0 { freezes } else { first }).next()?;
    let victim = position.die(smaller)?;
    let why = if first == 0 {
        Why::new("freezes-again", "UT-2", "uptick-why-freezes-again")
    } else {
        Why::new("freezes", "UT-P2", "uptick-why-freezes")
    };
    let others = Square::all(freezes).filter(|&square| square != smaller);
    let why = why.at([to, smaller]).at(others);
    Some(why.with("value", value).with("square", to).with("die", victim.on(smaller)))
}

/// Why the die on a square can't be moved, wherever to.
pub(crate) fn die_to_move(position: &Position, from: Square) -> Option<Why> {
    if let Some(why) = off_board(position, from) {
        return Some(why);
    }
    let seat = position.to_act();
    let Some(die) = position.die(from) else {
        return Some(Why::new("no-die", "UT-M1", "uptick-why-no-die").at([from]).with("square", from));
    };
    if die.seat != seat {
        let why = Why::new("not-yours", "UT-M1", "uptick-why-not-yours").at([from]);
        return Some(why.with("die", die.on(from)).with("seat", Say::new(name(seat))));
    }
    if die.value == SIX {
        return Some(Why::new("six", "UT-F1", "uptick-why-six").at([from]).with("die", die.on(from)));
    }
    let freezers = position.freezers(from, die);
    (freezers != 0).then(|| {
        let why = Why::new("frozen", "UT-F2", "uptick-why-frozen").at([from]).at(Square::all(freezers));
        why.with("die", die.on(from)).with("freezers", dice_on(position, freezers))
    })
}

/// The dice on these squares, as they are called.
pub(crate) fn dice_on(position: &Position, squares: u64) -> Vec<Say> {
    Square::all(squares).filter_map(|square| position.die(square).map(|die| die.on(square))).collect()
}

/// Why the line from a die that may move does not lead to a square.
fn travel(position: &Position, from: Square, to: Square) -> Option<Why> {
    let die = position.die(from)?;
    if let Some(why) = off_board(position, to) {
        return Some(why);
    }
    if from == to {
        return Some(Why::new("stays", "UT-M3", "uptick-why-stays").at([from]).with("die", die.on(from)));
    }
    let Some(middle) = between(from, to) else {
        let why = Why::new("not-straight", "UT-M2", "uptick-why-not-straight").at([to, from]);
        return Some(why.with("from", from).with("to", to));
    };
    let length = distance(from, to);
    if length > u32::from(die.value) {
        let why = Why::new("too-far", "UT-M3", "uptick-why-too-far").at([to, from]);
        let why = why.with("die", die.on(from)).with("value", die.value);
        return Some(why.with("to", to).with("distance", length));
    }
    let nearest = |square: &Square| distance(from, *square);
    if let Some(block) = Square::all(middle & position.dice_of(die.seat.other())).min_by_key(nearest) {
        let blocker = position.die(block)?;
        let why = Why::new("blocked", "UT-M4", "uptick-why-blocked").at([block, from, to]);
        return Some(why.with("die", blocker.on(block)));
    }
    position.die(to).filter(|standing| standing.seat == die.seat).map(|standing| {
        Why::new("own-die", "UT-M5", "uptick-why-own-die").at([to]).with("die", standing.on(to))
    })
}

/// Why a move that the die can make is not spelled like this.
fn spelling(position: &Position, mv: Move) -> Option<Why> {
    match mv {
        Move::Slide { from, to } => position.die(to).map(|die| {
            let why = Why::new("captures", "UT-N1", "uptick-why-captures").at([to]);
            why.with("die", die.on(to)).with("move", Move::Capture { from, to }.to_string())
        }),
        Move::Capture { from, to } if position.die(to).is_none() => {
            let why = Why::new("no-capture", "UT-N2", "uptick-why-no-capture").at([to]);
            Some(why.with("to", to).with("move", Move::Slide { from, to }.to_string()))
        }
        _ => None,
    }
}

/// Why a square can't be meant: smaller boards do not have it.
pub(crate) fn off_board(position: &Position, square: Square) -> Option<Why> {
    let size = position.size();
    (position.board() & square.bit() == 0).then(|| {
        Why::new("off-board", "UT-B1", "uptick-why-off-board").with("square", square).with("size", size)
    })
}

/// What a die that is not frozen but reaches no square is told.
pub(crate) fn walled_in(from: Square, die: Die) -> Why {
    Why::new("walled-in", "UT-M5", "uptick-why-walled-in").at([from]).with("die", die.on(from))
}

/// What a value is told that fits on no empty square.
pub(crate) fn no_square_for(seat: Seat, value: u8) -> Why {
    let why = Why::new("no-square", "UT-P2", "uptick-why-no-square");
    why.with("seat", Say::new(name(seat))).with("value", value)
}
