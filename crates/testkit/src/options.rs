//! Choosing options for tests.

use messdeck_facade::{Allowed, AnyGame, Options};

/// Every combination of a game's options that its rules allow. Of a range of numbers the lowest, the
/// default and the highest stand for all.
pub fn combinations(game: &dyn AnyGame) -> Vec<Options> {
    let mut choices: Vec<Vec<(&str, String)>> = vec![Vec::new()];
    for spec in game.options() {
        let mut values: Vec<String> = match spec.allowed {
            Allowed::Values(values) => values.iter().map(|&value| value.to_owned()).collect(),
            Allowed::Range(min, max) => vec![min.to_string(), spec.default.to_owned(), max.to_string()],
        };
        values.dedup();
        choices = choices
            .iter()
            .flat_map(|chosen| {
                values.iter().map(move |value| {
                    let mut chosen = chosen.clone();
                    chosen.push((spec.name, value.clone()));
                    chosen
                })
            })
            .collect();
    }
    choices
        .into_iter()
        .map(|pairs| Options::choose(game.options(), pairs).expect("each value is an allowed one"))
        .filter(|options| game.start(options).is_ok())
        .collect()
}

/// Reads `name=value` pairs with this separator between them.
///
/// # Panics
/// If they are no options of the game: test data must be right.
pub fn pairs(game: &dyn AnyGame, text: &str, separator: &[char]) -> Options {
    let pairs = text
        .split(separator)
        .filter(|pair| !pair.is_empty())
        .map(|pair| pair.split_once('=').unwrap_or_else(|| panic!("{pair:?} is not of the form name=value")));
    Options::choose(game.options(), pairs).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}
