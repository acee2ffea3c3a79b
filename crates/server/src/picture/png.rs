//! A picture as PNG for link previews, whose readers know no SVG. There are no letters in it: values are pips, as on dice.

use messdeck_facade::Scene;
use tiny_skia::{Color, FillRule, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

use super::{Board, EDGE, INK, PAPER, Piece};

/// The size that link previews are made for.
const WIDTH: u16 = 1200;
const HEIGHT: u16 = 630;
const MARGIN: f32 = 24.0;

/// The picture as PNG; nothing where it can't be painted, as where a scene has no extent.
pub(crate) fn preview(scene: &Scene) -> Option<Vec<u8>> {
    let board = Board::of(scene);
    let mut canvas = Canvas::new(&board)?;
    for square in &board.squares {
        let place = square.place;
        let [x, y, width, height] = [place.x + 1, place.y + 1, place.width - 2, place.height - 2].map(units);
        canvas.shape(&rounded(x, y, width, height, 4.0)?, square.fill, Some(EDGE));
    }
    for piece in &board.pieces {
        canvas.piece(piece)?;
    }
    canvas.pixels.encode_png().ok()
}

struct Canvas {
    pixels: Pixmap,
    /// From the board's units to pixels.
    transform: Transform,
}

impl Canvas {
    /// The board in the middle, as large as there is room.
    fn new(board: &Board) -> Option<Canvas> {
        let mut pixels = Pixmap::new(u32::from(WIDTH), u32::from(HEIGHT))?;
        pixels.fill(colour(PAPER));
        let (wide, high) = (f32::from(WIDTH), f32::from(HEIGHT));
        let (width, height) = (units(board.width), units(board.height));
        let scale = ((wide - 2.0 * MARGIN) / width).min((high - 2.0 * MARGIN) / height);
        let (left, top) = ((wide - scale * width) / 2.0, (high - scale * height) / 2.0);
        Some(Canvas { pixels, transform: Transform::from_row(scale, 0.0, 0.0, scale, left, top) })
    }

    fn shape(&mut self, path: &Path, fill: &str, edge: Option<&str>) {
        self.pixels.fill_path(path, &ink(fill), FillRule::Winding, self.transform, None);
        if let Some(edge) = edge {
            self.pixels.stroke_path(path, &ink(edge), &Stroke::default(), self.transform, None);
        }
    }

    /// A piece; of a stack, also the one below its top.
    fn piece(&mut self, piece: &Piece) -> Option<()> {
        let (x, y, size) = (units(piece.x), units(piece.y), units(piece.size));
        let outline = |x: f32, y: f32| match piece.round {
            true => PathBuilder::from_circle(x, y, size / 2.0),
            false => rounded(x - size / 2.0, y - size / 2.0, size, size, size / 6.0),
        };
        if piece.count > 1 {
            self.shape(&outline(x + size / 12.0, y + size / 12.0)?, piece.fill, Some(INK));
        }
        self.shape(&outline(x, y)?, piece.fill, Some(INK));
        let shown = match piece.value {
            Some(value) => value,
            None if piece.count > 1 => u32::try_from(piece.count).ok()?,
            None => 0,
        };
        for (dx, dy) in pips(shown) {
            let pip = PathBuilder::from_circle(x + dx * size / 4.0, y + dy * size / 4.0, size / 11.0)?;
            self.shape(&pip, piece.ink, None);
        }
        Some(())
    }
}

/// Where the pips of a die stand, seen from its middle; more than nine are not counted by eye.
fn pips(value: u32) -> Vec<(f32, f32)> {
    const LOW: f32 = -1.0;
    const MIDDLE: (f32, f32) = (0.0, 0.0);
    let pairs = [
        [(LOW, 1.0), (1.0, LOW)],
        [(LOW, LOW), (1.0, 1.0)],
        [(LOW, 0.0), (1.0, 0.0)],
        [(0.0, LOW), (0.0, 1.0)],
    ];
    let value = usize::try_from(value).unwrap_or(9).min(9);
    let mut pips = pairs[..value / 2].concat();
    pips.extend((value % 2 == 1).then_some(MIDDLE));
    pips
}

fn rounded(x: f32, y: f32, width: f32, height: f32, corner: f32) -> Option<Path> {
    let (right, bottom) = (x + width, y + height);
    let mut path = PathBuilder::new();
    path.move_to(x + corner, y);
    path.line_to(right - corner, y);
    path.quad_to(right, y, right, y + corner);
    path.line_to(right, bottom - corner);
    path.quad_to(right, bottom, right - corner, bottom);
    path.line_to(x + corner, bottom);
    path.quad_to(x, bottom, x, bottom - corner);
    path.line_to(x, y + corner);
    path.quad_to(x, y, x + corner, y);
    path.close();
    path.finish()
}

/// Boards have some hundred units, which a float holds exactly.
fn units(value: u32) -> f32 {
    value as f32
}

fn ink(name: &str) -> Paint<'static> {
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color(colour(name));
    paint
}

/// The colour that `#rrggbb` names; all of them are written in this folder.
fn colour(name: &str) -> Color {
    let part = |at: usize| name.get(at..at + 2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
    let [red, green, blue] = [1, 3, 5].map(|at| part(at).unwrap_or_default());
    Color::from_rgba8(red, green, blue, 255)
}
