//! What the computer finds in fixed searches over all games: a change that was not meant to change play leaves it as it is.

use std::path::Path;

use crate::common::messdeck;

#[test]
fn the_computer_plays_as_it_did() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/signature.txt");
    let found = String::from_utf8(messdeck(&["bench", "--signature"], b"").stdout).unwrap();
    if std::env::var_os("MESSDECK_BLESS").is_some() {
        std::fs::write(&path, &found).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let other: Vec<&str> = found.lines().filter(|line| !kept.lines().any(|known| known == *line)).collect();
    assert!(
        kept == found,
        "the computer plays otherwise than tests/data/signature.txt says; if that was meant, `make bless` writes it anew:\n{}",
        other.join("\n")
    );
}
