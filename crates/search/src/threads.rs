//! Several threads on one position, where there are threads.

use crate::Caller;

/// Runs the same search on several threads, which get their numbers, and gives all that they found. The first one
/// speaks with the caller; the others stop with it.
#[cfg(not(target_family = "wasm"))]
#[expect(clippy::disallowed_methods, reason = "these threads are not for browsers")]
pub(crate) fn on_each<R: Send, T>(
    threads: usize,
    caller: Caller<'_, T>,
    search: impl Fn(usize, Caller<'_, T>) -> R + Sync,
) -> Vec<R> {
    use std::sync::atomic::{AtomicBool, Ordering};

    if threads <= 1 {
        return vec![search(0, caller)];
    }
    let stopped = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (search, stopped) = (&search, &stopped);
        let helper = |number| {
            let mut stop = || stopped.load(Ordering::Relaxed);
            scope.spawn(move || search(number, Caller::silent(&mut stop)))
        };
        let helpers: Vec<_> = (1..threads).map(helper).collect();
        let mut found = vec![search(0, caller)];
        stopped.store(true, Ordering::Relaxed);
        for helper in helpers {
            found.push(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        found
    })
}

/// Runs the search once: a browser's page has no threads to give.
#[cfg(target_family = "wasm")]
pub(crate) fn on_each<R, T>(
    _threads: usize,
    caller: Caller<'_, T>,
    search: impl Fn(usize, Caller<'_, T>) -> R,
) -> Vec<R> {
    vec![search(0, caller)]
}
