//! Completing a packing, and counting the ways to do it.

use std::ops::ControlFlow;

use messdeck_core::cpu;
use messdeck_search::Numbers;

use crate::packing::Left;
use crate::stage::{Narrowest, Run, Stage, Task};
use crate::{Packing, Placement, balance, placements};

/// The stages: all 2172 placements, then 256, then 64.
type Stages = Stage<34, Stage<4, Stage<1, Narrowest>>>;

/// The nodes after which a search for one solution begins anew for the first time.
const PATIENCE: u64 = 400;

/// What is known about completing a packing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// It can be done, for example like this.
    Solved(Packing),
    /// It can't be done.
    Impossible,
    /// The effort that was allowed did not suffice.
    Unknown,
}

/// A number of solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Ways to complete the packing; pieces of equal shape are not told apart.
    pub solutions: u64,
    /// Positions looked at.
    pub nodes: u64,
    /// Whether these are all.
    pub exact: bool,
}

/// Room to search in; made once, used often.
pub struct Search {
    stages: Box<Stages>,
}

impl Default for Search {
    fn default() -> Search {
        Search::new()
    }
}

impl Search {
    /// Room for any packing.
    pub fn new() -> Search {
        let mut stages = Box::<Stages>::default();
        stages.learn(placements().iter().copied());
        Search { stages }
    }

    /// Completes a packing, in a way that depends on the seed, or shows that it can't be done. Looks at no more than so
    /// many positions.
    pub fn complete(&mut self, packing: &Packing, seed: u64, nodes: u64) -> Answer {
        let mut numbers = Numbers::seeded(seed);
        let mut spent = 0;
        // Most starts are done within a few dozen nodes, or run into a dead region for millions. So the search
        // begins anew with other choices, each time with more patience; the last one has all that is left.
        let mut patience = PATIENCE;
        loop {
            let allowed = patience.min(nodes - spent);
            let mut found = None;
            let (outcome, looked_at) = self.run(task(packing), allowed, Some(&mut numbers), |chosen| {
                found = Some(chosen.to_vec());
                ControlFlow::Break(())
            });
            if let Some(chosen) = found {
                let mut whole = packing.clone();
                let all_fit = chosen.into_iter().all(|placement| whole.place(placement).is_ok());
                debug_assert!(all_fit && whole.is_complete());
                return Answer::Solved(whole);
            }
            if outcome.is_continue() {
                return Answer::Impossible;
            }
            spent += looked_at;
            if spent >= nodes {
                return Answer::Unknown;
            }
            patience *= 2;
        }
    }

    /// Counts the ways to complete a packing. Looks at no more than so many positions.
    pub fn count(&mut self, packing: &Packing, nodes: u64) -> Tally {
        self.count_fillings(!packing.filled(), packing.left(), nodes)
    }

    /// Counts the ways to fill these cells with these pieces, all of them. Looks at no more than so many positions.
    pub fn count_fillings(&mut self, cells: u64, pieces: Left, nodes: u64) -> Tally {
        let mut solutions = 0;
        let (outcome, nodes) = self.run(Task { empty: cells, left: pieces }, nodes, None, |_| {
            solutions += 1;
            ControlFlow::Continue(())
        });
        Tally { solutions, nodes, exact: outcome.is_continue() }
    }

    /// Shows every way to complete a packing to the visitor, as the pieces that are added, until it says stop or so
    /// many positions were looked at. `Continue` means that these were all.
    pub fn visit(
        &mut self,
        packing: &Packing,
        nodes: u64,
        visitor: impl FnMut(&[Placement]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.run(task(packing), nodes, None, visitor).0
    }

    /// Visits solutions until the visitor or the budget says stop; gives the nodes, too.
    fn run(
        &mut self,
        task: Task,
        budget: u64,
        numbers: Option<&mut Numbers>,
        mut visit: impl FnMut(&[Placement]) -> ControlFlow<()>,
    ) -> (ControlFlow<()>, u64) {
        let can_come_out =
            task.empty.count_ones() == 4 * task.left.total() && balance::can_come_out(task.empty, task.left);
        if !can_come_out {
            return (ControlFlow::Continue(()), 0);
        }
        let run = Run { nodes: 0, budget, chosen: Vec::with_capacity(16), numbers, visit: &mut visit };
        cpu::run(Descent { stages: &mut self.stages, task, run })
    }
}

fn task(packing: &Packing) -> Task {
    Task { empty: !packing.filled(), left: packing.left() }
}

/// The search as work for the faster instructions.
struct Descent<'s, 'r, V> {
    stages: &'s mut Stages,
    task: Task,
    run: Run<'r, V>,
}

impl<V: FnMut(&[Placement]) -> ControlFlow<()>> cpu::Task for Descent<'_, '_, V> {
    type Output = (ControlFlow<()>, u64);

    #[inline(always)]
    fn run(mut self) -> (ControlFlow<()>, u64) {
        let possible = self.stages.possible(self.task);
        let outcome = self.stages.search(possible, self.task, &mut self.run);
        (outcome, self.run.nodes)
    }
}
