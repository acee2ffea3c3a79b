//! Options for tests: few enough to walk, and yet any two values meet.

use messdeck_catalog::GAMES;
use messdeck_facade::{Allowed, Options};
use messdeck_testkit::combinations;

#[test]
fn any_two_values_that_go_together_meet() {
    for game in GAMES {
        let walked = combinations(*game);
        assert!(!walked.is_empty() && walked.len() <= 100, "{}: {}", game.about().id, walked.len());
        let values = game.options().iter().flat_map(|spec| match spec.allowed {
            Allowed::Values(values) => values.iter().map(|value| (spec.name, value.to_string())).collect(),
            Allowed::Range(min, max) => vec![(spec.name, min.to_string()), (spec.name, max.to_string())],
        });
        let values: Vec<(&str, String)> = values.collect();
        for one in &values {
            for other in values.iter().filter(|other| other.0 != one.0) {
                let Ok(both) =
                    Options::choose(game.options(), [one, other].map(|(name, value)| (name, value)))
                else {
                    continue;
                };
                let meet = |options: &Options| options.get(one.0) == one.1 && options.get(other.0) == other.1;
                assert!(
                    game.book(&both).is_err() || walked.iter().any(meet),
                    "{}: {one:?} and {other:?} never meet",
                    game.about().id
                );
            }
        }
    }
}
