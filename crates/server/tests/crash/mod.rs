//! The server is killed at random moments, and connections are cut, delayed and half-closed, while clients play every
//! game: nothing that was acknowledged is lost or doubled, and every match goes on.
//!
//! The server runs as a process of its own: this very test program, asked to run [`the_server`]. `make soak` plays longer
//! (`MESSDECK_SOAK_SECONDS`).

mod http;
mod player;
mod process;
mod proxy;
mod socket;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use messdeck_server::DATABASE;
use messdeck_store::{Sqlite, Store};
use messdeck_table::{Event, Table, What};
use messdeck_testkit::Folder;
use player::{Promised, Way, play};
use process::Process;
use proxy::Proxy;

/// Not a test: the process that the others kill.
#[test]
#[ignore = "it serves until it is killed"]
fn the_server() {
    process::serve_if_asked();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_when_the_server_is_killed() {
    let folder = Folder::new();
    let mut server = Process::start(folder.path());
    let until = Instant::now() + long();
    let players = players(server.address, until, &[Way::Requests]);
    let mut kills = 0u64;
    while Instant::now() < until {
        // Different each time, also within a commit.
        tokio::time::sleep(Duration::from_micros(400_000 + kills * 137_911 % 900_000)).await;
        server.kill_and_restart();
        kills += 1;
    }
    let promised = all(players).await;
    drop(server);
    let acts = check(folder.path(), promised).await;
    println!("{kills} kills, {acts} acknowledged acts");
    assert!(kills > 0 && acts > 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_lost_or_doubled_when_connections_fail() {
    let folder = Folder::new();
    let mut server = Process::start(folder.path());
    let proxy = Proxy::start(server.address).await;
    let until = Instant::now() + long();
    let players = players(proxy.address, until, &[Way::Requests, Way::Socket]);
    let mut kills = 0u64;
    while Instant::now() < until {
        tokio::time::sleep(Duration::from_millis(2_500 + kills * 379 % 1_000)).await;
        server.kill_and_restart();
        kills += 1;
    }
    let promised = all(players).await;
    drop(server);
    let acts = check(folder.path(), promised).await;
    println!("{kills} kills, {acts} acknowledged acts; {}", proxy.told());
    assert!(kills > 0 && acts > 0 && proxy.harmed() > 0);
}

fn long() -> Duration {
    let seconds = std::env::var("MESSDECK_SOAK_SECONDS").ok().and_then(|text| text.parse().ok());
    Duration::from_secs(seconds.unwrap_or(6))
}

type Playing = Vec<tokio::task::JoinHandle<Vec<Promised>>>;

/// Every game in every way, each match after the other.
fn players(address: SocketAddr, until: Instant, ways: &[Way]) -> Playing {
    let games = messdeck_catalog::GAMES.iter().map(|game| game.about().id);
    let each = games.flat_map(|game| ways.iter().map(move |&way| (game, way)));
    each.map(|(game, way)| tokio::spawn(play(address, game, way, until))).collect()
}

async fn all(players: Playing) -> Vec<Promised> {
    let mut promised = Vec::new();
    for player in players {
        promised.extend(player.await.unwrap());
    }
    promised
}

/// Whether what is kept is what was promised; how many acts that are.
async fn check(folder: &Path, promised: Vec<Promised>) -> usize {
    let store = Sqlite::open(&folder.join(DATABASE)).unwrap();
    let mut total = 0;
    for Promised { id, acts } in promised {
        let events = store.events(&id, 0).await.unwrap();
        let events: Vec<Event> =
            events.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect();
        let table = Table::open(messdeck_catalog::find, &events).unwrap();
        assert_eq!(table.v(), events.len() as u64);
        let mut kept: BTreeMap<&str, usize> = BTreeMap::new();
        for event in &events {
            let kind = match event.what {
                What::Moved { .. } => "move",
                What::Rolled { .. } => "roll",
                What::Revealed { .. } => "reveal",
                _ => continue,
            };
            *kept.entry(kind).or_default() += 1;
        }
        let mut said: BTreeMap<&str, usize> = BTreeMap::new();
        for (v, kind) in &acts {
            assert!(*v <= table.v(), "event {v} of {id} was acknowledged and is gone");
            *said.entry(kind.as_str()).or_default() += 1;
        }
        assert_eq!(kept, said, "what was acknowledged at {id} is what is kept");
        total += acts.len();
    }
    total
}
