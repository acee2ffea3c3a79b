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
//! let rules = Diceopolis.rules(&Options::defaults(Game::options(&Diceopolis)))?;
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
mod outline;
mod paths;
mod rules;
mod scene;
mod score;
mod square;
mod survey;
mod valid;
mod why;

use messdeck_core::{ParseError, Seat, Why};
use messdeck_facade::{
    About, Allowed, Game, Mark, OptionError, OptionSpec, Options, PathStep, Preset, Scene, SeatSpec, Target,
};
use messdeck_search::Mind;

pub use eval::Eval;
pub use hand::{FULL, Hand, SIX};
pub use rules::{Die, Move, Phase, Position, RED, Scoring};
pub use square::Square;

/// The rule book of Diceopolis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Diceopolis;

messdeck_facade::compiled_here!(Diceopolis);

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// How many seats play, from 2 to 4.
    pub players: u8,
    /// How many dice each seat has: at least 6, and at most [`ALL_DICE`] in all hands and caches together.
    pub dice: u8,
    /// What a run of dice counts.
    pub scoring: Scoring,
}

/// How many dice there are at most, for all players together (DO-5).
pub const ALL_DICE: u8 = 100;

static ABOUT: About = About {
    id: "diceopolis",
    title: "Diceopolis",
    tagline: "Build a city of dice along a black cross, each row in the value of its cross die.",
    designer: "not named in the rules",
    notice: None,
    needs_permit: false,
    dice: true,
    rules_page: include_str!("../../../docs/rules/diceopolis.md"),
};

static OPTIONS: [OptionSpec; 3] = [
    OptionSpec {
        name: "players",
        summary: "How many seats play.",
        allowed: Allowed::Range(2, 4),
        default: "2",
    },
    OptionSpec {
        name: "dice",
        summary: "How many dice each player has: up to 50 with two players, 33 with three, 25 with four.",
        allowed: Allowed::Range(6, ALL_DICE as u32 / 2),
        default: "25",
    },
    OptionSpec {
        name: "scoring",
        summary: "Whether a run scores the pips of its dice or their number.",
        allowed: Allowed::Values(&["pips", "dice"]),
        default: "pips",
    },
];

static PRESETS: [Preset; 2] = [
    Preset {
        id: "standard",
        title: "Standard game",
        summary: "25 dice each: the city grows to the ends of its streets, and long rows pay.",
        picture: Some(
            "12/12/12/4b1b5b4b5b63/3r2r6r5b2b5b33/3r5r5r1r4r2r33/3b3b2r5b5b3b33/3b3r5b1r2r6r53/5r2r5r64/\
             5b4b4r24/5b5r5b64/5r6r4b64 b 1556,1366 0,1 roll",
        ),
        ..Preset::PLAIN
    },
    Preset {
        id: "quick",
        title: "A quick game",
        summary: "Twelve dice each: a small town around the crossing, soon built and counted.",
        options: &[("dice", "12")],
        picture: Some(
            "12/12/12/12/6b2r64/4b5r1r4r2b53/3b3b2r5b5b34/3b3r5b1r2r64/5r5b25/5r56/12/12 r 5,55 0,0 roll",
        ),
        ..Preset::PLAIN
    },
];

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
        let scoring = if options.get("scoring") == "dice" { Scoring::Dice } else { Scoring::Pips };
        let (players, dice) = (options.number("players") as u8, options.number("dice") as u8);
        let most = ALL_DICE / players;
        if dice > most {
            let allowed = format!("6 to {most} with players={players}");
            return Err(OptionError::value("dice", &dice.to_string(), &allowed));
        }
        Ok(Rules { players, dice, scoring })
    }

    fn seats(&self, rules: &Rules) -> &'static [SeatSpec] {
        &SEATS[..usize::from(rules.players)]
    }

    fn start(&self, rules: &Rules) -> Position {
        Position::start(*rules)
    }

    fn parse(&self, rules: &Rules, text: &str) -> Result<Position, ParseError> {
        notation::parse(rules, text)
    }

    fn throw(&self, _position: &Position, die: &mut dyn FnMut() -> u8) -> Option<Move> {
        // DO-R1: one die at a time.
        Some(Move::Roll { value: die() })
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
