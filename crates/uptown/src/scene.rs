//! What stands where: the board, its buildings cube by cube, and the pool beside it.

use messdeck_core::{Position, Say, Square};
use messdeck_facade::{Cell, Item, Scene, Score, Thing, ToScene, Tray};

use crate::rules::{COLUMNS_TO_WIN, Colour, FILES, Piece, RANKS, Town, all_squares};
use crate::tale::over;

impl ToScene for Town {
    fn scene(&self) -> Scene {
        Scene {
            width: FILES,
            height: RANKS,
            cells: all_squares()
                .map(|square| Cell::square(square.to_string(), square.file() as u32, square.rank() as u32))
                .collect(),
            things: all_squares().flat_map(|square| stack(self, square)).collect(),
            trays: vec![pool(self)],
            dice: Vec::new(),
            throw: None,
            scores: Colour::ALL
                .map(|colour| Score { seat: colour.name(), points: self.dominated(colour) as i32 })
                .to_vec(),
            notes: notes(self),
        }
    }
}

/// The cubes on a square from the board up. A board made of text shows the topmost: its number is the
/// height of the stack.
fn stack(town: &Town, square: Square) -> impl Iterator<Item = Thing> {
    (0..).zip(town.stack(square)).map(move |(level, colour)| Thing {
        cell: square.to_string(),
        kind: "cube",
        seat: Some(colour.name()),
        level,
        glyph: (level + 1).to_string(),
        label: Say::new("uptown-cube").with("colour", colour.said()).with("level", level + 1),
        ..Thing::default()
    })
}

/// One pool for both seats: either may take either colour.
fn pool(town: &Town) -> Tray {
    let items = Colour::ALL.into_iter().flat_map(|colour| town.pool(colour)).map(item).collect();
    Tray { id: "pool".to_owned(), kind: "pool", seat: None, label: Say::new("uptown-tray-pool"), items }
}

fn item(piece: Piece) -> Item {
    Item {
        id: piece.to_string(),
        kind: "piece",
        seat: Some(piece.colour.name()),
        value: None,
        count: 1,
        cubes: piece.shape.model().to_vec(),
        label: Say { id: "uptown-item", ..piece.said() },
    }
}

/// How many columns whoever acts still needs; or that it is over.
fn notes(town: &Town) -> Vec<Say> {
    if town.turn().outcome().is_some() {
        return vec![over("uptown-note-over", town)];
    }
    let colour = town.to_act();
    let left = COLUMNS_TO_WIN.saturating_sub(town.dominated(colour));
    vec![Say::new("uptown-note-needs").with("seat", colour.said()).with("columns", left)]
}
