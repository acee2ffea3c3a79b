//! Games that were played beforehand, so that the generator needs no time for rules while it measures.

use messdeck_catalog::GAMES;
use messdeck_core::Turn;
use messdeck_facade::AnyGame;

/// A game for two without dice, move by move.
pub(crate) struct Script {
    pub(crate) game: &'static str,
    /// The seats, in order.
    pub(crate) seats: Vec<&'static str>,
    pub(crate) moves: Vec<Move>,
}

pub(crate) struct Move {
    /// The number of the seat.
    pub(crate) who: usize,
    pub(crate) text: String,
}

/// Shorter games would measure how matches begin.
const SHORTEST: usize = 50;

/// One script of each game that two play without dice and that takes a while.
pub(crate) fn scripts() -> Vec<Script> {
    let games = GAMES.iter().filter(|game| !game.about().dice);
    games.filter_map(|game| script(*game)).filter(|script| script.moves.len() >= SHORTEST).collect()
}

fn script(game: &'static dyn AnyGame) -> Option<Script> {
    let mut here = game.usual().start();
    let seats: Vec<&'static str> = here.seats().iter().map(|seat| seat.name).collect();
    let mut moves = Vec::new();
    while let Turn::Decide(seat) = here.turn() {
        let text = here.nth((moves.len() + 1) * 7919 % here.count())?;
        here = here.play(&text).ok()?;
        moves.push(Move { who: seat.index(), text });
    }
    (seats.len() == 2).then_some(Script { game: game.about().id, seats, moves })
}
