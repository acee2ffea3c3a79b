//! Dice Tactics: two armies of dice whose pips are their strength.
//!
//! The hot side is [`Position`], the cold side [`DiceTactics`]. The rules page that both realise is
//! `docs/rules/dice-tactics.md`; ids such as DT-3 in this crate are those of its sentences.
//!
//! ```
//! use messdeck_core::Position as _;
//! use messdeck_dice_tactics::DiceTactics;
//! use messdeck_facade::{Game, Options};
//!
//! let rules = DiceTactics.rules(&Options::defaults(Game::options(&DiceTactics)))?;
//! let start = DiceTactics.start(&rules);
//! assert_eq!(start.count(), 288);
//!
//! // A wedge of two cavalry, /\, attacks with strength 6 to the north, each for free.
//! let wedge = DiceTactics.parse(&rules, "o7/8/8/3q4/3CK3/8/8/O7 w play 1 d4e4 0")?;
//! let next = wedge.play("d4xd5".parse()?)?;
//! assert_eq!(next.to_string(), "o7/8/3q4/3C4/4K3/8/8/O7 w play 1 e4 0");
//!
//! let why = wedge.why_not("d4-e5".parse()?).expect("only skirmishers go diagonally");
//! assert_eq!((why.code, why.rule), ("diagonal", "DT-M3"));
//! assert_eq!(why.squares, ["e5", "d4"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod eval;
mod geometry;
mod lanes;
mod marks;
mod notation;
mod objective;
mod options;
mod paths;
mod presets;
mod rules;
mod scene;
mod unit;
mod why;

use messdeck_core::{ParseError, Seat, Why};
use messdeck_facade::{
    About, Game, Mark, OptionError, OptionSpec, Options, PathStep, Preset, RollOff, Scene, SeatSpec, Settles,
    Target,
};
use messdeck_search::Mind;

pub use eval::Eval;
pub use geometry::Direction;
pub use options::{Objective, Opening, Ranged, Rules};
pub use rules::{BLACK, Die, Move, Phase, Position, WHITE};
pub use unit::{Kind, Unit};

/// The rule book of Dice Tactics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceTactics;

messdeck_facade::compiled_here!(DiceTactics);

static ABOUT: About = About {
    id: "dice-tactics",
    title: "Dice Tactics",
    tagline: "Two armies of dice whose pips are their strength.",
    designer: "not named in the rules",
    notice: None,
    needs_permit: false,
    dice: false,
    rules_page: include_str!("../../../docs/rules/dice-tactics.md"),
};

static SEATS: [SeatSpec; 2] = [SeatSpec { name: "white", side: 0 }, SeatSpec { name: "black", side: 1 }];

/// The name of a seat, which is also its colour.
pub(crate) fn name(seat: Seat) -> &'static str {
    SEATS[seat.index()].name
}

impl Game for DiceTactics {
    type Position = Position;
    type Rules = Rules;
    type Eval = Eval;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &options::OPTIONS
    }

    fn presets(&self) -> &'static [Preset] {
        &presets::PRESETS
    }

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        Ok(Rules::of(options))
    }

    fn seats(&self, _rules: &Rules) -> &'static [SeatSpec] {
        &SEATS
    }

    fn start(&self, rules: &Rules) -> Position {
        Position::start(*rules)
    }

    fn parse(&self, rules: &Rules, text: &str) -> Result<Position, ParseError> {
        notation::parse(rules, text)
    }

    fn roll_off(&self, _rules: &Rules) -> Option<RollOff> {
        // DT-8: the side that won the roll-off is White.
        Some(RollOff { dice: 1, settles: Settles::Chair(name(WHITE)) })
    }

    fn scene(&self, position: &Position) -> Scene {
        scene::scene(position)
    }

    fn paths(&self, position: &Position, mv: Move) -> Vec<Vec<PathStep>> {
        paths::paths(position, mv)
    }

    fn why_not_target(&self, position: &Position, prefix: &[Target], target: &Target) -> Why {
        paths::why_not_target(position, prefix, target)
    }

    fn mind(&self, _rules: &Rules) -> Mind<Eval> {
        eval::MIND
    }

    fn marks(&self, position: &Position, prefix: &[Target]) -> Vec<Mark> {
        marks::marks(position, prefix)
    }
}
