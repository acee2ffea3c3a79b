//! Uckers, the Royal Navy's Ludo, in both of its rule sets: the numbered basic rules with two dice and
//! the older mess-deck game with one.
//!
//! [`Position`] is the hot side: all that decides how a game goes on, in 48 bytes. [`Uckers`] is the cold
//! side: options, text, scenes, paths and marks. What is legal, and why, stands on the rules page
//! `docs/rules/uckers.md`; comments in this crate cite its ids.
//!
//! ```
//! use messdeck_core::Position as _;
//! use messdeck_facade::{AnyGame, Options};
//! use messdeck_uckers::Uckers;
//!
//! let book = Uckers.book(&Options::choose(Uckers.options(), [("players", "2")])?)?;
//! let thrown = book.start().play("roll:63").expect("the dice may fall like that");
//! assert_eq!(thrown.moves(), ["rB-1,r1-4", "gB-27,g27-30"]);
//!
//! let why = thrown.why_not("rB-1").expect("it is well formed").expect("both dice must be used");
//! assert_eq!((why.code, why.rule), ("use-both-dice", "UC-3"));
//! # Ok::<(), messdeck_facade::OptionError>(())
//! ```

mod eval;
mod marks;
mod names;
mod notation;
mod options;
mod paths;
mod presets;
mod prospects;
mod puzzle;
mod remarks;
mod rules;
mod scene;
mod tale;
mod why;

use messdeck_facade::{About, Game, OptionError, OptionSpec, Options, Preset, RollOff, SeatSpec, Settles};

pub use eval::Eval;
pub use options::{Doorstep, Players, RuleSet, Rules};
pub use rules::{Bound, Colour, Counters, Dice, Move, Phase, Place, Position, SQUARES, Status, Step};

/// The rule book of Uckers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Uckers;

messdeck_facade::compiled_here!(Uckers);

static FOUR_SEATS: [SeatSpec; 4] = [
    SeatSpec { name: "red", side: 0 },
    SeatSpec { name: "blue", side: 1 },
    SeatSpec { name: "green", side: 0 },
    SeatSpec { name: "yellow", side: 1 },
];

static TWO_SEATS: [SeatSpec; 2] = [FOUR_SEATS[0], FOUR_SEATS[1]];

impl Game for Uckers {
    type Position = Position;

    const ABOUT: &'static About = &About {
        id: "uckers",
        title: "Uckers",
        designer: "traditional, Royal Navy",
        needs_permit: false,
        dice: true,
    };

    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PRESETS: &'static [Preset] = presets::PRESETS;

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        let rule_set = [RuleSet::TwoDice, RuleSet::OneDie][options.index("rules")];
        let players = [Players::Two, Players::Four][options.index("players")];
        let first = Colour::new(options.index("first"));
        let saved_sixes = options.index("saved-sixes") == 1;
        if players == Players::Two && first.index() >= TWO_SEATS.len() {
            return Err(OptionError::value("first", first.name(), "uckers-allowed-first"));
        }
        if saved_sixes && rule_set == RuleSet::TwoDice {
            return Err(OptionError::value("saved-sixes", "on", "uckers-allowed-saved-sixes"));
        }
        let doorstep = [Doorstep::Inset, Doorstep::Corner][options.index("doorstep")];
        Ok(Rules { rule_set, players, doorstep, saved_sixes, first })
    }

    fn changes(&self, rules: &Rules) -> &'static [&'static str] {
        match rules.saved_sixes {
            true => &["uckers-change-1"],
            false => &[],
        }
    }

    fn seats(&self, rules: &Rules) -> &'static [SeatSpec] {
        match rules.players {
            Players::Two => &TWO_SEATS,
            Players::Four => &FOUR_SEATS,
        }
    }

    fn roll_off(&self, rules: &Rules) -> Option<RollOff> {
        // The page's table of options: the highest throw decides who is `first`. A throw is that of the rules.
        let dice = match rules.rule_set {
            RuleSet::OneDie => 1,
            RuleSet::TwoDice => 2,
        };
        Some(RollOff { dice, settles: Settles::Option("first") })
    }
}
