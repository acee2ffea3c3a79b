//! The cold side of a game: text in, plain data out.
//!
//! A game implements [`Game`] once, and for its positions a trait for each of its modules: how to read one
//! ([`Notation`]), how it looks ([`ToScene`]), how a person makes a move target by target ([`ToPaths`]), what a board
//! shows besides ([`ToMarks`]), what newcomers are told ([`ToRemarks`]), and how the computer thinks ([`Mindful`]). From that the one erasing implementation
//! makes [`AnyGame`], which under checked options opens as [`AnyBook`] and leads to [`AnyPosition`]: server, terminal,
//! browser and Python use them without knowing which game it is.
//!
//! The shapes in this crate are what goes over every wire, so they can be serialised; no game type is.

mod about;
mod any;
mod code;
mod compiled;
mod flight;
mod game;
mod legal;
mod mark;
mod motif;
mod move_error;
mod opinion;
mod options;
mod passage;
mod path;
mod plan;
mod preset;
pub mod record;
mod remark;
mod roll_off;
pub mod say;
mod scene;
mod tale;
mod version;
mod view;

pub use about::{About, SeatSpec};
pub use any::{AnyBoard, AnyBook, AnyGame, AnyMind, AnyPosition, AnyPuzzle, AnyRules};
pub use flight::{Flight, flights};
pub use game::{
    Game, Mindful, Notation, Playable, RulesOf, ToMarks, ToPaths, ToPuzzles, ToRemarks, ToScene, ToTale,
};
pub use legal::legal_moves;
pub use mark::{Edge, Mark};
pub use motif::Motif;
pub use move_error::MoveError;
pub use opinion::{Choice, Opinion, SeatValue, in_words, outlook, standing};
pub use options::{Allowed, OptionError, OptionSpec, Options};
pub use passage::Passage;
pub use path::{PathNode, PathStep, Target, Then, after};
pub use plan::Plan;
pub use preset::Preset;
pub use record::{Record, RecordError};
pub use remark::{Happened, Remark};
pub use roll_off::{RollOff, Settles};
pub use scene::{Cell, Die, Item, NextThrow, Scene, Score, Thing, Tray};
pub use tale::{Flash, Sign, Tale};
pub use version::{Reading, Retired, Unknown, Version};
pub use view::{OutcomeView, View};
