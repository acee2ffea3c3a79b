//! The tables that are open at a door.

use std::collections::BTreeMap;

use messdeck_table::{Context, Event, Seed, Table, TableView, What};
use schemars::JsonSchema;
use serde::Serialize;

use crate::call::{TableDo, TableNew, TableOpen};
use crate::{EngineCode, Fault, Permits};

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

/// A table that was put up.
#[derive(Serialize, JsonSchema)]
pub struct PutUp {
    /// Its number.
    table: u32,
    /// What happened: the creation.
    events: Vec<Event>,
    view: TableView,
}

/// A table that was opened from its log.
#[derive(Serialize, JsonSchema)]
pub struct Opened {
    /// Its number.
    table: u32,
    view: TableView,
}

/// What a command did.
#[derive(Serialize, JsonSchema)]
pub struct Happened {
    events: Vec<Event>,
    view: TableView,
}

impl Tables {
    pub(crate) fn put_up(&mut self, new: TableNew, permits: &Permits) -> Result<PutUp, Fault> {
        permits.find(&new.setup.game)?;
        let seed = Seed::from(new.seed);
        let (table, created) = Table::new(messdeck_catalog::find, new.setup, &seed, new.now)?;
        let Opened { table, view } = self.place(None, Hosted { table, seed: Some(seed) });
        Ok(PutUp { table, events: vec![created], view })
    }

    pub(crate) fn open(&mut self, open: TableOpen, permits: &Permits) -> Result<Opened, Fault> {
        if let Some(Event { what: What::Created { game, .. }, .. }) = open.events.first() {
            permits.find(game)?;
        }
        let table = Table::open(messdeck_catalog::find, &open.events)?;
        Ok(self.place(open.table, Hosted { table, seed: open.seed.map(Seed::from) }))
    }

    pub(crate) fn act(&mut self, ask: &TableDo) -> Result<Happened, Fault> {
        let Hosted { table, seed } = self.find(ask.table)?;
        let context = Context { now: ask.now, seed: seed.as_ref() };
        Ok(Happened { events: table.act(&ask.command, context)?, view: table.view() })
    }

    pub(crate) fn close(&mut self, number: u32) -> Result<(), Fault> {
        self.find(number)?;
        self.open.remove(&number);
        Ok(())
    }

    pub(crate) fn record(&mut self, number: u32) -> Result<String, Fault> {
        Ok(self.find(number)?.table.record().to_string())
    }

    fn find(&mut self, number: u32) -> Result<&mut Hosted, Fault> {
        self.open.get_mut(&number).ok_or_else(|| {
            Fault::new(EngineCode::NoSuchTable, format!("no table with the number {number} is open here"))
        })
    }

    /// Puts a table under the number that is wished for, or one that was never used.
    fn place(&mut self, wished: Option<u32>, hosted: Hosted) -> Opened {
        let number = wished.unwrap_or(self.last.wrapping_add(1));
        self.last = self.last.max(number);
        let view = hosted.table.view();
        self.open.insert(number, hosted);
        Opened { table: number, view }
    }
}
