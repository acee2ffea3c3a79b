//! What an arena match showed.

use std::fmt::{self, Display};

use messdeck_search::{Sprt, Tally};
use serde::Serialize;

use super::Games;
use super::game::Pairing;

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

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { game, a, b, games, wins, draws, losses, .. } = self;
        writeln!(f, "{game}: {a} against {b}, {games} games")?;
        writeln!(f, "  {wins} won, {draws} drawn, {losses} lost")?;
        let (low, high) = self.interval;
        writeln!(f, "  score {:.1} % (95 %: {:.1} to {:.1})", 100.0 * self.score, 100.0 * low, 100.0 * high)?;
        match self.elo {
            Some(elo) => writeln!(f, "  {elo:+.0} Elo")?,
            None => writeln!(f, "  no Elo: one side won everything")?,
        }
        if let Some(margin) = self.margin {
            writeln!(f, "  {margin:+.1} points on average")?;
        }
        let (first, (low, high)) = self.first;
        writeln!(
            f,
            "  the side that begins {:.1} % (95 %: {:.1} to {:.1})",
            100.0 * first,
            100.0 * low,
            100.0 * high
        )?;
        writeln!(f, "  {:.1} moves a game", self.length)?;
        match &self.sprt {
            Some(verdict) => writeln!(f, "  sequential test: {verdict}"),
            None => Ok(()),
        }
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
