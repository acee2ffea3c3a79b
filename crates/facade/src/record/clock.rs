//! Times left on a clock, as `4:53.200` or `1:04:53.200`.

use std::fmt::{self, Display};

/// Prints milliseconds as a clock shows them.
pub(super) struct Clock(pub(super) u64);

impl Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, millis) = (self.0 / 1000, self.0 % 1000);
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        let (hours, minutes) = (minutes / 60, minutes % 60);
        if hours > 0 {
            write!(f, "{hours}:{minutes:02}:{seconds:02}.{millis:03}")
        } else {
            write!(f, "{minutes}:{seconds:02}.{millis:03}")
        }
    }
}

/// Reads what [`Clock`] prints, and nothing else.
pub(super) fn parse(text: &str) -> Option<u64> {
    let (whole, millis) = text.split_once('.')?;
    let mut total: u64 = 0;
    for part in whole.split(':') {
        total = total.checked_mul(60)?.checked_add(part.parse().ok()?)?;
    }
    let total = total.checked_mul(1000)?.checked_add(millis.parse().ok()?)?;
    // Printing again refuses every other spelling, signs and missing zeros included.
    (Clock(total).to_string() == text).then_some(total)
}
