//! Who a game is and who sits at it.

use schemars::JsonSchema;
use serde::Serialize;

/// What a game is. What it is like, and whose it is, its messages say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct About {
    /// The name for programs: lower case, hyphens.
    pub id: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// Who designed it, and when, as far as it is known.
    pub designer: &'static str,
    /// Whether whoever offers the game to others must first be permitted to, as the notice in its messages says.
    #[serde(skip)]
    pub needs_permit: bool,
    /// Whether dice fall during the game.
    pub dice: bool,
}

/// A chair at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatSpec {
    /// The seat's name, which is also its colour.
    pub name: &'static str,
    /// The number of the side it wins with.
    pub side: usize,
}
