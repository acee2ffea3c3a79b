//! Diceopolis: a city of dice that grows along the streets of a black cross.
//!
//! The hot side is [`Position`], the cold side [`Diceopolis`]. The rules page that both realise is
//! `docs/rules/diceopolis.md`; ids such as DO-P2 in this crate are those of its sentences.
//!
//! ```
//! use messdeck_core::Position as _;
//! use messdeck_diceopolis::Diceopolis;
//! use messdeck_facade::{Game, Options};
//!
//! let rules = Diceopolis.rules(&Options::defaults(Diceopolis::OPTIONS))?;
//! let empty = ["12"; 12].join("/");
//! let position = Diceopolis.parse(&rules, &format!("{empty} r 12345,11446 20,20 place"))?;
//! assert_eq!(position.count(), 5 * 4);
//!
//! let next = position.play("4@h8".parse()?)?;
//! assert_eq!(next.to_string(), "12/12/12/12/12/6r45/12/12/12/12/12/12 b 1235,11446 20,20 place");
//!
//! let why = next.why_not("1@h10".parse()?).expect("it touches too few");
//! assert_eq!((why.code, why.rule), ("corners", "DO-7"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod eval;
mod hand;
mod marks;
mod notation;
mod options;
mod outline;
mod paths;
mod presets;
mod prospects;
mod puzzle;
mod remarks;
mod rules;
mod scene;
mod score;
mod square;
mod survey;
mod tale;
mod valid;
mod why;

use messdeck_core::{Say, Seat};
use messdeck_facade::{About, Game, OptionError, OptionSpec, Options, Preset, SeatSpec};

pub use eval::Eval;
pub use hand::{FULL, Hand, SIX};
pub use options::{ALL_DICE, Rules, Scoring};
pub use rules::{Die, Move, Phase, Position, RED};
pub use square::Square;

/// The rule book of Diceopolis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diceopolis;

messdeck_facade::compiled_here!(Diceopolis);

static SEATS: [SeatSpec; 4] = [
    SeatSpec { name: "red", side: 0 },
    SeatSpec { name: "blue", side: 1 },
    SeatSpec { name: "green", side: 2 },
    SeatSpec { name: "yellow", side: 3 },
];

/// The name of a seat, which is also its colour.
pub(crate) fn name(seat: Seat) -> &'static str {
    SEATS[seat.index()].name
}

impl Game for Diceopolis {
    type Position = Position;

    const ABOUT: &'static About = &About {
        id: "diceopolis",
        title: "Diceopolis",
        designer: "not named in the rules",
        needs_permit: false,
        dice: true,
    };

    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const PRESETS: &'static [Preset] = presets::PRESETS;

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        let scoring = if options.get("scoring") == "dice" { Scoring::Dice } else { Scoring::Pips };
        let (players, dice) = (options.number("players") as u8, options.number("dice") as u8);
        let most = ALL_DICE / players;
        if dice > most {
            let allowed = Say::new("diceopolis-allowed-dice").with("most", most).with("players", players);
            return Err(OptionError::value("dice", &dice.to_string(), allowed));
        }
        Ok(Rules { players, dice, scoring })
    }

    fn seats(&self, rules: &Rules) -> &'static [SeatSpec] {
        &SEATS[..usize::from(rules.players)]
    }
}
