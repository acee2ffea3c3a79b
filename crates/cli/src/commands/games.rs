//! `messdeck games`.

use std::io::Write;

use messdeck_core::{Say, Speaker};
use messdeck_facade::Preset;
use messdeck_protocol::{GameCard, Permits, cards};
use messdeck_words::Words;

use crate::args;
use crate::failure::Failure;
use crate::json;
use crate::words::words;

pub(crate) fn games(args: &args::Games) -> Result<(), Failure> {
    if args.json {
        return json::lines(&cards(&Permits::All, Some(Words::english())));
    }
    let mut out = anstream::stdout().lock();
    let bold = anstyle::Style::new().bold();
    let dim = anstyle::Style::new().dimmed();
    for card in cards(&Permits::All, Some(words())) {
        let GameCard { about, tagline, notice, seatings, options, presets, .. } = card;
        writeln!(out, "{bold}{}{bold:#}  {}", about.id, tagline.unwrap_or_default())?;
        let designer = words().named(&format!("{}.designer", about.id));
        let designer = designer.unwrap_or_else(|| about.designer.to_owned());
        let by = Say::new("terminal-designer").with("designer", designer);
        writeln!(out, "  {dim}{}{dim:#}", words().say(&by))?;
        if let Some(notice) = notice {
            writeln!(out, "  {dim}{}{dim:#}", notice.replace('\n', "\n  "))?;
        }
        let seatings: Vec<Say> = seatings.iter().map(|seats| Say::verbatim(seats.join(", "))).collect();
        writeln!(out, "  {}", words().say(&Say::new("terminal-seats").with("seats", seatings)))?;
        for card in presets {
            let (id, title) = (card.preset.id, card.title.unwrap_or_default());
            writeln!(out, "  --setup {id}  {bold}{title}{bold:#}: {}", card.summary.unwrap_or_default())?;
            for line in [pairs(card.preset), card.note].into_iter().flatten() {
                writeln!(out, "      {dim}{line}{dim:#}")?;
            }
        }
        for card in options {
            let (name, default) = (card.spec.name, card.spec.default);
            let allowed = words().say(&card.spec.allowed.into());
            writeln!(out, "  -o {name}={default}  ({allowed})  {}", card.summary.unwrap_or_default())?;
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
