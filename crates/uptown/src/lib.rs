//! Uptown: two seats build one town from sixteen tetracubes, and each wants its colour seen from above.
//!
//! [`Town`] is the position: small, without heap memory, and fast to count and to play random games from.
//! [`Uptown`] is the rule book around it: options, text, scene, paths and marks. The shapes and their
//! orientations come from `messdeck-tetracubes`.
//!
//! ```
//! use messdeck_facade::{AnyGame, Options};
//! use messdeck_uptown::Uptown;
//!
//! let options = Options::defaults(AnyGame::options(&Uptown));
//! let start = AnyGame::start(&Uptown, &options)?;
//! assert_eq!(start.count(), 1994);
//!
//! let after = start.play("gL@a1a1a1b1")?;
//! assert_eq!(after.text(), "7/7/7/7/ggg,g,5 r ABIOPTZ,ABILOPTZ");
//! let refusal = after.play("rA@c1c1d1d2").err().expect("these cubes make a B");
//! assert!(refusal.to_string().contains("mirror image"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod certain;
mod eval;
mod marks;
mod notation;
mod paths;
mod rules;
mod scene;
mod why;

use messdeck_core::{ParseError, Why};
use messdeck_facade::{
    About, Allowed, Game, Mark, OptionError, OptionSpec, Options, PathStep, Scene, SeatSpec, Target,
};
use messdeck_search::Mind;

pub use eval::Eval;
pub use rules::{Colour, Piece, Placement, Town};

/// The rule book of Uptown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptown;

messdeck_facade::compiled_here!(Uptown);

static ABOUT: About = About {
    id: "uptown",
    title: "Uptown",
    tagline: "Sixteen tetracubes, one town: be seen from above in four of its seven columns.",
    designer: "Henrik Morast",
    notice: None,
    needs_permit: false,
    dice: false,
    rules_page: include_str!("../../../docs/rules/uptown.md"),
};

static OPTIONS: [OptionSpec; 1] = [OptionSpec {
    name: "first",
    summary: "The seat that acts first.",
    allowed: Allowed::Values(&["grey", "red"]),
    default: "grey",
}];

static SEATS: [SeatSpec; 2] =
    [SeatSpec { name: Colour::Grey.name(), side: 0 }, SeatSpec { name: Colour::Red.name(), side: 1 }];

/// The options as types.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The seat that acts first.
    pub first: Colour,
}

impl Game for Uptown {
    type Position = Town;
    type Rules = Rules;
    type Eval = Eval;

    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn options(&self) -> &'static [OptionSpec] {
        &OPTIONS
    }

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        Ok(Rules { first: Colour::ALL[options.index("first")] })
    }

    fn seats(&self, _rules: &Rules) -> &'static [SeatSpec] {
        &SEATS
    }

    fn start(&self, rules: &Rules) -> Town {
        Town::start(rules.first)
    }

    fn parse(&self, rules: &Rules, text: &str) -> Result<Town, ParseError> {
        notation::parse(rules.first, text)
    }

    fn scene(&self, town: &Town) -> Scene {
        scene::scene(town)
    }

    fn paths(&self, town: &Town, placement: Placement) -> Vec<Vec<PathStep>> {
        vec![paths::path(town, placement)]
    }

    fn why_not_target(&self, town: &Town, prefix: &[Target], target: &Target) -> Why {
        paths::why_not_target(town, prefix, target)
    }

    fn mind(&self, _rules: &Rules) -> Mind<Eval> {
        eval::MIND
    }

    fn marks(&self, town: &Town, prefix: &[Target]) -> Vec<Mark> {
        marks::marks(town, prefix)
    }
}
