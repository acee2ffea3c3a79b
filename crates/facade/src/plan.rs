//! Several moves that somebody can have made for them, one after the other.

use messdeck_core::Say;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Thing, say};

/// Something ready to choose that takes several moves, such as an army: whoever chooses it need not make each of them.
///
/// Others may act in between, so it is asked for anew before every move, by its id: the first of its moves is the next to make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[schemars(rename = "Plan")]
pub struct Plan<M = String> {
    /// Its name, by which it is found again after a move.
    pub id: &'static str,
    /// What it is called; its wording `about` is a sentence that says what it is good for.
    #[serde(serialize_with = "say::one")]
    #[schemars(with = "say::SayShape<'static>")]
    pub say: Say,
    /// The moves that are left of it. The first is legal, and so is each of the others where nobody else acts before it.
    pub moves: Vec<M>,
    /// What will stand on the board of it in the end.
    pub things: Vec<Thing>,
}

impl<M> Plan<M> {
    /// The same plan, with its moves in other words.
    pub fn map<N>(self, each: impl FnMut(M) -> N) -> Plan<N> {
        let Plan { id, say, moves, things } = self;
        Plan { id, say, moves: moves.into_iter().map(each).collect(), things }
    }
}
