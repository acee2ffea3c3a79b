//! Why a move is not legal: one reason for every sentence of the rules page that forbids something.

use messdeck_core::{Seat, Square, Why};

use crate::objective::Ending;
use crate::rules::{Die, Move, Phase, Position, WHITE, home};
use crate::unit::{Kind, Unit};
use crate::{Ranged, name};

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
    let ending = position.ending()?;
    let (code, rule, message) = match ending {
        Ending::Rout(winner) => {
            ("over", "DT-E1", format!("The game is over: {} has no officer left.", name(winner.other())))
        }
        Ending::Breakthrough(winner) => (
            "breakthrough",
            "DT-E2",
            format!("The game is over: an officer of {} stands on the enemy's home rank.", name(winner)),
        ),
        Ending::Hill(winner) => {
            let squares = position.hill_squares(winner);
            let message = format!(
                "The game is over: {} held {squares} squares of the hill as its turn began.",
                name(winner)
            );
            ("hill", "DT-E3", message)
        }
        Ending::Quiet => {
            let turns = position.quiet();
            let message = format!("The game is drawn: no unit was removed for {turns} turns.");
            return Some(Why::new("drawn", "DT-9", message).with("turns", turns));
        }
    };
    let why = Why::new(code, rule, message);
    Some(match ending.winner() {
        Some(winner) => why.with("winner", name(winner)),
        None => why,
    })
}

/// What someone is told who wants to act before the armies stand.
pub(crate) fn in_setup(position: &Position) -> Why {
    let (seat, left) = (name(position.to_act()), position.actions());
    let message =
        format!("The armies are still being placed: {seat} places {}.", counted(left.into(), "more unit"));
    Why::new("setup", "DT-S1", message).with("seat", seat).with("left", left)
}

/// What someone is told who wants to place when the armies stand.
pub(crate) fn in_play() -> Why {
    Why::new("placed", "DT-S1", "Both armies stand: no unit is placed any more.")
}

/// "1 action", "2 actions".
pub(crate) fn counted(count: u32, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn place(position: &Position, unit: Unit, to: Square) -> Option<Why> {
    why_not_placed_on(position, to).or_else(|| why_not_placed(position, unit))
}

/// Why no unit can be placed on a square.
pub(crate) fn why_not_placed_on(position: &Position, to: Square) -> Option<Why> {
    if let Some(die) = position.die(to) {
        let message = format!("{to} is taken by the {die}.");
        return Some(Why::new("occupied", "DT-S3", message).at([to]).with("die", die.to_string()));
    }
    let seat = position.to_act();
    (home(seat) & to.bit() == 0).then(|| {
        let ranks = if seat == WHITE { "1 to 4" } else { "5 to 8" };
        let message = format!("{} places its units on its own half, ranks {ranks}.", capital(name(seat)));
        Why::new("not-home", "DT-S2", message).at([to]).with("seat", name(seat))
    })
}

/// Why a unit can't be placed, wherever.
pub(crate) fn why_not_placed(position: &Position, unit: Unit) -> Option<Why> {
    if position.placeable().contains(&unit) {
        return None;
    }
    let seat = name(position.to_act());
    Some(if unit == Unit::Officer {
        let most = position.rules().officers;
        let army = counted(most.into(), "officer");
        let message = format!("{} has {army} already, and an army has no more in this game.", capital(seat));
        Why::new("enough-officers", "DT-S4", message).with("seat", seat).with("most", most)
    } else {
        let message = format!("{} has no officer yet, so its last unit must be one.", capital(seat));
        Why::new("needs-officer", "DT-1", message).with("seat", seat)
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
        None => Err(Why::new("no-unit", "DT-A1", format!("There is no unit on {from}.")).at([from])),
        Some(die) if die.seat != position.to_act() => {
            let message = format!("{} can't command the {die} on {from}.", capital(name(position.to_act())));
            Err(Why::new("not-yours", "DT-A1", message).at([from]).with("die", die.to_string()))
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
        let message = format!("A unit moves one square, and {to} is not beside the {die} on {from}.");
        return Some(
            Why::new("not-one-square", "DT-M1", message).at([to, from]).with("die", die.to_string()),
        );
    }
    if diagonal && let Some(why) = diagonal_step(die, from, to, way.files == way.ranks) {
        return Some(why);
    }
    let across = if way.ranks != 0 { Unit::LineInfantryRows } else { Unit::LineInfantryColumns };
    if die.unit == across {
        let ways = if across == Unit::LineInfantryRows { "east or west" } else { "north or south" };
        let message = format!("The {die} on {from} moves only across its edges with two pips: {ways}.");
        return Some(Why::new("long-edge", "DT-M4", message).at([to, from]).with("die", die.to_string()));
    }
    position.die(to).map(|standing| {
        let message = if standing.seat == die.seat {
            format!("{to} is taken by the {standing}: a unit moves into an empty square.")
        } else {
            format!("{to} is held by the {standing}: to attack is written {from}x{to}.")
        };
        Why::new("occupied", "DT-M2", message).at([to, from]).with("die", standing.to_string())
    })
}

/// Why a unit does not go one square diagonally.
fn diagonal_step(die: Die, from: Square, to: Square, rises: bool) -> Option<Why> {
    let message = match die.unit {
        Unit::SkirmisherRising if rises => return None,
        Unit::SkirmisherFalling if !rises => return None,
        Unit::SkirmisherRising => {
            format!(
                "The pips of the {die} on {from} lie from south-west to north-east, {to} is off that line."
            )
        }
        Unit::SkirmisherFalling => {
            format!(
                "The pips of the {die} on {from} lie from north-west to south-east, {to} is off that line."
            )
        }
        _ => format!("Only skirmishers move diagonally, not the {die} on {from}."),
    };
    Some(Why::new("diagonal", "DT-M3", message).at([to, from]).with("die", die.to_string()))
}

fn attack(position: &Position, die: Die, from: Square, target: Square) -> Option<Why> {
    let way = Way::new(from, target);
    if way.is_diagonal() {
        return Some(never_diagonal(die, from, target));
    }
    if way.straight() != Some(1) {
        let message =
            format!("An attack strikes one square on, and {target} is not beside the {die} on {from}.");
        return Some(
            Why::new("not-adjacent", "DT-X1", message).at([target, from]).with("die", die.to_string()),
        );
    }
    not_an_enemy(position, die.seat, target)
}

fn shoot(position: &Position, die: Die, from: Square, target: Square) -> Option<Why> {
    if die.unit.kind() != Kind::Skirmisher {
        let message = format!("Only skirmishers attack at a distance, not the {die} on {from}.");
        return Some(Why::new("not-skirmisher", "DT-R1", message).at([from]).with("die", die.to_string()));
    }
    let way = Way::new(from, target);
    if way.is_diagonal() {
        return Some(never_diagonal(die, from, target));
    }
    let (distance, rule) = match position.rules().ranged {
        Ranged::Gap => (2, "exactly two squares away in a straight line"),
        Ranged::Adjacent => (1, "on the next square in a straight line"),
    };
    if way.straight() != Some(distance) {
        let message = format!("A ranged attack strikes an enemy {rule}, and {target} is not so from {from}.");
        return Some(Why::new("out-of-range", "DT-5", message).at([target, from]).with("distance", distance));
    }
    let middle = from.offset(way.files / 2, way.ranks / 2).filter(|_| distance == 2);
    let blocked = middle.and_then(|middle| position.die(middle).map(|die| (middle, die)));
    if let Some((middle, between)) = blocked {
        let message = format!("{middle} lies between and must be empty, but is taken by the {between}.");
        return Some(
            Why::new("blocked", "DT-5", message).at([middle, from, target]).with("die", between.to_string()),
        );
    }
    not_an_enemy(position, die.seat, target)
}

fn never_diagonal(die: Die, from: Square, target: Square) -> Why {
    let message = format!("{target} is diagonal from the {die} on {from}, and no attack is.");
    Why::new("diagonal-attack", "DT-7", message).at([target, from]).with("die", die.to_string())
}

fn not_an_enemy(position: &Position, seat: Seat, target: Square) -> Option<Why> {
    let why = match position.die(target) {
        None => Why::new("no-enemy", "DT-X2", format!("There is nobody to attack on {target}.")),
        Some(die) if die.seat == seat => {
            let message = format!("{target} is held by the own side, by the {die}.");
            Why::new("own-unit", "DT-X2", message).with("die", die.to_string())
        }
        Some(_) => return None,
    };
    Some(why.at([target]))
}

fn rotate(die: Die, at: Square) -> Option<Why> {
    die.unit.rotated().is_none().then(|| {
        let message = format!("Turning the {die} on {at} changes nothing, which is written hold.");
        Why::new("symmetrical", "DT-4", message).at([at]).with("die", die.to_string())
    })
}

/// A word with a capital letter.
pub(crate) fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
