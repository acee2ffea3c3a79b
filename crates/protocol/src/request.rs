//! What a program may ask besides, and how it names options.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

/// Something that can be wanted besides the view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Want {
    /// What stands where.
    Scene,
    /// The legal moves as paths of targets.
    Paths,
    /// What a board shows besides.
    Marks,
}

impl Want {
    /// Everything that can be wanted.
    pub const ALL: [Want; 3] = [Want::Scene, Want::Paths, Want::Marks];
}

/// Pairs of name and value, in the order in which they were written. A JSON object with a name twice keeps
/// both, so that the repetition can be refused instead of passed over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pairs(pub Vec<(String, String)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pairs, D::Error> {
        struct PairsVisitor;

        impl<'de> Visitor<'de> for PairsVisitor {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object whose values are strings")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Pairs, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Pairs(pairs))
            }
        }

        deserializer.deserialize_map(PairsVisitor)
    }
}

impl JsonSchema for Pairs {
    fn schema_name() -> Cow<'static, str> {
        "Options".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "Options of a game by name.",
            "type": "object",
            "additionalProperties": { "type": "string" },
        })
    }
}
