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
//! let start = Uptown.book(&Options::defaults(Uptown.options()))?.start();
//! assert_eq!(start.count(), 1994);
//!
//! let after = start.play("gL@a1a1a1b1")?;
//! assert_eq!(after.text(), "7/7/7/7/ggg,g,5 r ABIOPTZ,ABILOPTZ");
//! let why = after.why_not("rA@c1c1d1d2")?.expect("these cubes make a B");
//! assert_eq!((why.code, why.rule), ("mirror-image", "UP-S1"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod certain;
mod eval;
mod marks;
mod notation;
mod options;
mod paths;
mod puzzle;
mod remarks;
mod rules;
mod scene;
mod tale;
mod why;

use messdeck_facade::{About, Game, OptionError, OptionSpec, Options, SeatSpec};

pub use eval::Eval;
pub use options::Rules;
pub use rules::{Colour, Piece, Placement, Town};

/// The rule book of Uptown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Uptown;

messdeck_facade::compiled_here!(Uptown);

static SEATS: [SeatSpec; 2] =
    [SeatSpec { name: Colour::Grey.name(), side: 0 }, SeatSpec { name: Colour::Red.name(), side: 1 }];

impl Game for Uptown {
    type Position = Town;

    const ABOUT: &'static About =
        &About { id: "uptown", title: "Uptown", designer: "Henrik Morast", needs_permit: false, dice: false };

    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;

    fn rules(&self, options: &Options) -> Result<Rules, OptionError> {
        Ok(Rules { first: Colour::ALL[options.index("first")] })
    }

    fn seats(&self, _rules: &Rules) -> &'static [SeatSpec] {
        &SEATS
    }
}
