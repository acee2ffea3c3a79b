//! `messdeck backup` and `messdeck restore`: copies of the online matches, and the way back.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use messdeck_core::Say;
use messdeck_server::Trouble;

use crate::args;
use crate::failure::Failure;
use crate::words::{plain, said};

pub(crate) fn back_up(args: &args::Backup) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref())?;
    let copied = messdeck_server::back_up(&data, &args.file).map_err(|error| in_words(&error))?;
    let say = Say::new("command-backed-up").with("file", args.file.display().to_string());
    writeln!(io::stdout(), "{}", said(&say.with("matches", copied.matches).with("events", copied.events)))?;
    Ok(())
}

pub(crate) fn restore(args: &args::Restore) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref())?;
    let copied = messdeck_server::restore(&data, &args.file, args.replace);
    let copied = copied.map_err(|error| in_words(&error))?;
    let say = Say::new("command-restored").with("folder", data.display().to_string());
    writeln!(io::stdout(), "{}", said(&say.with("matches", copied.matches).with("events", copied.events)))?;
    Ok(())
}

/// What is in the way of keeping or copying matches.
pub(super) fn in_words(error: &io::Error) -> Failure {
    Failure::World(Trouble::of(error).map_or_else(|| error.to_string(), |trouble| said(&trouble.say)))
}

/// The folder that was named, or where programs of this user keep what is theirs.
pub(super) fn data_folder(named: Option<&Path>) -> Result<PathBuf, Failure> {
    let folder = |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = || match std::env::consts::OS {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share"))),
    };
    let data = named.map(Path::to_owned).or_else(|| Some(base()?.join("messdeck")));
    data.ok_or_else(|| Failure::World(plain("command-no-home")))
}
