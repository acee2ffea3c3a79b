//! What a board shows besides the cubes: who dominates what, how high stacks are, where a piece can go.

use messdeck_core::{Say, Square};
use messdeck_facade::{Mark, Target, ToMarks};

use crate::paths::{Begun, Placed};
use crate::rules::{Colour, FILES, Piece, RANKS, Town, all_squares, square};
use crate::tale;
use crate::why::covered;

impl ToMarks for Town {
    /// The marks of a position after a person has pointed at these targets.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        let mut marks: Vec<Mark> = (0..FILES).map(|column| dominance(self, column)).collect();
        marks.extend(all_squares().filter_map(|square| height(self, square)));
        match Begun::by(prefix) {
            None | Some(Begun::Nothing) => {}
            Some(Begun::Taken(piece)) => {
                let anywhere = self.anchors(piece.shape).into_iter().fold(0, |all, anchors| all | anchors);
                marks.extend(anchors(self, piece, anywhere));
            }
            Some(Begun::Turned(piece, turned)) => {
                marks.extend(anchors(self, piece, self.anchors(piece.shape)[turned.number()]));
            }
            Some(Begun::Placed(placed)) => marks.extend(ghost(self, &placed)),
        }
        marks
    }
}

/// Who dominates a column as it stands, or how it is shared if nobody does.
fn dominance(town: &Town, column: u32) -> Mark {
    let [grey, red] = Colour::ALL.map(|colour| town.shown(colour, column));
    let cells = (0..RANKS).map(|rank| square(column, rank));
    let say = |id: &'static str| {
        Say::new(id).with("column", tale::column(column)).with("grey", grey).with("red", red)
    };
    match town.master(column) {
        Some(colour) => {
            Mark::new("dominance", cells, say("uptown-mark-dominance").with("seat", colour.said()))
                .of(colour.name())
                .with(town.shown(colour, column) as i32)
        }
        None => Mark::new("dominance", cells, say("uptown-mark-no-dominance")),
    }
}

fn height(town: &Town, square: Square) -> Option<Mark> {
    let height = town.height(square) as i32;
    let text = || Say::new("uptown-mark-height").with("height", height);
    (height > 0).then(|| Mark::new("height", [square], text()).with(height))
}

/// The squares where the anchor of a piece may go.
fn anchors(town: &Town, piece: Piece, anchors: u64) -> Option<Mark> {
    let text = || Say::new("uptown-mark-anchor").with("piece", piece.said());
    (town.has(piece) && anchors != 0)
        .then(|| Mark::new("anchor", Square::all(anchors), text()).of(piece.colour.name()))
}

/// The squares that a complete placement covers, the anchor first.
fn ghost(town: &Town, placed: &Placed) -> Option<Mark> {
    let Placed { piece, turned, anchor } = *placed;
    let fits = town.has(piece) && town.anchors(piece.shape)[turned.number()] & anchor.bit() != 0;
    let text = || Say::new("uptown-mark-ghost").with("piece", piece.said());
    fits.then(|| Mark::new("ghost", covered(&turned.cubes_at(anchor)), text()).of(piece.colour.name()))
}
