//! The named set-ups.

use messdeck_facade::Preset;

pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        id: "standard",
        picture: Some("8/3D4/3B2D1/8/3fD3/3Cf3/1d3D2/8 r 4,7 45,46 b"),
        ..Preset::PLAIN
    },
    Preset {
        id: "quick",
        options: &[("size", "6"), ("dice", "6")],
        picture: Some("1B4/2C1E1/1E4/c1de2/2e3/b5 r 2,1 -,- b"),
        ..Preset::PLAIN
    },
];
