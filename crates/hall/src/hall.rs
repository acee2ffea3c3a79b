//! The matches that are being played or watched now, each with one serial owner ([`Live`]).
//!
//! A match is read from the store when somebody first asks for it and leaves memory when nobody does any more. The
//! store is the truth: what is in memory is a fold over it, and is read again whenever the two disagree.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use messdeck_store::{NewMatch, Store, StoredEvent, Ticket, Visibility};
use messdeck_table::{Command, Context, Event, Seed, Setup, Table};
use tokio::sync::{Notify, Semaphore};

use crate::counts::count;
use crate::{Counts, Ear, HallError, Live, Plan, listing, now, random, retire, seats};

/// All matches in memory, and what they share.
pub struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) counts: Counts,
    live: Mutex<BTreeMap<String, Arc<Live>>>,
    pub(crate) ears: Mutex<BTreeMap<String, Weak<Ear>>>,
    /// Lets so many computer moves be thought about at the same time.
    pub(crate) thinkers: Semaphore,
    /// Tells the timers that something is due earlier than they know.
    pub(crate) sooner: Notify,
    /// When the timers mean to look next, in milliseconds since 1970.
    pub(crate) next_look: AtomicI64,
}

/// A match to put up.
pub struct Opening {
    /// What is played.
    pub setup: Setup,
    /// Who may find it.
    pub visibility: Visibility,
    /// The person who creates it.
    pub creator: String,
    /// Whom the seats are for.
    pub plan: Plan,
    /// The invitations to seats.
    pub tickets: Vec<Ticket>,
    /// Who sits down at once.
    pub commands: Vec<Command>,
}

/// How long a match that nobody asks for stays in memory.
const IDLE: Duration = Duration::from_secs(60);

impl Hall {
    /// A hall over a store, with so many computer moves at the same time. Its clocks run once [`Hall::keep_time`] is
    /// called.
    pub fn new(store: Arc<dyn Store>, thinkers: usize) -> Hall {
        Hall {
            store,
            counts: Counts::default(),
            live: Mutex::default(),
            ears: Mutex::default(),
            thinkers: Semaphore::new(thinkers.max(1)),
            sooner: Notify::new(),
            next_look: AtomicI64::new(i64::MAX),
        }
    }

    /// The match of this id, from memory or from the store.
    pub async fn open(self: &Arc<Hall>, id: &str) -> Result<Arc<Live>, HallError> {
        if let Some(live) = self.map().get(id) {
            live.touch();
            return Ok(Arc::clone(live));
        }
        let loaded = Arc::new(Live::load(&self.store, id).await?);
        let live = Arc::clone(self.map().entry(id.to_owned()).or_insert_with(|| Arc::clone(&loaded)));
        if Arc::ptr_eq(&live, &loaded) {
            live.look_for_people(self);
            retire::void(self, &live).await;
        }
        Ok(live)
    }

    /// Puts up a match, its reservations and its invitations: all are kept, or nothing is.
    pub async fn create(self: &Arc<Hall>, opening: Opening) -> Result<String, HallError> {
        let new = draft(opening)?;
        let put_up = PutUp::of(&new);
        self.store.create(new).await?;
        self.begin(&put_up).await;
        Ok(put_up.id)
    }

    /// A match was put up. One of computers alone begins by itself; so does one whose last seat was taken at once. Where it
    /// can't be opened it is kept all the same, and begins with whoever opens it.
    pub(crate) async fn begin(self: &Arc<Hall>, put_up: &PutUp) {
        self.due(put_up.due);
        count(&self.counts.created);
        tracing::info!(game = put_up.game, "a match was created");
        match self.open(&put_up.id).await {
            Ok(live) => live.go_on(self),
            Err(error) => tracing::warn!(%error, "a new match could not be opened"),
        }
    }

    /// Something will be due then.
    pub(crate) fn due(&self, at: Option<i64>) {
        if at.is_some_and(|at| at < self.next_look.load(Relaxed)) {
            self.sooner.notify_one();
        }
    }

    /// How many matches are in memory.
    pub fn matches(&self) -> usize {
        self.map().len()
    }

    /// What was counted.
    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// Lets go of matches that nobody has asked for lately.
    pub(crate) fn sweep(&self) {
        self.map().retain(|_, live| Arc::strong_count(live) > 1 || live.idle() < IDLE);
        self.sweep_ears();
    }

    fn map(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A match that is about to be kept.
pub(crate) struct PutUp {
    id: String,
    game: String,
    due: Option<i64>,
}

impl PutUp {
    pub(crate) fn of(new: &NewMatch) -> PutUp {
        PutUp { id: new.id.clone(), game: new.game.clone(), due: new.listing.due }
    }
}

/// A match as the store keeps it, with whoever sits down at once.
pub(crate) fn draft(opening: Opening) -> Result<NewMatch, HallError> {
    let Opening { setup, visibility, creator, plan, tickets, commands } = opening;
    let seed = random::<32>()?;
    let dealer = Seed::new(seed);
    let now = now();
    let id = setup.id.clone();
    let (mut table, created) = Table::new(messdeck_catalog::find, setup, &dealer, now)?;
    // The table checks the seats that somebody takes at once; those that are kept for others are checked here.
    plan.keys().try_for_each(|seat| table.check_seat(seat))?;
    let mut events = vec![created];
    for command in &commands {
        events.extend(table.act(command, Context { now, seed: Some(&dealer) })?);
    }
    Ok(NewMatch {
        id,
        game: table.book().about().id.to_owned(),
        visibility,
        creator,
        at: now.cast_signed(),
        seed,
        events: stored(&events)?,
        listing: listing::listing(&table, &plan, now)?,
        holders: listing::holders(&table),
        reservations: seats::reservations(plan),
        tickets,
    })
}

/// Events as the store keeps them.
pub(crate) fn stored(events: &[Event]) -> Result<Vec<StoredEvent>, HallError> {
    let stored = events.iter().map(|event| {
        let body = serde_json::to_string(event)?;
        Ok(StoredEvent { v: event.v, at: event.at.cast_signed(), body })
    });
    stored.collect()
}
