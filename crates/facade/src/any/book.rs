//! Books: a game under options that were checked.

use std::collections::BTreeMap;

use messdeck_core::{ParseError, Say, Seat};

use super::At;
use crate::{
    About, AnyPosition, Game, Motif, OptionError, Options, Preset, Reading, Retired, RollOff, RulesOf,
    SeatSpec, Settles, ToPuzzles, Unknown, Version,
};

/// The rule book of a game under some options.
pub trait AnyBook: Send + Sync {
    /// What people are told about the game.
    fn about(&self) -> &'static About;
    /// The game's named set-ups.
    fn presets(&self) -> &'static [Preset];
    /// What the game's puzzles may be about.
    fn motifs(&self) -> &'static [Motif];
    /// The options that it was opened with.
    fn options(&self) -> &Options;
    /// The seats.
    fn seats(&self) -> &'static [SeatSpec];
    /// What rulings have changed about what is legal, the oldest first.
    fn changes(&self) -> &'static [&'static str];
    /// The roll-off that the rules page names, if it does.
    fn roll_off(&self) -> Option<RollOff>;
    /// The same game under other options: the defaults, changed by these pairs of name and value.
    fn reopen(&self, pairs: &BTreeMap<String, String>) -> Result<Box<dyn AnyBook>, OptionError>;
    /// The book by which the match is played once this seat has won the roll-off.
    fn won_by(&self, winner: Seat) -> Box<dyn AnyBook>;
    /// The position before the first move.
    fn start(&self) -> Box<dyn AnyPosition>;
    /// Reads a position.
    fn parse(&self, text: &str) -> Result<Box<dyn AnyPosition>, ParseError>;

    /// The position that a match begins with: this one, or without one the game's start.
    fn first(&self, text: Option<&str>) -> Result<Box<dyn AnyPosition>, ParseError> {
        text.map_or_else(|| Ok(self.start()), |text| self.parse(text))
    }

    /// The version of the rules.
    fn version(&self) -> Version {
        Version::after(self.changes().len())
    }

    /// How this program stands to a version of the rules.
    fn reading(&self, version: Version) -> Reading {
        let (title, now) = (self.about().title, self.version());
        match version {
            version if version == now => Reading::Played,
            version if version > now => Reading::Unknown(Unknown { title, version, known: now }),
            version => {
                let changes = &self.changes()[usize::from(version.number()).saturating_sub(1)..];
                let changes = changes.iter().map(|&id| Say::new(id)).collect();
                Reading::Retired(Retired { title, version, now, changes })
            }
        }
    }

    /// The option that a roll-off settles, if one does.
    fn settled(&self) -> Option<&'static str> {
        match self.roll_off()?.settles {
            Settles::Option(name) => Some(name),
            Settles::Chair(_) => None,
        }
    }

    /// The set-up whose options these are. The option that a roll-off settles does not count: who begins makes no other
    /// game.
    fn preset(&self) -> Option<&'static Preset> {
        let settled = self.settled();
        let mut presets = self.presets().iter();
        presets.find(|preset| {
            let changed = self.options().changed().filter(|&(name, _)| Some(name) != settled);
            changed.eq(preset.options.iter().copied())
        })
    }
}

/// A game, its options, and what they mean to it.
struct Book<G: Game> {
    game: G,
    options: Options,
    rules: RulesOf<G>,
}

pub(super) fn open<G: Game>(game: G, options: Options) -> Result<Box<dyn AnyBook>, OptionError> {
    let rules = game.rules(&options)?;
    Ok(Box::new(Book { game, options, rules }))
}

impl<G: Game> Book<G> {
    fn at(&self, position: G::Position) -> Box<dyn AnyPosition> {
        Box::new(At { game: self.game, rules: self.rules, position })
    }
}

impl<G: Game> AnyBook for Book<G> {
    fn about(&self) -> &'static About {
        G::ABOUT
    }

    fn presets(&self) -> &'static [Preset] {
        G::PRESETS
    }

    fn motifs(&self) -> &'static [Motif] {
        G::Position::MOTIFS
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> &'static [SeatSpec] {
        self.game.seats(&self.rules)
    }

    fn changes(&self) -> &'static [&'static str] {
        self.game.changes(&self.rules)
    }

    fn roll_off(&self) -> Option<RollOff> {
        self.game.roll_off(&self.rules)
    }

    fn reopen(&self, pairs: &BTreeMap<String, String>) -> Result<Box<dyn AnyBook>, OptionError> {
        open(self.game, Options::choose(G::OPTIONS, pairs)?)
    }

    fn won_by(&self, winner: Seat) -> Box<dyn AnyBook> {
        let options = match self.settled() {
            Some(name) => self.options.with(name, self.seats()[winner.index()].name),
            None => self.options.clone(),
        };
        // A law of the games says that any seat may win.
        open(self.game, options)
            .unwrap_or_else(|error| panic!("a roll-off that its rules do not allow: {error}"))
    }

    fn start(&self) -> Box<dyn AnyPosition> {
        self.at(self.game.start(&self.rules))
    }

    fn parse(&self, text: &str) -> Result<Box<dyn AnyPosition>, ParseError> {
        self.game.parse(&self.rules, text).map(|position| self.at(position))
    }
}
