//! Requests, each on a connection of its own, sent again until they are answered.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The same request until all of it arrived and is answered.
pub(crate) async fn insist(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> (u16, Value) {
    loop {
        let asked = ask(address, method, path, token, body);
        match tokio::time::timeout(Duration::from_secs(5), asked).await {
            Ok(Some((status, answer))) if status < 500 && answer["error"]["code"] != "cut-off" => {
                return (status, answer);
            }
            _ => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
}

/// Nothing where the server is down or went down, or where the answer was cut off.
async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    token: &str,
    body: &Value,
) -> Option<(u16, Value)> {
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
    Some((status, serde_json::from_str(body).ok()?))
}
