//! What a learner types, as an answer to a step.

use messdeck_core::Why;
use messdeck_facade::AnyPosition;
use messdeck_lessons::Task;

use crate::play::command::{Refusal, refusal};
use crate::play::walk::{Step as Pointed, Walk};

/// What a line comes to.
pub(crate) enum Given {
    /// An answer, as a course knows it: a move, a target, or how the dice fell.
    Answer(String),
    /// Something that a rule forbids.
    Refused(Why),
    /// The beginning of a move.
    Begun,
    /// Nothing that can be understood.
    Unknown(String),
}

/// Reads a line as an answer to a task.
pub(super) fn read(task: &Task, now: &dyn AnyPosition, walk: &mut Walk, line: &str) -> Given {
    match task {
        Task::Throw { outcome } => Given::Answer(outcome.clone()),
        Task::Point { .. } => pointed(now, walk, line, true),
        _ => read_move(now, walk, line),
    }
}

/// Reads a line: a move in notation, or targets to point at.
pub(crate) fn read_move(now: &dyn AnyPosition, walk: &mut Walk, line: &str) -> Given {
    let mut words = line.split_whitespace();
    if let (Some(word), None) = (words.next(), words.next()) {
        match refusal(now, walk, word) {
            Refusal::Legal => return Given::Answer(word.to_owned()),
            // A word that can be pointed at is no move, whatever else it may be.
            Refusal::Rule(why) if now.why_not(word).is_ok() => return Given::Refused(why),
            _ => {}
        }
    }
    pointed(now, walk, line, false)
}

/// Points at one target after the other; perhaps the first one is the answer already.
fn pointed(now: &dyn AnyPosition, walk: &mut Walk, line: &str, is_first_enough: bool) -> Given {
    for word in line.split_whitespace() {
        match walk.point_at(word) {
            Some(_) if is_first_enough => return Given::Answer(word.to_owned()),
            Some(Pointed::On) => {}
            Some(Pointed::Move(mv)) => return Given::Answer(mv),
            None => match refusal(now, walk, word) {
                Refusal::Rule(why) => return Given::Refused(why),
                _ => return Given::Unknown(word.to_owned()),
            },
        }
    }
    Given::Begun
}
