//! The number of all packings, estimated from a family whose number is known.
//!
//! A walk goes from packing to packing: it takes some pieces out, finds every way to fill the gap, and takes one of these
//! at random. A part that is kept is as likely to be kept in every packing that has it, so no packing is preferred to
//! another, and in the long run all that can be reached are visited equally often. The share of those that a plane
//! through the middle cuts, of which the number is known exactly, then says how many there are in all.

use std::ops::ControlFlow;

use messdeck_core::Draw;
use messdeck_search::Numbers;

use crate::cut::{NONE, uncut};
use crate::{Answer, Packing, Placement, Search, cut};

/// How a walk goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Walk {
    /// Its steps. The first tenth of them does not count, because a walk begins where the search likes it.
    pub steps: u32,
    /// How many pieces each step takes out. With few a walk is slow to get anywhere, with many its steps are slow.
    pub out: usize,
}

impl Search {
    /// The share of packings that are cut through the middle among those that a start can be completed to. `None` if there
    /// are none.
    pub fn share_of_cuts(&mut self, start: &Packing, walk: Walk, seed: u64) -> Option<f64> {
        let mut numbers = Numbers::seeded(seed);
        let Answer::Solved(mut at) = self.complete(start, numbers.bits(), u64::MAX) else { return None };
        let skipped = walk.steps / 10;
        let mut shares = 0.0;
        for step in 0..walk.steps {
            let share = self.step(start, &mut at, walk.out, &mut numbers);
            if step >= skipped {
                shares += share;
            }
        }
        Some(shares / f64::from(walk.steps - skipped))
    }

    /// One step; the share of cut packings among those that it chooses from.
    fn step(&mut self, start: &Packing, at: &mut Packing, out: usize, numbers: &mut Numbers) -> f64 {
        let mut loose: Vec<Placement> = at.placed().to_vec();
        loose.retain(|piece| !start.placed().contains(piece));
        for _ in 0..out.min(loose.len()) {
            at.take(loose.swap_remove(numbers.below(loose.len())));
        }
        let kept = cut::planes(at.placed());
        let (mut ways, mut cut) = (0u64, 0u64);
        let mut chosen: Vec<Placement> = Vec::new();
        let all = self.visit(at, u64::MAX, |added| {
            ways += 1;
            if kept != NONE && added.iter().fold(kept, |planes, &piece| uncut(planes, piece)) != NONE {
                cut += 1;
            }
            // The first is taken, the second instead of it every other time, and so on: all are equally likely in the end.
            if numbers.below(ways as usize) == 0 {
                chosen.clear();
                chosen.extend_from_slice(added);
            }
            ControlFlow::Continue(())
        });
        let all_fit = chosen.into_iter().all(|piece| at.place(piece).is_ok());
        debug_assert!(all.is_continue() && all_fit && at.is_complete());
        cut as f64 / ways as f64
    }
}
