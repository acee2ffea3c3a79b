//! Why a move is not legal: one reason for every sentence of the rules page that forbids something.

use messdeck_core::{Say, Why};

use crate::hand::SIX;
use crate::rules::{Die, Move, Phase, Position};
use crate::square::Square;
use crate::tale::{black, colour};

/// The reason why a move is not legal, `None` if it is.
pub(crate) fn why_not(position: &Position, mv: Move) -> Option<Why> {
    if let Some(why) = over(position) {
        return Some(why);
    }
    match mv {
        Move::Roll { value } => nothing_rolls(position).or_else(|| no_such_value(value)),
        Move::Keep => no_reroll(position),
        Move::Reroll { value } => no_reroll(position).or_else(|| not_in_hand(position, value)),
        Move::Place { value, to } => {
            not_placing(position).or_else(|| not_in_hand(position, value)).or_else(|| closed(position, to))
        }
    }
}

/// The reason that forbids everything: the game is over.
pub(crate) fn over(position: &Position) -> Option<Why> {
    let is_over = position.phase() == Phase::Over;
    is_over.then(|| Why::new("over", "DO-E1", "diceopolis-why-over"))
}

/// A reason that is about whoever is to act.
fn theirs(position: &Position, code: &'static str, rule: &'static str, id: &'static str) -> Why {
    Why::new(code, rule, id).with("seat", colour(position.to_act()))
}

/// Why no die falls now.
pub(crate) fn nothing_rolls(position: &Position) -> Option<Why> {
    let decides = match position.phase() {
        Phase::Reroll => "reroll",
        Phase::Place => "place",
        Phase::Roll | Phase::Over => return None,
    };
    Some(theirs(position, "no-roll", "DO-R1", "diceopolis-why-no-roll").with("decides", decides))
}

/// Why nobody decides anything now.
pub(crate) fn rolling(position: &Position) -> Option<Why> {
    let rolls = position.phase() == Phase::Roll;
    rolls.then(|| theirs(position, "rolling", "DO-R2", "diceopolis-why-rolling"))
}

/// Why the seat to act can neither re-roll nor keep.
pub(crate) fn no_reroll(position: &Position) -> Option<Why> {
    if let Some(why) = rolling(position) {
        return Some(why);
    }
    (position.phase() != Phase::Reroll).then(|| {
        if position.had_reroll() {
            theirs(position, "reroll-done", "DO-R3", "diceopolis-why-reroll-done")
        } else {
            theirs(position, "no-reroll", "DO-2", "diceopolis-why-no-reroll")
        }
    })
}

/// Why no die can be placed now.
pub(crate) fn not_placing(position: &Position) -> Option<Why> {
    if let Some(why) = rolling(position) {
        return Some(why);
    }
    let decides = position.phase() == Phase::Reroll;
    decides.then(|| theirs(position, "reroll-first", "DO-R4", "diceopolis-why-reroll-first"))
}

/// Why a value can't be chosen: the hand does not have it.
pub(crate) fn not_in_hand(position: &Position, value: u8) -> Option<Why> {
    let hand = position.hand(position.to_act());
    if let Some(why) = no_such_value(value) {
        return Some(why);
    }
    (!hand.has(value)).then(|| {
        let why = theirs(position, "not-in-hand", "DO-H1", "diceopolis-why-not-in-hand");
        why.with("value", value).with("hand", hand.said())
    })
}

fn no_such_value(value: u8) -> Option<Why> {
    let none = !(1..=SIX).contains(&value);
    none.then(|| Why::new("no-such-value", "DO-H2", "diceopolis-why-no-such-value").with("value", value))
}

/// Why no die may be placed on a square, whatever it shows.
pub(crate) fn closed(position: &Position, to: Square) -> Option<Why> {
    let why = |code, rule, id: &'static str| Why::new(code, rule, id).at([to]).with("square", to);
    if to.is_cross() {
        return Some(why("cross", "DO-P1", "diceopolis-why-cross"));
    }
    if let Some(die) = position.die(to) {
        return Some(why("occupied", "DO-P2", "diceopolis-why-occupied").with("die", die.said()));
    }
    let taken = |square: &Square| position.is_taken(*square);
    let touched: Vec<Square> = to.neighbours().filter(taken).collect();
    if touched.len() >= 2 {
        return None;
    }
    let corners: Vec<Square> = to.corners().filter(taken).collect();
    let only: Vec<Say> = touched.iter().map(|&square| stands(position, square)).collect();
    Some(if touched.len() + corners.len() < 2 {
        why("too-few", "DO-P3", "diceopolis-why-too-few").at(touched).with("touched", only)
    } else {
        let meets: Vec<Say> = corners.iter().map(|&square| square.said()).collect();
        let why = why("corners", "DO-7", "diceopolis-why-corners").at(touched).at(corners);
        why.with("touched", only).with("corners", meets)
    })
}

/// "the black 2 on i7", "the red 3 on h8".
fn stands(position: &Position, square: Square) -> Say {
    let die = position.die(square).map(Die::said).or_else(|| square.black().map(black));
    let die = die.unwrap_or_default();
    Say { id: "diceopolis-die-on", ..die }.with("square", square)
}
