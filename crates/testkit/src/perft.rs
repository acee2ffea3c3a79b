//! Counts of move sequences: `options|position (or start)|depth:count …`, one position a line.

use messdeck_facade::AnyGame;

use crate::options::pairs;

/// Checks every count whose expected value is at most `most`, and gives their number.
///
/// # Panics
/// At the first count on which the game disagrees.
pub fn check(game: &dyn AnyGame, lines: &str, most: u64) -> usize {
    let mut checked = 0;
    for line in lines.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split('|').collect();
        let [options, position, counts] = fields[..] else { panic!("{line:?} does not have three fields") };
        let book = game.book(&pairs(game, options, &[','])).unwrap_or_else(|error| panic!("{line}: {error}"));
        let position = book
            .first((position != "start").then_some(position))
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        for count in counts.split_whitespace() {
            let (depth, count) = count.split_once(':').expect("depth:count");
            let depth = depth.parse().expect("a depth");
            let count: u64 = count.parse().expect("a count");
            if count <= most {
                assert_eq!(position.perft(depth), count, "{line}: depth {depth}");
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "a perft file without a count proves nothing");
    checked
}
