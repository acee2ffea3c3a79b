//! The command line, as clap reads it.

use std::fmt::Display;
use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand};
use messdeck_core::Say;
use messdeck_facade::AnyPosition;
use messdeck_protocol::{At, Fault, Pairs, Permits};
use messdeck_search::{Skill, Sprt};
use messdeck_table::ClockSpec;

pub(crate) use crate::cube::args::Cube;
use crate::help::Wish;
pub(crate) use crate::puzzles::args::{Puzzle, Puzzles};
use crate::setup;

// What each command and argument is for stands in the catalogue, `commands.ftl`.
#[derive(Parser)]
#[command(name = "messdeck", version, max_term_width = 100)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "LANGUAGE")]
    pub(crate) lang: Option<String>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Games(Games),
    View(View),
    Rpc,
    Perft(Perft),
    Serve(Serve),
    Backup(Backup),
    Restore(Restore),
    Play(Play),
    Learn(Learn),
    Puzzle(Puzzle),
    Puzzles(Puzzles),
    Replay(Replay),
    Verify(Verify),
    Best(Best),
    Analyse(Analyse),
    Solve(Solve),
    Ugi(Ugi),
    Arena(Arena),
    Cube(Cube),
    Bench(Bench),
}

#[derive(Args)]
pub(crate) struct Games {
    #[arg(long)]
    pub(crate) json: bool,
}

/// A game, its options, and where to start.
#[derive(Args)]
pub(crate) struct Start {
    pub(crate) game: String,
    #[command(flatten)]
    pub(crate) rules: Rules,
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
}

#[derive(Args, Clone, Default)]
pub(crate) struct Rules {
    #[arg(long, value_name = "ID")]
    pub(crate) setup: Option<String>,
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
    #[arg(long)]
    pub(crate) scene: bool,
    #[arg(long)]
    pub(crate) paths: bool,
    #[arg(long)]
    pub(crate) marks: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Perft {
    #[command(flatten)]
    pub(crate) start: Start,
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
}

#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, env = "MESSDECK_PORT", default_value_t = 8430)]
    pub(crate) port: u16,
    #[arg(long, env = "MESSDECK_ADDRESS", value_name = "IP", default_value = "127.0.0.1", value_parser = address)]
    pub(crate) address: IpAddr,
    #[arg(long, env = "MESSDECK_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long, env = "MESSDECK_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, env = "MESSDECK_PERMIT", value_name = "GAME", value_delimiter = ',')]
    pub(crate) permit: Vec<String>,
    #[arg(long, env = "MESSDECK_BEHIND_PROXY")]
    pub(crate) behind_proxy: bool,
    #[arg(long, env = "MESSDECK_PATIENCE", value_name = "SECONDS", default_value_t = 60,
        value_parser = within::<u64>(1, 604_800))]
    pub(crate) patience: u64,
    #[arg(long, env = "MESSDECK_MESSAGES", value_name = "NUMBER", default_value_t = 100)]
    pub(crate) messages: u32,
    #[arg(long, env = "MESSDECK_GUESTS", value_name = "NUMBER", default_value_t = 60)]
    pub(crate) guests: u32,
    #[arg(long, env = "MESSDECK_MATCHES", value_name = "NUMBER", default_value_t = 50)]
    pub(crate) matches: u64,
    #[arg(long, env = "MESSDECK_THINKERS", value_name = "NUMBER", default_value_t = 1)]
    pub(crate) thinkers: usize,
    #[arg(long, env = "MESSDECK_LOG", value_name = "LEVEL", default_value = "warn")]
    pub(crate) log: LogLevel,
    #[arg(long, env = "MESSDECK_LOG_JSON")]
    pub(crate) log_json: bool,
    #[arg(long)]
    pub(crate) open: bool,
    #[arg(long, conflicts_with = "open")]
    pub(crate) no_open: bool,
}

#[derive(Args)]
pub(crate) struct Backup {
    #[arg(long, env = "MESSDECK_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    pub(crate) file: PathBuf,
}

#[derive(Args)]
pub(crate) struct Restore {
    #[arg(long, env = "MESSDECK_DATA", value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    #[arg(long)]
    pub(crate) replace: bool,
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
    pub(crate) game: Option<String>,
    #[command(flatten)]
    pub(crate) rules: Rules,
    #[arg(long = "seat", value_name = "NAME=WHO", value_parser = pair)]
    pub(crate) seats: Vec<(String, String)>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "setup", "options"])]
    pub(crate) resume: Option<PathBuf>,
    #[arg(long, value_name = "MINUTES+SECONDS", value_parser = clock, conflicts_with = "resume")]
    pub(crate) clock: Option<ClockSpec>,
    #[arg(long, value_name = "NUMBER")]
    pub(crate) seed: Option<u64>,
}

#[derive(Args)]
pub(crate) struct Learn {
    #[arg(required_unless_present = "check")]
    pub(crate) game: Option<String>,
    pub(crate) lesson: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub(crate) check: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Replay {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) boards: bool,
}

#[derive(Args)]
pub(crate) struct Verify {
    #[arg(value_name = "RECORD")]
    pub(crate) file: PathBuf,
}

#[derive(Args)]
pub(crate) struct Best {
    #[command(flatten)]
    pub(crate) place: Place,
    #[command(flatten)]
    pub(crate) effort: BestEffort,
    #[arg(long, default_value_t = 1, value_parser = within::<u16>(1, 256))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "MB", value_parser = within::<u32>(1, 65_536))]
    pub(crate) hash: Option<u32>,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
}

/// How long to think; a second if nothing is said.
#[derive(Args)]
#[group(multiple = false)]
pub(crate) struct BestEffort {
    #[arg(long, value_parser = within::<u8>(1, 8))]
    pub(crate) level: Option<u8>,
    #[arg(long, value_name = "MS", value_parser = within::<u64>(1, 3_600_000))]
    pub(crate) time: Option<u64>,
    #[arg(long, value_parser = from::<u64>(1))]
    pub(crate) nodes: Option<u64>,
}

#[derive(Args)]
pub(crate) struct Analyse {
    pub(crate) file: PathBuf,
    #[arg(long, default_value_t = messdeck_protocol::Analysis::GLANCE, value_parser = from::<u64>(1))]
    pub(crate) nodes: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) place: Place,
    #[arg(long, default_value_t = 600)]
    pub(crate) seconds: u64,
    #[arg(long, default_value_t = 1 << 24, value_parser = within::<usize>(1, 1 << 32))]
    pub(crate) entries: usize,
}

#[derive(Args)]
pub(crate) struct Ugi {
    pub(crate) game: String,
}

#[derive(Args)]
pub(crate) struct Arena {
    #[command(flatten)]
    pub(crate) start: Start,
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub(crate) a: Skill,
    #[arg(long, value_name = "PLAYER", value_parser = player)]
    pub(crate) b: Skill,
    #[arg(long, default_value_t = 100)]
    pub(crate) games: u64,
    #[arg(long, default_value_t = 2)]
    pub(crate) opening: usize,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, default_value_t = 1, value_parser = within::<u16>(1, 256))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt, allow_hyphen_values = true)]
    pub(crate) sprt: Option<Sprt>,
    #[arg(long, value_name = "DIR")]
    pub(crate) records: Option<PathBuf>,
    #[arg(long, requires = "records")]
    pub(crate) resume: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct Bench {
    #[arg(value_name = "GAME")]
    pub(crate) games: Vec<String>,
    #[arg(long, default_value_t = 1.0, value_parser = seconds)]
    pub(crate) seconds: f64,
    #[arg(long, conflicts_with_all = ["games", "seconds", "json"])]
    pub(crate) signature: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

fn pair(text: &str) -> Result<(String, String), Wish> {
    let pair = text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    pair.ok_or_else(|| Wish::new(&Say::new("command-write-pair")))
}

fn clock(text: &str) -> Result<ClockSpec, Wish> {
    let millis = |text: &str, unit: f64| {
        text.parse()
            .ok()
            .filter(|number| (0.0..1e6).contains(number))
            .map(|number: f64| (number * unit) as u64)
    };
    let pair = text.split_once('+').and_then(|(minutes, seconds)| {
        Some(ClockSpec { base: millis(minutes, 60_000.0)?, increment: millis(seconds, 1000.0)? })
    });
    pair.ok_or_else(|| Wish::new(&Say::new("command-write-clock")))
}

fn sprt(text: &str) -> Result<Sprt, Wish> {
    let pair = text.split_once(',').and_then(|(elo0, elo1)| Some((elo0.parse().ok()?, elo1.parse().ok()?)));
    let sprt = pair.filter(|(elo0, elo1)| elo0 < elo1).map(|(elo0, elo1)| Sprt { elo0, elo1 });
    sprt.ok_or_else(|| Wish::new(&Say::new("command-write-two")))
}

fn seconds(text: &str) -> Result<f64, Wish> {
    let seconds = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    seconds
        .ok_or_else(|| Wish::new(&Say::new("command-write-number").with("min", "0.01").with("max", "3600")))
}

fn player(text: &str) -> Result<Skill, Wish> {
    text.parse().map_err(|_| Wish::new(&Say::new("command-write-player")))
}

fn address(text: &str) -> Result<IpAddr, Wish> {
    text.parse().map_err(|_| Wish::new(&Say::new("command-write-address")))
}

/// A whole number, no less than the one and no more than the other.
pub(crate) fn within<N>(min: N, max: N) -> impl Fn(&str) -> Result<N, Wish> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| (min..=max).contains(number));
        number.ok_or_else(|| {
            let say = Say::new("command-write-number").with("min", min.to_string());
            Wish::new(&say.with("max", max.to_string()))
        })
    }
}

/// A whole number, no less than this one.
pub(crate) fn from<N>(min: N) -> impl Fn(&str) -> Result<N, Wish> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + Display + Copy + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| *number >= min);
        number.ok_or_else(|| Wish::new(&Say::new("command-write-least").with("min", min.to_string())))
    }
}
