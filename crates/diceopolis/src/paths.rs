//! Moves as a person makes them, and what to say to someone who points at the wrong thing.
//!
//! A die of the hand and the square it goes to may be chosen in either order. To keep, to re-roll and to
//! roll are buttons, so that nobody re-rolls a die who only meant to look at it.

use messdeck_core::{Say, Seat, Why};
use messdeck_facade::{PathStep, Target, ToPaths};

use crate::hand::SIX;
use crate::name;
use crate::rules::{Move, Position};
use crate::square::Square;
use crate::tale::colour;
use crate::why::{closed, not_in_hand, not_placing, over, why_not};

impl ToPaths for Position {
    fn paths(&self, mv: Move) -> Vec<Vec<PathStep>> {
        let button = |label: Say| vec![vec![PathStep::new(Target::button(mv), label)]];
        match mv {
            Move::Roll { value } => button(Say::new("diceopolis-step-roll").with("value", value)),
            Move::Keep => button(Say::new("diceopolis-step-keep")),
            Move::Reroll { value } => button(Say::new("diceopolis-step-reroll").with("value", value)),
            Move::Place { value, to } => {
                let label = || Say::new("diceopolis-step-value").with("value", value);
                let item = || PathStep::new(Target::item(value), label());
                let cell =
                    |id: &'static str| PathStep::new(Target::cell(to), Say::new(id).with("square", to));
                vec![vec![item(), cell("diceopolis-step-on")], vec![cell("diceopolis-step-die-on"), item()]]
            }
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
            _ => Why::new("complete", "DO-T1", "diceopolis-why-complete"),
        }
    }

    fn prompt(&self, prefix: &[Target]) -> Option<Say> {
        // What to begin with stands in the scene's note.
        let [first] = prefix else { return None };
        match Choice::of(first) {
            Choice::Value(value) => Some(Say::new("diceopolis-prompt-where").with("value", value)),
            Choice::Square(square) => Some(Say::new("diceopolis-prompt-value").with("square", square)),
            Choice::Button(_) | Choice::Unknown => None,
        }
    }
}

/// Why no move begins with this target, `None` if one does.
fn why_not_first(position: &Position, target: &Target) -> Option<Why> {
    match Choice::of(target) {
        Choice::Square(square) => not_placing(position).or_else(|| closed(position, square)),
        Choice::Value(value) => not_placing(position).or_else(|| not_in_hand(position, value)),
        Choice::Button(mv) => why_not(position, mv),
        Choice::Unknown => Some(not_taken(position, target)),
    }
}

/// Why a target can't follow a good first one.
fn why_not_second(position: &Position, first: &Target, target: &Target) -> Why {
    let illegal = |mv| why_not(position, mv).unwrap_or_else(nothing_wrong);
    match (Choice::of(first), Choice::of(target)) {
        (Choice::Value(value), Choice::Square(to)) | (Choice::Square(to), Choice::Value(value)) => {
            illegal(Move::Place { value, to })
        }
        (Choice::Button(_), _) => Why::new("complete", "DO-T1", "diceopolis-why-button-complete"),
        (_, Choice::Button(mv)) => illegal(mv),
        (Choice::Square(to), Choice::Square(_)) => {
            Why::new("choose-die", "DO-H1", "diceopolis-why-choose-die").at([to]).with("square", to)
        }
        (Choice::Value(value), Choice::Value(_)) => {
            Why::new("choose-square", "DO-P1", "diceopolis-why-choose-square").with("value", value)
        }
        (_, Choice::Unknown) | (Choice::Unknown, _) => not_taken(position, target),
    }
}

/// What a target means in this game.
#[derive(Clone, Copy)]
pub(crate) enum Choice {
    /// A square of the grid.
    Square(Square),
    /// A die of the hand of the seat to act.
    Value(u8),
    /// Anything but a placement.
    Button(Move),
    /// Nothing.
    Unknown,
}

impl Choice {
    pub(crate) fn of(target: &Target) -> Choice {
        match target {
            Target::Cell(id) => id.parse().map_or(Choice::Unknown, Choice::Square),
            Target::Item(id) => {
                let value = (1..=SIX).find(|value| value.to_string() == *id);
                value.map_or(Choice::Unknown, Choice::Value)
            }
            Target::Button(id) => match id.parse() {
                Ok(Move::Place { .. }) | Err(_) => Choice::Unknown,
                Ok(mv) => Choice::Button(mv),
            },
            Target::Turn(_) => Choice::Unknown,
        }
    }
}

/// Why something can't be chosen that is neither a square nor a die that can be placed.
fn not_taken(position: &Position, target: &Target) -> Why {
    let lies = match target {
        Target::Item(id) => position.seat_list().find_map(|seat| lying(position, seat, id)),
        _ => None,
    };
    lies.unwrap_or_else(|| {
        Why::new("no-choice", "DO-T1", "diceopolis-why-no-choice").with("target", target.id())
    })
}

/// Why a die can't be chosen that lies in this seat's cache, or in a hand from which nothing is placed now.
fn lying(position: &Position, seat: Seat, id: &str) -> Option<Why> {
    let why = |code, id: &'static str| Some(Why::new(code, "DO-H1", id).with("seat", colour(seat)));
    match id.strip_prefix(name(seat))? {
        "-cache" => why("in-cache", "diceopolis-why-in-cache"),
        rest if !rest.starts_with("-hand-") => None,
        _ if seat == position.to_act() => not_placing(position),
        _ => why("not-yours", "diceopolis-why-not-yours"),
    }
}

/// For those who ask about a target that may well come next.
fn nothing_wrong() -> Why {
    Why::new("allowed", "DO-T1", "nothing-forbids")
}
