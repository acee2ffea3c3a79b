//! Placements as they are told to people, and what they call things.

use messdeck_core::{Position as _, Say, Square};
use messdeck_facade::{Sign, Tale, ToTale};
use messdeck_tetracubes::Shape;

use crate::paths::Placed;
use crate::rules::{COLUMNS_TO_WIN, Colour, FILES, MAJORITY, Piece, Placement, Town};
use crate::why::covered;

impl Colour {
    /// The colour, or whoever plays it.
    pub(crate) const fn said(self) -> Say {
        Say::new(self.name())
    }
}

impl Piece {
    /// Its name, such as "the grey L".
    pub(crate) fn said(self) -> Say {
        let letter = self.shape.letter().to_string();
        Say::new("uptown-piece").with("colour", self.colour.said()).with("letter", letter)
    }
}

/// A shape, such as "an L".
pub(crate) fn shape(shape: Shape) -> Say {
    Say::new("uptown-shape").with("letter", shape.letter().to_string())
}

/// Squares, to be listed.
pub(crate) fn squares(squares: &[Square]) -> Vec<Say> {
    squares.iter().map(|&square| Say::new("square").with("square", square)).collect()
}

/// A column, by its letter.
pub(crate) fn column(column: u32) -> Say {
    Say::new("uptown-column").with("column", char::from(b'a' + column as u8).to_string())
}

/// That the game is over, since nothing is left or nothing fits.
pub(crate) fn over(id: &'static str, town: &Town) -> Say {
    Say::new(id).with("seat", town.to_act().said()).with("left", town.pools().iter().sum::<usize>())
}

impl ToTale for Town {
    fn tale(&self, placement: Placement) -> Tale {
        let Placed { piece, turned, anchor } = Placed::by(self, placement);
        let on = covered(&turned.cubes_at(anchor));
        let did = Say::new("uptown-did-place").with("seat", self.to_act().said());
        let did = did.with("piece", piece.said()).with("squares", squares(&on));
        let picture = Sign::Thing {
            thing: "piece",
            id: piece.to_string(),
            seat: Some(piece.colour.name()),
            value: None,
            cubes: turned.cubes(),
        };
        let tale = Tale::of(did).sign(picture).sign(Sign::To);
        let tale = on.iter().fold(tale, |tale, square| tale.sign(Sign::cell(square)));
        tale.and(brings(self, &self.play_unchecked(placement), piece.colour))
    }

    /// A piece of the other's colour is one that the other will lack.
    fn prospects(&self, placement: Placement) -> Vec<Say> {
        let Placed { piece, .. } = Placed::by(self, placement);
        if piece.colour == self.to_act() {
            return Vec::new();
        }
        let after = self.play_unchecked(placement);
        let left = self.pools()[1] - 1;
        let over = after.turn().outcome().is_some();
        let say = Say::new("uptown-prospect-spent").with("colour", piece.colour.said()).with("left", left);
        if over { Vec::new() } else { vec![say] }
    }
}

/// What a piece of this colour brings: what it hides, the columns that change hands, who has enough of them, and the end.
fn brings(before: &Town, after: &Town, colour: Colour) -> Vec<Say> {
    let [grey, red] = Colour::ALL;
    let other = if colour == grey { red } else { grey };
    let mut brings = Vec::new();
    let hidden = (before.showing(other) & !after.showing(other)).count_ones();
    if hidden > 0 {
        brings.push(Say::new("uptown-brought-hides").with("colour", other.said()).with("squares", hidden));
    }
    // A piece shows more of its own colour and less of the other, so columns change only in its favour.
    let columns = |from: Option<Colour>, to: Option<Colour>| -> Vec<Say> {
        let changed = |&column: &u32| before.master(column) == from && after.master(column) == to;
        (0..FILES).filter(changed).map(column).collect()
    };
    for (id, from, to) in [
        ("uptown-brought-column", None, Some(colour)),
        ("uptown-brought-turned-column", Some(other), Some(colour)),
        ("uptown-brought-lost-column", Some(other), None),
    ] {
        let changed = columns(from, to);
        if !changed.is_empty() {
            let say = Say::new(id).with("seat", colour.said()).with("other", other.said());
            brings.push(say.with("columns", changed));
        }
    }
    if (before.dominated(colour)..after.dominated(colour)).contains(&(COLUMNS_TO_WIN - 1)) {
        let say = Say::new("uptown-brought-majority").with("seat", colour.said());
        brings.push(say.with("columns", after.dominated(colour)));
    }
    if after.turn().outcome().is_some() {
        brings.push(over("uptown-brought-end", after));
    }
    brings
}

impl Town {
    /// Who dominates a column.
    pub(crate) fn master(&self, column: u32) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.shown(colour, column) >= MAJORITY)
    }
}
