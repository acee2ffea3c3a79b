//! What several tests of this crate need.

use messdeck_facade::{Game, Options};
use messdeck_uptick::{Position, Rules, Uptick};

/// Rules with this size and this many dice.
pub(crate) fn rules(size: u8, dice: u8) -> Rules {
    let pairs = [("size", size.to_string()), ("dice", dice.to_string())];
    let options = Options::choose(Uptick::OPTIONS, pairs).expect("allowed values");
    Uptick.rules(&options).expect("options that go together")
}

/// A position that the test knows to be valid.
pub(crate) fn position(size: u8, dice: u8, text: &str) -> Position {
    Uptick.parse(&rules(size, dice), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
