//! A position that is asked about, and what can be seen of it.

use std::cell::OnceCell;

use messdeck_facade::{AnyPosition, PathNode};

use crate::{Answer, At, Fault, Permits, Want};

/// The view of a position, and what else is wanted.
pub fn look(at: At, want: &[Want], permits: &Permits) -> Result<Answer, Fault> {
    Ok(Seen::new(at, permits)?.look(want))
}

/// A position that was asked about.
pub(crate) struct Seen {
    pub(crate) at: At,
    pub(crate) position: Box<dyn AnyPosition>,
    tree: OnceCell<Vec<PathNode>>,
}

impl Seen {
    pub(crate) fn new(at: At, permits: &Permits) -> Result<Seen, Fault> {
        Ok(Seen::of(at.resolve(permits)?, at))
    }

    /// A position, and how whoever asks again will name it.
    pub(crate) fn of(position: Box<dyn AnyPosition>, at: At) -> Seen {
        Seen { position, at, tree: OnceCell::new() }
    }

    /// The tree of all paths, built when it is first needed.
    pub(crate) fn tree(&self) -> &[PathNode] {
        self.tree.get_or_init(|| self.position.paths())
    }

    pub(crate) fn look(&self, want: &[Want]) -> Answer {
        Answer {
            view: self.position.view(),
            scene: want.contains(&Want::Scene).then(|| self.position.scene()),
            paths: want.contains(&Want::Paths).then(|| self.tree().to_vec()),
            prompt: if want.contains(&Want::Paths) { self.position.prompt(&[]) } else { None },
            plans: if want.contains(&Want::Paths) { self.position.plans() } else { Vec::new() },
            marks: want.contains(&Want::Marks).then(|| self.position.marks(&[])),
        }
    }
}
