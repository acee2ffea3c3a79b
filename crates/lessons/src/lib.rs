//! Courses: how a game is taught, step by step, on real positions.
//!
//! A course is a text that anybody can write (`docs/courses.md` says how), one for each game and language. [`Course::parse`] makes plain
//! data of it, which page and terminal play alike; [`check()`] asks the engine whether all that a course claims is true.
//!
//! - `parse`: from text to [`Course`].
//! - `answer`: what a learner hears after an answer.
//! - `check`: positions are positions, expected moves are legal, what is called best is best, refusals have the reason that was promised.

mod answer;
mod check;
mod parse;

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;

pub use answer::Answer;
pub use check::{Untrue, check};
pub use parse::Unreadable;

/// A course about one game, in one language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Course {
    /// The game's id.
    pub game: String,
    /// The named set-up of the first whole game after the lessons; without it, the game as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub whole: Option<String>,
    /// The lessons in their order; the first alone is enough to play.
    pub lessons: Vec<Lesson>,
}

/// A few minutes about one thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Lesson {
    /// Its name, the same in every language and for ever: what was learnt is kept by it.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What it is about, in one sentence.
    pub about: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A position, a sentence, and something to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "LessonStep")]
pub struct Step {
    /// The line of the text where it begins, from 1.
    #[serde(skip)]
    pub line: usize,
    /// Where it is done.
    #[serde(flatten)]
    pub at: Place,
    /// What is said.
    pub say: String,
    /// The cells that it is about.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub light: Vec<String>,
    /// What is to be done.
    pub task: Task,
    /// What is said after particular answers, by the move or the target that was the answer.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub replies: BTreeMap<String, String>,
    /// What is said after every other answer that is right.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<String>,
    /// What is said after every other answer that is possible and wrong; what is not possible has the engine's own reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<String>,
}

/// The position in which a step is done, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct Place {
    /// Options that differ from the game's defaults.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The position to start from; without it, the game's start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What was played from there.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub moves: Vec<String>,
    /// How many of them, at the end, are others' answers and throws that the learner has not seen yet.
    #[serde(skip_serializing_if = "is_zero")]
    pub unseen: usize,
}

/// What a learner is to do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// To read, and go on.
    Read,
    /// To make one of these moves.
    Move {
        /// The moves that are right.
        moves: Vec<String>,
        /// Whether no other move is as good.
        best: bool,
    },
    /// To throw the dice, which fall like this.
    Throw {
        /// How they fall.
        outcome: String,
    },
    /// To point at one of these first.
    Point {
        /// The ids of the targets that are right.
        targets: Vec<String>,
    },
    /// To try what is not allowed, and hear why.
    Refused {
        /// The rule that forbids it.
        rule: String,
        /// What to point at, one after the other; the last one is refused.
        targets: Vec<String>,
    },
    /// To play on to the end, and win.
    Play {
        /// The learner's seats.
        seats: Vec<String>,
        /// The level of the computer on all others.
        level: u8,
    },
}

impl Course {
    /// The lesson of this name.
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The same course without what is said in it: equal in every language.
    #[must_use]
    pub fn without_words(mut self) -> Course {
        for lesson in &mut self.lessons {
            lesson.title.clear();
            lesson.about.clear();
            for step in &mut lesson.steps {
                step.line = 0;
                step.say.clear();
                step.replies.values_mut().for_each(String::clear);
                step.right.iter_mut().for_each(String::clear);
                step.wrong.iter_mut().for_each(String::clear);
            }
        }
        self
    }

    /// All that is said in it, in order.
    pub fn sentences(&self) -> impl Iterator<Item = &str> {
        self.lessons.iter().flat_map(|lesson| {
            let steps = lesson.steps.iter().flat_map(|step| {
                let answers = step.replies.values().chain(&step.right).chain(&step.wrong);
                [&step.say].into_iter().chain(answers)
            });
            [&lesson.title, &lesson.about].into_iter().chain(steps).map(String::as_str)
        })
    }
}

fn is_zero(number: &usize) -> bool {
    *number == 0
}
