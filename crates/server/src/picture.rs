//! A position as a picture: any scene, drawn plainly.
//!
//! It is meant for link previews and pages of others; the boards of the site are drawn with more love.

use std::fmt::Write as _;

use messdeck_facade::{Cell, Scene, Thing};

/// The side of a cell.
const SIDE: u32 = 60;
const MARGIN: u32 = 20;
/// What is beside the board stands below it, a line each.
const LINE: u32 = 26;

/// The picture as SVG.
pub(crate) fn draw(scene: &Scene) -> String {
    let lines = beside(scene);
    let width = (scene.width * SIDE).max(480) + 2 * MARGIN;
    let board = scene.height * SIDE;
    let height = board + 2 * MARGIN + u32::try_from(lines.len()).unwrap_or_default() * LINE;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
         font-family=\"system-ui, sans-serif\" role=\"img\"><rect width=\"{width}\" height=\"{height}\" fill=\"#f4f1ea\"/>"
    );
    // Writing to a string can't fail.
    let _ = write!(svg, "<g transform=\"translate({MARGIN} {MARGIN})\">");
    for cell in &scene.cells {
        let place = Place::of(cell, scene.height);
        let tint = cell.colour.or(cell.seat).map_or("#e6e0d3", tint);
        let _ = write!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"{tint}\" stroke=\"#b9b09c\"/>",
            place.x + 1,
            place.y + 1,
            place.width - 2,
            place.height - 2
        );
    }
    for cell in &scene.cells {
        let things: Vec<&Thing> = scene.things.iter().filter(|thing| thing.cell == cell.id).collect();
        draw_things(&mut svg, Place::of(cell, scene.height), &things);
    }
    svg.push_str("</g>");
    for (k, line) in (0..).zip(&lines) {
        let y = board + MARGIN + k * LINE + LINE;
        let _ = write!(
            svg,
            "<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"16\" fill=\"#3d382e\">{}</text>",
            escaped(line)
        );
    }
    svg.push_str("</svg>\n");
    svg
}

#[derive(Clone, Copy)]
struct Place {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

impl Place {
    /// Rows are counted from below, pictures from above.
    fn of(cell: &Cell, rows: u32) -> Place {
        let top = rows.saturating_sub(cell.y + cell.height);
        Place { x: cell.x * SIDE, y: top * SIDE, width: cell.width * SIDE, height: cell.height * SIDE }
    }
}

/// Things that lie on each other show the top one and how many there are; others share the cell side by side.
fn draw_things(svg: &mut String, place: Place, things: &[&Thing]) {
    let is_stack = things.iter().any(|thing| thing.level > 0);
    let shown: Vec<&Thing> =
        if is_stack { things.last().copied().into_iter().collect() } else { things.to_vec() };
    let count = u32::try_from(shown.len()).unwrap_or(1).max(1);
    let columns = (1..=count).find(|columns| columns * columns >= count).unwrap_or(1);
    let (w, h) = (place.width / columns, place.height / columns.max(1));
    let size = w.min(h) * 7 / 10;
    for (k, thing) in (0..).zip(shown) {
        let (cx, cy) = (place.x + w * (k % columns) + w / 2, place.y + h * (k / columns) + h / 2);
        let (fill, ink) = thing.colour.or(thing.seat).map_or(("#8d8779", "#ffffff"), paint);
        let label = escaped(&thing.label);
        let shape = match thing.kind {
            "counter" => format!("<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{}\"", size / 2),
            _ => format!(
                "<rect x=\"{}\" y=\"{}\" width=\"{size}\" height=\"{size}\" rx=\"{}\"",
                cx - size / 2,
                cy - size / 2,
                size / 6
            ),
        };
        let element = if thing.kind == "counter" { "circle" } else { "rect" };
        let stack = if is_stack && things.len() > 1 { format!("×{}", things.len()) } else { String::new() };
        let text = match thing.value {
            Some(value) => value.to_string(),
            None if stack.is_empty() => thing.glyph.clone(),
            None => String::new(),
        };
        let text = escaped(&format!("{text}{stack}"));
        // Writing to a string can't fail.
        let _ = write!(
            svg,
            "{shape} fill=\"{fill}\" stroke=\"#2b2721\"><title>{label}</title></{element}>\
             <text x=\"{cx}\" y=\"{}\" font-size=\"{}\" font-weight=\"600\" text-anchor=\"middle\" fill=\"{ink}\">{text}</text>",
            cy + size / 5,
            (size / 2).max(8),
        );
    }
}

/// What is not on the board, in words.
fn beside(scene: &Scene) -> Vec<String> {
    let mut lines = Vec::new();
    if !scene.dice.is_empty() {
        let dice: Vec<String> = scene.dice.iter().map(|die| format!("{} {}", die.seat, die.value)).collect();
        lines.push(format!("Dice: {}", dice.join(", ")));
    }
    for tray in &scene.trays {
        let items: Vec<String> = tray
            .items
            .iter()
            .filter(|item| item.count > 0)
            .map(|item| {
                if item.count == 1 { item.label.clone() } else { format!("{} × {}", item.count, item.label) }
            })
            .collect();
        if !items.is_empty() {
            lines.push(shortened(&format!("{}: {}", tray.label, items.join(", "))));
        }
    }
    if !scene.scores.is_empty() {
        let scores: Vec<String> =
            scene.scores.iter().map(|score| format!("{} {}", score.seat, score.points)).collect();
        lines.push(format!("Points: {}", scores.join(", ")));
    }
    lines.extend(scene.notes.iter().map(|note| shortened(note)));
    lines
}

fn shortened(text: &str) -> String {
    const LONGEST: usize = 70;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// The colours of seats, by their names; the ink on them.
fn paint(name: &str) -> (&'static str, &'static str) {
    match name {
        "red" => ("#b3362b", "#ffffff"),
        "blue" => ("#2a5fa5", "#ffffff"),
        "green" => ("#3a7d44", "#ffffff"),
        "yellow" => ("#e3b23c", "#2b2721"),
        "white" => ("#fbf9f4", "#2b2721"),
        "black" => ("#2b2721", "#ffffff"),
        "orange" => ("#d9762b", "#2b2721"),
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
        _ => "#e6e0d3",
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
