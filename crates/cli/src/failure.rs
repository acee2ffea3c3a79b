//! How a command fails: what people are told, and with which exit status.

use std::io;
use std::process::ExitCode;

use messdeck_protocol::Fault;

use crate::words::in_words;

/// Why a command stopped.
pub(crate) enum Failure {
    /// The input was wrong: exit status 2.
    Input(String),
    /// Something around the program was: exit status 1.
    World(String),
    /// Nobody reads the output any more, which is no failure at all.
    NobodyReads,
}

impl Failure {
    /// Takes words only: a fault that nobody has put into words would be shown by its name.
    pub(crate) fn input(message: impl Into<String>) -> Failure {
        Failure::Input(message.into())
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: &std::path::Path, error: &io::Error) -> Failure {
        Failure::World(format!("{}: {error}", path.display()))
    }

    /// Something that is wrong in a file.
    pub(crate) fn in_file(path: &std::path::Path, fault: Fault) -> Failure {
        Failure::Input(format!("{}: {}", path.display(), in_words(fault)))
    }

    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Input(message) => {
                eprintln!("messdeck: {message}");
                ExitCode::from(2)
            }
            Failure::World(message) => {
                eprintln!("messdeck: {message}");
                ExitCode::FAILURE
            }
            Failure::NobodyReads => ExitCode::SUCCESS,
        }
    }
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Failure {
        Failure::Input(in_words(fault))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::NobodyReads,
            _ => Failure::World(error.to_string()),
        }
    }
}
