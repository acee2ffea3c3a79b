//! A picture as SVG, with what is beside the board in words below it.

use std::fmt::Write as _;

use messdeck_core::shortened;
use messdeck_facade::Scene;
use messdeck_words::Words;

use super::{Board, EDGE, INK, PAPER, Piece};
use crate::text::escaped;

const MARGIN: u32 = 20;
/// The height of a line of words.
const LINE: u32 = 26;
/// Characters that fit a line of words.
const LONGEST: usize = 70;
/// Words need some room, also beside a small board.
const NARROWEST: u32 = 480;

/// The picture as SVG.
pub(crate) fn draw(scene: &Scene) -> String {
    let board = Board::of(scene);
    let lines = beside(scene);
    let width = board.width.max(NARROWEST) + 2 * MARGIN;
    let height = board.height + 2 * MARGIN + u32::try_from(lines.len()).unwrap_or_default() * LINE;
    let left = (width - board.width) / 2;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" role=\"img\"><rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\
         <g transform=\"translate({left} {MARGIN})\">"
    );
    // Writing to a string can't fail.
    for square in &board.squares {
        let (place, fill) = (square.place, square.fill);
        let _ = write!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"{fill}\" stroke=\"{EDGE}\"/>",
            place.x + 1,
            place.y + 1,
            place.width - 2,
            place.height - 2
        );
    }
    for piece in &board.pieces {
        draw_piece(&mut svg, piece);
    }
    svg.push_str("</g>");
    for (k, line) in (0..).zip(&lines) {
        let y = board.height + MARGIN + k * LINE + LINE;
        let _ = write!(
            svg,
            "<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"16\" fill=\"#3d382e\">{}</text>",
            escaped(line)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

fn draw_piece(svg: &mut String, piece: &Piece) {
    let &Piece { x, y, size, fill, ink, .. } = piece;
    let (element, shape) = match piece.round {
        true => ("circle", format!("cx=\"{x}\" cy=\"{y}\" r=\"{}\"", size / 2)),
        false => {
            let (left, top, corner) = (x - size / 2, y - size / 2, size / 6);
            let shape =
                format!("x=\"{left}\" y=\"{top}\" width=\"{size}\" height=\"{size}\" rx=\"{corner}\"");
            ("rect", shape)
        }
    };
    let stack = if piece.count > 1 { format!("×{}", piece.count) } else { String::new() };
    let shown = match piece.value {
        Some(value) => value.to_string(),
        None if stack.is_empty() => piece.glyph.clone(),
        None => String::new(),
    };
    // Writing to a string can't fail.
    let _ = write!(
        svg,
        "<{element} {shape} fill=\"{fill}\" stroke=\"{INK}\"><title>{}</title></{element}>\
         <text x=\"{x}\" y=\"{}\" font-size=\"{}\" font-weight=\"600\" text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
        escaped(&piece.label),
        y + size / 5,
        (size / 2).max(8),
        escaped(&format!("{shown}{stack}")),
    );
}

/// What is not on the board, in words.
fn beside(scene: &Scene) -> Vec<String> {
    let words = Words::english();
    let mut lines = Vec::new();
    if !scene.dice.is_empty() {
        let dice: Vec<String> = scene.dice.iter().map(|die| format!("{} {}", die.seat, die.value)).collect();
        lines.push(format!("Dice: {}", dice.join(", ")));
    }
    for tray in &scene.trays {
        let items = tray.items.iter().filter(|item| item.count > 0).map(|item| match item.count {
            1 => words.say(&item.label),
            count => format!("{count} × {}", words.say(&item.label)),
        });
        let items: Vec<String> = items.collect();
        if !items.is_empty() {
            lines.push(shortened(&format!("{}: {}", words.say(&tray.label), items.join(", ")), LONGEST));
        }
    }
    if !scene.scores.is_empty() {
        let scores: Vec<String> =
            scene.scores.iter().map(|score| format!("{} {}", score.seat, score.points)).collect();
        lines.push(format!("Points: {}", scores.join(", ")));
    }
    lines.extend(scene.notes.iter().map(|note| shortened(&words.say(note), LONGEST)));
    lines
}
