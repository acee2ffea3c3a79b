//! Work that may take a while: done beside everything else, a little at a time, so that matches never wait for it.

use std::sync::Arc;

use axum::http::StatusCode;
use messdeck_protocol::Fault;
use messdeck_protocol::online::OnlineCode;
use tokio::sync::Semaphore;

use crate::refused::Refused;

/// A queue with room for so many; who comes when it is full is sent away.
pub(crate) struct Queue {
    places: Semaphore,
    turns: Arc<Semaphore>,
}

impl Queue {
    /// `at_once` are worked on at the same time, `most` are in the queue, those included.
    pub(crate) fn new(at_once: usize, most: usize) -> Queue {
        Queue { places: Semaphore::new(most), turns: Arc::new(Semaphore::new(at_once)) }
    }

    /// Does some work when its turn has come.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let _place = self.places.try_acquire().map_err(|_| busy())?;
        self.wait(work).await
    }

    /// The same for the server's own work, which has a bound elsewhere.
    pub(crate) async fn wait<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| busy())?;
        let done = tokio::task::spawn_blocking(move || {
            // Work can't be broken off, so its turn ends with it, also where nobody waits for it any more.
            let _turn = turn;
            work()
        });
        done.await.map_err(|error| Refused::inside(&error))
    }
}

pub(crate) fn busy() -> Refused {
    Refused::fault(StatusCode::SERVICE_UNAVAILABLE, Fault::new(OnlineCode::Busy, "fault-busy-thinking"))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn a_full_queue_says_so_and_turns_come_one_after_another() {
        let queue = Arc::new(Queue::new(1, 2));
        let (let_go, held) = channel::<()>();
        let first = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move { queue.run(move || held.recv()).await }
        });
        while queue.turns.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let second = tokio::spawn({
            let queue = Arc::clone(&queue);
            async move { queue.run(|| "done").await }
        });
        while queue.places.available_permits() > 0 {
            tokio::task::yield_now().await;
        }
        let refused = queue.run(|| ()).await.unwrap_err();
        assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(refused.body.error.code, OnlineCode::Busy.into());
        // Whoever goes away before their work is done does not let the next one begin.
        first.abort();
        assert!(!second.is_finished());
        drop(let_go);
        assert_eq!(second.await.unwrap().unwrap(), "done");
    }
}
