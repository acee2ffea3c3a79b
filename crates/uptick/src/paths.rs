//! Moves as a person makes them, and what to say to someone who points at the wrong thing.
//!
//! A die in reserve and the square it goes to may be chosen in either order; a die on the board comes
//! before the square it goes to; `pass` is a button.

use messdeck_core::{Position as _, Say, Seat, Square, Turn, Why, bits};
use messdeck_facade::{PathStep, Target, ToPaths};

use crate::name;
use crate::rules::{BLUE, Move, Position, RED, SIX};
use crate::why::{die_to_move, no_square_for, off_board, over, reserve_empty, walled_in, why_not};

impl ToPaths for Position {
    fn paths(&self, mv: Move) -> Vec<Vec<PathStep>> {
        let cell = |square: Square, id: &'static str| {
            PathStep::new(Target::cell(square), Say::new(id).with("square", square))
        };
        match mv {
            Move::Place { value, to } => {
                let item =
                    || PathStep::new(Target::item(value), Say::new("uptick-step-value").with("value", value));
                vec![vec![item(), cell(to, "uptick-step-on")], vec![cell(to, "uptick-step-die-on"), item()]]
            }
            Move::Slide { from, to } => vec![vec![chosen(self, from), cell(to, "uptick-step-to")]],
            Move::Capture { from, to } => {
                let label = self.die(to).map(|die| Say::new("uptick-step-capture").with("die", die.on(to)));
                vec![vec![chosen(self, from), PathStep::new(Target::cell(to), label.unwrap_or_default())]]
            }
            Move::Pass => vec![vec![PathStep::new(Target::button("pass"), "pass")]],
        }
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        if let Some(why) = over(self) {
            return why;
        }
        match prefix {
            [] => why_not_first(self, target).unwrap_or_else(nothing_wrong),
            [first] => match why_not_first(self, first) {
                Some(why) => why,
                None => why_not_second(self, first, target),
            },
            _ => Why::new("complete", "UT-T1", "uptick-why-complete"),
        }
    }

    fn prompt(&self, prefix: &[Target]) -> Option<Say> {
        let Turn::Decide(seat) = self.turn() else { return None };
        match prefix {
            [] => what_to_do(self, seat),
            [first] => match Choice::of(first) {
                Choice::Value(value) => Some(Say::new("uptick-prompt-where").with("value", value)),
                Choice::Square(square) => Some(match self.die(square) {
                    Some(die) => Say::new("uptick-prompt-where").with("value", die.value),
                    None => Say::new("uptick-prompt-value").with("square", square),
                }),
                Choice::Pass | Choice::Unknown => None,
            },
            _ => None,
        }
    }
}

/// What the seat can do; the scene tells who can do nothing.
fn what_to_do(position: &Position, seat: Seat) -> Option<Say> {
    let can_place = position.reserve(seat) > 0 && position.empty() != 0;
    let can_move =
        bits::iter(position.unfrozen(seat)).any(|from| position.reach(seat, Square::new(from)) != 0);
    Some(Say::new(match (can_move, can_place) {
        (true, true) => "uptick-prompt-both",
        (true, false) => "uptick-prompt-move",
        (false, true) => "uptick-prompt-place",
        (false, false) => return None,
    }))
}

fn chosen(position: &Position, from: Square) -> PathStep {
    let label = position.die(from).map(|die| die.on(from));
    PathStep::new(Target::cell(from), label.unwrap_or_default())
}

/// Why no move begins with this target, `None` if one does.
fn why_not_first(position: &Position, target: &Target) -> Option<Why> {
    match Choice::of(target) {
        Choice::Square(square) => why_not_first_square(position, square),
        Choice::Value(value) => why_not_value(position, value),
        Choice::Pass => why_not(position, Move::Pass),
        Choice::Unknown => Some(not_taken(position, target)),
    }
}

fn why_not_first_square(position: &Position, square: Square) -> Option<Why> {
    if let Some(why) = off_board(position, square) {
        return Some(why);
    }
    let Some(die) = position.die(square) else { return reserve_empty(position) };
    die_to_move(position, square)
        .or_else(|| (position.reach(die.seat, square) == 0).then(|| walled_in(square, die)))
}

fn why_not_value(position: &Position, value: u8) -> Option<Why> {
    let seat = position.to_act();
    if let Some(why) = reserve_empty(position) {
        return Some(why);
    }
    if position.empty() == 0 {
        return Some(Why::new("board-full", "UT-P3", "uptick-why-board-full"));
    }
    (position.places(seat, value.into()) == 0).then(|| no_square_for(seat, value))
}

/// Why a target can't follow a good first one.
fn why_not_second(position: &Position, first: &Target, target: &Target) -> Why {
    let illegal = |mv| why_not(position, mv).unwrap_or_else(nothing_wrong);
    match (Choice::of(first), Choice::of(target)) {
        (Choice::Value(value), Choice::Square(to)) | (Choice::Square(to), Choice::Value(value)) => {
            illegal(Move::Place { value, to })
        }
        (Choice::Square(from), Choice::Square(to)) => match position.die(from) {
            Some(_) => illegal(position.travel(from, to)),
            None => {
                Why::new("choose-value", "UT-P1", "uptick-why-choose-value").at([from]).with("square", from)
            }
        },
        (Choice::Value(value), Choice::Value(_)) => {
            Why::new("choose-square", "UT-P3", "uptick-why-choose-square").with("value", value)
        }
        (Choice::Pass, _) => Why::new("complete", "UT-T1", "uptick-why-pass-complete"),
        (_, Choice::Pass) => illegal(Move::Pass),
        (_, Choice::Unknown) | (Choice::Unknown, _) => not_taken(position, target),
    }
}

/// What a target means in this game.
#[derive(Clone, Copy)]
enum Choice {
    Square(Square),
    Value(u8),
    Pass,
    Unknown,
}

impl Choice {
    fn of(target: &Target) -> Choice {
        match target {
            Target::Cell(id) => id.parse().map_or(Choice::Unknown, Choice::Square),
            Target::Item(id) => value(id).map_or(Choice::Unknown, Choice::Value),
            Target::Button(id) if id == "pass" => Choice::Pass,
            Target::Button(_) | Target::Turn(_) => Choice::Unknown,
        }
    }
}

/// The value that an item of the reserve stands for.
pub(crate) fn value(id: &str) -> Option<u8> {
    (1..=SIX).find(|value| value.to_string() == id)
}

/// Why something can't be chosen that is neither a square nor a value.
fn not_taken(position: &Position, target: &Target) -> Why {
    let lies = match target {
        Target::Item(id) => [RED, BLUE].into_iter().find_map(|seat| lying(position, seat, id)),
        _ => None,
    };
    lies.unwrap_or_else(|| Why::new("no-choice", "UT-T1", "uptick-why-no-choice").with("target", target.id()))
}

/// Why a die can't be chosen that lies in this seat's reserve or was captured by it.
fn lying(position: &Position, seat: Seat, id: &str) -> Option<Why> {
    match id.strip_prefix(name(seat))? {
        "-reserve" if seat == position.to_act() => {
            Some(Why::new("choose-value", "UT-P4", "uptick-why-set-value"))
        }
        "-reserve" => {
            let why = Why::new("not-yours", "UT-P1", "uptick-why-not-your-reserve");
            Some(why.with("seat", Say::new(name(seat))))
        }
        rest if rest.starts_with("-captured-") => Some(Why::new("captured", "UT-P1", "uptick-why-captured")),
        _ => None,
    }
}

/// For those who ask about a target that may well come next.
fn nothing_wrong() -> Why {
    Why::new("allowed", "UT-T1", "nothing-forbids")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_six_values_are_items() {
        assert_eq!(value("1"), Some(1));
        assert_eq!(value("6"), Some(6));
        for id in ["0", "7", "01", "", "blue-reserve", "٣"] {
            assert_eq!(value(id), None, "{id}");
        }
    }
}
