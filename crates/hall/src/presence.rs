//! Who is at a match: by their sockets, or by what they asked for lately. Whoever stays away is missed, and the table
//! is told.

use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use messdeck_store::Holder;
use messdeck_table::{Command, Phase};

use crate::{Hall, Live, News, is_on, listing};

/// Who is here.
pub(crate) struct People {
    /// Open sockets of each person.
    sockets: BTreeMap<String, usize>,
    /// When each person last asked for something.
    seen: BTreeMap<String, Instant>,
    watching: usize,
    used: Instant,
}

/// How long somebody whose last socket closed has to come back.
const BACK_WITHIN: Duration = Duration::from_secs(5);
/// How long people have to come back to a match that was just read from the store, as after a restart.
const RETURN_WITHIN: Duration = Duration::from_secs(20);

impl People {
    pub(crate) fn new() -> People {
        People { sockets: BTreeMap::new(), seen: BTreeMap::new(), watching: 0, used: Instant::now() }
    }
}

impl Live {
    /// Somebody opened a socket; nobody by name is a watcher.
    pub async fn arrive(self: &Arc<Live>, hall: &Arc<Hall>, person: Option<&str>) {
        {
            let mut people = self.people();
            match person {
                Some(person) => *people.sockets.entry(person.to_owned()).or_default() += 1,
                None => people.watching += 1,
            }
        }
        if let Some(person) = person {
            self.welcome_back(hall, person).await;
        }
        self.tell(self.presence());
    }

    /// A socket closed.
    pub fn depart(self: &Arc<Live>, hall: &Arc<Hall>, person: Option<&str>) {
        let is_last = {
            let mut people = self.people();
            match person {
                None => {
                    people.watching = people.watching.saturating_sub(1);
                    false
                }
                Some(person) => {
                    let left = people.sockets.get(person).copied().unwrap_or_default().saturating_sub(1);
                    if left == 0 {
                        people.sockets.remove(person);
                    } else {
                        people.sockets.insert(person.to_owned(), left);
                    }
                    left == 0
                }
            }
        };
        self.tell(self.presence());
        if let (Some(person), true) = (person, is_last) {
            let (live, hall, person) = (Arc::clone(self), Arc::clone(hall), person.to_owned());
            tokio::spawn(async move {
                tokio::time::sleep(BACK_WITHIN).await;
                live.miss(&hall, &person, BACK_WITHIN).await;
            });
        }
    }

    /// Somebody asked for something without a socket.
    pub async fn saw(self: &Arc<Live>, hall: &Arc<Hall>, person: &str) {
        self.people().seen.insert(person.to_owned(), Instant::now());
        self.welcome_back(hall, person).await;
    }

    /// Some time after the match was read from the store, looks who has not come back.
    pub(crate) fn look_for_people(self: &Arc<Live>, hall: &Arc<Hall>) {
        let (live, hall) = (Arc::downgrade(self), Arc::downgrade(hall));
        tokio::spawn(async move {
            tokio::time::sleep(RETURN_WITHIN).await;
            let (Some(live), Some(hall)) = (live.upgrade(), hall.upgrade()) else { return };
            let seated = live.look(|table, _| listing::holders(table)).await;
            for Holder { person, .. } in seated {
                live.miss(&hall, &person, RETURN_WITHIN).await;
            }
        });
    }

    async fn welcome_back(self: &Arc<Live>, hall: &Arc<Hall>, person: &str) {
        for seat in self.seats_of(person, true).await {
            // Refused only where the seat changed hands meanwhile.
            let _ = self.act(hall, None, Command::Present { seat }).await;
        }
    }

    async fn miss(self: &Arc<Live>, hall: &Arc<Hall>, person: &str, since: Duration) {
        let is_here = {
            let people = self.people();
            let seen = people.seen.get(person).is_some_and(|at| at.elapsed() < since);
            seen || people.sockets.contains_key(person)
        };
        if is_here {
            return;
        }
        for seat in self.seats_of(person, false).await {
            let _ = self.act(hall, None, Command::Absent { seat }).await;
        }
    }

    /// The seats of a person at a match that is not over, by whether they are known to be away.
    async fn seats_of(&self, person: &str, absent: bool) -> Vec<String> {
        self.look(|table, _| {
            let on = table.phase() != Phase::Over;
            let seats = table
                .sitters()
                .filter(|&(seat, sitter)| on && is_on(sitter, person) && table.is_absent(seat) == absent);
            seats.map(|(seat, _)| seat.to_owned()).collect()
        })
        .await
    }

    /// Who is here.
    pub fn presence(&self) -> News {
        let people = self.people();
        News::presence(people.sockets.keys(), people.watching)
    }

    pub(crate) fn touch(&self) {
        self.people().used = Instant::now();
    }

    pub(crate) fn idle(&self) -> Duration {
        self.people().used.elapsed()
    }

    fn people(&self) -> MutexGuard<'_, People> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
