//! Lines that fit a terminal: broken between words, and going on below where their text began.

/// The text in lines of at most this width, where words allow it; unchanged where there is no width, as in a pipe.
pub(crate) fn folded(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let lines: Vec<String> = text.split('\n').map(|line| fold(line, width)).collect();
    lines.join("\n")
}

fn fold(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let hang = hang(line, width);
    let mut folded = String::new();
    let (mut at, mut gap) = (0, 0);
    for (place, word) in line.split(' ').enumerate() {
        gap += usize::from(place > 0);
        if word.is_empty() {
            continue;
        }
        let length = word.chars().count();
        if at > hang && at + gap + length > width {
            folded.push('\n');
            (at, gap) = (0, hang);
        }
        folded += &" ".repeat(gap);
        folded += word;
        at += gap + length;
        gap = 0;
    }
    folded
}

/// Where the last column of a line begins that leaves its text more than half of the width.
fn hang(line: &str, width: usize) -> usize {
    let mut hang = 0;
    let mut spaces = 0;
    for (place, c) in line.chars().enumerate().take(width / 2) {
        if c == ' ' {
            spaces += 1;
            continue;
        }
        if spaces > 1 || spaces == place {
            hang = place;
        }
        spaces = 0;
    }
    hang
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn lines_break_between_words_and_go_on_below_their_text() {
        for (text, lines) in [
            ("short", "short"),
            ("the blue die on e4 is frozen", "the blue die on e4\nis frozen"),
            ("  C@h4   a free action each turn", "  C@h4   a free\n         action each\n         turn"),
            ("one\n\n  two three four five six", "one\n\n  two three four\n  five six"),
            ("Donaudampfschifffahrtskapitän auf See", "Donaudampfschifffahrtskapitän\nauf See"),
            ("ä ö ü ä ö ü ä ö ü ä ö ü", "ä ö ü ä ö ü ä ö ü ä\nö ü"),
        ] {
            assert_eq!(folded(text, Some(20)), lines);
            assert_eq!(folded(text, None), text);
        }
    }
}
