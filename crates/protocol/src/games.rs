//! The games as a program is told about them.

use messdeck_facade::{About, Allowed, AnyGame, OptionSpec, Options, Preset};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Permits, Speaker};

/// What there is to know about a game before a match. What people are told of it is there where somebody has words: a page has its
/// own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct GameCard {
    /// Its name and designer.
    #[serde(flatten)]
    pub about: &'static About,
    /// One line that says what it is like.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tagline: Option<String>,
    /// A notice about rights that must be shown wherever the game is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub notice: Option<String>,
    /// The seats under the default options.
    pub seats: Vec<&'static str>,
    /// Every list of seats that some choice of options gives, the default first.
    pub seatings: Vec<Vec<&'static str>>,
    /// The options, with allowed values and defaults.
    pub options: Vec<OptionCard>,
    /// The named set-ups, the usual game first.
    pub presets: Vec<PresetCard>,
    /// The option that a roll-off settles. It does not count for the name of a set-up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<&'static str>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "OptionSpec")]
pub struct OptionCard {
    /// What may be chosen.
    #[serde(flatten)]
    pub spec: &'static OptionSpec,
    /// What it changes, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
}

/// A named set-up of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Preset")]
pub struct PresetCard {
    /// What it is.
    #[serde(flatten)]
    pub preset: &'static Preset,
    /// The name for people.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// What it is like, in one sentence for somebody who has never heard of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<String>,
    /// A friendly word to whoever chooses it, such as who has the better of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A card for every game that is offered, in the order of the catalog.
pub fn cards(permits: &Permits, speaker: Option<Speaker>) -> Vec<GameCard> {
    permits.games().map(|game| card(game, speaker)).collect()
}

fn card(game: &'static dyn AnyGame, speaker: Option<Speaker>) -> GameCard {
    let id = game.about().id;
    let named = |name: &str| speaker.and_then(|speaker| speaker.named(&format!("{id}{name}")));
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
        tagline: named(".tagline"),
        notice: named(".notice"),
        seats,
        seatings,
        options: game
            .options()
            .iter()
            .map(|spec| OptionCard { summary: named(&format!("-option-{}", spec.name)), spec })
            .collect(),
        presets: game
            .presets()
            .iter()
            .map(|preset| PresetCard {
                title: named(&format!("-setup-{}", preset.id)),
                summary: named(&format!("-setup-{}.summary", preset.id)),
                note: named(&format!("-setup-{}.note", preset.id)),
                preset,
            })
            .collect(),
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
