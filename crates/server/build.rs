//! Writes the table of the files that the program carries: the built site if there is one, else one page that
//! says how to build it.
//!
//! `scripts/build-site` puts the site, with compressed variants beside the files, into `site/built`. The folder
//! above it always exists, so cargo notices when a site appears, changes or goes.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=site");
    println!("cargo::rerun-if-changed=build.rs");
    let site = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("site");
    let built = site.join("built");
    let mut table = String::from("&[\n");
    if built.join("index.html").is_file() {
        let mut paths = BTreeSet::new();
        list(&built, &mut paths)?;
        for path in &paths {
            let name = path.strip_prefix(&built).map_err(io::Error::other)?;
            let name: Vec<_> = name.iter().map(|part| part.to_string_lossy()).collect();
            entry(&mut table, &name.join("/"), path, &paths)?;
        }
    } else {
        entry(&mut table, "index.html", &site.join("unbuilt.html"), &BTreeSet::new())?;
    }
    table.push(']');
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("files.rs"), table)
}

/// All files below a folder.
fn list(folder: &Path, found: &mut BTreeSet<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(&path, found)?;
        } else {
            found.insert(path);
        }
    }
    Ok(())
}

/// One line of the table, unless the file is the compressed variant of another.
fn entry(table: &mut String, name: &str, path: &Path, all: &BTreeSet<PathBuf>) -> io::Result<()> {
    let is_variant = |ending: &str| {
        let plain = path.to_str().and_then(|path| path.strip_suffix(ending));
        plain.is_some_and(|plain| all.contains(Path::new(plain)))
    };
    if is_variant(".br") || is_variant(".gz") {
        return Ok(());
    }
    let variant = |ending: &str| {
        let mut variant = path.as_os_str().to_owned();
        variant.push(ending);
        match all.get(Path::new(&variant)) {
            Some(variant) => format!("Some(include_bytes!({variant:?}))"),
            None => "None".to_owned(),
        }
    };
    let mut hasher = DefaultHasher::new();
    fs::read(path)?.hash(&mut hasher);
    let (tag, br, gz) = (hasher.finish(), variant(".br"), variant(".gz"));
    writeln!(
        table,
        "    File {{ name: {name:?}, tag: \"{tag:016x}\", plain: include_bytes!({path:?}), br: {br}, gz: {gz} }},"
    )
    .map_err(io::Error::other)
}
