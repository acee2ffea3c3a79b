//! `messdeck ugi`: the Universal Game Interface, so that tournament programs can run matches with us.
//!
//! Player one is the first seat of the rules page. Options of the rules are options of the protocol; positions are
//! those of the rules page after `position fen`.
//!
//! One thread reads and obeys. Thinking has a thread of its own ([`thinking`]) with a copy of all it needs, so that whatever
//! comes meanwhile is answered at once, from the position as it was set last, and nothing that was read can get lost.

mod go;
mod settings;
mod thinking;

use std::io::{self, BufRead, Write};
use std::time::Instant;

use messdeck_core::{Seat, Turn};
use messdeck_facade::{Allowed, AnyGame, AnyPosition};

use crate::args;
use crate::failure::Failure;
use crate::setup;
use crate::words::{in_words, said};
use go::Go;
use settings::{SETTINGS, Settings};
use thinking::{Task, Thinking};

/// The answer to a `go` in a good position that can't be answered with a move: no game spells a move like this, so that a
/// program which plays it anyway is told so, and one that waits for an answer has it.
const NO_MOVE: &str = "bestmove 0000";

pub(crate) fn ugi(args: &args::Ugi) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let start = begin(game, &[], None).map_err(Failure::input)?;
    let mut engine = Engine {
        game,
        rules: Vec::new(),
        settings: Settings::default(),
        position: Ok(start),
        thinking: None,
    };
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    // Who closes our input has gone away or has asked all there was to ask: that is a `quit`.
    while input.read_until(b'\n', &mut line)? > 0 {
        match std::str::from_utf8(&line) {
            Ok(line) if line.trim() == "quit" => break,
            Ok(line) => engine.obey(line)?,
            Err(error) => engine.refuse(&line, error.valid_up_to())?,
        }
        line.clear();
    }
    engine.thinking.take().map_or(Ok(()), Thinking::end)
}

/// Says whole lines, whichever thread does.
fn say(lines: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{lines}")?;
    out.flush()
}

/// Says something that is meant for people.
fn tell(message: &str) -> io::Result<()> {
    say(&format!("info string {}", message.replace(['\r', '\n'], " ")))
}

/// The start, or the position of a text, by these options of the rules.
fn begin(
    game: &dyn AnyGame,
    rules: &[(String, String)],
    text: Option<&str>,
) -> Result<Box<dyn AnyPosition>, String> {
    let pairs = rules.iter().map(|(name, value)| (name, value));
    let book = game.book_with(pairs).map_err(in_words)?;
    let start = book.start();
    if start.seats().len() != 2 || matches!(start.turn(), Turn::Chance(_)) {
        return Err("the protocol is for two players without dice".to_owned());
    }
    match text {
        None => Ok(start),
        Some(text) => book.parse(text).map_err(|error| {
            let why = said(&error.told("fault-bad-position"));
            format!("position {text:?}: {why}")
        }),
    }
}

struct Engine {
    game: &'static dyn AnyGame,
    /// Options of the rules that were chosen, by name.
    rules: Vec<(String, String)>,
    settings: Settings,
    /// The position as it was set last, or what was wrong with it.
    position: Result<Box<dyn AnyPosition>, String>,
    thinking: Option<Thinking>,
}

impl Engine {
    fn obey(&mut self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] => {}
            ["stop"] => self.thinking.take().map_or(Ok(()), Thinking::end)?,
            ["ugi"] => self.introduce()?,
            ["isready"] => say("readyok")?,
            ["uginewgame"] => self.set(None, &[])?,
            ["setoption", ref words @ ..] => self.choose(words)?,
            ["position", "startpos"] => self.set(None, &[])?,
            ["position", "startpos", "moves", ref moves @ ..] => self.set(None, moves)?,
            ["position", "fen", ref rest @ ..] => {
                let end = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
                let moves = rest.get(end + 1..).unwrap_or_default();
                self.set(Some(&rest[..end].join(" ")), moves)?;
            }
            ["position", ..] => {
                let known = "it is `position startpos` or `position fen TEXT`, and perhaps `moves` and moves";
                self.forget(format!("{:?}: {known}", line.trim()))?;
            }
            ["go", ref limits @ ..] => self.go(limits)?,
            ["query", ref what @ ..] => self.answer(what)?,
            _ => tell(&format!("unknown command: {}", line.trim()))?,
        }
        Ok(())
    }

    /// Refuses a line that is no text. What it would have changed or asked for must not look as if it had been understood.
    fn refuse(&mut self, line: &[u8], byte: usize) -> Result<(), Failure> {
        let message = format!("byte {} of this line is no UTF-8; the line is not obeyed", byte + 1);
        match String::from_utf8_lossy(line).split_whitespace().next() {
            Some("position") => self.forget(message)?,
            Some("go") if !self.is_thinking() => say(&format!("info string {message}\n{NO_MOVE}"))?,
            _ => tell(&message)?,
        }
        Ok(())
    }

    fn introduce(&self) -> Result<(), Failure> {
        say(&format!("id name Messdeck {}\nid author The Messdeck authors", self.game.about().title))?;
        for setting in SETTINGS {
            say(&setting.to_string())?;
        }
        for option in self.game.options() {
            let (name, default) = (option.name, option.default);
            match option.allowed {
                Allowed::Range(min, max) => {
                    say(&format!("option name {name} type spin default {default} min {min} max {max}"))?;
                }
                Allowed::Values(values) => {
                    let values: Vec<String> = values.iter().map(|value| format!("var {value}")).collect();
                    say(&format!("option name {name} type combo default {default} {}", values.join(" ")))?;
                }
            }
        }
        say("ugiok")?;
        Ok(())
    }

    /// Sets an option, of ours or of the rules; the latter begin anew.
    fn choose(&mut self, words: &[&str]) -> Result<(), Failure> {
        let ["name", name, "value", value] = *words else {
            return Ok(tell("an option is set by `setoption name NAME value VALUE`")?);
        };
        if let Some(done) = self.settings.set(name, value) {
            return done.or_else(|error| Ok(tell(&error)?));
        }
        let known = self.game.options().iter().find(|option| option.name.eq_ignore_ascii_case(name));
        let name = known.map_or(name, |option| option.name);
        let others = self.rules.iter().filter(|(chosen, _)| chosen != name).cloned();
        let rules: Vec<_> = others.chain([(name.to_owned(), value.to_owned())]).collect();
        match begin(self.game, &rules, None) {
            Ok(start) => (self.rules, self.position) = (rules, Ok(start)),
            Err(error) => tell(&error)?,
        }
        Ok(())
    }

    /// Sets a position and makes moves from it. If anything is wrong there is no position afterwards: the one before, or
    /// the one before the wrong move, would be thought about in place of what was meant.
    fn set(&mut self, text: Option<&str>, moves: &[&str]) -> Result<(), Failure> {
        let mut position = match begin(self.game, &self.rules, text) {
            Ok(position) => position,
            Err(error) => return self.forget(error),
        };
        for (index, mv) in moves.iter().enumerate() {
            position = match position.play(mv) {
                Ok(next) => next,
                Err(error) => return self.forget(format!("move {}, {mv}: {}", index + 1, in_words(error))),
            };
        }
        self.position = Ok(position);
        Ok(())
    }

    /// There is no position any more, for this reason.
    fn forget(&mut self, error: String) -> Result<(), Failure> {
        tell(&error)?;
        self.position = Err(error);
        Ok(())
    }

    fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| !thinking.has_answered())
    }

    fn go(&mut self, words: &[&str]) -> Result<(), Failure> {
        let began = Instant::now();
        if self.is_thinking() {
            return Ok(tell(
                "it is still thinking; `stop` ends that, and another `go` comes after `bestmove`",
            )?);
        }
        self.thinking.take().map_or(Ok(()), Thinking::end)?;
        let go = Go::read(words);
        match (&self.position, go) {
            // No `bestmove`: whatever it were, a program might take it for a move of what it believes to be the position.
            (Err(error), _) => tell(&format!("there is no position to think about: {error}"))?,
            (_, Err(error)) => {
                tell(&error)?;
                say(NO_MOVE)?;
            }
            (Ok(position), Ok(go)) => {
                let task = Task { position: position.clone(), settings: self.settings, go, began };
                self.thinking = Some(Thinking::start(task));
            }
        }
        Ok(())
    }

    fn answer(&self, what: &[&str]) -> Result<(), Failure> {
        let position = match &self.position {
            Ok(position) => position,
            Err(error) => {
                tell(&format!("there is no position to ask about: {error}"))?;
                // Nothing can be played here, and a program that plays until somebody has won must not play on for ever.
                let answer = match what {
                    ["gameover"] => "true",
                    ["islegal", _] => "false",
                    _ => "unknown",
                };
                return Ok(say(&format!("response {answer}"))?);
            }
        };
        let outcome = position.turn().outcome();
        let answer = match what {
            ["gameover"] => outcome.is_some().to_string(),
            ["p1turn"] => position.turn().seat().is_some_and(|seat| seat.index() == 0).to_string(),
            ["result"] => match outcome.map(|outcome| outcome.winners) {
                None => "none",
                Some(winners) if winners.len() > 1 => "draw",
                Some(winners) if winners.contains(Seat::new(0)) => "p1win",
                Some(_) => "p2win",
            }
            .to_owned(),
            ["islegal", mv] => matches!(position.why_not(mv), Ok(None)).to_string(),
            ["fen"] => position.text(),
            _ => {
                tell("it answers `query` with gameover, p1turn, result, fen, or islegal and a move")?;
                "unknown".to_owned()
            }
        };
        say(&format!("response {answer}"))?;
        Ok(())
    }
}
