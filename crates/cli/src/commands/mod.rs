//! The commands that ask one question and end. One file each.

mod bench;
mod games;
mod perft;
mod replay;
mod rpc;
mod view;

pub(crate) use bench::bench;
pub(crate) use games::games;
pub(crate) use perft::perft;
pub(crate) use replay::{load, replay};
pub(crate) use rpc::rpc;
pub(crate) use view::view;
