//! What several tests of this crate need.

use messdeck_dice_tactics::{DiceTactics, Position, Rules};
use messdeck_facade::{Game, Options};

/// Rules from options as they are written, such as `ranged=adjacent quiet=3`.
pub(crate) fn rules(options: &str) -> Rules {
    let pairs = options.split_whitespace().map(|pair| pair.split_once('=').expect("name=value"));
    let options = Options::choose(DiceTactics::OPTIONS, pairs).expect("allowed values");
    DiceTactics.rules(&options).expect("options that go together")
}

/// A position that the test knows to be valid.
pub(crate) fn position(options: &str, text: &str) -> Position {
    DiceTactics.parse(&rules(options), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}
