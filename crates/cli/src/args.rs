//! The command line, as clap reads it.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use messdeck_facade::AnyPosition;
use messdeck_protocol::{At, Fault, Pairs, Permits};
use messdeck_search::{Skill, Sprt};
use messdeck_table::ClockSpec;

pub(crate) use crate::cube::args::Cube;
use crate::setup;

/// Play and study tabletop games.
///
/// Start with `messdeck games` to see what there is, and `messdeck play GAME` to play at this terminal.
#[derive(Parser)]
#[command(name = "messdeck", version, max_term_width = 100)]
pub(crate) struct Cli {
    /// The language in which it speaks, such as en or de; without it, that of the environment (LANG).
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// List the games with their seats, set-ups and options.
    Games(Games),
    /// Show a position as JSON: text, turn, legal moves, outcome.
    ///
    /// Wrong input ends with exit status 2 and a message that names the move, the reason and the rule.
    View(View),
    /// Answer JSON requests, one per line on standard input, one answer per line on standard output.
    ///
    /// A request: {"game": "…", "options": {"name": "value"}, "position": "…", "moves": ["…"], "want":
    /// ["scene", "paths", "marks"]}; all but the game may be left out. The answer is the view of the
    /// position after the moves, or {"error": {"code": "…", "message": "…"}}. A request with a field `call` is
    /// answered like a call of the page: {"ok": …} or {"error": …}.
    Rpc,
    /// Count the move sequences of a length; the total is the last line.
    Perft(Perft),
    /// Play in a browser, alone, at one screen, or with others.
    ///
    /// Prints the address, and opens a browser where there is a screen. It listens on this machine alone unless
    /// --address says otherwise; docs/server.md says how to let others in. Every option can be given by the
    /// environment variable named beside it.
    Serve(Serve),
    /// Copy all online matches to a file, also while the server runs.
    ///
    /// The file holds the dealer's seeds and the key that signs tokens: keep it like a password.
    Backup(Backup),
    /// Put a copy that `messdeck backup` made in the place of the online matches; end the server first.
    Restore(Restore),
    /// Play at this terminal.
    ///
    /// Type moves in the game's notation, or target by target; `help` lists the commands. Where the rules name a roll-off, dice
    /// settle who begins, unless an option or --seat does. Records that are saved pass `messdeck verify`.
    Play(Play),
    /// Check a record move by move and show it.
    ///
    /// Exit status 2 if something is wrong with the record, or if it was played by another version of the rules.
    Replay(Replay),
    /// Derive the dealt dice of a record again and compare them.
    ///
    /// Exit status 1 if a roll is not what the dealer had to deal, 2 if the record can't be verified at all.
    Verify(Verify),
    /// Ask the computer for the best move: JSON with move, values, variation and candidates.
    Best(Best),
    /// Say what a match turned on, in skill and in luck.
    Analyse(Analyse),
    /// Prove who wins with best play, in small games without dice.
    Solve(Solve),
    /// Speak the Universal Game Interface, for tournament programs; games without dice.
    ///
    /// Seats: player one (`p1`) is the first seat that `messdeck games` lists for the game, player two the second, whoever begins.
    ///
    /// Positions: `position startpos` or `position fen TEXT`, then perhaps `moves` and moves; text and moves are those of the
    /// game's rules page (docs/rules), and `query fen` gives the text of the position as it stands.
    ///
    /// Options (`setoption name NAME value VALUE`, names in any case): `threads`, how many think; `hash`, megabytes for the table
    /// or tree in which it remembers what it has seen, all threads together, 0 for as much as is usual; `level`, 1 to 8 to
    /// play like that level, on one thread and with its own nodes, 0 for full strength; `overhead`, milliseconds to leave of
    /// every time, usually 20; `seed`, for other choices among equals. Besides, every option of the game's rules; setting one
    /// of those goes back to the start.
    ///
    /// Limits: `go` with `movetime`, `p1time`, `p2time`, `p1inc`, `p2inc`, `movestogo`, `nodes`, `depth`, `infinite`; a
    /// second without any. `go infinite` is answered after `stop` and never before. A game that is thought about by
    /// tree search has no plain depth: one is reached when that many moves of the expected line were tried often.
    ///
    /// While it thinks it says what it has found so far: after each depth, in a tree search each time that a quarter more was
    /// looked at. The last line of `info` before `bestmove` counts for the answer. `score cp` is for the player to move:
    /// 0 is even, 100 are 64 % to win, 400 are 91 %.
    ///
    /// Queries: `query` with `gameover`, `p1turn`, `result`, `fen`, `islegal MOVE`. While it thinks, everything but `go` is
    /// obeyed at once. `quit` and the end of the input end a search like `stop`, and then the program.
    ///
    /// What is wrong is said as `info string`. After a position or move that was wrong there is no position until a good one
    /// is set: `go` is answered `bestmove 0000`, `query gameover` with true, `islegal` with false, all else with unknown. A
    /// `go` with a limit that is not understood, or where the game is over, is answered `bestmove 0000` too.
    Ugi(Ugi),
    /// Let two players play many games and say how sure the result is.
    ///
    /// Players: `random`, `greedy` (best immediate judgement), `uct:1000` or `uct:50ms` (plain UCT with random games,
    /// the yardstick), `level:1` to `level:8`, `time:50ms` or `nodes:20000` (the full player).
    Arena(Arena),
    /// Pack sixteen tetracubes into a box of 4 × 4 × 4: solve, check, hint, count, and a puzzle for every day.
    Cube(Cube),
    /// Measure random play, move counting and thinking on one core.
    ///
    /// With --signature nothing is measured: it prints what fixed searches find in all games, which changes only when the
    /// computer plays otherwise than before.
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

#[derive(Args, Clone, Default)]
pub(crate) struct Rules {
    /// A named set-up, as `messdeck games` lists it; options that are given besides change it.
    #[arg(long, value_name = "ID")]
    pub(crate) setup: Option<String>,
    /// An option of the rules; may be given several times.
    #[arg(short, long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

impl Start {
    /// What it names. Whoever asks this way has the program, and so every game.
    pub(crate) fn resolve(&self) -> Result<Box<dyn AnyPosition>, Fault> {
        self.at(None)?.resolve(&Permits::All)
    }

    fn at(&self, moves: Option<Vec<String>>) -> Result<At, Fault> {
        let options = Some(Pairs(self.options()?));
        Ok(At { game: self.game.clone(), options, position: self.position.clone(), moves })
    }

    /// The options of the rules, those of the set-up included.
    pub(crate) fn options(&self) -> Result<Vec<(String, String)>, Fault> {
        setup::options(&self.game, &self.rules)
    }
}

/// A position: where to start, and moves from there.
#[derive(Args)]
pub(crate) struct Place {
    #[command(flatten)]
    pub(crate) start: Start,
    /// Moves to make from there.
    #[arg(value_name = "MOVE")]
    pub(crate) moves: Vec<String>,
}

impl Place {
    pub(crate) fn at(&self) -> Result<At, Fault> {
        self.start.at(Some(self.moves.clone()))
    }

    pub(crate) fn resolve(&self) -> Result<Box<dyn AnyPosition>, Fault> {
        self.at()?.resolve(&Permits::All)
    }
}

#[derive(Args)]
pub(crate) struct View {
    #[command(flatten)]
    pub(crate) place: Place,
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
pub(crate) struct Serve {
    /// The port to listen on; 0 for any free one.
    #[arg(long, env = "MESSDECK_PORT", default_value_t = 8430)]
    pub(crate) port: u16,
    /// The address to listen on; the default reaches this machine only, 0.0.0.0 every network it is in.
    #[arg(long, env = "MESSDECK_ADDRESS", value_name = "IP", default_value = "127.0.0.1")]
    pub(crate) address: std::net::IpAddr,
    /// The folder where matches are kept; without it messdeck in your data folder.
    #[arg(long, env = "MESSDECK_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The address under which others reach this server, such as `https://play.example.org`.
    #[arg(long, env = "MESSDECK_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A game that you are permitted to offer to others, where it needs that; may be given several times.
    #[arg(long, env = "MESSDECK_PERMIT", value_name = "GAME", value_delimiter = ',')]
    pub(crate) permit: Vec<String>,
    /// Believe the proxy in front about who asks (X-Forwarded-For).
    #[arg(long, env = "MESSDECK_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    /// For how many seconds a seat whose person is away may keep the others waiting on its turn.
    ///
    /// After that they may end the match or let the computer take over. A match keeps what it began with.
    #[arg(long, env = "MESSDECK_PATIENCE", value_name = "SECONDS", default_value_t = 60,
        value_parser = clap::value_parser!(u64).range(1..=604_800))]
    pub(crate) patience: u64,
    /// How many messages one person may send in 20 seconds.
    #[arg(long, env = "MESSDECK_MESSAGES", value_name = "NUMBER", default_value_t = 100)]
    pub(crate) messages: u32,
    /// How many guests may come from one address in a minute.
    #[arg(long, env = "MESSDECK_GUESTS", value_name = "NUMBER", default_value_t = 60)]
    pub(crate) guests: u32,
    /// How many matches one person may have running.
    #[arg(long, env = "MESSDECK_MATCHES", value_name = "NUMBER", default_value_t = 50)]
    pub(crate) matches: u64,
    /// How many computer moves are thought about at the same time.
    #[arg(long, env = "MESSDECK_THINKERS", value_name = "NUMBER", default_value_t = 1)]
    pub(crate) thinkers: usize,
    /// What to log on standard error: error, warn, info or debug.
    #[arg(long, env = "MESSDECK_LOG", value_name = "LEVEL", default_value = "warn")]
    pub(crate) log: LogLevel,
    /// Log one JSON object per line.
    #[arg(long, env = "MESSDECK_LOG_JSON")]
    pub(crate) log_json: bool,
    /// Open a browser, whatever this looks like.
    #[arg(long)]
    pub(crate) open: bool,
    /// Open no browser.
    #[arg(long, conflicts_with = "open")]
    pub(crate) no_open: bool,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The folder where matches are kept; without it messdeck in your data folder.
    #[arg(long, env = "MESSDECK_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Where the copy goes; a file that is there is replaced once the copy is whole.
    pub(crate) file: PathBuf,
}

#[derive(Args)]
pub(crate) struct Restore {
    /// The folder where matches are kept; without it messdeck in your data folder.
    #[arg(long, env = "MESSDECK_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// Let the matches that are in the folder now be replaced.
    #[arg(long)]
    pub(crate) replace: bool,
    /// The copy.
    pub(crate) file: PathBuf,
}

/// How much is logged.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

#[derive(Args)]
pub(crate) struct Play {
    /// The game's id, as `messdeck games` lists it; without one you are asked.
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) rules: Rules,
    /// Who sits where: `human`, `level:1` to `level:8`, `random`, or another player as in `messdeck
    /// arena`. Seats that are not named are for people.
    #[arg(long = "seat", value_name = "NAME=WHO", value_parser = pair)]
    pub(crate) seats: Vec<(String, String)>,
    /// Go on with a record that was saved earlier; without clocks, and as a new match from where it ends if its dice can't be
    /// dealt on.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "setup", "options"])]
    pub(crate) resume: Option<PathBuf>,
    /// A clock for every seat, such as `10+5`: ten minutes, and five seconds more after each move.
    #[arg(long, value_name = "MINUTES+SECONDS", value_parser = clock, conflicts_with = "resume")]
    pub(crate) clock: Option<ClockSpec>,
    /// Make dice and the computer's choices repeatable.
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
pub(crate) struct Verify {
    /// The record.
    #[arg(value_name = "RECORD")]
    pub(crate) file: PathBuf,
}

#[derive(Args)]
pub(crate) struct Best {
    #[command(flatten)]
    pub(crate) place: Place,
    #[command(flatten)]
    pub(crate) effort: BestEffort,
    /// Threads to think with; levels always use one.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Megabytes for what it remembers while it thinks; without it, as much as is usual. Levels pay no heed.
    #[arg(long, value_name = "MB", value_parser = clap::value_parser!(u32).range(1..=65_536))]
    pub(crate) hash: Option<u32>,
    /// Where chance plays a part in the thinking, another run of it.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// How long to think; a second if nothing is said.
#[derive(Args)]
#[group(multiple = false)]
pub(crate) struct BestEffort {
    /// Answer as this level plays, 1 to 8.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub(crate) level: Option<u8>,
    /// Think so many milliseconds.
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    pub(crate) time: Option<u64>,
    /// Look at so many positions, which gives the same answer every time.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
}

#[derive(Args)]
pub(crate) struct Analyse {
    /// The record.
    pub(crate) file: PathBuf,
    /// Positions to look at for each move at a glance; what seems to be a mistake is looked at as closely as a hint looks.
    #[arg(long, default_value_t = messdeck_protocol::Analysis::GLANCE, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) place: Place,
    /// Give up after so many seconds.
    #[arg(long, default_value_t = 600)]
    pub(crate) seconds: u64,
    /// Positions to remember; 16 bytes each.
    #[arg(long, default_value_t = 1 << 24, value_parser = entries)]
    pub(crate) entries: usize,
}

#[derive(Args)]
pub(crate) struct Ugi {
    /// The game's id.
    pub(crate) game: String,
}

#[derive(Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) start: Start,
    /// The player whose score is counted.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) a: Skill,
    /// Its opponent, on all other sides.
    #[arg(long, value_name = "PLAYER")]
    pub(crate) b: Skill,
    /// How many games at most.
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    /// Random decisions before the players take over, the same for all games of a round.
    #[arg(long, default_value_t = 2)]
    pub(crate) opening: usize,
    /// Another match of the same players.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Games at the same time; the players themselves use one thread each.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
    /// Stop as soon as a sequential test decides between these two differences in rating.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    /// Write a record of every game into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    /// Count the games that an earlier run of the same match left there.
    #[arg(long, requires = "records")]
    pub(crate) resume: bool,
    /// As JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Bench {
    /// Games to measure; all of them if none is named.
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
    /// Seconds for each measurement.
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    /// Print what fixed searches over all games find: the same on every machine, as long as nobody changes how it plays.
    #[arg(long, conflicts_with_all = ["games", "seconds", "json"])]
    pub(crate) signature: bool,
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

fn clock(text: &str) -> Result<ClockSpec, String> {
    let millis = |text: &str, unit: f64| {
        text.parse()
            .ok()
            .filter(|number| (0.0..1e6).contains(number))
            .map(|number: f64| (number * unit) as u64)
    };
    let pair = text.split_once('+').and_then(|(minutes, seconds)| {
        Some(ClockSpec { base: millis(minutes, 60_000.0)?, increment: millis(seconds, 1000.0)? })
    });
    pair.ok_or_else(|| "write minutes and seconds such as 10+5 or 0.5+0".to_owned())
}

fn entries(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(entries) if (1..=1 << 32).contains(&entries) => Ok(entries),
        _ => Err("a number from 1 to 4294967296".to_owned()),
    }
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let pair = text.split_once(',').and_then(|(elo0, elo1)| Some((elo0.parse().ok()?, elo1.parse().ok()?)));
    match pair {
        Some((elo0, elo1)) if elo0 < elo1 => Ok(Sprt { elo0, elo1 }),
        _ => Err("write two numbers such as 0,30, the smaller first".to_owned()),
    }
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.01..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds between 0.01 and 3600".to_owned()),
    }
}
