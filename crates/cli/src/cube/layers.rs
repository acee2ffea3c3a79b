//! The box as text: its four layers side by side, the lowest on the left.
//!
//! A cell shows the letter of its piece, the second piece of a shape in small letters, so that the picture reads without
//! colour; where there is colour, every shape has its own and the second piece a darker shade of it.

use messdeck_core::Say;
use messdeck_cube::{Cell, Packing};

use crate::draw::{Canvas, piece, square};
use crate::words::said;

const EDGE: usize = 4;
/// Characters from the left to the first cell, along a cell, and from one layer to the next.
const MARGIN: usize = 4;
const CELL: usize = 3;
const STEP: usize = EDGE * CELL + 4;

pub(super) fn draw(packing: &Packing) -> String {
    let mut canvas = Canvas::new(MARGIN + 4 * STEP, EDGE + 2);
    let plain = anstyle::Style::new();
    for z in 0..EDGE {
        let left = MARGIN + z * STEP;
        canvas.write(left, 0, &said(&Say::new("cube-layer").with("number", z + 1)), plain);
        for y in 0..EDGE {
            let row = EDGE - y;
            canvas.write(left - 2, row, &(y + 1).to_string(), plain.dimmed());
            for x in 0..EDGE {
                let dark = (x + y + z).is_multiple_of(2);
                canvas.write(left + x * CELL, row, " · ", square(dark));
            }
        }
        for (x, file) in "abcd".chars().enumerate() {
            canvas.write(left + x * CELL + 1, EDGE + 1, &file.to_string(), plain.dimmed());
        }
    }
    for (index, placement) in packing.placed().iter().enumerate() {
        let shape = placement.shape();
        let second = packing.placed()[..index].iter().any(|before| before.shape() == shape);
        let letter = if second { shape.letter().to_ascii_lowercase() } else { shape.letter() };
        for [x, y, z] in placement.cells().map(Cell::place) {
            let (x, y, z) = (x as usize, y as usize, z as usize);
            let style = piece(shape.index(), second);
            canvas.write(MARGIN + z * STEP + x * CELL, EDGE - y, &format!(" {letter} "), style);
        }
    }
    canvas.to_string()
}
