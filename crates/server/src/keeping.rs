//! The folder where matches are kept: one server at a time, copies of it while it runs, and the way back.

use std::error::Error;
use std::fmt::{self, Display};
use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use messdeck_core::Say;
use messdeck_store::{Copied, Sqlite, Store, copy};
use messdeck_words::Words;

/// The name of the file with all matches.
pub const DATABASE: &str = "messdeck.db";
/// The file that a server locks while it uses the folder.
const LOCK: &str = "messdeck.lock";

/// A folder that no other server uses. The system ends the lock when the process ends, however it does.
pub(crate) struct Folder {
    path: PathBuf,
    _lock: File,
}

impl Folder {
    /// Takes the folder, which is made if there is none. Only its owner may read what is in it: the dealer's seeds are.
    pub(crate) fn take(path: &Path) -> io::Result<Folder> {
        let mut folder = fs::DirBuilder::new();
        folder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut folder, 0o700);
        folder.create(path).map_err(|error| kept_not(path, error))?;
        let lock = File::create(path.join(LOCK)).map_err(|error| kept_not(path, error))?;
        match lock.try_lock() {
            Ok(()) => Ok(Folder { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(about_folder("command-folder-in-use", path)),
            Err(TryLockError::Error(error)) => Err(kept_not(path, error)),
        }
    }

    pub(crate) fn open(&self) -> io::Result<Arc<dyn Store>> {
        let store = Sqlite::open(&self.path.join(DATABASE)).map_err(|error| kept_not(&self.path, error))?;
        Ok(Arc::new(store))
    }
}

fn kept_not(path: &Path, error: impl Error + Send + Sync + 'static) -> io::Error {
    Trouble::with("command-kept-not", [("folder", &path.display())]).because_of(error)
}

fn about_folder(message: &'static str, path: &Path) -> io::Error {
    Trouble::with(message, [("folder", &path.display())]).into()
}

/// Why matches can't be kept or copied, for people: within an [`io::Error`] of its own kind.
#[derive(Debug)]
pub struct Trouble {
    /// The message, and what it is about.
    pub say: Say,
    /// What led to it.
    cause: Option<Box<dyn Error + Send + Sync>>,
}

impl Trouble {
    fn with<const N: usize>(message: &'static str, about: [(&'static str, &dyn Display); N]) -> Trouble {
        let say = about.into_iter().fold(Say::new(message), |say, (name, it)| say.with(name, it.to_string()));
        Trouble { say, cause: None }
    }

    /// What led to it is told, too.
    fn because_of(self, error: impl Error + Send + Sync + 'static) -> io::Error {
        Trouble { say: self.say.with("error", error.to_string()), cause: Some(Box::new(error)) }.into()
    }

    /// The trouble that an error tells of, if it is one of these.
    pub fn of(error: &io::Error) -> Option<&Trouble> {
        error.get_ref()?.downcast_ref()
    }
}

/// In English, for logs.
impl Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Words::english().say(&self.say))
    }
}

impl Error for Trouble {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.cause.as_deref().map(|cause| cause as _)
    }
}

impl From<Trouble> for io::Error {
    fn from(trouble: Trouble) -> io::Error {
        io::Error::other(trouble)
    }
}

/// Copies all matches of a folder to a file, also while a server uses it. A file that is there is replaced, once the
/// new one is whole.
pub fn back_up(data: &Path, to: &Path) -> io::Result<Copied> {
    let database = data.join(DATABASE);
    if !database.is_file() {
        return Err(about_folder("command-no-matches", data));
    }
    let copy = Copy::make(&database, to)?;
    copy.put()
}

/// Puts a copy in the place of a folder's matches. `replace` says that those that are there may go.
pub fn restore(data: &Path, from: &Path, replace: bool) -> io::Result<Copied> {
    if !from.is_file() {
        return Err(Trouble::with("command-no-file", [("file", &from.display())]).into());
    }
    let _folder = Folder::take(data)?;
    let database = data.join(DATABASE);
    if database.exists() && !replace {
        return Err(about_folder("command-matches-there", data));
    }
    let copy = Copy::make(from, &database)?;
    // What stands beside a database belongs to the one that was there, and must not be taken for part of the new one.
    for beside in ["-wal", "-shm"] {
        match fs::remove_file(data.join(format!("{DATABASE}{beside}"))) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    copy.put()
}

/// A whole copy of a database, beside the place where it shall be.
struct Copy {
    part: PathBuf,
    to: PathBuf,
    copied: Copied,
}

impl Copy {
    fn make(from: &Path, to: &Path) -> io::Result<Copy> {
        let mut part = to.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        // An attempt that was broken off may have left something behind.
        let _ = fs::remove_file(&part);
        let copied = private_file(&part)
            .and_then(|()| copy(from, &part).map_err(io::Error::other))
            .and_then(|copied| File::open(&part)?.sync_all().map(|()| copied));
        match copied {
            Ok(copied) => Ok(Copy { part, to: to.to_owned(), copied }),
            Err(error) => {
                let _ = fs::remove_file(&part);
                let about: [(_, &dyn Display); 2] = [("from", &from.display()), ("to", &to.display())];
                Err(Trouble::with("command-copy-failed", about).because_of(error))
            }
        }
    }

    fn put(self) -> io::Result<Copied> {
        fs::rename(&self.part, &self.to)?;
        Ok(self.copied)
    }
}

/// Makes an empty file that only its owner can read, before anything is in it.
fn private_file(path: &Path) -> io::Result<()> {
    let mut file = fs::OpenOptions::new();
    file.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    file.open(path).map(drop)
}
