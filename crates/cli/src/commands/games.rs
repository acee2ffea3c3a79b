//! `messdeck games`.

use std::io::Write;

use messdeck_facade::Preset;
use messdeck_protocol::{GameCard, Permits, cards};

use crate::args;
use crate::failure::Failure;

pub(crate) fn games(args: &args::Games) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    if args.json {
        let text = serde_json::to_string_pretty(&cards(&Permits::All)).expect("cards are plain data");
        writeln!(out, "{text}")?;
        return Ok(());
    }
    let bold = anstyle::Style::new().bold();
    let dim = anstyle::Style::new().dimmed();
    for GameCard { about, seatings, options, presets, .. } in cards(&Permits::All) {
        writeln!(out, "{bold}{}{bold:#}  {}", about.id, about.tagline)?;
        writeln!(out, "  {dim}by {}{dim:#}", about.designer)?;
        if let Some(notice) = about.notice {
            writeln!(out, "  {dim}{notice}{dim:#}")?;
        }
        let seatings: Vec<String> = seatings.iter().map(|seats| seats.join(", ")).collect();
        writeln!(out, "  seats: {}", seatings.join("; or "))?;
        for preset in presets {
            writeln!(out, "  --setup {}  {bold}{}{bold:#}: {}", preset.id, preset.title, preset.summary)?;
            for line in [pairs(preset), preset.note.map(str::to_owned)].into_iter().flatten() {
                writeln!(out, "      {dim}{line}{dim:#}")?;
            }
        }
        for option in options {
            let (name, allowed, default) = (option.name, option.allowed, option.default);
            writeln!(out, "  -o {name}={default}  ({allowed})  {}", option.summary)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// What a set-up stands for, written as options; nothing for the usual game.
fn pairs(preset: &Preset) -> Option<String> {
    let pairs: Vec<String> =
        preset.options.iter().map(|(name, value)| format!("-o {name}={value}")).collect();
    (!pairs.is_empty()).then(|| pairs.join(" "))
}
