//! Named set-ups: what holds for those of every game.

use messdeck_facade::{AnyGame, Preset};

/// Checks the set-ups of a game and gives their number, which may be none.
///
/// # Panics
/// With everything that is wrong.
pub fn check(game: &dyn AnyGame) -> usize {
    let presets = game.presets();
    let mut wrong = faults(game, presets);
    for preset in presets {
        let book = game.book_with(preset.options.iter().copied());
        let named = book.ok().and_then(|book| book.preset());
        if named != Some(preset) {
            wrong.push(format!("{}: its options bear the name {:?}", preset.id, named.map(|named| named.id)));
        }
    }
    assert!(wrong.is_empty(), "{}: {}", game.about().id, wrong.join("; "));
    presets.len()
}

/// What is wrong with a list of set-ups, a sentence each; nothing if they may be a game's own.
pub fn faults(game: &dyn AnyGame, presets: &[Preset]) -> Vec<String> {
    let mut wrong = Vec::new();
    if presets.first().is_some_and(|first| !first.options.is_empty()) {
        wrong.push("the first is not the game with all options at their defaults".to_owned());
    }
    for (index, preset) in presets.iter().enumerate() {
        let earlier = &presets[..index];
        let mut say = |what: String| wrong.push(format!("{}: {what}", preset.id));
        if !is_kebab(preset.id) {
            say("the id is not made of lower-case words with hyphens between them".to_owned());
        }
        if earlier.iter().any(|other| other.id == preset.id) {
            say("the id is given twice".to_owned());
        }
        if let Some(other) = earlier.iter().find(|other| other.options == preset.options) {
            say(format!("the options are those of {}", other.id));
        }
        if preset.even.is_some_and(|even| even == preset.id || presets.iter().all(|other| other.id != even)) {
            say(format!("{:?} is no other set-up to offer beside it", preset.even.unwrap_or_default()));
        }
        about_options(game, preset).into_iter().for_each(say);
    }
    wrong
}

/// The options must be allowed and in their one spelling, and the picture must be a position under them.
fn about_options(game: &dyn AnyGame, preset: &Preset) -> Vec<String> {
    let book = match game.book_with(preset.options.iter().copied()) {
        Ok(book) => book,
        Err(error) => return vec![error.to_string()],
    };
    let mut wrong = Vec::new();
    if !book.options().changed().eq(preset.options.iter().copied()) {
        let canonical: Vec<String> =
            book.options().changed().map(|(name, value)| format!("{name}={value}")).collect();
        wrong.push(format!("the options are spelled {:?}", canonical.join(" ")));
    }
    if let Some(name) = book.settled().filter(|name| preset.options.iter().any(|(of, _)| of == name)) {
        wrong.push(format!("the option {name} is a roll-off's to settle"));
    }
    match preset.picture.map(|text| (text, book.parse(text))) {
        None => {}
        Some((text, Ok(position))) if position.text() == text => {}
        Some((text, Ok(position))) => wrong.push(format!("{text:?} is spelled {:?}", position.text())),
        Some((text, Err(error))) => wrong.push(format!("{text:?}: {error}")),
    }
    wrong
}

fn is_kebab(id: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    id.split('-').all(is_word)
}
