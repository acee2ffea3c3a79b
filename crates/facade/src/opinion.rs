//! What the computer thinks, as plain data.

use std::fmt::Display;

use messdeck_core::Say;
use messdeck_search::{Thought, Value};
use schemars::JsonSchema;
use serde::Serialize;

use crate::SeatSpec;

/// The computer's answer about a position.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Opinion")]
pub struct Opinion<C = Choice> {
    /// The move it would make.
    #[serde(rename = "move")]
    pub best: String,
    /// What each seat can expect, in seat order.
    pub values: Vec<SeatValue>,
    /// How it might go on, the best move first, up to the next throw.
    pub variation: Vec<String>,
    /// The moves it considered, best first.
    pub candidates: Vec<C>,
    /// Positions, or iterations of a tree search, that it looked at.
    pub nodes: u64,
    /// How far it looked ahead, in moves; 0 where that has no meaning.
    pub depth: u32,
    /// Whether the value is proven by the rules alone.
    pub solved: bool,
    /// Moves made in random games on the way.
    #[serde(skip)]
    pub rollout_moves: u64,
}

/// What a seat can expect.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct SeatValue {
    /// The seat.
    pub seat: &'static str,
    /// The chance of winning, a draw counted as half.
    pub win: f32,
    /// The points it will be ahead of the best other side, in games that count points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<f32>,
}

/// A move that was considered.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Considered")]
pub struct Choice {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance of winning it leaves to the seat that makes it.
    pub win: f32,
    /// The points that seat will be ahead, in games that count points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margin: Option<f32>,
    /// The standard error of how far `win` lies from that of the best move, where chance played a part in finding both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub error: Option<f32>,
    /// How often a tree search went this way; 0 where that has no meaning.
    pub visits: u32,
}

impl Opinion {
    pub(crate) fn new<M: Display>(seats: &[SeatSpec], thought: &Thought<M>) -> Opinion {
        let value_of = |side: usize| thought.values.get(side).copied();
        Opinion {
            best: thought.best.to_string(),
            values: seats
                .iter()
                .filter_map(|seat| {
                    let Value { win, margin } = value_of(seat.side)?;
                    Some(SeatValue { seat: seat.name, win, margin })
                })
                .collect(),
            variation: thought.variation.iter().map(ToString::to_string).collect(),
            candidates: thought
                .candidates
                .iter()
                .map(|candidate| Choice {
                    mv: candidate.mv.to_string(),
                    win: candidate.value.win,
                    margin: candidate.value.margin,
                    error: Some(candidate.error).filter(|&error| error > 0.0),
                    visits: candidate.visits,
                })
                .collect(),
            nodes: thought.nodes,
            depth: thought.depth,
            solved: thought.solved,
            rollout_moves: thought.rollout_moves,
        }
    }
}

impl<C> Opinion<C> {
    /// The same opinion, with other words for each of the moves.
    pub fn map<D>(self, each: impl FnMut(C) -> D) -> Opinion<D> {
        let Opinion { best, values, variation, candidates, nodes, depth, solved, rollout_moves } = self;
        let candidates = candidates.into_iter().map(each).collect();
        Opinion { best, values, variation, candidates, nodes, depth, solved, rollout_moves }
    }
}

/// A difference counts from so many standard errors on: of twenty that are only noise, nineteen don't.
const SURE: f32 = 2.0;
/// Below this, and above one less it, a game is as good as lost or won. No judgement says 0, only a proof.
const LOST: f32 = 0.05;

impl Choice {
    /// By how much the chance of winning falls short of the best move's; nothing as long as chance may be all there is to it.
    pub fn behind(&self, best: &Choice) -> f32 {
        let behind = best.win - self.win;
        if behind.abs() <= SURE * self.error.unwrap_or(0.0) { 0.0 } else { behind }
    }
}

/// What there is to say about all moves together, where the game is as good as decided: what is best then says little.
///
/// ```
/// use messdeck_facade::{Choice, outlook};
/// let of = |win| Choice { mv: "a".to_owned(), win, margin: None, error: None, visits: 0 };
/// let id = |win| outlook(&of(win)).map(|say| say.id);
/// assert_eq!(id(0.0), Some("hint-all-lose"));
/// assert_eq!(id(0.03), Some("hint-losing"));
/// assert_eq!(id(0.5), None);
/// assert_eq!(id(0.97), Some("hint-winning"));
/// ```
pub fn outlook(best: &Choice) -> Option<Say> {
    let id = match best.win {
        win if win <= 0.0 => "hint-all-lose",
        win if win < LOST => "hint-losing",
        win if win > 1.0 - LOST => "hint-winning",
        _ => return None,
    };
    Some(Say::new(id))
}

/// What a move is worth beside the best one, as a person would say it; `None` for one that nobody should be advised to make. A
/// difference within its error is none, and where all moves lose none is called good.
///
/// ```
/// use messdeck_facade::{Choice, in_words};
/// let of = |mv: &str, win, margin| Choice { mv: mv.to_owned(), win, margin, error: None, visits: 0 };
/// let best = of("a", 0.6, Some(3.0));
/// let id = |choice: Choice| in_words(&best, &choice).map(|say| say.id);
/// assert_eq!(id(best.clone()), Some("hint-best"));
/// assert_eq!(id(of("b", 0.6, Some(2.9))), Some("hint-as-good"));
/// assert_eq!(id(of("b", 0.55, Some(3.0))), Some("hint-little-weaker"));
/// assert_eq!(id(of("b", 0.56, Some(1.5))), Some("hint-points"));
/// assert_eq!(id(of("b", 0.3, Some(3.0))), None);
/// assert_eq!(id(Choice { error: Some(0.03), ..of("b", 0.55, Some(1.5)) }), Some("hint-as-good"));
/// let lost = of("a", 0.0, None);
/// assert_eq!(in_words(&lost, &lost).map(|say| say.id), Some("hint-loses"));
/// ```
pub fn in_words(best: &Choice, choice: &Choice) -> Option<Say> {
    let chance = choice.behind(best);
    let points = best.margin.zip(choice.margin).map_or(0.0, |(best, other)| best - other);
    let id = match () {
        () if best.win <= 0.0 => "hint-loses",
        () if best.mv == choice.mv => "hint-best",
        () if chance == 0.0 && choice.error.is_some() => "hint-as-good",
        () if chance > 0.12 || points > 4.0 => return None,
        () if points > 2.5 || (chance > 0.06 && points < 0.9) => "hint-weaker",
        () if points >= 0.9 => "hint-points",
        () if chance > 0.02 || points > 0.4 => "hint-little-weaker",
        () => "hint-as-good",
    };
    Some(Say::new(id))
}

/// How somebody with this chance of winning stands, as a person would say it.
///
/// ```
/// assert_eq!(messdeck_facade::standing(0.97).id, "chance-winning");
/// assert_eq!(messdeck_facade::standing(0.5).id, "chance-even");
/// ```
pub fn standing(win: f32) -> Say {
    Say::new(match win {
        win if win > 0.95 => "chance-winning",
        win if win > 0.8 => "chance-much-better",
        win if win > 0.65 => "chance-better",
        win if win > 0.55 => "chance-little-better",
        win if win >= 0.45 => "chance-even",
        win if win >= 0.35 => "chance-little-worse",
        win if win >= 0.2 => "chance-worse",
        win if win >= 0.05 => "chance-much-worse",
        _ => "chance-losing",
    })
}
