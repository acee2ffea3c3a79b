//! Moves as a person makes them: point at a counter, then at where it goes; with two dice, twice.
//!
//! The steps of a play may be pointed out in either order, as long as each is possible when its turn
//! comes. Cells name the counter; only where counters of both colours of a seat stand on one square, a
//! button with the colour follows (UC-9).

use messdeck_core::{Position as _, Scanner, Why};
use messdeck_facade::{PathStep, Target, ToPaths};

use crate::notation::{CellOf, Location, scan_colour, scan_place, scan_square};
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, Step};
use crate::why::{capital, counter};

impl messdeck_facade::ToTale for Position {}

impl ToPaths for Position {
    fn paths(&self, mv: Move) -> Vec<Vec<PathStep>> {
        match mv {
            Move::Roll(dice) => vec![vec![button(mv, format!("throw {}", spoken(dice)))]],
            Move::Pass => vec![vec![button(mv, "pass")]],
            Move::Save => vec![vec![button(mv, "save the six")]],
            Move::Throw => vec![vec![button(mv, "throw now")]],
            Move::Step(step) => vec![step_path(self, step)],
            Move::Use(step) => {
                let mut path = step_path(self, step);
                if let Some(landing) = path.last_mut() {
                    landing.label = format!("{}, with a saved six", landing.label).into();
                }
                vec![path]
            }
            Move::Challenge { colour, from, to } => {
                let mut path = pick(self, colour, from);
                let label = challenge_label(self, colour, from, to);
                path.push(PathStep::new(Target::cell(CellOf(colour, to)), label));
                vec![path]
            }
            Move::Steps(first, second) if first == second => vec![both(self, first, second)],
            Move::Steps(first, second) => [(first, second), (second, first)]
                .into_iter()
                .filter(|&(first, second)| can_follow(self, first, second))
                .map(|(first, second)| both(self, first, second))
                .collect(),
        }
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        let spelled = match (prefix, target) {
            ([], Target::Button(word)) => word.parse().ok().and_then(|mv| self.why_not(mv)),
            _ => None,
        };
        // Where no seat decides, any move at all is refused for the reason that matters.
        let refused = spelled.or_else(|| match self.phase {
            Phase::Throw | Phase::Challenge { .. } | Phase::Over => self.why_not(Move::Pass),
            Phase::Use | Phase::Move(_) => match (Walk::along(self, prefix), target) {
                (Some(walk), Target::Cell(id)) => why_not_cell(self, &walk, id),
                _ => None,
            },
        });
        refused.unwrap_or_else(|| {
            let message = match (self.phase, target) {
                (Phase::Use, Target::Item(_)) => {
                    "A saved six is used by a counter: point at the counter, then at where six steps take it."
                }
                _ => "That is no part of a move here: point at a counter, then at where it goes.",
            };
            Why::new("not-a-choice", "UC-M1", message)
        })
    }
}

fn button(mv: Move, label: impl Into<messdeck_core::Say>) -> PathStep {
    PathStep::new(Target::button(mv), label)
}

fn spoken(dice: Dice) -> String {
    match dice {
        Dice::One(die) => format!("a {die}"),
        Dice::Two(high, low) => format!("{high} and {low}"),
    }
}

/// Whether the counters for both steps are there, one after the other.
fn can_follow(position: &Position, first: Step, second: Step) -> bool {
    position.counters(first.colour).on(first.from) > 0
        && position.stepped(first).counters(second.colour).on(second.from) > 0
}

fn both(position: &Position, first: Step, second: Step) -> Vec<PathStep> {
    let mut path = step_path(position, first);
    path.extend(step_path(&position.stepped(first), second));
    path
}

fn step_path(position: &Position, step: Step) -> Vec<PathStep> {
    let mut path = pick(position, step.colour, step.from);
    path.push(PathStep::new(Target::cell(CellOf(step.colour, step.to)), landing_label(position, step)));
    path
}

/// Points at a counter, and says its colour where the cell does not.
fn pick(position: &Position, colour: Colour, place: Place) -> Vec<PathStep> {
    let cell = Target::cell(CellOf(colour, place));
    if !is_shared(position, colour, place) {
        return vec![PathStep::new(cell, counter(colour, place))];
    }
    let square = Location(colour, place);
    vec![
        PathStep::new(cell, format!("a counter of the mixi-blob on {square}")),
        PathStep::new(Target::button(colour.name()), format!("the {} one", colour.name())),
    ]
}

/// Whether the seat has counters of both its colours on the square.
fn is_shared(position: &Position, colour: Colour, place: Place) -> bool {
    position.plays_two_colours()
        && position.counters(colour).on(place) > 0
        && position.partners_beside(colour, place) > 0
}

fn landing_label(position: &Position, Step { colour, to, .. }: Step) -> String {
    let hit: Vec<&str> = colour
        .opponents()
        .into_iter()
        .filter(|&other| to.is_track() && position.counters(other).on(to.seen_from(colour, other)) > 0)
        .map(Colour::name)
        .collect();
    let square = Location(colour, to);
    match (to, hit.as_slice()) {
        (Place::HOME, _) => "home".to_owned(),
        (_, []) => format!("to {square}"),
        (_, [one]) => format!("hit the {one} counter on {square}"),
        (_, both) => format!("hit the mixi-blob of {} on {square}", both.join(" and ")),
    }
}

fn challenge_label(position: &Position, colour: Colour, from: Place, to: Place) -> String {
    let height = position.blob_at(colour, to);
    let sixes = height + usize::from(from == Place::BASE);
    format!("challenge the blob of {height} on {}: {sixes} sixes", Location(colour, to))
}

/// A cell of the board, as a word names it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    /// A square of the track, as a place of red's path.
    Track(Place),
    /// A base, lane or home.
    Own(Colour, Place),
}

impl Cell {
    fn parse(text: &str) -> Option<Cell> {
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            return Scanner::whole(text, |scanner| scan_square(scanner, Colour::Red)).ok().map(Cell::Track);
        }
        let own = |scanner: &mut Scanner<'_>| {
            let colour = scan_colour(scanner)?;
            Ok((colour, scan_place(scanner, colour)?))
        };
        let (colour, place) = Scanner::whole(text, own).ok()?;
        (!place.is_track()).then_some(Cell::Own(colour, place))
    }

    /// The place that the cell is on a colour's path.
    fn on_path_of(self, colour: Colour) -> Option<Place> {
        match self {
            Cell::Track(place) => Some(place.seen_from(Colour::Red, colour)),
            Cell::Own(owner, place) => (owner == colour).then_some(place),
        }
    }
}

/// How far a person has come in pointing out a move.
pub(crate) struct Walk {
    /// The position with the steps made so far.
    position: Position,
    steps: Vec<Step>,
    picked: Picked,
}

#[derive(Clone, Copy)]
enum Picked {
    Nothing,
    /// A mixi-blob of the seat's own: the colour comes next.
    Shared(Cell),
    Counter(Colour, Place),
}

impl Walk {
    /// Follows the targets as far as they make sense; `None` if they do not.
    pub(crate) fn along(position: &Position, prefix: &[Target]) -> Option<Walk> {
        let start = Walk { position: *position, steps: Vec::new(), picked: Picked::Nothing };
        prefix.iter().try_fold(start, Walk::on)
    }

    fn on(mut self, target: &Target) -> Option<Walk> {
        self.picked = match (self.picked, target) {
            (Picked::Nothing, Target::Cell(id)) => {
                let cell = Cell::parse(id)?;
                let standing: Vec<(Colour, Place)> = self.standing(cell).collect();
                match *standing.as_slice() {
                    [(colour, place)] => Picked::Counter(colour, place),
                    [_, _] => Picked::Shared(cell),
                    _ => return None,
                }
            }
            (Picked::Shared(cell), Target::Button(name)) => {
                let (colour, place) = self.standing(cell).find(|(colour, _)| colour.name() == name)?;
                Picked::Counter(colour, place)
            }
            (Picked::Counter(colour, from), Target::Cell(id)) => {
                let to = Cell::parse(id)?.on_path_of(colour).filter(|&to| to > from)?;
                let step = Step { colour, from, to };
                self.position = self.position.stepped(step);
                self.steps.push(step);
                Picked::Nothing
            }
            _ => return None,
        };
        Some(self)
    }

    /// The counters of the seat in turn that stand on a cell, one for each colour.
    fn standing(&self, cell: Cell) -> impl Iterator<Item = (Colour, Place)> {
        self.position
            .colours()
            .filter_map(move |colour| Some((colour, cell.on_path_of(colour)?)))
            .filter(|&(colour, place)| self.position.counters(colour).on(place) > 0)
    }

    /// The counter that was pointed at last and waits for a place to go.
    pub(crate) fn selected(&self) -> Option<(Colour, Place)> {
        match self.picked {
            Picked::Counter(colour, place) => Some((colour, place)),
            Picked::Nothing | Picked::Shared(_) => None,
        }
    }
}

fn why_not_cell(position: &Position, walk: &Walk, id: &str) -> Option<Why> {
    let cell = Cell::parse(id)?;
    match (&walk.picked, walk.steps.as_slice()) {
        (Picked::Shared(_), _) => None,
        (Picked::Counter(colour, from), made) => {
            let Some(to) = cell.on_path_of(*colour).filter(|&to| to != Place::BASE) else {
                let message = format!("{} never goes there.", capital(&counter(*colour, *from)));
                return Some(Why::new("not-forward", "UC-B1", message).at([id]));
            };
            why_not_there(position, made, Step { colour: *colour, from: *from, to })
        }
        (Picked::Nothing, made) => why_not_pick(position, walk, made, cell, id),
    }
}

/// Why the picked counter can't go there, after the steps already made.
fn why_not_there(position: &Position, made: &[Step], step: Step) -> Option<Why> {
    let Step { colour, from, to } = step;
    let in_front = from < Place::FOOT && to == position.next_place(from);
    // Who points at a blob on the next square means a challenge.
    if made.is_empty() && in_front && position.blob_at(colour, to) > 0 {
        return position.why_not(Move::Challenge { colour, from, to });
    }
    why_not_step(position, made, step)
}

/// Why this step can't follow the steps already made.
fn why_not_step(position: &Position, made: &[Step], step: Step) -> Option<Why> {
    match made {
        [] if position.phase == Phase::Use => position.why_not(Move::Use(step)),
        [] => position.why_not(Move::Step(step)),
        [first] => position.why_not(Move::Steps(step.min(*first), step.max(*first))),
        _ => None,
    }
}

/// Why no counter there can take the next step.
fn why_not_pick(position: &Position, walk: &Walk, made: &[Step], cell: Cell, id: &str) -> Option<Why> {
    if let Some((colour, from)) = walk.standing(cell).next() {
        if from == Place::HOME {
            let message = "A counter that is home does not move any more.";
            return Some(Why::new("at-home", "UC-B2", message).at([id]));
        }
        // What stops its shortest step stops the others too, so that is the reason to give.
        return distances(position, made)
            .into_iter()
            .filter(|distance| from.index() + distance <= Place::HOME.index())
            .map(|distance| if from == Place::BASE { position.doorstep() } else { from.plus(distance) })
            .find_map(|to| why_not_step(position, made, Step { colour, from, to }))
            .or_else(|| {
                let message = format!("{} is too near home for this throw.", capital(&counter(colour, from)));
                Some(Why::new("home-exactly", "UC-S3", message).at([id]))
            });
    }
    let other = Colour::ALL.into_iter().find_map(|colour| {
        let place = cell.on_path_of(colour)?;
        (walk.position.counters(colour).on(place) > 0).then_some((colour, place))
    });
    let (colour, from) = match (other, cell) {
        (Some(found), _) => found,
        (None, Cell::Own(colour, place)) => (colour, place),
        (None, Cell::Track(_)) => {
            let message = format!("No counter stands on {id}.");
            return Some(Why::new("no-counter", "UC-P2", message).at([id]));
        }
    };
    why_not_step(position, &[], Step { colour, from, to: Place::HOME })
}

/// How far the dice that are left, or a saved six, can take a counter: the shortest way first.
fn distances(position: &Position, made: &[Step]) -> Vec<u8> {
    match (position.phase, made) {
        (Phase::Move(Dice::One(die)), []) => vec![die],
        (Phase::Move(Dice::Two(high, low)), []) => vec![low, high, high + low],
        (Phase::Move(Dice::Two(high, low)), &[Step { from, to, .. }]) => {
            let taken = if from == Place::BASE { Some(6) } else { from.steps_to(to) };
            vec![if taken == Some(high) { low } else { high }]
        }
        (Phase::Use, []) => vec![6],
        _ => Vec::new(),
    }
}
