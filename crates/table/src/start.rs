//! How a table comes to be.

use std::collections::BTreeMap;
use std::sync::Arc;

use messdeck_core::Seat;
use messdeck_facade::{AnyBook, Options, Reading, Settles, Version};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::bytes::short_hash;
use crate::event::{Event, What};
use crate::fold::FoldError;
use crate::older::{self, Older};
use crate::seats::{Chair, Share, Sitter};
use crate::table::{Book, Find, Phase, SharedPosition, Table};
use crate::{ClockSpec, Refusal, RefusalCode, Seed, limits};

/// What is agreed before anybody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// The match's id: up to 64 letters, digits, `-` and `_`.
    #[serde(rename = "match")]
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The first position, if it is not the game's start.
    pub start: Option<String>,
    /// The clocks, if there are any.
    pub clock: Option<ClockSpec>,
    /// How long a seat whose person is away may keep the others waiting on its turn, in milliseconds; a minute if
    /// nothing is said.
    pub patience: Option<u64>,
    /// Whether dice settle who begins: only where the game's rules name a roll-off, and only from the
    /// game's own start, since another one says who begins.
    #[serde(default)]
    pub roll_off: bool,
}

impl Setup {
    /// A match by the defaults, without clocks.
    pub fn new(id: &str, game: &str) -> Setup {
        Setup { id: id.to_owned(), game: game.to_owned(), ..Setup::default() }
    }
}

impl Table {
    /// Puts up a table with open seats. The event says that it stands.
    pub fn new(find: Find, setup: Setup, seed: &Seed, now: u64) -> Result<(Table, Event), Refusal> {
        limits::moment(now)?;
        let table = Table::bare(find, setup, None, seed.commitment(), now)?;
        let rules = table.rules;
        let position = table.position().text();
        let Setup { id, game, options, start, clock, patience, roll_off } = table.setup.clone();
        let hash = short_hash(&position);
        let commitment = table.commitment;
        let what = What::Created {
            id,
            game,
            options,
            rules,
            start,
            clock,
            patience,
            roll_off,
            commitment,
            position,
            hash,
        };
        Ok((table, Event { v: 1, at: now, what }))
    }

    /// The table that a creation put up.
    pub(crate) fn created(find: Find, event: &Event) -> Result<Table, FoldError> {
        FoldError::unless_known(event)?;
        let What::Created {
            id,
            game,
            options,
            rules,
            start,
            clock,
            patience,
            roll_off,
            commitment,
            position,
            hash,
        } = event.what.clone()
        else {
            return Err(FoldError::bad(1, "a log begins with the table's creation"));
        };
        if event.v != 1 {
            return Err(FoldError::bad(1, "the first event has the number 1"));
        }
        let wrong = |why: Refusal| match why {
            Refusal::Newer(unknown) => FoldError::NewerRules(unknown),
            why => FoldError::Bad { v: 1, why },
        };
        limits::moment(event.at).map_err(wrong)?;
        let setup = Setup { id, game, options, start, clock, patience, roll_off };
        let mut table = Table::bare(find, setup.clone(), Some(rules), commitment, event.at).map_err(wrong)?;
        if table.older.is_none() && table.setup != setup {
            return Err(FoldError::bad(1, "the setup is not written as a creation writes it"));
        }
        match table.older {
            None => table.here().check(&position, &hash).map_err(wrong)?,
            Some(_) => table.recall_position(&position),
        }
        Ok(table)
    }

    /// A table with open seats, by this version of the rules or by the one that is played now.
    fn bare(
        find: Find,
        mut setup: Setup,
        version: Option<Version>,
        commitment: crate::Bytes32,
        at: u64,
    ) -> Result<Table, Refusal> {
        limits::id("match", &setup.id)?;
        setup.clock.map_or(Ok(()), ClockSpec::check)?;
        setup.patience.map_or(Ok(()), limits::patience)?;
        // As with options: the log knows only what differs from the usual.
        setup.patience = setup.patience.filter(|&patience| patience != limits::PATIENCE);
        let game = find(&setup.game).ok_or_else(|| Refusal::from(RefusalCode::UnknownGame))?;
        // A default that was spelled out is the same as one that was not: the log knows only what differs.
        let book = Book(Arc::from(game.book_with(&setup.options)?));
        setup.options = changed(book.0.options());
        setup.roll_off &= setup.start.is_none() && book.0.roll_off().is_some();
        let older = match version.map(|version| book.0.reading(version)) {
            None | Some(Reading::Played) => None,
            Some(Reading::Retired(retired)) => Some(Older::new(retired)),
            Some(Reading::Unknown(unknown)) => return Err(Refusal::Newer(unknown)),
        };
        let start = match &older {
            None => first_position(&*book.0, setup.start.as_deref())?,
            // An older match may have begun from a position that is none any more.
            Some(_) => first_position(&*book.0, setup.start.as_deref())
                .unwrap_or_else(|_| SharedPosition::from(book.0.start())),
        };
        let rules = version.unwrap_or(book.0.version());
        let seats = book.0.seats();
        let clock = setup.clock.map(|clock| clock.base);
        let chair = Chair { sitter: Sitter::Open, clock, absent_since: None, claimable: false };
        Ok(Table {
            v: 1,
            at,
            setup,
            rules,
            commitment,
            book,
            seats,
            chairs: vec![chair; seats.len()],
            shares: vec![Share::None; seats.len()],
            phase: if older.is_some() { Phase::Over } else { Phase::Seating },
            full_at: at,
            throws: Vec::new(),
            first: None,
            start,
            line: Vec::new(),
            turn_at: at,
            offer: None,
            result: older.is_some().then(older::void),
            older,
            seed: None,
            rematch: None,
        })
    }

    /// The rule book and the position that a match begins with once the roll-off is settled.
    pub(crate) fn beginning(&self, first: Option<Seat>) -> (Book, SharedPosition) {
        match first {
            None => (self.book.clone(), self.start.clone()),
            // Dice settle who begins only from the game's own start.
            Some(winner) => {
                let book = self.book.0.won_by(winner);
                let start = SharedPosition::from(book.start());
                (Book(Arc::from(book)), start)
            }
        }
    }

    /// The chair that whoever won the roll-off takes.
    pub(crate) fn chair_won(&self) -> Option<&'static str> {
        match self.book.0.roll_off()?.settles {
            Settles::Chair(name) => Some(name),
            Settles::Option(_) => None,
        }
    }
}

/// The options that differ from their defaults.
pub(crate) fn changed(options: &Options) -> BTreeMap<String, String> {
    options.changed().map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

fn first_position(book: &dyn AnyBook, start: Option<&str>) -> Result<SharedPosition, Refusal> {
    Ok(SharedPosition::from(book.first(start).map_err(Refusal::Start)?))
}
