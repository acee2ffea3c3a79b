//! A grid of characters, each with a style.

use std::fmt::{self, Display};

use anstyle::Style;

/// A rectangle of characters to draw on. Row 0 is the top.
pub(crate) struct Canvas {
    rows: Vec<Vec<(char, Style)>>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { rows: vec![vec![(' ', Style::new()); width]; height] }
    }

    /// Writes a text; what does not fit is cut off.
    pub(crate) fn write(&mut self, x: usize, y: usize, text: &str, style: Style) {
        let Some(row) = self.rows.get_mut(y) else { return };
        for (spot, c) in row.iter_mut().skip(x).zip(text.chars()) {
            *spot = (c, style);
        }
    }

    /// Fills a rectangle.
    pub(crate) fn fill(&mut self, x: usize, y: usize, width: usize, height: usize, style: Style) {
        for row in y..y + height {
            self.write(x, row, &" ".repeat(width), style);
        }
    }
}

impl Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.rows {
            let mut current = Style::new();
            let plain_end =
                row.iter().rposition(|spot| *spot != (' ', Style::new())).map_or(0, |last| last + 1);
            for &(c, style) in &row[..plain_end] {
                if style != current {
                    write!(f, "{current:#}{style}")?;
                    current = style;
                }
                write!(f, "{c}")?;
            }
            writeln!(f, "{current:#}")?;
        }
        Ok(())
    }
}
