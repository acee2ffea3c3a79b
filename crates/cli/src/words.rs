//! The language in which this program speaks: said by `--lang`, or by the environment as for any other program.

use std::env;
use std::sync::OnceLock;

use messdeck_core::Say;
use messdeck_facade::{AnyGame, Tale};
use messdeck_protocol::Fault;
use messdeck_words::{Audience, Words};

static CHOSEN: OnceLock<&'static Words> = OnceLock::new();

/// Chooses the language that was asked for, once, before anything is said. What is not said need not be read: without a wish the
/// environment is looked at when somebody first speaks.
pub(crate) fn choose(language: Option<&str>) -> Result<(), String> {
    let Some(language) = language else { return Ok(()) };
    let words = Words::find(language).ok_or_else(|| {
        let known: Vec<Say> = messdeck_words::languages().map(Say::verbatim).collect();
        let say = Say::new("terminal-no-language").with("language", language).with("known", known);
        environment().say(&say)
    })?;
    CHOSEN.get_or_init(|| words);
    Ok(())
}

/// The words of the chosen language.
pub(crate) fn words() -> &'static Words {
    CHOSEN.get_or_init(environment)
}

/// A sentence of the terminal's that is about nothing.
pub(crate) fn plain(id: &str) -> String {
    words().plain(id)
}

/// A sentence in the chosen language.
pub(crate) fn said(say: &Say) -> String {
    words().say(say)
}

/// What a game is called.
pub(crate) fn title(game: &dyn AnyGame) -> Say {
    Say::verbatim(plain(game.about().id))
}

/// A number with so many digits behind the point, which is a comma in some languages.
pub(crate) fn decimal(number: f64, digits: usize) -> String {
    format!("{number:.digits$}").replace('.', &plain("command-point"))
}

/// What a move or a throw was and what it brought.
pub(crate) fn told(tale: &Tale) -> String {
    tale.says.iter().map(said).collect::<Vec<_>>().join(". ")
}

/// A move as somebody would advise it.
pub(crate) fn advised(tale: &Tale) -> String {
    let advice = tale.says.iter().map(|say| words().form(say, "do", Audience::default()));
    advice.collect::<Vec<_>>().join(". ")
}

/// What is wrong, in a sentence.
pub(crate) fn in_words(error: impl Into<Fault>) -> String {
    error.into().worded(words()).message
}

fn environment() -> &'static Words {
    let wishes = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(env::var_os);
    let wish = wishes.map(|wish| wish.to_string_lossy().into_owned()).find(|wish| !wish.is_empty());
    wish.as_deref().and_then(Words::find).unwrap_or_else(Words::english)
}
