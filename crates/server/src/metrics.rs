//! Numbers for the operator, in the text that Prometheus reads.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What is counted.
#[derive(Default)]
pub(crate) struct Metrics {
    pub(crate) requests: [AtomicU64; 5],
    pub(crate) acts: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) stale: AtomicU64,
    pub(crate) repeated: AtomicU64,
    pub(crate) conflicts: AtomicU64,
    pub(crate) created: AtomicU64,
    pub(crate) computer_moves: AtomicU64,
    pub(crate) sockets: AtomicI64,
    commits: [AtomicU64; BUCKETS.len()],
    commit_count: AtomicU64,
    commit_micros: AtomicU64,
}

/// Upper bounds in milliseconds.
const BUCKETS: [u64; 8] = [1, 2, 5, 10, 25, 50, 100, 1000];

impl Metrics {
    pub(crate) fn answered(&self, status: u16) {
        if let Some(class) = self.requests.get(usize::from(status / 100).saturating_sub(1)) {
            class.fetch_add(1, Relaxed);
        }
    }

    /// An act was made durable in this time.
    pub(crate) fn committed(&self, took: Duration) {
        for (bucket, &bound) in self.commits.iter().zip(&BUCKETS) {
            if took <= Duration::from_millis(bound) {
                bucket.fetch_add(1, Relaxed);
            }
        }
        self.commit_count.fetch_add(1, Relaxed);
        self.commit_micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
    }

    pub(crate) fn text(&self, matches: usize) -> String {
        let mut text = String::new();
        let counters = [
            ("messdeck_acts_total", "Acts that were kept.", &self.acts),
            ("messdeck_acts_refused_total", "Acts that the rules or the table refused.", &self.refused),
            ("messdeck_acts_stale_total", "Acts that came too late.", &self.stale),
            ("messdeck_acts_repeated_total", "Acts that were sent again.", &self.repeated),
            ("messdeck_conflicts_total", "Appends that another server was faster with.", &self.conflicts),
            ("messdeck_matches_created_total", "Matches that were created.", &self.created),
            ("messdeck_computer_moves_total", "Moves by the computer.", &self.computer_moves),
        ];
        // Writing to a string can't fail.
        for (name, help, counter) in counters {
            let _ = writeln!(
                text,
                "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}",
                counter.load(Relaxed)
            );
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
        for (bucket, &bound) in self.commits.iter().zip(&BUCKETS) {
            let seconds = Duration::from_millis(bound).as_secs_f64();
            let _ = writeln!(text, "{name}_bucket{{le=\"{seconds}\"}} {}", bucket.load(Relaxed));
        }
        let count = self.commit_count.load(Relaxed);
        let sum = Duration::from_micros(self.commit_micros.load(Relaxed)).as_secs_f64();
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
        text
    }
}
