//! Writing records.

use std::fmt::{self, Display};

use super::clock::Clock;
use super::{Ending, Record, RecordedMove};

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "messdeck record 1")?;
        writeln!(f, "game: {}", self.game)?;
        if !self.options.is_empty() {
            let pairs: Vec<String> =
                self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            writeln!(f, "options: {}", pairs.join(" "))?;
        }
        if !self.rules.is_first() {
            writeln!(f, "rules: {}", self.rules)?;
        }
        if let Some(start) = &self.start {
            writeln!(f, "start: {start}")?;
        }
        for (seat, name) in &self.seats {
            writeln!(f, "seat {seat}: {name}")?;
        }
        for (name, value) in &self.tags {
            writeln!(f, "{name}: {value}")?;
        }
        if let Some(result) = &self.result {
            writeln!(f, "result: {result}")?;
        }
        writeln!(f)?;
        for (number, mv) in (1..).zip(&self.moves) {
            writeln!(f, "{number} {mv}")?;
        }
        Ok(())
    }
}

impl Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.winners.is_empty() { "nobody" } else { "" })?;
        f.write_str(&self.winners.join(" "))?;
        match &self.by {
            Some(cause) => write!(f, " by {cause}"),
            None => Ok(()),
        }
    }
}

impl Display for RecordedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.who, self.mv)?;
        if let Some(clock) = self.clock {
            write!(f, " [{}]", Clock(clock))?;
        }
        match &self.comment {
            Some(comment) => write!(f, " ; {comment}"),
            None => Ok(()),
        }
    }
}
