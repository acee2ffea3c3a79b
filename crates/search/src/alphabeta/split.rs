//! Root moves shared among threads.
//!
//! The first move, which is most likely the best, is searched alone; then every thread takes the next one that
//! nobody has taken, with the best value so far as its bound. Each has a memory of its own, which it keeps from one
//! depth to the next.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use messdeck_core::{Position, Side};

use super::{AlphaBeta, Best, Budget, Line, Memory};
use crate::evaluator::Evaluator;

/// What the threads have in common.
struct Shared<'r, P: Position> {
    root: &'r P,
    side: Side,
    depth: i32,
    moves: Vec<Line<P::Move>>,
    /// The first move that nobody has taken.
    next: AtomicUsize,
    best: Mutex<Best>,
    stopped: AtomicBool,
}

impl<P: Position> Shared<'_, P> {
    fn best(&self) -> MutexGuard<'_, Best> {
        self.best.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Values by the number of the root move.
type Values = Vec<(usize, i32)>;

impl<P: Position, E: Evaluator<P>> AlphaBeta<'_, P, E> {
    /// Like `search_root`, with a helper for each memory. The moves that got a value come first afterwards.
    pub(super) fn split_root(
        &mut self,
        root: &P,
        side: Side,
        depth: i32,
        lines: &mut [Line<P::Move>],
        helpers: &mut [Memory<P::Move>],
    ) -> usize {
        if helpers.is_empty() || lines.len() == 1 {
            return self.search_root(root, side, depth, lines);
        }
        if self.search_root(root, side, depth, &mut lines[..1]) == 0 {
            return 0;
        }
        let mut best = Best::new(self.budget.lines);
        best.add(lines[0].value - lines[0].handicap(E::SCALE));
        let shared = Shared {
            root,
            side,
            depth,
            moves: lines.to_vec(),
            next: AtomicUsize::new(1),
            best: Mutex::new(best),
            stopped: AtomicBool::new(false),
        };
        let values = self.search_together(&shared, helpers);
        for &(index, value) in &values {
            lines[index].value = value;
        }
        let has_value = |line: &Line<P::Move>| {
            line.mv == shared.moves[0].mv
                || values.iter().any(|&(index, _)| shared.moves[index].mv == line.mv)
        };
        lines.sort_by_key(|line| !has_value(line));
        1 + values.len()
    }

    fn search_together(&mut self, shared: &Shared<'_, P>, helpers: &mut [Memory<P::Move>]) -> Values {
        let (evaluator, shape, lines) = (self.evaluator, self.shape, self.budget.lines);
        let nodes = self.budget.nodes.saturating_sub(self.nodes) / (helpers.len() as u64 + 1);
        std::thread::scope(|scope| {
            let helpers: Vec<_> = helpers
                .iter_mut()
                .map(|memory| {
                    scope.spawn(move || {
                        let mut stop = || shared.stopped.load(Ordering::Relaxed);
                        let budget =
                            Budget { nodes, depth: 0, lines, memory: None, threads: 1, stop: &mut stop };
                        let mut helper = AlphaBeta::<P, E>::new(evaluator, shape, budget);
                        std::mem::swap(&mut helper.memory, memory);
                        let values = helper.take_moves(shared);
                        std::mem::swap(&mut helper.memory, memory);
                        (values, helper.nodes, helper.judged)
                    })
                })
                .collect();
            let mut values = self.take_moves(shared);
            // Only this thread may ask whether to stop, so it does until the others are ready.
            while !helpers.iter().all(std::thread::ScopedJoinHandle::is_finished) {
                if self.stopped || (self.budget.stop)() {
                    self.stopped = true;
                    shared.stopped.store(true, Ordering::Relaxed);
                }
                std::thread::sleep(Duration::from_micros(100));
            }
            for helper in helpers {
                match helper.join() {
                    Ok((found, nodes, judged)) => {
                        values.extend(found);
                        self.nodes += nodes;
                        self.judged |= judged;
                    }
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            // A helper that ran out of nodes leaves moves without a value.
            self.stopped |= values.len() + 1 < shared.moves.len();
            values
        })
    }

    fn take_moves(&mut self, shared: &Shared<'_, P>) -> Values {
        let mut values = Vec::new();
        loop {
            let index = shared.next.fetch_add(1, Ordering::Relaxed);
            let Some(&line) = shared.moves.get(index) else { break };
            let alpha = shared.best().alpha();
            let value = self.search_line(shared.root, shared.side, shared.depth, line, index, alpha);
            let Some(value) = value else { break };
            shared.best().add(value - line.handicap(E::SCALE));
            values.push((index, value));
        }
        values
    }
}
