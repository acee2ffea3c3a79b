//! Which puzzles somebody asks for.

use std::time::{SystemTime, UNIX_EPOCH};

use messdeck_core::{Draw, Say};
use messdeck_facade::AnyGame;
use messdeck_puzzles::{COMMON, Puzzle, of_the_day, shipped};
use messdeck_search::Numbers;

use super::args;
use crate::failure::Failure;
use crate::setup;
use crate::words::{plain, said, title};

/// A puzzle and its game.
pub(super) struct Chosen {
    pub(super) game: &'static dyn AnyGame,
    pub(super) puzzle: Puzzle,
}

/// The puzzles to solve one after the other: the one that was asked for, today's, or all that fit, in any order.
pub(super) fn chosen(args: &args::Puzzle, numbers: &mut Numbers) -> Result<Vec<Chosen>, Failure> {
    let games = match &args.game {
        Some(id) => vec![setup::game(id)?],
        None => messdeck_catalog::GAMES.to_vec(),
    };
    if let (Some(motif), [game]) = (&args.motif, &games[..]) {
        check_motif(*game, motif)?;
    }
    let of = |game| -> Vec<Chosen> {
        let about = |puzzle: &Puzzle| args.motif.as_ref().is_none_or(|motif| puzzle.motifs.contains(motif));
        let all = shipped(AnyGame::about(game).id);
        let today = if args.daily { of_the_day(&all, today()).map(|puzzle| puzzle.id.clone()) } else { None };
        let id = today.as_ref().or(args.id.as_ref());
        let fits = |puzzle: &Puzzle| about(puzzle) && id.is_none_or(|id| puzzle.id == *id);
        all.into_iter().filter(fits).map(|puzzle| Chosen { game, puzzle }).collect()
    };
    let mut all: Vec<Chosen> = games.iter().flat_map(|game| of(*game)).collect();
    if all.is_empty() {
        return Err(Failure::input(said(&none(args))));
    }
    if !args.daily {
        shuffle(&mut all, numbers);
    }
    Ok(all)
}

/// Why there is none.
fn none(args: &args::Puzzle) -> Say {
    let known: Vec<Say> = messdeck_catalog::ids().into_iter().map(Say::verbatim).collect();
    match (&args.id, &args.game) {
        (Some(id), _) => Say::new("terminal-puzzle-no-id").with("id", id.as_str()),
        (None, Some(game)) => Say::new("terminal-puzzle-none").with("game", plain(game)),
        (None, None) => Say::new("terminal-puzzle-which-game").with("known", known),
    }
}

fn check_motif(game: &dyn AnyGame, motif: &str) -> Result<(), Failure> {
    let own = game.motifs().iter().map(|motif| motif.id);
    let known: Vec<&str> = own.chain(COMMON).collect();
    if known.contains(&motif) {
        return Ok(());
    }
    let known: Vec<Say> = known.into_iter().map(Say::verbatim).collect();
    let say = Say::new("terminal-puzzle-no-motif").with("game", title(game));
    Err(Failure::input(said(&say.with("motif", motif).with("known", known))))
}

/// The days since 1970-01-01, by UTC.
fn today() -> u64 {
    const SECONDS: u64 = 86_400;
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() / SECONDS)
}

fn shuffle<T>(all: &mut [T], numbers: &mut Numbers) {
    for last in (1..all.len()).rev() {
        all.swap(last, numbers.below(last + 1));
    }
}
