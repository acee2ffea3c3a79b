//! Uptick: dice that go as far as they show, tick up with every move, and freeze their smaller
//! neighbours.
//!
//! The hot side is [`Position`], the cold side [`Uptick`]. The rules page that both realise is
//! `docs/rules/uptick.md`; ids such as UT-P2 in this crate are those of its sentences.
//!
//! ```
//! use messdeck_core::{Position as _, Square};
//! use messdeck_facade::{Game, Options};
//! use messdeck_uptick::{Move, Uptick};
//!
//! let rules = Uptick.rules(&Options::defaults(Game::options(&Uptick)))?;
//! let start = Uptick.start(&rules);
//! assert_eq!(start.count(), 384);
//!
//! let d4: Square = "d4".parse()?;
//! let next = start.play(Move::Place { value: 1, to: d4 })?;
//! assert_eq!(next.to_string(), "8/8/8/8/3A4/8/8/8 b 11,12 -,- r");
//!
//! let why = next.why_not("2@e5".parse()?).expect("it would freeze the 1");
//! assert_eq!((why.code, why.rule), ("freezes", "UT-P2"));
//! assert_eq!(why.squares, ["e5", "d4"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod eval;
mod geometry;
mod marks;
mod notation;
mod paths;
mod random;
mod rules;
mod scene;
mod why;

use messdeck_core::{ParseError, Seat, Why};
use messdeck_facade::{
    About, Allowed, Game, Mark, OptionError, OptionSpec, Options, PathStep, Preset, Scene, SeatSpec, Target,
};
use messdeck_search::Mind;

pub use eval::Eval;
pub use rules::{BLUE, Captured, Die, Move, Position, RED, SIX};

/// The rule book of Uptick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptick;

messdeck_facade::compiled_here!(Uptick);

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Files and ranks of the board, from 3 to 8.
    pub size: u8,
    /// Dice in each reserve at the start, from 1 to 12.
    pub dice: u8,
}

static ABOUT: About = About {
    id: "uptick",
    title: "Uptick",
    tagline: "Dice tick up with every move and freeze their smaller neighbours.",
    designer: "Phil Leduc, 2023",
    notice: Some(
        "Uptick was designed by Phil Leduc, who reserves all rights. No permission to publish it is on record \
         here: before you offer this game to others, in whatever form, ask him.",
    ),
    needs_permit: true,
    dice: false,
    rules_page: include_str!("../../../docs/rules/uptick.md"),
};

static OPTIONS: [OptionSpec; 2] = [
    OptionSpec {
        name: "size",
        summary: "How many files and ranks the board has.",
        allowed: Allowed::Range(3, 8),
        default: "8",
    },
    OptionSpec {
        name: "dice",
        summary: "How many dice each reserve has at the start.",
        allowed: Allowed::Range(1, 12),
        default: "12",
    },
];

static PRESETS: [Preset; 2] = [
    Preset {
        id: "standard",
        title: "Standard game",
        summary: "Twelve dice each on a large board: room to run, to hide and to trap.",
        picture: Some("8/3D4/3B2D1/8/3fD3/3Cf3/1d3D2/8 r 4,7 45,46 b"),
        ..Preset::PLAIN
    },
    Preset {
        id: "quick",
        title: "A quick game",
        summary: "Six dice each on a board of 6 × 6: they meet at once, and it is soon over.",
        options: &[("size", "6"), ("dice", "6")],
        picture: Some("1B4/2C1E1/1E4/c1de2/2e3/b5 r 2,1 -,- b"),
        ..Preset::PLAIN
    },
];

static SEATS: [SeatSpec; 2] = [SeatSpec { name: "red", side: 0 }, SeatSpec { name: "blue", side: 1 }];

/// The name of a seat, which is also its colour.
pub(crate) fn name(seat: Seat) -> &'static str {
    SEATS[seat.index()].name
}

impl Game for Uptick {
    type Position = Position;
    type Rules = Rules;
    type Eval = Eval;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn presets(&self) -> &'static [Preset] {
        &PRESETS
    }

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        Ok(Rules { size: options.number("size") as u8, dice: options.number("dice") as u8 })
    }

    fn seats(&self, _rules: &Rules) -> &'static [SeatSpec] {
        &SEATS
    }

    fn start(&self, rules: &Rules) -> Position {
        Position::start(rules.size, rules.dice)
    }

    fn parse(&self, rules: &Rules, text: &str) -> Result<Position, ParseError> {
        notation::parse(rules, text)
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
