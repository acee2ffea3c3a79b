//! Who a game is and who sits at it.

use schemars::JsonSchema;
use serde::Serialize;

/// What people are told about a game before they play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct About {
    /// The name for programs: lower case, hyphens.
    pub id: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// One line that says what it is like.
    pub tagline: &'static str,
    /// Who designed it, and when, as far as it is known.
    pub designer: &'static str,
    /// A notice about rights that must be shown wherever the game is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<&'static str>,
    /// Whether whoever offers the game to others must first be permitted to, as its notice says.
    #[serde(skip)]
    pub needs_permit: bool,
    /// Whether dice fall during the game.
    pub dice: bool,
    /// The rules page, as Markdown.
    #[serde(skip)]
    pub rules_page: &'static str,
}

/// A chair at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct SeatSpec {
    /// The seat's name, which is also its colour.
    pub name: &'static str,
    /// The number of the side it wins with.
    pub side: usize,
}
