//! The computer's advice about a position: one search with one limit, whoever asks. A hint and an analysis of the same
//! position can't contradict each other, because both are this.

use messdeck_core::{Say, Turn};
use messdeck_facade::{AnyMind, AnyPosition, Opinion, Passage, Tale, say, standing};
use messdeck_search::Limits;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Fault;
use crate::opinion::{Shown, shown};

/// The moves that are looked at closely, and the most that advice has.
pub(crate) const LINES: usize = 3;
/// Where chance plays a part in the thinking, always the same run of it.
const SEED: u64 = 1;
/// Less is noise, which nobody should be told as a mistake.
const LEAST: f32 = 0.05;

/// What the computer would play, with its three best moves; `None` exactly where no seat decides.
pub fn advice(position: &dyn AnyMind) -> Option<Opinion> {
    advice_within(position, effort(position))
}

/// The same by another effort, where less will do.
pub(crate) fn advice_within(position: &dyn AnyMind, nodes: u64) -> Option<Opinion> {
    position.consider(Limits::nodes(nodes).with_lines(LINES), SEED, &mut || false)
}

/// Positions to look at: good advice in a fraction of a second.
fn effort(position: &dyn AnyMind) -> u64 {
    const LEVEL: u8 = 6;
    position.level_nodes(LEVEL)
}

/// A move of a match that was looked at as closely as a hint looks, seen by the seat that made it or whose dice fell.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Moment {
    /// Its place in the match, from 1.
    pub number: usize,
    /// The seat that made it or whose dice fell.
    pub seat: &'static str,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it was and brought.
    pub tale: Tale,
    /// What the dice show where dice decided, so that the difference is luck and not skill.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<u8>>,
    /// The seat's chance of winning before the move, with the best choice or over all throws.
    pub before: f32,
    /// And after it.
    pub after: f32,
    /// The chance before it in words.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub was: Say,
    /// And after it.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub became: Say,
    /// What a hint would have advised, where that is something better.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better: Option<Shown>,
    /// Whether it changed enough to be told.
    pub telling: bool,
}

impl Moment {
    /// Looks closely at a move.
    pub fn of(position: &dyn AnyPosition, mv: &str, number: usize) -> Result<Moment, Fault> {
        let next = position.play(mv).map_err(|error| Fault::bad_move(mv, 0, error))?;
        let Some(seat) = position.turn().seat() else { return Err(Fault::nobody_decides(position)) };
        let side = position.seats()[seat.index()].side;
        let passage = Passage { before: position, mv, after: &*next };
        // What follows may be another throw, or the end; it deserves the same effort.
        let chance = |at: &dyn AnyMind| {
            let values = at.expect(Limits::nodes(effort(position)), SEED, &mut || false);
            values.get(side).map_or(0.5, |value| value.win)
        };
        let advised = advice(position).map(|opinion| shown(opinion, position, LINES).candidates);
        let advised = advised.unwrap_or_default();
        let known = advised.iter().find(|choice| choice.choice.mv == mv);
        let after = known.map_or_else(|| chance(&*next), |choice| choice.choice.win);
        let best = advised.into_iter().next();
        let before = match &best {
            // What was really reached is a lower bound of what the best choice was worth.
            Some(best) => best.choice.win.max(after),
            None => chance(position),
        };
        let (was, became) = (standing(before), standing(after));
        let better = best.filter(|best| best.choice.mv != mv && before > after);
        let changed = (before - after).abs() >= LEAST && was != became;
        Ok(Moment {
            number,
            seat: position.seat_name(seat),
            mv: mv.to_owned(),
            tale: passage.tale(),
            faces: passage.faces(),
            before,
            after,
            was,
            became,
            telling: changed && (matches!(position.turn(), Turn::Chance(_)) || better.is_some()),
            better,
        })
    }

    /// The three that cost most of those that were looked at, in the order of the match.
    pub fn three_of(looked_at: Vec<Moment>) -> Vec<Moment> {
        const MOST: usize = 3;
        let mut moments: Vec<Moment> = looked_at.into_iter().filter(|moment| moment.telling).collect();
        moments.sort_by(|a, b| (b.before - b.after).total_cmp(&(a.before - a.after)));
        moments.truncate(MOST);
        moments.sort_by_key(|moment| moment.number);
        moments
    }
}
