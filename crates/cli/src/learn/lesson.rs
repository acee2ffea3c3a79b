//! A lesson at the terminal, from its first step to its last.

use std::io::Write;

use messdeck_core::Say;
use messdeck_facade::{AnyGame, AnyPosition};
use messdeck_lessons::{Lesson, Place, Step, Task};
use messdeck_search::Numbers;
use messdeck_table::Setup;

use super::given::{Given, read};
use crate::draw;
use crate::failure::Failure;
use crate::play::fold::folded;
use crate::play::reader::{Line, Reader};
use crate::play::session::Session;
use crate::play::sit;
use crate::play::walk::Walk;
use crate::words::{plain, said, told, words};

/// How a lesson ended.
#[derive(PartialEq)]
pub(super) enum After {
    Done,
    /// The learner left.
    Left,
}

pub(super) fn take(
    lesson: &Lesson,
    game: &'static dyn AnyGame,
    reader: &mut Reader,
    out: &mut impl Write,
) -> Result<After, Failure> {
    for step in &lesson.steps {
        if do_step(step, game, reader, out)? == After::Left {
            return Ok(After::Left);
        }
    }
    Ok(After::Done)
}

fn do_step(
    step: &Step,
    game: &'static dyn AnyGame,
    reader: &mut Reader,
    out: &mut impl Write,
) -> Result<After, Failure> {
    // A course that ships has been checked; one that was not says what is wrong with it.
    let now = step.at.position(game, words()).map_err(Failure::input)?;
    for tale in unseen(&step.at, game) {
        writeln!(out, "{tale}")?;
    }
    if let Task::Play { seats, level } = &step.task {
        return play(step, seats, *level, game, reader, out);
    }
    let mut walk = Walk::new(&*now);
    loop {
        let lit: Vec<&str> = if walk.prefix().is_empty() {
            step.light.iter().map(String::as_str).collect()
        } else {
            walk.lit()
        };
        writeln!(out, "\n{}\n{}", draw::scene(&now.scene(), &lit), folded(&step.say, reader.width()))?;
        let line = match ask(&step.task, &walk, reader)? {
            Some(line) if ["quit", "exit", "q"].contains(&line.trim()) => return Ok(After::Left),
            Some(line) => line,
            None => return Ok(After::Left),
        };
        if matches!(step.task, Task::Read) {
            return Ok(After::Done);
        }
        let (given, why) = match read(&step.task, &*now, &mut walk, &line) {
            Given::Answer(given) => (given, None),
            Given::Refused(why) => (why.rule.to_owned(), Some(format!("{} ({})", said(&why.say), why.rule))),
            Given::Begun => continue,
            Given::Unknown(word) => {
                writeln!(out, "{}", said(&Say::new("terminal-learn-unknown").with("word", word.as_str())))?;
                continue;
            }
        };
        let answer = step.answer(&given);
        let tale = now.tale(&given).ok().map(|tale| told(&tale)).filter(|_| answer.right);
        let said = [why, tale, answer.reply.map(str::to_owned)];
        for sentence in said.into_iter().flatten() {
            writeln!(out, "{}", folded(&sentence, reader.width()))?;
        }
        if answer.right {
            return Ok(After::Done);
        }
        writeln!(out, "{}", plain("terminal-learn-again"))?;
        walk.forget();
    }
}

/// A line from the learner; `None` when they leave.
fn ask(task: &Task, walk: &Walk, reader: &mut Reader) -> Result<Option<String>, Failure> {
    let prompt = match task {
        Task::Read => plain("terminal-learn-ask-read"),
        Task::Throw { .. } => plain("terminal-learn-ask-throw"),
        _ => walk.prefix().iter().map(|target| format!("{} ", target.id())).collect(),
    };
    let words = walk.next().iter().map(|node| node.step.target.id().to_owned()).collect();
    match reader.read(&format!("{prompt}> "), words)? {
        Line::Text(line) => Ok(Some(line)),
        Line::Interrupted | Line::End => Ok(None),
    }
}

/// What others did since the last step.
fn unseen(at: &Place, game: &dyn AnyGame) -> Vec<String> {
    let seen = at.moves.len() - at.unseen;
    let mut before = Place { moves: at.moves[..seen].to_vec(), unseen: 0, ..at.clone() };
    let mut tales = Vec::new();
    for mv in &at.moves[seen..] {
        let tale = before.position(game, words()).ok().and_then(|position| position.tale(mv).ok());
        tales.extend(tale.map(|tale| told(&tale)));
        before.moves.push(mv.clone());
    }
    tales
}

/// Plays to the end against the computer, until the learner has won or leaves.
fn play(
    step: &Step,
    seats: &[String],
    level: u8,
    game: &'static dyn AnyGame,
    reader: &mut Reader,
    out: &mut impl Write,
) -> Result<After, Failure> {
    let start: Box<dyn AnyPosition> = step.at.position(game, words()).map_err(Failure::input)?;
    let others = start.seats().iter().filter(|seat| !seats.iter().any(|own| own == seat.name));
    let others: Vec<_> = others.map(|seat| (seat.name.to_owned(), format!("level:{level}"))).collect();
    loop {
        writeln!(out, "\n{}", folded(&step.say, reader.width()))?;
        let setup = Setup {
            options: step.at.options.clone(),
            start: Some(start.text()),
            ..Setup::new("", game.about().id)
        };
        let seed = getrandom::u64().map_err(|error| Failure::World(error.to_string()))?;
        let mut session = Session::start(setup, &others, Numbers::seeded(seed)).map_err(Failure::input)?;
        if !sit(&mut session, reader, out, false)? {
            return Ok(After::Left);
        }
        let winners = session.now().outcome().map(|outcome| outcome.winners).unwrap_or_default();
        let won = winners.iter().find(|winner| seats.iter().any(|seat| seat == *winner));
        let answer = step.answer(won.copied().unwrap_or_default());
        if let Some(reply) = answer.reply {
            writeln!(out, "{}", folded(reply, reader.width()))?;
        }
        if answer.right {
            return Ok(After::Done);
        }
        writeln!(out, "{}", plain("terminal-learn-again"))?;
    }
}
