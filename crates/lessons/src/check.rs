//! Whether all that a course claims is true: asked of the engine, at every step.

use messdeck_core::{Speaker, Turn};
use messdeck_facade::{AnyGame, AnyPosition, PathNode, Target, Then, after};
use messdeck_search::{Level, Limits, Numbers, Skill};
use thiserror::Error;

use crate::{Course, Place, Step, Task};

/// What a course claims and is not so.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct Untrue {
    /// The line where the step begins.
    pub line: usize,
    /// What is not so, and what is.
    pub what: String,
}

/// More than this nobody reads who has something to do.
const LONGEST: usize = 240;

/// Asks of every step whether it is as the course says, and answers how many answers were tried: all that are legal, right and wrong. What
/// the rules say against something is said by `speaker`.
pub fn check(course: &Course, game: &dyn AnyGame, speaker: &dyn Speaker) -> Result<usize, Untrue> {
    let untrue = |line: usize| move |what: String| Untrue { line, what };
    if course.game != game.about().id {
        return Err(untrue(1)(format!("this course is about {}", course.game)));
    }
    if let Some(whole) = &course.whole
        && !game.presets().iter().any(|preset| preset.id == whole)
    {
        return Err(untrue(1)(format!("there is no set-up “{whole}”")));
    }
    let mut tried = 0;
    for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
        tried += step.check(game, speaker).map_err(untrue(step.line))?;
    }
    if let Some(long) = course.sentences().find(|text| text.chars().count() > LONGEST) {
        return Err(untrue(1)(format!("more than {LONGEST} characters: “{long}”")));
    }
    Ok(tried)
}

impl Place {
    /// The position.
    pub fn position(
        &self,
        game: &dyn AnyGame,
        speaker: &dyn Speaker,
    ) -> Result<Box<dyn AnyPosition>, String> {
        let book = game.book_with(&self.options).map_err(|error| speaker.say(&error.say()))?;
        let start = book.first(self.position.as_deref());
        let start = start.map_err(|error| speaker.say(&error.told("fault-bad-position")))?;
        self.moves.iter().try_fold(start, |position, mv| {
            position
                .play(mv)
                .map_err(|error| format!("{mv} is not legal there: {}", speaker.say(&error.say())))
        })
    }
}

impl Step {
    /// Whether all that is said of this step is so.
    fn check(&self, game: &dyn AnyGame, speaker: &dyn Speaker) -> Result<usize, String> {
        let position = self.at.position(game, speaker)?;
        let scene = position.scene();
        if let Some(cell) = self.light.iter().find(|cell| !scene.cells.iter().any(|known| known.id == **cell))
        {
            return Err(format!("there is no square {cell}"));
        }
        let tree = position.paths();
        let given: Vec<String> = match &self.task {
            Task::Read => Vec::new(),
            Task::Move { moves, best } => {
                decides(&*position)?;
                legal(&*position, moves, speaker)?;
                if *best {
                    is_best(&*position, moves)?;
                }
                position.moves()
            }
            Task::Throw { outcome } => {
                let Turn::Chance(_) = position.turn() else { return Err("no dice fall there".to_owned()) };
                legal(&*position, std::slice::from_ref(outcome), speaker)?;
                vec![outcome.clone()]
            }
            Task::Point { targets } => {
                let firsts: Vec<String> = tree.iter().map(|node| node.step.target.id().to_owned()).collect();
                match targets.iter().find(|target| !firsts.contains(target)) {
                    Some(target) => return Err(format!("nobody can begin with {target}")),
                    None => firsts,
                }
            }
            Task::Refused { rule, targets } => {
                refuses(&*position, &tree, rule, targets)?;
                vec![rule.clone()]
            }
            Task::Play { seats, level } => {
                winnable(&*position, seats, *level)?;
                Vec::new()
            }
        };
        if let Some(to) = self.replies.keys().find(|to| !given.contains(to)) {
            return Err(format!("nobody can answer {to} there"));
        }
        let wrong = given.iter().filter(|given| !self.answer(given).right).count();
        let asks = matches!(self.task, Task::Move { .. } | Task::Point { .. });
        // A position with one legal move asks for nothing.
        if asks && given.len() > 1 && wrong == 0 {
            return Err("every answer is right: then there is nothing to find".to_owned());
        }
        if asks && wrong > 0 && self.wrong.is_none() && given.iter().any(|given| !self.answers(given)) {
            return Err("write what is wrong about the others".to_owned());
        }
        Ok(given.len())
    }

    /// Whether something is said to this answer.
    fn answers(&self, given: &str) -> bool {
        let answer = self.answer(given);
        answer.right || answer.reply.is_some()
    }
}

fn decides(position: &dyn AnyPosition) -> Result<(), String> {
    match position.turn() {
        Turn::Decide(_) => Ok(()),
        Turn::Chance(_) => Err("dice fall there: write “throw”".to_owned()),
        Turn::Over(_) => Err("the game is over there".to_owned()),
    }
}

fn legal(position: &dyn AnyPosition, moves: &[String], speaker: &dyn Speaker) -> Result<(), String> {
    moves.iter().try_for_each(|mv| match position.play(mv) {
        Ok(_) => Ok(()),
        Err(error) => Err(format!("{mv} is not legal: {}", speaker.say(&error.say()))),
    })
}

/// Whether search finds these moves, too, and holds all of them for about equally good.
fn is_best(position: &dyn AnyPosition, moves: &[String]) -> Result<(), String> {
    const NODES: u64 = 20_000;
    /// So much less of a chance to win is less.
    const ABOUT: f32 = 0.05;
    let limits = Limits::nodes(NODES).with_lines(moves.len() + 1);
    let Some(opinion) = position.consider(limits, 1, &mut || false) else { return Ok(()) };
    if !moves.contains(&opinion.best) {
        return Err(format!("the computer would rather play {}", opinion.best));
    }
    let best = opinion.candidates.first().map_or(0.0, |choice| choice.win);
    let worse =
        opinion.candidates.iter().find(|choice| moves.contains(&choice.mv) && choice.win < best - ABOUT);
    worse.map_or(Ok(()), |choice| Err(format!("{} is not as good as {}", choice.mv, opinion.best)))
}

/// Whether pointing at these targets ends at a refusal by this rule.
fn refuses(
    position: &dyn AnyPosition,
    tree: &[PathNode],
    rule: &str,
    targets: &[String],
) -> Result<(), String> {
    let (last, before) = targets.split_last().ok_or("something must be pointed at")?;
    let mut prefix = Vec::new();
    for id in before {
        let node = after(tree, &prefix).and_then(|next| next.iter().find(|node| node.step.target.id() == id));
        let node = node.ok_or_else(|| format!("{id} can’t be pointed at there"))?;
        if let Then::Move(mv) = &node.then {
            return Err(format!("{id} ends the move {mv} already"));
        }
        prefix.push(node.step.target.clone());
    }
    let target = target(position, last).ok_or_else(|| format!("there is nothing called {last}"))?;
    match position.why_not_target_in(tree, &prefix, &target) {
        None => Err(format!("{last} is allowed")),
        Some(why) if why.rule == rule => Ok(()),
        Some(why) => Err(format!("{last} is refused by {}", why.rule)),
    }
}

/// What a word names: a cell, an item of a tray, or a button.
fn target(position: &dyn AnyPosition, id: &str) -> Option<Target> {
    let scene = position.scene();
    let mut items = scene.trays.iter().flat_map(|tray| &tray.items);
    match id {
        _ if scene.cells.iter().any(|cell| cell.id == id) => Some(Target::cell(id)),
        _ if items.any(|item| item.id == id) => Some(Target::item(id)),
        _ => None,
    }
}

/// Whether somebody good can win from here against that level.
fn winnable(position: &dyn AnyPosition, seats: &[String], level: u8) -> Result<(), String> {
    const TRIES: u64 = 6;
    const GOOD: u8 = 5;
    let known = position.seats();
    if let Some(seat) = seats.iter().find(|seat| !known.iter().any(|known| known.name == **seat)) {
        return Err(format!("nobody plays {seat}"));
    }
    let is_learner = |seat: &str| seats.iter().any(|own| own == seat);
    let wins = |seed: u64| {
        let mut numbers = Numbers::seeded(seed);
        let mut at = position.copy();
        loop {
            let mv = match at.turn() {
                Turn::Over(_) => break,
                Turn::Chance(_) => at.random_move(&mut numbers),
                Turn::Decide(seat) => {
                    let level = if is_learner(at.seat_name(seat)) { GOOD } else { level };
                    at.think(Skill::Level(Level::new(level)), seed, &mut || false).map(|opinion| opinion.best)
                }
            };
            let Some(next) = mv.and_then(|mv| at.play(&mv).ok()) else { return false };
            at = next;
        }
        at.outcome().is_some_and(|outcome| outcome.winners.iter().any(|winner| is_learner(winner)))
    };
    decides_or_throws(position)?;
    if (1..=TRIES).any(wins) { Ok(()) } else { Err("not even a good player wins this".to_owned()) }
}

fn decides_or_throws(position: &dyn AnyPosition) -> Result<(), String> {
    match position.turn() {
        Turn::Over(_) => Err("the game is over there".to_owned()),
        Turn::Decide(_) | Turn::Chance(_) => Ok(()),
    }
}
