//! The number of all packings, estimated from a family whose number is known.
//!
//! A walk goes from packing to packing: it takes some pieces out, finds every way to put them back, and takes one of these
//! at random. Each kept part is as likely to be chosen in every packing that has it, so no packing is preferred to another, and
//! in the long run all are visited equally often. The share of those that a plane through the middle cuts, of which the
//! number is known exactly, then says how many there are in all.

use std::ops::ControlFlow;

use messdeck_core::Draw;
use messdeck_search::Numbers;

use crate::cut::uncut;
use crate::{Answer, Packing, Placement, Search};

impl Search {
    /// The share of packings that are cut through the middle, from a walk of so many steps that takes `out` pieces out
    /// at each. The first tenth of the steps does not count, because the walk begins where the search likes it.
    pub fn share_of_cuts(&mut self, steps: u32, out: usize, seed: u64) -> f64 {
        let mut numbers = Numbers::seeded(seed);
        let Answer::Solved(mut at) = self.complete(&Packing::empty(), numbers.bits(), u64::MAX) else {
            return f64::NAN;
        };
        let mut shares = 0.0;
        for step in 0..steps {
            let share = self.step(&mut at, out, &mut numbers);
            if step >= steps / 10 {
                shares += share;
            }
        }
        shares / f64::from(steps - steps / 10)
    }

    /// One step; the share of cut packings among those that it chooses from.
    fn step(&mut self, at: &mut Packing, out: usize, numbers: &mut Numbers) -> f64 {
        for _ in 0..out {
            let pieces = at.placed();
            at.take(pieces[numbers.below(pieces.len())]);
        }
        let kept = at.placed().iter().fold([true; 3], |planes, &piece| uncut(planes, piece));
        let (mut ways, mut cut) = (0u64, 0u64);
        let mut chosen: Vec<Placement> = Vec::new();
        let all = self.visit(at, u64::MAX, |added| {
            ways += 1;
            if kept != [false; 3] {
                cut +=
                    u64::from(added.iter().fold(kept, |planes, &piece| uncut(planes, piece)) != [false; 3]);
            }
            // Of as many as there will be, each is chosen equally often.
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
