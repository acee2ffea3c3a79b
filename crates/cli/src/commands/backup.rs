//! `messdeck backup` and `messdeck restore`: copies of the online matches, and the way back.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::args;
use crate::failure::Failure;

pub(crate) fn back_up(args: &args::Backup) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref())?;
    let copied = messdeck_server::back_up(&data, &args.file);
    let copied = copied.map_err(|error| Failure::World(error.to_string()))?;
    let (matches, events, file) = (copied.matches, copied.events, args.file.display());
    writeln!(std::io::stdout(), "{matches} matches with {events} events are in {file}")?;
    Ok(())
}

pub(crate) fn restore(args: &args::Restore) -> Result<(), Failure> {
    let data = data_folder(args.data.as_deref())?;
    let copied = messdeck_server::restore(&data, &args.file, args.replace);
    let copied = copied.map_err(|error| Failure::World(error.to_string()))?;
    let (matches, events, data) = (copied.matches, copied.events, data.display());
    writeln!(std::io::stdout(), "{matches} matches with {events} events are in {data} again")?;
    Ok(())
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
    data.ok_or_else(|| {
        Failure::World("there is no home folder to keep matches in; name a folder with --data".to_owned())
    })
}
