//! The command line of `messdeck cube`.

use clap::{Args, Subcommand};

use crate::args::{from, within};

#[derive(Args)]
pub(crate) struct Cube {
    #[command(subcommand)]
    pub(crate) command: Command,
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    Solve(Solve),
    Check(Check),
    Hint(Hint),
    Count(Count),
    Daily(Daily),
}

/// What lies in the box.
#[derive(Args)]
pub(crate) struct Pieces {
    #[arg(value_name = "PLACEMENT")]
    pub(crate) pieces: Vec<String>,
}

/// The same, as an option.
#[derive(Args)]
pub(crate) struct With {
    #[arg(long, value_name = "PLACEMENT", num_args = 1..)]
    pub(crate) with: Vec<String>,
}

#[derive(Args)]
pub(crate) struct Effort {
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000_000, value_parser = from::<u64>(1))]
    pub(crate) nodes: u64,
}

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) with: With,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) effort: Effort,
}

#[derive(Args)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) pieces: Pieces,
    #[command(flatten)]
    pub(crate) effort: Effort,
}

#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    pub(crate) pieces: Pieces,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) effort: Effort,
}

#[derive(Args)]
pub(crate) struct Count {
    #[command(flatten)]
    pub(crate) with: With,
    #[arg(long, value_name = "NUMBER", value_parser = from::<u64>(1))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, conflicts_with_all = ["nodes", "with", "probes", "cut", "kept"])]
    pub(crate) estimate: bool,
    #[arg(long, value_name = "NUMBER", requires = "estimate", default_value_t = 12, value_parser = from::<u32>(4))]
    pub(crate) walks: u32,
    #[arg(long, value_name = "NUMBER", requires = "estimate", default_value_t = 10_000, value_parser = from::<u32>(10))]
    pub(crate) steps: u32,
    #[arg(long, value_name = "PIECES", requires = "estimate", default_value_t = 8, value_parser = within::<u8>(1, 16))]
    pub(crate) out: u8,
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["nodes", "cut", "kept"], value_parser = from::<u32>(2))]
    pub(crate) probes: Option<u32>,
    #[arg(long, value_name = "PIECES", requires = "probes", default_value_t = 8, value_parser = within::<u8>(0, 16))]
    pub(crate) depth: u8,
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[arg(long, conflicts_with_all = ["with", "nodes", "kept"])]
    pub(crate) cut: bool,
    #[arg(long, conflicts_with_all = ["with", "nodes"])]
    pub(crate) kept: bool,
}

#[derive(Args)]
pub(crate) struct Daily {
    pub(crate) date: Option<String>,
}
