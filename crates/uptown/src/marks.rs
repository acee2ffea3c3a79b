//! What a board shows besides the cubes: who dominates what, how high stacks are, where a piece can go.

use messdeck_core::Square;
use messdeck_facade::{Mark, Target, ToMarks};

use crate::paths::{Begun, Placed};
use crate::rules::{Colour, FILES, MAJORITY, Piece, RANKS, Town, all_squares, square};
use crate::why::{covered, the};

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
    let name = char::from(b'a' + column as u8);
    let cells = (0..RANKS).map(|rank| square(column, rank));
    let shown = format!("grey {grey}, red {red}");
    match Colour::ALL.into_iter().find(|&colour| town.shown(colour, column) >= MAJORITY) {
        Some(colour) => {
            Mark::new("dominance", cells, format!("{} dominates column {name}: {shown}", colour.name()))
                .of(colour.name())
                .with(town.shown(colour, column) as i32)
        }
        None => Mark::new("dominance", cells, format!("nobody dominates column {name}: {shown}")),
    }
}

fn height(town: &Town, square: Square) -> Option<Mark> {
    let height = town.height(square);
    (height > 0).then(|| Mark::new("height", [square], format!("{height} high")).with(height as i32))
}

/// The squares where the anchor of a piece may go.
fn anchors(town: &Town, piece: Piece, anchors: u64) -> Option<Mark> {
    (town.has(piece) && anchors != 0).then(|| {
        Mark::new("anchor", Square::all(anchors), format!("{} can go here", the(piece)))
            .of(piece.colour.name())
    })
}

/// The squares that a complete placement covers, the anchor first.
fn ghost(town: &Town, placed: &Placed) -> Option<Mark> {
    let Placed { piece, turned, anchor } = *placed;
    let fits = town.has(piece) && town.anchors(piece.shape)[turned.number()] & anchor.bit() != 0;
    fits.then(|| {
        let squares = covered(&turned.cubes_at(anchor));
        Mark::new("ghost", squares, format!("{} would lie here", the(piece))).of(piece.colour.name())
    })
}
