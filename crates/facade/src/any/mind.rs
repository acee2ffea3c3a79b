//! What the computer does with a position: thinking, counting, random play.

use messdeck_core::Position;
use messdeck_search::{Caller, Limits, Numbers, RandomGames, Skill, Solution, Thought, Value, think_aloud};

use super::{AnyRules, At};
use crate::{Game, Mindful, Opinion};

/// A position as players of the computer see it, from the random one to the one that proves.
pub trait AnyMind: AnyRules {
    /// A move by the random player, or a throw of the dice.
    fn random_move(&self, numbers: &mut Numbers) -> Option<String>;
    /// See [`messdeck_search::random_games`].
    fn random_games(&self, moves: u64, numbers: &mut Numbers) -> RandomGames;
    /// See [`messdeck_search::perft`].
    fn perft(&self, depth: u32) -> u64;
    /// See [`messdeck_search::divide`]; sorted bytewise by move.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// A move by a named player; `None` exactly where no seat decides. `stop` ends its thinking early.
    fn think(&self, skill: Skill, seed: u64, stop: &mut dyn FnMut() -> bool) -> Option<Opinion> {
        self.think_aloud(skill, seed, Caller::silent(stop))
    }
    /// The same for a caller who may want to hear meanwhile what was found so far.
    fn think_aloud(&self, skill: Skill, seed: u64, caller: Caller<'_, Opinion>) -> Option<Opinion>;
    /// What the full player thinks, with as many candidates as the limits ask for.
    fn consider(&self, limits: Limits, seed: u64, stop: &mut dyn FnMut() -> bool) -> Option<Opinion> {
        self.consider_aloud(limits, seed, Caller::silent(stop))
    }
    /// The same for a caller who may want to hear meanwhile what was found so far.
    fn consider_aloud(&self, limits: Limits, seed: u64, caller: Caller<'_, Opinion>) -> Option<Opinion>;
    /// What each side can expect here, also where dice are about to fall or the game is over.
    fn expect(&self, limits: Limits, seed: u64, stop: &mut dyn FnMut() -> bool) -> Vec<Value>;
    /// See [`messdeck_search::solve`].
    fn solve(&self, nodes: u64, entries: usize, stop: &mut dyn FnMut() -> bool) -> Option<Solution<String>>;
    /// How many positions a level looks at for one move.
    fn level_nodes(&self, level: u8) -> u64;
}

impl<G: Game> AnyMind for At<G> {
    fn random_move(&self, numbers: &mut Numbers) -> Option<String> {
        self.position.draw(numbers).map(|mv| mv.to_string())
    }

    fn random_games(&self, moves: u64, numbers: &mut Numbers) -> RandomGames {
        messdeck_search::random_games(&self.position, moves, numbers)
    }

    fn perft(&self, depth: u32) -> u64 {
        messdeck_search::perft(&self.position, depth)
    }

    fn divide(&self, depth: u32) -> Vec<(String, u64)> {
        let mut counts: Vec<(String, u64)> = messdeck_search::divide(&self.position, depth)
            .into_iter()
            .map(|(mv, count)| (mv.to_string(), count))
            .collect();
        counts.sort_unstable();
        counts
    }

    fn think_aloud(&self, skill: Skill, seed: u64, caller: Caller<'_, Opinion>) -> Option<Opinion> {
        let opinion = |thought: Thought<_>| Opinion::new(self.seats(), &thought);
        let think =
            |caller: Caller<'_, _>| skill.think_aloud(&self.position, &G::Position::MIND, seed, caller);
        caller.translate(opinion, think).map(opinion)
    }

    fn consider_aloud(&self, limits: Limits, seed: u64, caller: Caller<'_, Opinion>) -> Option<Opinion> {
        let opinion = |thought: Thought<_>| Opinion::new(self.seats(), &thought);
        let think =
            |caller: Caller<'_, _>| think_aloud(&self.position, &G::Position::MIND, limits, seed, caller);
        caller.translate(opinion, think).map(opinion)
    }

    fn expect(&self, limits: Limits, seed: u64, stop: &mut dyn FnMut() -> bool) -> Vec<Value> {
        messdeck_search::expect(&self.position, &G::Position::MIND, limits, seed, stop)
    }

    fn solve(&self, nodes: u64, entries: usize, stop: &mut dyn FnMut() -> bool) -> Option<Solution<String>> {
        let evaluator = G::Position::MIND.evaluator;
        let Solution { value, best, nodes } =
            messdeck_search::solve(&self.position, evaluator, nodes, entries, stop)?;
        Some(Solution { value, best: best.to_string(), nodes })
    }

    fn level_nodes(&self, level: u8) -> u64 {
        G::Position::MIND.levels.nodes(level)
    }
}
