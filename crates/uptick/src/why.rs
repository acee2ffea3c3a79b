//! Why a move is not legal: one reason for every sentence of the rules page that forbids something.

use messdeck_core::{Seat, Square, Why};

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
    over.then(|| Why::new("over", "UT-E1", "The game is over: neither seat can place or move."))
}

fn pass(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    if !position.can_act(seat) {
        return None;
    }
    let could = if position.reserve(seat) > 0 && position.empty() != 0 { "place" } else { "move" };
    let message = format!("{} can still {could} a die, so it may not pass.", capital(name(seat)));
    Some(Why::new("can-act", "UT-1", message).with("seat", name(seat)))
}

/// Why no die can be placed, whatever its value and square.
pub(crate) fn reserve_empty(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    (position.reserve(seat) == 0).then(|| {
        let message = format!("{} has no die left in its reserve.", capital(name(seat)));
        Why::new("no-reserve", "UT-P1", message).with("seat", name(seat))
    })
}

fn place(position: &Position, value: u8, to: Square) -> Option<Why> {
    let die = Die { seat: position.to_act(), value };
    if let Some(why) = off_board(position, to).or_else(|| reserve_empty(position)) {
        return Some(why);
    }
    if !(1..=SIX).contains(&value) {
        let message = format!("A die shows 1 to 6 and can't be set to {value}.");
        return Some(Why::new("no-such-value", "UT-P4", message).with("value", value));
    }
    if let Some(standing) = position.die(to) {
        let message = format!("A die may only be placed on an empty square; on {to} stands the {standing}.");
        return Some(Why::new("occupied", "UT-P3", message).at([to]).with("die", standing));
    }
    let freezes = position.frozen_by(to, die);
    // Where it matters which sentence forbids it, a die that could still move speaks before one that
    // could not anyway.
    let first = position.unfrozen(die.seat.other()) & freezes;
    let smaller = Square::all(if first == 0 { freezes } else { first }).next()?;
    let victim = position.die(smaller)?;
    let why = if first == 0 {
        let message = format!(
            "A {value} on {to} would be a new freezer for the {victim} on {smaller}, and even a frozen die may \
             not be given one by a placement."
        );
        Why::new("freezes-again", "UT-2", message)
    } else {
        let message = format!(
            "A {value} on {to} would freeze the {victim} on {smaller}, and a placement may not freeze anything."
        );
        Why::new("freezes", "UT-P2", message)
    };
    let others = Square::all(freezes).filter(|&square| square != smaller);
    Some(why.at([to, smaller]).at(others).with("value", value).with("die", victim))
}

/// Why the die on a square can't be moved, wherever to.
pub(crate) fn die_to_move(position: &Position, from: Square) -> Option<Why> {
    if let Some(why) = off_board(position, from) {
        return Some(why);
    }
    let seat = position.to_act();
    let Some(die) = position.die(from) else {
        let message = format!("There is no die on {from} to move.");
        return Some(Why::new("no-die", "UT-M1", message).at([from]));
    };
    if die.seat != seat {
        let message = format!("The {die} on {from} is not {}'s to move.", name(seat));
        return Some(Why::new("not-yours", "UT-M1", message).at([from]).with("die", die));
    }
    if die.value == SIX {
        let message = format!("The {die} on {from} shows a 6: it is frozen and never moves.");
        return Some(Why::new("six", "UT-F1", message).at([from]).with("die", die));
    }
    frozen(position, from, die).map(|text| {
        let message = format!("The {die} on {from} is {text}.");
        let freezers = Square::all(position.freezers(from, die));
        Why::new("frozen", "UT-F2", message).at([from]).at(freezers).with("die", die)
    })
}

/// "frozen by the blue 5 on e4 and the blue 6 on e5", if something freezes a die on a square.
pub(crate) fn frozen(position: &Position, square: Square, die: Die) -> Option<String> {
    let freezers: Vec<String> = Square::all(position.freezers(square, die))
        .filter_map(|by| position.die(by).map(|die| format!("the {die} on {by}")))
        .collect();
    (!freezers.is_empty()).then(|| format!("frozen by {}", freezers.join(" and ")))
}

/// Why the line from a die that may move does not lead to a square.
fn travel(position: &Position, from: Square, to: Square) -> Option<Why> {
    let die = position.die(from)?;
    if let Some(why) = off_board(position, to) {
        return Some(why);
    }
    if from == to {
        let message = format!("The {die} on {from} must go at least one square.");
        return Some(Why::new("stays", "UT-M3", message).at([from]).with("die", die));
    }
    let Some(middle) = between(from, to) else {
        let message = format!("{to} is on no straight line from {from}, along rank, file or diagonal.");
        return Some(Why::new("not-straight", "UT-M2", message).at([to, from]));
    };
    let length = distance(from, to);
    if length > u32::from(die.value) {
        let squares = if die.value == 1 { "1 square" } else { &format!("{} squares", die.value) };
        let message = format!("The {die} on {from} goes {squares} at most, and {to} is {length} away.");
        let why = Why::new("too-far", "UT-M3", message).at([to, from]);
        return Some(why.with("die", die).with("distance", length));
    }
    let nearest = |square: &Square| distance(from, *square);
    if let Some(block) = Square::all(middle & position.dice_of(die.seat.other())).min_by_key(nearest) {
        let blocker = position.die(block)?;
        let message =
            format!("The {blocker} on {block} blocks the line: a die never passes an opposing one.");
        return Some(Why::new("blocked", "UT-M4", message).at([block, from, to]).with("die", blocker));
    }
    position.die(to).filter(|standing| standing.seat == die.seat).map(|standing| {
        let message =
            format!("A die may pass over its own colour but not end there; on {to} stands the {standing}.");
        Why::new("own-die", "UT-M5", message).at([to]).with("die", standing)
    })
}

/// Why a move that the die can make is not spelled like this.
fn spelling(position: &Position, mv: Move) -> Option<Why> {
    match mv {
        Move::Slide { from, to } => position.die(to).map(|die| {
            let message = format!("On {to} stands the {die}: capturing it is written {from}x{to}.");
            Why::new("captures", "UT-N1", message).at([to]).with("die", die)
        }),
        Move::Capture { from, to } if position.die(to).is_none() => {
            let message = format!("There is nothing to capture on {to}: going there is written {from}-{to}.");
            Some(Why::new("no-capture", "UT-N2", message).at([to]))
        }
        _ => None,
    }
}

/// Why a square can't be meant: smaller boards do not have it.
pub(crate) fn off_board(position: &Position, square: Square) -> Option<Why> {
    let size = position.size();
    (position.board() & square.bit() == 0).then(|| {
        let message = format!("{square} is not on the board, which has {size} files and {size} ranks.");
        Why::new("off-board", "UT-B1", message).with("square", square).with("size", size)
    })
}

/// What a die that is not frozen but reaches no square is told.
pub(crate) fn walled_in(from: Square, die: Die) -> Why {
    let message = format!(
        "The {die} on {from} has nowhere to go: on every square it could reach stands another {} die.",
        name(die.seat)
    );
    Why::new("walled-in", "UT-M5", message).at([from]).with("die", die)
}

/// What a value is told that fits on no empty square.
pub(crate) fn no_square_for(seat: Seat, value: u8) -> Why {
    let message = format!("Wherever {} could place a {value} it would freeze an opposing die.", name(seat));
    Why::new("no-square", "UT-P2", message).with("value", value)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
