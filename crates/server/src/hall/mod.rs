//! The matches that are being played or watched now, each with one serial owner ([`Live`]).
//!
//! A match is read from the store when somebody first asks for it and leaves memory when nobody does any more. The
//! store is the truth: what is in memory is a fold over it, and is read again whenever the two disagree.

mod computer;
mod forget;
mod listing;
mod live;
mod presence;
mod retire;
mod timers;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use messdeck_store::{NewMatch, Store, StoredEvent, Visibility};
use messdeck_table::{Command, Context, Event, Seed, Setup, Sitter, Table};
use tokio::sync::{Notify, Semaphore};

use crate::metrics::Metrics;
use crate::refused::Refused;
use crate::secret;
pub(crate) use listing::{Hold, Plan, Summary};
pub(crate) use live::{Act, Live, News};

/// All matches in memory, and what they share.
pub(crate) struct Hall {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) metrics: Metrics,
    live: Mutex<BTreeMap<String, Arc<Live>>>,
    /// Lets so many computer moves be thought about at the same time.
    thinkers: Semaphore,
    /// Tells the timers that something is due earlier than they know.
    sooner: Notify,
    /// When the timers mean to look next, in milliseconds since 1970.
    next_look: AtomicI64,
}

/// A match to put up.
pub(crate) struct Opening {
    pub(crate) setup: Setup,
    pub(crate) visibility: Visibility,
    pub(crate) creator: String,
    pub(crate) plan: Plan,
    /// Who sits down at once.
    pub(crate) commands: Vec<Command>,
}

/// How long a match that nobody asks for stays in memory.
const IDLE: Duration = Duration::from_secs(60);

impl Hall {
    pub(crate) fn new(store: Arc<dyn Store>, thinkers: usize) -> Hall {
        Hall {
            store,
            metrics: Metrics::default(),
            live: Mutex::default(),
            thinkers: Semaphore::new(thinkers.max(1)),
            sooner: Notify::new(),
            next_look: AtomicI64::new(i64::MAX),
        }
    }

    /// The match of this id, from memory or from the store.
    pub(crate) async fn open(self: &Arc<Hall>, id: &str) -> Result<Arc<Live>, Refused> {
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

    /// Puts up a match and keeps it.
    pub(crate) async fn create(self: &Arc<Hall>, opening: Opening) -> Result<String, Refused> {
        let seed = secret::random::<32>()?;
        let dealer = Seed::new(seed);
        let now = now();
        let id = opening.setup.id.clone();
        let (mut table, created) = Table::new(messdeck_catalog::find, opening.setup, &dealer, now)?;
        let mut events = vec![created];
        for command in &opening.commands {
            events.extend(table.act(command, Context { now, seed: Some(&dealer) })?);
        }
        let new = NewMatch {
            id: id.clone(),
            game: table.book().about().id.to_owned(),
            visibility: opening.visibility,
            creator: opening.creator,
            at: now.cast_signed(),
            seed,
            events: stored(&events)?,
            listing: listing::listing(&table, &opening.plan, now)?,
            holders: listing::holders(&table),
        };
        let due = new.listing.due;
        self.store.create(new).await?;
        self.due(due);
        self.metrics.created.fetch_add(1, Relaxed);
        tracing::info!(game = table.book().about().id, "a match was created");
        // A match of computers alone begins by itself; so does one whose last seat was taken just now.
        self.open(&id).await?.go_on(self);
        Ok(id)
    }

    /// Something will be due then.
    fn due(&self, at: Option<i64>) {
        if at.is_some_and(|at| at < self.next_look.load(Relaxed)) {
            self.sooner.notify_one();
        }
    }

    /// How many matches are in memory.
    pub(crate) fn len(&self) -> usize {
        self.map().len()
    }

    /// Lets go of matches that nobody has asked for lately.
    pub(crate) fn sweep(&self) {
        self.map().retain(|_, live| Arc::strong_count(live) > 1 || live.idle() < IDLE);
    }

    fn map(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a person sits there.
pub(crate) fn is_on(sitter: &Sitter, who: &str) -> bool {
    matches!(sitter, Sitter::Person { person, .. } if person == who)
}

/// Events as the store keeps them.
fn stored(events: &[Event]) -> Result<Vec<StoredEvent>, Refused> {
    let stored = events.iter().map(|event| {
        let body = serde_json::to_string(event).map_err(|error| Refused::inside(&error))?;
        Ok(StoredEvent { v: event.v, at: event.at.cast_signed(), body })
    });
    stored.collect()
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
