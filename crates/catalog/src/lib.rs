//! The list of games: the only place that names them all.
//!
//! Adding a game is one crate and one line here.

use messdeck_dice_tactics::DiceTactics;
use messdeck_diceopolis::Diceopolis;
use messdeck_facade::AnyGame;
use messdeck_uckers::Uckers;
use messdeck_uptick::Uptick;
use messdeck_uptown::Uptown;

/// Every game, in the order in which people are shown them.
pub static GAMES: &[&dyn AnyGame] = &[&Uptick, &Uptown, &DiceTactics, &Diceopolis, &Uckers];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    GAMES.iter().copied().find(|game| game.about().id == id)
}

/// The ids of all games, for messages that say what there is.
pub fn ids() -> Vec<&'static str> {
    GAMES.iter().map(|game| game.about().id).collect()
}
