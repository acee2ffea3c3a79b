//! Nothing in the hot loops allocates: random games and counting run without asking for memory once.

#![expect(unsafe_code, reason = "an allocator is an unsafe trait; this one only counts and passes on")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use messdeck_catalog::GAMES;
use messdeck_search::Numbers;
use messdeck_testkit::combinations;

thread_local! {
    /// How often this thread has asked for memory.
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

struct Counting;

// SAFETY: every call goes on to the system's allocator unchanged; counting touches no memory that is managed
// here, since the counter is a plain number without a destructor.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ASKED.with(|asked| asked.set(asked.get() + 1));
        // SAFETY: the caller keeps the promises of `alloc`, and they are handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: as above; whatever comes back here came from the system's allocator.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often `work` asks for memory.
fn allocations<T>(work: impl FnOnce() -> T) -> u64 {
    let before = ASKED.get();
    std::hint::black_box(work());
    ASKED.get() - before
}

#[test]
fn the_counter_counts() {
    assert_eq!(allocations(|| Box::new(5)), 1);
    assert_eq!(allocations(|| 5), 0);
}

#[test]
fn hot_loops_do_not_allocate() {
    for game in GAMES {
        for options in combinations(*game) {
            let start = game.book(&options).expect("a combination that the rules allow").start();
            let mut numbers = Numbers::seeded(1);
            let chosen: Vec<_> = options.all().collect();
            let id = game.about().id;
            assert_eq!(
                allocations(|| start.random_games(2_000, &mut numbers)),
                0,
                "{id} {chosen:?}: random games"
            );
            assert_eq!(allocations(|| start.perft(2)), 0, "{id} {chosen:?}: perft");
        }
    }
}
