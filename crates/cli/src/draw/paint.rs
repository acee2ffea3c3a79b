//! Colours of things and squares.

use anstyle::{Ansi256Color, AnsiColor, Color, Style};

const INK: Color = Color::Ansi256(Ansi256Color(16));
const PAPER: Color = Color::Ansi256(Ansi256Color(231));

/// A thing of this colour: the colour as the ground, ink or paper on it, whichever reads better.
pub(super) fn thing(colour: Option<&str>) -> Style {
    let (ground, text) = match colour {
        Some("red") => (160, PAPER),
        Some("blue") => (26, PAPER),
        Some("green") => (28, PAPER),
        Some("yellow") => (220, INK),
        Some("grey") => (245, INK),
        Some("white") => (255, INK),
        Some("black") => (236, PAPER),
        _ => (239, PAPER),
    };
    Style::new().bold().bg_color(Some(Ansi256Color(ground).into())).fg_color(Some(text))
}

/// An empty square: light or dark like the board's neighbours.
pub(crate) fn square(dark: bool) -> Style {
    let ground = if dark { 180 } else { 187 };
    Style::new().bg_color(Some(Ansi256Color(ground).into())).fg_color(Some(Ansi256Color(95).into()))
}

/// A piece of one of eight shapes: a colour for each, darker for the second piece of a shape.
pub(crate) fn piece(shape: usize, second: bool) -> Style {
    const FIRST: [u8; 8] = [203, 75, 150, 221, 215, 176, 80, 252];
    const SECOND: [u8; 8] = [124, 25, 64, 136, 130, 90, 30, 242];
    let (ground, text) = if second { (SECOND, PAPER) } else { (FIRST, INK) };
    let ground = ground.get(shape).copied().unwrap_or(239);
    Style::new().bold().bg_color(Some(Ansi256Color(ground).into())).fg_color(Some(text))
}

/// A square that wears a colour, a shade of it.
pub(super) fn tinted(colour: &str) -> Style {
    let ground = match colour {
        "red" => 217,
        "blue" => 153,
        "green" => 151,
        "yellow" => 229,
        _ => 252,
    };
    Style::new().bg_color(Some(Ansi256Color(ground).into())).fg_color(Some(INK))
}

/// A square that can be chosen next.
pub(super) fn lit(ground: Style) -> Style {
    ground.bold().fg_color(Some(INK))
}

/// Letters and numbers along the edges.
pub(super) fn edge() -> Style {
    Style::new().dimmed()
}

/// Words about a seat, in its colour where that can be read on any ground.
pub(super) fn name(text: &str, seat: Option<&str>) -> String {
    let colour = match seat {
        Some("red") => AnsiColor::Red,
        Some("blue") => AnsiColor::BrightBlue,
        Some("green") => AnsiColor::Green,
        Some("yellow") => AnsiColor::Yellow,
        _ => return text.to_owned(),
    };
    let style = Style::new().fg_color(Some(colour.into()));
    format!("{style}{text}{style:#}")
}
