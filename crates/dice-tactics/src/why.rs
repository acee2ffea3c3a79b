//! Why a move is not legal: one reason for every sentence of the rules page that forbids something.

use messdeck_core::{Say, Seat, Square, Why};

use crate::Ranged;
use crate::names::about;
use crate::objective::Ending;
use crate::rules::{Die, Move, Phase, Position, WHITE, home};
use crate::unit::{Kind, Unit};

/// The reason why a move is not legal, `None` if it is.
pub(crate) fn why_not(position: &Position, mv: Move) -> Option<Why> {
    if let Some(why) = over(position) {
        return Some(why);
    }
    match (position.phase(), mv) {
        (Phase::Setup, Move::Place { unit, to }) => place(position, unit, to),
        (Phase::Setup, _) => Some(in_setup(position)),
        (Phase::Play, Move::Place { .. }) => Some(in_play()),
        (Phase::Play, Move::Step { from, to }) => acting(position, from, |die| step(position, die, from, to)),
        (Phase::Play, Move::Attack { from, target }) => {
            acting(position, from, |die| attack(position, die, from, target))
        }
        (Phase::Play, Move::Shoot { from, target }) => {
            acting(position, from, |die| shoot(position, die, from, target))
        }
        (Phase::Play, Move::Rotate { at }) => acting(position, at, |die| rotate(die, at)),
        (Phase::Play, Move::Hold) => None,
    }
}

/// The reason that forbids everything: the game is over.
pub(crate) fn over(position: &Position) -> Option<Why> {
    Some(match position.ending()? {
        Ending::Rout(winner) => Why::new("over", "DT-E1", about("dice-tactics-why-over", winner.other())),
        Ending::Breakthrough(winner) => {
            Why::new("breakthrough", "DT-E2", about("dice-tactics-why-breakthrough", winner))
        }
        Ending::Hill(winner) => Why::new("hill", "DT-E3", about("dice-tactics-why-hill", winner))
            .with("squares", position.hill_squares(winner)),
        Ending::Quiet => Why::new("drawn", "DT-9", "dice-tactics-why-drawn").with("turns", position.quiet()),
    })
}

/// What someone is told who wants to act before the armies stand.
pub(crate) fn in_setup(position: &Position) -> Why {
    let say = about("dice-tactics-why-setup", position.to_act()).with("left", position.actions());
    Why::new("setup", "DT-S1", say)
}

/// What someone is told who wants to place when the armies stand.
pub(crate) fn in_play() -> Why {
    Why::new("placed", "DT-S1", "dice-tactics-why-placed")
}

fn place(position: &Position, unit: Unit, to: Square) -> Option<Why> {
    why_not_placed_on(position, to).or_else(|| why_not_placed(position, unit))
}

/// Why no unit can be placed on a square.
pub(crate) fn why_not_placed_on(position: &Position, to: Square) -> Option<Why> {
    if let Some(die) = position.die(to) {
        let why = Why::new("occupied", "DT-S3", "dice-tactics-why-occupied").at([to]);
        return Some(why.with("square", to).with("unit", die.on(to)));
    }
    let seat = position.to_act();
    (home(seat) & to.bit() == 0).then(|| {
        let (first, last) = if seat == WHITE { (1, 4) } else { (5, 8) };
        let say = about("dice-tactics-why-not-home", seat).with("first", first).with("last", last);
        Why::new("not-home", "DT-S2", say).at([to])
    })
}

/// Why a unit can't be placed, wherever.
pub(crate) fn why_not_placed(position: &Position, unit: Unit) -> Option<Why> {
    if position.placeable().contains(&unit) {
        return None;
    }
    let seat = position.to_act();
    Some(if unit == Unit::Officer {
        let say = about("dice-tactics-why-enough-officers", seat).with("most", position.rules().officers);
        Why::new("enough-officers", "DT-S4", say)
    } else {
        Why::new("needs-officer", "DT-1", about("dice-tactics-why-needs-officer", seat))
    })
}

/// The reason against a move of the unit on a square, which must be the acting side's.
fn acting(position: &Position, from: Square, why_not: impl FnOnce(Die) -> Option<Why>) -> Option<Why> {
    match own_die(position, from) {
        Ok(die) => why_not(die),
        Err(why) => Some(why),
    }
}

/// The acting side's unit on a square, or why nothing there can act.
pub(crate) fn own_die(position: &Position, from: Square) -> Result<Die, Why> {
    match position.die(from) {
        None => Err(Why::new("no-unit", "DT-A1", "dice-tactics-why-no-unit").at([from]).with("square", from)),
        Some(die) if die.seat != position.to_act() => {
            let say = about("dice-tactics-why-not-yours", position.to_act()).with("unit", die.on(from));
            Err(Why::new("not-yours", "DT-A1", say).at([from]))
        }
        Some(die) => Ok(die),
    }
}

/// How far and which way a square lies from another.
struct Way {
    files: i32,
    ranks: i32,
}

impl Way {
    fn new(from: Square, to: Square) -> Way {
        Way { files: to.file() - from.file(), ranks: to.rank() - from.rank() }
    }

    /// How many squares along a rank or file; `None` for any other way, or for staying.
    fn straight(&self) -> Option<u32> {
        ((self.files == 0) != (self.ranks == 0)).then(|| (self.files + self.ranks).unsigned_abs())
    }

    fn is_diagonal(&self) -> bool {
        self.files != 0 && self.files.abs() == self.ranks.abs()
    }
}

fn step(position: &Position, die: Die, from: Square, to: Square) -> Option<Why> {
    let way = Way::new(from, to);
    let diagonal = way.is_diagonal() && way.files.abs() == 1;
    if way.straight() != Some(1) && !diagonal {
        let why = Why::new("not-one-square", "DT-M1", "dice-tactics-why-not-one-square").at([to, from]);
        return Some(why.with("unit", die.on(from)).with("to", to));
    }
    if diagonal && let Some(why) = diagonal_step(die, from, to, way.files == way.ranks) {
        return Some(why);
    }
    let across = if way.ranks != 0 { Unit::LineInfantryRows } else { Unit::LineInfantryColumns };
    if die.unit == across {
        let why = Why::new("long-edge", "DT-M4", "dice-tactics-why-long-edge").at([to, from]);
        return Some(why.with("unit", die.on(from)).with("lies", across.orientation().unwrap_or_default()));
    }
    position.die(to).map(|standing| {
        let say = if standing.seat == die.seat {
            Say::new("dice-tactics-why-occupied-own")
        } else {
            let attack = Move::Attack { from, target: to };
            Say::new("dice-tactics-why-occupied-enemy").with("move", attack.to_string())
        };
        let why = Why::new("occupied", "DT-M2", say).at([to, from]);
        why.with("square", to).with("unit", standing.on(to))
    })
}

/// Why a unit does not go one square diagonally.
fn diagonal_step(die: Die, from: Square, to: Square, rises: bool) -> Option<Why> {
    let say = match die.unit {
        Unit::SkirmisherRising if rises => return None,
        Unit::SkirmisherFalling if !rises => return None,
        Unit::SkirmisherRising | Unit::SkirmisherFalling => Say::new("dice-tactics-why-diagonal-off")
            .with("lies", die.unit.orientation().unwrap_or_default())
            .with("to", to),
        _ => Say::new("dice-tactics-why-diagonal"),
    };
    Some(Why::new("diagonal", "DT-M3", say).at([to, from]).with("unit", die.on(from)))
}

fn attack(position: &Position, die: Die, from: Square, target: Square) -> Option<Why> {
    let way = Way::new(from, target);
    if way.is_diagonal() {
        return Some(never_diagonal(die, from, target));
    }
    if way.straight() != Some(1) {
        let why = Why::new("not-adjacent", "DT-X1", "dice-tactics-why-not-adjacent").at([target, from]);
        return Some(why.with("unit", die.on(from)).with("target", target));
    }
    not_an_enemy(position, die.seat, target)
}

fn shoot(position: &Position, die: Die, from: Square, target: Square) -> Option<Why> {
    if die.unit.kind() != Kind::Skirmisher {
        let why = Why::new("not-skirmisher", "DT-R1", "dice-tactics-why-not-skirmisher").at([from]);
        return Some(why.with("unit", die.on(from)));
    }
    let way = Way::new(from, target);
    if way.is_diagonal() {
        return Some(never_diagonal(die, from, target));
    }
    let (distance, say) = match position.rules().ranged {
        Ranged::Gap => (2, "dice-tactics-why-out-of-range"),
        Ranged::Adjacent => (1, "dice-tactics-why-out-of-range-adjacent"),
    };
    if way.straight() != Some(distance) {
        let why = Why::new("out-of-range", "DT-5", say).at([target, from]);
        return Some(why.with("from", from).with("target", target));
    }
    let middle = from.offset(way.files / 2, way.ranks / 2).filter(|_| distance == 2);
    let blocked = middle.and_then(|middle| position.die(middle).map(|die| (middle, die)));
    if let Some((middle, between)) = blocked {
        let why = Why::new("blocked", "DT-5", "dice-tactics-why-blocked").at([middle, from, target]);
        return Some(why.with("square", middle).with("unit", between.on(middle)));
    }
    not_an_enemy(position, die.seat, target)
}

fn never_diagonal(die: Die, from: Square, target: Square) -> Why {
    let why = Why::new("diagonal-attack", "DT-7", "dice-tactics-why-diagonal-attack").at([target, from]);
    why.with("unit", die.on(from)).with("target", target)
}

fn not_an_enemy(position: &Position, seat: Seat, target: Square) -> Option<Why> {
    let why = match position.die(target) {
        None => Why::new("no-enemy", "DT-X2", "dice-tactics-why-no-enemy"),
        Some(die) if die.seat == seat => {
            Why::new("own-unit", "DT-X2", "dice-tactics-why-own-unit").with("unit", die.on(target))
        }
        Some(_) => return None,
    };
    Some(why.at([target]).with("square", target))
}

fn rotate(die: Die, at: Square) -> Option<Why> {
    let why = || Why::new("symmetrical", "DT-4", "dice-tactics-why-symmetrical").at([at]);
    die.unit.rotated().is_none().then(|| why().with("unit", die.on(at)))
}
