//! A position as a picture: any scene, drawn plainly.
//!
//! It is meant for link previews and pages of others; the boards of the site are drawn with more love. What stands where
//! is worked out once ([`Board`]), then written as SVG or painted as PNG.

mod png;
mod svg;

use messdeck_facade::{Cell, Scene, Thing};
use messdeck_words::Words;

pub(crate) use png::preview;
pub(crate) use svg::draw;

/// The side of a cell.
const SIDE: u32 = 60;
const PAPER: &str = "#f4f1ea";
const GROUND: &str = "#e6e0d3";
const EDGE: &str = "#b9b09c";
const INK: &str = "#2b2721";

/// What stands where, in units of which a cell has [`SIDE`].
struct Board {
    width: u32,
    height: u32,
    squares: Vec<Square>,
    pieces: Vec<Piece>,
}

struct Square {
    place: Place,
    fill: &'static str,
}

/// Something on a square; of a stack, its top.
struct Piece {
    /// Its middle.
    x: u32,
    y: u32,
    size: u32,
    round: bool,
    fill: &'static str,
    ink: &'static str,
    /// What it shows.
    value: Option<u32>,
    glyph: String,
    /// How many lie on each other.
    count: usize,
    label: String,
}

#[derive(Clone, Copy)]
struct Place {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

impl Board {
    fn of(scene: &Scene) -> Board {
        let squares = scene.cells.iter().map(|cell| {
            let fill = cell.colour.or(cell.seat).map_or(GROUND, tint);
            Square { place: Place::of(cell, scene.height), fill }
        });
        let pieces = scene.cells.iter().flat_map(|cell| {
            let things: Vec<&Thing> = scene.things.iter().filter(|thing| thing.cell == cell.id).collect();
            pieces(Place::of(cell, scene.height), &things)
        });
        Board {
            width: scene.width * SIDE,
            height: scene.height * SIDE,
            squares: squares.collect(),
            pieces: pieces.collect(),
        }
    }
}

impl Place {
    /// Rows are counted from below, pictures from above.
    fn of(cell: &Cell, rows: u32) -> Place {
        let top = rows.saturating_sub(cell.y + cell.height);
        Place { x: cell.x * SIDE, y: top * SIDE, width: cell.width * SIDE, height: cell.height * SIDE }
    }
}

/// Things that lie on each other show the top one and how many there are; others share the cell side by side, as do all
/// where the cell is a large one, such as a base.
fn pieces(place: Place, things: &[&Thing]) -> Vec<Piece> {
    let is_large = place.width.min(place.height) > SIDE;
    let is_stack = !is_large && things.iter().any(|thing| thing.level > 0);
    let shown = if is_stack { &things[things.len() - 1..] } else { things };
    let count = u32::try_from(shown.len()).unwrap_or(1).max(1);
    let columns = (1..=count).find(|columns| columns * columns >= count).unwrap_or(1);
    let (width, height) = (place.width / columns, place.height / columns);
    // In a large cell a piece is no larger than elsewhere.
    let size = width.min(height).min(SIDE) * 7 / 10;
    let piece = |(k, thing): (u32, &&Thing)| {
        let (fill, ink) = thing.colour.or(thing.seat).map_or(("#8d8779", "#ffffff"), paint);
        Piece {
            x: place.x + width * (k % columns) + width / 2,
            y: place.y + height * (k / columns) + height / 2,
            size,
            round: thing.kind == "counter",
            fill,
            ink,
            value: thing.value,
            glyph: thing.glyph.clone(),
            count: if is_stack { things.len() } else { 1 },
            label: Words::english().say(&thing.label),
        }
    };
    (0..).zip(shown).map(piece).collect()
}

/// The colours of seats, by their names; the ink on them.
fn paint(name: &str) -> (&'static str, &'static str) {
    match name {
        "red" => ("#b3362b", "#ffffff"),
        "blue" => ("#2a5fa5", "#ffffff"),
        "green" => ("#3a7d44", "#ffffff"),
        "yellow" => ("#e3b23c", INK),
        "white" => ("#fbf9f4", INK),
        "black" => (INK, "#ffffff"),
        "orange" => ("#d9762b", INK),
        "purple" => ("#6c4a94", "#ffffff"),
        _ => ("#8d8779", "#ffffff"),
    }
}

fn tint(name: &str) -> &'static str {
    match name {
        "red" => "#e9c4bd",
        "blue" => "#c3d3e8",
        "green" => "#c6dcc6",
        "yellow" => "#f3e3b3",
        "white" => "#faf8f3",
        "black" => "#cfcac0",
        "orange" => "#f1d3b8",
        "purple" => "#d5c8e2",
        _ => GROUND,
    }
}
