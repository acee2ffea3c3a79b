//! The named set-ups.

use messdeck_facade::Preset;

pub(crate) const PRESETS: &[Preset] = &[
    Preset {
        id: "basic",
        picture: Some("B,B,19,29/B,B,h1,H/28,33,10,H/B,42,20,H g throw - - - 0,0,0,0 pppp"),
        ..Preset::PLAIN
    },
    Preset {
        id: "basic-for-two",
        options: &[("players", "2")],
        picture: Some("10,10,31,h1/B,B,B,H/34,44,12,13/B,B,51,8 r throw - - - 0,0 pp"),
        ..Preset::PLAIN
    },
    Preset {
        id: "mess-deck",
        options: &[("rules", "one-die")],
        picture: Some("B,18,27,27/B,B,B,20/B,B,h2,H/B,47,5,5 b throw - b20 - 0,0,0,0 pppp"),
        ..Preset::PLAIN
    },
    Preset {
        id: "mess-deck-for-two",
        options: &[("rules", "one-die"), ("players", "2")],
        picture: Some("B,B,6,8/B,B,B,46/B,B,B,19/B,B,B,24 b throw - - - 0,0 pp"),
        ..Preset::PLAIN
    },
];
