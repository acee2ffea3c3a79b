//! What the command line says about the match: the game, `--setup ID`, and single options that differ from it.

use messdeck_core::Say;
use messdeck_facade::{AnyGame, Preset};
use messdeck_protocol::{EngineCode, Fault, Permits};

use crate::args::Rules;

/// The game with this id.
pub(crate) fn game(id: &str) -> Result<&'static dyn AnyGame, Fault> {
    Permits::All.find(id)
}

/// The options that the command line asks for: those of the set-up, if it names one, and in their place those that are
/// given one by one. What is wrong with an option by itself is said where options are read.
pub(crate) fn options(game: &str, rules: &Rules) -> Result<Vec<(String, String)>, Fault> {
    // Whoever looks for the game next says that there is no such game.
    let (Some(id), Some(game)) = (&rules.setup, messdeck_catalog::find(game)) else {
        return Ok(rules.options.clone());
    };
    let preset = preset(game, id)?;
    let is_given = |name: &str| rules.options.iter().any(|(given, _)| given == name);
    let own = preset.options.iter().filter(|(name, _)| !is_given(name));
    let own = own.map(|&(name, value)| (name.to_owned(), value.to_owned()));
    Ok(own.chain(rules.options.iter().cloned()).collect())
}

/// The set-up with this id.
fn preset(game: &dyn AnyGame, id: &str) -> Result<&'static Preset, Fault> {
    let presets = game.presets();
    presets.iter().find(|preset| preset.id == id).ok_or_else(|| {
        let known: Vec<Say> = presets.iter().map(|preset| Say::verbatim(preset.id)).collect();
        let fault = Fault::from(EngineCode::UnknownSetup).with("setup", id);
        fault.with("title", game.about().title).with("known", known)
    })
}
