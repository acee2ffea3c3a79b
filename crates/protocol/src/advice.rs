//! The computer's advice about a position: one search with one limit, whoever asks. A hint and an analysis of the same
//! position can't contradict each other, because both are this.

use messdeck_core::{Say, Turn};
use messdeck_facade::{AnyMind, AnyPosition, Choice, Opinion, Passage, Tale, say, standing};
use messdeck_search::Limits;
use schemars::JsonSchema;
use serde::Serialize;

use crate::Fault;
use crate::opinion::{Shown, shown};

/// The moves that are looked at closely, and the most that advice has.
pub(crate) const LINES: usize = 3;
/// Where chance plays a part in the thinking, always the same run of it.
const SEED: u64 = 1;
/// Less is noise, which nobody should be told as a mistake or as luck.
const LEAST: f32 = 0.05;
/// A second look takes so many times the effort, and another run of chance.
const DEEPER: u64 = 2;
const OTHER_SEED: u64 = 2;

/// What the computer would play, with its three best moves; `None` exactly where no seat decides.
pub fn advice(position: &dyn AnyMind) -> Option<Opinion> {
    advice_within(position, effort(position))
}

/// The same by another effort, where less will do.
pub(crate) fn advice_within(position: &dyn AnyMind, nodes: u64) -> Option<Opinion> {
    position.consider(Limits::nodes(nodes).comparing(LINES), SEED, &mut || false)
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
    /// Looks closely at a move, and where it seems to have changed much, once more and closer: what is told has to hold in both.
    pub fn of(position: &dyn AnyPosition, mv: &str, number: usize) -> Result<Moment, Fault> {
        let next = position.play(mv).map_err(|error| Fault::bad_move(mv, 0, error))?;
        let Some(seat) = position.turn().seat() else { return Err(Fault::nobody_decides(position)) };
        let passage = Passage { before: position, mv, after: &*next };
        let change = match position.turn() {
            Turn::Chance(_) => Change::of_throw(position, &*next),
            _ => Change::of_choice(position, mv, &*next)?,
        };
        let Change { before, after, better } = change;
        let (was, became) = (standing(before), standing(after));
        let telling = (before - after).abs() >= LEAST && was != became;
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
            better,
            telling,
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

/// What a move changed for the seat that made it or whose dice fell.
struct Change {
    before: f32,
    after: f32,
    better: Option<Shown>,
}

impl Change {
    /// What a choice cost, beside what a hint would have advised.
    fn of_choice(position: &dyn AnyPosition, mv: &str, next: &dyn AnyPosition) -> Result<Change, Fault> {
        let advised = advice(position).map(|opinion| shown(opinion, position, LINES).candidates);
        let advised = advised.unwrap_or_default();
        let known = advised.iter().find(|choice| choice.choice.mv == mv).map(|choice| choice.choice.clone());
        let chance = |at: &dyn AnyMind, nodes, seed| expected(at, position, nodes, seed);
        let after = |choice: Option<&Choice>| {
            choice.map_or_else(|| chance(next, effort(position), SEED), |choice| choice.win)
        };
        let Some(best) = advised.into_iter().next() else {
            let after = after(known.as_ref());
            return Ok(Change { before: after, after, better: None });
        };
        let as_good = known.as_ref().is_some_and(|known| known.behind(&best.choice) <= 0.0);
        let first = after(known.as_ref());
        if as_good || best.choice.win <= first {
            return Ok(Change { before: first, after: first, better: None });
        }
        if best.choice.win - first < LEAST {
            return Ok(Change { before: best.choice.win, after: first, better: Some(best) });
        }
        // Both moves are looked at from behind, alike: what is found behind one move and what its search says of another
        // don't compare, and a move that a search was quick to leave is worth more than it says.
        let better = position.play(&best.choice.mv).map_err(|error| Fault::bad_move(mv, 0, error))?;
        let nodes = DEEPER.saturating_mul(effort(position));
        let [could, did] = [&*better, next].map(|behind| chance(behind, nodes, OTHER_SEED));
        match could > did {
            true => Ok(Change { before: could, after: did, better: Some(best) }),
            false => Ok(Change { before: did, after: did, better: None }),
        }
    }

    /// What a throw changed, beside the mean over all that could have come.
    fn of_throw(position: &dyn AnyPosition, next: &dyn AnyPosition) -> Change {
        let nodes = effort(position);
        // The mean has a share of the nodes for each throw. The one that came gets no more, or their difference would be one of care.
        let share = nodes / position.count().max(1) as u64;
        let look = |seed| {
            let before = expected(position, position, nodes, seed);
            (before, expected(next, position, share, seed))
        };
        let (before, after) = look(SEED);
        if (before - after).abs() < LEAST {
            return Change { before, after, better: None };
        }
        // Of two runs of chance the one that makes less of it, and nothing where they contradict each other.
        let (again, then) = look(OTHER_SEED);
        let (before, after) = match (before - after, again - then) {
            (one, other) if one * other <= 0.0 => (again, again),
            (one, other) if other.abs() < one.abs() => (again, then),
            _ => (before, after),
        };
        Change { before, after, better: None }
    }
}

/// The chance of winning that a position promises whoever acts in another one, or whose dice fall there.
fn expected(at: &dyn AnyMind, whose: &dyn AnyPosition, nodes: u64, seed: u64) -> f32 {
    let side = whose.turn().seat().map_or(0, |seat| whose.seats()[seat.index()].side);
    let values = at.expect(Limits::nodes(nodes), seed, &mut || false);
    values.get(side).map_or(0.5, |value| value.win)
}
