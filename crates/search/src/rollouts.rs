//! Rollouts: every move is tried in many short games with the same dice, in which all seats do what looks best
//! at once; where they stop, the position is judged.
//!
//! For games of dice. What the next throw can do is not estimated but happens, and a player who always looks one
//! move ahead is beaten by one who knows how such players fare.

use messdeck_core::{MAX_SEATS, Position, Side, Turn};

use crate::evaluator::{Evaluator, chances, lead, shares, sides};
use crate::sampled::{RootMove, Sampled};
use crate::{Caller, Numbers};

/// How long the games are and how many at least.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rollouts {
    /// Decisions in each game before it is judged.
    pub horizon: u32,
    /// Games with each move before one may be given up.
    pub fewest: usize,
    /// So many games the first judgement of a move is worth: what is said with few nodes then makes sense, too.
    pub trust: u32,
}

/// Moves in competition: those that are clearly worse than the best are given up.
pub(crate) struct Race<P: Position, E> {
    root: P,
    side: Side,
    evaluator: E,
    rollouts: Rollouts,
    /// Those that are still in the race come first.
    runners: Vec<Runner<P::Move>>,
    nodes: u64,
}

struct Runner<M> {
    mv: M,
    /// The shares of the win as they are judged right behind the move.
    first: [f32; MAX_SEATS],
    /// The sums of the shares over all games.
    sums: [f32; MAX_SEATS],
    /// The share of the side that chooses, game by game.
    results: Vec<f32>,
}

impl<M> Runner<M> {
    fn means(&self, trust: u32) -> [f32; MAX_SEATS] {
        let (trust, games) = (trust as f32, self.results.len() as f32);
        std::array::from_fn(|side| (trust * self.first[side] + self.sums[side]) / (trust + games))
    }

    /// The differences from another's results in the games that both have played, their mean, and the standard error of that. The
    /// same dice fell for both, so that these say more than the results themselves.
    fn behind(&self, other: &Runner<M>) -> (f32, f32) {
        let games = self.results.len().min(other.results.len()).max(1) as f32;
        let differences = other.results.iter().zip(&self.results).map(|(a, b)| a - b);
        let mean = differences.clone().sum::<f32>() / games;
        let variance = differences.map(|d| (d - mean) * (d - mean)).sum::<f32>() / games;
        (mean, (variance / games).sqrt())
    }

    /// The standard error of the difference between the means of both.
    fn error(&self, best: &Runner<M>, trust: u32) -> f32 {
        let games = self.results.len() as f32;
        self.behind(best).1 * games / (games + trust as f32)
    }
}

impl<P: Position, E: Evaluator<P>> Race<P, E> {
    /// All legal moves of a position in which a seat of `side` decides, in the order of the first judgement.
    pub(crate) fn new(root: &P, side: Side, evaluator: E, rollouts: Rollouts) -> Race<P, E> {
        let mut runners = Vec::new();
        root.each(|mv| {
            let next = root.play_unchecked(mv);
            let first = match next.turn() {
                Turn::Over(outcome) => shares(&next, &outcome),
                Turn::Decide(_) | Turn::Chance(_) => chances(&next, evaluator, sides(root)),
            };
            runners.push(Runner { mv, first, sums: [0.0; MAX_SEATS], results: Vec::new() });
        });
        let nodes = runners.len() as u64;
        let mut race = Race { root: *root, side, evaluator, rollouts, runners, nodes };
        race.sort(race.runners.len());
        race
    }

    /// Plays until one move is clearly the best, the nodes are used up, or the caller says stop. `lines` moves stay in the
    /// race to the end.
    pub(crate) fn run(
        mut self,
        most_nodes: u64,
        lines: usize,
        seed: u64,
        mut caller: Caller<'_, Sampled<P::Move>>,
    ) -> Sampled<P::Move> {
        const MOST_GAMES: usize = 1 << 16;
        let mut running = self.runners.len();
        // With one move there is nothing to choose, only its value to find.
        let most_games = if running == 1 { self.rollouts.fewest } else { MOST_GAMES };
        let mut checkpoint = self.rollouts.fewest;
        'games: for game in 1..=most_games {
            for runner in 0..running {
                if self.nodes >= most_nodes || (caller.stop)() {
                    break 'games;
                }
                self.play(runner, seed.wrapping_add(game as u64));
            }
            if game == checkpoint {
                running = self.leave_behind(running, lines);
                checkpoint += checkpoint / 2;
                if running == 1 {
                    break;
                }
                caller.tell(|| self.found());
            }
        }
        self.found()
    }

    fn found(&self) -> Sampled<P::Move> {
        let trust = self.rollouts.trust;
        let share = |runner: &&Runner<P::Move>| runner.means(trust)[self.side.index()];
        // Those that were given up played fewer games, and are not the best.
        let most = self.runners.iter().map(|runner| runner.results.len()).max().unwrap_or(0);
        let running = self.runners.iter().filter(|runner| runner.results.len() >= most / 2);
        let best = running.max_by(|a, b| share(a).total_cmp(&share(b)));
        let root_move = |runner: &Runner<P::Move>| RootMove {
            mv: runner.mv,
            visits: runner.results.len() as u32,
            shares: runner.means(trust),
            error: best.map_or(0.0, |best| runner.error(best, trust)),
        };
        Sampled {
            moves: self.runners.iter().map(root_move).collect(),
            variation: Vec::new(),
            nodes: self.nodes,
            rollout_moves: 0,
        }
    }

    /// One game with a move. The seed says how the dice fall, whichever move it is.
    fn play(&mut self, runner: usize, seed: u64) {
        let mut numbers = Numbers::seeded(seed);
        let mut position = self.root.play_unchecked(self.runners[runner].mv);
        let mut left = self.rollouts.horizon;
        let shares = loop {
            match position.turn() {
                Turn::Over(outcome) => break shares(&position, &outcome),
                Turn::Decide(_) | Turn::Chance(_) if left == 0 => {
                    self.nodes += 1;
                    break chances(&position, self.evaluator, sides(&position));
                }
                Turn::Chance(_) => {
                    let Some(mv) = position.draw(&mut numbers) else { break [0.0; MAX_SEATS] };
                    position = position.play_unchecked(mv);
                }
                Turn::Decide(seat) => {
                    left -= 1;
                    position = self.best_next(&position, position.side(seat));
                }
            }
        };
        let runner = &mut self.runners[runner];
        for (sum, share) in runner.sums.iter_mut().zip(shares) {
            *sum += share;
        }
        runner.results.push(shares[self.side.index()]);
    }

    /// The position that looks best to a side one move on.
    fn best_next(&mut self, position: &P, side: Side) -> P {
        let mut best = (i32::MIN, *position);
        let (evaluator, mut seen) = (self.evaluator, 0);
        let mut only = None;
        position.each(|mv| {
            seen += 1;
            let next = position.play_unchecked(mv);
            // A single move is not judged.
            if let Some(first) = only.take() {
                best = (lead(&first, side, evaluator), first);
            } else if seen == 1 {
                only = Some(next);
                return;
            }
            let worth = lead(&next, side, evaluator);
            if worth > best.0 {
                best = (worth, next);
            }
        });
        self.nodes += seen;
        only.unwrap_or(best.1)
    }

    /// Puts the best of those that are in the race first.
    fn sort(&mut self, running: usize) {
        let mean = |runner: &Runner<P::Move>| runner.means(self.rollouts.trust)[self.side.index()];
        self.runners[..running].sort_by(|a, b| mean(b).total_cmp(&mean(a)));
    }

    /// Leaves those behind that are too far from the best to catch up; says how many stay.
    fn leave_behind(&mut self, running: usize, lines: usize) -> usize {
        const STANDARD_ERRORS: f32 = 3.0;
        self.sort(running);
        let mut stay = running;
        while stay > lines.max(1) {
            let (mean, error) = self.runners[stay - 1].behind(&self.runners[0]);
            if mean <= STANDARD_ERRORS * error {
                break;
            }
            stay -= 1;
        }
        stay
    }
}
