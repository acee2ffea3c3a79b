//! `messdeck learn`: a course at the terminal, the same that the page plays.
//!
//! `lesson` goes from step to step; `given` reads what a learner answers to one.

pub(crate) mod given;
mod lesson;

use std::fs;
use std::io::Write;
use std::path::Path;

use messdeck_core::Say;
use messdeck_facade::AnyGame;
use messdeck_lessons::{Course, check};

use crate::args;
use crate::failure::Failure;
use crate::play::fold::folded;
use crate::play::reader::Reader;
use crate::setup;
use crate::words::{plain, said, words};

use lesson::After;

pub(crate) fn learn(args: &args::Learn) -> Result<(), Failure> {
    if let Some(file) = &args.check {
        return check_file(file);
    }
    let id = args.game.as_deref().unwrap_or_default();
    let game = setup::game(id)?;
    let text = messdeck_words::course(&words().language(), id);
    let text = text.ok_or_else(|| {
        Failure::input(said(&Say::new("terminal-learn-none").with("game", Say::verbatim(id))))
    })?;
    let course = Course::parse(text).map_err(|error| Failure::input(error.to_string()))?;
    let first = match &args.lesson {
        None => 0,
        Some(name) => {
            let place = course.lessons.iter().position(|lesson| lesson.id == *name);
            place.ok_or_else(|| Failure::input(no_lesson(&course, name)))?
        }
    };
    teach(&course, first, game)
}

fn no_lesson(course: &Course, name: &str) -> String {
    let known: Vec<Say> = course.lessons.iter().map(|lesson| Say::verbatim(&lesson.id)).collect();
    said(&Say::new("terminal-learn-no-lesson").with("name", name).with("known", known))
}

/// One lesson after the other, as long as the learner likes.
fn teach(course: &Course, first: usize, game: &'static dyn AnyGame) -> Result<(), Failure> {
    let mut reader = Reader::new()?;
    let mut out = anstream::stdout();
    let goal = plain(&format!("{}.goal", course.game));
    writeln!(out, "{}\n{}\n", plain(&course.game), folded(&goal, reader.width()))?;
    for (number, lesson) in (1..).zip(&course.lessons) {
        writeln!(out, "  {number}  {:<12} {}", lesson.id, lesson.title)?;
    }
    writeln!(out, "\n{}", plain("terminal-learn-how"))?;
    let all = course.lessons.len();
    for (number, lesson) in (first + 1..).zip(&course.lessons[first..]) {
        let head = Say::new("terminal-learn-lesson").with("number", number).with("of", all);
        writeln!(out, "\n{}: {}\n{}", said(&head), lesson.title, lesson.about)?;
        match lesson::take(lesson, game, &mut reader, &mut out)? {
            After::Done => writeln!(out, "\n{}", plain("terminal-learn-done"))?,
            After::Left => {
                writeln!(out, "{}", plain("terminal-farewell"))?;
                return Ok(());
            }
        }
    }
    let setup = course.whole.as_ref().map(|setup| format!(" --setup {setup}")).unwrap_or_default();
    let play = format!("messdeck play {}{setup}", course.game);
    writeln!(out, "{}", said(&Say::new("terminal-learn-course-done").with("game", Say::verbatim(&play))))?;
    Ok(())
}

/// For authors: whether a course can be read, and whether all that it claims is true.
fn check_file(file: &Path) -> Result<(), Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let wrong = |error: &dyn std::error::Error| Failure::input(format!("{}, {error}", file.display()));
    let course = Course::parse(&text).map_err(|error| wrong(&error))?;
    let tried = check(&course, setup::game(&course.game)?, words()).map_err(|error| wrong(&error))?;
    let steps: usize = course.lessons.iter().map(|lesson| lesson.steps.len()).sum();
    let say = Say::new("terminal-learn-checked").with("lessons", course.lessons.len());
    println!("{}", said(&say.with("steps", steps).with("answers", tried)));
    Ok(())
}
