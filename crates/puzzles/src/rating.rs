//! How hard a puzzle is: how many of the computer's levels do not find it.

use std::ops::RangeInclusive;

use messdeck_facade::AnyPosition;
use messdeck_search::{Level, Skill};

/// No puzzle is easier: every level finds this one each time.
pub const EASIEST: u32 = 600;
/// No puzzle is harder.
pub const HARDEST: u32 = 2200;

/// What a level adds that never finds the solution.
const EACH_LEVEL: f32 = 220.0;
/// How often each level tries, from the first one: it chooses among good moves by chance, the more so the lower it is. The top level
/// does not try, for its search found the puzzle.
const TRIES: [u64; 7] = [8, 8, 8, 4, 4, 2, 1];
/// The levels that take no time worth mentioning.
const QUICK: usize = 4;

/// Moves that are to be found, each in its position.
pub(crate) type Asked<'a> = [(&'a dyn AnyPosition, &'a str)];

/// The rating of a puzzle that asks for these moves.
pub(crate) fn rating(asked: &Asked<'_>) -> u32 {
    of(TRIES.iter().enumerate().map(|(place, _)| missed(asked, place)).sum())
}

/// Between what the quick levels leave open the rating lies.
pub(crate) fn bounds(asked: &Asked<'_>) -> RangeInclusive<u32> {
    let least: f32 = (0..QUICK).map(|place| missed(asked, place)).sum();
    of(least)..=of(least + (TRIES.len() - QUICK) as f32)
}

/// The part of its tries in which a level, counted from 0, misses one of the moves.
fn missed(asked: &Asked<'_>, place: usize) -> f32 {
    let skill = Skill::Level(Level::new(place as u8 + 1));
    let plays = |seed: u64, (at, mv): &(&dyn AnyPosition, &str)| {
        at.think(skill, seed, &mut || false).is_some_and(|opinion| opinion.best == *mv)
    };
    let misses = (1..=TRIES[place]).filter(|&seed| !asked.iter().all(|one| plays(seed, one)));
    misses.count() as f32 / TRIES[place] as f32
}

/// The rating of what so many levels miss, to the next ten.
fn of(missed: f32) -> u32 {
    let rating = EASIEST + 10 * (missed * EACH_LEVEL / 10.0).round() as u32;
    rating.min(HARDEST)
}
