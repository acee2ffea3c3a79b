//! The armies that self-play found, the best first: white's ranks 4 to 1, black's seen from its own side. Made by
//! `cargo run --release -p messdeck-dice-tactics --example draft`; do not edit by hand.

use crate::army::Army;

/// Armies for the side that acts first.
pub(crate) const WHITE: [Army; 3] = [
    // 99 % against the best of the other side.
    Army::of("2oposoq/2o5/7o/1o1o2oo"),
    // 99 % against the best of the other side.
    Army::of("1ozpo1oz/1s6/o6o/1o1o2o1"),
    // 99 % against the best of the other side.
    Army::of("2oo2kz/oq6/1o5o/1o1o1oo1"),
];

/// Armies for the other side.
pub(crate) const BLACK: [Army; 3] = [
    // 54 % against the best of the other side.
    Army::of("2o1c1po/o4o2/1o1ol3/2o1o1o1"),
    // 48 % against the best of the other side.
    Army::of("2o1k1lo/o2o1o2/1o2l1o1/4o1o1"),
    // 31 % against the best of the other side.
    Army::of("2o1k1po/o4o2/3ol3/2o1o1oo"),
];
