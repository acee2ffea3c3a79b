//! The armies that self-play found, the best first: white's ranks 4 to 1, black's seen from its own side. Made by
//! `cargo run --release -p messdeck-dice-tactics --example draft`; do not edit by hand.

use crate::army::Army;

/// Armies for the side that acts first.
pub(crate) const WHITE: [Army; 1] = [Army::of("8/8/phqhp3/oooockz1")];

/// Armies for the other side.
pub(crate) const BLACK: [Army; 1] = [Army::of("8/8/phqhp3/oooockz1")];
