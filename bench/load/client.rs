//! The least that speaks with the server: requests on one connection, and a socket.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use messdeck_table::{Bytes32, commit};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::script::{Move, Script};

/// A match with two people who have sat down.
pub(crate) struct Table {
    pub(crate) id: String,
    /// Who sits where, in the order of the seats.
    pub(crate) tokens: Vec<String>,
    seats: Vec<&'static str>,
    /// The newest event.
    pub(crate) v: u64,
}

impl Table {
    fn act(&self, mv: &Move) -> Value {
        let command = json!({ "kind": "move", "seat": self.seats[mv.who], "move": mv.text });
        json!({ "kind": "act", "id": format!("act-{}", self.v), "v": self.v, "command": command })
    }

    pub(crate) fn act_frame(&self, mv: &Move) -> String {
        self.act(mv).to_string()
    }
}

/// Requests, one after another on one connection.
pub(crate) struct Http {
    stream: TcpStream,
    read: Vec<u8>,
}

impl Http {
    pub(crate) async fn open(address: SocketAddr) -> Result<Http, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        Ok(Http { stream, read: Vec::new() })
    }

    /// Two guests sit down at a new match and reveal.
    pub(crate) async fn begin(&mut self, script: &Script) -> Result<Table, String> {
        const ENTROPY: Bytes32 = Bytes32([5; 32]);
        let mut tokens = Vec::new();
        for name in ["Ann", "Bob"] {
            let guest = self.post("/guests", "", &json!({ "name": name })).await?;
            tokens.push(text(&guest["token"])?);
        }
        let created = self.post("/matches", &tokens[0], &json!({ "game": script.game })).await?;
        let id = text(&created["match"])?;
        for (token, seat) in tokens.iter().zip(&script.seats) {
            let join = json!({ "seat": seat, "commitment": commit(&ENTROPY).to_string() });
            self.post(&format!("/matches/{id}/join"), token, &join).await?;
        }
        let mut table = Table { id, tokens, seats: script.seats.clone(), v: 3 };
        for (who, seat) in script.seats.iter().enumerate() {
            let command = json!({ "kind": "reveal", "seat": seat, "entropy": ENTROPY });
            let act = json!({ "id": format!("act-{}", table.v), "v": table.v, "command": command });
            table.v = self.send(&table, who, &act).await?;
        }
        Ok(table)
    }

    /// Makes a move.
    pub(crate) async fn act(&mut self, table: &mut Table, mv: &Move) -> Result<(), String> {
        let mut act = table.act(mv);
        act.as_object_mut().map(|fields| fields.remove("kind"));
        table.v = self.send(table, mv.who, &act).await?;
        Ok(())
    }

    async fn send(&mut self, table: &Table, who: usize, act: &Value) -> Result<u64, String> {
        let acted = self.post(&format!("/matches/{}/acts", table.id), &table.tokens[who], act).await?;
        acted["v"].as_u64().ok_or_else(|| acted.to_string())
    }

    async fn post(&mut self, path: &str, token: &str, body: &Value) -> Result<Value, String> {
        let body = body.to_string();
        let request = format!(
            "POST /api/v1{path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
        self.read.clear();
        loop {
            if let Some((head, body)) = whole(&self.read) {
                let answer = serde_json::from_slice(body).map_err(|error| error.to_string())?;
                return match head.starts_with(b"HTTP/1.1 2") {
                    true => Ok(answer),
                    false => Err(format!("POST {path}: {answer}")),
                };
            }
            let read = self.stream.read_buf(&mut self.read).await.map_err(|error| error.to_string())?;
            if read == 0 {
                return Err("the server closed the connection".to_owned());
            }
        }
    }
}

/// The head and body of an answer that has arrived as a whole.
fn whole(read: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = read.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = str::from_utf8(&read[..end]).ok()?;
    let length = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
    });
    let body = read.get(end + 4..end + 4 + length?)?;
    Some((&read[..end], body))
}

fn text(value: &Value) -> Result<String, String> {
    value.as_str().map(str::to_owned).ok_or_else(|| format!("not a text: {value}"))
}

/// A socket at one match.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    /// The newest event that was heard of.
    v: u64,
}

impl Socket {
    pub(crate) async fn open(
        address: SocketAddr,
        id: &str,
        token: Option<&str>,
        since: u64,
    ) -> Result<Socket, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        // As small as the server's, for the same reason.
        let config = WebSocketConfig::default().read_buffer_size(2 * 1024);
        let opening = client_async_with_config("ws://x/api/v1/socket", stream, Some(config));
        let (stream, _) = opening.await.map_err(|error| error.to_string())?;
        let mut socket = Socket { stream, v: since };
        let hello = json!({ "kind": "hello", "match": id, "since": since, "token": token });
        socket.say(hello.to_string()).await?;
        socket.hear("\"kind\":\"welcome\"").await?;
        Ok(socket)
    }

    /// Acts and waits until that is acknowledged; the number of the act's last event.
    pub(crate) async fn act(&mut self, act: String) -> Result<u64, String> {
        self.say(act).await?;
        self.hear("\"kind\":\"ack\"").await?;
        Ok(self.v)
    }

    /// Waits for an event.
    pub(crate) async fn until(&mut self, v: u64) -> Result<(), String> {
        while self.v < v {
            self.hear("\"kind\":\"events\"").await?;
        }
        Ok(())
    }

    pub(crate) async fn ping(&mut self) -> Result<(), String> {
        self.say("{\"kind\":\"ping\",\"t\":1}".to_owned()).await?;
        self.hear("\"kind\":\"pong\"").await
    }

    async fn say(&mut self, frame: String) -> Result<(), String> {
        self.stream.send(Message::text(frame)).await.map_err(|error| error.to_string())
    }

    /// Reads until a frame of this kind has come.
    async fn hear(&mut self, kind: &str) -> Result<(), String> {
        loop {
            let message = self.stream.next().await.ok_or("the server closed the socket")?;
            let Message::Text(frame) = message.map_err(|error| error.to_string())? else { continue };
            if frame.contains("\"kind\":\"refused\"") || frame.contains("\"kind\":\"error\"") {
                return Err(frame.to_string());
            }
            if frame.contains("\"kind\":\"events\"") || frame.contains("\"kind\":\"ack\"") {
                self.v = newest(&frame).unwrap_or(self.v).max(self.v);
            }
            if frame.contains(kind) {
                return Ok(());
            }
        }
    }
}

/// The last event number that a frame names, without reading all of it.
fn newest(frame: &str) -> Option<u64> {
    let (_, after) = frame.rsplit_once("\"v\":")?;
    let digits = after.bytes().take_while(u8::is_ascii_digit).count();
    after[..digits].parse().ok()
}
