//! How hard a puzzle is: how much search it takes.

use messdeck_facade::AnyPosition;
use messdeck_search::{Limits, TOP_LEVEL};

/// No puzzle is easier.
pub const EASIEST: u32 = 600;
/// No puzzle is harder.
pub const HARDEST: u32 = 2200;

/// The efforts that are tried, each twice the one before; the last is that of the top level.
pub(crate) const RUNGS: u32 = 14;
/// What each rung adds, and each further move that is to be found.
const EACH_RUNG: u32 = 100;
const EACH_MOVE: u32 = 60;
/// Where chance plays a part in the thinking, always the same run of it.
const SEED: u64 = 1;

/// The nodes of a rung, from 0.
pub(crate) fn nodes(position: &dyn AnyPosition, rung: u32) -> u64 {
    const FEWEST: u64 = 16;
    (position.level_nodes(TOP_LEVEL) >> RUNGS.saturating_sub(rung)).max(FEWEST)
}

/// Whether the computer finds a move on a rung.
pub(crate) fn finds(position: &dyn AnyPosition, mv: &str, rung: u32) -> bool {
    let opinion = position.consider(Limits::nodes(nodes(position, rung)), SEED, &mut || false);
    opinion.is_some_and(|opinion| opinion.best == mv)
}

/// The lowest rung from which on the computer finds the move and keeps it. The highest are not tried: the move was found there.
pub(crate) fn rung(position: &dyn AnyPosition, mv: &str) -> u32 {
    first_kept(position, mv, RUNGS - 2)
}

/// The same by no more than a part of the top level's nodes, whose power of two `part` is.
pub(crate) fn rung_below(position: &dyn AnyPosition, mv: &str, part: u64) -> u32 {
    first_kept(position, mv, RUNGS.saturating_sub(part.ilog2() + 1))
}

fn first_kept(position: &dyn AnyPosition, mv: &str, highest: u32) -> u32 {
    let missed = (0..=highest).rev().find(|&rung| !finds(position, mv, rung));
    missed.map_or(0, |rung| rung + 1)
}

/// The rating of a puzzle whose hardest move is found on this rung.
pub(crate) fn rating(rung: u32, asked: usize) -> u32 {
    let further = u32::try_from(asked.saturating_sub(1)).unwrap_or_default();
    (EASIEST + EACH_RUNG * rung + EACH_MOVE * further).clamp(EASIEST, HARDEST)
}

/// The rung of a rating.
pub(crate) fn rung_of(rating: u32, asked: usize) -> u32 {
    let further = u32::try_from(asked.saturating_sub(1)).unwrap_or_default();
    rating.saturating_sub(EASIEST + EACH_MOVE * further) / EACH_RUNG
}
