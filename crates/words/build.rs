//! Tells cargo that the catalogue is part of this crate: the macro that reads its folder does not.

fn main() {
    println!("cargo::rerun-if-changed=../../messages");
}
