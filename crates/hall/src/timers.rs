//! Clocks that run out, people who stay away, and the computer's turns that a server left behind.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use messdeck_table::Command;

use crate::{Hall, now};

/// A match that comes up is not handed to another server for so long, in milliseconds.
const LEASE: i64 = 10_000;
/// As many as come up at once.
const TOGETHER: usize = 64;
const LONGEST_SLEEP: u64 = 30_000;
const SHORTEST_SLEEP: u64 = 20;

impl Hall {
    /// Looks after all clocks, for ever.
    pub async fn keep_time(self: Arc<Hall>) {
        loop {
            // Whatever becomes due from here on may be missed below, so it says so and the loop goes round once more.
            self.next_look.store(i64::MAX, Relaxed);
            let claimed = self.store.claim_due(now().cast_signed(), LEASE, TOGETHER).await;
            match claimed {
                Err(error) => tracing::error!(%error, "the clocks could not be read"),
                Ok(ids) => {
                    for id in ids {
                        let hall = Arc::clone(&self);
                        tokio::spawn(async move { hall.tick(&id).await });
                    }
                }
            }
            let next = self.store.next_due().await.ok().flatten();
            let now = now();
            let wait = next.map_or(LONGEST_SLEEP, |next| next.cast_unsigned().saturating_sub(now));
            let wait = wait.clamp(SHORTEST_SLEEP, LONGEST_SLEEP);
            self.next_look.store(now.saturating_add(wait).cast_signed(), Relaxed);
            let wait = Duration::from_millis(wait);
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                () = self.sooner.notified() => tokio::time::sleep(Duration::from_millis(SHORTEST_SLEEP)).await,
            }
            self.sweep();
        }
    }

    async fn tick(self: &Arc<Hall>, id: &str) {
        let done = match self.open(id).await {
            Ok(live) => live.act(self, None, Command::Tick {}).await.map(drop),
            Err(error) => Err(error),
        };
        if let Err(error) = done {
            tracing::warn!(%error, "a clock could not be looked at");
        }
    }
}
