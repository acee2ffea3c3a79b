//! Counting move sequences.

use messdeck_core::{Position, cpu};

/// How many sequences of exactly `depth` moves start here; outcomes of chance count as moves, once
/// each. Sequences that end earlier are not counted.
///
/// The last move of a sequence is counted, not made, so a depth costs about as much as listing the one
/// before it.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    cpu::run(Perft { position, depth })
}

/// The count of [`perft()`] split by first move, in the order of the generator.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut counts = Vec::new();
    if depth > 0 {
        position.each(|mv| {
            counts.push((mv, perft(&position.play_unchecked(mv), depth - 1)));
        });
    }
    counts
}

struct Perft<'p, P> {
    position: &'p P,
    depth: u32,
}

impl<P: Position> cpu::Task for Perft<'_, P> {
    type Output = u64;

    #[inline(always)]
    fn run(self) -> u64 {
        match self.depth {
            0 => 1,
            1 => self.position.count() as u64,
            // What is below goes through the door again: a visitor of this size is not inlined into its
            // caller and so not compiled with the faster instructions, and counting is where they pay.
            depth => {
                let mut total = 0;
                self.position.each(|mv| {
                    total += perft(&self.position.play_unchecked(mv), depth - 1);
                });
                total
            }
        }
    }
}
