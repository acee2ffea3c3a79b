//! What several tests need.

use messdeck_facade::{AnyGame, AnyPosition, Game};
use messdeck_testkit::pairs;
use messdeck_uckers::{Position, Rules, Uckers};

/// The rules under options such as `rules=one-die,players=2`.
#[allow(dead_code, reason = "not every test file reads rules")]
pub(crate) fn rules(options: &str) -> Rules {
    Uckers.rules(&pairs(&Uckers, options, &[','])).expect("options that go together")
}

/// A position under these options.
#[allow(dead_code, reason = "not every test file reads positions")]
pub(crate) fn position(options: &str, text: &str) -> Position {
    Game::parse(&Uckers, &rules(options), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The same without its type.
#[allow(dead_code, reason = "not every test file looks at boards")]
pub(crate) fn any(options: &str, text: &str) -> Box<dyn AnyPosition> {
    let book = Uckers.book(&pairs(&Uckers, options, &[','])).expect("options that go together");
    book.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
