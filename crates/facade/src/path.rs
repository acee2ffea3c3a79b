//! Moves as a person makes them: one target after the other.

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::say;

/// Something that a person can point at.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", content = "id", rename_all = "lowercase")]
pub enum Target {
    /// A cell of the board, by its id.
    Cell(String),
    /// Something in a tray, by its id.
    Item(String),
    /// A way of turning what was chosen before.
    Turn(String),
    /// A word to press, such as `pass` or `hold`.
    Button(String),
}

impl Target {
    /// A cell.
    pub fn cell(id: impl ToString) -> Target {
        Target::Cell(id.to_string())
    }

    /// An item of a tray.
    pub fn item(id: impl ToString) -> Target {
        Target::Item(id.to_string())
    }

    /// A way of turning.
    pub fn turn(id: impl ToString) -> Target {
        Target::Turn(id.to_string())
    }

    /// A button.
    pub fn button(id: impl ToString) -> Target {
        Target::Button(id.to_string())
    }

    /// The word to type for it.
    pub fn id(&self) -> &str {
        match self {
            Target::Cell(id) | Target::Item(id) | Target::Turn(id) | Target::Button(id) => id,
        }
    }
}

/// One step of a path, as the game describes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PathStep {
    /// What to point at.
    #[serde(flatten)]
    pub target: Target,
    /// What that means, in a few words for people.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub label: Say,
    /// The unit cubes that the choice stands for, as x, y, z, where there is a ghost to draw.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cubes: Vec<[i32; 3]>,
}

impl PathStep {
    /// A step without a ghost.
    pub fn new(target: Target, label: impl Into<Say>) -> PathStep {
        PathStep { target, label: label.into(), cubes: Vec::new() }
    }

    /// Adds the unit cubes of a ghost.
    #[must_use]
    pub fn with_cubes(mut self, cubes: Vec<[i32; 3]>) -> PathStep {
        self.cubes = cubes;
        self
    }
}

/// A node of the tree of all paths.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct PathNode {
    /// The step that leads here.
    #[serde(flatten)]
    pub step: PathStep,
    /// What follows.
    #[serde(flatten)]
    pub then: Then,
}

/// What follows a step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub enum Then {
    /// The path is complete and spells this move.
    #[serde(rename = "move")]
    Move(String),
    /// One of these steps is next.
    #[serde(rename = "next")]
    Next(Vec<PathNode>),
}

/// Joins the paths of all legal moves to a tree. Steps keep the order in which they first appear.
///
/// # Panics
/// If one path is the beginning of another or two moves share one: then the game's paths are wrong.
pub(crate) fn tree(paths: impl IntoIterator<Item = (Vec<PathStep>, String)>) -> Vec<PathNode> {
    let mut roots = Vec::new();
    for (steps, mv) in paths {
        let (last, before) = steps.split_last().unwrap_or_else(|| panic!("{mv} has an empty path"));
        let mut nodes = &mut roots;
        for step in before {
            let index = place(nodes, step, || Then::Next(Vec::new()));
            match &mut nodes[index].then {
                Then::Next(next) => nodes = next,
                Then::Move(other) => panic!("the path of {other} begins that of {mv}"),
            }
        }
        let known = nodes.len();
        let index = place(nodes, last, || Then::Move(mv.clone()));
        assert!(index == known, "{mv} has a path that another move has too");
    }
    roots
}

/// The place of a step among its siblings, added at the end if it is new.
fn place(nodes: &mut Vec<PathNode>, step: &PathStep, then: impl FnOnce() -> Then) -> usize {
    // Moves come grouped, so the step looked for is nearly always the last one.
    if let Some(index) = nodes.iter().rposition(|node| node.step.target == step.target) {
        return index;
    }
    nodes.push(PathNode { step: step.clone(), then: then() });
    nodes.len() - 1
}

/// The steps that may follow these targets; `None` if they are no beginning of a path.
pub fn after<'t>(tree: &'t [PathNode], prefix: &[Target]) -> Option<&'t [PathNode]> {
    prefix.iter().try_fold(tree, |nodes, target| {
        let node = nodes.iter().find(|node| node.step.target == *target)?;
        match &node.then {
            Then::Next(next) => Some(next.as_slice()),
            Then::Move(_) => None,
        }
    })
}
