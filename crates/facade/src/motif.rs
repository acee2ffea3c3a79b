//! What puzzles are about.

/// Something that the solution of a puzzle may turn on, such as a capture. Each game has a closed list of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Motif {
    /// Its name, the same for ever. The catalogue calls it `GAME-motif-ID`.
    pub id: &'static str,
    /// The messages of a move's tale that show it. What no tale tells, [`ToPuzzles::shows`](crate::ToPuzzles::shows) finds.
    pub says: &'static [&'static str],
}
