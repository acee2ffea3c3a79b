//! A socket that is opened again whenever it is lost, from the newest event that is known.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::player::Seen;

pub(crate) struct Line {
    address: SocketAddr,
    socket: Option<WebSocketStream<TcpStream>>,
}

/// What takes longer is taken for lost.
const PATIENCE: Duration = Duration::from_secs(3);

impl Line {
    pub(crate) fn new(address: SocketAddr) -> Line {
        Line { address, socket: None }
    }

    /// Knows all that had happened when the socket was opened; what happens later comes by itself.
    pub(crate) async fn catch_up(&mut self, seen: &mut Seen) {
        while self.socket.is_none() {
            if self.open(seen).await.is_none() {
                self.socket = None;
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    }

    /// Acts, again and again under the same name until that is acknowledged; the number of the act's last event.
    pub(crate) async fn act(&mut self, seen: &mut Seen, act: &Value) -> u64 {
        let mut act = act.clone();
        act["kind"] = json!("act");
        loop {
            self.catch_up(seen).await;
            match self.try_act(seen, &act).await {
                Some(v) => return v,
                None => self.socket = None,
            }
        }
    }

    async fn open(&mut self, seen: &mut Seen) -> Option<()> {
        let stream = TcpStream::connect(self.address).await.ok()?;
        let opening = client_async("ws://x/api/v1/socket", stream);
        let (socket, _) = tokio::time::timeout(PATIENCE, opening).await.ok()?.ok()?;
        self.socket = Some(socket);
        self.say(&json!({ "kind": "hello", "match": seen.id, "since": seen.v(), "token": seen.token }))
            .await?;
        let welcome = self.hear().await?;
        assert_eq!(welcome["kind"], "welcome", "{welcome}");
        seen.apply(&welcome["events"]);
        assert_eq!(welcome["v"], seen.v());
        Some(())
    }

    async fn try_act(&mut self, seen: &mut Seen, act: &Value) -> Option<u64> {
        self.say(act).await?;
        loop {
            let message = self.hear().await?;
            match message["kind"].as_str() {
                Some("events") => seen.apply(&message["events"]),
                Some("ack") => {
                    assert_eq!(message["id"], act["id"]);
                    let v = message["v"].as_u64();
                    assert!(v.is_some_and(|v| v <= seen.v()), "what happened comes before {message}");
                    return v;
                }
                // The server may be ending or short of something; sending again is always safe.
                Some("refused") => {
                    let code = message["error"]["code"].as_str();
                    assert!(matches!(code, Some("failed" | "unknown")), "{act}: {message}");
                    return None;
                }
                _ => {}
            }
        }
    }

    async fn say(&mut self, message: &Value) -> Option<()> {
        let socket = self.socket.as_mut()?;
        let sent = tokio::time::timeout(PATIENCE, socket.send(Message::text(message.to_string())));
        sent.await.ok()?.ok()
    }

    /// The next message; nothing where the socket is lost.
    async fn hear(&mut self) -> Option<Value> {
        let socket = self.socket.as_mut()?;
        loop {
            match tokio::time::timeout(PATIENCE, socket.next()).await.ok()? {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).ok(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }
}
