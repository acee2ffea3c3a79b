//! The statistics of matches: scores, intervals, ratings, and when enough was played.

use libm::{log, log10, pow};

/// Results of one player against another.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games shared.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl Tally {
    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Wins and half the draws, as a part of all games; a half if there is none.
    pub fn score(&self) -> f64 {
        match self.games() {
            0 => 0.5,
            games => (self.wins as f64 + self.draws as f64 / 2.0) / games as f64,
        }
    }

    /// The interval that holds the true score with a chance of 95 % (Wilson's, which stays within 0 and 1 and
    /// is honest for few games; draws only make it narrower than it says).
    pub fn interval(&self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        let games = self.games() as f64;
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let score = self.score();
        let centre = score + Z * Z / (2.0 * games);
        let reach = Z * (score * (1.0 - score) / games + Z * Z / (4.0 * games * games)).sqrt();
        let whole = 1.0 + Z * Z / games;
        ((centre - reach) / whole, (centre + reach) / whole)
    }

    /// The difference in rating that the score stands for; infinite if one side won everything.
    pub fn elo(&self) -> f64 {
        let score = self.score();
        -400.0 * log10(1.0 / score - 1.0)
    }
}

/// A sequential test between two hypotheses about the difference in rating, with 5 % for either error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference that is not enough.
    pub elo0: f64,
    /// The difference that is.
    pub elo1: f64,
}

/// What a sequential test says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Play on.
    Open,
    /// At least `elo1`.
    Passed,
    /// No more than `elo0`.
    Failed,
}

impl Sprt {
    /// The logarithm of how much more likely the results are under `elo1` than under `elo0`, with the normal
    /// approximation that takes draws into account.
    pub fn log_likelihood_ratio(&self, tally: &Tally) -> f64 {
        let games = tally.games() as f64;
        if games == 0.0 {
            return 0.0;
        }
        let score = tally.score();
        let square = (tally.wins as f64 + tally.draws as f64 / 4.0) / games;
        // One game of each kind more than was played keeps the variance from vanishing after a few equal results.
        let variance = (square - score * score).max(0.25 / games);
        let expected = |elo: f64| 1.0 / (1.0 + pow(10.0, -elo / 400.0));
        let (low, high) = (expected(self.elo0), expected(self.elo1));
        (high - low) * (2.0 * score - low - high) * games / (2.0 * variance)
    }

    /// Whether enough was played. Nothing is said after a handful of games, whatever they were: the normal
    /// approximation means nothing yet.
    pub fn verdict(&self, tally: &Tally) -> Verdict {
        const FEWEST: u64 = 30;
        if tally.games() < FEWEST {
            return Verdict::Open;
        }
        let bound = log(0.95 / 0.05);
        match self.log_likelihood_ratio(tally) {
            ratio if ratio >= bound => Verdict::Passed,
            ratio if ratio <= -bound => Verdict::Failed,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_and_intervals() {
        let tally = Tally { wins: 60, draws: 20, losses: 20 };
        assert!((tally.score() - 0.7).abs() < 1e-9);
        let (low, high) = tally.interval();
        assert!((low - 0.604).abs() < 0.002 && (high - 0.781).abs() < 0.002, "{low} {high}");
        assert!((tally.elo() - 147.19).abs() < 0.1, "{}", tally.elo());
        assert_eq!(Tally::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn the_sequential_test_decides() {
        let sprt = Sprt { elo0: 0.0, elo1: 50.0 };
        assert_eq!(sprt.verdict(&Tally { wins: 3, draws: 0, losses: 2 }), Verdict::Open);
        assert_eq!(sprt.verdict(&Tally { wins: 120, draws: 0, losses: 60 }), Verdict::Passed);
        assert_eq!(sprt.verdict(&Tally { wins: 60, draws: 0, losses: 120 }), Verdict::Failed);
    }
}
