//! Where a game without its type is compiled.

/// Compiles all that [`AnyGame`](crate::AnyGame) needs of a game, the search above all, in the game's own crate.
///
/// Otherwise every program that plays it, and the catalog besides, would compile that anew: it is generic. Builds for tests
/// share what another crate has compiled already. A release does not, but optimises across crates, so there it is left out.
#[macro_export]
macro_rules! compiled_here {
    ($game:expr) => {
        #[cfg(all(debug_assertions, not(test)))]
        #[used]
        static COMPILED_HERE: &dyn $crate::AnyGame = &$game;
    };
}
