//! One match in memory, with one owner: whoever holds its lock decides, keeps, and only then tells.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use messdeck_store::{Append, Appended, MatchInfo, Store, StoreError, Visibility};
use messdeck_table::{Command, Context, Event, Refusal, Seed, Table, TableView, What};
use serde_json::value::RawValue;
use tokio::sync::broadcast;

use crate::counts::count;
use crate::hall::{PutUp, stored};
use crate::presence::People;
use crate::{Hall, HallError, News, Plan, computer, listing, now, seats};

/// A match in memory.
pub struct Live {
    /// Its name.
    pub id: String,
    /// The person who created it.
    pub creator: String,
    /// Who may find it.
    pub visibility: Visibility,
    seed: Seed,
    pub(crate) state: tokio::sync::Mutex<State>,
    news: broadcast::Sender<News>,
    pub(crate) people: Mutex<People>,
    pub(crate) thinking: AtomicBool,
}

pub(crate) struct State {
    pub(crate) table: Table,
    pub(crate) plan: Plan,
    /// Acts that know less than this event mean something else by now.
    stale_before: u64,
}

/// An act that a client has named.
#[derive(Clone, Debug)]
pub struct Act {
    /// Who acts.
    pub person: String,
    /// The client's name for it.
    pub id: String,
    /// The number of the newest event that the client knew.
    pub v: u64,
}

/// What became of an act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Done {
    /// The number of its last event.
    pub v: u64,
    /// Whether it had been carried out before.
    pub again: bool,
}

/// News that a socket may be behind before it must read them from the store.
const BACKLOG: usize = 64;
/// How often an append is tried when other servers are faster.
const TRIES: usize = 8;

impl Live {
    /// Reads a match from the store.
    pub(crate) async fn load(store: &Arc<dyn Store>, id: &str) -> Result<Live, HallError> {
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
    pub async fn act(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        act: Option<Act>,
        command: Command,
    ) -> Result<Done, HallError> {
        let (live, hall) = (Arc::clone(self), Arc::clone(hall));
        let task = tokio::spawn(async move {
            let done = live.carry_out(&hall, act.as_ref(), &command).await;
            if done.is_ok() && live.look(|table, _| computer::is_asked(table)).await {
                live.go_on(&hall);
            }
            done
        });
        task.await?
    }

    pub(crate) async fn carry_out(
        self: &Arc<Live>,
        hall: &Arc<Hall>,
        act: Option<&Act>,
        command: &Command,
    ) -> Result<Done, HallError> {
        let counts = &hall.counts;
        let name = act.map(|act| format!("{}:{}", act.person, act.id));
        let mut state = self.state.lock().await;
        for _ in 0..TRIES {
            if let Some(act) = act.filter(|act| act.v > state.table.v()) {
                // Another server may know more.
                self.catch_up(hall, &mut state).await?;
                if act.v > state.table.v() {
                    return Err(HallError::Ahead { v: act.v });
                }
            }
            if let Some(act) = act.filter(|act| act.v < state.stale_before) {
                if let Some(done) = self.before(hall, name.as_deref()).await? {
                    return Ok(done);
                }
                count(&counts.stale);
                return Err(HallError::Stale { missed: self.raw_events(hall, act.v).await? });
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
            let stored = stored(&events)?;
            let news = News::events(&stored);
            let holders = listing::holders(&next);
            let append = Append {
                id: self.id.clone(),
                act: name.clone(),
                events: stored,
                listing: listing::listing(&next, &state.plan, now)?,
                holders: (holders != listing::holders(&state.table)).then_some(holders),
                next: self.follower(&state.table, &next)?.map(Box::new),
            };
            let due = append.listing.due;
            let put_up = append.next.as_deref().map(PutUp::of);
            let began = Instant::now();
            match hall.store.append(append).await {
                Ok(Appended::Kept) => {
                    counts.commits.add(began.elapsed());
                    count(&counts.acts);
                    state.advance(next, &events);
                    news.into_iter().for_each(|news| self.tell(news));
                    hall.due(due);
                    if let Some(put_up) = put_up {
                        // Boxed, because a match that is opened may act.
                        Box::pin(hall.begin(&put_up)).await;
                    }
                    return Ok(Done { v: state.table.v(), again: false });
                }
                Ok(Appended::Already { v }) => {
                    count(&counts.repeated);
                    // It is kept, whether or not it can be shown just now.
                    let _ = self.catch_up(hall, &mut state).await;
                    return Ok(Done { v, again: true });
                }
                Err(StoreError::Conflict { .. }) => {
                    count(&counts.conflicts);
                    self.catch_up(hall, &mut state).await?;
                }
                Err(error) => {
                    if matches!(error, StoreError::Unknown(_)) {
                        // If it was kept after all, those who follow should not wait for the next act to see it.
                        let _ = self.catch_up(hall, &mut state).await;
                    }
                    return Err(error.into());
                }
            }
        }
        Err(HallError::Busy)
    }

    /// A refusal, unless the same act was carried out before: then the rules may well forbid to do it twice.
    async fn refuse(&self, hall: &Hall, name: Option<&str>, refusal: Refusal) -> Result<Done, HallError> {
        if let Some(done) = self.before(hall, name).await? {
            return Ok(done);
        }
        count(&hall.counts.refused);
        Err(refusal.into())
    }

    async fn before(&self, hall: &Hall, name: Option<&str>) -> Result<Option<Done>, HallError> {
        let Some(name) = name else { return Ok(None) };
        let acted = hall.store.acted(&self.id, name).await;
        let Some(v) = acted.map_err(StoreError::in_doubt)? else { return Ok(None) };
        count(&hall.counts.repeated);
        Ok(Some(Done { v, again: true }))
    }

    /// Reads the match again and tells those who follow it what is new.
    async fn catch_up(&self, hall: &Hall, state: &mut State) -> Result<(), HallError> {
        let known = state.table.v();
        let info = hall.store.info(&self.id).await?;
        *state = State::load(&hall.store, &info).await?;
        self.missed(hall, known).await?.into_iter().for_each(|news| self.tell(news));
        Ok(())
    }

    pub(crate) fn tell(&self, news: News) {
        // Nobody may be following.
        let _ = self.news.send(news);
    }

    /// Follows the match from now on.
    pub fn follow(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    /// What happened after number `since`, if anything did.
    pub async fn missed(&self, hall: &Hall, since: u64) -> Result<Option<News>, HallError> {
        Ok(News::events(&hall.store.events(&self.id, since).await?))
    }

    /// The events after number `since` as they were written.
    pub async fn raw_events(&self, hall: &Hall, since: u64) -> Result<Vec<Box<RawValue>>, HallError> {
        let events = hall.store.events(&self.id, since).await?;
        let raw = events.into_iter().map(|event| RawValue::from_string(event.body));
        Ok(raw.collect::<Result<_, _>>()?)
    }

    /// Looks at the table.
    pub async fn look<T>(&self, look: impl FnOnce(&Table, &Plan) -> T) -> T {
        let state = self.state.lock().await;
        look(&state.table, &state.plan)
    }

    /// The match as a page shows it.
    pub async fn view(&self) -> TableView {
        self.look(|table, _| table.view()).await
    }

    /// Lets the computer play where it is its turn.
    pub(crate) fn go_on(self: &Arc<Live>, hall: &Arc<Hall>) {
        computer::go_on(hall, self);
    }
}

impl State {
    async fn load(store: &Arc<dyn Store>, info: &MatchInfo) -> Result<State, HallError> {
        let events = events(store, &info.id).await?;
        let table = Table::open(messdeck_catalog::find, &events)?;
        let plan = seats::plan(store, &info.id).await?;
        Ok(State { table, plan, stale_before: stale_before(&events).unwrap_or_default() })
    }

    fn advance(&mut self, next: Table, events: &[Event]) {
        self.table = next;
        self.stale_before = stale_before(events).unwrap_or(self.stale_before);
    }
}

/// All that happened at a match.
pub(crate) async fn events(store: &Arc<dyn Store>, id: &str) -> Result<Vec<Event>, HallError> {
    let events = store.events(id, 0).await?;
    let events = events.iter().map(|event| serde_json::from_str(&event.body));
    Ok(events.collect::<Result<_, _>>()?)
}

/// Who comes, goes or reveals does not change what a move means; making a player's act stale for it would only annoy.
fn stale_before(events: &[Event]) -> Option<u64> {
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
