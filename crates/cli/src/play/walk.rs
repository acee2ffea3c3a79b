//! The way to a move: what has been pointed at so far, and what may come next.

use messdeck_facade::{AnyPosition, PathNode, Target, Then, after};

/// A walk along the paths of a position.
pub(crate) struct Walk {
    /// Every legal move as a path.
    paths: Vec<PathNode>,
    prefix: Vec<Target>,
}

/// Where a target leads.
pub(crate) enum Step {
    /// Something else must be chosen besides.
    On,
    /// To the end: this is the move.
    Move(String),
}

impl Walk {
    pub(crate) fn new(position: &dyn AnyPosition) -> Walk {
        Walk { paths: position.paths(), prefix: Vec::new() }
    }

    /// What was pointed at so far.
    pub(crate) fn prefix(&self) -> &[Target] {
        &self.prefix
    }

    /// Forgets the last target; false if there is none.
    pub(crate) fn back(&mut self) -> bool {
        self.prefix.pop().is_some()
    }

    /// Forgets all targets; false if there are none.
    pub(crate) fn forget(&mut self) -> bool {
        !std::mem::take(&mut self.prefix).is_empty()
    }

    /// The steps that may come next.
    pub(crate) fn next(&self) -> &[PathNode] {
        after(&self.paths, &self.prefix).unwrap_or_default()
    }

    /// Points at a target; `None` if it can't come next.
    pub(crate) fn point_at(&mut self, word: &str) -> Option<Step> {
        let node = self.next().iter().find(|node| node.step.target.id() == word)?;
        if let Then::Move(mv) = &node.then {
            return Some(Step::Move(mv.clone()));
        }
        let target = node.step.target.clone();
        self.prefix.push(target);
        Some(Step::On)
    }

    /// Cells that can be chosen next, once something has been.
    pub(crate) fn lit(&self) -> Vec<&str> {
        if self.prefix.is_empty() {
            return Vec::new();
        }
        let cells = self.next().iter().filter_map(|node| match &node.step.target {
            Target::Cell(id) => Some(id.as_str()),
            _ => None,
        });
        cells.collect()
    }
}
