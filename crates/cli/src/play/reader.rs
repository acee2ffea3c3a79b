//! Lines from a person, with completion and history, or from a pipe.

use std::io::{self, BufRead, IsTerminal, Write};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use crate::failure::Failure;

/// What came.
pub(crate) enum Line {
    Text(String),
    /// Ctrl-C.
    Interrupted,
    /// Ctrl-D, or the end of a pipe.
    End,
}

/// Where lines come from.
pub(crate) enum Reader {
    Person(Box<Editor<Words, MemHistory>>),
    Pipe,
}

impl Reader {
    pub(crate) fn new() -> Result<Reader, Failure> {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Ok(Reader::Pipe);
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let mut editor = Editor::with_history(config, MemHistory::new()).map_err(into_failure)?;
        editor.set_helper(Some(Words::default()));
        Ok(Reader::Person(Box::new(editor)))
    }

    /// How many characters fit into a line; a pipe has no width.
    pub(crate) fn width(&mut self) -> Option<usize> {
        match self {
            Reader::Person(editor) => editor.dimensions().map(|(columns, _)| usize::from(columns)),
            Reader::Pipe => None,
        }
    }

    /// Asks for a line; Tab offers `words`.
    pub(crate) fn read(&mut self, prompt: &str, words: Vec<String>) -> Result<Line, Failure> {
        match self {
            Reader::Person(editor) => {
                if let Some(helper) = editor.helper_mut() {
                    helper.0 = words;
                }
                match editor.readline(prompt) {
                    Ok(line) => Ok(Line::Text(line)),
                    Err(ReadlineError::Interrupted) => Ok(Line::Interrupted),
                    Err(ReadlineError::Eof) => Ok(Line::End),
                    Err(error) => Err(into_failure(error)),
                }
            }
            Reader::Pipe => {
                print!("{prompt}");
                io::stdout().flush()?;
                let mut line = Vec::new();
                match io::stdin().lock().read_until(b'\n', &mut line)? {
                    0 => {
                        println!();
                        Ok(Line::End)
                    }
                    _ => Ok(Line::Text(String::from_utf8_lossy(&line).into_owned())),
                }
            }
        }
    }
}

fn into_failure(error: ReadlineError) -> Failure {
    match error {
        ReadlineError::Io(error) => error.into(),
        other => Failure::World(other.to_string()),
    }
}

/// The words that Tab offers.
#[derive(Default)]
pub(crate) struct Words(Vec<String>);

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let start = line[..pos].rfind(' ').map_or(0, |space| space + 1);
        let begun = &line[start..pos];
        Ok((start, self.0.iter().filter(|word| word.starts_with(begun)).cloned().collect()))
    }
}

impl Hinter for Words {
    type Hint = String;
}
impl Highlighter for Words {}
impl Validator for Words {}
impl Helper for Words {}
