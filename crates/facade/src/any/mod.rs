//! Games and positions without their types: the one erasing implementation.
//!
//! A game opens as a book, a book begins and reads positions, and a position has three parts for those who need only one
//! of them: its rules, its board, and what the computer thinks of it.

mod board;
mod book;
mod mind;
mod puzzle;
mod rules;

use messdeck_core::Position;

pub use board::AnyBoard;
pub use book::AnyBook;
pub use mind::AnyMind;
pub use puzzle::AnyPuzzle;
pub use rules::AnyRules;

use crate::{About, Game, Motif, OptionError, OptionSpec, Options, Preset, RulesOf, ToPuzzles, legal_moves};

/// Any game of the catalog. Every [`Game`] is one.
pub trait AnyGame: Send + Sync {
    /// What people are told about it.
    fn about(&self) -> &'static About;
    /// Its options, in the order of its rules page.
    fn options(&self) -> &'static [OptionSpec];
    /// Its named set-ups, the usual game first.
    fn presets(&self) -> &'static [Preset];
    /// How the names of its puzzles begin.
    fn letters(&self) -> &'static str;
    /// What its puzzles may be about.
    fn motifs(&self) -> &'static [Motif];
    /// The rule book under these options, if they go together. From here on nothing can be wrong with them.
    fn book(&self, options: &Options) -> Result<Box<dyn AnyBook>, OptionError>;
}

impl dyn AnyGame + '_ {
    /// The rule book of the game as it is usually played.
    ///
    /// # Panics
    /// If the defaults do not go together: that is a mistake of the game's own code.
    pub fn usual(&self) -> Box<dyn AnyBook> {
        self.book(&Options::defaults(self.options())).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The rule book under the defaults, changed by these pairs of name and value.
    pub fn book_with<N: AsRef<str>, V: AsRef<str>>(
        &self,
        pairs: impl IntoIterator<Item = (N, V)>,
    ) -> Result<Box<dyn AnyBook>, OptionError> {
        self.book(&Options::choose(self.options(), pairs)?)
    }
}

/// A position of any game.
pub trait AnyPosition: AnyBoard + AnyMind + AnyPuzzle {
    /// A copy.
    fn copy(&self) -> Box<dyn AnyPosition>;
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

impl<G: Game> AnyGame for G {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn presets(&self) -> &'static [Preset] {
        G::PRESETS
    }

    fn letters(&self) -> &'static str {
        G::Position::LETTERS
    }

    fn motifs(&self) -> &'static [Motif] {
        G::Position::MOTIFS
    }

    fn book(&self, options: &Options) -> Result<Box<dyn AnyBook>, OptionError> {
        book::open(*self, options.clone())
    }
}

/// A position together with the rules that explain it.
#[derive(Clone, Copy)]
struct At<G: Game> {
    game: G,
    rules: RulesOf<G>,
    position: G::Position,
}

impl<G: Game> At<G> {
    fn collect<T>(&self, each: impl FnMut(<G::Position as Position>::Move) -> T) -> Vec<T> {
        legal_moves(&self.position).into_iter().map(each).collect()
    }
}

impl<G: Game> AnyPosition for At<G> {
    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(*self)
    }
}
