//! Moves as a person makes them: point at a counter, then at where it goes; with two dice, twice.
//!
//! The steps of a play may be pointed out in either order, as long as each is possible when its turn
//! comes. Cells name the counter; only where counters of both colours of a seat stand on one square, a
//! button with the colour follows (UC-9).

use std::ops::ControlFlow;

use messdeck_core::{Position as _, Say, Scanner, Why};
use messdeck_facade::{PathStep, Target, ToPaths};

use crate::names::{counter, pips};
use crate::notation::{CellOf, Location, scan_colour, scan_place, scan_square};
use crate::rules::{Colour, Dice, Move, Phase, Place, Position, Step};

impl ToPaths for Position {
    fn paths(&self, mv: Move) -> Vec<Vec<PathStep>> {
        match mv {
            Move::Roll(dice) => {
                let label = Say::new("uckers-step-roll").with("faces", pips(&dice.faces()));
                vec![vec![button(mv, label)]]
            }
            Move::Pass => vec![vec![button(mv, Say::new("pass"))]],
            Move::Save => vec![vec![button(mv, Say::new("uckers-step-save"))]],
            Move::Throw => vec![vec![button(mv, Say::new("uckers-step-throw"))]],
            Move::Step(step) => vec![step_path(self, step, "thrown")],
            Move::Use(step) => vec![step_path(self, step, "saved")],
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
            let id = match (self.phase, target) {
                (Phase::Use, Target::Item(_)) => "uckers-why-point-at-counter",
                _ => "uckers-why-not-a-choice",
            };
            Why::new("not-a-choice", "UC-M1", id)
        })
    }

    fn prompt(&self, prefix: &[Target]) -> Option<Say> {
        let walk = Walk::along(self, prefix)?;
        let id = match (&walk.picked, walk.steps.len()) {
            // Who may use a saved six, or can do nothing but pass, is told so by the scene.
            (Picked::Nothing, 0) => match self.phase {
                Phase::Move(_) if self.some_counter_moves() => "uckers-prompt-counter",
                Phase::Move(_) if self.why_not(Move::Save).is_none() => "uckers-prompt-save",
                _ => return None,
            },
            (Picked::Nothing, _) => "uckers-prompt-other-die",
            (Picked::Shared(_), _) => "uckers-prompt-colour",
            (Picked::Counter(..), _) => "uckers-prompt-where",
        };
        Some(Say::new(id))
    }
}

impl Position {
    /// Whether there is anything to do with the throw but to pass or to save it.
    fn some_counter_moves(&self) -> bool {
        let moves = |mv| match mv {
            Move::Pass | Move::Save => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        self.visit(moves).is_break()
    }
}

fn button(mv: Move, label: Say) -> PathStep {
    PathStep::new(Target::button(mv), label)
}

/// Whether the counters for both steps are there, one after the other.
fn can_follow(position: &Position, first: Step, second: Step) -> bool {
    position.counters(first.colour).on(first.from) > 0
        && position.stepped(first).counters(second.colour).on(second.from) > 0
}

fn both(position: &Position, first: Step, second: Step) -> Vec<PathStep> {
    let mut path = step_path(position, first, "thrown");
    path.extend(step_path(&position.stepped(first), second, "thrown"));
    path
}

fn step_path(position: &Position, step: Step, six: &str) -> Vec<PathStep> {
    let mut path = pick(position, step.colour, step.from);
    let label = landing(position, step).with("six", six);
    path.push(PathStep::new(Target::cell(CellOf(step.colour, step.to)), label));
    path
}

/// Points at a counter, and says its colour where the cell does not.
fn pick(position: &Position, colour: Colour, place: Place) -> Vec<PathStep> {
    let cell = Target::cell(CellOf(colour, place));
    if !is_shared(position, colour, place) {
        return vec![PathStep::new(cell, counter(colour, place))];
    }
    let mixed = Say::new("uckers-step-mixi-blob").with("square", Location(colour, place));
    let one = Say::new("uckers-step-colour").with("colour", colour.said());
    vec![PathStep::new(cell, mixed), PathStep::new(Target::button(colour.name()), one)]
}

/// Whether the seat has counters of both its colours on the square.
fn is_shared(position: &Position, colour: Colour, place: Place) -> bool {
    position.plays_two_colours()
        && position.counters(colour).on(place) > 0
        && position.partners_beside(colour, place) > 0
}

/// What a counter does where it lands.
fn landing(position: &Position, step: Step) -> Say {
    let Step { colour, to, .. } = step;
    let hit: Vec<Say> = hit_by(position, step).into_iter().map(Colour::said).collect();
    let id = match (to, hit.as_slice()) {
        (Place::HOME, _) => "uckers-step-home",
        (_, []) => "uckers-step-to",
        _ => "uckers-step-hit",
    };
    Say::new(id).with("square", Location(colour, to)).with("colours", hit)
}

/// The opposing colours that a step sends back to base: two of them if it lands on a mixi-blob.
pub(crate) fn hit_by(position: &Position, Step { colour, to, .. }: Step) -> Vec<Colour> {
    let stands = |&other: &Colour| position.counters(other).on(to.seen_from(colour, other)) > 0;
    colour.opponents().into_iter().filter(|other| to.is_track() && stands(other)).collect()
}

fn challenge_label(position: &Position, colour: Colour, from: Place, to: Place) -> Say {
    let height = position.blob_at(colour, to);
    let label = Say::new("uckers-step-challenge").with("height", height);
    label.with("square", Location(colour, to)).with("sixes", height + usize::from(from == Place::BASE))
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
                let why = Why::new("not-forward", "UC-B1", "uckers-why-never-there").at([id]);
                return Some(why.with("counter", counter(*colour, *from)));
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
            return Some(Why::new("at-home", "UC-B2", "uckers-why-at-home").at([id]));
        }
        // What stops its shortest step stops the others too, so that is the reason to give.
        return distances(position, made)
            .into_iter()
            .filter(|distance| from.index() + distance <= Place::HOME.index())
            .map(|distance| if from == Place::BASE { position.doorstep() } else { from.plus(distance) })
            .find_map(|to| why_not_step(position, made, Step { colour, from, to }))
            .or_else(|| {
                let why = Why::new("home-exactly", "UC-S3", "uckers-why-near-home").at([id]);
                Some(why.with("counter", counter(colour, from)))
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
            let why = Why::new("no-counter", "UC-P2", "uckers-why-nobody-there").at([id]);
            return Some(why.with("square", id));
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
