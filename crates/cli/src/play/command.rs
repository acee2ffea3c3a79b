//! What a typed line means, and what is answered to it.

use std::fmt::Write as _;
use std::path::Path;

use messdeck_core::{ParseError, Say, Speaker, Why};
use messdeck_facade::{AnyBook, AnyPosition, Mark, PathNode, Record, Target, Then, in_words, outlook};
use messdeck_protocol::advice;

use super::rules;
use super::session::Session;
use super::walk::{Step, Walk};
use crate::words::{advised, plain, said, words};

/// What to do after a line.
pub(super) enum Next {
    /// Ask for another line.
    Ask,
    /// Something changed: draw the board.
    Draw,
    /// Leave the table.
    Leave,
}

const COMMANDS: [&str; 11] =
    ["?", "why", "hint", "marks", "back", "undo", "save", "board", "rules", "help", "quit"];

pub(super) fn greeting(session: &Session) -> String {
    let id = session.book().about().id;
    let notice =
        words().named(&format!("{id}.notice")).map(|notice| format!("\n{}", notice.replace('\n', " ")));
    let tagline = plain(&format!("{id}.tagline"));
    let notice = notice.unwrap_or_default();
    format!("{} — {tagline}{notice}\n{}", title(session.book()), plain("terminal-begin"))
}

/// What is played: the game, and its set-up where that has a name.
pub(crate) fn title(book: &dyn AnyBook) -> String {
    let id = book.about().id;
    match book.preset() {
        Some(preset) => format!("{} · {}", plain(id), plain(&format!("{id}-setup-{}", preset.id))),
        None => plain(id),
    }
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
        ["help" | "h"] => ask(plain("terminal-help")),
        ["quit" | "exit" | "q"] => (String::new(), Next::Leave),
        ["?"] => ask(choices(session)),
        ["?", "all"] => ask(all_moves(session)),
        ["hint"] => ask(hint(session)),
        ["marks"] => ask(marks(session)),
        ["rules"] => ask(rules::for_players(session.book().about().id)),
        ["rules", "exact"] => ask(rules::exact(session.book().about().id)),
        ["back"] if session.walk.back() => (String::new(), Next::Draw),
        ["back"] => ask(plain("terminal-nothing-chosen")),
        ["undo"] if session.undo() => (plain("terminal-taken-back"), Next::Draw),
        ["undo"] => ask(plain("terminal-nothing-to-undo")),
        ["why"] => ask(plain("terminal-why-what")),
        ["why", word] => ask(why(session.now(), &session.walk, word)),
        ["save"] => ask(plain("terminal-save-where")),
        ["save", ..] => ask(save(session, Path::new(line.trim()["save".len()..].trim()))),
        _ => choose(session, &words),
    }
}

/// A move in notation, or targets to point at.
fn choose(session: &mut Session, words: &[&str]) -> (String, Next) {
    if session.is_over() {
        return (plain("terminal-game-over"), Next::Ask);
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
                    Err(refusal) => (format!("{mv}: {}", said(&refusal.say())), Next::Ask),
                };
            }
            None => return (why(session.now(), &session.walk, word), Next::Ask),
        }
    }
    (String::new(), Next::Draw)
}

/// Why a word is not a legal move, or can't be chosen next.
fn why(now: &dyn AnyPosition, walk: &Walk, word: &str) -> String {
    if walk.next().iter().any(|node| node.step.target.id() == word) {
        return about_word("terminal-can-be-chosen", word);
    }
    match refusal(now, walk, word) {
        Refusal::Rule(why) => format!("{word}: {} ({})", said(&why.say), why.rule),
        Refusal::Legal => about_word("terminal-is-legal", word),
        Refusal::Possible => about_word("terminal-can-be-chosen", word),
        Refusal::Unknown(malformed) if malformed.at > 0 => {
            // It begins like a move.
            let told = said(&malformed.told("fault-malformed-move"));
            let close = nearby(now, word).unwrap_or_else(|| plain("terminal-look-around"));
            format!("{word}: {told} {close}")
        }
        Refusal::Unknown(_) => {
            format!("{} {}", about_word("terminal-neither", word), plain("terminal-look-around"))
        }
    }
}

/// What there is against a word.
pub(crate) enum Refusal {
    /// This rule.
    Rule(Why),
    /// Nothing: it is a legal move.
    Legal,
    /// Nothing: it can be chosen.
    Possible,
    /// It is neither a move nor anything here.
    Unknown(ParseError),
}

/// What there is against a word that is no step of the walk.
pub(crate) fn refusal(now: &dyn AnyPosition, walk: &Walk, word: &str) -> Refusal {
    let malformed = match now.why_not(word) {
        Ok(None) => return Refusal::Legal,
        Ok(Some(why)) => return Refusal::Rule(why),
        Err(malformed) => malformed,
    };
    let scene = now.scene();
    let items = || scene.trays.iter().flat_map(|tray| &tray.items);
    let target = if scene.cells.iter().any(|cell| cell.id == word) {
        Target::cell(word)
    } else if items().any(|item| item.id == word) {
        Target::item(word)
    } else {
        return Refusal::Unknown(malformed);
    };
    now.why_not_target(walk.prefix(), &target).map_or(Refusal::Possible, Refusal::Rule)
}

fn about_word(message: &'static str, word: &str) -> String {
    said(&Say::new(message).with("word", word))
}

/// Legal moves that begin like a word.
fn nearby(now: &dyn AnyPosition, word: &str) -> Option<String> {
    let start: String = word.chars().take(2).collect();
    let legal = now.view().legal;
    let close: Vec<&str> =
        legal.iter().map(String::as_str).filter(|mv| mv.starts_with(&start)).take(6).collect();
    let close: Vec<Say> = close.into_iter().map(Say::verbatim).collect();
    (!close.is_empty()).then(|| said(&Say::new("terminal-did-you-mean").with("moves", close)))
}

/// What can be chosen now: a few targets with what each means, many by their kind.
fn choices(session: &Session) -> String {
    const FEW: usize = 16;
    let steps = session.walk.next();
    if steps.is_empty() {
        return plain("terminal-nothing-over");
    }
    // Ways of turning a piece say nothing without their description, however many there are.
    let turns = steps.iter().any(|node| matches!(node.step.target, Target::Turn(_)));
    let listed = if turns || steps.len() <= FEW { one_by_one(steps) } else { by_kind(steps) };
    let hint = match session.walk.prefix() {
        [] => said(&Say::new("terminal-legal-moves").with("count", session.now().count())),
        _ => plain("terminal-back"),
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
    let row = |node: &PathNode| {
        let leads = match &node.then {
            Then::Move(mv) => mv.clone(),
            Then::Next(next) => said(&Say::new("terminal-moves").with("count", count(next))),
        };
        [node.step.target.id().to_owned(), said(&node.step.label), leads]
    };
    table(&steps.iter().map(row).collect::<Vec<_>>())
}

/// Rows in columns that are as wide as they need to be, each row in a line.
fn table<const COLUMNS: usize>(rows: &[[String; COLUMNS]]) -> String {
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; COLUMNS] = std::array::from_fn(widest);
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("  {cell:<width$}"));
        let _ = writeln!(text, "{}", cells.collect::<String>().trim_end());
    }
    text
}

/// Every legal move: a few with what each would be, many as they are typed.
fn all_moves(session: &Session) -> String {
    const FEW: usize = 40;
    let legal = session.now().view().legal;
    if legal.len() > FEW {
        return in_columns(&legal);
    }
    let row = |mv: &String| [mv.clone(), advised(&session.now().tale(mv).unwrap_or_default())];
    table(&legal.iter().map(row).collect::<Vec<_>>()).trim_end().to_owned()
}

fn by_kind(steps: &[PathNode]) -> String {
    type IsKind = fn(&Target) -> bool;
    let kinds: [(&str, IsKind); 3] = [
        ("terminal-on-board", |target| matches!(target, Target::Cell(_))),
        ("terminal-beside", |target| matches!(target, Target::Item(_))),
        ("terminal-or", |target| matches!(target, Target::Button(_))),
    ];
    let mut text = String::new();
    for (title, is_kind) in kinds {
        let targets = steps.iter().map(|node| &node.step.target).filter(|target| is_kind(target));
        let words: Vec<String> = targets.map(|target| target.id().to_owned()).collect();
        if !words.is_empty() {
            let _ = writeln!(text, "{}:\n{}", plain(title), in_columns(&words));
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

/// The computer's three best moves, with what it thinks of them in words: the hint that the page gives, too.
fn hint(session: &Session) -> String {
    let Some(opinion) = advice(session.now()) else {
        return plain("terminal-nothing-to-decide");
    };
    let told = |mv: &str| advised(&session.now().tale(mv).unwrap_or_default());
    if session.now().count() == 1 {
        return format!("  {}  {}", opinion.best, told(&opinion.best));
    }
    let row = |choice| {
        let worth = said(&in_words(opinion.candidates.first()?, choice)?);
        Some([choice.mv.clone(), worth, told(&choice.mv)])
    };
    let rows: Vec<_> = opinion.candidates.iter().filter_map(row).take(3).collect();
    let outlook = opinion.candidates.first().and_then(outlook).map(|outlook| said(&outlook) + "\n");
    outlook.unwrap_or_default()
        + &table(&rows)
        + &plain(if opinion.solved { "terminal-proven" } else { "terminal-as-far-as-seen" })
}

fn marks(session: &Session) -> String {
    let marks = session.now().marks(session.walk.prefix());
    if marks.is_empty() {
        return plain("terminal-no-marks");
    }
    let line = |mark: &Mark| match mark.cells[..] {
        // It is about no cell in particular.
        [] => format!("  {}", said(&mark.text)),
        _ => format!("  {:<14}  {}", mark.cells.join(" "), said(&mark.text)),
    };
    marks.iter().map(line).collect::<Vec<_>>().join("\n")
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
        return said(&Say::new("terminal-not-a-record").with("file", path.display().to_string()));
    }
    match std::fs::write(path, session.record().to_string()) {
        Ok(()) => said(&Say::new("terminal-saved").with("file", path.display().to_string())),
        Err(error) => format!("{}: {error}", path.display()),
    }
}
