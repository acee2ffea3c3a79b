//! What several tests need.

use messdeck_facade::{AnyGame, AnyPosition, Game};
use messdeck_testkit::pairs;
use messdeck_uckers::{Position, Rules, Uckers};

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
