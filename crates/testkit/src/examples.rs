//! The examples of a rules page, run: page and engine can't drift apart.
//!
//! An example is a fenced block whose info string is `play GAME name=value …`. Its lines:
//!
//! | line | meaning |
//! |---|---|
//! | `> MOVE` | this move is legal and is made |
//! | `legal MOVE …` | these moves are legal |
//! | `illegal MOVE RULE` | this move is not, because of this rule |
//! | `count N` | so many moves are legal |
//! | `position TEXT` | the position is this |
//! | `from TEXT` | go on from this position |
//! | `invalid TEXT` | this is not a position |
//! | `turn NAME` | it is the turn of this seat, of `chance`, or `over` |
//! | `winners NAME …`, `scores NAME=N …` | the game ended like this |
//! | `# …` | a comment |

use messdeck_facade::{AnyBook, AnyGame, AnyPosition};

use crate::options::pairs;
use crate::rules_page;

/// Runs every example of the game's own rules page and gives their number.
///
/// # Panics
/// At the first line that is not true.
pub fn check(game: &dyn AnyGame) -> usize {
    let page = rules_page(game.about().id);
    let mut lines = (1..).zip(page.lines());
    let mut blocks = 0;
    while let Some((_, line)) = lines.next() {
        let Some(header) = line.strip_prefix("```play ") else { continue };
        let (id, options) = header.split_once(' ').unwrap_or((header, ""));
        assert_eq!(id, game.about().id, "an example on the page of {}", game.about().id);
        let mut example =
            Example::new(game.book(&pairs(game, options, &[' '])).unwrap_or_else(|error| panic!("{error}")));
        for (number, line) in lines.by_ref().take_while(|(_, line)| *line != "```") {
            if let Err(wrong) = example.run(line) {
                panic!("docs/rules/{id}.md, line {number}, {line:?}: {wrong}");
            }
        }
        blocks += 1;
    }
    blocks
}

pub(crate) struct Example {
    book: Box<dyn AnyBook>,
    pub(crate) position: Box<dyn AnyPosition>,
}

impl Example {
    pub(crate) fn new(book: Box<dyn AnyBook>) -> Example {
        Example { position: book.start(), book }
    }

    fn parse(&self, text: &str) -> Result<Box<dyn AnyPosition>, String> {
        self.book.parse(text).map_err(|error| error.to_string())
    }

    pub(crate) fn run(&mut self, line: &str) -> Result<(), String> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "" | "#" => Ok(()),
            ">" => {
                self.position = self.position.play(rest).map_err(|error| error.to_string())?;
                Ok(())
            }
            "from" => {
                self.position = self.parse(rest)?;
                Ok(())
            }
            "invalid" => match self.parse(rest) {
                Ok(_) => Err("this is a position".to_owned()),
                Err(_) => Ok(()),
            },
            "legal" => rest.split(' ').try_for_each(|mv| match self.position.play(mv) {
                Ok(_) => Ok(()),
                Err(error) => Err(format!("{mv}: {error}")),
            }),
            "illegal" => {
                let (mv, rule) = rest.split_once(' ').ok_or("write: illegal MOVE RULE")?;
                match self.position.why_not(mv).map_err(|error| error.to_string())? {
                    None => Err(format!("{mv} is legal")),
                    Some(reason) => same(reason.rule, rule),
                }
            }
            "count" => same(&self.position.count().to_string(), rest),
            "position" => same(&self.position.text(), rest),
            "turn" => same(self.position.turn_name().unwrap_or("over"), rest),
            "winners" => {
                let outcome = self.position.outcome().ok_or("the game is not over")?;
                same(&outcome.winners.join(" "), rest)
            }
            "scores" => {
                let outcome = self.position.outcome().ok_or("the game is not over")?;
                let scores = outcome.scores.ok_or("the game counts no points")?;
                let scores: Vec<String> = scores.iter().map(|(seat, n)| format!("{seat}={n}")).collect();
                same(&scores.join(" "), rest)
            }
            _ => Err(format!("there is no command {command:?} in examples")),
        }
    }
}

fn same(really: &str, expected: &str) -> Result<(), String> {
    if really == expected { Ok(()) } else { Err(format!("really it is {really}")) }
}
