//! One match in memory, with one owner: whoever holds its lock decides, keeps, and only then tells.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use messdeck_store::{Append, Appended, MatchInfo, Store, StoreError, StoredEvent, Visibility};
use messdeck_table::{Command, Context, Event, Refusal, Seed, Setup, Sitter, Table, TableView, What};
use serde_json::value::RawValue;
use tokio::sync::broadcast;

use super::computer;
use super::listing::{self, Hold, Plan, Summary};
use super::presence::People;
use super::{Hall, Opening, now, stored};
use crate::refused::Refused;

/// A match in memory.
pub(crate) struct Live {
    pub(crate) id: String,
    pub(crate) creator: String,
    pub(crate) visibility: Visibility,
    seed: Seed,
    pub(super) state: tokio::sync::Mutex<State>,
    news: broadcast::Sender<News>,
    pub(super) people: Mutex<People>,
    pub(super) thinking: AtomicBool,
}

pub(super) struct State {
    pub(super) table: Table,
    pub(super) plan: Plan,
    /// The number of the last event after which an act means something else than before.
    matters: u64,
}

/// What those who follow a match are told.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// Something happened.
    Events {
        first: u64,
        last: u64,
        /// The frame, written once for all.
        frame: Utf8Bytes,
    },
    /// Somebody said something.
    Chat { person: String, frame: Utf8Bytes },
    /// Somebody came or went.
    Presence(Utf8Bytes),
}

/// An act that a client has named.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub(crate) person: String,
    /// The client's name for it.
    pub(crate) id: String,
    /// The number of the newest event that the client knew.
    pub(crate) v: u64,
}

/// What became of an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Done {
    /// The number of its last event.
    pub(crate) v: u64,
    /// Whether it had been carried out before.
    pub(crate) again: bool,
}

/// News that a socket may be behind before it must read them from the store.
const BACKLOG: usize = 64;
/// How often an append is tried when other servers are faster.
const TRIES: usize = 8;

impl Live {
    /// Reads a match from the store.
    pub(super) async fn load(store: &Arc<dyn Store>, id: &str) -> Result<Live, Refused> {
        let info = store.info(id).await?;
        let state = State::load(store, &info).await?;
        let MatchInfo { id, creator, visibility, seed, .. } = info;
        Ok(Live {
            id,
            creator,
            visibility,
            seed: Seed::new(seed),
            state: tokio::sync::Mutex::new(state),
            news: broadcast::channel(BACKLOG).0,
            people: Mutex::new(People::new()),
            thinking: AtomicBool::new(false),
        })
    }

    /// Does what a command asks for. What it answers is durable; a client that goes away does not stop it halfway.
    pub(crate) async fn act(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        act: Option<Act>,
        command: Command,
    ) -> Result<Done, Refused> {
        let (live, hall) = (Arc::clone(self), Arc::clone(hall));
        let task = tokio::spawn(async move {
            let done = live.carry_out(&hall, act.as_ref(), &command).await;
            if done.is_ok() && live.look(|table, _| computer::is_asked(table)).await {
                live.go_on(&hall);
            }
            done
        });
        task.await.map_err(|error| Refused::inside(&error))?
    }

    pub(super) async fn carry_out(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        act: Option<&Act>,
        command: &Command,
    ) -> Result<Done, Refused> {
        let counted = &hall.metrics;
        let name = act.map(|act| format!("{}:{}", act.person, act.id));
        let mut state = self.state.lock().await;
        for _ in 0..TRIES {
            if let Some(act) = act.filter(|act| act.v > state.table.v()) {
                // Another server may know more.
                self.catch_up(hall, &mut state).await?;
                if act.v > state.table.v() {
                    return Err(Refused::bad("no-such-event", format!("There is no event {} yet.", act.v)));
                }
            }
            if let Some(act) = act.filter(|act| act.v < state.matters) {
                if let Some(done) = self.before(hall, name.as_deref()).await? {
                    return Ok(done);
                }
                counted.stale.fetch_add(1, Relaxed);
                return Err(Refused::stale(self.raw_events(hall, act.v).await?));
            }
            let now = now();
            let attempt = state.table.attempt(command, Context { now, seed: Some(&self.seed) });
            let (next, events) = match attempt {
                Ok(done) => done,
                Err(refusal) => return self.refuse(hall, name.as_deref(), refusal).await,
            };
            if events.is_empty() {
                return Ok(Done { v: state.table.v(), again: false });
            }
            if let Some(id) = next.rematch().filter(|_| state.table.rematch().is_none()) {
                self.put_up_rematch(hall, &state.table, id).await?;
            }
            let stored = stored(&events)?;
            let frame = frame(&stored);
            let holders = listing::holders(&next);
            let append = Append {
                id: self.id.clone(),
                act: name.clone(),
                events: stored,
                listing: listing::listing(&next, &state.plan, now)?,
                holders: (holders != listing::holders(&state.table)).then_some(holders),
            };
            let due = append.listing.due;
            let began = Instant::now();
            match hall.store.append(append).await {
                Ok(Appended::Kept) => {
                    counted.committed(began.elapsed());
                    counted.acts.fetch_add(1, Relaxed);
                    state.advance(next, &events);
                    self.tell(frame);
                    hall.due(due);
                    return Ok(Done { v: state.table.v(), again: false });
                }
                Ok(Appended::Already { v }) => {
                    counted.repeated.fetch_add(1, Relaxed);
                    self.catch_up(hall, &mut state).await?;
                    return Ok(Done { v, again: true });
                }
                Err(StoreError::Conflict { .. }) => {
                    counted.conflicts.fetch_add(1, Relaxed);
                    self.catch_up(hall, &mut state).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
        Err(Refused::from(StoreError::Conflict { newest: state.table.v() }))
    }

    /// A refusal, unless the same act was carried out before: then the rules may well forbid to do it twice.
    async fn refuse(&self, hall: &Hall, name: Option<&str>, refusal: Refusal) -> Result<Done, Refused> {
        if let Some(done) = self.before(hall, name).await? {
            return Ok(done);
        }
        hall.metrics.refused.fetch_add(1, Relaxed);
        Err(refusal.into())
    }

    async fn before(&self, hall: &Hall, name: Option<&str>) -> Result<Option<Done>, Refused> {
        let Some(name) = name else { return Ok(None) };
        let Some(v) = hall.store.acted(&self.id, name).await? else { return Ok(None) };
        hall.metrics.repeated.fetch_add(1, Relaxed);
        Ok(Some(Done { v, again: true }))
    }

    /// Reads the match again and tells those who follow it what is new.
    async fn catch_up(&self, hall: &Hall, state: &mut State) -> Result<(), Refused> {
        let known = state.table.v();
        let info = hall.store.info(&self.id).await?;
        *state = State::load(&hall.store, &info).await?;
        self.tell(frame(&hall.store.events(&self.id, known).await?));
        Ok(())
    }

    fn tell(&self, happened: Option<News>) {
        if let Some(happened) = happened {
            self.spread(happened);
        }
    }

    pub(crate) fn spread(&self, news: News) {
        // Nobody may be following.
        let _ = self.news.send(news);
    }

    /// Follows the match from now on.
    pub(crate) fn follow(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// The events after number `since` as they were written.
    pub(crate) async fn raw_events(&self, hall: &Hall, since: u64) -> Result<Vec<Box<RawValue>>, Refused> {
        let events = hall.store.events(&self.id, since).await?;
        let raw = events.into_iter().map(|event| RawValue::from_string(event.body));
        raw.collect::<Result<_, _>>().map_err(|error| Refused::inside(&error))
    }

    /// Looks at the table.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&Table, &Plan) -> T) -> T {
        let state = self.state.lock().await;
        look(&state.table, &state.plan)
    }

    /// The match as a page shows it.
    pub(crate) async fn view(&self) -> TableView {
        self.look(|table, _| table.view()).await
    }

    /// Lets the computer play where it is its turn.
    pub(super) fn go_on(self: &Arc<Live>, hall: &Arc<Hall>) {
        computer::go_on(hall, self);
    }

    /// The match that follows: the same game, everybody one chair further on.
    async fn put_up_rematch(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        table: &Table,
        id: &str,
    ) -> Result<(), Refused> {
        let setup = Setup { id: id.to_owned(), ..table.setup().clone() };
        let chairs: Vec<(&str, &Sitter)> = table.sitters().collect();
        let followers = chairs.iter().cycle().skip(1).map(|&(_, sitter)| sitter);
        let mut plan = Plan::new();
        let mut commands = Vec::new();
        for (&(seat, _), sitter) in chairs.iter().zip(followers) {
            match sitter {
                Sitter::Open => {}
                Sitter::Person { person, .. } => {
                    plan.insert(seat.to_owned(), Hold::Reserved { person: person.clone() });
                }
                Sitter::Computer { level } => {
                    commands.push(Command::SeatComputer { seat: seat.to_owned(), level: *level });
                }
            }
        }
        let (visibility, creator) = (self.visibility, self.creator.clone());
        let opening = Opening { setup, visibility, creator, plan, commands };
        match Box::pin(hall.create(opening)).await {
            // It was put up before an append that then was not made.
            Err(refused) if refused.body.error.code == "exists" => Ok(()),
            done => done.map(drop),
        }
    }
}

impl State {
    async fn load(store: &Arc<dyn Store>, info: &MatchInfo) -> Result<State, Refused> {
        let events = events(store, &info.id).await?;
        let table = Table::open(messdeck_catalog::find, &events)?;
        let plan = Summary::read(&info.listing.summary)?.plan;
        Ok(State { table, plan, matters: last_that_matters(&events).unwrap_or_default() })
    }

    fn advance(&mut self, next: Table, events: &[Event]) {
        self.table = next;
        self.matters = last_that_matters(events).unwrap_or(self.matters);
    }
}

/// What happened, written once for all who follow.
fn frame(events: &[StoredEvent]) -> Option<News> {
    let (first, last) = (events.first()?.v, events.last()?.v);
    let bodies: Vec<&str> = events.iter().map(|event| event.body.as_str()).collect();
    let frame = format!("{{\"kind\":\"events\",\"events\":[{}]}}", bodies.join(","));
    Some(News::Events { first, last, frame: frame.into() })
}

/// All that happened at a match.
pub(super) async fn events(store: &Arc<dyn Store>, id: &str) -> Result<Vec<Event>, Refused> {
    let events = store.events(id, 0).await?;
    let events = events.iter().map(|event| serde_json::from_str(&event.body));
    events.collect::<Result<_, _>>().map_err(|error| Refused::inside(&error))
}

/// Who comes, goes or reveals does not change what a move means; making a player's act stale for it would only annoy.
fn last_that_matters(events: &[Event]) -> Option<u64> {
    let is_aside = |what: &What| {
        use What::*;
        matches!(
            what,
            Absent { .. }
                | Present { .. }
                | Claimable { .. }
                | Revealed { .. }
                | Silent { .. }
                | Sat { .. }
                | ComputerSat { .. }
                | Left { .. }
                | Created { .. }
        )
    };
    events.iter().rev().find(|event| !is_aside(&event.what)).map(|event| event.v)
}
