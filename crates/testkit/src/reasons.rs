//! Why something can't be done, held against what a test expects.

use std::fmt::Display;

use messdeck_core::{Position, Why};
use messdeck_facade::{Target, ToPaths};

/// The code of a reason, the rule that it cites and the squares that it points at.
pub type Expected<'e> = (&'e str, &'e str, &'e [&'e str]);

fn is_as_expected(why: &Why, (code, rule, squares): Expected<'_>, at: impl Display) {
    assert_eq!((why.code, why.rule), (code, rule), "{at}: {why}");
    assert_eq!(why.squares, squares, "{at}: {why}");
}

/// A move is not legal, for this reason.
///
/// # Panics
/// If it is legal, can be played all the same, or is forbidden by something else.
pub fn forbids<P: Position>(position: &P, mv: &str, expected: Expected<'_>) {
    let at = format!("{position}: {mv}");
    let mv: P::Move = mv.parse().unwrap_or_else(|error| panic!("{at}: {error}"));
    let why = position.why_not(mv).unwrap_or_else(|| panic!("{at} is legal"));
    is_as_expected(&why, expected, &at);
    assert_eq!(position.play(mv).err().as_ref(), Some(&why), "{at}");
}

/// A target can't come next, for this reason.
///
/// # Panics
/// If another reason is given.
pub fn forbids_target<P: ToPaths>(
    position: &P,
    (prefix, target): (&[Target], &Target),
    expected: Expected<'_>,
) {
    let why = position.why_not_target(prefix, target);
    is_as_expected(&why, expected, format!("{position}: {prefix:?} {target:?}"));
}

/// A cell of the board to point at.
pub fn cell(id: &str) -> Target {
    Target::cell(id)
}

/// A thing in a tray to point at.
pub fn item(id: &str) -> Target {
    Target::item(id)
}

/// A button to press.
pub fn button(id: &str) -> Target {
    Target::button(id)
}

/// A way to turn a piece.
pub fn turn(id: &str) -> Target {
    Target::turn(id)
}
