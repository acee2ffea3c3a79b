//! The cold side of a game, as its crate implements it: [`Game`], and for its positions one trait for each module that a
//! game has besides. None of them is asked in a hot loop.

use std::fmt::Debug;

use messdeck_core::{ParseError, Position, Say, Why};
use messdeck_search::{Evaluator, LookAhead, Mind};

use crate::{
    About, Happened, Mark, Motif, OptionError, OptionSpec, Options, PathStep, Plan, Preset, Remark, RollOff,
    Scene, SeatSpec, Tale, Target,
};

/// A game: what there is to know before a match.
///
/// It is a unit struct. Implementing this trait, and for its positions those below, is all that a new game has to do;
/// terminal, server and browser follow from it.
pub trait Game: Copy + Send + Sync + 'static {
    /// Its positions, which carry the rules they are played by.
    type Position: Notation + ToScene + ToPaths + ToMarks + ToTale + ToRemarks + ToPuzzles + Mindful;

    /// What people are told about it.
    const ABOUT: &'static About;

    /// Its options, in the order of its rules page.
    const OPTIONS: &'static [OptionSpec];

    /// Its named set-ups. The first is the game as it is usually played, with all options at their defaults; a
    /// game that is played in one way only has none.
    const PRESETS: &'static [Preset] = &[];

    /// The options as types. Each value is allowed by itself already; this is the place to refuse
    /// values that do not go together.
    fn rules(&self, options: &Options) -> Result<RulesOf<Self>, OptionError>;

    /// The seats, in the order of the rules page.
    fn seats(&self, rules: &RulesOf<Self>) -> &'static [SeatSpec];

    /// What rulings have changed about what is legal under these options since they were first played, the oldest
    /// first: each the name of a message, half a sentence that says how it is now, such as "a six ends the turn". The version of the rules
    /// is one more than their number, so a change is added at the end and none is ever taken away. What a roll-off
    /// settles makes no difference here.
    fn changes(&self, _rules: &RulesOf<Self>) -> &'static [&'static str] {
        &[]
    }

    /// The roll-off that the rules page names, if it does. Whichever seat wins it, the rules allow what it settles.
    fn roll_off(&self, _rules: &RulesOf<Self>) -> Option<RollOff> {
        None
    }

    /// The position before the first move.
    fn start(&self, rules: &RulesOf<Self>) -> Self::Position {
        Self::Position::start(rules)
    }

    /// Reads a position in its one spelling and checks that it is valid.
    fn parse(&self, rules: &RulesOf<Self>, text: &str) -> Result<Self::Position, ParseError> {
        Self::Position::parse(rules, text)
    }
}

/// The options of a game as its own types.
pub type RulesOf<G> = <<G as Game>::Position as Playable>::Rules;

/// How a game begins, and how its dice fall.
pub trait Playable: Position {
    /// The options as the game's own types, checked against each other.
    type Rules: Copy + Eq + Debug + Send + Sync + 'static;

    /// The position before the first move.
    fn start(rules: &Self::Rules) -> Self;

    /// The outcome of chance that dice spell here; `die` throws one fair six-sided die after another. Asked
    /// only where dice are about to fall. A game without dice keeps this answer.
    fn throw(&self, _die: &mut dyn FnMut() -> u8) -> Option<Self::Move> {
        None
    }
}

/// How a position is read; `Display` is how it is written.
pub trait Notation: Playable {
    /// Reads a position in its one spelling and checks that it is valid.
    fn parse(rules: &Self::Rules, text: &str) -> Result<Self, ParseError>;
}

/// What stands where.
pub trait ToScene: Position {
    /// Everything that can be seen of the position.
    fn scene(&self) -> Scene;
}

/// Moves as a person makes them, target by target.
pub trait ToPaths: Position {
    /// The ways in which a person can make this legal move: at least one. No path of a position may begin
    /// another, and each must spell exactly one move.
    fn paths(&self, mv: Self::Move) -> Vec<Vec<PathStep>>;

    /// Why `target` can't come next after `prefix`. Asked only where it really can't.
    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Why;

    /// What whoever decides can do now, once the targets of `prefix` are chosen: one clause that asks or tells them to. Where the
    /// scene's notes say it already, or there is nothing to choose, nothing.
    fn prompt(&self, _prefix: &[Target]) -> Option<Say> {
        None
    }

    /// What takes several moves and is ready to choose, if anything is.
    fn plans(&self) -> Vec<Plan<Self::Move>> {
        Vec::new()
    }
}

/// What a board shows besides.
pub trait ToMarks: Position {
    /// The marks after a person has pointed at the targets of `prefix`.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark>;
}

/// Moves as they are told to people.
pub trait ToTale: Position {
    /// What a legal move, or a throw that can fall here, is and what it brings.
    fn tale(&self, mv: Self::Move) -> Tale;

    /// What speaks for a legal choice besides what it brings at once: what it prepares, prevents or risks. Told where it is advised.
    fn prospects(&self, _mv: Self::Move) -> Vec<Say> {
        Vec::new()
    }
}

/// What is worth telling newcomers.
pub trait ToRemarks: Position {
    /// What is worth telling the seat that decides here, the most remarkable first, each kind once. `since` is what has happened since
    /// it decided last, that decision included, the oldest first; without it nothing has.
    ///
    /// Asked only where a seat decides and can do more than pass. A game that explains itself has nothing to tell.
    fn remarks(&self, _since: &[Happened<Self>]) -> Vec<Remark> {
        Vec::new()
    }
}

/// What puzzles are made of.
pub trait ToPuzzles: ToTale {
    /// How the names of its puzzles begin: the letters of the ids on its rules page, in lower case.
    const LETTERS: &'static str;

    /// What its puzzles may be about; the order is that of lists.
    const MOTIFS: &'static [Motif] = &[];

    /// The same position as it looks from other sides: every symmetry of the board and, where the rules make no difference
    /// between the seats, with their roles exchanged. It is one of them itself. An image that can't come about does no harm.
    fn images(&self) -> Vec<Self> {
        vec![*self]
    }

    /// The motifs of a legal move that its tale does not tell.
    fn shows(&self, _mv: Self::Move) -> Vec<&'static str> {
        Vec::new()
    }
}

/// How the computer thinks.
pub trait Mindful: Position {
    /// What is good in a position, as opposed to what is allowed.
    type Eval: Evaluator<Self>;

    /// How to look ahead; no other way is compiled for the game.
    type Method: LookAhead;

    /// The judgement, the method and the levels.
    const MIND: Mind<Self::Eval, Self::Method>;
}
