//! The rules at the terminal: what players read, without the boards that are beside it on the page, or the exact page.

use messdeck_words::{ENGLISH, guide, rules_page};

use crate::words::{plain, words};

/// How to play a game, in the language of the program; the exact page where nobody has written that.
pub(super) fn for_players(game: &str) -> String {
    let text = guide(&words().language(), game).or_else(|| guide(ENGLISH, game));
    text.map_or_else(
        || exact(game),
        |text| format!("{}\n{}", without_boards(text), plain("terminal-rules-exact")),
    )
}

/// The exact page, which is in English.
pub(super) fn exact(game: &str) -> String {
    rules_page(game).unwrap_or_default().to_owned()
}

/// The sentences alone: a terminal has a board already.
fn without_boards(text: &str) -> String {
    let mut inside = false;
    let mut kept: Vec<&str> = Vec::new();
    for line in text.lines() {
        let fence = line.starts_with("```");
        inside ^= fence;
        let doubled = line.is_empty() && kept.last().is_none_or(|last| last.is_empty());
        if !inside && !fence && !doubled {
            kept.push(line);
        }
    }
    kept.join("\n")
}
