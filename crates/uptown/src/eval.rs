//! What is good in Uptown.

use messdeck_core::MAX_SEATS;
use messdeck_search::{Evaluator, Guide, Levels, Method, Mind, Policy};

use crate::rules::{Placement, Town};

/// How the computer thinks about Uptown.
pub(crate) const MIND: Mind<Eval> = Mind {
    evaluator: Eval,
    method: Method::Mcts(Policy::Guided(Guide {
        spread: 100.0,
        explore: 0.8,
        widen: 2.0,
        widest: 64,
        rollout: u32::MAX,
    })),
    solve_below: 60,
    levels: Levels { full: 400_000, step: 3, blur: 0.2 },
};

/// A hand-made judgement.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

impl Evaluator<Town> for Eval {
    const SCALE: f32 = 200.0;
    const POINT: Option<f32> = Some(100.0);

    fn standing(&self, _town: &Town) -> [i32; MAX_SEATS] {
        [0; MAX_SEATS]
    }

    fn promise(&self, _town: &Town, _placement: Placement) -> i32 {
        0
    }
}
