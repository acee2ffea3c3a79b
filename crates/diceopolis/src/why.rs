//! Why a move is not legal: one reason for every sentence of the rules page that forbids something.

use messdeck_core::{Seat, Why};

use crate::hand::SIX;
use crate::name;
use crate::rules::{Move, Phase, Position};
use crate::square::Square;

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
    is_over.then(|| Why::new("over", "DO-E1", "The game is over: all dice are placed."))
}

/// Why no die falls now.
pub(crate) fn nothing_rolls(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    let decides = match position.phase() {
        Phase::Reroll => "whether to re-roll a die",
        Phase::Place => "which die to place",
        Phase::Roll | Phase::Over => return None,
    };
    let message = format!("No die is rolling: {} decides {decides}.", name(seat));
    Some(Why::new("no-roll", "DO-R1", message).with("seat", name(seat)))
}

/// Why nobody decides anything now.
pub(crate) fn rolling(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    (position.phase() == Phase::Roll).then(|| {
        let message = format!("A die of {} is rolling; first it must land in the hand.", name(seat));
        Why::new("rolling", "DO-R2", message).with("seat", name(seat))
    })
}

/// Why the seat to act can neither re-roll nor keep.
pub(crate) fn no_reroll(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    if let Some(why) = rolling(position) {
        return Some(why);
    }
    if position.phase() == Phase::Reroll {
        return None;
    }
    let name = name(seat);
    let why = if position.had_reroll() {
        let message = format!("{} has decided about its re-roll: there is one a turn.", capital(name));
        Why::new("reroll-done", "DO-R3", message)
    } else {
        let message = format!(
            "{} had dice in its cache when the turn began; only a seat without any may re-roll.",
            capital(name)
        );
        Why::new("no-reroll", "DO-2", message)
    };
    Some(why.with("seat", name))
}

/// Why no die can be placed now.
pub(crate) fn not_placing(position: &Position) -> Option<Why> {
    let seat = position.to_act();
    if let Some(why) = rolling(position) {
        return Some(why);
    }
    (position.phase() == Phase::Reroll).then(|| {
        let message = format!("First {} re-rolls a die or keeps its hand; then it places one.", name(seat));
        Why::new("reroll-first", "DO-R4", message).with("seat", name(seat))
    })
}

/// Why a value can't be chosen: the hand does not have it.
pub(crate) fn not_in_hand(position: &Position, value: u8) -> Option<Why> {
    let seat = position.to_act();
    let hand = position.hand(seat);
    if let Some(why) = no_such_value(value) {
        return Some(why);
    }
    (!hand.has(value)).then(|| {
        let message =
            format!("{} has no {value} in hand: it holds {}.", capital(name(seat)), spoken(position, seat));
        let why = Why::new("not-in-hand", "DO-H1", message).with("value", value);
        why.with("seat", name(seat)).with("hand", hand.to_string())
    })
}

fn no_such_value(value: u8) -> Option<Why> {
    (!(1..=SIX).contains(&value)).then(|| {
        let message = format!("A die shows 1 to 6, never {value}.");
        Why::new("no-such-value", "DO-H2", message).with("value", value)
    })
}

/// Why no die may be placed on a square, whatever it shows.
pub(crate) fn closed(position: &Position, to: Square) -> Option<Why> {
    if to.is_cross() {
        let message =
            format!("{to} belongs to the cross; dice are placed in the quadrants between its arms.");
        return Some(Why::new("cross", "DO-P1", message).at([to]));
    }
    if let Some(die) = position.die(to) {
        let message = format!("On {to} stands the {die} already.");
        return Some(Why::new("occupied", "DO-P2", message).at([to]).with("die", die.to_string()));
    }
    let touched: Vec<Square> = to.neighbours().filter(|&square| position.is_taken(square)).collect();
    if touched.len() >= 2 {
        return None;
    }
    let corners: Vec<Square> = to.corners().filter(|&square| position.is_taken(square)).collect();
    let touches = match touched.as_slice() {
        [] => format!("A die on {to} would touch no other"),
        [one] => format!("A die on {to} would touch only {}", stands(position, *one)),
        _ => return None,
    };
    let why = if touched.len() + corners.len() < 2 {
        Why::new("too-few", "DO-P3", format!("{touches}; it must touch two.")).at([to]).at(touched)
    } else {
        let names: Vec<String> = corners.iter().map(Square::to_string).collect();
        let message =
            format!("{touches}; it must touch two, and it meets {} only at the corner.", list(&names));
        Why::new("corners", "DO-7", message).at([to]).at(touched).at(corners)
    };
    Some(why)
}

/// "the black 2 on i7", "the red 3 on h8".
fn stands(position: &Position, square: Square) -> String {
    match (square.black(), position.die(square)) {
        (Some(value), _) => format!("the black {value} on {square}"),
        (None, Some(die)) => format!("the {die} on {square}"),
        (None, None) => square.to_string(),
    }
}

/// "2, 3 and 5".
fn spoken(position: &Position, seat: Seat) -> String {
    let dice: Vec<String> = position.hand(seat).dice().map(|value| value.to_string()).collect();
    if dice.is_empty() { "nothing".to_owned() } else { list(&dice) }
}

/// Words with commas between them and "and" before the last.
pub(crate) fn list(words: &[String]) -> String {
    match words.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        _ => words.concat(),
    }
}

pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
