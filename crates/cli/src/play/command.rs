//! What a typed line means, and what is answered to it.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use messdeck_facade::{PathNode, Record, Target, Then, in_words};

use super::session::Session;
use super::walk::Step;
use crate::commands::consider_for;
use messdeck_words::Audience;

use crate::words::words;

/// What to do after a line.
pub(super) enum Next {
    /// Ask for another line.
    Ask,
    /// Something changed: draw the board.
    Draw,
    /// Leave the table.
    Leave,
}

const HELP: &str = "\
A move      in the game's notation, or one target after the other
?           what can be chosen now;  ? all  lists every legal move
why MOVE    why a move is not legal;  why TARGET  why it can't be chosen next
hint        the three best moves as the computer sees them
marks       what the rules say about the board as it stands
back        forget the last target
undo        back to your last choice
save FILE   write the record;  messdeck play --resume FILE  goes on with it
board       draw the board again
rules       the rules page
quit        leave; so do Ctrl-D and Ctrl-C";

const COMMANDS: [&str; 11] =
    ["?", "why", "hint", "marks", "back", "undo", "save", "board", "rules", "help", "quit"];

pub(super) fn greeting(session: &Session) -> String {
    let about = session.book().about();
    let notice = about.notice.map(|notice| format!("\n{notice}")).unwrap_or_default();
    let setup = session.book().preset().map(|preset| format!(" · {}", preset.title)).unwrap_or_default();
    format!(
        "{}{setup} — {}{notice}\nType a move, ? for what is legal, help for the rest.",
        about.title, about.tagline
    )
}

/// The words that Tab offers.
pub(super) fn completions(session: &Session) -> Vec<String> {
    let mut words: Vec<String> =
        session.walk.next().iter().map(|node| node.step.target.id().to_owned()).collect();
    if session.walk.prefix().is_empty() {
        words.extend(session.now().view().legal);
    }
    words.extend(COMMANDS.map(str::to_owned));
    words.sort_unstable();
    words.dedup();
    words
}

/// Does what a line says; gives what to print and what comes next.
pub(super) fn obey(session: &mut Session, line: &str) -> (String, Next) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let ask = |text: String| (text, Next::Ask);
    match words[..] {
        [] | ["board"] => (String::new(), Next::Draw),
        ["help" | "h"] => ask(HELP.to_owned()),
        ["quit" | "exit" | "q"] => (String::new(), Next::Leave),
        ["?"] => ask(choices(session)),
        ["?", "all"] => ask(in_columns(&session.now().view().legal)),
        ["hint"] => ask(hint(session)),
        ["marks"] => ask(marks(session)),
        ["rules"] => ask(session.book().about().rules_page.to_owned()),
        ["back"] if session.walk.back() => (String::new(), Next::Draw),
        ["back"] => ask("Nothing has been chosen yet; undo takes back a move.".to_owned()),
        ["undo"] if session.undo() => ("Taken back.".to_owned(), Next::Draw),
        ["undo"] => ask("There is no decision of yours to take back.".to_owned()),
        ["why"] => ask("Say why what: why MOVE, or why TARGET.".to_owned()),
        ["why", word] => ask(why(session, word)),
        ["save"] => ask("Say where: save FILE.".to_owned()),
        ["save", ..] => ask(save(session, Path::new(line.trim()["save".len()..].trim()))),
        _ => choose(session, &words),
    }
}

/// A move in notation, or targets to point at.
fn choose(session: &mut Session, words: &[&str]) -> (String, Next) {
    if session.is_over() {
        return ("The game is over: save FILE or quit.".to_owned(), Next::Ask);
    }
    if let [mv] = words
        && session.play(mv).is_ok()
    {
        return (String::new(), Next::Draw);
    }
    for word in words {
        match session.walk.point_at(word) {
            Some(Step::On) => {}
            Some(Step::Move(mv)) => {
                return match session.play(&mv) {
                    Ok(_) => (String::new(), Next::Draw),
                    Err(refusal) => (format!("{mv}: {refusal}"), Next::Ask),
                };
            }
            None => return (why(session, word), Next::Ask),
        }
    }
    (String::new(), Next::Draw)
}

/// Why a word is not a legal move, or can't be chosen next.
fn why(session: &Session, word: &str) -> String {
    let now = session.now();
    if session.walk.next().iter().any(|node| node.step.target.id() == word) {
        return format!("{word} can be chosen now.");
    }
    match now.why_not(word) {
        Ok(None) => return format!("{word} is legal."),
        Ok(Some(reason)) => return format!("{word}: {} ({})", words().say(&reason.say), reason.rule),
        Err(_) => {}
    }
    let scene = now.scene();
    let items = || scene.trays.iter().flat_map(|tray| &tray.items);
    let target = if scene.cells.iter().any(|cell| cell.id == word) {
        Target::cell(word)
    } else if items().any(|item| item.id == word) {
        Target::item(word)
    } else {
        return format!("{word} is neither a move nor something to choose here. {}", nearby(session, word));
    };
    match now.why_not_target(session.walk.prefix(), &target) {
        Some(reason) => format!("{word}: {} ({})", words().say(&reason.say), reason.rule),
        None => format!("{word} can be chosen now."),
    }
}

fn nearby(session: &Session, word: &str) -> String {
    let start: String = word.chars().take(2).collect();
    let legal = session.now().view().legal;
    let close: Vec<&str> =
        legal.iter().map(String::as_str).filter(|mv| mv.starts_with(&start)).take(6).collect();
    match close[..] {
        [] => "? shows what can be chosen, help what can be typed.".to_owned(),
        _ => format!("Did you mean {}?", close.join(", ")),
    }
}

/// What can be chosen now: a few targets with what each means, many by their kind.
fn choices(session: &Session) -> String {
    const FEW: usize = 16;
    let steps = session.walk.next();
    if steps.is_empty() {
        return "Nothing: the game is over.".to_owned();
    }
    // Ways of turning a piece say nothing without their description, however many there are.
    let turns = steps.iter().any(|node| matches!(node.step.target, Target::Turn(_)));
    let listed = if turns || steps.len() <= FEW { one_by_one(steps) } else { by_kind(steps) };
    let hint = match session.walk.prefix() {
        [] => match session.now().count() {
            1 => "1 legal move in all; ? all lists it.".to_owned(),
            count => format!("{count} legal moves in all; ? all lists them."),
        },
        _ => "back takes the last choice back.".to_owned(),
    };
    format!("{listed}{hint}")
}

/// What can be chosen next, once something was, if the board does not show it.
pub(super) fn choices_off_the_board(session: &Session) -> Option<String> {
    let on_board = |node: &PathNode| matches!(node.step.target, Target::Cell(_));
    let hidden = !session.walk.prefix().is_empty() && !session.walk.next().iter().all(on_board);
    hidden.then(|| choices(session))
}

fn one_by_one(steps: &[PathNode]) -> String {
    let mut text = String::new();
    for node in steps {
        let leads = match &node.then {
            Then::Move(mv) => mv.clone(),
            Then::Next(next) => match count(next) {
                1 => "1 move".to_owned(),
                many => format!("{many} moves"),
            },
        };
        let _ =
            writeln!(text, "  {:<8} {:<60} {leads}", node.step.target.id(), words().say(&node.step.label));
    }
    text
}

fn by_kind(steps: &[PathNode]) -> String {
    type IsKind = fn(&Target) -> bool;
    let kinds: [(&str, IsKind); 3] = [
        ("On the board", |target| matches!(target, Target::Cell(_))),
        ("Beside it", |target| matches!(target, Target::Item(_))),
        ("Or", |target| matches!(target, Target::Button(_))),
    ];
    let mut text = String::new();
    for (title, is_kind) in kinds {
        let targets = steps.iter().map(|node| &node.step.target).filter(|target| is_kind(target));
        let words: Vec<String> = targets.map(|target| target.id().to_owned()).collect();
        if !words.is_empty() {
            let _ = writeln!(text, "{title}:\n{}", in_columns(&words));
        }
    }
    text
}

fn count(nodes: &[PathNode]) -> usize {
    let under = |node: &PathNode| match &node.then {
        Then::Move(_) => 1,
        Then::Next(next) => count(next),
    };
    nodes.iter().map(under).sum()
}

/// The computer's three best moves, with what it thinks of them in words.
fn hint(session: &Session) -> String {
    const TIME: Duration = Duration::from_millis(1000);
    let Some(opinion) = consider_for(session.now(), TIME, 1) else {
        return "There is nothing to decide.".to_owned();
    };
    let mut text = String::new();
    let among = |choice| Some((choice, in_words(opinion.candidates.first()?, choice)?));
    for (choice, worth) in opinion.candidates.iter().filter_map(among).take(3) {
        // Adding zero turns the "-0" of a tiny deficit into "+0".
        let points = |points: f32| format!(", about {:+.0} points", points.round() + 0.0);
        let margin = choice.margin.map(points).unwrap_or_default();
        let (win, value) = ((100.0 * choice.win).round(), words().say(&worth));
        let advice = advised(session, &choice.mv);
        let _ = writeln!(text, "  {:<16} {advice}: {value} ({win} % to win{margin})", choice.mv);
    }
    let sure = if opinion.solved { "proven" } else { "as far as it can see" };
    text + sure
}

/// A move as somebody would advise it.
fn advised(session: &Session, mv: &str) -> String {
    let tale = session.now().tale(mv).unwrap_or_default();
    let advice: Vec<String> =
        tale.says.iter().map(|say| words().form(say, "do", Audience::default())).collect();
    advice.join(". ")
}

fn marks(session: &Session) -> String {
    let marks = session.now().marks(session.walk.prefix());
    if marks.is_empty() {
        return "Nothing in particular.".to_owned();
    }
    let lines: Vec<String> = marks
        .iter()
        .map(|mark| format!("  {:<12} {:<14} {}", mark.kind, mark.cells.join(" "), words().say(&mark.text)))
        .collect();
    lines.join("\n")
}

/// Words in as many columns as fit a narrow terminal.
fn in_columns(words: &[String]) -> String {
    const WIDTH: usize = 78;
    let widest = words.iter().map(String::len).max().unwrap_or(0) + 2;
    let columns = (WIDTH / widest).max(1);
    let rows = words.chunks(columns).map(|row| {
        let row: Vec<String> = row.iter().map(|word| format!("{word:<widest$}")).collect();
        format!("  {}", row.concat().trim_end())
    });
    rows.collect::<Vec<_>>().join("\n")
}

/// Writes the record, but never over something that is not one.
fn save(session: &Session, path: &Path) -> String {
    let is_other = std::fs::read(path)
        .is_ok_and(|bytes| !std::str::from_utf8(&bytes).is_ok_and(|text| text.parse::<Record>().is_ok()));
    if is_other {
        return format!("{} is there already and not a record; choose another name.", path.display());
    }
    match std::fs::write(path, session.record().to_string()) {
        Ok(()) => format!("Saved; messdeck play --resume {} goes on.", path.display()),
        Err(error) => format!("{}: {error}", path.display()),
    }
}
