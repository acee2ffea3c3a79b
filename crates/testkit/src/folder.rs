//! A folder of a test's own.

use std::env::temp_dir;
use std::fs::{create_dir, remove_dir_all};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// An empty folder that goes, with all that was put into it, when the test ends.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Makes one where the system keeps what is temporary.
    ///
    /// # Panics
    /// If it can't be made; the message says where it was tried.
    #[expect(clippy::new_without_default, reason = "a folder on the disk is nobody's default")]
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        loop {
            let name = format!("messdeck-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
            let path = temp_dir().join(name);
            match create_dir(&path) {
                Ok(()) => return Folder(path),
                // A process that was killed left it behind, and the system has used its number again.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => panic!("no folder at {}: {error}", path.display()),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What can't be removed, the system clears away one day.
        let _ = remove_dir_all(&self.0);
    }
}
