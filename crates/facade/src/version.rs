//! Versions of the rules: which reading of a game's rules a match was played by.
//!
//! A ruling may change what is legal. What was played before is not damaged by that; it was played by an older
//! version. [`crate::Game::changes`] lists the changes under some options, and so the version under these options
//! is one more than there are changes: the two can't disagree.

use std::fmt::{self, Display};

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::say;

/// The number of a reading of the rules. The first is 1, and nowhere written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u16")]
#[schemars(inline)]
pub struct Version(u16);

impl Version {
    /// The one that is meant where none is written.
    pub const FIRST: Version = Version(1);

    /// The version after so many changes.
    pub(crate) fn after(changes: usize) -> Version {
        Version(u16::try_from(changes).unwrap_or(u16::MAX).saturating_add(1))
    }

    /// Whether it is the one that is nowhere written.
    pub fn is_first(&self) -> bool {
        *self == Version::FIRST
    }

    /// Its number.
    pub const fn number(self) -> u16 {
        self.0
    }
}

impl Default for Version {
    fn default() -> Version {
        Version::FIRST
    }
}

/// A version that is written somewhere.
impl TryFrom<u16> for Version {
    type Error = &'static str;

    fn try_from(number: u16) -> Result<Version, &'static str> {
        match number {
            0 | 1 => Err("a version of the rules is 2 or more, or not there"),
            number => Ok(Version(number)),
        }
    }
}

impl Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// How this program stands to a version of a game's rules; [`crate::AnyBook::reading`] says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reading {
    /// It plays it.
    Played,
    /// It plays a newer one.
    Retired(Retired),
    /// It does not know it yet.
    Unknown(Unknown),
}

/// A version of the rules that is no longer played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Retired {
    /// The game's name for people.
    #[serde(skip)]
    pub title: &'static str,
    /// The version.
    pub version: Version,
    /// The one that is played now.
    pub now: Version,
    /// What has changed since, each as half a sentence about how it is now.
    #[serde(serialize_with = "say::list")]
    #[schemars(with = "Vec<say::SayShape<'static>>")]
    pub changes: Vec<Say>,
}

/// A version of the rules that only newer programs know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown {
    /// The game's name for people.
    pub title: &'static str,
    /// The version.
    pub version: Version,
    /// The newest that this program knows.
    pub known: Version,
}

impl Retired {
    /// A message about it.
    pub fn told(&self, id: &'static str) -> Say {
        Say::new(id)
            .with("title", self.title)
            .with("version", self.version.number())
            .with("now", self.now.number())
            .with("changes", self.changes.clone())
    }
}

impl Unknown {
    /// A message about it.
    pub fn told(&self, id: &'static str) -> Say {
        Say::new(id)
            .with("title", self.title)
            .with("version", self.version.number())
            .with("known", self.known.number())
    }
}
