//! Several threads on one position, where there are threads.

/// Runs the same search on several threads, which get their numbers, and gives all that they found. The first one
/// asks the caller when to stop; the others stop with it.
#[cfg(not(target_family = "wasm"))]
#[expect(clippy::disallowed_methods, reason = "these threads are not for browsers")]
pub(crate) fn on_each<R: Send>(
    threads: usize,
    stop: &mut dyn FnMut() -> bool,
    search: impl Fn(usize, &mut dyn FnMut() -> bool) -> R + Sync,
) -> Vec<R> {
    use std::sync::atomic::{AtomicBool, Ordering};

    if threads <= 1 {
        return vec![search(0, stop)];
    }
    let stopped = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let (search, stopped) = (&search, &stopped);
        let helper = |number| scope.spawn(move || search(number, &mut || stopped.load(Ordering::Relaxed)));
        let helpers: Vec<_> = (1..threads).map(helper).collect();
        let mut found = vec![search(0, stop)];
        stopped.store(true, Ordering::Relaxed);
        for helper in helpers {
            found.push(helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        found
    })
}

/// Runs the search once: a browser's page has no threads to give.
#[cfg(target_family = "wasm")]
pub(crate) fn on_each<R>(
    _threads: usize,
    stop: &mut dyn FnMut() -> bool,
    search: impl Fn(usize, &mut dyn FnMut() -> bool) -> R,
) -> Vec<R> {
    vec![search(0, stop)]
}
