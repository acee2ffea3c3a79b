//! SQLite holds the laws, and what is its own: files, their versions and copies of them.

use std::path::PathBuf;
use std::sync::Arc;

use messdeck_store::{Appended, Sqlite, Store};
use messdeck_testkit::Folder;

use crate::laws::{Place, act, laws_hold_for, new_match};

fn database(folder: &Folder) -> PathBuf {
    folder.path().join("messdeck.db")
}

impl Place for Folder {
    fn open(&self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(&database(self)).unwrap())
    }
}

laws_hold_for!(Folder::new());

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_taken_while_matches_go_on_is_whole() {
    let place = Folder::new();
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    let writing = {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            for v in 2..200 {
                store.append(act("m", &v.to_string(), v, 1)).await.unwrap();
            }
        })
    };
    let copy = place.path().join("copy.db");
    store.back_up(&copy).await.unwrap();
    let known = store.info("m").await.unwrap().v;
    writing.await.unwrap();

    let restored = Sqlite::open(&copy).unwrap();
    let info = restored.info("m").await.unwrap();
    let events = restored.events("m", 0).await.unwrap();
    assert!(info.v <= known);
    assert_eq!(events.len() as u64, info.v);
    assert_eq!(restored.secret(), store.secret());
    assert_eq!(restored.append(act("m", "later", info.v + 1, 1)).await, Ok(Appended::Kept));
}

#[test]
fn a_database_from_the_future_is_refused() {
    let place = Folder::new();
    let path = database(&place);
    drop(Sqlite::open(&path).unwrap());
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let refused = Sqlite::open(&path).err().unwrap().to_string();
    assert!(refused.contains("version 99") && refused.contains("newer program"), "{refused}");
}

#[tokio::test]
async fn a_database_of_the_first_kind_is_brought_up_to_date() {
    let place = Folder::new();
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    store.close().await.unwrap();
    let raw = rusqlite::Connection::open(database(&place)).unwrap();
    raw.execute_batch("DROP TABLE sittings; DROP TABLE reservations; PRAGMA user_version = 1").unwrap();
    drop(raw);
    assert_eq!(place.open().sat_at("ann").await.unwrap(), ["m"]);
}
