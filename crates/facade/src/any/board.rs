//! What a board needs of a position.

use messdeck_core::{Position, Say, Turn, Why};

use super::At;
use crate::path::{after, tree};
use crate::{
    Game, Happened, Mark, MoveError, PathNode, PathStep, Plan, Remark, Scene, Tale, Target, ToMarks, ToPaths,
    ToRemarks, ToScene, ToTale, legal_moves,
};

/// A position as a board shows it and a person points at it.
pub trait AnyBoard: Send + Sync {
    /// What stands where.
    fn scene(&self) -> Scene;
    /// Every legal move as a path of targets, as a tree.
    fn paths(&self) -> Vec<PathNode>;
    /// The ways in which a person can make this legal move, the first as [`AnyBoard::paths`] has it.
    fn paths_of(&self, mv: &str) -> Result<Vec<Vec<PathStep>>, MoveError>;
    /// Why a target can't come next after `prefix`; `None` if it can. `tree` is what
    /// [`AnyBoard::paths`] gave: whoever asks about many targets of one position builds it once.
    fn why_not_target_in(&self, tree: &[PathNode], prefix: &[Target], target: &Target) -> Option<Why>;
    /// What whoever decides can do next after `prefix`, said to them; `None` where the scene's notes say all there is to say.
    fn prompt(&self, prefix: &[Target]) -> Option<Say>;
    /// What takes several moves and is ready to choose.
    fn plans(&self) -> Vec<Plan>;
    /// What a board shows besides.
    fn marks(&self, prefix: &[Target]) -> Vec<Mark>;
    /// What a legal move or a possible throw is and brings, told to people.
    fn tale(&self, mv: &str) -> Result<Tale, MoveError>;
    /// What speaks for a legal choice besides, where it is advised.
    fn prospects(&self, mv: &str) -> Result<Vec<Say>, MoveError>;
    /// What is worth telling a newcomer who decides after these moves from here, the most remarkable first; nothing to whoever can only
    /// pass.
    fn remarks(&self, moves: &[&str]) -> Result<Vec<Remark>, MoveError>;

    /// Why a target can't come next after `prefix`; `None` if it can.
    fn why_not_target(&self, prefix: &[Target], target: &Target) -> Option<Why> {
        self.why_not_target_in(&self.paths(), prefix, target)
    }
}

impl<G: Game> AnyBoard for At<G> {
    fn scene(&self) -> Scene {
        self.position.scene()
    }

    fn paths(&self) -> Vec<PathNode> {
        let paths = self.collect(|mv| {
            let spelled = mv.to_string();
            self.position.paths(mv).into_iter().map(move |path| (path, spelled.clone()))
        });
        tree(paths.into_iter().flatten())
    }

    fn paths_of(&self, mv: &str) -> Result<Vec<Vec<PathStep>>, MoveError> {
        self.legal(mv).map(|mv| self.position.paths(mv))
    }

    fn why_not_target_in(&self, tree: &[PathNode], prefix: &[Target], target: &Target) -> Option<Why> {
        let may_follow = after(tree, prefix).unwrap_or_default();
        let may = may_follow.iter().any(|node| node.step.target == *target);
        (!may).then(|| self.position.why_not_target(prefix, target))
    }

    fn prompt(&self, prefix: &[Target]) -> Option<Say> {
        self.position.prompt(prefix)
    }

    fn plans(&self) -> Vec<Plan> {
        self.position.plans().into_iter().map(|plan| plan.map(|mv| mv.to_string())).collect()
    }

    fn marks(&self, prefix: &[Target]) -> Vec<Mark> {
        self.position.marks(prefix)
    }

    fn tale(&self, mv: &str) -> Result<Tale, MoveError> {
        self.legal(mv).map(|mv| self.position.tale(mv))
    }

    fn prospects(&self, mv: &str) -> Result<Vec<Say>, MoveError> {
        self.legal(mv).map(|mv| self.position.prospects(mv))
    }

    fn remarks(&self, moves: &[&str]) -> Result<Vec<Remark>, MoveError> {
        let mut here = *self;
        let mut happened = Vec::with_capacity(moves.len());
        for mv in moves {
            let mv = here.legal(mv)?;
            happened.push(Happened { before: here.position, mv });
            here.position = here.position.play_unchecked(mv);
        }
        let turn = here.position.turn();
        let Turn::Decide(_) = turn else { return Ok(Vec::new()) };
        if let [only] = legal_moves(&here.position)[..]
            && here.position.tale(only).passes
        {
            // Why somebody can only pass is told by the pass.
            return Ok(Vec::new());
        }
        let last = happened.iter().rposition(|it| it.before.turn() == turn);
        Ok(here.position.remarks(&happened[last.unwrap_or(0)..]))
    }
}

impl<G: Game> At<G> {
    /// The legal move of this text.
    pub(super) fn legal(&self, mv: &str) -> Result<<G::Position as Position>::Move, MoveError> {
        let mv = mv.parse().map_err(MoveError::Malformed)?;
        self.position.why_not(mv).map_or(Ok(mv), |why| Err(why.into()))
    }
}
