//! Thirty-two bytes, as seeds, entropies and hashes are; written as 64 lower-case hex digits.

use std::borrow::Cow;
use std::fmt::{self, Debug, Display};
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// A hash or a person's entropy: nothing that must stay secret once it is here.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes32(pub [u8; 32]);

/// The dealer's secret. It shows itself only where [`Seed::reveal`] is called.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from bytes that nobody can guess; finding such bytes is the host's part.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// What is published when the match is created.
    pub fn commitment(&self) -> Bytes32 {
        hash(b"messdeck dice 1: seed\n", &self.0)
    }

    /// The seed itself, for the end of the match.
    pub const fn reveal(&self) -> Bytes32 {
        Bytes32(self.0)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<Bytes32> for Seed {
    fn from(revealed: Bytes32) -> Seed {
        Seed(revealed.0)
    }
}

/// What a person's client publishes when it sits down, so that it can't choose its entropy later.
pub fn commit(entropy: &Bytes32) -> Bytes32 {
    hash(b"messdeck dice 1: entropy\n", &entropy.0)
}

fn hash(tag: &[u8], bytes: &[u8]) -> Bytes32 {
    Bytes32(Sha256::new().chain_update(tag).chain_update(bytes).finalize().into())
}

/// The first 16 hex digits of the SHA-256 of a position's text.
pub(crate) fn short_hash(text: &str) -> String {
    let mut digits = hash(b"", text.as_bytes()).to_string();
    digits.truncate(16);
    digits
}

/// A name for the match that follows another one: both sides can work it out by themselves.
pub(crate) fn next_match(id: &str) -> String {
    let mut digits = hash(b"messdeck rematch 1\n", id.as_bytes()).to_string();
    digits.truncate(16);
    digits
}

/// A text that is not 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("write 32 bytes as 64 lower-case hex digits")]
pub struct BadHex;

impl FromStr for Bytes32 {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Bytes32, BadHex> {
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(BadHex),
        };
        let (pairs, []) = text.as_bytes().as_chunks::<2>() else { return Err(BadHex) };
        if pairs.len() != 32 {
            return Err(BadHex);
        }
        let mut bytes = [0; 32];
        for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(high)? << 4 | digit(low)?;
        }
        Ok(Bytes32(bytes))
    }
}

impl FromStr for Seed {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Seed, BadHex> {
        text.parse::<Bytes32>().map(Seed::from)
    }
}

impl Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes32, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl JsonSchema for Bytes32 {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Bytes32".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": "^[0-9a-f]{64}$" })
    }
}
