//! The socket, on a port of this machine.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::{Guest, Server, generous};
use futures_util::{SinkExt, StreamExt};
use messdeck_server::{Config, Limits, router};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message, or nothing where the server closed the socket.
    async fn any(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(10), self.0.next()).await.unwrap();
            match message {
                Some(Ok(Message::Text(text))) => return serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return None,
            }
        }
    }

    /// The next message that is not about who is here.
    async fn hear(&mut self) -> Value {
        loop {
            let message = self.any().await.unwrap();
            if message["kind"] != "presence" {
                return message;
            }
        }
    }
}

async fn listen(server: &Server) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let service = router(&server.app).into_make_service_with_connect_info::<SocketAddr>();
    tokio::spawn(async move { axum::serve(listener, service).await });
    address
}

async fn open(address: SocketAddr) -> Socket {
    Socket(connect_async(format!("ws://{address}/api/v1/socket")).await.unwrap().0)
}

fn hello(id: &str, who: Option<&Guest>, since: Option<u64>) -> Value {
    json!({ "kind": "hello", "match": id, "token": who.map(|guest| &guest.token), "since": since })
}

#[tokio::test]
async fn what_one_does_the_others_see() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, ann, bob) = server.duel().await;
    let v = server.v(&id).await;
    let (mut anns, mut bobs, mut watcher) = (open(address).await, open(address).await, open(address).await);
    anns.say(hello(&id, Some(&ann), Some(v))).await;
    let welcome = anns.hear().await;
    assert_eq!((&welcome["kind"], &welcome["you"]), (&json!("welcome"), &json!(ann.person)));
    assert_eq!((&welcome["v"], &welcome["events"]), (&json!(v), &json!([])));
    bobs.say(hello(&id, Some(&bob), Some(0))).await;
    assert_eq!(bobs.hear().await["events"].as_array().unwrap().len() as u64, v);
    watcher.say(hello(&id, None, None)).await;
    let snapshot = watcher.hear().await;
    assert_eq!((&snapshot["kind"], &snapshot["view"]["v"]), (&json!("snapshot"), &json!(v)));
    assert!(!snapshot.to_string().contains(&hex(&server.store.info(&id).await.unwrap().seed)));

    let looked = server.ask("POST", "/look", None, json!({ "game": "uptick" })).await.1;
    let act = json!({
        "kind": "act", "id": "one", "v": v,
        "command": { "kind": "move", "seat": "red", "move": looked["legal"][0] }
    });
    anns.say(act.clone()).await;
    // What happened comes before the acknowledgement.
    assert_eq!(anns.hear().await["events"][0]["v"], json!(v + 1));
    assert_eq!(anns.hear().await, json!({ "kind": "ack", "id": "one", "v": v + 1, "again": false }));
    anns.say(act).await;
    assert_eq!(anns.hear().await, json!({ "kind": "ack", "id": "one", "v": v + 1, "again": true }));
    for other in [&mut bobs, &mut watcher] {
        assert_eq!(other.hear().await["events"][0]["v"], json!(v + 1));
    }
    watcher
        .say(json!({ "kind": "act", "id": "w", "v": v + 1, "command": { "kind": "resign", "seat": "red" } }))
        .await;
    assert_eq!(watcher.hear().await["error"]["code"], "who-are-you");
    bobs.say(json!({ "kind": "act", "id": "b", "v": v, "command": { "kind": "resign", "seat": "blue" } }))
        .await;
    let refused = bobs.hear().await;
    assert_eq!((&refused["kind"], &refused["error"]["code"]), (&json!("refused"), &json!("stale")));
    assert_eq!(refused["events"][0]["v"], json!(v + 1));

    bobs.say(json!({ "kind": "chat", "text": "well played" })).await;
    assert_eq!(anns.hear().await["line"]["text"], "well played");
    anns.say(json!({ "kind": "ping", "t": 7 })).await;
    assert_eq!(anns.hear().await["t"], 7);
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[tokio::test]
async fn who_is_muted_is_not_heard_until_they_are_again() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, ann, bob) = server.duel().await;
    let v = server.v(&id).await;
    let (mut anns, mut bobs) = (open(address).await, open(address).await);
    for (socket, guest) in [(&mut anns, &ann), (&mut bobs, &bob)] {
        socket.say(hello(&id, Some(guest), Some(v))).await;
        socket.hear().await;
    }
    let mute = format!("/mutes/{}", ann.person);
    // Muted between lines, also after the first one was heard.
    for (method, text, is_heard) in
        [("DELETE", "one", true), ("PUT", "two", false), ("PUT", "three", false), ("DELETE", "four", true)]
    {
        server.ask(method, &mute, Some(&bob), Value::Null).await;
        anns.say(json!({ "kind": "chat", "text": text })).await;
        assert_eq!(anns.hear().await["line"]["text"], text, "everybody hears themselves");
        if is_heard {
            assert_eq!(bobs.hear().await["line"]["text"], text);
        }
    }
}

#[tokio::test]
async fn whoever_comes_back_gets_exactly_what_was_missed() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, ann, bob) = server.duel().await;
    let v = server.v(&id).await;
    let mut first = open(address).await;
    first.say(hello(&id, Some(&bob), Some(v))).await;
    first.hear().await;
    drop(first);
    let looked = server.ask("POST", "/look", None, json!({ "game": "uptick" })).await.1;
    server.act(&id, &ann, "m", json!({ "kind": "move", "seat": "red", "move": looked["legal"][0] })).await;
    let mut second = open(address).await;
    second.say(hello(&id, Some(&bob), Some(v))).await;
    let welcome = second.hear().await;
    let missed: Vec<&Value> = welcome["events"].as_array().unwrap().iter().map(|event| &event["v"]).collect();
    assert_eq!(missed, [&json!(v + 1)]);
}

#[tokio::test]
async fn whoever_knows_more_than_there_is_gets_everything() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, _, bob) = server.duel().await;
    let v = server.v(&id).await;
    let mut socket = open(address).await;
    socket.say(hello(&id, Some(&bob), Some(v + 7))).await;
    let welcome = socket.hear().await;
    assert_eq!((&welcome["v"], &welcome["events"][0]["v"]), (&json!(v), &json!(1)));
}

#[tokio::test]
async fn what_is_no_hello_ends_the_socket() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, ann, _) = server.duel().await;
    let forged = Guest { token: "guest.x.00".into(), ..ann };
    for (message, code) in [
        (json!({ "kind": "ping" }), "hello-first"),
        (json!([1]), "hello-first"),
        (hello("nothing", None, None), "no-such-match"),
        (hello(&id, Some(&forged), None), "who-are-you"),
    ] {
        let mut socket = open(address).await;
        socket.say(message).await;
        assert_eq!(socket.any().await.unwrap()["error"]["code"], code);
        assert_eq!(socket.any().await, None);
    }
}

#[tokio::test]
async fn pages_of_other_versions_are_told_to_reload() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, ann, _) = server.duel().await;
    for (protocol, is_served) in
        [(json!(null), true), (json!(1), true), (json!(2), true), (json!(0), false), (json!(3), false)]
    {
        let mut socket = open(address).await;
        let mut message = hello(&id, Some(&ann), Some(0));
        message["protocol"] = protocol.clone();
        socket.say(message).await;
        let answer = socket.any().await.unwrap();
        match is_served {
            true => assert_eq!(answer["kind"], "welcome", "{protocol}"),
            false => assert_eq!(
                (&answer["kind"], &answer["error"]["code"]),
                (&json!("error"), &json!("reload")),
                "{protocol}"
            ),
        }
    }
}

#[tokio::test]
async fn who_says_too_much_is_sent_away() {
    let limits = Limits { messages: 20, ..generous().limits };
    let server = Server::with(Config { limits, ..generous() });
    let address = listen(&server).await;
    let ann = server.guest("Ann").await;
    let created = server.post("/matches", &ann, json!({ "game": "uptick" })).await;
    let mut socket = open(address).await;
    socket.say(hello(created["match"].as_str().unwrap(), None, None)).await;
    for t in 0..100 {
        socket.say(json!({ "kind": "ping", "t": t })).await;
    }
    for _ in 0..30 {
        socket.say(json!({ "kind": "nonsense" })).await;
    }
    let mut last = Value::Null;
    while let Some(message) = socket.any().await {
        last = message;
    }
    assert_eq!(last["error"]["code"], "too-many");

    let mut socket = open(address).await;
    socket.say(hello(created["match"].as_str().unwrap(), None, None)).await;
    socket.hear().await;
    socket.say(json!({ "kind": "chat", "text": "x".repeat(Limits::FRAME) })).await;
    while socket.any().await.is_some() {}
}

#[tokio::test]
async fn who_goes_is_missed_and_who_comes_back_is_welcome() {
    let server = Server::new();
    let address = listen(&server).await;
    let (id, ann, bob) = server.duel().await;
    let v = server.v(&id).await;
    let (mut anns, mut bobs) = (open(address).await, open(address).await);
    anns.say(hello(&id, Some(&ann), Some(v))).await;
    anns.hear().await;
    bobs.say(hello(&id, Some(&bob), Some(v))).await;
    bobs.hear().await;
    drop(bobs);
    let gone = anns.hear().await;
    assert_eq!((&gone["events"][0]["kind"], &gone["events"][0]["seat"]), (&json!("absent"), &json!("blue")));
    let mut bobs = open(address).await;
    bobs.say(hello(&id, Some(&bob), Some(v))).await;
    assert_eq!(anns.hear().await["events"][0]["kind"], "present");
    // Neither makes a move stale.
    let looked = server.ask("POST", "/look", None, json!({ "game": "uptick" })).await.1;
    let command = json!({ "kind": "move", "seat": "red", "move": looked["legal"][0] });
    anns.say(json!({ "kind": "act", "id": "m", "v": v, "command": command })).await;
    assert_eq!(anns.hear().await["events"][0]["v"], json!(v + 3));
    assert_eq!(anns.hear().await["kind"], "ack");
}
