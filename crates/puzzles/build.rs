//! Tells cargo that the puzzles are part of this crate: the macro that reads their folder does not.

fn main() {
    println!("cargo::rerun-if-changed=../../puzzles");
}
