//! What a board shows besides the units: strengths, wedges, what attacks would lead to, and what is left to do.

use messdeck_core::{Position as _, Seat, Square, Turn};
use messdeck_facade::{Edge, Mark, Target, ToMarks};

use crate::geometry::Direction;
use crate::lanes;
use crate::name;
use crate::notation::by_file;
use crate::objective::{HILL, far_rank};
use crate::options::Objective;
use crate::rules::{BLACK, Die, Move, Phase, Position, WHITE};
use crate::unit::Unit;
use crate::why::counted;

impl ToMarks for Position {
    /// The marks of a position, with those of the unit that was pointed at first.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks = left_to_do(self);
        marks.extend(objective(self));
        marks.extend(Square::all(!self.empty()).flat_map(|square| points(self, square)));
        if let Some(Target::Cell(id)) = prefix.first()
            && let Ok(square) = id.parse()
            && let Some(die) = self.die(square)
        {
            marks.extend(strengths(self, square, die));
            marks.extend(attacks(self, square, die).into_iter().flat_map(|mv| outcome(self, mv)));
        }
        marks
    }
}

/// Placements or actions left, and the cavalry that can act for free.
fn left_to_do(position: &Position) -> Vec<Mark> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    let (seat, left) = (name(seat), position.actions());
    let say = |kind, text| Mark::new(kind, [""; 0], text).of(seat).with(left.into());
    if position.phase() == Phase::Setup {
        return vec![say("batch", format!("{seat} places {}", counted(left.into(), "more unit")))];
    }
    let mut marks = vec![say("actions", format!("{seat} has {} left", counted(left.into(), "action")))];
    marks.extend(by_file(position.free()).map(|square| {
        Mark::new("free", [square], format!("the cavalry on {square} has its free action")).of(seat)
    }));
    marks
}

/// Where the game can be won besides by a rout, and how far each side is.
fn objective(position: &Position) -> Vec<Mark> {
    match position.rules().objective {
        Objective::Rout => Vec::new(),
        Objective::Breakthrough => {
            let rank = |seat: Seat| {
                let text = format!("an officer of {} wins on this rank", name(seat));
                Mark::new("far-rank", Square::all(far_rank(seat)), text).of(name(seat))
            };
            [WHITE, BLACK].map(rank).into()
        }
        Objective::Hill => {
            let square = |square: Square| {
                let holder = position.die(square).map(|die| name(die.seat));
                let text = match holder {
                    Some(seat) => format!("a square of the hill, held by {seat}"),
                    None => "a square of the hill".to_owned(),
                };
                let mark = Mark::new("hill", [square], text);
                if let Some(seat) = holder { mark.of(seat) } else { mark }
            };
            let held = |seat: Seat| {
                let squares = position.hill_squares(seat);
                let text = format!("{} holds {squares} of the hill's 4 squares", name(seat));
                Mark::new("hill-held", [""; 0], text).of(name(seat)).with(squares as i32)
            };
            by_file(HILL).map(square).chain([WHITE, BLACK].map(held)).collect()
        }
    }
}

/// The points of wedges that lie on edges of a unit.
fn points(position: &Position, square: Square) -> Vec<Mark> {
    let Some(die) = position.die(square) else { return Vec::new() };
    let point = |edge: Direction| {
        let partner = Square::all(position.wedge_partner(die.seat, square, edge)).next()?;
        let strength = position.attack_strength(die.seat, square, edge);
        let text = format!("wedge with the cavalry on {partner}: {strength} to the {}", edge.name());
        let mark = Mark::new("wedge", [square, partner], text);
        Some(mark.of(name(die.seat)).on(to_edge(edge)).with(strength.into()))
    };
    Direction::ALL.into_iter().filter_map(point).collect()
}

/// The strength of a unit on each of its edges: in attack for the acting side, in defence for the other.
fn strengths(position: &Position, square: Square, die: Die) -> Vec<Mark> {
    Direction::ALL
        .into_iter()
        .map(|edge| strength(position, square, die, edge, die.seat == position.to_act()))
        .collect()
}

fn strength(position: &Position, square: Square, die: Die, edge: Direction, attacks: bool) -> Mark {
    let attack = position.attack_strength(die.seat, square, edge);
    let defence = position.defence_strength(die.seat, square, edge);
    let text = if die.unit == Unit::Pikemen {
        format!("attacks with {attack}, defends with {defence}, with {attack} against a ranged attack")
    } else {
        format!("{attack} to the {}", edge.name())
    };
    let value = if attacks { attack } else { defence };
    Mark::new("strength", [square], text).of(name(die.seat)).on(to_edge(edge)).with(value.into())
}

/// The attacks of the unit on a square, if it may act.
fn attacks(position: &Position, from: Square, die: Die) -> Vec<Move> {
    if position.phase() != Phase::Play || position.turn() != Turn::Decide(die.seat) {
        return Vec::new();
    }
    lanes::of_unit(position, from)
        .filter(|mv| matches!(mv, Move::Attack { .. } | Move::Shoot { .. }))
        .collect()
}

/// What an attack would lead to, and the strength it meets.
fn outcome(position: &Position, mv: Move) -> Vec<Mark> {
    let (from, target, is_ranged) = match mv {
        Move::Attack { from, target } => (from, target, false),
        Move::Shoot { from, target } => (from, target, true),
        _ => return Vec::new(),
    };
    let Some(defender) = position.die(target) else { return Vec::new() };
    let clash = position.clash(position.to_act(), from, target, is_ranged);
    let how = if is_ranged { "ranged attack" } else { "attack" };
    let score = format!("{how} {} against {}", clash.attack, clash.defence);
    let retreat = Square::all(clash.retreat).next();
    let behind = Square::all(clash.behind).next();
    let mark = match (clash.succeeds(), retreat) {
        (false, _) => {
            Mark::new("stands", [target, from], format!("{score}: no match for the {defender} on {target}"))
        }
        (true, Some(to)) => {
            Mark::new("retreat", [to, target, from], format!("{score}: drives the {defender} back to {to}"))
        }
        (true, None) => {
            let cells = [target, from].into_iter().chain(behind);
            Mark::new("removed", cells, format!("{score}: removes the {defender} on {target}"))
        }
    };
    let facing = to_edge(Direction::between(target, from));
    let meets = Mark::new("strength", [target], format!("defends with {} against the {how}", clash.defence));
    vec![
        mark.of(name(defender.seat)).with(clash.attack.into()),
        meets.of(name(defender.seat)).on(facing).with(clash.defence.into()),
    ]
}

fn to_edge(direction: Direction) -> Edge {
    match direction {
        Direction::North => Edge::North,
        Direction::East => Edge::East,
        Direction::South => Edge::South,
        Direction::West => Edge::West,
    }
}
