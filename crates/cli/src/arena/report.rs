//! What an arena match showed.

use std::iter;

use messdeck_core::Say;
use messdeck_search::{Sprt, Tally};
use serde::Serialize;

use super::Games;
use super::game::Pairing;
use crate::words::{decimal, said};

#[derive(Serialize)]
pub(super) struct Report {
    game: String,
    a: String,
    b: String,
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// Wins and half the draws of A, as a part of all games.
    score: f64,
    /// The 95 % interval of the score.
    interval: (f64, f64),
    /// The difference in rating, A over B; none if one won everything.
    elo: Option<f64>,
    /// The mean of A's points ahead, in games that count points.
    margin: Option<f64>,
    /// The share of the side that begins, whoever played it, with its 95 % interval.
    first: (f64, (f64, f64)),
    /// The mean number of moves, throws included.
    length: f64,
    /// What the sequential test says, if there was one.
    sprt: Option<String>,
}

impl Report {
    pub(super) fn new(pairing: &Pairing<'_>, games: &Games, sprt: Option<Sprt>) -> Report {
        let tally = tally(games);
        let first = tally_of(games.values().map(|game| game.first));
        let count = tally.games().max(1) as f64;
        let margins: Option<Vec<f64>> = games.values().map(|game| game.margin.map(f64::from)).collect();
        Report {
            game: pairing.game.to_owned(),
            a: pairing.players[0].to_string(),
            b: pairing.players[1].to_string(),
            games: tally.games(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            score: tally.score(),
            interval: tally.interval(),
            elo: Some(tally.elo()).filter(|elo| elo.is_finite()),
            margin: margins.map(|margins| margins.iter().sum::<f64>() / count),
            first: (first.score(), first.interval()),
            length: games.values().map(|game| game.moves as f64).sum::<f64>() / count,
            sprt: sprt.map(|sprt| format!("{:?}", sprt.verdict(&tally)).to_lowercase()),
        }
    }
}

impl Report {
    /// The report in words, a line each.
    pub(super) fn lines(&self) -> Vec<String> {
        let percent = |part: f64| decimal(100.0 * part, 1);
        let share = |id, (score, (low, high)): (f64, (f64, f64))| {
            Say::new(id).with("score", percent(score)).with("low", percent(low)).with("high", percent(high))
        };
        let players = Say::new("command-arena-players").with("game", self.game.as_str());
        let players = players.with("a", self.a.as_str()).with("b", self.b.as_str()).with("games", self.games);
        let result = Say::new("command-arena-result").with("wins", self.wins);
        let elo = self.elo.map_or(Say::new("command-arena-no-elo"), |elo| {
            Say::new("command-arena-elo").with("elo", format!("{elo:+.0}"))
        });
        let margin = self
            .margin
            .map(|points| Say::new("command-arena-margin").with("points", format!("{points:+.1}")));
        let test =
            self.sprt.as_deref().map(|verdict| Say::new("command-arena-test").with("verdict", verdict));
        let all = [
            Some(result.with("draws", self.draws).with("losses", self.losses)),
            Some(share("command-arena-score", (self.score, self.interval))),
            Some(elo),
            margin,
            Some(share("command-arena-first", self.first)),
            Some(Say::new("command-arena-length").with("moves", decimal(self.length, 1))),
            test,
        ];
        let told = all.iter().flatten().map(|say| format!("  {}", said(say)));
        iter::once(said(&players)).chain(told).collect()
    }
}

pub(super) fn tally(games: &Games) -> Tally {
    tally_of(games.values().map(|game| game.score))
}

fn tally_of(scores: impl Iterator<Item = f64>) -> Tally {
    let mut tally = Tally::default();
    for score in scores {
        match score {
            score if score > 0.75 => tally.wins += 1,
            score if score < 0.25 => tally.losses += 1,
            _ => tally.draws += 1,
        }
    }
    tally
}

/// One line while it goes on.
pub(super) fn progress(games: &Games, all: u64) -> String {
    const WIDTH: u64 = 30;
    let tally = tally(games);
    let done = (tally.games() * WIDTH / all.max(1)) as usize;
    let bar = "#".repeat(done) + &".".repeat(WIDTH as usize - done);
    let (low, high) = tally.interval();
    let [score, low, high] = [tally.score(), low, high].map(|part| 100.0 * part);
    format!("[{bar}] {}/{all}  {score:.1} % ({low:.0} to {high:.0})", tally.games())
}
