//! Running the program.

use std::io::Write;
use std::process::{Child, Command, Output, Stdio};

/// Starts the program with these arguments.
pub(crate) fn start(args: &[&str]) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_messdeck"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// Runs the program with these arguments and this input.
pub(crate) fn messdeck(args: &[&str], input: &[u8]) -> Output {
    let mut child = start(args);
    // A program that has seen enough may close its end first; its answer counts, not our write.
    let _ = child.stdin.take().expect("it was asked for").write_all(input);
    child.wait_with_output().expect("the program ends")
}
