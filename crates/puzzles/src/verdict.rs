//! What the moves of a position are worth beside each other.

use messdeck_core::Turn;
use messdeck_facade::{AnyPosition, Opinion};
use messdeck_search::Limits;

/// The best move and the second best, and the chances that they leave to whoever makes them.
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict {
    /// The best move.
    pub mv: String,
    /// The chance of winning after it.
    pub best: f32,
    /// The second best move.
    pub second: String,
    /// The chance of winning after that.
    pub next: f32,
    /// The standard error of the difference; 0 where chance plays no part.
    pub error: f32,
    /// Whether all of it is proven by the rules alone, so that no search can say more.
    pub proven: bool,
}

/// The moves that are compared: the best, and two that may be second.
const LINES: usize = 3;
/// How much is spent on a proof behind each of the other moves, where the best one is proven.
const PROOF_NODES: u64 = 200_000;
const PROOF_ENTRIES: usize = 1 << 13;

impl Verdict {
    /// Compares the moves with so many nodes; none where nobody decides or there is nothing to compare.
    pub fn of(position: &dyn AnyPosition, nodes: u64, seed: u64) -> Option<Verdict> {
        let opinion = position.consider(Limits::nodes(nodes).comparing(LINES), seed, &mut || false)?;
        let best = opinion.candidates.iter().find(|choice| choice.mv == opinion.best)?;
        if opinion.solved {
            return Verdict::proven(position, &opinion, best.win);
        }
        // Moves further down were not compared, and are worth no more.
        let others = opinion.candidates.iter().take(LINES).filter(|choice| choice.mv != best.mv);
        let second = others.max_by(|a, b| a.win.total_cmp(&b.win))?;
        Some(Verdict {
            mv: best.mv.clone(),
            best: best.win,
            second: second.mv.clone(),
            next: second.win,
            error: second.error.unwrap_or(0.0),
            proven: false,
        })
    }

    /// The same to three places behind the point. Only what is certain is 0 or 1, and only without chance there is no error.
    pub(crate) fn rounded(self) -> Verdict {
        let chance = |chance: f32| match (chance * 1000.0).round() {
            _ if chance <= 0.0 || chance >= 1.0 => chance,
            thousandths => thousandths.clamp(1.0, 999.0) / 1000.0,
        };
        let error = (self.error * 10_000.0).ceil() / 10_000.0;
        Verdict { best: chance(self.best), next: chance(self.next), error, ..self }
    }

    /// Where the best move is proven, the others are proven too, one by one, until one of them is as good.
    fn proven(position: &dyn AnyPosition, opinion: &Opinion, best: f32) -> Option<Verdict> {
        let seat = position.turn().seat()?;
        let side = position.seats()[seat.index()].side;
        let mut second: Option<(f32, String)> = None;
        for mv in position.moves() {
            if mv == opinion.best {
                continue;
            }
            let behind = position.play(&mv).ok()?;
            let win = proven_chance(&*behind, side)?;
            if second.as_ref().is_none_or(|(most, _)| win > *most) {
                second = Some((win, mv));
            }
            if win >= best {
                break;
            }
        }
        let (next, second) = second?;
        Some(Verdict { mv: opinion.best.clone(), best, second, next, error: 0.0, proven: true })
    }
}

/// What a side certainly gets from a position: 1 a win, ½ a draw, 0 a loss; none where that can't be proven.
fn proven_chance(position: &dyn AnyPosition, side: usize) -> Option<f32> {
    let side_of = |seat: messdeck_core::Seat| position.seats()[seat.index()].side;
    match position.turn() {
        Turn::Over(outcome) => {
            let has = |own: bool| outcome.winners.iter().any(|seat| (side_of(seat) == side) == own);
            Some(match (has(true), has(false)) {
                (true, true) => 0.5,
                (won, _) => f32::from(u8::from(won)),
            })
        }
        Turn::Chance(_) => None,
        Turn::Decide(seat) => {
            let solution = position.solve(PROOF_NODES, PROOF_ENTRIES, &mut || false)?;
            let win = (solution.value + 1) as f32 / 2.0;
            Some(if side_of(seat) == side { win } else { 1.0 - win })
        }
    }
}

/// How much better than all others a move must be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demand {
    /// By so much of the chance of winning.
    pub gap: f32,
    /// And by so many standard errors.
    pub errors: f32,
    /// After the best move one wins at least so often.
    pub least: f32,
    /// After every other move at most so often.
    pub most: f32,
}

impl Demand {
    /// Without dice a move is right or wrong.
    const CERTAIN: Demand = Demand { gap: 0.2, errors: 4.0, least: 0.45, most: 0.78 };
    /// Where dice fall, a few percent are much.
    const DICE: Demand = Demand { gap: 0.06, errors: 4.0, least: 0.2, most: 0.88 };

    /// What is demanded of a game's puzzles.
    pub fn of(dice: bool) -> Demand {
        if dice { Demand::DICE } else { Demand::CERTAIN }
    }

    /// The same, asking for a part of the difference only: for looks with less effort.
    #[must_use]
    pub fn relaxed(self, part: f32) -> Demand {
        let Demand { gap, errors, least, most } = self;
        Demand {
            gap: gap * part,
            errors: errors * part,
            least: least * part,
            most: 1.0 - (1.0 - most) * part,
        }
    }

    /// Whether a move is better than all others by as much as is demanded.
    pub fn is_met(&self, verdict: &Verdict) -> bool {
        self.allows((verdict.best, verdict.next, verdict.error))
    }

    /// Whether the chances after the best and the second best move, and the error of their difference, are as is demanded.
    pub(crate) fn allows(&self, (best, next, error): (f32, f32, f32)) -> bool {
        let behind = best - next;
        behind >= self.gap && behind >= self.errors * error && best >= self.least && next <= self.most
    }
}
