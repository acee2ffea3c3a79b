//! The named set-ups.

use messdeck_facade::Preset;

pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        id: "standard",
        picture: Some(
            "12/12/12/4b1b5b4b5b63/3r2r6r5b2b5b33/3r5r5r1r4r2r33/3b3b2r5b5b3b33/3b3r5b1r2r6r53/5r2r5r64/\
             5b4b4r24/5b5r5b64/5r6r4b64 b 1556,1366 0,1 roll",
        ),
        ..Preset::PLAIN
    },
    Preset {
        id: "quick",
        options: &[("dice", "12")],
        picture: Some(
            "12/12/12/12/6b2r64/4b5r1r4r2b53/3b3b2r5b5b34/3b3r5b1r2r64/5r5b25/5r56/12/12 r 5,55 0,0 roll",
        ),
        ..Preset::PLAIN
    },
];
