//! What to do next.

use crate::{Answer, Packing, Placement, Search};

/// A piece of advice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Put this piece in: the rest can be packed then.
    Place(Placement),
    /// It can't be packed as it stands, but without this piece it can.
    TakeBack(Placement),
    /// It can't be packed as it stands, whichever piece is taken back.
    Hopeless,
    /// The box is full.
    Done,
    /// The effort that was allowed did not suffice.
    Unknown,
}

impl Hint {
    /// A word for programs.
    pub fn name(self) -> &'static str {
        match self {
            Hint::Place(_) => "place",
            Hint::TakeBack(_) => "take-back",
            Hint::Hopeless => "hopeless",
            Hint::Done => "done",
            Hint::Unknown => "unknown",
        }
    }

    /// The piece that it is about.
    pub fn piece(self) -> Option<Placement> {
        match self {
            Hint::Place(piece) | Hint::TakeBack(piece) => Some(piece),
            Hint::Hopeless | Hint::Done | Hint::Unknown => None,
        }
    }
}

impl Search {
    /// What to do next, with about so many nodes of effort.
    pub fn hint(&mut self, packing: &Packing, seed: u64, nodes: u64) -> Hint {
        if packing.is_complete() {
            return Hint::Done;
        }
        match self.complete(packing, seed, nodes) {
            Answer::Solved(whole) => {
                let added = whole.placed().iter().find(|placement| !packing.placed().contains(placement));
                added.map_or(Hint::Done, |&placement| Hint::Place(placement))
            }
            Answer::Unknown => Hint::Unknown,
            Answer::Impossible => self.take_back(packing, seed, nodes),
        }
    }

    /// The piece whose removal makes the packing solvable again, the last of the notation's order first.
    fn take_back(&mut self, packing: &Packing, seed: u64, nodes: u64) -> Hint {
        let mut all_known = true;
        for &placement in packing.placed().iter().rev() {
            let mut without = packing.clone();
            without.take(placement);
            match self.complete(&without, seed, nodes) {
                Answer::Solved(_) => return Hint::TakeBack(placement),
                Answer::Impossible => {}
                Answer::Unknown => all_known = false,
            }
        }
        if all_known { Hint::Hopeless } else { Hint::Unknown }
    }
}
