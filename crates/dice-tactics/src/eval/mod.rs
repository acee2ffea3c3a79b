//! What is good in Dice Tactics.
//!
//! Officers are both the purse and the king: each is an action a turn, and without one the game is lost. They are
//! also the weakest units, so the judgement asks above all how many actions the enemy needs to remove the next one
//! (`danger`); the rest is material and how many units stand close to the enemy's officers.

mod danger;
mod draft;
mod weights;

use messdeck_core::{MAX_SEATS, Position as _, Seat, Square};
use messdeck_facade::Mindful;
use messdeck_search::{Evaluator, Levels, Limits, Mind, Shape};

use crate::objective::far_rank;
use crate::options::Objective;
use crate::rules::{BLACK, Move, Phase, Position, WHITE};
use crate::unit::Kind;
use weights::{ACTION, DANGER, FREE, HILL, NEAR, OFFICERS, RUN, UNITS, WINNING};

/// How the computer thinks about Dice Tactics.
impl Mindful for Position {
    type Eval = Eval;
    type Method = Shape;

    const MIND: Mind<Eval, Shape> = Mind {
        evaluator: Eval,
        method: Shape { widths: [24, 48, 96], reduce_after: 4 },
        solve_below: 0,
        levels: Levels { full: 6_000_000, step: 4, blur: 0.25 },
    };
}

/// A hand-made judgement, in hundredths of a square infantry.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Evaluator<Position> for Eval {
    // Where the results of 150 self-played games fit best.
    const SCALE: f32 = 240.0;

    fn standing(&self, position: &Position) -> [i32; MAX_SEATS] {
        let mut standing = [0; MAX_SEATS];
        for seat in [WHITE, BLACK] {
            standing[seat.index()] = match position.phase() {
                Phase::Setup => draft::standing(position, seat),
                Phase::Play => in_play(position, seat),
            };
        }
        standing
    }

    fn known(&self, position: &Position, limits: Limits, seed: u64) -> Option<(Move, u64)> {
        (position.phase() == Phase::Setup).then(|| draft::known(position, limits, seed))?
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        match mv {
            Move::Place { .. } => 0,
            Move::Attack { from, target } | Move::Shoot { from, target } => {
                let is_ranged = matches!(mv, Move::Shoot { .. });
                let clash = position.clash(position.to_act(), from, target, is_ranged);
                let prize = worth(position, target.bit());
                match (clash.succeeds(), clash.retreat) {
                    (false, _) => -10_000,
                    (true, 0) => 20_000 + prize,
                    (true, _) => 500 + prize,
                }
            }
            Move::Step { from, to } => {
                // Whoever fights goes forward; officers stay where they are.
                let ranks = forward(position.to_act()) * (to.rank() - from.rank());
                let free = i32::from(position.free() & from.bit() != 0);
                if breaks_through(position, from, to) {
                    WINNING
                } else if position.kind(Kind::Officer) & from.bit() != 0 {
                    -100
                } else {
                    100 + 50 * ranks + 50 * free
                }
            }
            Move::Rotate { .. } => 50,
            Move::Hold => 0,
        }
    }

    /// An attack that fails and a hold do nothing. A step or a turn has to leave the side better off than a hold would,
    /// or as well and nearer to the enemy: so it is rare that neither an action nor the one that undoes it is idle.
    fn is_idle(&self, position: &Position, mv: Move) -> bool {
        let seat = position.to_act();
        let gain = || {
            let free = matches!(mv, Move::Step { from, .. } if position.free() & from.bit() != 0);
            let before = if free { *position } else { position.play_unchecked(Move::Hold) };
            // What an action or a free action is worth while it is left says nothing about what it was used for.
            let left =
                |position: &Position| left_in_turn(position, seat) - left_in_turn(position, seat.other());
            let lead = |position: &Position| {
                let standing = self.standing(position);
                standing[seat.index()] - standing[seat.other().index()] - left(position)
            };
            lead(&position.play_unchecked(mv)) - lead(&before)
        };
        match mv {
            Move::Place { .. } => false,
            Move::Hold => true,
            Move::Attack { from, target } => !position.clash(seat, from, target, false).succeeds(),
            Move::Shoot { from, target } => !position.clash(seat, from, target, true).succeeds(),
            Move::Rotate { .. } => gain() <= 0,
            Move::Step { from, to } => gain() < i32::from(forward(seat) * (to.rank() - from.rank()) <= 0),
        }
    }

    /// Removals and breakthroughs: nothing is quiet while one is to be had.
    fn is_forcing(&self, position: &Position, mv: Move) -> bool {
        match mv {
            Move::Attack { from, target } | Move::Shoot { from, target } => {
                let is_ranged = matches!(mv, Move::Shoot { .. });
                let clash = position.clash(position.to_act(), from, target, is_ranged);
                clash.succeeds() && clash.retreat == 0
            }
            Move::Step { from, to } => breaks_through(position, from, to),
            _ => false,
        }
    }
}

/// What the unit on a square is worth as a prize.
fn worth(position: &Position, square: u64) -> i32 {
    if position.kind(Kind::Officer) & square != 0 {
        return 5_000;
    }
    UNITS.into_iter().find(|&(kind, _)| position.kind(kind) & square != 0).map_or(0, |(_, worth)| worth)
}

/// How well a side stands while the armies fight.
fn in_play(position: &Position, seat: Seat) -> i32 {
    let is_acting = position.to_act() == seat;
    let left = left_in_turn(position, seat);

    // How far the enemy is from the next officer, in actions, and how many he has for it.
    let siege = danger::siege(position, seat);
    let enemy_actions =
        if is_acting { position.officers(seat.other()) as i32 } else { i32::from(position.actions()) };
    let slack = (enemy_actions - siege.actions + 4).clamp(0, DANGER[0].len() as i32 - 1);
    let danger = DANGER[usize::from(is_acting)][slack as usize];
    let near: i32 = siege.near.iter().zip(NEAR).map(|(&units, weight)| weight * units as i32).sum();

    material(position, seat) + left + objective(position, seat) - danger - near
}

/// What is left of the turn belongs to the side that acts.
fn left_in_turn(position: &Position, seat: Seat) -> i32 {
    if position.to_act() == seat {
        ACTION * i32::from(position.actions()) + FREE * position.free().count_ones() as i32
    } else {
        0
    }
}

/// The direction of the enemy, in ranks.
fn forward(seat: Seat) -> i32 {
    if seat == WHITE { 1 } else { -1 }
}

/// Whether a step of the acting side wins the game at once.
fn breaks_through(position: &Position, from: Square, to: Square) -> bool {
    position.rules().objective == Objective::Breakthrough
        && far_rank(position.to_act()) & to.bit() != 0
        && position.kind(Kind::Officer) & from.bit() != 0
}

/// What a side's units are worth wherever they stand.
fn material(position: &Position, seat: Seat) -> i32 {
    let own = position.units_of(seat);
    let count = |kind: Kind| (position.kind(kind) & own).count_ones();
    let fighters: i32 = UNITS.into_iter().map(|(kind, worth)| worth * count(kind) as i32).sum();
    OFFICERS[count(Kind::Officer) as usize] + fighters
}

/// What it is worth to be near to what wins besides a rout.
fn objective(position: &Position, seat: Seat) -> i32 {
    match position.rules().objective {
        Objective::Rout => 0,
        Objective::Hill => HILL[position.hill_squares(seat) as usize],
        Objective::Breakthrough => {
            let is_acting = position.to_act() == seat;
            let actions =
                if is_acting { i32::from(position.actions()) } else { position.officers(seat) as i32 };
            let slack =
                (actions - steps_to_break_through(position, seat) + 4).clamp(0, RUN[0].len() as i32 - 1);
            RUN[usize::from(is_acting)][slack as usize]
        }
    }
}

/// The steps that a side's nearest officer needs to its far rank, over empty squares.
fn steps_to_break_through(position: &Position, seat: Seat) -> i32 {
    let mut reached = position.units_of(seat) & position.kind(Kind::Officer);
    for steps in 0..danger::HORIZON as i32 {
        if reached & far_rank(seat) != 0 {
            return steps;
        }
        reached |= danger::spread(reached) & position.empty();
    }
    danger::HORIZON as i32 + 2
}
