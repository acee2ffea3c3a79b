//! What stands where: enough for one drawer to show any game.

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::Serialize;

use crate::say;

/// Everything that can be seen of a position.
///
/// The board lies on a grid of unit cells, x to the right and y away from the first seat, both counted
/// from 0 at the lower left. Ids of cells, items and path targets are the same words, so a client that
/// is told "c3" knows what to light up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Scene {
    /// Columns of the grid.
    pub width: u32,
    /// Rows of the grid.
    pub height: u32,
    /// The cells of the board; what is not listed is not part of it.
    pub cells: Vec<Cell>,
    /// What stands on the board; things on one cell from the bottom up.
    pub things: Vec<Thing>,
    /// What lies beside the board: reserves, hands, pools, captured dice.
    pub trays: Vec<Tray>,
    /// Dice that have been thrown and wait to be used.
    pub dice: Vec<Die>,
    /// The throw that comes next, where dice must fall before anybody can choose.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub throw: Option<NextThrow>,
    /// Points as they stand, where the game counts points, in seat order.
    pub scores: Vec<Score>,
    /// What is left to do in this turn, or other news, each in a few words.
    #[serde(serialize_with = "say::list")]
    #[schemars(with = "Vec<say::SayShape<'static>>")]
    pub notes: Vec<Say>,
}

/// A place on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Cell {
    /// The name of the square in the game's notation.
    pub id: String,
    /// Column of its left edge.
    pub x: u32,
    /// Row of its lower edge.
    pub y: u32,
    /// Columns that it spans.
    pub width: u32,
    /// Rows that it spans.
    pub height: u32,
    /// What kind of place it is, such as `square`, `goal`, `cross`, `track`, `lane`, `base`, `home`.
    pub kind: &'static str,
    /// The seat it belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// The colour it wears, where that is not its seat's: one seat may own several colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<&'static str>,
}

impl Cell {
    /// A plain square of one cell.
    pub fn square(id: impl Into<String>, x: u32, y: u32) -> Cell {
        Cell { id: id.into(), x, y, width: 1, height: 1, kind: "square", seat: None, colour: None }
    }
}

/// Something that stands on a cell.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Thing {
    /// The id of its cell.
    pub cell: String,
    /// What it is: `die`, `cube`, `counter`.
    pub kind: &'static str,
    /// The seat it belongs to; none for things that are nobody's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// The colour it wears, where that is not its seat's: one seat may own several colours.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<&'static str>,
    /// The value it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// How it is turned, in the game's own words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub orientation: Option<&'static str>,
    /// How many things lie beneath it.
    pub level: u32,
    /// What it shows, in at most three characters, for boards made of text. The drawer puts the first letter of
    /// the seat before it.
    pub glyph: String,
    /// Its name as a person says it, such as "red 3".
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub label: Say,
}

/// Things that lie together beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Tray {
    /// Its name, unique in the scene.
    pub id: String,
    /// What it is: `reserve`, `hand`, `pool`, `captured`, `cache`.
    pub kind: &'static str,
    /// The seat it belongs to; none for a shared one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// Its name for people.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub label: Say,
    /// What lies in it.
    pub items: Vec<Item>,
}

/// One kind of thing in a tray.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Item {
    /// Its name; path targets of kind `item` use it.
    pub id: String,
    /// What it is: `die`, `piece`.
    pub kind: &'static str,
    /// The seat whose colour it wears.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<&'static str>,
    /// The value it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// How many there are.
    pub count: u32,
    /// The unit cubes it is made of, as x, y, z, where its shape matters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cubes: Vec<[i32; 3]>,
    /// Its name as a person says it.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub label: Say,
}

/// A die that has been thrown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Die {
    /// The seat that threw it.
    pub seat: &'static str,
    /// What it shows.
    pub value: u32,
}

/// Dice that wait to be thrown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct NextThrow {
    /// The seat that throws them.
    pub seat: &'static str,
    /// How many fall, one after the other or at once, until somebody chooses or throws anew.
    pub dice: u32,
    /// Whether it is an event of its own, which whoever throws wants to make happen even if dice fell just before.
    pub apart: bool,
}

/// The points of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Score {
    /// The seat.
    pub seat: &'static str,
    /// Its points as the position stands.
    pub points: i32,
}
