//! Copies of the folder where matches are kept, and the way back.

use crate::common;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::common::Server;
use messdeck_server::{Config, DATABASE, back_up, restore, serve};
use messdeck_store::{Sqlite, Store};
use messdeck_testkit::Folder;
use serde_json::json;

/// A server that is in use can be copied; the copy is one moment of it, and matches go on from there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_in_use_is_copied_and_restored() {
    let server = Server::new();
    let (id, ann, _) = server.duel().await;
    let goes_on = Arc::new(AtomicBool::new(true));
    let acts = async {
        let mut said = 0u64;
        while goes_on.load(Relaxed) {
            let text = json!({ "text": format!("line {said}") });
            server.post(&format!("/matches/{id}/chat"), &ann, text).await;
            server.post("/matches", &ann, json!({ "game": "uptick" })).await;
            said += 1;
        }
        said
    };
    let elsewhere = Folder::new();
    let copy = elsewhere.path().join("copy.db");
    let copying = {
        let (data, copy, goes_on) = (server.folder().to_owned(), copy.clone(), Arc::clone(&goes_on));
        tokio::task::spawn_blocking(move || {
            let copies: Vec<_> = (0..5).map(|_| back_up(&data, &copy)).collect();
            goes_on.store(false, Relaxed);
            copies
        })
    };
    let (said, copies) = tokio::join!(acts, copying);
    let copies: Vec<_> = copies.unwrap().into_iter().map(|copied| copied.unwrap().matches).collect();
    assert!(copies.is_sorted() && copies[0] >= 1 && copies[4] <= said + 1, "{copies:?} of {said}");
    assert!(!elsewhere.path().join("copy.db.part").exists());
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }

    let data = elsewhere.path().join("data");
    assert_eq!(restore(&data, &copy, false).unwrap().matches, copies[4]);
    let refused = restore(&data, &copy, false).unwrap_err().to_string();
    assert!(refused.contains("--replace"), "{refused}");
    fs::write(data.join(format!("{DATABASE}-wal")), b"of the matches that were there").unwrap();
    restore(&data, &copy, true).unwrap();
    assert!(!data.join(format!("{DATABASE}-wal")).exists());

    let restored = Sqlite::open(&data.join(DATABASE)).unwrap();
    assert_eq!(restored.secret(), server.store.secret(), "tokens serve as before");
    assert_eq!(restored.events(&id, 0).await.unwrap(), server.store.events(&id, 0).await.unwrap());
    let lines = restored.chat(&id, 0).await.unwrap().len() as u64;
    assert!(lines <= said && lines + 1 >= copies[4], "{lines} lines beside {} matches", copies[4]);
}

#[test]
fn what_is_no_copy_is_not_restored() {
    let folder = Folder::new();
    let nonsense = folder.path().join("nonsense");
    let data = folder.path().join("data");
    fs::write(&nonsense, "x".repeat(4096)).unwrap();
    for (from, said) in [(nonsense.as_path(), "no database"), (Path::new("/nowhere"), "There is no file")] {
        let refused = restore(&data, from, true).unwrap_err().to_string();
        assert!(refused.contains(said), "{refused}");
    }
    assert!(!data.join(DATABASE).exists());
    let refused = back_up(&data, &folder.path().join("copy")).unwrap_err().to_string();
    assert!(refused.contains("no matches in"), "{refused}");
}

#[test]
fn a_folder_has_one_server() {
    let folder = Folder::new();
    let data = folder.path().to_owned();
    let config = || Config { listen: "127.0.0.1:0".parse().unwrap(), ..common::generous() };
    let (ready, is_ready) = std::sync::mpsc::channel();
    // It serves until the test program ends.
    std::thread::spawn({
        let data = data.clone();
        move || serve(config(), &data, |_| ready.send(()).unwrap())
    });
    is_ready.recv().unwrap();
    for refused in
        [serve(config(), &data, |_| ()).unwrap_err(), restore(&data, &data.join(DATABASE), true).unwrap_err()]
    {
        assert!(refused.to_string().contains("another `messdeck serve`"), "{refused}");
    }
}
