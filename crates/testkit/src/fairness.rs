//! Draws are fair: decisions come up equally often, outcomes of chance by their weights.

use std::collections::BTreeMap;

use messdeck_core::{Position, Turn};
use messdeck_search::Numbers;

/// Draws for every legal move of a position.
const DRAWS: usize = 200;

/// Draws many moves of a position that goes on and compares how often each came up with how often it should
/// have, by the chi-square test.
///
/// # Panics
/// If the counts are further off than chance can explain: five standard deviations.
pub fn draws_fairly<P: Position>(position: &P) {
    let mut counts = BTreeMap::new();
    let mut total = 0.0;
    let is_chance = matches!(position.turn(), Turn::Chance(_));
    let weight = |mv| f64::from(if is_chance { position.weight(mv) } else { 1 });
    position.each(|mv| {
        counts.insert(mv, 0_usize);
        total += weight(mv);
    });
    let draws = DRAWS * counts.len();
    let mut numbers = Numbers::seeded(17);
    for _ in 0..draws {
        let mv = position.draw(&mut numbers).unwrap_or_else(|| panic!("{position}: nothing was drawn"));
        let count =
            counts.get_mut(&mv).unwrap_or_else(|| panic!("{position}: drew {mv}, which is not legal"));
        *count += 1;
    }
    let square = |(&mv, &count): (&P::Move, &usize)| {
        let expected = draws as f64 * weight(mv) / total;
        (count as f64 - expected).powi(2) / expected
    };
    let deviation: f64 = counts.iter().map(square).sum();
    // The statistic has mean n − 1 and variance 2 (n − 1).
    let freedom = (counts.len() - 1) as f64;
    let most = freedom + 5.0 * (2.0 * freedom).sqrt();
    assert!(deviation <= most, "{position}: {deviation} is off, at most {most} was expected");
}
