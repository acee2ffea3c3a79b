//! Which games are offered here.

use messdeck_catalog::GAMES;
use messdeck_facade::{About, AnyGame};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Fault;

/// The permits that whoever offers the games has: all it needs, or those for the games named.
///
/// A game that needs none is always offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Permits {
    /// Nothing is published to others, or every permit was obtained.
    All,
    /// For the games with these ids.
    #[serde(untagged)]
    For(Vec<String>),
}

impl Permits {
    /// None at all.
    pub const NONE: Permits = Permits::For(Vec::new());

    fn allow(&self, about: &About) -> bool {
        match self {
            Permits::All => true,
            Permits::For(ids) => !about.needs_permit || ids.iter().any(|id| id == about.id),
        }
    }

    /// The games that are offered, in the order of the catalog.
    pub fn games(&self) -> impl Iterator<Item = &'static dyn AnyGame> {
        GAMES.iter().copied().filter(|game| self.allow(game.about()))
    }

    /// The game with this id, if it is offered.
    pub fn find(&self, id: &str) -> Result<&'static dyn AnyGame, Fault> {
        match messdeck_catalog::find(id) {
            None => {
                let known: Vec<&str> = self.games().map(|game| game.about().id).collect();
                Err(Fault::unknown_game(id, &known))
            }
            Some(game) if self.allow(game.about()) => Ok(game),
            Some(game) => Err(Fault::needs_permit(game.about())),
        }
    }
}
