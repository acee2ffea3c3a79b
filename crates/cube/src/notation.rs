//! How cells, placements and packings are written, and the one spelling of each.
//!
//! A cell is its file, rank and layer: `a11` to `d44`. A placement is the shape's letter, `@`, and its cells in
//! ascending order: `I@a11a12a13a14`. A packing is its placements in ascending order of their cells, with a space
//! between them, and `-` if the box is empty.

use std::fmt::{self, Display};
use std::str::FromStr;

use messdeck_core::{ParseError, Say, Scanner};
use messdeck_tetracubes::Shape;

use crate::{Cell, Packing, Placement};

const FILES: &str = "abcd";
const RANKS: &str = "1234";

impl Placement {
    /// What the notation sorts by: the cells by file, then rank, then layer.
    pub(crate) fn sort_key(self) -> [[i32; 3]; 4] {
        let mut cells = [[0; 3]; 4];
        for (place, cell) in cells.iter_mut().zip(self.cells()) {
            *place = cell.place();
        }
        cells.sort_unstable();
        cells
    }
}

impl Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.place();
        write!(f, "{}{}{}", FILES.as_bytes()[x as usize] as char, y + 1, z + 1)
    }
}

impl Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@", self.shape().letter())?;
        self.sort_key().into_iter().filter_map(|[x, y, z]| Cell::at(x, y, z)).try_for_each(|cell| cell.fmt(f))
    }
}

impl Display for Packing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.placed().is_empty() {
            return f.write_str("-");
        }
        for (index, placement) in self.placed().iter().enumerate() {
            let space = if index == 0 { "" } else { " " };
            write!(f, "{space}{placement}")?;
        }
        Ok(())
    }
}

impl FromStr for Placement {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Placement, ParseError> {
        Scanner::whole(text, read_placement)
    }
}

impl FromStr for Packing {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Packing, ParseError> {
        Scanner::whole(text, read_packing)
    }
}

fn read_packing(scanner: &mut Scanner<'_>) -> Result<Packing, ParseError> {
    let mut packing = Packing::empty();
    if scanner.take("-") {
        return Ok(packing);
    }
    loop {
        let place = scanner.place();
        let placement = read_placement(scanner)?;
        if packing.placed().last().is_some_and(|last| last.sort_key() > placement.sort_key()) {
            return Err(scanner.error_at(place, "notation-pieces-order"));
        }
        packing.place(placement).map_err(|refusal| scanner.error_at(place, refusal.say()))?;
        if !scanner.take(" ") {
            return Ok(packing);
        }
    }
}

fn read_placement(scanner: &mut Scanner<'_>) -> Result<Placement, ParseError> {
    let place = scanner.place();
    let letter = scanner.one_of(Shape::LETTERS, "notation-piece")?;
    scanner.expect("@")?;
    let mut mask = 0;
    let mut last = None;
    for _ in 0..4 {
        let at = scanner.place();
        let cell = read_cell(scanner)?;
        if last.is_some_and(|last: Cell| last.place() >= cell.place()) {
            return Err(scanner.error_at(at, "notation-cells-order"));
        }
        mask |= cell.mask();
        last = Some(cell);
    }
    let placement = Placement::of(mask).ok_or_else(|| scanner.error_at(place, "notation-apart"))?;
    if placement.shape() != Shape::ALL[letter] {
        let say = Say::new("notation-other-shape").with("shape", placement.shape().letter().to_string());
        return Err(scanner.error_at(place, say));
    }
    Ok(placement)
}

fn read_cell(scanner: &mut Scanner<'_>) -> Result<Cell, ParseError> {
    let x = scanner.one_of(FILES, "notation-file")?;
    let y = scanner.one_of(RANKS, "notation-rank")?;
    let z = scanner.one_of(RANKS, "notation-rank")?;
    Cell::at(x as i32, y as i32, z as i32).ok_or_else(|| scanner.expected("notation-rank"))
}
