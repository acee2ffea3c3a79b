//! Which puzzle is the one of a day: the same for everyone, at the terminal and in the page.

use crate::Puzzle;
use crate::puzzle::hash;

/// The puzzles in the order in which days take them: by a hash of their ids, as good as shuffled; equal hashes by id.
pub fn in_order_of_days(puzzles: &[Puzzle]) -> Vec<&Puzzle> {
    let mut order: Vec<&Puzzle> = puzzles.iter().collect();
    order.sort_by_key(|puzzle| (hash(&puzzle.id), puzzle.id.as_str()));
    order
}

/// The puzzle of a day, counted from 1970-01-01 (UTC); none where there are no puzzles.
pub fn of_the_day(puzzles: &[Puzzle], day: u64) -> Option<&Puzzle> {
    let order = in_order_of_days(puzzles);
    let count = u64::try_from(order.len()).ok().filter(|&count| count > 0)?;
    order.get((day % count) as usize).copied()
}
