//! How often somebody may ask.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Counts what each key has used in a window of time. Old entries are dropped as new ones come.
pub(crate) struct Rate {
    most: u32,
    window: Duration,
    used: Mutex<BTreeMap<String, (Instant, u32)>>,
}

/// So many keys are remembered before old ones are looked for.
const MANY: usize = 10_000;

impl Rate {
    pub(crate) fn new(most: u32, window: Duration) -> Rate {
        Rate { most, window, used: Mutex::default() }
    }

    /// Whether this one more is within the limit.
    pub(crate) fn allows(&self, key: &str) -> bool {
        let now = Instant::now();
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() > MANY {
            used.retain(|_, (since, _)| now.duration_since(*since) < self.window);
        }
        let (since, count) = used.entry(key.to_owned()).or_insert((now, 0));
        if now.duration_since(*since) >= self.window {
            (*since, *count) = (now, 0);
        }
        *count = count.saturating_add(1);
        *count <= self.most
    }
}
