//! The law of remarks: what newcomers are told is about what is there, and can be said.

use messdeck_facade::{AnyBook, AnyPosition};

use crate::remarks::faults;

/// Remarks on where these moves lead to, with what has happened and without.
pub(super) fn can_be_told(book: &dyn AnyBook, from: &dyn AnyPosition, moves: &[&str]) {
    let mut here = from.copy();
    for mv in moves {
        here = here.play(mv).unwrap_or_else(|error| panic!("{}: {mv}: {error}", here.text()));
    }
    for (from, moves) in [(from, moves), (&*here, &[][..])] {
        let remarks = from.remarks(moves).unwrap_or_else(|error| panic!("{}: {error}", from.text()));
        let faults = faults(book.about().id, &*here, &remarks);
        assert!(faults.is_empty(), "{} {} after {moves:?}: {faults:#?}", book.about().id, here.text());
    }
}
