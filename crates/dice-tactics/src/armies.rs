//! Armies ready to field, for whoever would rather fight than draw one up.
//!
//! Each stands here for white, in every size that the rules know; black's is turned by half a turn. What somebody has placed
//! already takes the place of a unit like it, so that every army can be gone on with from wherever one is. Where an army may
//! have fewer officers, infantry stands in for them.

use messdeck_core::{Position as _, Say, Seat, Square, Turn};
use messdeck_facade::Plan;

use crate::rules::{Die, Move, Phase, Position, WHITE};
use crate::scene::thing;
use crate::unit::Unit;

struct Army {
    id: &'static str,
    /// What it is called, and what it is good for.
    name: &'static str,
    /// The third rank and the second, from file a to h, for 4, 8, 12 and 16 units.
    drawn_up: [[&'static str; 2]; 4],
}

const ARMIES: [Army; 4] = [
    Army {
        id: "mixed",
        name: "dice-tactics-army-mixed",
        drawn_up: [
            ["...QP...", "...OS..."],
            [".CKHQPS.", "..O..O.."],
            ["CKQHHPCK", "..OSO.O."],
            ["CKQHHPCK", "OSPOOQZO"],
        ],
    },
    Army {
        id: "wall",
        name: "dice-tactics-army-wall",
        drawn_up: [
            ["...PP...", "...OQ..."],
            ["..PQQP..", "..OHHO.."],
            [".PQHHQPP", "..OPOQO."],
            ["PQPHHPQP", "OHQOOQHO"],
        ],
    },
    Army {
        id: "riders",
        name: "dice-tactics-army-riders",
        drawn_up: [
            ["...CK...", "...OQ..."],
            [".CK..CK.", "..OQPO.."],
            [".CKPPCK.", ".QOSOQO."],
            ["CKQCKQCK", "OQPOSPOO"],
        ],
    },
    Army {
        id: "shots",
        name: "dice-tactics-army-shots",
        drawn_up: [
            ["...SH...", "...OZ..."],
            ["..SHHZ..", "..OPPO.."],
            [".SHHHHZ.", ".OZPOSO."],
            ["SHHSZHHZ", "OZPOOPSO"],
        ],
    },
];

/// The rank of the first line, counted from 0.
const FRONT: i32 = 2;

/// What the acting side can field: every army, and, once some of it stands, the rest of the one that it is most like.
pub(crate) fn plans(position: &Position) -> Vec<Plan<Move>> {
    let Turn::Decide(seat) = position.turn() else { return Vec::new() };
    if position.phase() != Phase::Setup {
        return Vec::new();
    }
    let begun = position.units_of(seat) != 0;
    let most_alike = ARMIES.iter().rev().max_by_key(|army| likeness(position, seat, army));
    let rest = most_alike
        .filter(|_| begun)
        .map(|army| plan(position, seat, army, "rest", Say::new("dice-tactics-army-rest")));
    ARMIES.iter().map(|army| plan(position, seat, army, army.id, Say::new(army.name))).chain(rest).collect()
}

fn plan(position: &Position, seat: Seat, army: &Army, id: &'static str, say: Say) -> Plan<Move> {
    let missing = missing(position, seat, army);
    let standing = Square::all(position.units_of(seat)).filter_map(|at| Some((at, position.die(at)?)));
    let coming = missing.iter().map(|&(to, unit)| (to, Die { seat, unit }));
    Plan {
        id,
        say,
        moves: missing.iter().map(|&(to, unit)| Move::Place { unit, to }).collect(),
        things: standing.chain(coming).map(|(at, die)| thing(at, die)).collect(),
    }
}

/// An army as it stands for a side: the fighters from the front on, the officers last.
fn drawn_up(position: &Position, seat: Seat, army: &Army) -> Vec<(Square, Unit)> {
    let size = usize::from(position.rules().units / 4).clamp(1, army.drawn_up.len()) - 1;
    let ranks = army.drawn_up[size].iter().zip([FRONT, FRONT - 1]);
    let mut units: Vec<(Square, Unit)> = ranks
        .flat_map(|(rank, number)| {
            (0..).zip(rank.chars()).filter_map(move |(file, letter)| {
                let square = Square::at(file, number)?;
                Some((square, Unit::from_capital(letter.encode_utf8(&mut [0; 4]))?))
            })
        })
        // Half a turn leaves every unit lying as it lay.
        .map(|(square, unit)| (if seat == WHITE { square } else { Square::new(63 - square.index()) }, unit))
        .collect();
    units.sort_by_key(|(_, unit)| *unit == Unit::Officer);
    units
}

/// Whether a unit that stands can take a slot of an army.
type Like = fn(&(Square, Unit), &(Square, Unit)) -> bool;

/// What is still to be placed for an army to stand, each unit with a square that is free.
fn missing(position: &Position, seat: Seat, army: &Army) -> Vec<(Square, Unit)> {
    let mut slots = drawn_up(position, seat, army);
    let standing: Vec<(Square, Unit)> =
        Square::all(position.units_of(seat)).filter_map(|at| Some((at, position.die(at)?.unit))).collect();
    // Whoever stands takes the slot that is most like it: its own, one of its kind, one on its square, any fighter's.
    let likes: [Like; 4] = [
        |one, slot| one == slot,
        |(_, one), (_, slot)| one.kind() == slot.kind(),
        |(at, one), (slot, other)| at == slot && (*one == Unit::Officer) == (*other == Unit::Officer),
        |_, _| true,
    ];
    let mut left = standing;
    for like in likes {
        left.retain(|one| match slots.iter().position(|slot| like(one, slot)) {
            Some(found) => {
                slots.remove(found);
                false
            }
            None => true,
        });
    }
    with_officers(position, seat, &mut slots);
    // A slot whose square is taken goes to the nearest that is free.
    let mut free = position.places();
    for (square, _) in &slots {
        free &= !square.bit();
    }
    let mut taken = !position.places();
    for (square, _) in &mut slots {
        if taken & square.bit() != 0 {
            // Of squares that are as near, the one farther from the own edge.
            let forward = |to: &Square| if seat == WHITE { to.rank() } else { 7 - to.rank() };
            let distance =
                |to: &Square| (to.file() - square.file()).abs() + (to.rank() - square.rank()).abs();
            if let Some(nearest) = Square::all(free).min_by_key(|to| (distance(to), -forward(to))) {
                *square = nearest;
                free &= !nearest.bit();
            }
        }
        taken |= square.bit();
    }
    slots
}

/// As many officers as the army may have, and one at least (DT-S4).
fn with_officers(position: &Position, seat: Seat, slots: &mut [(Square, Unit)]) {
    let standing = position.officers(seat) as usize;
    let most = usize::from(position.rules().officers).saturating_sub(standing);
    let officers = slots.iter_mut().filter(|(_, unit)| *unit == Unit::Officer);
    for (_, unit) in officers.skip(most) {
        *unit = Unit::SquareInfantry;
    }
    let has_one = standing > 0 || slots.iter().any(|(_, unit)| *unit == Unit::Officer);
    if let Some((_, unit)) = slots.last_mut().filter(|_| !has_one) {
        *unit = Unit::Officer;
    }
    slots.sort_by_key(|(_, unit)| *unit == Unit::Officer);
}

/// How much of what stands is as in an army.
fn likeness(position: &Position, seat: Seat, army: &Army) -> usize {
    let mut slots = drawn_up(position, seat, army);
    Square::all(position.units_of(seat))
        .filter_map(|at| Some((at, position.die(at)?.unit)))
        .map(|(at, unit)| {
            let own = slots.iter().position(|slot| *slot == (at, unit));
            let found = own.or_else(|| slots.iter().position(|(_, slot)| slot.kind() == unit.kind()));
            found.map_or(0, |found| {
                slots.remove(found);
                1 + usize::from(own.is_some())
            })
        })
        .sum()
}
