//! What a newcomer is told at the terminal, if they wish: one remark in a turn, none twice in a match.

use messdeck_core::{Say, Turn};
use messdeck_facade::Passage;

use super::session::Session;

/// Who wants to be told, and what they have been told.
#[derive(Default)]
pub(super) struct Coach {
    speaks: bool,
    told: Vec<&'static str>,
    /// After so many moves something was told last.
    last: Option<usize>,
}

impl Coach {
    /// Speaks from now on, or no more; answers which.
    pub(super) fn switch(&mut self) -> bool {
        self.speaks = !self.speaks;
        self.speaks
    }

    /// The most remarkable thing that the one person at the table has not been told, if they decide and have not been told anything in
    /// this turn. Where several sit, they play against each other.
    pub(super) fn remark(&mut self, session: &Session) -> Option<Say> {
        if !self.speaks || !session.is_for_one() {
            return None;
        }
        let line: Vec<Passage<'_>> = session.passages().collect();
        let here = session.now().turn();
        let is_others = |passage: &Passage<'_>| {
            matches!(passage.before.turn(), Turn::Decide(_)) && passage.before.turn() != here
        };
        let is_same_turn = |last: usize| !line.get(last..).is_some_and(|since| since.iter().any(is_others));
        if self.last.is_some_and(is_same_turn) {
            return None;
        }
        let decided = line.iter().rposition(|passage| passage.before.turn() == here).unwrap_or(0);
        let from = line.get(decided).map_or(session.now(), |passage| passage.before);
        let moves: Vec<&str> = line[decided.min(line.len())..].iter().map(|passage| passage.mv).collect();
        let remarks = from.remarks(&moves).ok()?;
        let remark = remarks.into_iter().find(|remark| !self.told.contains(&remark.say.id))?;
        self.told.push(remark.say.id);
        self.last = Some(line.len());
        Some(remark.say)
    }
}
