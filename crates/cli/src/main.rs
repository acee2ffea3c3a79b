//! The messdeck program.

fn main() {}
