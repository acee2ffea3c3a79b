//! The games as a program is told about them.

use messdeck_facade::{About, Allowed, AnyGame, OptionSpec, Options, Preset};
use schemars::JsonSchema;
use serde::Serialize;

use crate::Permits;

/// What there is to know about a game before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameCard {
    /// Its name, designer and notice.
    #[serde(flatten)]
    pub about: &'static About,
    /// The seats under the default options.
    pub seats: Vec<&'static str>,
    /// Every list of seats that some choice of options gives, the default first.
    pub seatings: Vec<Vec<&'static str>>,
    /// The options, with allowed values and defaults.
    pub options: &'static [OptionSpec],
    /// The named set-ups, the usual game first.
    pub presets: &'static [Preset],
    /// The option that a roll-off settles. It does not count for the name of a set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<&'static str>,
}

/// A card for every game that is offered, in the order of the catalog.
pub fn cards(permits: &Permits) -> Vec<GameCard> {
    permits.games().map(card).collect()
}

fn card(game: &'static dyn AnyGame) -> GameCard {
    let mut seatings: Vec<Vec<&str>> = Vec::new();
    for options in with_one_option_changed(game) {
        // Some options go together only with others.
        let Ok(book) = game.book(&options) else { continue };
        let names: Vec<&str> = book.seats().iter().map(|seat| seat.name).collect();
        if !seatings.contains(&names) {
            seatings.push(names);
        }
    }
    let seats = seatings.first().cloned().unwrap_or_default();
    GameCard {
        about: game.about(),
        seats,
        seatings,
        options: game.options(),
        presets: game.presets(),
        settled: game.usual().settled(),
    }
}

/// The defaults, and every choice that differs from them in one option.
fn with_one_option_changed(game: &dyn AnyGame) -> Vec<Options> {
    let mut all = vec![Options::defaults(game.options())];
    for spec in game.options() {
        let values: Vec<String> = match spec.allowed {
            Allowed::Values(values) => values.iter().map(|&value| value.to_owned()).collect(),
            Allowed::Range(min, max) => (min..=max).map(|value| value.to_string()).collect(),
        };
        let changed = values.iter().map(|value| Options::choose(game.options(), [(spec.name, value)]));
        all.extend(changed.flatten());
    }
    all
}
