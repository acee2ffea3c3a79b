//! Which moves to look at first.

use std::hash::{Hash, Hasher};

use messdeck_core::Side;

/// A move with its place in the queue.
#[derive(Clone, Copy)]
pub(super) struct Ranked<M> {
    /// The greater, the earlier; for throws, their weight.
    pub(super) rank: i32,
    pub(super) mv: M,
}

/// How often a move was good enough elsewhere in the tree, by side. Moves share a place if their hashes
/// do, which costs a little order and no correctness.
pub(super) struct History(Vec<i32>);

const PLACES: usize = 1 << 12;
/// The most that history can add to a rank.
const MOST: i32 = 1 << 14;

impl History {
    pub(super) fn new() -> History {
        History(vec![0; 4 * PLACES])
    }

    pub(super) fn of(&self, side: Side, mv: impl Hash) -> i32 {
        self.0[place(side, mv)]
    }

    pub(super) fn praise(&mut self, side: Side, mv: impl Hash, depth: i32) {
        let place = &mut self.0[place(side, mv)];
        *place = (*place + depth * depth).min(MOST);
    }
}

fn place(side: Side, mv: impl Hash) -> usize {
    let mut mixer = Mixer(0);
    mv.hash(&mut mixer);
    side.index() * PLACES + (mixer.0 >> 52) as usize
}

/// A hasher for a few bytes: multiply, and let the top bits speak.
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u8(byte);
        }
    }

    fn write_u8(&mut self, byte: u8) {
        self.0 = (self.0.rotate_left(8) ^ u64::from(byte)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
