//! The version of the messages: the calls of a page to its engine, and what it and a server say to each other.
//!
//! Pages and servers are replaced at different times, and a page may be kept for long. Whoever says hello says which
//! version they know, and whoever is not understood is told so before anything else is said. What is kept has no version
//! of its own: a newer program reads all that an older one wrote, and an older one says so where it can't.

use crate::{EngineCode, Fault};

/// The version that this program speaks. It changes when an older page would misunderstand something.
pub const PROTOCOL: u16 = 2;
/// The oldest that it understands as well: that of the pages that did not say which.
const OLDEST: u16 = 1;

/// Whether this program understands whoever says this version, or none.
pub fn understood(said: Option<u16>) -> Result<(), Fault> {
    match said.unwrap_or(OLDEST) {
        OLDEST..=PROTOCOL => Ok(()),
        _ => Err(EngineCode::Reload.into()),
    }
}
