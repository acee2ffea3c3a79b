//! Whether a position is a puzzle: a glance, a look, and a long search, each only where the one before has found something.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use messdeck_core::Turn;
use messdeck_facade::{AnyGame, AnyPosition};
use messdeck_search::{Limits, TOP_LEVEL};

use crate::motifs::motifs;
use crate::rating::{bounds, rating};
use crate::verdict::{Demand, Verdict};
use crate::{Puzzle, id_of};

/// How closely a position is glanced at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Enough for what is not too hard to find.
    Usual,
    /// Enough for hard ones too, at many times the cost.
    Great,
}

impl Care {
    /// The part of the top level's nodes that a glance takes.
    const fn share(self) -> u64 {
        match self {
            Care::Usual => 128,
            Care::Great => 16,
        }
    }
}

/// A position needs so many moves to choose from.
const FEWEST_MOVES: usize = 5;
/// No more moves are asked for.
const MOST_ASKED: usize = 3;
/// After the last move that is asked for, so many more are shown at most; to the end, where a win is proven.
const SHOWN: usize = 4;
const SHOWN_TO_THE_END: usize = 8;
/// A long search takes this part of the top level's nodes for an answer, and this one for what is only shown.
const ANSWER: u64 = 8;
const TAIL: u64 = 16;
/// A look is closer than a glance, and its demands are less than those of the long search.
const LOOK: u64 = 16;
const RELAXED: f32 = 0.8;
/// Each search has its own run of chance.
const SEEDS: [u64; 4] = [11, 12, 13, 14];

/// The puzzle of a position, if it is one. Whether one is wanted whose rating lies somewhere between two is asked as soon as that much is
/// known, long before all is.
pub fn find(
    game: &dyn AnyGame,
    options: &BTreeMap<String, String>,
    position: &dyn AnyPosition,
    care: Care,
    is_wanted: impl Fn(RangeInclusive<u32>) -> bool,
) -> Option<Puzzle> {
    let Turn::Decide(_) = position.turn() else { return None };
    // What takes several moves and is ready to choose, such as an army, is no riddle.
    if position.count() < FEWEST_MOVES || !position.plans().is_empty() {
        return None;
    }
    let demand = Demand::of(game.about().dice);
    let full = position.level_nodes(TOP_LEVEL);
    let is_clear = |verdict: &Verdict| demand.relaxed(RELAXED).is_met(verdict);
    let glance = Verdict::of(position, full / care.share(), SEEDS[0]).filter(is_clear)?;
    if !is_wanted(bounds(&[(position, &glance.mv)])) {
        return None;
    }
    let verdict = if glance.proven { glance } else { confirmed(position, demand)? };
    // What is written is what has to be true.
    let verdict = verdict.rounded();
    if !demand.is_met(&verdict) {
        return None;
    }
    let mut line = Line::new(position, verdict.mv.clone());
    line.extend(demand);
    line.show(&verdict);
    let asked: Vec<(&dyn AnyPosition, &str)> = line.asked.iter().map(|(at, mv)| (&**at, &**mv)).collect();
    let Verdict { best, next, error, second, .. } = verdict;
    Some(Puzzle {
        id: id_of(game, options, position),
        options: options.clone(),
        position: position.text(),
        motifs: motifs(game, &asked, (best, next, error)),
        rating: rating(&asked),
        asked: asked.len(),
        line: line.moves,
        best,
        next,
        second,
        error,
    })
}

/// What the long search says, where a look and it agree that one move is the best.
fn confirmed(position: &dyn AnyPosition, demand: Demand) -> Option<Verdict> {
    let full = position.level_nodes(TOP_LEVEL);
    let look = Verdict::of(position, full / LOOK, SEEDS[1])?;
    if !demand.relaxed(RELAXED).is_met(&look) {
        return None;
    }
    if look.proven {
        return demand.is_met(&look).then_some(look);
    }
    let verdict = Verdict::of(position, full, SEEDS[2])?;
    (demand.is_met(&verdict) && verdict.mv == look.mv).then_some(verdict)
}

/// A solution while it is put together.
struct Line {
    solver: Turn,
    now: Box<dyn AnyPosition>,
    moves: Vec<String>,
    /// The moves that are asked for, each with its position.
    asked: Vec<(Box<dyn AnyPosition>, String)>,
}

impl Line {
    fn new(position: &dyn AnyPosition, mv: String) -> Line {
        let mut line =
            Line { solver: position.turn(), now: position.copy(), moves: Vec::new(), asked: Vec::new() };
        line.ask(mv);
        line
    }

    fn ask(&mut self, mv: String) {
        self.asked.push((self.now.copy(), mv.clone()));
        self.play(mv);
    }

    fn play(&mut self, mv: String) {
        if let Ok(next) = self.now.play(&mv) {
            self.now = next;
            self.moves.push(mv);
        }
    }

    /// The computer's move by a part of the top level's nodes; none where nobody decides.
    fn answer(&self, part: u64) -> Option<String> {
        let nodes = self.now.level_nodes(TOP_LEVEL) / part;
        self.now.consider(Limits::nodes(nodes), SEEDS[3], &mut || false).map(|opinion| opinion.best)
    }

    /// Goes on with the best answers as long as the solver again has one best move, up to the next throw.
    fn extend(&mut self, demand: Demand) {
        while self.asked.len() < MOST_ASKED {
            let known = self.moves.len();
            let before = self.now.copy();
            while matches!(self.now.turn(), Turn::Decide(_)) && self.now.turn() != self.solver {
                let Some(mv) = self.answer(ANSWER) else { break };
                self.play(mv);
            }
            let is_choice = self.now.turn() == self.solver && self.now.count() >= FEWEST_MOVES;
            match is_choice.then(|| confirmed(&*self.now, demand)).flatten() {
                Some(verdict) => self.ask(verdict.mv),
                None => {
                    self.moves.truncate(known);
                    self.now = before;
                    return;
                }
            }
        }
    }

    /// Shows what comes of it: the answer and what the solver then does, or the way to the end where a win is proven.
    fn show(&mut self, verdict: &Verdict) {
        let to_the_end = verdict.best >= 1.0 && verdict.error == 0.0;
        let most = if to_the_end { SHOWN_TO_THE_END } else { SHOWN };
        let mut answered = false;
        for _ in 0..most {
            let is_solvers = self.now.turn() == self.solver;
            let Some(mv) = self.answer(TAIL) else { return };
            self.play(mv);
            if is_solvers && answered && !to_the_end {
                return;
            }
            answered |= !is_solvers;
        }
    }
}
