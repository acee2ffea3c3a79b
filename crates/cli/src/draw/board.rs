//! The board of a scene.

use messdeck_facade::{Cell, Scene, Thing};

use super::canvas::Canvas;
use super::paint;

/// Boards with more rows than this are drawn with smaller cells, so that they still fit a screen.
const SMALL: u32 = 9;
/// Room for the numbers along the left edge.
const MARGIN: usize = 4;

/// Characters that a cell is wide and high. A terminal's character is about twice as high as wide.
fn cell_size(scene: &Scene) -> (usize, usize) {
    if scene.height <= SMALL { (6, 2) } else { (4, 1) }
}

/// Draws the board, with the cells in `lit` marked as choosable.
pub(super) fn draw(scene: &Scene, lit: &[&str]) -> Canvas {
    let (wide, high) = cell_size(scene);
    let labels = Labels::of(scene);
    let bottom = scene.height as usize * high;
    let mut canvas = Canvas::new(MARGIN + scene.width as usize * wide, bottom + usize::from(labels.any()));
    for cell in &scene.cells {
        let area = Area {
            x: MARGIN + cell.x as usize * wide,
            y: (scene.height - cell.y - cell.height) as usize * high,
            width: cell.width as usize * wide,
            height: cell.height as usize * high,
        };
        let on_it: Vec<&Thing> = scene.things.iter().filter(|thing| thing.cell == cell.id).collect();
        let is_lit = lit.contains(&cell.id.as_str());
        draw_cell(&mut canvas, &area, cell, &on_it, is_lit, !labels.any());
    }
    for (x, label) in labels.columns.iter().flatten().enumerate() {
        canvas.write(MARGIN + x * wide + (wide - 1) / 2, bottom, label, paint::edge());
    }
    for (y, label) in labels.rows.iter().flatten().enumerate() {
        let row = (scene.height as usize - 1 - y) * high;
        canvas.write(0, row, &format!("{label:>3}"), paint::edge());
    }
    canvas
}

struct Area {
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

fn draw_cell(canvas: &mut Canvas, area: &Area, cell: &Cell, things: &[&Thing], lit: bool, name_it: bool) {
    let ground = match cell.colour.or(cell.seat) {
        Some(colour) => paint::tinted(colour),
        None => paint::square((cell.x + cell.y).is_multiple_of(2)),
    };
    canvas.fill(area.x, area.y, area.width, area.height, ground);
    let middle = area.y + (area.height - 1) / 2;
    let mut centre = |y: usize, text: &str, style| {
        let space = area.width.saturating_sub(text.chars().count());
        canvas.write(area.x + space / 2, y, text, style);
    };
    let Some(top) = things.last() else {
        match (lit, name_it) {
            (true, true) => centre(middle, &format!("({})", cell.id), paint::lit(ground)),
            (true, false) => centre(middle, "(  )", paint::lit(ground)),
            (false, true) => centre(middle, &cell.id, ground),
            (false, false) => centre(middle, if cell.kind == "goal" { "◇" } else { "·" }, ground),
        }
        return;
    };
    let is_block = area.height > 1;
    let count = if things.len() > 1 && !is_block { things.len().to_string() } else { String::new() };
    let text = format!("{}{}{count}", letter(top), top.glyph);
    let (open, close) = if lit { ('(', ')') } else { (' ', ' ') };
    let style = paint::thing(top.colour.or(top.seat));
    centre(middle, &format!("{open}{text:^2}{close}"), style);
    if is_block {
        // The stack from the bottom up, as the notation writes it.
        let stack: String = things.iter().map(|thing| letter(thing)).collect();
        let below = if things.len() > 1 { stack } else { String::new() };
        centre(middle + 1, &format!("{below:^width$}", width = text.chars().count().max(2) + 2), style);
    }
}

/// The first letter of the colour, or nothing for a thing that is nobody's.
fn letter(thing: &Thing) -> String {
    thing.colour.or(thing.seat).map(|colour| colour[..1].to_owned()).unwrap_or_default()
}

/// What stands along the edges: file letters and rank numbers, where the names of the cells are made of them.
struct Labels {
    columns: Option<Vec<String>>,
    rows: Option<Vec<String>>,
}

impl Labels {
    fn of(scene: &Scene) -> Labels {
        let split = |cell: &Cell| {
            let digits = cell.id.find(|c: char| c.is_ascii_digit()).unwrap_or(cell.id.len());
            let (file, rank) = cell.id.split_at(digits);
            (file.to_owned(), rank.to_owned())
        };
        let line = |length: u32, place: fn(&Cell) -> u32, part: &dyn Fn(&Cell) -> String| {
            (0..length)
                .map(|index| {
                    let mut names = scene.cells.iter().filter(|cell| place(cell) == index).map(part);
                    let name = names.next().filter(|name| !name.is_empty())?;
                    names.all(|other| other == name).then_some(name)
                })
                .collect::<Option<Vec<String>>>()
        };
        Labels {
            columns: line(scene.width, |cell| cell.x, &|cell| split(cell).0),
            rows: line(scene.height, |cell| cell.y, &|cell| split(cell).1),
        }
    }

    fn any(&self) -> bool {
        self.columns.is_some() && self.rows.is_some()
    }
}
