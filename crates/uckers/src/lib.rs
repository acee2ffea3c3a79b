//! Uckers.
mod notation;
mod rules;
mod why { 
use messdeck_core::*;
pub(crate) fn why_not(position:&crate::Position, mv: crate::Move)->Option<Why>{let _=(position,mv);None} }
pub use rules::*;
use messdeck_core::ParseError;
///.
pub fn parse(rules:&Rules, text:&str)->Result<Position,ParseError>{notation::parse(rules,text)}
