//! `messdeck ugi`: the Universal Game Interface, so that tournament programs can run matches with us.
//!
//! Player one is the first seat of the rules page. Options of the rules are options of the protocol; positions are
//! those of the rules page after `position fen`.

use std::io::{BufRead, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use messdeck_core::Turn;
use messdeck_facade::{Allowed, AnyGame, AnyPosition, Options};
use messdeck_search::Limits;

use crate::args;
use crate::failure::Failure;

/// Whether the search that is under way should end.
static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn ugi(args: &args::Ugi) -> Result<(), Failure> {
    let known = messdeck_catalog::ids().join(", ");
    let game = messdeck_catalog::find(&args.game)
        .ok_or_else(|| Failure::input(format!("there is no game {:?}; the games are {known}", args.game)))?;
    let options = Options::defaults(game.options());
    let start = game.start(&options).map_err(Failure::input)?;
    if start.seats().len() != 2 || matches!(start.turn(), Turn::Chance(_)) {
        return Err(Failure::input("the protocol is for two players without dice"));
    }
    let mut engine = Engine { game, chosen: Vec::new(), position: start, out: std::io::stdout().lock() };
    // A thread of its own reads, so that `stop` is heard while the engine thinks.
    let (sender, lines) = mpsc::channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            if matches!(line.trim(), "stop" | "quit") {
                STOP.store(true, Ordering::Relaxed);
            }
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    for line in lines {
        if line.trim() == "quit" {
            break;
        }
        engine.obey(&line)?;
    }
    Ok(())
}

struct Engine<W> {
    game: &'static dyn AnyGame,
    chosen: Vec<(String, String)>,
    position: Box<dyn AnyPosition>,
    out: W,
}

impl<W: Write> Engine<W> {
    fn obey(&mut self, line: &str) -> Result<(), Failure> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            [] | ["stop"] => {}
            ["ugi"] => self.introduce()?,
            ["isready"] => writeln!(self.out, "readyok")?,
            ["uginewgame"] => self.set(None, &[])?,
            ["setoption", "name", name, "value", value] => self.choose(name, value)?,
            ["position", "startpos"] => self.set(None, &[])?,
            ["position", "startpos", "moves", ref moves @ ..] => self.set(None, moves)?,
            ["position", "fen", ref rest @ ..] => {
                let end = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
                let moves = rest.get(end + 1..).unwrap_or_default();
                self.set(Some(&rest[..end].join(" ")), moves)?;
            }
            ["go", ref limits @ ..] => self.go(limits)?,
            ["query", what] => self.answer(what)?,
            _ => writeln!(self.out, "info string unknown command: {line}")?,
        }
        self.out.flush()?;
        Ok(())
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        writeln!(self.out, "id name Messdeck {}", self.game.about().title)?;
        writeln!(self.out, "id author The Messdeck authors")?;
        for option in self.game.options() {
            let (name, default) = (option.name, option.default);
            match option.allowed {
                Allowed::Range(min, max) => {
                    writeln!(self.out, "option name {name} type spin default {default} min {min} max {max}")?;
                }
                Allowed::Values(values) => {
                    let values: Vec<String> = values.iter().map(|value| format!("var {value}")).collect();
                    writeln!(
                        self.out,
                        "option name {name} type combo default {default} {}",
                        values.join(" ")
                    )?;
                }
            }
        }
        writeln!(self.out, "ugiok")?;
        Ok(())
    }

    fn choose(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        let before = self.chosen.clone();
        self.chosen.retain(|(known, _)| known != name);
        self.chosen.push((name.to_owned(), value.to_owned()));
        if let Err(error) = self.begin(None) {
            self.chosen = before;
            writeln!(self.out, "info string {error}")?;
        }
        Ok(())
    }

    fn begin(&mut self, text: Option<&str>) -> Result<(), String> {
        let pairs = self.chosen.iter().map(|(name, value)| (name, value));
        let options = Options::choose(self.game.options(), pairs).map_err(|error| error.to_string())?;
        self.position = match text {
            None => self.game.start(&options).map_err(|error| error.to_string())?,
            Some(text) => {
                let parsed = self.game.parse(&options, text).map_err(|error| error.to_string())?;
                parsed.map_err(|error| error.to_string())?
            }
        };
        Ok(())
    }

    /// Sets a position and makes moves from it; at the first wrong one it says so and stays there.
    fn set(&mut self, text: Option<&str>, moves: &[&str]) -> Result<(), Failure> {
        if let Err(error) = self.begin(text) {
            writeln!(self.out, "info string {error}")?;
            return Ok(());
        }
        for mv in moves {
            match self.position.play(mv) {
                Ok(next) => self.position = next,
                Err(error) => {
                    writeln!(self.out, "info string {mv}: {error}")?;
                    break;
                }
            }
        }
        Ok(())
    }

    fn go(&mut self, words: &[&str]) -> Result<(), Failure> {
        let number = |name: &str| {
            let place = words.iter().position(|&word| word == name)?;
            words.get(place + 1)?.parse::<u64>().ok()
        };
        let first = self.position.turn().seat().is_some_and(|seat| seat.index() == 0);
        let (left, more) = if first { ("p1time", "p1inc") } else { ("p2time", "p2inc") };
        let share = number(left).map(|left| left / 20 + number(more).unwrap_or(0) / 2);
        let bounded = number("nodes").is_some() || number("depth").is_some() || words.contains(&"infinite");
        let millis = number("movetime").or(share).or((!bounded).then_some(1000));
        let limits = Limits {
            nodes: number("nodes").unwrap_or(u64::MAX),
            depth: number("depth").map_or(Limits::NONE.depth, |depth| depth.clamp(1, 100) as u32),
            ..Limits::NONE
        };
        STOP.store(false, Ordering::Relaxed);
        let clock = Instant::now();
        let time = millis.map(Duration::from_millis);
        let mut stop = || STOP.load(Ordering::Relaxed) || time.is_some_and(|time| clock.elapsed() >= time);
        let Some(opinion) = self.position.consider(limits, 1, &mut stop) else {
            writeln!(self.out, "bestmove 0000")?;
            return Ok(());
        };
        let (depth, nodes, line) = (opinion.depth, opinion.nodes, opinion.variation.join(" "));
        let took = clock.elapsed().as_millis();
        writeln!(self.out, "info depth {depth} nodes {nodes} time {took} pv {line}")?;
        writeln!(self.out, "bestmove {}", opinion.best)?;
        Ok(())
    }

    fn answer(&mut self, what: &str) -> Result<(), Failure> {
        let outcome = self.position.turn().outcome();
        let answer = match what {
            "gameover" => outcome.is_some().to_string(),
            "p1turn" => self.position.turn().seat().is_some_and(|seat| seat.index() == 0).to_string(),
            "result" => match outcome.map(|outcome| outcome.winners) {
                None => "none",
                Some(winners) if winners.len() > 1 => "draw",
                Some(winners) if winners.contains(messdeck_core::Seat::new(0)) => "p1win",
                Some(_) => "p2win",
            }
            .to_owned(),
            "fen" => self.position.text(),
            _ => "unknown".to_owned(),
        };
        writeln!(self.out, "response {answer}")?;
        Ok(())
    }
}
