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
//! let options = Options::choose(AnyGame::options(&Uckers), [("players", "2")])?;
//! let thrown = AnyGame::start(&Uckers, &options)?.play("roll:63").expect("the dice may fall like that");
//! assert_eq!(thrown.moves(), ["rB-1,r1-4", "gB-27,g27-30"]);
//!
//! let why = thrown.why_not("rB-1").expect("it is well formed").expect("both dice must be used");
//! assert_eq!((why.code, why.rule), ("use-both-dice", "UC-3"));
//! # Ok::<(), messdeck_facade::OptionError>(())
//! ```

mod eval;
mod marks;
mod notation;
mod paths;
mod rules;
mod scene;
mod why;

use messdeck_core::{ParseError, Why};
use messdeck_facade::{
    About, Allowed, Game, Mark, OptionError, OptionSpec, Options, PathStep, Preset, RollOff, Scene, SeatSpec,
    Settles, Target,
};
use messdeck_search::Mind;

pub use eval::Eval;
pub use rules::{
    Bound, Colour, Counters, Dice, Doorstep, Move, Phase, Place, Players, Position, RuleSet, Rules, SQUARES,
    Status, Step,
};

/// The rule book of Uckers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Uckers;

messdeck_facade::compiled_here!(Uckers);

static ABOUT: About = About {
    id: "uckers",
    title: "Uckers",
    tagline: "The Royal Navy's Ludo: blobs that bar the way, and sixes that break them.",
    designer: "traditional, Royal Navy",
    notice: None,
    needs_permit: false,
    dice: true,
    rules_page: include_str!("../../../docs/rules/uckers.md"),
};

static OPTIONS: [OptionSpec; 5] = [
    OptionSpec {
        name: "rules",
        summary: "The numbered basic rules with two dice, or the older mess-deck game with one.",
        allowed: Allowed::Values(&["two-dice", "one-die"]),
        default: "two-dice",
    },
    OptionSpec {
        name: "players",
        summary: "Four players in two teams, or two with two colours each.",
        allowed: Allowed::Values(&["2", "4"]),
        default: "4",
    },
    OptionSpec {
        name: "first",
        summary: "Who throws first; with two players red or blue.",
        allowed: Allowed::Values(&["red", "blue", "green", "yellow"]),
        default: "red",
    },
    OptionSpec {
        name: "doorstep",
        summary: "Whether counters enter one square after the corner, or on the corner square itself.",
        allowed: Allowed::Values(&["inset", "corner"]),
        default: "inset",
    },
    OptionSpec {
        name: "saved-sixes",
        summary: "Whether a thrown six may be saved for a later turn; only in the game with one die.",
        allowed: Allowed::Values(&["off", "on"]),
        default: "off",
    },
];

static PRESETS: [Preset; 4] = [
    Preset {
        id: "basic",
        title: "Basic rules",
        summary: "Two teams of two race their counters home with two dice.",
        picture: Some("B,B,19,29/B,B,h1,H/28,33,10,H/B,42,20,H g throw - - - 0,0,0,0 pppp"),
        ..Preset::PLAIN
    },
    Preset {
        id: "basic-for-two",
        title: "Basic rules for two",
        summary: "You and one opponent, two dice, and two colours each to bring home.",
        options: &[("players", "2")],
        picture: Some("10,10,31,h1/B,B,B,H/34,44,12,13/B,B,51,8 r throw - - - 0,0 pp"),
        ..Preset::PLAIN
    },
    Preset {
        id: "mess-deck",
        title: "Mess deck",
        summary: "The older game of the mess decks, in two teams: one die, and one counter for the whole turn.",
        options: &[("rules", "one-die")],
        picture: Some("B,18,27,27/B,B,B,20/B,B,h2,H/B,47,5,5 b throw - b20 - 0,0,0,0 pppp"),
        ..Preset::PLAIN
    },
    Preset {
        id: "mess-deck-for-two",
        title: "Mess deck for two",
        summary: "The older game with one die, for you and one opponent with two colours each.",
        options: &[("rules", "one-die"), ("players", "2")],
        picture: Some("B,B,6,8/B,B,B,46/B,B,B,19/B,B,B,24 b throw - - - 0,0 pp"),
        ..Preset::PLAIN
    },
];

static FOUR_SEATS: [SeatSpec; 4] = [
    SeatSpec { name: "red", side: 0 },
    SeatSpec { name: "blue", side: 1 },
    SeatSpec { name: "green", side: 0 },
    SeatSpec { name: "yellow", side: 1 },
];

static TWO_SEATS: [SeatSpec; 2] = [FOUR_SEATS[0], FOUR_SEATS[1]];

impl Game for Uckers {
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
        let rule_set = [RuleSet::TwoDice, RuleSet::OneDie][options.index("rules")];
        let players = [Players::Two, Players::Four][options.index("players")];
        let first = Colour::new(options.index("first"));
        let saved_sixes = options.index("saved-sixes") == 1;
        if players == Players::Two && first.index() >= TWO_SEATS.len() {
            return Err(OptionError::value("first", first.name(), "red or blue with players=2"));
        }
        if saved_sixes && rule_set == RuleSet::TwoDice {
            return Err(OptionError::value(
                "saved-sixes",
                "on",
                "off with rules=two-dice, or on with rules=one-die",
            ));
        }
        let doorstep = [Doorstep::Inset, Doorstep::Corner][options.index("doorstep")];
        Ok(Rules { rule_set, players, doorstep, saved_sixes, first })
    }

    fn changes(&self, rules: &Rules) -> &'static [&'static str] {
        match rules.saved_sixes {
            true => &["saved sixes are used only before the first throw of a turn"],
            false => &[],
        }
    }

    fn seats(&self, rules: &Rules) -> &'static [SeatSpec] {
        match rules.players {
            Players::Two => &TWO_SEATS,
            Players::Four => &FOUR_SEATS,
        }
    }

    fn start(&self, rules: &Rules) -> Position {
        Position::start(*rules)
    }

    fn parse(&self, rules: &Rules, text: &str) -> Result<Position, ParseError> {
        notation::parse(rules, text)
    }

    fn throw(&self, position: &Position, die: &mut dyn FnMut() -> u8) -> Option<Move> {
        // UC-T1, UC-O1: two dice, the higher one written first, or one.
        let dice = match position.rules().rule_set {
            RuleSet::OneDie => Dice::One(die()),
            RuleSet::TwoDice => {
                let (one, other) = (die(), die());
                Dice::Two(one.max(other), one.min(other))
            }
        };
        Some(Move::Roll(dice))
    }

    fn roll_off(&self, rules: &Rules) -> Option<RollOff> {
        // The page's table of options: the highest throw decides who is `first`. A throw is that of the rules.
        let dice = match rules.rule_set {
            RuleSet::OneDie => 1,
            RuleSet::TwoDice => 2,
        };
        Some(RollOff { dice, settles: Settles::Option("first") })
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
