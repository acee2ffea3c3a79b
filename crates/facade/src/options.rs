//! Options of the rules: what may be chosen, and what was.

use std::collections::BTreeMap;

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::Serialize;
use thiserror::Error;

/// One option of a game. What it changes, its message says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct OptionSpec {
    /// The option's name.
    pub name: &'static str,
    /// The values it may have.
    #[serde(flatten)]
    pub allowed: Allowed,
    /// The value it has if nothing else is said.
    pub default: &'static str,
}

/// The values that an option may have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Allowed {
    /// One of these words.
    Values(&'static [&'static str]),
    /// A whole number between these two, both included.
    Range(u32, u32),
}

impl Allowed {
    fn permits(&self, value: &str) -> bool {
        match *self {
            Allowed::Values(values) => values.contains(&value),
            Allowed::Range(min, max) => {
                value.parse().is_ok_and(|number: u32| {
                    // The comparison of texts refuses other spellings of the same number.
                    (min..=max).contains(&number) && number.to_string() == value
                })
            }
        }
    }
}

/// What may be chosen, as a person is told.
impl From<Allowed> for Say {
    fn from(allowed: Allowed) -> Say {
        match allowed {
            Allowed::Values(values) => {
                let values: Vec<Say> = values.iter().map(|&value| Say::verbatim(value)).collect();
                Say::new("allowed-values").with("values", values)
            }
            Allowed::Range(min, max) => Say::new("allowed-range").with("min", min).with("max", max),
        }
    }
}

/// A value for every option of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    specs: &'static [OptionSpec],
    chosen: BTreeMap<&'static str, String>,
}

impl Options {
    /// The defaults.
    pub fn defaults(specs: &'static [OptionSpec]) -> Options {
        Options { specs, chosen: BTreeMap::new() }
    }

    /// The defaults, changed by these pairs of name and value.
    ///
    /// ```
    /// use messdeck_facade::{Allowed, OptionSpec, Options};
    ///
    /// static SPECS: [OptionSpec; 1] =
    ///     [OptionSpec { name: "size", allowed: Allowed::Range(3, 8), default: "8" }];
    /// let options = Options::choose(&SPECS, [("size", "5")])?;
    /// assert_eq!(options.number("size"), 5);
    /// let error = Options::choose(&SPECS, [("size", "9")]).unwrap_err();
    /// assert_eq!(error.option(), "size");
    /// # Ok::<(), messdeck_facade::OptionError>(())
    /// ```
    pub fn choose<N: AsRef<str>, V: AsRef<str>>(
        specs: &'static [OptionSpec],
        pairs: impl IntoIterator<Item = (N, V)>,
    ) -> Result<Options, OptionError> {
        let mut options = Options::defaults(specs);
        for (name, value) in pairs {
            let (name, value) = (name.as_ref(), value.as_ref());
            let spec = specs.iter().find(|spec| spec.name == name).ok_or_else(|| OptionError::Unknown {
                option: name.to_owned(),
                known: specs.iter().map(|spec| spec.name).collect(),
            })?;
            if !spec.allowed.permits(value) {
                return Err(OptionError::value(name, value, spec.allowed));
            }
            if options.chosen.insert(spec.name, value.to_owned()).is_some() {
                return Err(OptionError::Repeated(name.to_owned()));
            }
        }
        // A default that was spelled out is the same as one that was not.
        options.chosen.retain(|name, value| {
            specs.iter().any(|spec| spec.name == *name && spec.default != value.as_str())
        });
        Ok(options)
    }

    /// The same options but for one.
    ///
    /// # Panics
    /// If the option may not have this value: that is a mistake of the game's own code, not of a caller's input.
    #[must_use]
    pub(crate) fn with(&self, name: &str, value: &str) -> Options {
        let others = self.chosen.iter().map(|(&name, value)| (name, value.as_str()));
        let pairs = others.filter(|&(other, _)| other != name).chain([(name, value)]);
        Options::choose(self.specs, pairs).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The value of an option.
    ///
    /// # Panics
    /// If the game has no such option: that is a mistake of the game's own code, not of a caller's input.
    pub fn get(&self, name: &str) -> &str {
        let spec = self.specs.iter().find(|spec| spec.name == name);
        let spec = spec.unwrap_or_else(|| panic!("the game has no option {name:?}"));
        self.chosen.get(name).map_or(spec.default, String::as_str)
    }

    /// The value of an option whose values are numbers; the same panic as [`Options::get`].
    pub fn number(&self, name: &str) -> u32 {
        self.get(name).parse().unwrap_or_else(|_| panic!("option {name:?} is not a number"))
    }

    /// The place of the option's value among its allowed words; the same panic as [`Options::get`].
    pub fn index(&self, name: &str) -> usize {
        let value = self.get(name);
        let spec = self.specs.iter().find(|spec| spec.name == name);
        match spec.map(|spec| spec.allowed) {
            Some(Allowed::Values(values)) => values.iter().position(|&v| v == value),
            _ => None,
        }
        .unwrap_or_else(|| panic!("option {name:?} is not a choice of words"))
    }

    /// The options that differ from their defaults, in the order of the rules page.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.specs
            .iter()
            .map(|spec| (spec.name, self.get(spec.name), spec.default))
            .filter(|(_, value, default)| value != default)
            .map(|(name, value, _)| (name, value))
    }

    /// Every option with its value, in the order of the rules page.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.specs.iter().map(|spec| (spec.name, self.get(spec.name)))
    }
}

/// What is wrong with a choice of options, and what is allowed.
#[expect(missing_docs, reason = "the fields are what the message is about")]
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("{}", self.say())]
    Unknown { option: String, known: Vec<&'static str> },
    /// A value that is not allowed, by itself or beside the other options.
    #[error("{}", self.say())]
    Bad { option: String, value: String, allowed: Say },
    /// The option of this name has two values.
    #[error("{}", self.say())]
    Repeated(String),
}

impl OptionError {
    /// A value that is not allowed, by itself or beside the other options.
    pub fn value(option: &str, value: &str, allowed: impl Into<Say>) -> OptionError {
        OptionError::Bad { option: option.to_owned(), value: value.to_owned(), allowed: allowed.into() }
    }

    /// What a person is told.
    pub fn say(&self) -> Say {
        match self {
            OptionError::Unknown { option, known } => {
                let known: Vec<Say> = known.iter().map(|&name| Say::verbatim(name)).collect();
                Say::new("fault-unknown-option").with("option", option.as_str()).with("known", known)
            }
            OptionError::Bad { option, value, allowed } => Say::new("fault-bad-option")
                .with("option", option.as_str())
                .with("value", value.as_str())
                .with("allowed", allowed.clone()),
            OptionError::Repeated(option) => {
                Say::new("fault-repeated-option").with("option", option.as_str())
            }
        }
    }

    /// The option's name.
    pub fn option(&self) -> &str {
        match self {
            OptionError::Unknown { option, .. } | OptionError::Bad { option, .. } => option,
            OptionError::Repeated(option) => option,
        }
    }
}
