//! The laws notice a store that does not keep them.

use std::sync::{Arc, Mutex};

use messdeck_store::{Sqlite, Store};
use messdeck_testkit::Folder;

use crate::laws::{self, Place};

/// Forgets everything when it is closed: each store that is opened has a folder of its own.
#[derive(Default)]
struct Forgetful(Mutex<Vec<Folder>>);

impl Place for Forgetful {
    fn open(&self) -> Arc<dyn Store> {
        let folder = Folder::new();
        let store = Sqlite::open(&folder.path().join("messdeck.db")).unwrap();
        self.0.lock().unwrap().push(folder);
        Arc::new(store)
    }
}

/// Nobody can write: the store was closed already.
struct Closed(Arc<dyn Store>);

impl Place for Closed {
    fn open(&self) -> Arc<dyn Store> {
        Arc::clone(&self.0)
    }
}

#[tokio::test]
#[should_panic(expected = "assertion")]
async fn what_is_forgotten_is_missed() {
    laws::events_are_numbered_and_kept_across_a_restart(&Forgetful::default()).await;
}

#[tokio::test]
#[should_panic(expected = "Failed")]
async fn what_is_not_kept_is_missed() {
    let store = Forgetful::default().open();
    store.close().await.unwrap();
    laws::an_act_is_carried_out_once(&Closed(store)).await;
}
