//! What several tests need.

use messdeck_core::Say;
use messdeck_facade::{AnyGame, AnyPosition, Game};
use messdeck_testkit::pairs;
use messdeck_uckers::{Position, Rules, Uckers};
use messdeck_words::{Words, languages};

/// The rules under options such as `rules=one-die,players=2`.
pub(crate) fn rules(options: &str) -> Rules {
    Uckers.rules(&pairs(&Uckers, options, &[','])).expect("options that go together")
}

/// A position under these options.
pub(crate) fn position(options: &str, text: &str) -> Position {
    Game::parse(&Uckers, &rules(options), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The same without its type.
pub(crate) fn any(options: &str, text: &str) -> Box<dyn AnyPosition> {
    let book = Uckers.book(&pairs(&Uckers, options, &[','])).expect("options that go together");
    book.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is said has words in every language, and is about all that they ask for.
pub(crate) fn has_words(say: &Say) {
    for language in languages() {
        let words = Words::find(language).expect("a language of the catalogue");
        assert_eq!(words.faults(say), [""; 0], "{language}: {say}");
    }
}
