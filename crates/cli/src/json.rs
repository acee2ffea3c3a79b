//! Answers for programs, on standard output.

use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// Prints a value on one line.
pub(crate) fn line(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(value).expect("answers are plain data");
    Ok(writeln!(std::io::stdout().lock(), "{text}")?)
}

/// Prints a value on several lines, which people can read, too.
pub(crate) fn lines(value: &impl Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).expect("answers are plain data");
    Ok(writeln!(std::io::stdout().lock(), "{text}")?)
}
