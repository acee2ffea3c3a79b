//! A match at a glance: what each move seems to have been worth, and which ones deserve a closer look ([`Moment`]).
//!
//! [`Moment`]: crate::Moment

use messdeck_core::Turn;
use messdeck_facade::{AnyMind, AnyPosition};
use messdeck_search::Limits;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{At, Fault, Permits};

/// One move of the match, seen by the seat that made it or whose dice fell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its place in the match, from 1.
    pub number: usize,
    /// The seat that made it or whose dice fell.
    pub seat: String,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The seat's chance of winning before the move, with the best choice or over all throws.
    pub before: f32,
    /// And after it.
    pub after: f32,
    /// Whether dice decided, so that the difference is luck and not skill.
    pub luck: bool,
}

impl Step {
    /// What the seat lost by it; below zero what it gained.
    fn cost(&self) -> f32 {
        self.before - self.after
    }
}

/// Whose match it is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stakes {
    /// The seats whose mistakes are looked for; everybody's if there are none.
    pub seats: Vec<String>,
    /// Who won.
    pub winners: Vec<String>,
}

/// A match at a glance, move by move. A glance may be mistaken: what is told of a move is what a closer look finds.
#[derive(Clone, PartialEq, Debug, Default, Serialize, JsonSchema)]
pub struct Analysis {
    /// The moves in order.
    pub steps: Vec<Step>,
    /// The numbers of choices that seem to have cost most, the worst first.
    pub mistakes: Vec<usize>,
    /// The numbers of throws that seem to have helped most, the luckiest first.
    pub throws: Vec<usize>,
    /// The numbers of choices and throws that seem to have brought the winners nearest to winning, the greatest first.
    pub decisive: Vec<usize>,
}

impl Analysis {
    /// Positions to look at for each move: enough to see which ones deserve a closer look, and done in seconds.
    pub const GLANCE: u64 = 2_000;

    /// The moves from a position on, after those that are known.
    pub fn of(
        at: &At,
        known: Vec<Step>,
        stakes: &Stakes,
        nodes: u64,
        permits: &Permits,
    ) -> Result<Analysis, Fault> {
        let moves = at.moves.as_deref().unwrap_or_default();
        Ok(Analysis::after(known, &at.way(permits)?, moves, stakes, nodes))
    }

    /// Goes on after the steps that are known: `moves` follow them, and lead from each of the positions to the
    /// next, of which there is one more than there are moves. The nodes are those of one move.
    pub fn after(
        known: Vec<Step>,
        positions: &[Box<dyn AnyPosition>],
        moves: &[String],
        stakes: &Stakes,
        nodes: u64,
    ) -> Analysis {
        let mut steps = known;
        let made = steps.last().map_or(0, |step| step.number);
        let values: Vec<Vec<f32>> = positions.iter().map(|position| chances(&**position, nodes)).collect();
        let pairs = positions.iter().zip(values.windows(2)).zip(moves);
        for (index, ((position, pair), mv)) in pairs.enumerate() {
            let [before, after] = pair else { unreachable!("windows of two have two") };
            steps.extend(step(&**position, mv, before, after, made.saturating_add(index + 1)));
        }
        let erred = |step: &Step| {
            let asked = stakes.seats.is_empty() || stakes.seats.contains(&step.seat);
            if step.luck || !asked { 0.0 } else { step.cost() }
        };
        let lucky = |step: &Step| if step.luck { -step.cost() } else { 0.0 };
        let helped = |step: &Step| match (stakes.winners.is_empty(), stakes.winners.contains(&step.seat)) {
            (true, _) => 0.0,
            (_, true) => -step.cost(),
            (_, false) => step.cost(),
        };
        Analysis {
            mistakes: greatest(&steps, 8, erred),
            throws: greatest(&steps, 2, lucky),
            decisive: greatest(&steps, 6, helped),
            steps,
        }
    }
}

/// Each side's chance of winning.
fn chances(position: &dyn AnyMind, nodes: u64) -> Vec<f32> {
    let values = position.expect(Limits::nodes(nodes), 1, &mut || false);
    values.iter().map(|value| value.win).collect()
}

/// A move between the chances before and after it; none where the game was over.
fn step(position: &dyn AnyMind, mv: &str, before: &[f32], after: &[f32], number: usize) -> Option<Step> {
    let seat = position.turn().seat()?;
    let side = position.seats()[seat.index()].side;
    let luck = matches!(position.turn(), Turn::Chance(_));
    let after = after[side];
    // What was really reached is a lower bound of what the best choice was worth.
    let before = if luck { before[side] } else { before[side].max(after) };
    let seat = position.seat_name(seat).to_owned();
    Some(Step { number, seat, mv: mv.to_owned(), before, after, luck })
}

/// The numbers of the steps that have most of something, the greatest first; those that have none are left out.
fn greatest(steps: &[Step], most: usize, of: impl Fn(&Step) -> f32) -> Vec<usize> {
    let mut found: Vec<(f32, usize)> = steps.iter().map(|step| (of(step), step.number)).collect();
    found.retain(|(much, _)| *much > 0.0);
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().take(most).map(|(_, number)| number).collect()
}
