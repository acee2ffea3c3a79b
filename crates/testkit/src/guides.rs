//! The rules as players read them (`docs/rules/LANGUAGE/GAME.md`), run: what is drawn beside a sentence is as it says.
//!
//! Such a page has two sections: the game at a glance, which is a few sentences with a picture each, and how to play, which is sections of
//! text with boards on which one can move. Pictures and boards are fenced blocks whose info strings are `picture GAME name=value …` and
//! `board GAME name=value …`. Their lines are those of [examples](mod@crate::examples), and besides:
//!
//! | line | meaning |
//! |---|---|
//! | `refused RULE TARGET …` | pointing at these targets, one after the other, ends at a refusal by this rule |
//! | `pick TARGET …` | these are pointed at, in a picture |
//! | `light CELL …` | these cells are lit, in a picture |
//! | `crop CELL CELL` | a picture shows the rectangle between these cells |
//!
//! What begins with `#` is said beside a board: what to try there. All else is the same in every language.

use messdeck_core::Turn;
use messdeck_facade::{AnyGame, AnyPosition, PathNode, Target, Then, after};
use messdeck_words::{guide, languages};

use crate::examples::Example;
use crate::options::pairs;

/// So many words are read at a glance.
const LONGEST: usize = 16;

/// Runs the pictures and boards of a game's rules in every language and gives their number.
///
/// # Panics
/// At the first that is not as it says, and where languages differ in more than their words.
pub fn check(game: &dyn AnyGame) -> usize {
    let id = game.about().id;
    let text =
        |language| guide(language, id).unwrap_or_else(|| panic!("there is no docs/rules/{language}/{id}.md"));
    let read = |language| {
        check_text(game, text(language)).unwrap_or_else(|wrong| {
            panic!("docs/rules/{language}/{id}.md, {wrong}");
        })
    };
    let mut all = languages().map(|language| (language, read(language)));
    let (first, blocks) = all.next().expect("the catalogue has languages");
    for (language, others) in all {
        assert_eq!(blocks, others, "{id}: the rules in {first} and in {language} show something else");
    }
    blocks.len()
}

/// A picture or a board, without what is said in it, and the number of the section that it stands in.
#[derive(Debug, PartialEq)]
pub struct Block {
    section: usize,
    header: String,
    lines: Vec<String>,
}

/// Runs the pictures and boards of a text.
///
/// # Errors
/// What is wrong first, with the line where it stands.
pub fn check_text(game: &dyn AnyGame, text: &str) -> Result<Vec<Block>, String> {
    let mut page = Page { game, section: 0, sections: 0, said: Vec::new(), blocks: Vec::new(), pictures: 0 };
    let mut lines = (1..).zip(text.lines());
    while let Some((number, line)) = lines.next() {
        let wrong = |what: String| format!("line {number}, {line:?}: {what}");
        let Some(header) = line.strip_prefix("```") else {
            page.read(line).map_err(wrong)?;
            continue;
        };
        let inner: Vec<(usize, &str)> = lines.by_ref().take_while(|(_, line)| *line != "```").collect();
        page.block(header).map_err(wrong)?;
        page.run(header, &inner)?;
    }
    page.end()?;
    Ok(page.blocks)
}

/// A page as far as it was read.
struct Page<'g> {
    game: &'g dyn AnyGame,
    /// How many headings of each depth have been read.
    section: usize,
    sections: usize,
    /// The paragraphs since the last block or heading.
    said: Vec<String>,
    blocks: Vec<Block>,
    pictures: usize,
}

impl Page<'_> {
    fn read(&mut self, line: &str) -> Result<(), String> {
        if line.starts_with("## ") {
            self.section += 1;
        }
        if line.starts_with("### ") {
            self.close()?;
            self.sections += 1;
        }
        match line {
            "" => self.said.push(String::new()),
            _ if line.starts_with('#') => self.said.clear(),
            _ => match self.said.last_mut() {
                Some(paragraph) => *paragraph = format!("{paragraph} {line}"),
                None => self.said.push(line.to_owned()),
            },
        }
        Ok(())
    }

    /// A section about how to play has a board.
    fn close(&self) -> Result<(), String> {
        let done =
            self.sections == 0 || self.blocks.last().is_some_and(|block| block.section == self.sections);
        if done { Ok(()) } else { Err("the section above has no board".to_owned()) }
    }

    /// Whether this kind of block may stand here.
    fn block(&mut self, header: &str) -> Result<(), String> {
        let said: Vec<String> = self.said.drain(..).map(|text| text.trim().to_owned()).collect();
        let said: Vec<&str> = said.iter().map(String::as_str).filter(|text| !text.is_empty()).collect();
        let kind = header.split(' ').next().unwrap_or_default();
        match (kind, self.section, self.sections) {
            ("picture", 1, 0) => {
                self.pictures += 1;
                let [sentence] = said[..] else {
                    return Err("before a picture stands one paragraph".to_owned());
                };
                let words = sentence.split_whitespace().count();
                if words > LONGEST {
                    return Err(format!("{words} words are no glance: {sentence}"));
                }
            }
            ("board", 2, 1..) if !said.is_empty() => {}
            ("board", 2, 1..) => return Err("nothing is said about this board".to_owned()),
            _ => {
                return Err(
                    "pictures belong at a glance, boards below the headings of how to play".to_owned()
                );
            }
        }
        Ok(())
    }

    fn run(&mut self, header: &str, lines: &[(usize, &str)]) -> Result<(), String> {
        let start = lines.first().map_or(0, |(number, _)| number - 1);
        let whole = |what: String| format!("line {start}: {what}");
        let (kind, rest) = header.split_once(' ').unwrap_or((header, ""));
        let (id, options) = rest.split_once(' ').unwrap_or((rest, ""));
        if id != self.game.about().id {
            return Err(whole(format!("this page is about {}", self.game.about().id)));
        }
        let book = self.game.book(&pairs(self.game, options, &[' ']));
        let mut shown = Example::new(book.map_err(|error| whole(error.to_string()))?);
        for (number, line) in lines {
            run(kind, &mut shown, line).map_err(|what| format!("line {number}, {line:?}: {what}"))?;
        }
        let is_comment = |line: &&str| line.starts_with('#');
        let claims = ["legal ", "illegal ", "refused ", "count "];
        if kind == "board" {
            if matches!(shown.position.turn(), Turn::Over(_)) {
                return Err(whole("nobody can move on this board".to_owned()));
            }
            if !lines.iter().any(|(_, line)| is_comment(line)) {
                return Err(whole("say what to try on this board".to_owned()));
            }
            if !lines.iter().any(|(_, line)| claims.iter().any(|claim| line.starts_with(claim))) {
                return Err(whole("say what is legal on this board, so that it is known".to_owned()));
            }
        }
        let kept = lines.iter().map(|(_, line)| *line).filter(|line| !is_comment(line));
        self.blocks.push(Block {
            section: self.sections,
            header: header.to_owned(),
            lines: kept.map(str::to_owned).collect(),
        });
        Ok(())
    }

    fn end(&self) -> Result<(), String> {
        self.close()?;
        if !(5..=6).contains(&self.pictures) {
            return Err(format!("line 1: {} pictures are no glance: five or six are", self.pictures));
        }
        if self.section != 2 {
            return Err("line 1: there are two sections, at a glance and how to play".to_owned());
        }
        Ok(())
    }
}

/// A line that only such a page has, or one of an example.
fn run(kind: &str, shown: &mut Example, line: &str) -> Result<(), String> {
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    let ids: Vec<&str> = rest.split(' ').collect();
    let position = &*shown.position;
    match (kind, command) {
        ("picture", "light") => ids.iter().try_for_each(|id| cell(position, id)),
        ("picture", "crop") if ids.len() == 2 => ids.iter().try_for_each(|id| cell(position, id)),
        ("picture", "pick") => walk(position, &position.paths(), &ids).map(|_| ()),
        (_, "refused") => refused(position, &ids),
        ("picture", "#") => Err("a picture is explained by the sentence above it".to_owned()),
        (_, "#" | ">" | "from" | "legal" | "illegal" | "count" | "turn" | "winners" | "scores") => {
            shown.run(line)
        }
        _ => Err(format!("there is no command {command:?} in a {kind}")),
    }
}

fn cell(position: &dyn AnyPosition, id: &str) -> Result<(), String> {
    let known = position.scene().cells.iter().any(|cell| cell.id == id);
    if known { Ok(()) } else { Err(format!("there is no square {id}")) }
}

/// The targets of these names, of which each may come next.
fn walk(position: &dyn AnyPosition, tree: &[PathNode], ids: &[&str]) -> Result<Vec<Target>, String> {
    let mut prefix = Vec::new();
    for id in ids {
        let node =
            after(tree, &prefix).and_then(|next| next.iter().find(|node| node.step.target.id() == *id));
        let node = node.ok_or_else(|| format!("{id} can’t be pointed at in {}", position.text()))?;
        if let Then::Move(mv) = &node.then {
            return Err(format!("{id} ends the move {mv}: write it as a move"));
        }
        prefix.push(node.step.target.clone());
    }
    Ok(prefix)
}

fn refused(position: &dyn AnyPosition, words: &[&str]) -> Result<(), String> {
    let [rule, before @ .., last] = words else { return Err("write: refused RULE TARGET …".to_owned()) };
    let tree = position.paths();
    let prefix = walk(position, &tree, before)?;
    let target = match cell(position, last) {
        Ok(()) => Target::cell(*last),
        Err(_) => Target::item(*last),
    };
    match position.why_not_target_in(&tree, &prefix, &target) {
        None => Err(format!("{last} is allowed")),
        Some(why) if why.rule == *rule => Ok(()),
        Some(why) => Err(format!("{last} is refused by {}: {:?}", why.rule, why.say)),
    }
}
