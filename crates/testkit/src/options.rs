//! Choosing options for tests.

use std::collections::BTreeSet;

use messdeck_facade::{Allowed, AnyGame, Options};

/// More combinations than this are not walked one by one.
const MANY: usize = 100;

/// Every combination of a game's options that its rules allow; where that would be very many, so few that any two
/// values of two options still meet in one of them. Of a range of numbers the lowest, the default and the highest
/// stand for all.
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
    let all: Vec<Options> = choices
        .into_iter()
        .map(|pairs| Options::choose(game.options(), pairs).expect("each value is an allowed one"))
        .filter(|options| game.book(options).is_ok())
        .collect();
    if all.len() > MANY { meeting(all) } else { all }
}

/// A few of these in which all values meet in pairs that meet in any: always the one with most new pairs.
fn meeting(all: Vec<Options>) -> Vec<Options> {
    let mut open: BTreeSet<[(&str, String); 2]> = all.iter().flat_map(pairs_of).collect();
    let mut chosen = Vec::new();
    while let Some(best) =
        all.iter().max_by_key(|options| pairs_of(options).iter().filter(|pair| open.contains(*pair)).count())
        && !open.is_empty()
    {
        for pair in pairs_of(best) {
            open.remove(&pair);
        }
        chosen.push(best.clone());
    }
    chosen
}

/// Any two options with their values.
fn pairs_of(options: &Options) -> Vec<[(&'static str, String); 2]> {
    let values: Vec<_> = options.all().map(|(name, value)| (name, value.to_owned())).collect();
    let beside = |index: usize| values[index + 1..].iter().map(move |other| (index, other));
    (0..values.len()).flat_map(beside).map(|(index, other)| [values[index].clone(), other.clone()]).collect()
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
