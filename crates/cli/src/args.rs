//! The command line, as clap reads it.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use messdeck_protocol::{Pairs, Request};

/// Play and study tabletop games.
///
/// Start with `messdeck games` to see what there is, and `messdeck play GAME` to play at this terminal.
#[derive(Parser)]
#[command(name = "messdeck", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games with their seats and options.
    Games(Games),
    /// Show a position as JSON: text, turn, legal moves, outcome.
    ///
    /// Wrong input ends with exit status 2 and a message that names the move, the reason and the rule.
    View(View),
    /// Answer JSON requests, one per line on standard input, one answer per line on standard output.
    ///
    /// A request: {"game": "…", "options": {"name": "value"}, "position": "…", "moves": ["…"], "want":
    /// ["scene", "paths", "marks"]}; all but the game may be left out. The answer is the view of the
    /// position after the moves, or {"error": {"code": "…", "message": "…"}}.
    Rpc,
    /// Count the move sequences of a length; the total is the last line.
    Perft(Perft),
    /// Play at this terminal.
    ///
    /// Type moves in the game's notation, or target by target; `help` lists the commands.
    Play(Play),
    /// Check a record move by move and show it.
    Replay(Replay),
    /// Measure uniformly random play and move counting on one core.
    Bench(Bench),
}

#[derive(Args)]
pub(crate) struct Games {
    /// As JSON, with everything there is to know.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A game, its options, and where to start.
#[derive(Args)]
pub(crate) struct Start {
    /// The game's id, as `messdeck games` lists it.
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// Start from this position instead of the game's own start.
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
}

#[derive(Args, Default)]
pub(crate) struct Rules {
    /// An option of the rules; may be given several times.
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

impl Start {
    pub(crate) fn request(&self) -> Request {
        Request {
            game: self.game.clone(),
            options: Some(Pairs(self.rules.options.clone())),
            position: self.position.clone(),
            ..Request::default()
        }
    }
}

#[derive(Args)]
pub(crate) struct View {
    #[command(flatten)]
    pub(crate) start: Start,
    /// Moves to make from there.
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
    /// Add what stands where.
    #[arg(long)]
    pub(crate) scene: bool,
    /// Add the legal moves as paths of targets.
    #[arg(long)]
    pub(crate) paths: bool,
    /// Add what a board shows besides.
    #[arg(long)]
    pub(crate) marks: bool,
    /// Give errors as JSON on standard output, too.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) start: Start,
    /// How many moves a sequence has.
    pub(crate) depth: u32,
    /// Split the count by first move.
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Args)]
pub(crate) struct Play {
    /// The game's id, as `messdeck games` lists it; without one you are asked.
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// Who sits where: `human` or `random`. Seats that are not named are for people.
    #[arg(long = "seat", value_name = "NAME=WHO", value_parser = pair)]
    pub(crate) seats: Vec<(String, String)>,
    /// Go on with a record that was saved earlier.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options"])]
    pub(crate) resume: Option<PathBuf>,
    /// Make dice and random players repeatable.
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct Replay {
    /// The record.
    pub(crate) file: PathBuf,
    /// Draw the board after every move, not only at the end.
    #[arg(long)]
    pub(crate) boards: bool,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// Games to measure; all of them if none is named.
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// Seconds for each measurement.
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.to_owned(), value.to_owned())),
        None => Err(format!("write NAME=VALUE, not {text:?}")),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds between 0.01 and 3600".to_owned()),
    }
}
