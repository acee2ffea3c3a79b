//! The cold side of a game, as its crate implements it.

use messdeck_core::{ParseError, Position, Why};
use messdeck_search::{Evaluator, Mind};

use crate::{
    About, Mark, OptionError, OptionSpec, Options, PathStep, Preset, RollOff, Scene, SeatSpec, Target,
};

/// A rule book: everything about a game that is not in the hot loop.
///
/// A game is a unit struct. Implementing this trait is all that a new game has to do besides its
/// [`Position`]; terminal, server and browser follow from it.
pub trait Game: Copy + Send + Sync + 'static {
    /// Its positions, which carry the rules they are played by.
    type Position: Position;
    /// The options as the game's own types, checked against each other.
    type Rules: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// What is good in its positions, as opposed to what is allowed.
    type Eval: Evaluator<Self::Position>;

    /// What people are told about it.
    fn about(&self) -> &'static About;

    /// Its options, in the order of its rules page.
    fn options(&self) -> &'static [OptionSpec];

    /// Its named set-ups. The first is the game as it is usually played, with all options at their defaults; a
    /// game that is played in one way only has none.
    fn presets(&self) -> &'static [Preset] {
        &[]
    }

    /// The options as types. Each value is allowed by itself already; this is the place to refuse
    /// values that do not go together.
    fn rules(&self, options: &Options) -> Result<Self::Rules, OptionError>;

    /// What rulings have changed about what is legal under these options since they were first played, the oldest
    /// first: each half a sentence that says how it is now, such as "a six ends the turn". The version of the rules
    /// is one more than their number, so a change is added at the end and none is ever taken away. What a roll-off
    /// settles makes no difference here.
    fn changes(&self, _rules: &Self::Rules) -> &'static [&'static str] {
        &[]
    }

    /// The seats, in the order of the rules page.
    fn seats(&self, rules: &Self::Rules) -> &'static [SeatSpec];

    /// The position before the first move.
    fn start(&self, rules: &Self::Rules) -> Self::Position;

    /// Reads a position in its one spelling and checks that it is valid.
    fn parse(&self, rules: &Self::Rules, text: &str) -> Result<Self::Position, ParseError>;

    /// The outcome of chance that dice spell here; `die` throws one fair six-sided die after another. Asked
    /// only where dice are about to fall. A game without dice keeps this answer.
    fn throw(
        &self,
        _position: &Self::Position,
        _die: &mut dyn FnMut() -> u8,
    ) -> Option<<Self::Position as Position>::Move> {
        None
    }

    /// The roll-off that the rules page names, if it does.
    fn roll_off(&self, _rules: &Self::Rules) -> Option<RollOff> {
        None
    }

    /// What stands where.
    fn scene(&self, position: &Self::Position) -> Scene;

    /// The ways in which a person can make this legal move, target by target: at least one. No path of
    /// a position may begin another, and each must spell exactly one move.
    fn paths(&self, position: &Self::Position, mv: <Self::Position as Position>::Move) -> Vec<Vec<PathStep>>;

    /// Why `target` can't come next after `prefix`. Asked only where it really can't.
    fn why_not_target(&self, position: &Self::Position, prefix: &[Target], target: &Target) -> Why;

    /// What a board shows besides, after a person has pointed at the targets of `prefix`.
    fn marks(&self, position: &Self::Position, prefix: &[Target]) -> Vec<Mark>;

    /// How the computer thinks about it.
    fn mind(&self, rules: &Self::Rules) -> Mind<Self::Eval>;
}
