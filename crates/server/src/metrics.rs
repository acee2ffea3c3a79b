//! Numbers for the operator, in the text that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use messdeck_hall::{Durations, Hall};

/// What is counted at the rim; what happens to matches the hall counts itself.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: [AtomicU64; 5],
    pub(crate) sockets: AtomicI64,
}

impl Metrics {
    pub(crate) fn answered(&self, status: u16) {
        if let Some(class) = self.requests.get(usize::from(status / 100).saturating_sub(1)) {
            class.fetch_add(1, Relaxed);
        }
    }

    pub(crate) fn text(&self, hall: &Hall, panics: u64) -> String {
        let mut text = String::new();
        let (counts, matches) = (hall.counts(), hall.matches());
        let counters = [
            ("messdeck_acts_total", "Acts that were kept.", counts.acts.load(Relaxed)),
            (
                "messdeck_acts_refused_total",
                "Acts that the rules or the table refused.",
                counts.refused.load(Relaxed),
            ),
            ("messdeck_acts_stale_total", "Acts that came too late.", counts.stale.load(Relaxed)),
            ("messdeck_acts_repeated_total", "Acts that were sent again.", counts.repeated.load(Relaxed)),
            (
                "messdeck_conflicts_total",
                "Appends that another server was faster with.",
                counts.conflicts.load(Relaxed),
            ),
            ("messdeck_matches_created_total", "Matches that were created.", counts.created.load(Relaxed)),
            ("messdeck_computer_moves_total", "Moves by the computer.", counts.computer_moves.load(Relaxed)),
            (
                "messdeck_store_panics_total",
                "Panics while writing to the store; nothing of it was kept.",
                panics,
            ),
        ];
        // Writing to a string can't fail.
        for (name, help, counter) in counters {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {counter}");
        }
        let _ = writeln!(
            text,
            "# HELP messdeck_requests_total Answers by class.\n# TYPE messdeck_requests_total counter"
        );
        for (class, counter) in (1..).zip(&self.requests) {
            let _ =
                writeln!(text, "messdeck_requests_total{{class=\"{class}xx\"}} {}", counter.load(Relaxed));
        }
        let gauges = [
            ("messdeck_sockets", "Open sockets.", self.sockets.load(Relaxed)),
            ("messdeck_matches_in_memory", "Matches in memory.", i64::try_from(matches).unwrap_or(i64::MAX)),
        ];
        for (name, help, value) in gauges {
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        let name = "messdeck_commit_seconds";
        let _ = writeln!(text, "# HELP {name} Time until an act was durable.\n# TYPE {name} histogram");
        for (bucket, &bound) in counts.commits.within.iter().zip(&Durations::BOUNDS) {
            let seconds = Duration::from_millis(bound).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {}", bucket.load(Relaxed));
        }
        let count = counts.commits.count.load(Relaxed);
        let sum = Duration::from_micros(counts.commits.micros.load(Relaxed)).as_secs_f64();
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
        text
    }
}
