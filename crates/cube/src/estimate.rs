//! Numbers that are known up to chance.

/// The mean of independent samples, and how far it may be off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the samples.
    pub mean: f64,
    /// The standard error of that mean.
    pub error: f64,
    /// How many samples there were.
    pub samples: u32,
}

impl Estimate {
    /// The mean of these samples.
    pub fn of(samples: &[f64]) -> Estimate {
        let count = samples.len() as f64;
        let mean = samples.iter().sum::<f64>() / count;
        let squares = samples.iter().map(|sample| (sample - mean) * (sample - mean));
        let variance = squares.sum::<f64>() / (count - 1.0).max(1.0);
        Estimate { mean, error: (variance / count).sqrt(), samples: samples.len() as u32 }
    }

    /// Covers the true number in 95 of 100 estimates, if the samples are not too skewed for their number.
    pub fn interval(self) -> (f64, f64) {
        let reach = student(self.samples.saturating_sub(1).max(1)) * self.error;
        ((self.mean - reach).max(0.0), self.mean + reach)
    }
}

/// How many standard errors to both sides hold 95 of 100 means, if the error itself is known from so many degrees of
/// freedom: Student's distribution after Cornish and Fisher, good to a hundredth from three on.
fn student(freedom: u32) -> f64 {
    let f = f64::from(freedom);
    1.95996 + 2.37227 / f + 2.8225 / (f * f) + 2.5558 / (f * f * f)
}
