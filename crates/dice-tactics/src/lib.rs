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
//! let rules = DiceTactics.rules(&Options::defaults(DiceTactics::OPTIONS))?;
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

mod armies;
mod danger;
mod eval;
mod geometry;
mod lanes;
mod marks;
mod names;
mod notation;
mod objective;
mod options;
mod paths;
mod presets;
mod prospects;
mod puzzle;
mod remarks;
mod rules;
mod scene;
mod tale;
mod unit;
mod valid;
mod why;

use messdeck_core::Seat;
use messdeck_facade::{About, Game, OptionError, OptionSpec, Options, Preset, RollOff, SeatSpec, Settles};

pub use eval::Eval;
pub use geometry::Direction;
pub use options::{Objective, Opening, Ranged, Rules};
pub use rules::{BLACK, Die, Move, Phase, Position, WHITE};
pub use unit::{Kind, Unit};

/// The rule book of Dice Tactics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DiceTactics;

messdeck_facade::compiled_here!(DiceTactics);

static SEATS: [SeatSpec; 2] = [SeatSpec { name: "white", side: 0 }, SeatSpec { name: "black", side: 1 }];

/// The name of a seat, which is also its colour.
pub(crate) fn name(seat: Seat) -> &'static str {
    SEATS[seat.index()].name
}

impl Game for DiceTactics {
    type Position = Position;

    const ABOUT: &'static About = &About {
        id: "dice-tactics",
        title: "Dice Tactics",
        designer: "not named in the rules",
        needs_permit: false,
        dice: false,
    };

    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PRESETS: &'static [Preset] = presets::PRESETS;

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        let officers = match options.index("officers") {
            0 => options::ANY_OFFICERS,
            limit => limit as u8,
        };
        Ok(Rules {
            units: options.number("units") as u8,
            officers,
            objective: [Objective::Rout, Objective::Breakthrough, Objective::Hill]
                [options.index("objective")],
            opening: [Opening::Full, Opening::Half][options.index("opening")],
            ranged: [Ranged::Gap, Ranged::Adjacent][options.index("ranged")],
            quiet: options.number("quiet") as u16,
        })
    }

    fn seats(&self, _rules: &Rules) -> &'static [SeatSpec] {
        &SEATS
    }

    fn roll_off(&self, _rules: &Rules) -> Option<RollOff> {
        // DT-8: the side that won the roll-off is White.
        Some(RollOff { dice: 1, settles: Settles::Chair(name(WHITE)) })
    }
}
