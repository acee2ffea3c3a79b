//! The named set-ups.

use messdeck_facade::Preset;

pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        id: "standard",
        title: "Standard game",
        summary: "Twelve dice each on a large board: room to run, to hide and to trap.",
        picture: Some("8/3D4/3B2D1/8/3fD3/3Cf3/1d3D2/8 r 4,7 45,46 b"),
        ..Preset::PLAIN
    },
    Preset {
        id: "quick",
        title: "A quick game",
        summary: "Six dice each on a board of 6 × 6: they meet at once, and it is soon over.",
        options: &[("size", "6"), ("dice", "6")],
        picture: Some("1B4/2C1E1/1E4/c1de2/2e3/b5 r 2,1 -,- b"),
        ..Preset::PLAIN
    },
];
