//! From the text of a course to plain data. Every line says one thing, by its first word.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::{Course, Lesson, Place, Step, Task};

/// What is wrong with a course, and in which line.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct Unreadable {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

/// What a step needs before it is whole.
#[derive(Default)]
struct Draft {
    line: usize,
    options: Option<BTreeMap<String, String>>,
    position: Option<String>,
    then: Vec<String>,
    say: Option<String>,
    light: Vec<String>,
    task: Option<Task>,
    replies: BTreeMap<String, String>,
    right: Option<String>,
    wrong: Option<String>,
}

#[derive(Default)]
struct Reader {
    game: Option<String>,
    whole: Option<String>,
    lessons: Vec<Lesson>,
    draft: Option<Draft>,
    /// Where the step before ended: nowhere, if its learner could end it in several ways.
    end: Option<Place>,
}

impl Course {
    /// Reads a course.
    pub fn parse(text: &str) -> Result<Course, Unreadable> {
        let mut reader = Reader::default();
        for (line, text) in (1..).zip(text.lines().map(str::trim)) {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            reader.line(line, text).map_err(|what| Unreadable { line, what })?;
        }
        let line = text.lines().count();
        reader.finish().map_err(|what| Unreadable { line, what })
    }
}

impl Reader {
    fn line(&mut self, line: usize, text: &str) -> Result<(), String> {
        let (word, rest) = text.split_once(' ').map_or((text, ""), |(word, rest)| (word, rest.trim()));
        let missing = || format!("write something behind “{word}”");
        if rest.is_empty() && !["step", "read"].contains(&word) {
            return Err(missing());
        }
        match word {
            "course" if self.game.is_none() => self.game = Some(rest.to_owned()),
            "course" => return Err("a text is one course".to_owned()),
            _ if self.game.is_none() => return Err("begin with “course” and the game’s name".to_owned()),
            "whole" if self.whole.is_none() && self.lessons.is_empty() => self.whole = Some(rest.to_owned()),
            "whole" => return Err("“whole” stands once, above the first lesson".to_owned()),
            "lesson" => self.lesson(rest)?,
            "about" => {
                let lesson = self.lessons.last_mut().filter(|lesson| lesson.about.is_empty());
                lesson.ok_or("“about” stands once below “lesson”")?.about = rest.to_owned();
            }
            "step" => {
                self.end_step()?;
                self.lessons.last().ok_or("a step belongs to a lesson")?;
                self.draft = Some(Draft { line, ..Draft::default() });
            }
            _ => {
                let draft = self.draft.as_mut().ok_or_else(|| format!("“{word}” belongs below “step”"))?;
                draft.line(word, rest)?;
            }
        }
        Ok(())
    }

    fn lesson(&mut self, rest: &str) -> Result<(), String> {
        self.end_step()?;
        self.end = None;
        let (id, title) = rest.split_once(' ').ok_or("write: lesson NAME TITLE")?;
        if !id.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
            return Err(format!("a lesson’s name has small letters and hyphens only, not “{id}”"));
        }
        if self.lessons.iter().any(|lesson| lesson.id == id) {
            return Err(format!("there is a lesson “{id}” already"));
        }
        let title = title.trim().to_owned();
        self.lessons.push(Lesson { id: id.to_owned(), title, about: String::new(), steps: Vec::new() });
        Ok(())
    }

    /// Puts the step that was being read where it belongs.
    fn end_step(&mut self) -> Result<(), String> {
        let Some(draft) = self.draft.take() else { return Ok(()) };
        let (step, end) = draft.finish(self.end.take())?;
        self.end = end;
        let lesson = self.lessons.last_mut().ok_or("a step belongs to a lesson")?;
        lesson.steps.push(step);
        Ok(())
    }

    fn finish(mut self) -> Result<Course, String> {
        self.end_step()?;
        let game = self.game.ok_or("begin with “course” and the game’s name")?;
        if let Some(lesson) = self.lessons.iter().find(|lesson| lesson.steps.is_empty()) {
            return Err(format!("the lesson “{}” has no step", lesson.id));
        }
        if let Some(lesson) = self.lessons.iter().find(|lesson| lesson.about.is_empty()) {
            return Err(format!("write below “lesson {}” what it is about", lesson.id));
        }
        Ok(Course { game, whole: self.whole, lessons: self.lessons })
    }
}

impl Draft {
    fn line(&mut self, word: &str, rest: &str) -> Result<(), String> {
        let words = || rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let task = match word {
            "options" => return once(word, &mut self.options, pairs(rest)?),
            "from" => return once(word, &mut self.position, rest.to_owned()),
            "then" => {
                self.then.extend(words());
                return Ok(());
            }
            "say" => return once(word, &mut self.say, rest.to_owned()),
            "light" => {
                self.light.extend(words());
                return Ok(());
            }
            "right" => return once(word, &mut self.right, rest.to_owned()),
            "wrong" => return once(word, &mut self.wrong, rest.to_owned()),
            "reply" => {
                let (to, text) = rest.split_once(": ").ok_or("write: reply ANSWER …: TEXT")?;
                for to in to.split_whitespace() {
                    if self.replies.insert(to.to_owned(), text.trim().to_owned()).is_some() {
                        return Err(format!("there is a reply to {to} already"));
                    }
                }
                return Ok(());
            }
            "read" => Task::Read,
            "move" => Task::Move { moves: words(), best: false },
            "best" => Task::Move { moves: words(), best: true },
            "throw" => Task::Throw { outcome: rest.to_owned() },
            "point" => Task::Point { targets: words() },
            "refused" => {
                let mut words = words();
                let rule = words.remove(0);
                if words.is_empty() {
                    return Err("write: refused RULE TARGET …".to_owned());
                }
                Task::Refused { rule, targets: words }
            }
            "play" => {
                let (seats, level) = rest.split_once(' ').ok_or("write: play SEAT,… LEVEL")?;
                let level = level.trim().parse().ok().filter(|level| (1..=8).contains(level));
                let level = level.ok_or("a level is a number from 1 to 8")?;
                Task::Play { seats: seats.split(',').map(str::to_owned).collect(), level }
            }
            _ => return Err(format!("there is no line “{word}” in a step")),
        };
        once("a task", &mut self.task, task)
    }

    /// The step, and where it ends.
    fn finish(self, before: Option<Place>) -> Result<(Step, Option<Place>), String> {
        let missing = |what: &str| format!("the step of line {} has no {what}", self.line);
        let starts = self.options.is_some() || self.position.is_some();
        let mut at = if starts {
            Place { options: self.options.unwrap_or_default(), position: self.position, ..Place::default() }
        } else {
            before.ok_or_else(|| missing("“from” and does not follow a step with one right answer"))?
        };
        at.unseen = self.then.len();
        at.moves.extend(self.then);
        let say = self.say.ok_or_else(|| missing("“say”"))?;
        let task = self.task.ok_or_else(|| missing("task"))?;
        let mut end = Some(at.clone());
        match &task {
            Task::Move { moves, .. } if moves.len() == 1 => {
                end.iter_mut().for_each(|end| end.moves.push(moves[0].clone()));
            }
            Task::Throw { outcome } => end.iter_mut().for_each(|end| end.moves.push(outcome.clone())),
            Task::Move { .. } | Task::Play { .. } => end = None,
            Task::Read | Task::Point { .. } | Task::Refused { .. } => {}
        }
        let Draft { line, light, replies, right, wrong, .. } = self;
        Ok((Step { line, at, say, light, task, replies, right, wrong }, end))
    }
}

/// Sets what may be said once.
fn once<T>(name: &str, place: &mut Option<T>, value: T) -> Result<(), String> {
    match place.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("a step has “{name}” once")),
    }
}

fn pairs(text: &str) -> Result<BTreeMap<String, String>, String> {
    let pair = |word: &str| {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("write NAME=VALUE, not “{word}”"))?;
        Ok((name.to_owned(), value.to_owned()))
    };
    // A game as it is usually played has no options that differ.
    text.split_whitespace().filter(|word| *word != "usual").map(pair).collect()
}
