//! What a board shows besides the units: strengths, wedges, what attacks would lead to, and what is left to do.

use messdeck_core::{Position as _, Say, Seat, Square, Turn};
use messdeck_facade::{Edge, Mark, Target, ToMarks};

use crate::danger;
use crate::geometry::Direction;
use crate::lanes;
use crate::name;
use crate::names::about;
use crate::notation::by_file;
use crate::objective::{HILL, far_rank};
use crate::options::Objective;
use crate::rules::{BLACK, Die, Move, Phase, Position, WHITE};
use crate::unit::Unit;

impl ToMarks for Position {
    /// The marks of a position, with those of the unit that was pointed at first.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks = left_to_do(self);
        marks.extend(objective(self));
        if prefix.is_empty() {
            marks.extend(
                danger::of(self).into_iter().map(|(square, actions)| in_danger(self, square, actions)),
            );
        }
        marks.extend(Square::all(!self.empty()).flat_map(|square| points(self, square)));
        if let Some(Target::Cell(id)) = prefix.first()
            && let Ok(square) = id.parse()
            && let Some(die) = self.die(square)
        {
            marks.extend(strengths(self, square, die));
            let others = Square::all(!self.empty()).filter(|other| *other != square);
            marks.extend(others.flat_map(|other| might(self, other)));
            marks.extend(attacks(self, square, die).into_iter().flat_map(|mv| outcome(self, mv)));
        }
        marks
    }
}

/// Placements or actions left, and the cavalry that can act for free.
fn left_to_do(position: &Position) -> Vec<Mark> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    let kind = if position.phase() == Phase::Setup { "batch" } else { "actions" };
    let left = Mark::new(kind, [""; 0], left(position)).of(name(seat)).with(position.actions().into());
    let free = by_file(position.free()).map(|square| {
        Mark::new("free", [square], Say::new("dice-tactics-mark-free").with("square", square)).of(name(seat))
    });
    [left].into_iter().chain(free).collect()
}

/// How many units the acting side places in this batch, or how many actions it has in this turn.
pub(crate) fn left(position: &Position) -> Say {
    let id = match position.phase() {
        Phase::Setup => "dice-tactics-mark-batch",
        Phase::Play => "dice-tactics-mark-actions",
    };
    about(id, position.to_act()).with("left", position.actions())
}

/// Where the game can be won besides by a rout, and how far each side is.
fn objective(position: &Position) -> Vec<Mark> {
    match position.rules().objective {
        Objective::Rout => Vec::new(),
        Objective::Breakthrough => {
            let rank = |seat: Seat| {
                let text = about("dice-tactics-mark-far-rank", seat);
                Mark::new("far-rank", Square::all(far_rank(seat)), text).of(name(seat))
            };
            [WHITE, BLACK].map(rank).into()
        }
        Objective::Hill => {
            let square = |square: Square| {
                let mark = |text: Say| Mark::new("hill", [square], text);
                position.die(square).map_or_else(
                    || mark(Say::new("dice-tactics-mark-hill")),
                    |die| mark(about("dice-tactics-mark-hill-of", die.seat)).of(name(die.seat)),
                )
            };
            let held = |seat: Seat| {
                let squares = position.hill_squares(seat);
                let text = about("dice-tactics-mark-hill-held", seat).with("squares", squares);
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
        let text = Say::new("dice-tactics-mark-wedge").with("square", partner);
        let text = text.with("strength", strength).with("edge", edge.said());
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

/// The strength of a unit that is not chosen, to compare: in attack for the acting side, in defence for the other. One number for
/// a unit that is as strong on all sides.
fn might(position: &Position, square: Square) -> Vec<Mark> {
    let Some(die) = position.die(square) else { return Vec::new() };
    let attacks = die.seat == position.to_act();
    let of = |edge: Direction| {
        if attacks {
            position.attack_strength(die.seat, square, edge)
        } else {
            position.defence_strength(die.seat, square, edge)
        }
    };
    let mark = |strength: u8, text: Say| {
        let text = text.with("strength", strength).with("how", if attacks { "attack" } else { "defence" });
        Mark::new("might", [square], text).of(name(die.seat)).with(strength.into())
    };
    let [first, others @ ..] = Direction::ALL;
    if others.iter().all(|&edge| of(edge) == of(first)) {
        return vec![mark(of(first), Say::new("dice-tactics-mark-might"))];
    }
    let on = |edge: Direction| {
        let text = Say::new("dice-tactics-mark-might-edge").with("edge", edge.said());
        mark(of(edge), text).on(to_edge(edge))
    };
    Direction::ALL.map(on).into()
}

fn strength(position: &Position, square: Square, die: Die, edge: Direction, attacks: bool) -> Mark {
    let attack = position.attack_strength(die.seat, square, edge);
    let defence = position.defence_strength(die.seat, square, edge);
    let text = if die.unit == Unit::Pikemen {
        Say::new("dice-tactics-mark-strength-pikemen").with("attack", attack).with("defence", defence)
    } else {
        Say::new("dice-tactics-mark-strength").with("strength", attack).with("edge", edge.said())
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

/// A unit that the enemy could remove in its next turn as things stand.
fn in_danger(position: &Position, square: Square, actions: u32) -> Mark {
    let text = Say::new("dice-tactics-mark-danger").with("actions", actions);
    Mark::new("danger", [square], text).of(name(position.to_act())).with(actions as i32)
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
    let text = |id: &'static str| {
        let text = Say::new(id).with("how", if is_ranged { "ranged" } else { "beside" });
        let text = text.with("attack", clash.attack).with("defence", clash.defence);
        text.with("unit", defender.on(target))
    };
    let retreat = Square::all(clash.retreat).next();
    let behind = Square::all(clash.behind).next();
    let mark = match (clash.succeeds(), retreat) {
        (false, _) => Mark::new("stands", [target, from], text("dice-tactics-mark-stands")),
        (true, Some(to)) => {
            Mark::new("retreat", [to, target, from], text("dice-tactics-mark-retreat").with("to", to))
        }
        (true, None) => {
            let cells = [target, from].into_iter().chain(behind);
            Mark::new("removed", cells, text("dice-tactics-mark-removed"))
        }
    };
    let facing = to_edge(Direction::between(target, from));
    let meets = Mark::new("strength", [target], text("dice-tactics-mark-strength-met"));
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
