//! One search in a thread of its own, from `go` to `bestmove`.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread::JoinHandle;
use std::time::Instant;

use messdeck_core::Turn;
use messdeck_facade::{AnyPosition, Opinion};
use messdeck_search::{Caller, Level, Limits, Skill};

use super::go::Go;
use super::settings::Settings;
use super::{NO_MOVE, say, tell};
use crate::failure::Failure;

/// What to think about, and how long.
pub(super) struct Task {
    pub(super) position: Box<dyn AnyPosition>,
    pub(super) settings: Settings,
    pub(super) go: Go,
    /// When `go` was read: from then on time counts.
    pub(super) began: Instant,
}

/// A search that is under way, or has just answered.
pub(super) struct Thinking {
    /// Nothing is ever sent: the search ends when this is dropped, once and for all, and no other search can.
    stop: Sender<()>,
    has_answered: Arc<AtomicBool>,
    thread: JoinHandle<io::Result<()>>,
}

impl Thinking {
    pub(super) fn start(task: Task) -> Thinking {
        let (stop, stopped) = mpsc::channel();
        let has_answered = Arc::new(AtomicBool::new(false));
        let answered = Arc::clone(&has_answered);
        let thread = std::thread::spawn(move || {
            let answer = task.run(&stopped)?;
            // Before it is said: whoever has read it may send the next `go` at once.
            answered.store(true, Ordering::Release);
            say(&answer)
        });
        Thinking { stop, has_answered, thread }
    }

    /// Whether `bestmove` was said, or is about to be.
    pub(super) fn has_answered(&self) -> bool {
        self.has_answered.load(Ordering::Acquire)
    }

    /// Ends the search if it has not ended by itself, and waits until it has answered.
    pub(super) fn end(self) -> Result<(), Failure> {
        drop(self.stop);
        let said = self.thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        Ok(said?)
    }
}

impl Task {
    /// Thinks; gives what to say at the end.
    fn run(&self, stopped: &Receiver<()>) -> io::Result<String> {
        let Turn::Decide(seat) = self.position.turn() else {
            tell("no move can be made here: the game is over")?;
            self.wait(stopped);
            return Ok(NO_MOVE.to_owned());
        };
        let name = self.position.seat_name(seat);
        let time = self.go.time(seat.index(), self.settings.overhead());
        let mut stop = || {
            stopped.try_recv() == Err(TryRecvError::Disconnected)
                || time.is_some_and(|time| self.began.elapsed() >= time)
        };
        // If nobody reads any more, saying the answer fails, too.
        let mut hear = |opinion: Opinion| drop(say(&self.info(&opinion, name)));
        let caller = Caller { stop: &mut stop, hear: Some(&mut hear) };
        let seed = self.settings.seed();
        let opinion = match self.settings.level() {
            Some(level) => {
                if self.go.nodes.is_some() || self.go.depth.is_some() {
                    tell(
                        "a level says by itself how many nodes it looks at; nodes and depth change nothing",
                    )?;
                }
                self.position.think_aloud(Skill::Level(Level::new(level)), seed, caller)
            }
            None => self.position.consider_aloud(self.limits(), seed, caller),
        };
        let answer = opinion.map_or(NO_MOVE.to_owned(), |opinion| {
            let info = self.info(&opinion, name);
            format!("{info}\nbestmove {}", opinion.best)
        });
        self.wait(stopped);
        Ok(answer)
    }

    /// `go infinite` is answered after `stop` and not before, also if there is nothing left to think about.
    fn wait(&self, stopped: &Receiver<()>) {
        if self.go.infinite {
            // The error is what it waits for: the other end is gone.
            let _ = stopped.recv();
        }
    }

    fn limits(&self) -> Limits {
        Limits {
            nodes: self.go.nodes.unwrap_or(u64::MAX),
            depth: self.go.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
            megabytes: self.settings.megabytes(),
            ..Limits::NONE.with_threads(self.settings.threads())
        }
    }

    fn info(&self, opinion: &Opinion, seat: &str) -> String {
        let took = self.began.elapsed();
        let Opinion { nodes, ref variation, .. } = *opinion;
        // A tree search counts no depth; how far its line goes says as much.
        let depth = if opinion.depth > 0 { opinion.depth as usize } else { variation.len() };
        let speed = (nodes as f64 / took.as_secs_f64().max(1e-6)) as u64;
        let win = opinion.values.iter().find(|value| value.seat == seat).map(|value| value.win);
        // What was stopped before it had looked at a single move has no value to tell.
        let is_known = opinion.solved
            || opinion.depth > 0
            || opinion.candidates.first().is_some_and(|candidate| candidate.visits > 0);
        let score = win.filter(|_| is_known).map_or(String::new(), |win| format!("score cp {} ", centi(win)));
        let (millis, line) = (took.as_millis(), variation.join(" "));
        format!("info depth {depth} {score}nodes {nodes} nps {speed} time {millis} pv {line}")
    }
}

/// A chance of winning as a score: 0 is even, 100 are 64 %, 400 are 91 %; what is certain is 10000.
fn centi(win: f32) -> i32 {
    const CERTAIN: f32 = 10_000.0;
    (400.0 * (win / (1.0 - win)).log10()).clamp(-CERTAIN, CERTAIN).round() as i32
}

#[cfg(test)]
mod tests {
    use super::centi;

    #[test]
    fn scores_are_even_and_bounded() {
        for (win, score) in [(0.5, 0), (0.64, 100), (0.36, -100), (1.0, 10_000), (0.0, -10_000)] {
            assert_eq!(centi(win), score, "{win}");
        }
    }
}
