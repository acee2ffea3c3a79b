//! Named set-ups: choices of options that people know by a name.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Serialize, Serializer};

/// A choice of options with a name, so that nobody has to put it together. Its messages say how people call it and what it is like. What a match is called follows from its
/// options ([`crate::AnyBook::preset`]); no log and no record names a set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Preset {
    /// The name for programs: lower case, hyphens.
    pub id: &'static str,
    /// The options that differ from their defaults, in the order of the rules page.
    #[serde(serialize_with = "as_map")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub options: &'static [(&'static str, &'static str)],
    /// The id of a set-up to offer beside it, where the chances are even.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub even: Option<&'static str>,
    /// A position that shows it better than its start does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<&'static str>,
}

impl Preset {
    /// A set-up with nothing besides: for others to begin with, as in `Preset { id: "small", ..Preset::PLAIN }`.
    pub const PLAIN: Preset = Preset { id: "", options: &[], even: None, picture: None };
}

/// Options go over every wire as an object of names and values.
fn as_map<S: Serializer>(
    options: &&'static [(&'static str, &'static str)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(options.iter().copied())
}
