//! Forgetting a person: their name goes from every match, which otherwise stays as it was played.

use std::sync::Arc;

use messdeck_store::{Hold, StoreError};
use messdeck_table::{Event, Table, What};

use crate::hall::stored;
use crate::{Hall, HallError, Live, listing, live, now};

/// What stands in a match in place of a name.
const SOMEBODY: &str = "somebody";

impl Hall {
    /// Forgets a person. Their seats stay theirs, so that the others can claim them as with anybody who is away; seats that
    /// were kept for them are open.
    pub async fn forget(self: &Arc<Hall>, person: &str) -> Result<(), HallError> {
        for id in self.store.sat_at(person).await? {
            self.open(&id).await?.take_out(self, person).await?;
        }
        // Of some matches they may be taken out already.
        Ok(self.store.forget_person(person).await.map_err(StoreError::in_doubt)?)
    }
}

impl Live {
    async fn take_out(&self, hall: &Hall, person: &str) -> Result<(), HallError> {
        let mut state = self.state.lock().await;
        let mut events = live::events(&hall.store, &self.id).await?;
        let mut changed: Vec<Event> = Vec::new();
        for event in &mut events {
            if let What::Sat { person: sat, name, .. } = &mut event.what
                && sat == person
            {
                SOMEBODY.clone_into(name);
                changed.push(event.clone());
            }
        }
        let table = Table::open(messdeck_catalog::find, &events)?;
        for hold in state.plan.values_mut() {
            if matches!(hold, Hold::Reserved { person: kept_for } if kept_for == person) {
                *hold = Hold::Open;
            }
        }
        let summary = listing::listing(&table, &state.plan, now())?.summary;
        let redacted = hall.store.redact(&self.id, stored(&changed)?, &summary).await;
        redacted.map_err(StoreError::in_doubt)?;
        state.table = table;
        Ok(())
    }
}
