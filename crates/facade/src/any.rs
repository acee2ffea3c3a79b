//! Games and positions without their types: the one erasing implementation.

use std::ops::ControlFlow;

use messdeck_core::{ParseError, Position, Seat, Turn};
use messdeck_search::{Caller, Limits, Numbers, RandomGames, Skill, Solution, Thought, Value};

use crate::path::{after, tree};
use crate::{
    About, Game, Mark, MoveError, Opinion, OptionError, OptionSpec, Options, OutcomeView, PathNode, PathStep,
    Preset, Reason, RollOff, Scene, SeatSpec, Target, Version, View,
};

/// Any game of the catalog. Every [`Game`] is one.
pub trait AnyGame: Send + Sync {
    /// What people are told about it.
    fn about(&self) -> &'static About;
    /// Its options, in the order of its rules page.
    fn options(&self) -> &'static [OptionSpec];
    /// Its named set-ups, the usual game first.
    fn presets(&self) -> &'static [Preset];
    /// What rulings have changed about what is legal under these options, the oldest first.
    fn changes(&self, options: &Options) -> Result<&'static [&'static str], OptionError>;
    /// The seats under these options.
    fn seats(&self, options: &Options) -> Result<&'static [SeatSpec], OptionError>;
    /// The position before the first move.
    fn start(&self, options: &Options) -> Result<Box<dyn AnyPosition>, OptionError>;
    /// Reads a position. The outer error is about the options, the inner one about the text.
    fn parse(
        &self,
        options: &Options,
        text: &str,
    ) -> Result<Result<Box<dyn AnyPosition>, ParseError>, OptionError>;
    /// The roll-off that the rules page names, if it does.
    fn roll_off(&self, options: &Options) -> Result<Option<RollOff>, OptionError>;
}

/// A position of any game.
pub trait AnyPosition: Send + Sync {
    /// The canonical text.
    fn text(&self) -> String;
    /// The version of the rules that it is played by.
    fn version(&self) -> Version;
    /// The seats, in order.
    fn seats(&self) -> &'static [SeatSpec];
    /// What happens next.
    fn turn(&self) -> Turn;
    /// The position with its legal moves or its outcome.
    fn view(&self) -> View;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<OutcomeView>;
    /// The 64-bit key.
    fn key(&self) -> u64;
    /// How many moves are legal.
    fn count(&self) -> usize;
    /// The `k`-th legal move in the generator's order.
    fn nth(&self, k: usize) -> Option<String>;
    /// All legal moves in the generator's order.
    fn moves(&self) -> Vec<String>;
    /// Why a move is not legal; `None` if it is. The error means that the text is no move.
    fn why_not(&self, mv: &str) -> Result<Option<Reason>, ParseError>;
    /// The position after a move.
    fn play(&self, mv: &str) -> Result<Box<dyn AnyPosition>, MoveError>;
    /// What stands where.
    fn scene(&self) -> Scene;
    /// Every legal move as a path of targets, as a tree.
    fn paths(&self) -> Vec<PathNode>;
    /// The ways in which a person can make this legal move, the first as [`AnyPosition::paths`] has it.
    fn paths_of(&self, mv: &str) -> Result<Vec<Vec<PathStep>>, MoveError>;
    /// Why a target can't come next after `prefix`; `None` if it can. `tree` is what
    /// [`AnyPosition::paths`] gave: whoever asks about many targets of one position builds it once.
    fn why_not_target_in(&self, tree: &[PathNode], prefix: &[Target], target: &Target) -> Option<Reason>;
    /// What a board shows besides.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark>;
    /// A move by the random player, or a throw of the dice.
    fn random_move(&self, numbers: &mut Numbers) -> Option<String>;
    /// The outcome of chance that fair six-sided dice spell here; `die` throws them one by one. `None`
    /// exactly where no dice are about to fall.
    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<String>;
    /// See [`messdeck_search::random_games`].
    fn random_games(&self, moves: u64, numbers: &mut Numbers) -> RandomGames;
    /// See [`messdeck_search::perft`].
    fn perft(&self, depth: u32) -> u64;
    /// See [`messdeck_search::divide`]; sorted bytewise by move.
    fn divide(&self, depth: u32) -> Vec<(String, u64)>;
    /// A move by a named player; `None` exactly where no seat decides. `stop` ends its thinking early.
    fn think(&self, skill: Skill, seed: u64, stop: &mut dyn FnMut() -> bool) -> Option<Opinion>;
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
    /// The weight of an outcome of chance; 0 for what is not one here.
    fn weight(&self, outcome: &str) -> u32;
    /// A copy.
    fn copy(&self) -> Box<dyn AnyPosition>;

    /// Why a target can't come next after `prefix`; `None` if it can.
    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Option<Reason> {
        self.why_not_target_in(&self.paths(), prefix, target)
    }

    /// The name of a seat.
    fn seat_name(&self, seat: Seat) -> &'static str {
        self.seats()[seat.index()].name
    }

    /// The name of the seat to act, `chance`, or none when the game is over.
    fn turn_name(&self) -> Option<&'static str> {
        match self.turn() {
            Turn::Decide(seat) => Some(self.seat_name(seat)),
            Turn::Chance(_) => Some("chance"),
            Turn::Over(_) => None,
        }
    }
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

impl<G: Game> AnyGame for G {
    fn about(&self) -> &'static About {
        Game::about(self)
    }

    fn options(&self) -> &'static [OptionSpec] {
        Game::options(self)
    }

    fn presets(&self) -> &'static [Preset] {
        Game::presets(self)
    }

    fn changes(&self, options: &Options) -> Result<&'static [&'static str], OptionError> {
        Ok(Game::changes(self, &self.rules(options)?))
    }

    fn seats(&self, options: &Options) -> Result<&'static [SeatSpec], OptionError> {
        Ok(Game::seats(self, &self.rules(options)?))
    }

    fn start(&self, options: &Options) -> Result<Box<dyn AnyPosition>, OptionError> {
        let rules = self.rules(options)?;
        Ok(Box::new(At { game: *self, rules, position: Game::start(self, &rules) }))
    }

    fn parse(
        &self,
        options: &Options,
        text: &str,
    ) -> Result<Result<Box<dyn AnyPosition>, ParseError>, OptionError> {
        let rules = self.rules(options)?;
        Ok(Game::parse(self, &rules, text)
            .map(|position| -> Box<dyn AnyPosition> { Box::new(At { game: *self, rules, position }) }))
    }

    fn roll_off(&self, options: &Options) -> Result<Option<RollOff>, OptionError> {
        Ok(Game::roll_off(self, &self.rules(options)?))
    }
}

/// A position together with the rule book that explains it.
#[derive(Clone, Copy)]
struct At<G: Game> {
    game: G,
    rules: G::Rules,
    position: G::Position,
}

impl<G: Game> At<G> {
    fn collect<T>(&self, mut each: impl FnMut(<G::Position as Position>::Move) -> T) -> Vec<T> {
        let mut all = Vec::with_capacity(self.position.count());
        let _ = self.position.visit(|mv| {
            all.push(each(mv));
            ControlFlow::<()>::Continue(())
        });
        all
    }
}

impl<G: Game> AnyPosition for At<G> {
    fn text(&self) -> String {
        self.position.to_string()
    }

    fn version(&self) -> Version {
        Version::after(self.game.changes(&self.rules).len())
    }

    fn seats(&self) -> &'static [SeatSpec] {
        self.game.seats(&self.rules)
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn view(&self) -> View {
        let mut moves = self.collect(|mv| (mv.to_string(), mv));
        moves.sort_unstable_by(|a, b| a.0.cmp(&b.0));
        let weights = matches!(self.turn(), Turn::Chance(_))
            .then(|| moves.iter().map(|&(_, outcome)| self.position.weight(outcome)).collect());
        View {
            position: self.text(),
            turn: self.turn_name(),
            legal: moves.into_iter().map(|(text, _)| text).collect(),
            weights,
            outcome: self.outcome(),
        }
    }

    fn outcome(&self) -> Option<OutcomeView> {
        let outcome = self.turn().outcome()?;
        let seats = self.seats();
        Some(OutcomeView {
            winners: outcome.winners.iter().map(|seat| self.seat_name(seat)).collect(),
            scores: outcome.scores.map(|scores| seats.iter().map(|seat| seat.name).zip(scores).collect()),
        })
    }

    fn key(&self) -> u64 {
        self.position.key()
    }

    fn count(&self) -> usize {
        self.position.count()
    }

    fn nth(&self, k: usize) -> Option<String> {
        self.position.nth(k).map(|mv| mv.to_string())
    }

    fn moves(&self) -> Vec<String> {
        self.collect(|mv| mv.to_string())
    }

    fn why_not(&self, mv: &str) -> Result<Option<Reason>, ParseError> {
        Ok(self.position.why_not(mv.parse()?).map(Reason::from))
    }

    fn play(&self, mv: &str) -> Result<Box<dyn AnyPosition>, MoveError> {
        let mv = mv.parse().map_err(MoveError::Malformed)?;
        let position = self.position.play(mv).map_err(|why| MoveError::Illegal(why.into()))?;
        Ok(Box::new(At { position, ..*self }))
    }

    fn scene(&self) -> Scene {
        self.game.scene(&self.position)
    }

    fn paths(&self) -> Vec<PathNode> {
        let paths = self.collect(|mv| {
            let spelled = mv.to_string();
            self.game.paths(&self.position, mv).into_iter().map(move |path| (path, spelled.clone()))
        });
        tree(paths.into_iter().flatten())
    }

    fn paths_of(&self, mv: &str) -> Result<Vec<Vec<PathStep>>, MoveError> {
        let mv = mv.parse().map_err(MoveError::Malformed)?;
        match self.position.why_not(mv) {
            Some(why) => Err(MoveError::Illegal(why.into())),
            None => Ok(self.game.paths(&self.position, mv)),
        }
    }

    fn why_not_target_in(&self, tree: &[PathNode], prefix: &[Target], target: &Target) -> Option<Reason> {
        let may_follow = after(tree, prefix).unwrap_or_default();
        let may = may_follow.iter().any(|node| node.step.target == *target);
        (!may).then(|| self.game.why_not_target(&self.position, prefix, target).into())
    }

    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        self.game.marks(&self.position, prefix)
    }

    fn random_move(&self, numbers: &mut Numbers) -> Option<String> {
        self.position.draw(numbers).map(|mv| mv.to_string())
    }

    fn throw(&self, die: &mut dyn FnMut() -> u8) -> Option<String> {
        let Turn::Chance(_) = self.turn() else { return None };
        self.game.throw(&self.position, die).map(|outcome| outcome.to_string())
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

    fn think(&self, skill: Skill, seed: u64, stop: &mut dyn FnMut() -> bool) -> Option<Opinion> {
        let mind = self.game.mind(&self.rules);
        skill.think(&self.position, &mind, seed, stop).map(|thought| Opinion::new(self, &thought))
    }

    fn consider_aloud(&self, limits: Limits, seed: u64, caller: Caller<'_, Opinion>) -> Option<Opinion> {
        let mind = self.game.mind(&self.rules);
        let opinion = |thought: Thought<_>| Opinion::new(self, &thought);
        caller
            .translate(opinion, |caller| {
                messdeck_search::think_aloud(&self.position, &mind, limits, seed, caller)
            })
            .map(opinion)
    }

    fn expect(&self, limits: Limits, seed: u64, stop: &mut dyn FnMut() -> bool) -> Vec<Value> {
        messdeck_search::expect(&self.position, &self.game.mind(&self.rules), limits, seed, stop)
    }

    fn solve(&self, nodes: u64, entries: usize, stop: &mut dyn FnMut() -> bool) -> Option<Solution<String>> {
        let evaluator = self.game.mind(&self.rules).evaluator;
        let Solution { value, best, nodes } =
            messdeck_search::solve(&self.position, evaluator, nodes, entries, stop)?;
        Some(Solution { value, best: best.to_string(), nodes })
    }

    fn level_nodes(&self, level: u8) -> u64 {
        self.game.mind(&self.rules).levels.nodes(level)
    }

    fn weight(&self, outcome: &str) -> u32 {
        let legal = outcome.parse().ok().filter(|&outcome| self.position.why_not(outcome).is_none());
        legal.filter(|_| matches!(self.turn(), Turn::Chance(_))).map_or(0, |mv| self.position.weight(mv))
    }

    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(*self)
    }
}
