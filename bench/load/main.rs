//! How much the server bears: `make load`.
//!
//! A process of its own that starts `messdeck serve` on loopback with a fresh folder and measures, in turn: memory per match that
//! nobody looks at, acknowledged durable moves and how long each took, memory per match that is played, and connections that only
//! listen. Every phase has a bound. What else the machine was doing is printed beside the numbers, because it decides them.

mod client;
mod script;
mod server;

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{Http, Socket};
use script::Script;
use server::Server;

/// How large the phases are, from the command line: `load PROGRAM [NAME=NUMBER …]`.
struct Sizes {
    /// Matches that are begun and left alone.
    idle: u32,
    /// Matches that are played at the same time, each by two people with a socket.
    live: u32,
    /// How long they are played.
    seconds: u32,
    /// Connections that only listen.
    connections: u32,
}

fn main() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let program = args.next().ok_or("usage: load PROGRAM [idle=N] [live=N] [seconds=N] [connections=N]")?;
    let mut sizes = Sizes { idle: 2_000, live: 100, seconds: 10, connections: 10_000 };
    for arg in args {
        let (name, number) = arg.split_once('=').ok_or_else(|| format!("{arg} is not NAME=NUMBER"))?;
        let number = number.parse().map_err(|_| format!("{number} is not a number"))?;
        match name {
            "idle" => sizes.idle = number,
            "live" => sizes.live = number,
            "seconds" => sizes.seconds = number,
            "connections" => sizes.connections = number,
            _ => return Err(format!("there is no size {name}")),
        }
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| error.to_string())?;
    runtime.block_on(measure(&program, &sizes))
}

async fn measure(program: &str, sizes: &Sizes) -> Result<(), String> {
    let server = Arc::new(Server::start(program)?);
    println!("load average before: {}", server::load_average());
    let scripts: Arc<[Script]> = script::scripts().into();

    let empty = server.memory();
    let began = Instant::now();
    begin_many(&server, &scripts, sizes.idle).await?;
    let took = began.elapsed();
    let per_match = (server.memory() - empty) / f64::from(sizes.idle.max(1));
    println!(
        "{} matches begun in {:.1} s; {per_match:.1} KB each while nobody looks",
        sizes.idle,
        took.as_secs_f64()
    );

    let (before, used) = (server.memory(), server.processor_seconds());
    let until = Instant::now() + Duration::from_secs(u64::from(sizes.seconds));
    let players = (0..sizes.live)
        .map(|number| tokio::spawn(play(Arc::clone(&server), Arc::clone(&scripts), number, until)));
    let players: Vec<_> = players.collect();
    let (mut took, mut played) = (Vec::new(), 0);
    for player in players {
        let (times, matches) = player.await.map_err(|error| error.to_string())??;
        took.extend(times);
        played += matches;
    }
    // Matches that ended stay in memory for a while.
    let per_match = (server.memory() - before) / f64::from(played.max(1));
    let used = (server.processor_seconds() - used) * 1e6 / took.len() as f64;
    took.sort_unstable();
    println!(
        "{} matches at a time for {} s: {:.0} acknowledged durable moves/s, {}; {used:.0} µs of the server's processor time a move; \
         {per_match:.1} KB for each of {played} matches with two sockets",
        sizes.live,
        sizes.seconds,
        took.len() as f64 / f64::from(sizes.seconds.max(1)),
        quantiles(&took),
    );

    let before = server.memory();
    let (open, pings) = listen(&server, &scripts[0], sizes.connections).await?;
    let per_connection = (server.memory() - before) / f64::from(open.max(1));
    println!(
        "{open} connections that only listen, {per_connection:.1} KB each; a ping among them: {}",
        quantiles(&pings)
    );
    println!(
        "load average after: {}; the server used {:.1} s of processor time",
        server::load_average(),
        server.processor_seconds()
    );
    Ok(())
}

/// The middle and the worst of some times in microseconds, sorted.
fn quantiles(sorted: &[u32]) -> String {
    let at = |part: f64| {
        let index = (part * sorted.len() as f64) as usize;
        sorted
            .get(index.min(sorted.len().saturating_sub(1)))
            .map_or(f64::NAN, |&micros| f64::from(micros) / 1000.0)
    };
    format!("p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(0.5), at(0.99), at(1.0))
}

/// Begins matches and makes some moves in each, a few at the same time.
async fn begin_many(server: &Arc<Server>, scripts: &Arc<[Script]>, count: u32) -> Result<(), String> {
    const AT_ONCE: u32 = 32;
    const MOVES: usize = 10;
    let beginners = (0..AT_ONCE).map(|first| {
        let (server, scripts) = (Arc::clone(server), Arc::clone(scripts));
        tokio::spawn(async move {
            let mut http = Http::open(server.address).await?;
            for number in (first..count).step_by(AT_ONCE as usize) {
                let script = &scripts[number as usize % scripts.len()];
                let mut table = http.begin(script).await?;
                for mv in &script.moves[..MOVES] {
                    http.act(&mut table, mv).await?;
                }
            }
            Ok::<(), String>(())
        })
    });
    for beginner in beginners.collect::<Vec<_>>() {
        beginner.await.map_err(|error| error.to_string())??;
    }
    Ok(())
}

/// Plays match after match with a socket for each of two people; how long each move took, in microseconds, and how many
/// matches were begun.
async fn play(
    server: Arc<Server>,
    scripts: Arc<[Script]>,
    number: u32,
    until: Instant,
) -> Result<(Vec<u32>, u32), String> {
    let mut http = Http::open(server.address).await?;
    let script = &scripts[number as usize % scripts.len()];
    let (mut took, mut begun) = (Vec::new(), 0);
    while Instant::now() < until {
        let mut table = http.begin(script).await?;
        begun += 1;
        let mut sockets = Vec::new();
        for token in &table.tokens {
            sockets.push(Socket::open(server.address, &table.id, Some(token), table.v).await?);
        }
        for mv in &script.moves {
            if Instant::now() >= until {
                break;
            }
            let act = table.act_frame(mv);
            let began = Instant::now();
            table.v = sockets[mv.who].act(act).await?;
            took.push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
            // The other one sees it before going on.
            sockets[1 - mv.who].until(table.v).await?;
        }
    }
    Ok((took, begun))
}

/// Opens connections that only listen; how many, and how long pings took among them.
async fn listen(server: &Arc<Server>, script: &Script, count: u32) -> Result<(u32, Vec<u32>), String> {
    const A_MATCH: usize = 10;
    const PINGS: u32 = 500;
    let mut http = Http::open(server.address).await?;
    let mut sockets = Vec::new();
    let mut table = http.begin(script).await?;
    for number in 0..count as usize {
        if number.is_multiple_of(A_MATCH) {
            table = http.begin(script).await?;
        }
        sockets.push(Socket::open(server.address, &table.id, None, table.v).await?);
    }
    let mut took = Vec::new();
    for number in 0..PINGS.min(count) {
        let middle = (number as usize * 7919) % sockets.len();
        let began = Instant::now();
        sockets[middle].ping().await?;
        took.push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
    }
    took.sort_unstable();
    Ok((count, took))
}
