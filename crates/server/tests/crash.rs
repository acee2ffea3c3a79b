//! The server is killed at random moments while clients play every game; nothing that was acknowledged is lost or doubled.
//!
//! The server runs as a process of its own: this very test program, asked to run [`the_server`]. `make soak` plays longer
//! (`MESSDECK_SOAK_SECONDS`).

#![expect(clippy::unwrap_used, reason = "a test that can't go on should panic")]

mod common;

use std::collections::BTreeMap;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{ENTROPY, commitment, generous};
use messdeck_server::{Config, DATABASE, serve};
use messdeck_store::{Sqlite, Store};
use messdeck_table::{Event, Phase, Table, What};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const DATA: &str = "MESSDECK_CRASH_DATA";
const ADDRESS: &str = "MESSDECK_CRASH_ADDRESS";

/// Not a test: the process that the other one kills.
#[test]
#[ignore = "it serves until it is killed"]
fn the_server() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let listen: SocketAddr = std::env::var(ADDRESS).unwrap().parse().unwrap();
    serve(Config { listen, ..generous() }, Path::new(&data), |_| ()).unwrap();
}

fn start(data: &Path, address: SocketAddr) -> Child {
    Process::new(std::env::current_exe().unwrap())
        .args(["--exact", "the_server", "--ignored", "--nocapture"])
        .env(DATA, data)
        .env(ADDRESS, address.to_string())
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

/// One request on a connection of its own; nothing where the server is down or went down.
async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
    let exchange = async {
        let mut stream = TcpStream::connect(address).await.ok()?;
        let body = body.to_string();
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer {token}\r\n\
             content-length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.ok()?;
        let answer = String::from_utf8(answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        // A body that was cut off is no answer.
        Some((status, serde_json::from_str(body).ok()?))
    };
    tokio::time::timeout(Duration::from_secs(10), exchange).await.ok().flatten()
}

/// The same request until it is answered.
async fn insist(address: SocketAddr, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
    loop {
        match ask(address, method, path, token, body).await {
            Some(answered) if answered.0 < 500 => return answered,
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// What a client was promised about one match.
struct Promised {
    id: String,
    /// The number of each acknowledged act's last event, and its kind.
    acts: Vec<(u64, String)>,
}

/// Plays a match alone on all seats until time is up.
async fn play(address: SocketAddr, game: &'static str, until: Instant) -> Promised {
    let (_, guest) = insist(address, "POST", "/guests", "", &json!({ "name": "Ann" })).await;
    let token = guest["token"].as_str().unwrap().to_owned();
    let options = if game == "diceopolis" { json!({ "dice": "6" }) } else { json!({}) };
    let (status, created) =
        insist(address, "POST", "/matches", &token, &json!({ "game": game, "options": options })).await;
    assert_eq!(status, 201, "{created}");
    let id = created["match"].as_str().unwrap().to_owned();
    let path = format!("/matches/{id}");
    let (_, shown) = insist(address, "GET", &path, &token, &json!({})).await;
    let seats: Vec<String> = shown["view"]["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["seat"].as_str().unwrap().to_owned())
        .collect();
    for seat in &seats {
        let body = json!({ "seat": seat, "commitment": commitment() });
        let (status, answer) = insist(address, "POST", &format!("{path}/join"), &token, &body).await;
        assert_eq!(status, 200, "{answer}");
    }
    let mut promised = Promised { id, acts: Vec::new() };
    let mut table: Option<Table> = None;
    let mut number = 0u64;
    let mut revealed = 0;
    while Instant::now() < until {
        let v = table.as_ref().map_or(0, Table::v);
        let (_, answer) =
            insist(address, "GET", &format!("{path}/events?since={v}"), &token, &json!({})).await;
        let events: Vec<Event> = serde_json::from_value(answer["events"].clone()).unwrap();
        match &mut table {
            None => table = Some(Table::open(messdeck_catalog::find, &events).unwrap()),
            // Exactly what was missed: the fold refuses gaps and repetitions.
            Some(table) => events.iter().for_each(|event| table.apply(event).unwrap()),
        }
        let here = table.as_ref().unwrap();
        number += 1;
        let command = match (here.phase(), here.turn()) {
            (Phase::Revealing, _) => {
                revealed += 1;
                json!({ "kind": "reveal", "seat": seats[revealed - 1], "entropy": ENTROPY })
            }
            (Phase::Playing, Some((seat, true))) => json!({ "kind": "roll", "seat": seat }),
            (Phase::Playing, Some((seat, false))) => {
                let position = here.position();
                let mv = position.nth((number as usize * 7919) % position.count()).unwrap();
                json!({ "kind": "move", "seat": seat, "move": mv })
            }
            _ => break,
        };
        let kind = command["kind"].as_str().unwrap().to_owned();
        let act = json!({ "id": format!("act-{number}"), "v": here.v(), "command": command });
        let (status, answer) = insist(address, "POST", &format!("{path}/acts"), &token, &act).await;
        assert_eq!(status, 200, "{act}: {answer}");
        promised.acts.push((answer["v"].as_u64().unwrap(), kind));
    }
    promised
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled() {
    let seconds = std::env::var("MESSDECK_SOAK_SECONDS").ok().and_then(|text| text.parse().ok()).unwrap_or(6);
    let folder = TempDir::new().unwrap();
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut server = start(folder.path(), address);
    let players: Vec<_> = messdeck_catalog::GAMES
        .iter()
        .map(|game| tokio::spawn(play(address, game.about().id, until)))
        .collect();
    let mut kills = 0u64;
    while Instant::now() < until {
        // Different each time, also within a commit.
        tokio::time::sleep(Duration::from_micros(400_000 + kills * 137_911 % 900_000)).await;
        server.kill().unwrap();
        server.wait().unwrap();
        kills += 1;
        server = start(folder.path(), address);
    }
    let mut promises = Vec::new();
    for player in players {
        promises.push(player.await.unwrap());
    }
    server.kill().unwrap();
    server.wait().unwrap();

    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join(DATABASE)).unwrap());
    let mut total = 0;
    for Promised { id, acts } in promises {
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
        let mut promised: BTreeMap<&str, usize> = BTreeMap::new();
        for (v, kind) in &acts {
            assert!(*v <= table.v(), "event {v} of {id} was acknowledged and is gone");
            *promised.entry(kind.as_str()).or_default() += 1;
        }
        assert_eq!(kept, promised, "what was acknowledged at {id} is what is kept");
        total += acts.len();
    }
    println!("{kills} kills, {total} acknowledged acts");
    assert!(kills > 0 && total > 0);
}
