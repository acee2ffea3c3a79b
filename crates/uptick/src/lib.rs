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
//! let rules = Uptick.rules(&Options::defaults(Uptick::OPTIONS))?;
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
mod options;
mod paths;
mod presets;
mod prospects;
mod puzzle;
mod random;
mod remarks;
mod rules;
mod scene;
mod tale;
mod why;

use messdeck_core::Seat;
use messdeck_facade::{About, Game, OptionError, OptionSpec, Options, Preset, SeatSpec};

pub use eval::Eval;
pub use options::Rules;
pub use rules::{BLUE, Captured, Die, Move, Position, RED, SIX};

/// The rule book of Uptick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptick;

messdeck_facade::compiled_here!(Uptick);

static SEATS: [SeatSpec; 2] = [SeatSpec { name: "red", side: 0 }, SeatSpec { name: "blue", side: 1 }];

/// The name of a seat, which is also its colour.
pub(crate) fn name(seat: Seat) -> &'static str {
    SEATS[seat.index()].name
}

impl Game for Uptick {
    type Position = Position;

    const ABOUT: &'static About = &About {
        id: "uptick",
        title: "Uptick",
        designer: "Phil Leduc, 2023",
        needs_permit: true,
        dice: false,
    };

    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PRESETS: &'static [Preset] = presets::PRESETS;

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        Ok(Rules { size: options.number("size") as u8, dice: options.number("dice") as u8 })
    }

    fn seats(&self, _rules: &Rules) -> &'static [SeatSpec] {
        &SEATS
    }
}
