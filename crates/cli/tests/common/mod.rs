//! Running the program.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program with these arguments and this input.
pub(crate) fn messdeck(args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_messdeck"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that has seen enough may close its end first; its answer counts, not our write.
    let _ = child.stdin.take().expect("it was asked for").write_all(input);
    child.wait_with_output().expect("the program ends")
}
