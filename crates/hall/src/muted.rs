//! Whom people do not want to hear: read once for each person who is here, and kept up to date.

use std::collections::BTreeSet;
use std::sync::{Arc, PoisonError, Weak};

use crate::{Hall, HallError};

/// How somebody listens, shared by all their sockets.
#[derive(Default)]
pub struct Ear {
    person: String,
    /// Unknown until somebody first speaks. The lock is held while it is read or changed, so that both can't miss each other.
    muted: tokio::sync::Mutex<Option<BTreeSet<String>>>,
}

impl Hall {
    /// How a person listens, from now on.
    pub fn ear(&self, person: &str) -> Arc<Ear> {
        let mut ears = self.ears.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ear) = ears.get(person).and_then(Weak::upgrade) {
            return ear;
        }
        let ear = Arc::new(Ear { person: person.to_owned(), ..Ear::default() });
        ears.insert(person.to_owned(), Arc::downgrade(&ear));
        ear
    }

    /// Whether somebody wants to hear another. Where that can't be found out, they hear them.
    pub async fn hears(&self, ear: &Ear, speaker: &str) -> bool {
        let mut muted = ear.muted.lock().await;
        if muted.is_none() {
            *muted = self.store.muted_by(&ear.person).await.ok().map(BTreeSet::from_iter);
        }
        !muted.as_ref().is_some_and(|muted| muted.contains(speaker))
    }

    /// Mutes somebody, or hears them again.
    pub async fn mute(&self, person: &str, other: &str, mute: bool) -> Result<(), HallError> {
        let ear = self.ear(person);
        let mut muted = ear.muted.lock().await;
        self.store.mute(person, other, mute).await?;
        if let Some(muted) = muted.as_mut() {
            match mute {
                true => muted.insert(other.to_owned()),
                false => muted.remove(other),
            };
        }
        Ok(())
    }

    /// Forgets how those listened who are no longer here.
    pub(crate) fn sweep_ears(&self) {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner).retain(|_, ear| ear.strong_count() > 0);
    }
}
