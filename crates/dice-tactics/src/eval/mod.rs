//! What is good in Dice Tactics.
//!
//! Officers are both the purse and the king: each is an action a turn, and without one the game is lost. They are
//! also the weakest units, so the judgement asks above all how many actions the enemy needs to remove the next one
//! (`danger`); the rest is material and how many units stand close to the enemy's officers.

mod danger;
mod draft;
mod weights;

use messdeck_core::{MAX_SEATS, Seat};
use messdeck_search::{Evaluator, Levels, Method, Mind, Shape};

use crate::rules::{BLACK, Move, Phase, Position, WHITE};
use crate::unit::Kind;
use weights::{ACTION, DANGER, FREE, NEAR, OFFICERS, UNITS};

/// How the computer thinks about Dice Tactics.
pub(crate) const MIND: Mind<Eval> = Mind {
    evaluator: Eval,
    method: Method::AlphaBeta(Shape { widths: [24, 48, 96], reduce_after: 4 }),
    solve_below: 0,
    levels: Levels { full: 6_000_000, step: 4, blur: 0.25 },
};

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

    fn known(&self, position: &Position, seed: u64) -> Option<Move> {
        (position.phase() == Phase::Setup).then(|| draft::known(position, seed))?
    }

    fn promise(&self, position: &Position, mv: Move) -> i32 {
        match mv {
            Move::Place { unit, to } => draft::promise(position, unit, to),
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
                let forward = if position.to_act() == WHITE { 1 } else { -1 };
                let ranks = forward * (to.rank() - from.rank());
                let free = i32::from(position.free() & from.bit() != 0);
                if position.kind(Kind::Officer) & from.bit() != 0 {
                    -100
                } else {
                    100 + 50 * ranks + 50 * free
                }
            }
            Move::Rotate { .. } => 50,
            Move::Hold => 0,
        }
    }

    /// Removals: nothing is quiet while one is to be had.
    fn is_forcing(&self, position: &Position, mv: Move) -> bool {
        match mv {
            Move::Attack { from, target } | Move::Shoot { from, target } => {
                let is_ranged = matches!(mv, Move::Shoot { .. });
                let clash = position.clash(position.to_act(), from, target, is_ranged);
                clash.succeeds() && clash.retreat == 0
            }
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
    let own = position.units_of(seat);
    let count = |kind: Kind| (position.kind(kind) & own).count_ones();
    let officers = count(Kind::Officer) as usize;
    let material: i32 = UNITS.into_iter().map(|(kind, worth)| worth * count(kind) as i32).sum();

    // What is left of the turn belongs to the side that acts.
    let is_acting = position.to_act() == seat;
    let left = if is_acting {
        ACTION * i32::from(position.actions()) + FREE * position.free().count_ones() as i32
    } else {
        0
    };

    // How far the enemy is from the next officer, in actions, and how many he has for it.
    let siege = danger::siege(position, seat);
    let enemy_actions =
        if is_acting { position.officers(seat.other()) as i32 } else { i32::from(position.actions()) };
    let slack = (enemy_actions - siege.actions + 4).clamp(0, DANGER[0].len() as i32 - 1);
    let danger = DANGER[usize::from(is_acting)][slack as usize];
    let near: i32 = siege.near.iter().zip(NEAR).map(|(&units, weight)| weight * units as i32).sum();

    OFFICERS[officers] + material + left - danger - near
}
