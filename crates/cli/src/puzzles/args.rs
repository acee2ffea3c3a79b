//! The command line of `messdeck puzzles` and `messdeck puzzle`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::args::{from, within};

#[derive(Args)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Mine(Mine),
    Check(Check),
    Grade(Grade),
}

#[derive(Args)]
pub(crate) struct Mine {
    #[arg(value_name = "GAME", required = true)]
    pub(crate) games: Vec<String>,
    #[arg(long, value_name = "DIR", default_value = "mined")]
    pub(crate) into: PathBuf,
    #[arg(long, value_name = "NUMBER", default_value_t = 100, value_parser = from::<usize>(1))]
    pub(crate) most: usize,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, value_parser = within::<u16>(1, 256))]
    pub(crate) threads: Option<u16>,
}

#[derive(Args)]
pub(crate) struct Check {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_parser = within::<u8>(1, 8))]
    pub(crate) level: Option<u8>,
}

#[derive(Args)]
pub(crate) struct Grade {
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Args)]
pub(crate) struct Puzzle {
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "MOTIF")]
    pub(crate) motif: Option<String>,
    #[arg(long, conflicts_with_all = ["motif", "id"])]
    pub(crate) daily: bool,
    #[arg(long, value_name = "ID", conflicts_with = "motif")]
    pub(crate) id: Option<String>,
}
