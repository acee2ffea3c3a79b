//! Moves as a person makes them, and what to say to someone who points at the wrong thing.
//!
//! A unit to place and its square may be chosen in either order. A unit on the board comes first, then where it
//! goes, whom it attacks, or the turn `r`. Where a skirmisher could attack the same enemy in two ways a
//! button says which. `hold` is a button.

use messdeck_core::{Say, Square, Why};
use messdeck_facade::{PathStep, Plan, Target, ToPaths};

use crate::armies;
use crate::names::about;
use crate::rules::{Die, Move, Phase, Position};
use crate::unit::{Kind, Unit};
use crate::why::{in_play, in_setup, over, own_die, why_not, why_not_placed, why_not_placed_on};
use crate::{Ranged, lanes, name};

const HOLD: &str = "hold";
const ROTATE: &str = "r";
const ATTACK: &str = "attack";
const SHOOT: &str = "ranged";

impl ToPaths for Position {
    fn paths(&self, mv: Move) -> Vec<Vec<PathStep>> {
        let cell = |square: Square, say: Say| PathStep::new(Target::cell(square), say);
        let goes = |id: &'static str, to: Square| cell(to, Say::new(id).with("square", to));
        let at = |square: Square| self.die(square).map(|die| die.on(square)).unwrap_or_default();
        match mv {
            Move::Place { unit, to } => {
                let item = || PathStep::new(Target::item(unit.capital()), unit.said());
                vec![
                    vec![item(), goes("dice-tactics-step-on", to)],
                    vec![goes("dice-tactics-step-unit-on", to), item()],
                ]
            }
            Move::Step { from, to } => vec![vec![cell(from, at(from)), goes("dice-tactics-step-to", to)]],
            Move::Attack { from, target } | Move::Shoot { from, target } => {
                let is_ranged = matches!(mv, Move::Shoot { .. });
                let clash = self.clash(self.to_act(), from, target, is_ranged);
                let score = |id| Say::new(id).with("attack", clash.attack).with("defence", clash.defence);
                if is_ambiguous(self, from) {
                    let attack = Say::new("dice-tactics-step-attack-how").with("unit", at(target));
                    let (button, say) = if is_ranged {
                        (SHOOT, "dice-tactics-step-ranged")
                    } else {
                        (ATTACK, "dice-tactics-step-beside")
                    };
                    let button = PathStep::new(Target::button(button), score(say));
                    vec![vec![cell(from, at(from)), cell(target, attack), button]]
                } else {
                    let attack = score("dice-tactics-step-attack").with("unit", at(target));
                    vec![vec![cell(from, at(from)), cell(target, attack)]]
                }
            }
            Move::Rotate { at: from } => {
                let turned = self.die(from).and_then(|die| die.unit.rotated()).map(Unit::said);
                let say = Say::new("dice-tactics-step-turn").with("unit", turned.unwrap_or_default());
                vec![vec![cell(from, at(from)), PathStep::new(Target::turn(ROTATE), say)]]
            }
            Move::Hold => vec![vec![PathStep::new(Target::button(HOLD), "dice-tactics-step-hold")]],
        }
    }

    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why {
        if let Some(why) = over(self) {
            return why;
        }
        let why = match prefix {
            [] => why_not_first(self, target),
            [first, rest @ ..] => why_not_first(self, first).or_else(|| match rest {
                [] => why_not_second(self, first, target),
                [second, rest @ ..] => why_not_second(self, first, second).or_else(|| match rest {
                    [] => why_not_third(self, first, second, target),
                    [third, ..] => why_not_third(self, first, second, third).or_else(|| Some(complete())),
                }),
            }),
        };
        why.unwrap_or_else(nothing_wrong)
    }

    fn prompt(&self, prefix: &[Target]) -> Option<Say> {
        // What to begin with stands in the scene's notes.
        match prefix {
            [first] => match (self.phase(), Choice::of(first)) {
                (Phase::Setup, Choice::Unit(unit)) => {
                    Some(Say::new("dice-tactics-prompt-where").with("kind", unit.kind().said()))
                }
                (Phase::Setup, Choice::Square(square)) => {
                    Some(Say::new("dice-tactics-prompt-unit").with("square", square))
                }
                (Phase::Play, Choice::Square(_)) => Some(Say::new("dice-tactics-prompt-goes")),
                _ => None,
            },
            [_, _] => Some(Say::new("dice-tactics-prompt-how")),
            _ => None,
        }
    }

    fn plans(&self) -> Vec<Plan<Move>> {
        armies::plans(self)
    }
}

/// Whether the unit on a square attacks whom it attacks in two ways (DT-5).
fn is_ambiguous(position: &Position, from: Square) -> bool {
    position.rules().ranged == Ranged::Adjacent && position.kind(Kind::Skirmisher) & from.bit() != 0
}

/// Why no move begins with this target, `None` if one does.
fn why_not_first(position: &Position, target: &Target) -> Option<Why> {
    match (position.phase(), Choice::of(target)) {
        (_, Choice::Unknown) => Some(not_taken(position, target)),
        (Phase::Setup, Choice::Square(square)) => why_not_placed_on(position, square),
        (Phase::Setup, Choice::Unit(unit)) => why_not_placed(position, unit),
        (Phase::Setup, _) => Some(in_setup(position)),
        (Phase::Play, Choice::Square(square)) => {
            own_die(position, square).err().or_else(|| idle(position, square))
        }
        (Phase::Play, Choice::Unit(_)) => Some(in_play()),
        (Phase::Play, Choice::Hold) => None,
        (Phase::Play, Choice::Rotate | Choice::Attack | Choice::Shoot) => {
            Some(Why::new("choose-unit", "DT-A1", "dice-tactics-why-choose-unit"))
        }
    }
}

/// What a unit is told that can do nothing at all.
fn idle(position: &Position, square: Square) -> Option<Why> {
    let can_act = lanes::of_unit(position, square).next().is_some();
    let die = position.die(square).filter(|_| !can_act)?;
    Some(Why::new("idle", "DT-M2", "dice-tactics-why-idle").at([square]).with("unit", die.on(square)))
}

/// Why a target can't follow a good first one, `None` if it can.
fn why_not_second(position: &Position, first: &Target, target: &Target) -> Option<Why> {
    match (Choice::of(first), Choice::of(target)) {
        (_, Choice::Unknown) | (Choice::Unknown, _) => Some(not_taken(position, target)),
        (Choice::Unit(unit), Choice::Square(to)) | (Choice::Square(to), Choice::Unit(unit)) => {
            why_not(position, Move::Place { unit, to })
        }
        (Choice::Unit(unit), _) => {
            let why = Why::new("choose-square", "DT-S3", "dice-tactics-why-choose-square-for");
            Some(why.with("kind", unit.kind().said()))
        }
        (Choice::Square(from), second) => match (position.die(from), second) {
            (None, _) => {
                let why = Why::new("choose-unit", "DT-S1", "dice-tactics-why-choose-unit-for").at([from]);
                Some(why.with("square", from))
            }
            (Some(die), Choice::Square(to)) => why_not(position, pointed_at(position, die, from, to)),
            (Some(_), Choice::Rotate) => why_not(position, Move::Rotate { at: from }),
            (Some(die), _) => {
                let why = Why::new("choose-square", "DT-T1", "dice-tactics-why-choose-square").at([from]);
                Some(why.with("unit", die.on(from)))
            }
        },
        (Choice::Hold | Choice::Rotate | Choice::Attack | Choice::Shoot, _) => Some(complete()),
    }
}

/// The move that someone means who points from a unit to a square.
fn pointed_at(position: &Position, die: Die, from: Square, to: Square) -> Move {
    let is_enemy = position.die(to).is_some_and(|other| other.seat != die.seat);
    let is_far = (to.file() - from.file()).abs() + (to.rank() - from.rank()).abs() > 1;
    let shoots = die.unit.kind() == Kind::Skirmisher && position.rules().ranged == Ranged::Gap;
    match (is_enemy, is_far && shoots) {
        (false, _) => Move::Step { from, to },
        (true, true) => Move::Shoot { from, target: to },
        (true, false) => Move::Attack { from, target: to },
    }
}

/// Why a target can't follow two good ones, `None` if it can.
fn why_not_third(position: &Position, first: &Target, second: &Target, target: &Target) -> Option<Why> {
    let (Choice::Square(from), Choice::Square(to)) = (Choice::of(first), Choice::of(second)) else {
        return Some(complete());
    };
    if position.empty() & to.bit() != 0 || !is_ambiguous(position, from) {
        return Some(complete());
    }
    (!matches!(Choice::of(target), Choice::Attack | Choice::Shoot)).then(|| {
        let why = Why::new("choose-attack", "DT-5", "dice-tactics-why-choose-attack").at([from, to]);
        why.with("square", from)
    })
}

/// What a target means in this game.
#[derive(Clone, Copy)]
enum Choice {
    Square(Square),
    Unit(Unit),
    Rotate,
    Attack,
    Shoot,
    Hold,
    Unknown,
}

impl Choice {
    fn of(target: &Target) -> Choice {
        match target {
            Target::Cell(id) => id.parse().map_or(Choice::Unknown, Choice::Square),
            Target::Item(id) => Unit::from_capital(id).map_or(Choice::Unknown, Choice::Unit),
            Target::Turn(id) if id == ROTATE => Choice::Rotate,
            Target::Button(id) if id == HOLD => Choice::Hold,
            Target::Button(id) if id == ATTACK => Choice::Attack,
            Target::Button(id) if id == SHOOT => Choice::Shoot,
            Target::Button(_) | Target::Turn(_) => Choice::Unknown,
        }
    }
}

/// Why something can't be chosen that is neither a square nor a unit of the acting side: the other's lie there unseen.
fn not_taken(position: &Position, target: &Target) -> Why {
    let other = position.to_act().other();
    match target {
        Target::Item(id) if id.strip_prefix(name(other)) == Some("-reserve") => {
            Why::new("not-yours", "DT-S1", about("dice-tactics-why-not-your-reserve", other))
        }
        _ => Why::new("no-choice", "DT-T1", "dice-tactics-why-no-choice").with("target", target.id()),
    }
}

fn complete() -> Why {
    Why::new("complete", "DT-T1", "dice-tactics-why-complete")
}

/// For those who ask about a target that may well come next.
fn nothing_wrong() -> Why {
    Why::new("allowed", "DT-T1", "nothing-forbids")
}
