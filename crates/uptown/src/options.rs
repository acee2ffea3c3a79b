//! The options of a game: what may be chosen, and what was.

use messdeck_facade::{Allowed, OptionSpec};

use crate::rules::Colour;

/// The options of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The seat that acts first.
    pub first: Colour,
}

pub(crate) const OPTIONS: &[OptionSpec] =
    &[OptionSpec { name: "first", allowed: Allowed::Values(&["grey", "red"]), default: "grey" }];
