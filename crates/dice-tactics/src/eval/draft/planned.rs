//! The strongest army that can be found for what the enemy has shown so far.

use messdeck_core::{Position as _, Seat, Square};
use messdeck_search::{Evaluator, Numbers, win_chance};

use super::muster::{Muster, left_to_place};
use super::trial;
use crate::eval::Eval;
use crate::rules::{Move, Position};
use crate::unit::{Kind, Unit};

/// Positions to judge for one placement, at least and at most.
const FEWEST: u64 = 4_000;
const MOST: u64 = 60_000;
/// Armies that the enemy might field, against which every plan is tried.
const FOES: usize = 4;
/// Plans made up from nothing; all others are variations of the best.
const FRESH: usize = 12;

/// The next unit of the best plan, and how many positions were judged for it.
pub(super) fn next(position: &Position, nodes: u64, numbers: &mut Numbers) -> Option<(Move, u64)> {
    let seat = position.to_act();
    let foes = foes(position, seat.other(), numbers);
    let budget = nodes.clamp(FEWEST, MOST);
    let mut judged = 0;
    let mut best: Option<(f32, Muster)> = None;
    for tried in 0.. {
        if judged >= budget && best.is_some() {
            break;
        }
        let plan = match &best {
            Some((_, plan)) if tried >= FRESH => plan.varied(position, numbers),
            _ => Muster::any(position, seat, numbers),
        };
        if best.as_ref().is_some_and(|(_, known)| *known == plan) {
            // A variation that is none costs something, too, so that this ends where nothing can be varied.
            judged += 50;
            continue;
        }
        let (worth, looked) = worth(position, &plan, &foes);
        judged += looked;
        if best.as_ref().is_none_or(|(known, _)| worth > *known) {
            best = Some((worth, plan));
        }
    }
    let (_, plan) = best?;
    place_first(position, &plan).map(|(unit, to)| (Move::Place { unit, to }, judged))
}

/// Armies that the enemy might field; one empty one if its army stands.
fn foes(position: &Position, seat: Seat, numbers: &mut Numbers) -> Vec<Muster> {
    let count = if left_to_place(position, seat) == 0 { 1 } else { FOES };
    (0..count).map(|_| Muster::any(position, seat, numbers)).collect()
}

/// The chance of winning with a plan: between the mean over all foes and the worst of them, for the enemy sees what
/// was placed and does not field just anything.
fn worth(position: &Position, plan: &Muster, foes: &[Muster]) -> (f32, u64) {
    let mut judged = 0;
    let (mut sum, mut least) = (0.0, 1.0f32);
    for foe in foes {
        let mut board = *position;
        plan.stand(&mut board);
        foe.stand(&mut board);
        let (lead, looked) = trial::lead(&board.armies_stand(), plan.seat);
        judged += looked;
        let chance = win_chance(lead, <Eval as Evaluator<Position>>::SCALE);
        sum += chance;
        least = least.min(chance);
    }
    ((sum / foes.len() as f32 + least) / 2.0, judged)
}

/// The unit of a plan to place first: fighters before officers, for those are what the enemy aims at.
fn place_first(position: &Position, plan: &Muster) -> Option<(Unit, Square)> {
    let is_legal = |&&(unit, to): &&(Unit, Square)| position.why_not(Move::Place { unit, to }).is_none();
    let is_fighter = |&&(unit, _): &&(Unit, Square)| unit.kind() != Kind::Officer;
    let mut legal = plan.units.iter().filter(is_legal);
    legal.clone().find(is_fighter).or_else(|| legal.next()).copied()
}
