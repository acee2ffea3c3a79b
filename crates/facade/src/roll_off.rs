//! The roll-off: dice thrown before the first move to settle who begins.

/// A roll-off as a rules page names it. Every seat throws; the highest sum wins, and those who tie for it
/// throw again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollOff {
    /// How many dice each seat throws.
    pub dice: usize,
    /// What the winner gets.
    pub settles: Settles,
}

/// What a roll-off settles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settles {
    /// The option of this name gets the winning seat as its value.
    Option(&'static str),
    /// Whoever won takes the chair of this name and gives theirs in exchange.
    Chair(&'static str),
}
