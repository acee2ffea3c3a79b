//! What a learner hears after an answer.

use crate::{Step, Task};

/// What becomes of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Answer<'c> {
    /// Whether it is what was asked for.
    pub right: bool,
    /// What is said to it, where the course says anything.
    pub reply: Option<&'c str>,
}

impl Step {
    /// What becomes of a legal move, of the first target of a path, or of a rule that refused something: each task asks for one of
    /// these.
    ///
    /// ```
    /// let course = messdeck_lessons::Course::parse("
    /// course uptick
    /// lesson moving Moving
    /// about How dice move.
    /// step
    /// options usual
    /// say Take the 2.
    /// move d4xf6
    /// right Two points.
    /// wrong It goes there, but takes nothing.
    /// reply d4-d7: Nothing stands there.
    /// ").unwrap();
    /// let step = &course.lessons[0].steps[0];
    /// assert_eq!(step.answer("d4xf6").reply, Some("Two points."));
    /// assert!(!step.answer("d4-d7").right);
    /// assert_eq!(step.answer("d4-d5").reply, Some("It goes there, but takes nothing."));
    /// ```
    pub fn answer(&self, given: &str) -> Answer<'_> {
        let right = match &self.task {
            Task::Read => true,
            Task::Move { moves: expected, .. } | Task::Point { targets: expected } => {
                expected.iter().any(|one| one == given)
            }
            Task::Throw { outcome: expected } | Task::Refused { rule: expected, .. } => expected == given,
            Task::Play { seats, .. } => seats.iter().any(|seat| seat == given),
        };
        let usual = if right { &self.right } else { &self.wrong };
        Answer { right, reply: self.replies.get(given).or(usual.as_ref()).map(String::as_str) }
    }
}
