//! The law of keys: equal keys mean equal futures.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use messdeck_facade::AnyPosition;

/// The keys of a walk, each with what it stood for when it was first seen.
#[derive(Default)]
pub(super) struct Keys(BTreeMap<u64, Seen>);

struct Seen {
    text: String,
    /// Turn, moves and outcome, as a number: the lists of a whole walk would fill the memory.
    future: u64,
}

impl Keys {
    /// A position with a key that was seen before has the same turn, moves and outcome as the one back then. A key that forgets
    /// a part of the position breaks this, and with it every search that keeps what it found by key.
    pub(super) fn stand_for_one_future(&mut self, position: &dyn AnyPosition) {
        let (text, future) = (position.text(), future(position));
        let seen = self.0.entry(position.key()).or_insert_with(|| Seen { text: text.clone(), future });
        assert_eq!(seen.future, future, "{:?} and {text:?} have one key and different futures", seen.text);
    }

    /// The same for what can come next: positions that lie so close together differ in the one part that a key forgets.
    pub(super) fn of_what_comes_next(&mut self, position: &dyn AnyPosition) {
        const MOST: usize = 24;
        let moves = position.moves();
        for mv in moves.iter().step_by(moves.len().div_ceil(MOST).max(1)) {
            let next = position.play(mv).unwrap_or_else(|e| panic!("{}: {mv}: {e}", position.text()));
            self.stand_for_one_future(&*next);
        }
    }
}

fn future(position: &dyn AnyPosition) -> u64 {
    let mut moves = position.moves();
    moves.sort_unstable();
    let mut hasher = DefaultHasher::new();
    // The turn of a game that is over holds its outcome.
    format!("{:?}", position.turn()).hash(&mut hasher);
    moves.hash(&mut hasher);
    hasher.finish()
}
