//! The transposition table: what is already known about a position.

use crate::evaluator::PROVEN;

/// What a remembered value says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    pub(super) fn of(value: i32, alpha: i32, beta: i32) -> Bound {
        if value >= beta {
            Bound::AtLeast
        } else if value <= alpha {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }
}

#[derive(Clone, Copy)]
pub(super) struct Entry<M> {
    pub(super) mv: M,
    value: i32,
    pub(super) depth: i16,
    bound: Bound,
    /// Whether the value comes from the end of the game alone.
    pub(super) proven: bool,
}

impl<M: Copy> Entry<M> {
    /// Proven wins are remembered by their distance from here, not from the root.
    pub(super) fn new(mv: M, value: i32, depth: i32, bound: Bound, ply: usize, proven: bool) -> Entry<M> {
        let value = shift(value, ply as i32);
        Entry { mv, value, depth: depth.min(i32::from(i16::MAX)) as i16, bound, proven }
    }

    /// The value, if it settles a search with this window.
    pub(super) fn answers(&self, alpha: i32, beta: i32, ply: usize) -> Option<i32> {
        let value = shift(self.value, -(ply as i32));
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= beta,
            Bound::AtMost => value <= alpha,
        };
        settles.then_some(value)
    }
}

fn shift(value: i32, by: i32) -> i32 {
    if value > PROVEN {
        value + by
    } else if value < -PROVEN {
        value - by
    } else {
        value
    }
}

/// A table of fixed size. A position has one place; the newest stays, unless it knows less of the same.
pub(super) struct Table<M> {
    places: Vec<Option<(u64, Entry<M>)>>,
    mask: usize,
}

impl<M: Copy> Table<M> {
    pub(super) fn new(entries: usize) -> Table<M> {
        let size = entries.next_power_of_two();
        Table { places: vec![None; size], mask: size - 1 }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        self.places[key as usize & self.mask].filter(|(known, _)| *known == key).map(|(_, entry)| entry)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry<M>) {
        let place = &mut self.places[key as usize & self.mask];
        match place {
            Some((known, old)) if *known == key && old.depth > entry.depth && old.bound == Bound::Exact => {}
            _ => *place = Some((key, entry)),
        }
    }
}
