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

/// A table that grows with what it knows, up to a size. A position has one place; the newest stays, unless it
/// knows less of the same.
pub(super) struct Table<M> {
    places: Vec<Option<(u64, Entry<M>)>>,
    /// Places that are taken.
    taken: usize,
    /// It grows no further.
    most: usize,
}

impl<M: Copy> Table<M> {
    /// A large table would take longer to make than a short search takes.
    const FIRST_SIZE: usize = 1 << 12;

    /// How many times longer it gets when it grows.
    const STEP: usize = 4;

    /// A table with a place for each of so many nodes, or a few more.
    pub(super) fn for_nodes(nodes: usize) -> Table<M> {
        let mut most = Self::FIRST_SIZE;
        while most < nodes {
            most *= Self::STEP;
        }
        Table::new(most)
    }

    /// A table that takes no more than so many bytes, but for the least that it needs.
    pub(super) fn within(bytes: usize) -> Table<M> {
        let places = bytes / size_of::<Option<(u64, Entry<M>)>>();
        Table::new(places.checked_ilog2().map_or(0, |log| 1 << log))
    }

    fn new(most: usize) -> Table<M> {
        Table { places: vec![None; Self::FIRST_SIZE], taken: 0, most }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry<M>> {
        self.places[self.place(key)].filter(|(known, _)| *known == key).map(|(_, entry)| entry)
    }

    pub(super) fn put(&mut self, key: u64, entry: Entry<M>) {
        if self.taken > self.places.len() / 2 && self.places.len() < self.most {
            self.grow();
        }
        let place = self.place(key);
        match &mut self.places[place] {
            Some((known, old)) if *known == key && old.depth > entry.depth && old.bound == Bound::Exact => {}
            place => {
                self.taken += usize::from(place.is_none());
                *place = Some((key, entry));
            }
        }
    }

    fn grow(&mut self) {
        let longer = vec![None; (Self::STEP * self.places.len()).min(self.most)];
        let places = std::mem::replace(&mut self.places, longer);
        for known in places.into_iter().flatten() {
            let place = self.place(known.0);
            self.places[place] = Some(known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_lost_while_it_grows() {
        let mut table = Table::for_nodes(1 << 16);
        let keys = || 0..20_000u64;
        for key in keys() {
            table.put(key, Entry::new(key, key as i32, 1, Bound::Exact, 0, false));
        }
        assert!(keys().all(|key| table.get(key).is_some_and(|entry| entry.mv == key)));
        assert_eq!(table.places.len(), 1 << 16);
    }

    #[test]
    fn it_takes_no_more_than_it_may() {
        let size = size_of::<Option<(u64, Entry<u64>)>>();
        for (bytes, places) in [(0, 1 << 12), (40_000 * size, 1 << 15), ((1 << 17) * size, 1 << 17)] {
            let mut table = Table::within(bytes);
            for key in 0..200_000u64 {
                table.put(key, Entry::new(key, 0, 1, Bound::Exact, 0, false));
            }
            assert_eq!(table.places.len(), places);
        }
    }
}
