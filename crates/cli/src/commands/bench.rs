//! `messdeck bench`: how fast random play and counting are, on one core.

use std::io::Write;
use std::time::{Duration, Instant};

use messdeck_catalog::GAMES;
use messdeck_core::Turn;
use messdeck_facade::{AnyGame, AnyPosition, Opinion};
use messdeck_search::{Effort, Numbers, RandomGames, Skill};
use serde::Serialize;

use super::signature::Signature;
use crate::args;
use crate::failure::Failure;
use crate::json;
use crate::setup;

/// What was measured for one game under its default options.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    moves_per_second: f64,
    games_per_second: f64,
    moves_per_game: f64,
    perft_depth: u32,
    perft_nodes: u64,
    perft_nodes_per_second: f64,
    /// Moves per second that plain UCT makes in its random games.
    uct_moves_per_second: f64,
    /// Positions, or iterations of a tree search, per second of the full player.
    think_nodes_per_second: f64,
}

pub(crate) fn bench(args: &args::Bench) -> Result<(), Failure> {
    if args.signature {
        write!(std::io::stdout().lock(), "{}", Signature::take())?;
        return Ok(());
    }
    let named: Result<Vec<_>, _> = args.games.iter().map(|id| setup::game(id)).collect();
    let mut games = named?;
    if games.is_empty() {
        games.extend(GAMES);
    }
    let time = Duration::from_secs_f64(args.seconds);
    let measured: Vec<Measured> = games.into_iter().map(|game| measure(game, time)).collect();
    if args.json {
        return json::lines(&measured);
    }
    let mut out = std::io::stdout().lock();
    writeln!(
        out,
        "{:<14}{:>14}{:>12}{:>12}{:>8}{:>18}{:>14}{:>14}",
        "game", "moves/s", "games/s", "moves/game", "perft", "perft nodes/s", "UCT moves/s", "think nodes/s"
    )?;
    for m in measured {
        writeln!(
            out,
            "{:<14}{:>14.0}{:>12.0}{:>12.1}{:>8}{:>18.0}{:>14.0}{:>14.0}",
            m.game,
            m.moves_per_second,
            m.games_per_second,
            m.moves_per_game,
            m.perft_depth,
            m.perft_nodes_per_second,
            m.uct_moves_per_second,
            m.think_nodes_per_second
        )?;
    }
    Ok(())
}

fn measure(game: &'static dyn AnyGame, time: Duration) -> Measured {
    let start = game.usual().start();
    let (played, seconds) = play(&*start, time);
    let (perft_depth, perft_nodes, perft_seconds) = count(&*start, time);
    Measured {
        game: game.about().id,
        moves_per_second: played.moves as f64 / seconds,
        games_per_second: played.games as f64 / seconds,
        moves_per_game: played.moves as f64 / played.games as f64,
        perft_depth,
        perft_nodes,
        perft_nodes_per_second: perft_nodes as f64 / perft_seconds,
        uct_moves_per_second: think(&*start, Skill::Uct(Effort::Time(time)), |opinion| opinion.rollout_moves),
        think_nodes_per_second: think(&*start, Skill::Full(Effort::Time(time)), |opinion| opinion.nodes),
    }
}

/// How much of something a player does per second in the first position of a random game in which a seat
/// has a choice.
fn think(start: &dyn AnyPosition, player: Skill, amount: fn(&Opinion) -> u64) -> f64 {
    let mut position = start.copy();
    let mut numbers = Numbers::seeded(1);
    while !matches!(position.turn(), Turn::Decide(_)) || position.count() < 2 {
        let next = position.random_move(&mut numbers).and_then(|mv| position.play(&mv).ok());
        match next {
            Some(next) => position = next,
            None => return 0.0,
        }
    }
    let clock = Instant::now();
    let mut stop = || player.time().is_some_and(|time| clock.elapsed() >= time);
    let opinion = position.think(player, 1, &mut stop);
    let seconds = clock.elapsed().as_secs_f64();
    opinion.map_or(0.0, |opinion| amount(&opinion) as f64 / seconds)
}

fn play(start: &dyn AnyPosition, time: Duration) -> (RandomGames, f64) {
    const MOVES_AT_A_TIME: u64 = 50_000;
    let mut numbers = Numbers::seeded(1);
    start.random_games(MOVES_AT_A_TIME, &mut numbers); // Warms the caches, uncounted.
    let clock = Instant::now();
    let mut played = RandomGames::default();
    while clock.elapsed() < time {
        let more = start.random_games(MOVES_AT_A_TIME, &mut numbers);
        played.moves += more.moves;
        played.games += more.games;
        std::hint::black_box(more.wins);
    }
    (played, clock.elapsed().as_secs_f64())
}

/// Goes deeper until a count takes a good part of the time; the deepest one is what counts.
fn count(start: &dyn AnyPosition, time: Duration) -> (u32, u64, f64) {
    let mut depth = 1;
    loop {
        let clock = Instant::now();
        let nodes = start.perft(depth);
        let took = clock.elapsed();
        // The next depth costs about as many times more as this one has moves.
        let next = took.mul_f64(start.count().max(2) as f64);
        if took > time.mul_f64(0.1) || next > time.mul_f64(20.0) {
            return (depth, nodes, took.as_secs_f64());
        }
        depth += 1;
    }
}
