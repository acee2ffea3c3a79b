//! The messages that programs exchange with the engine, and the one door that answers them.
//!
//! [`Door`] answers calls: a JSON object with the call's name and its fields in, `{"ok": …}` or
//! `{"error": …}` out. The browser's workers ask it, and whatever else speaks JSON may.
//!
//! Older and simpler is the bare request: it names a game, perhaps options, a position and moves; the
//! answer is the view of the position they lead to, with whatever else was wanted. `messdeck rpc` takes both.

mod advice;
mod analysis;
mod answer;
pub mod call;
mod code;
mod cube;
mod door;
mod fault;
mod frame;
mod games;
mod look;
mod offer;
pub mod online;
mod opinion;
mod records;
mod request;
mod tables;
mod version;

pub use advice::{Moment, advice};
pub use analysis::{Analysis, Stakes, Step};
pub use answer::Answer;
pub use call::{At, Call};
pub use code::{EngineCode, FaultCode};
pub use cube::{
    CubeAsk, CubeBox, CubeChecked, CubeDaily, CubeDay, CubeHint, CubeLook, CubePiece, CubePlace, CubeShape,
    CubeTurn,
};
pub use door::{Committed, Door, Prompted, Recorded, Speaker, Told};
pub use fault::{Failure, Fault, Reason, Ruling};
pub use frame::{Decided, Frame, Made, Thrown};
pub use games::{GameCard, OptionCard, PresetCard, cards};
pub use look::look;
pub use offer::Permits;
pub use opinion::{Hint, Shown};
pub use records::{Ended, Played, Verified};
pub use request::{Pairs, Want};
pub use tables::Standing;
pub use version::{PROTOCOL, understood};
