//! What the operator decides.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use messdeck_protocol::Permits;

/// How the server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address under which people reach it, where that is not this machine alone.
    pub public_url: Option<String>,
    /// Games for which the operator has a permit to offer them to others.
    pub permits: Vec<String>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// For how long a seat whose person is away may keep the others waiting on its turn.
    pub patience: Duration,
    /// What people may use.
    pub limits: Limits,
}

/// How much one person, or one address without a person, may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Messages and requests in [`Limits::WINDOW`] seconds.
    pub messages: u32,
    /// New guests from one address in a minute.
    pub guests: u32,
    /// Matches that one guest has created and that are not over.
    pub matches: u64,
    /// Computer moves that are thought about at the same time.
    pub thinkers: usize,
}

impl Limits {
    /// Seconds over which messages are counted.
    pub const WINDOW: u64 = 20;
    /// Bytes of a frame on a socket.
    pub const FRAME: usize = 16 * 1024;
    /// Bytes of a request's body.
    pub const BODY: usize = 64 * 1024;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { messages: 100, guests: 60, matches: 50, thinkers: 1 }
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            listen: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8430),
            public_url: None,
            permits: Vec::new(),
            behind_proxy: false,
            patience: Duration::from_secs(60),
            limits: Limits::default(),
        }
    }
}

impl Config {
    /// The games that are offered. A server that this machine alone reaches publishes nothing to others, so it may
    /// offer everything; any other one offers a game that needs a permit only where there is one.
    pub fn offered(&self) -> Permits {
        match self.listen.ip().is_loopback() && self.public_url.is_none() {
            true => Permits::All,
            false => Permits::For(self.permits.clone()),
        }
    }
}
