//! The command line of `messdeck cube`.

use clap::{Args, Subcommand};

#[derive(Args)]
pub(crate) struct Cube {
    #[command(subcommand)]
    pub(crate) command: Command,
    /// As JSON.
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Pack the box, or what is left of it.
    Solve(Solve),
    /// Say whether pieces fit into the box and whether the rest can still be packed.
    ///
    /// Exit status 2 if they don't fit.
    Check(Check),
    /// Say what to do next.
    Hint(Hint),
    /// Count the solutions that go on from here.
    ///
    /// Equal shapes are not told apart. From the empty box there are too many to count one by one; --estimate says how
    /// many, about.
    Count(Count),
    /// Show the puzzle of a day, the same for everyone.
    Daily(Daily),
}

/// What lies in the box.
#[derive(Args)]
pub(crate) struct Pieces {
    /// A piece that lies in the box: its letter, @, and its four cells in ascending order, each with file (a to d), rank and
    /// layer (1 to 4). A whole packing as this program prints it may stand here, too.
    #[arg(value_name = "PLACEMENT")]
    pub(crate) pieces: Vec<String>,
}

/// The same, as an option.
#[derive(Args)]
pub(crate) struct With {
    /// A piece that lies in the box from the start, such as I@a11a12a13a14; may be given several times.
    #[arg(long, value_name = "PLACEMENT", num_args = 1..)]
    pub(crate) with: Vec<String>,
}

#[derive(Args)]
pub(crate) struct Effort {
    /// Look at no more than so many positions.
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: u64,
}

#[derive(Args)]
pub(crate) struct Solve {
    #[command(flatten)]
    pub(crate) with: With,
    /// Another solution.
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
    /// Perhaps another hint.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    #[command(flatten)]
    pub(crate) effort: Effort,
}

#[derive(Args)]
pub(crate) struct Count {
    #[command(flatten)]
    pub(crate) with: With,
    /// Look at no more than so many positions; without it, at all.
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) nodes: Option<u64>,
    /// Estimate the number of all packings instead, with an interval: from the number of those that are cut through the middle
    /// (see --cut) and their share on walks from packing to packing.
    #[arg(long, conflicts_with_all = ["nodes", "with", "probes", "cut", "kept"])]
    pub(crate) estimate: bool,
    /// Independent walks of an estimate.
    #[arg(long, value_name = "NUMBER", requires = "estimate", default_value_t = 12, value_parser = clap::value_parser!(u32).range(4..))]
    pub(crate) walks: u32,
    /// Steps of each walk.
    #[arg(long, value_name = "NUMBER", requires = "estimate", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(10..))]
    pub(crate) steps: u32,
    /// Pieces that each step takes out and packs anew.
    #[arg(long, value_name = "PIECES", requires = "estimate", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=16))]
    pub(crate) out: u8,
    /// Estimate after Knuth instead, from any start, by so many random probes.
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["nodes", "cut", "kept"], value_parser = clap::value_parser!(u32).range(2..))]
    pub(crate) probes: Option<u32>,
    /// Pieces that lie in the box when a probe is counted exactly; fewer take longer and come closer.
    #[arg(long, value_name = "PIECES", requires = "probes", default_value_t = 8, value_parser = clap::value_parser!(u8).range(0..=16))]
    pub(crate) depth: u8,
    /// Another estimate.
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Count instead the packings that a plane through the middle of the box cuts without cutting a piece.
    #[arg(long, conflicts_with_all = ["with", "nodes", "kept"])]
    pub(crate) cut: bool,
    /// Count instead, turn by turn, the packings that a turn of the whole box leaves as they are.
    #[arg(long, conflicts_with_all = ["with", "nodes"])]
    pub(crate) kept: bool,
}

#[derive(Args)]
pub(crate) struct Daily {
    /// A day such as 2026-11-16; today in UTC if none is named.
    pub(crate) date: Option<String>,
}
