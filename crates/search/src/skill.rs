//! Players by name: from a friendly beginner to everything there is.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

use libm::expf;
use messdeck_core::{Draw, ParseError, Position, Scanner};

use crate::evaluator::Evaluator;
use crate::think::{Limits, LookAhead, Mind, Style, Thought, think_aloud, think_greedily, think_plainly};
use crate::{Caller, Candidate, Numbers, Value};

/// Who chooses, as it is written in an arena or at a seat: `random`, `greedy`, `uct:1000`, `uct:50ms`,
/// `level:3`, `level:3/16`, `time:50ms`, `nodes:20000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// Any legal move, each with the same chance.
    Random,
    /// The best immediate evaluation.
    Greedy,
    /// Plain UCT with uniformly random games.
    Uct(Effort),
    /// A rung of the ladder.
    Level(Level),
    /// The full player.
    Full(Effort),
}

/// A rung of the ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// From 1 to 8.
    pub rung: u8,
    /// So many times fewer nodes than the rung has: for matches of a whole ladder in bearable time.
    pub scale: u32,
}

impl Level {
    /// The rung as people play it.
    pub const fn new(rung: u8) -> Level {
        Level { rung, scale: 1 }
    }
}

/// How long a player may think about one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So many positions or iterations.
    Nodes(u64),
    /// So long; the clock is the caller's.
    Time(Duration),
}

/// The highest level: full strength.
pub const TOP_LEVEL: u8 = 8;

/// From this level on the computer does whatever is strongest, also where that looks strange.
const STRONGEST_FROM: u8 = 6;

/// No level looks at fewer nodes.
const FEWEST: u64 = 16;

/// How strong each level is: nodes, and how freely it chooses among good moves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Levels {
    /// Nodes of level 8: about two seconds on one core.
    pub full: u64,
    /// Each level below has so many times fewer.
    pub step: u64,
    /// The difference in the chance of winning that level 1 hardly notices; each level above notices finer ones, and
    /// the top all.
    pub blur: f32,
}

impl Levels {
    /// Nodes for a level.
    pub fn nodes(&self, level: u8) -> u64 {
        let steps = u32::from(TOP_LEVEL.saturating_sub(level));
        (self.full / self.step.saturating_pow(steps)).max(FEWEST)
    }

    fn blur(&self, level: u8) -> f32 {
        // Nodes alone would not make the upper levels different enough: sixteen times as many win six games of ten.
        const FINER: f32 = 1.7;
        // Dividing again and again rounds alike on every machine, which a power need not.
        if level >= TOP_LEVEL { 0.0 } else { (1..level).fold(self.blur, |blur, _| blur / FINER) }
    }
}

impl Skill {
    /// How long the caller's clock should let it think; `None` where nodes are the bound.
    pub fn time(&self) -> Option<Duration> {
        match *self {
            Skill::Uct(Effort::Time(time)) | Skill::Full(Effort::Time(time)) => Some(time),
            _ => None,
        }
    }

    /// Chooses a move. The same seed gives the same move where nodes are the bound. `None` exactly where no
    /// seat decides.
    pub fn think<P: Position, E: Evaluator<P>, M: LookAhead>(
        &self,
        position: &P,
        mind: &Mind<E, M>,
        seed: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Thought<P::Move>> {
        self.think_aloud(position, mind, seed, Caller::silent(stop))
    }

    /// The same for a caller who may want to hear meanwhile what was found so far. What a level then makes of it is known
    /// only at the end.
    pub fn think_aloud<P: Position, E: Evaluator<P>, M: LookAhead>(
        &self,
        position: &P,
        mind: &Mind<E, M>,
        seed: u64,
        caller: Caller<'_, Thought<P::Move>>,
    ) -> Option<Thought<P::Move>> {
        let nodes = |effort: Effort| match effort {
            Effort::Nodes(nodes) => nodes,
            Effort::Time(_) => u64::MAX,
        };
        match *self {
            Skill::Random => think_randomly(position, seed),
            Skill::Greedy => think_greedily(position, mind.evaluator, seed),
            Skill::Uct(effort) => think_plainly(position, mind.evaluator, nodes(effort), seed, caller),
            Skill::Full(effort) => think_aloud(position, mind, Limits::nodes(nodes(effort)), seed, caller),
            Skill::Level(level) => think_at_level(position, mind, level, seed, caller),
        }
    }
}

fn think_randomly<P: Position>(position: &P, seed: u64) -> Option<Thought<P::Move>> {
    position.turn().seat().filter(|_| matches!(position.turn(), messdeck_core::Turn::Decide(_)))?;
    let best = position.draw(&mut Numbers::seeded(seed))?;
    let value = Value { win: 0.5, margin: None };
    Some(Thought {
        best,
        values: Vec::new(),
        variation: vec![best],
        candidates: vec![Candidate { mv: best, value, error: 0.0, visits: 0 }],
        nodes: 1,
        depth: 0,
        solved: false,
        rollout_moves: 0,
    })
}

/// Thinks with the level's nodes, then chooses among the best candidates: the lower the level, the less it
/// notices what the choice costs.
fn think_at_level<P: Position, E: Evaluator<P>, M: LookAhead>(
    position: &P,
    mind: &Mind<E, M>,
    level: Level,
    seed: u64,
    caller: Caller<'_, Thought<P::Move>>,
) -> Option<Thought<P::Move>> {
    const CHOICES: usize = 8;
    /// What an idle move must gain in the chance of winning over all others.
    const IDLE_GAIN: f32 = 0.03;
    let blur = mind.levels.blur(level.rung);
    let lines = if blur > 0.0 { CHOICES } else { 1 };
    let nodes = mind.levels.nodes(level.rung) / u64::from(level.scale);
    let style = if level.rung < STRONGEST_FROM { Style::Varied } else { Style::Strongest };
    let limits = Limits::nodes(nodes.max(FEWEST)).with_lines(lines).with_style(style);
    let mut thought = think_aloud(position, mind, limits, seed, caller)?;
    if blur > 0.0 {
        let all = &thought.candidates[..thought.candidates.len().min(CHOICES)];
        let best = all.iter().map(|choice| choice.value.win).fold(0.0, f32::max);
        // An idle move has to be clearly the best one.
        let is_active = |choice: &&Candidate<P::Move>| !mind.evaluator.is_idle(position, choice.mv);
        let mut choices: Vec<_> = all.iter().filter(is_active).collect();
        if choices.iter().all(|choice| choice.value.win < best - IDLE_GAIN) {
            choices = all.iter().collect();
        }
        let weight = |choice: &Candidate<P::Move>| expf((choice.value.win - best) / blur);
        let total: f32 = choices.iter().map(|choice| weight(choice)).sum();
        let mut left = (Numbers::seeded(!seed).bits() >> 40) as f32 / (1u64 << 24) as f32 * total;
        let chosen = choices.iter().find(|choice| {
            left -= weight(choice);
            left < 0.0
        });
        thought.best = chosen.unwrap_or(&choices[0]).mv;
    }
    Some(thought)
}

impl Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Skill::Random => f.write_str("random"),
            Skill::Greedy => f.write_str("greedy"),
            Skill::Level(Level { rung, scale: 1 }) => write!(f, "level:{rung}"),
            Skill::Level(Level { rung, scale }) => write!(f, "level:{rung}/{scale}"),
            Skill::Uct(Effort::Nodes(nodes)) => write!(f, "uct:{nodes}"),
            Skill::Uct(Effort::Time(time)) => write!(f, "uct:{}ms", time.as_millis()),
            Skill::Full(Effort::Nodes(nodes)) => write!(f, "nodes:{nodes}"),
            Skill::Full(Effort::Time(time)) => write!(f, "time:{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Skill {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Skill, ParseError> {
        const MOST: u32 = 1_000_000_000;
        const LONGEST: u32 = 3_600_000;
        let time = |s: &mut Scanner<'_>| {
            let millis = s.number(1, LONGEST)?;
            s.expect("ms")?;
            Ok(Effort::Time(Duration::from_millis(millis.into())))
        };
        Scanner::whole(text, |s| {
            if s.take("random") {
                Ok(Skill::Random)
            } else if s.take("greedy") {
                Ok(Skill::Greedy)
            } else if s.take("level:") {
                let rung = s.number(1, TOP_LEVEL.into())? as u8;
                let scale = if s.take("/") { s.number(2, 1_000_000)? } else { 1 };
                Ok(Skill::Level(Level { rung, scale }))
            } else if s.take("nodes:") {
                Ok(Skill::Full(Effort::Nodes(s.number(1, MOST)?.into())))
            } else if s.take("time:") {
                Ok(Skill::Full(time(s)?))
            } else if s.take("uct:") {
                if s.rest().ends_with("ms") {
                    return Ok(Skill::Uct(time(s)?));
                }
                Ok(Skill::Uct(Effort::Nodes(s.number(1, MOST)?.into())))
            } else {
                Err(s.expected("notation-player"))
            }
        })
    }
}
