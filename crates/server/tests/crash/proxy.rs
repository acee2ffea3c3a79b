//! A network that can't be relied on: connections are cut, delayed, half-closed and swallowed on their way.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};

pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    done: Arc<[AtomicU64; HARMS.len()]>,
}

/// What becomes of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Harm {
    /// Nothing.
    None,
    /// Every piece waits a while, and is cut into smaller ones.
    Delayed,
    /// Both directions end after so many bytes of the client, or of the server.
    CutGoing,
    CutComing,
    /// One direction ends after so many bytes; the other goes on.
    HalfClosedGoing,
    HalfClosedComing,
    /// What the server says is taken and never passed on.
    Swallowed,
}

const HARMS: [Harm; 7] = [
    Harm::None,
    Harm::Delayed,
    Harm::CutGoing,
    Harm::CutComing,
    Harm::HalfClosedGoing,
    Harm::HalfClosedComing,
    Harm::Swallowed,
];

/// Enough for a few requests, or for some acts on a socket.
const BYTES: u64 = 6_000;
const LONGEST_DELAY: u64 = 15;
/// How long a connection lives on that says nothing more.
const LINGER: Duration = Duration::from_millis(300);

impl Proxy {
    /// Passes everything on to an address, as badly as it can.
    pub(crate) async fn start(to: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let done: Arc<[AtomicU64; HARMS.len()]> = Arc::default();
        let counted = Arc::clone(&done);
        tokio::spawn(async move {
            let mut number = 0;
            while let Ok((client, _)) = listener.accept().await {
                number += 1;
                let chance = mixed(number);
                // Half of all connections are left alone, so that there is something to harm.
                let kind = if chance.is_multiple_of(2) { 0 } else { (chance >> 8) as usize % HARMS.len() };
                counted[kind].fetch_add(1, Relaxed);
                let bytes = (chance >> 16) % BYTES;
                tokio::spawn(async move {
                    // A server that is down looks like a connection that is cut.
                    if let Ok(server) = TcpStream::connect(to).await {
                        pass(client, server, HARMS[kind], bytes, number).await;
                    }
                });
            }
        });
        Proxy { address, done }
    }

    /// How many connections were harmed.
    pub(crate) fn harmed(&self) -> u64 {
        self.done[1..].iter().map(|count| count.load(Relaxed)).sum()
    }

    /// What became of how many connections.
    pub(crate) fn told(&self) -> String {
        let each = HARMS.iter().zip(self.done.iter());
        let each = each.map(|(harm, count)| format!("{harm:?} {}", count.load(Relaxed)));
        each.collect::<Vec<_>>().join(", ")
    }
}

async fn pass(client: TcpStream, server: TcpStream, harm: Harm, bytes: u64, seed: u64) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let some = |is: bool| if is { bytes } else { u64::MAX };
    let going = Pipe {
        most: some(matches!(harm, Harm::CutGoing | Harm::HalfClosedGoing)),
        delayed: harm == Harm::Delayed,
        swallow: false,
        seed,
    };
    let coming = Pipe {
        most: some(matches!(harm, Harm::CutComing | Harm::HalfClosedComing)),
        swallow: harm == Harm::Swallowed,
        ..going
    };
    let mut going = std::pin::pin!(going.run(from_client, to_server));
    let mut coming = std::pin::pin!(coming.run(from_server, to_client));
    let cut = matches!(harm, Harm::CutGoing | Harm::CutComing | Harm::Swallowed);
    tokio::select! {
        () = &mut going => if !cut { let _ = tokio::time::timeout(LINGER, coming).await; },
        () = &mut coming => if !cut { let _ = tokio::time::timeout(LINGER, going).await; },
    }
}

/// One direction of a connection.
#[derive(Clone, Copy)]
struct Pipe {
    /// It ends after so many bytes.
    most: u64,
    delayed: bool,
    swallow: bool,
    seed: u64,
}

impl Pipe {
    /// Passes on until one end closes or enough was passed; then the other end hears that nothing more comes.
    async fn run(mut self, mut from: OwnedReadHalf, mut to: OwnedWriteHalf) {
        let mut piece = [0; 512];
        while self.most > 0 {
            let Ok(read @ 1..) = from.read(&mut piece).await else { break };
            let kept = read.min(usize::try_from(self.most).unwrap_or(usize::MAX));
            self.most -= kept as u64;
            if self.swallow {
                tokio::time::sleep(LINGER).await;
                return;
            }
            for part in piece[..kept].chunks(if self.delayed { 64 } else { 512 }) {
                if self.delayed {
                    self.seed = mixed(self.seed);
                    tokio::time::sleep(Duration::from_millis(self.seed % LONGEST_DELAY)).await;
                }
                if to.write_all(part).await.is_err() {
                    return;
                }
            }
        }
        let _ = to.shutdown().await;
    }
}

/// A number that has nothing to do with its neighbours', the same in every run (the finaliser of SplitMix64).
fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
