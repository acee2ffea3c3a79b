//! What a match turned on, in skill and in luck.

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
    /// What would have been better, where a choice was not the best one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub better: Option<String>,
    /// Whether dice decided, so that the difference is luck and not skill.
    pub luck: bool,
}

/// What a seat owes to its choices and to its dice.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Sum {
    /// The seat.
    pub seat: &'static str,
    /// Chances of winning given away by choices that were not the best.
    pub given_away: f32,
    /// Chances of winning brought by dice above what was to be expected.
    pub luck: f32,
}

/// A match, analysed move by move.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Analysis {
    /// The moves in order.
    pub steps: Vec<Step>,
    /// The numbers of the moves that changed most.
    pub turning_points: Vec<usize>,
    /// What each seat owes to what, in seat order.
    pub seats: Vec<Sum>,
}

impl Analysis {
    /// The moves from a position on, after those that are known.
    pub fn of(mut at: At, known: Vec<Step>, limits: Limits, permits: &Permits) -> Result<Analysis, Fault> {
        let moves = at.moves.take().unwrap_or_default();
        let mut positions = vec![at.resolve(permits)?];
        for (index, mv) in moves.iter().enumerate() {
            let next = positions[index].play(mv).map_err(|error| Fault::bad_move(mv, index, error))?;
            positions.push(next);
        }
        Ok(Analysis::after(known, &positions, &moves, limits))
    }

    /// Goes on after the steps that are known: `moves` follow them, and lead from each of the positions to the
    /// next, of which there is one more than there are moves. The limits are those of one decision.
    pub fn after(
        known: Vec<Step>,
        positions: &[Box<dyn AnyPosition>],
        moves: &[String],
        limits: Limits,
    ) -> Analysis {
        let mut steps = known;
        let made = steps.last().map_or(0, |step| step.number);
        let values: Vec<Vec<f32>> = positions.iter().map(|position| chances(&**position, limits)).collect();
        let pairs = positions.iter().zip(values.windows(2)).zip(moves);
        for (index, ((position, pair), mv)) in pairs.enumerate() {
            let [before, after] = pair else { unreachable!("windows of two have two") };
            steps.extend(step(&**position, mv, before, after, limits, made.saturating_add(index + 1)));
        }
        let seats = positions.first().map_or(&[][..], |position| position.seats());
        Analysis {
            turning_points: turning_points(&steps),
            seats: seats.iter().map(|seat| sum(&steps, seat.name)).collect(),
            steps,
        }
    }
}

/// Each side's chance of winning.
fn chances(position: &dyn AnyMind, limits: Limits) -> Vec<f32> {
    position.expect(limits, 1, &mut || false).iter().map(|value| value.win).collect()
}

/// A move between the chances before and after it; none where the game was over.
fn step(
    position: &dyn AnyMind,
    mv: &str,
    before: &[f32],
    after: &[f32],
    limits: Limits,
    number: usize,
) -> Option<Step> {
    let seat = position.turn().seat()?;
    let side = position.seats()[seat.index()].side;
    let luck = matches!(position.turn(), Turn::Chance(_));
    let after = after[side];
    // What was really reached is a lower bound of what the best choice was worth.
    let before = if luck { before[side] } else { before[side].max(after) };
    let opinion = if luck { None } else { position.consider(limits, 1, &mut || false) };
    let better = opinion.map(|opinion| opinion.best).filter(|best| *best != mv && before > after);
    let seat = position.seat_name(seat).to_owned();
    Some(Step { number, seat, mv: mv.to_owned(), before, after, better, luck })
}

/// The three moves after which the chances had changed most, in the order of the match.
fn turning_points(steps: &[Step]) -> Vec<usize> {
    const POINTS: usize = 3;
    let mut by_change: Vec<&Step> = steps.iter().filter(|step| step.before != step.after).collect();
    by_change.sort_by(|a, b| (b.before - b.after).abs().total_cmp(&(a.before - a.after).abs()));
    let mut numbers: Vec<usize> = by_change.iter().take(POINTS).map(|step| step.number).collect();
    numbers.sort_unstable();
    numbers
}

fn sum(steps: &[Step], seat: &'static str) -> Sum {
    let of = |luck: bool| steps.iter().filter(move |step| step.seat == seat && step.luck == luck);
    Sum {
        seat,
        given_away: of(false).map(|step| step.before - step.after).sum(),
        luck: of(true).map(|step| step.after - step.before).sum(),
    }
}
