//! The commands, but for those that are programs of their own. One file each.

mod analyse;
mod backup;
mod bench;
mod best;
mod games;
mod perft;
mod replay;
mod rpc;
mod serve;
mod signature;
mod solve;
mod ugi;
mod verify;
mod view;

pub(crate) use analyse::analyse;
pub(crate) use backup::{back_up, restore};
pub(crate) use bench::bench;
pub(crate) use best::best;
pub(crate) use games::games;
pub(crate) use perft::perft;
pub(crate) use replay::{load, replay};
pub(crate) use rpc::rpc;
pub(crate) use serve::serve;
pub(crate) use solve::solve;
pub(crate) use ugi::ugi;
pub(crate) use verify::verify;
pub(crate) use view::view;
