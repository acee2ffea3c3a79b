//! The tables that are open at a door.

use std::collections::BTreeMap;

use messdeck_table::{Context, Event, Seed, Table, TableView, What};
use schemars::JsonSchema;
use serde::Serialize;

use crate::call::{TableDo, TableHear, TableNew, TableOpen};
use crate::look::Seen;
use crate::{At, EngineCode, Fault, Frame, Permits, Want};

/// Open tables, by number.
#[derive(Default)]
pub(crate) struct Tables {
    open: BTreeMap<u32, Hosted>,
    last: u32,
}

/// A table, with the dealer's secret where the match is hosted here.
struct Hosted {
    table: Table,
    seed: Option<Seed>,
}

/// How a table stands.
#[derive(Serialize, JsonSchema)]
pub struct Standing {
    /// Its number.
    table: u32,
    /// What a command did, or would do; what the caller told of is not told again.
    events: Vec<Event>,
    view: TableView,
    /// What the board shows; absent where it shows what it showed before.
    #[serde(skip_serializing_if = "Option::is_none")]
    frame: Option<Frame>,
}

impl Standing {
    /// A table from which nothing was heard before.
    fn first(number: u32, table: &Table, events: Vec<Event>) -> Standing {
        Standing { table: number, events, view: table.view(), frame: Some(frame(table)) }
    }

    /// A table after these events.
    fn after(number: u32, table: &Table, events: Vec<Event>) -> Standing {
        let frame = events.iter().any(|event| is_seen(&event.what)).then(|| frame(table));
        Standing { table: number, events, view: table.view(), frame }
    }
}

/// Whether a board shows another moment afterwards.
const fn is_seen(what: &What) -> bool {
    matches!(what, What::Started { .. } | What::Rolled { .. } | What::Moved { .. } | What::Undone { .. })
}

fn frame(table: &Table) -> Frame {
    let seen = Seen::of(table.position().copy(), At::default());
    Frame::new(&seen, &Want::ALL, table.passages())
}

impl Tables {
    pub(crate) fn put_up(&mut self, new: TableNew, permits: &Permits) -> Result<Standing, Fault> {
        permits.find(&new.setup.game)?;
        let seed = Seed::from(new.seed);
        let (table, created) = Table::new(messdeck_catalog::find, new.setup, &seed, new.now)?;
        Ok(self.place(None, Hosted { table, seed: Some(seed) }, vec![created]))
    }

    pub(crate) fn open(&mut self, open: TableOpen, permits: &Permits) -> Result<Standing, Fault> {
        if let Some(Event { what: What::Created { game, .. }, .. }) = open.events.first() {
            permits.find(game)?;
        }
        let table = Table::open(messdeck_catalog::find, &open.events)?;
        Ok(self.place(open.table, Hosted { table, seed: open.seed.map(Seed::from) }, Vec::new()))
    }

    pub(crate) fn act(&mut self, ask: &TableDo) -> Result<Standing, Fault> {
        let (next, events) = self.decided(ask)?;
        let hosted = self.find(ask.table)?;
        hosted.table = next;
        Ok(Standing::after(ask.table, &hosted.table, events))
    }

    pub(crate) fn attempt(&mut self, ask: &TableDo) -> Result<Standing, Fault> {
        let (next, events) = self.decided(ask)?;
        Ok(Standing::after(ask.table, &next, events))
    }

    pub(crate) fn hear(&mut self, ask: &TableHear) -> Result<Standing, Fault> {
        let hosted = self.find(ask.table)?;
        let mut next = hosted.table.clone();
        ask.events.iter().try_for_each(|event| next.apply(event))?;
        let heard = Standing::after(ask.table, &next, ask.events.clone());
        hosted.table = next;
        // Whoever tells of events knows them.
        Ok(Standing { events: Vec::new(), ..heard })
    }

    pub(crate) fn close(&mut self, number: u32) -> Result<(), Fault> {
        self.find(number)?;
        self.open.remove(&number);
        Ok(())
    }

    pub(crate) fn record(&mut self, number: u32) -> Result<String, Fault> {
        Ok(self.find(number)?.table.record().to_string())
    }

    fn decided(&mut self, ask: &TableDo) -> Result<(Table, Vec<Event>), Fault> {
        let Hosted { table, seed } = self.find(ask.table)?;
        Ok(table.attempt(&ask.command, Context { now: ask.now, seed: seed.as_ref() })?)
    }

    fn find(&mut self, number: u32) -> Result<&mut Hosted, Fault> {
        let none = || Fault::from(EngineCode::NoSuchTable).with("number", number);
        self.open.get_mut(&number).ok_or_else(none)
    }

    /// Puts a table under the number that is wished for, or one that was never used.
    fn place(&mut self, wished: Option<u32>, hosted: Hosted, events: Vec<Event>) -> Standing {
        let number = wished.unwrap_or(self.last.wrapping_add(1));
        self.last = self.last.max(number);
        let standing = Standing::first(number, &hosted.table, events);
        self.open.insert(number, hosted);
        standing
    }
}
