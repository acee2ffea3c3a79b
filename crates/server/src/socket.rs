//! The socket: one match, live. What is said on it are [`ToServer`] and [`FromServer`].
//!
//! A client says hello with the number of the newest event it knows and gets exactly what it missed, then whatever
//! happens. A client that reads too slowly is dropped; it comes back and says hello again.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::Response;
use futures_util::SinkExt;
use messdeck_hall::{Ear, Live, News, now};
use messdeck_protocol::online::{Act, Declined, FromServer, Hello, OnlineCode, ToServer};
use messdeck_protocol::{Fault, understood};
use tokio::sync::broadcast::{Receiver, error::RecvError, error::TryRecvError};
use tokio::time::{Instant, timeout};

use crate::api::acts::carry_out;
use crate::api::talk::speak;
use crate::app::{App, Origin};
use crate::config::Limits;
use crate::rate::Rate;
use crate::refused::Refused;
use crate::secret::Caller;

/// Bytes that are read at once. Messages are short, and every socket keeps a buffer of this size, which is cleared for every
/// read: the usual 128 KiB cost more than anything else an act does.
const READ_AT_ONCE: usize = 2 * 1024;
/// How long a client may take to say hello, and to take a frame.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often a silent client is asked whether it is still there, and how long it may stay silent.
const ASK_EVERY: Duration = Duration::from_secs(25);
const SILENT: Duration = Duration::from_secs(70);

pub(crate) async fn open(
    State(app): State<Arc<App>>,
    Origin(from): Origin,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    let upgrade = upgrade.map_err(|_| Refused::bad(OnlineCode::NotASocket))?;
    app.count(&from)?;
    let sized =
        upgrade.max_message_size(Limits::FRAME).max_frame_size(Limits::FRAME).read_buffer_size(READ_AT_ONCE);
    Ok(sized.on_upgrade(move |socket| async move {
        app.metrics.sockets.fetch_add(1, Relaxed);
        Connection::run(&app, socket).await;
        app.metrics.sockets.fetch_sub(1, Relaxed);
    }))
}

/// A socket that has said hello.
struct Connection<'a> {
    app: &'a Arc<App>,
    socket: WebSocket,
    live: Arc<Live>,
    caller: Option<Caller>,
    /// How the caller listens; a watcher hears everybody.
    ear: Option<Arc<Ear>>,
    news: Receiver<News>,
    /// The newest event that was sent.
    sent: u64,
    rate: Rate,
}

/// The socket is gone, or should be.
struct Closed;

impl Connection<'_> {
    async fn run(app: &Arc<App>, mut socket: WebSocket) {
        let mut ending = app.ending.subscribe();
        let hello = timeout(PATIENCE, socket.recv()).await;
        let Ok(Some(Ok(Message::Text(text)))) = hello else { return };
        let mut connection = match Connection::begin(app, socket, &text).await {
            Ok(connection) => connection,
            Err((mut socket, refused)) => {
                if send(&mut socket, complaint(refused)).await.is_ok() {
                    close(socket, 1008, "hello was refused").await;
                }
                return;
            }
        };
        let person = connection.caller.as_ref().map(|caller| caller.person.clone());
        connection.live.arrive(&app.hall, person.as_deref()).await;
        let live = Arc::clone(&connection.live);
        tokio::select! {
            _ = connection.converse() => {}
            _ = ending.wait_for(|ending| *ending) => {}
        }
        live.depart(&app.hall, person.as_deref());
        close(connection.socket, 1001, "come back with hello").await;
    }

    async fn begin<'a>(
        app: &'a Arc<App>,
        mut socket: WebSocket,
        text: &str,
    ) -> Result<Connection<'a>, (WebSocket, Refused)> {
        match Connection::hello(app, &mut socket, text).await {
            Ok((live, caller, news, sent)) => {
                let rate = Rate::new(app.config.limits.messages, Duration::from_secs(Limits::WINDOW));
                let ear = caller.as_ref().map(|caller| app.hall.ear(&caller.person));
                Ok(Connection { app, socket, live, caller, ear, news, sent, rate })
            }
            Err(refused) => Err((socket, refused)),
        }
    }

    async fn hello(
        app: &Arc<App>,
        socket: &mut WebSocket,
        text: &str,
    ) -> Result<(Arc<Live>, Option<Caller>, Receiver<News>, u64), Refused> {
        let Ok(ToServer::Hello(Hello { protocol, id, since, token })) = serde_json::from_str(text) else {
            let how = r#"{"kind": "hello", "match": …, "since": …, "token": …}"#;
            return Err(Refused::bad(Fault::from(OnlineCode::HelloFirst).because(how)));
        };
        understood(protocol).map_err(|fault| Refused::fault(StatusCode::UPGRADE_REQUIRED, fault))?;
        let caller = match token {
            Some(token) => Some(app.caller(&token).await?),
            None => None,
        };
        if let Some(caller) = &caller {
            caller.serves(&id)?;
        }
        let live = app.hall.open(&id).await?;
        // Who follows first and reads then can't miss what happens in between.
        let news = live.follow();
        let you = caller.as_ref().map(|caller| caller.person.clone());
        let gone = |_: Closed| Refused::bad(OnlineCode::Gone);
        let sent = match since {
            None => {
                let view = Box::new(live.view().await);
                let v = view.v;
                let snapshot = FromServer::Snapshot { v, you, now: now(), view };
                send(socket, snapshot.text()).await.map_err(gone)?;
                v
            }
            Some(since) => {
                // Whoever knows more than there is knows a match that was put back from an older copy: it begins anew.
                let since = if since > live.look(|table, _| table.v()).await { 0 } else { since };
                let events = live.raw_events(&app.hall, since).await?;
                let v = since.saturating_add(events.len() as u64);
                let welcome = FromServer::Welcome { v, you, now: now(), events };
                send(socket, welcome.text()).await.map_err(gone)?;
                v
            }
        };
        if let News::Presence { frame } = live.presence() {
            send(socket, &*frame).await.map_err(gone)?;
        }
        Ok((live, caller, news, sent))
    }

    async fn converse(&mut self) -> Result<(), Closed> {
        let mut ask = tokio::time::interval(ASK_EVERY);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(text))) => self.listen(&text).await?,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                        Some(Ok(Message::Binary(_))) => {
                            self.complain(Refused::bad(OnlineCode::TextOnly)).await?;
                        }
                        Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Closed),
                    }
                }
                news = self.news.recv() => {
                    match news {
                        Ok(news) => self.pass_on(news).await?,
                        Err(RecvError::Lagged(_)) => self.catch_up().await?,
                        Err(RecvError::Closed) => return Err(Closed),
                    }
                    self.pass_on_the_rest().await?;
                    flush(&mut self.socket).await?;
                }
                _ = ask.tick() => {
                    if heard.elapsed() > SILENT {
                        return Err(Closed);
                    }
                    in_time(self.socket.send(Message::Ping(axum::body::Bytes::new()))).await?;
                }
            }
        }
    }

    async fn listen(&mut self, text: &str) -> Result<(), Closed> {
        let said = match serde_json::from_str(text) {
            Ok(ToServer::Ping { t }) => {
                return send(&mut self.socket, FromServer::Pong { t, now: now() }.text()).await;
            }
            said => said,
        };
        // Pings are free; everything else counts.
        if !self.rate.allows("") {
            let refused = Refused::too_many_messages(self.app.config.limits.messages);
            self.complain(refused).await?;
            return Err(Closed);
        }
        match said {
            Ok(ToServer::Act(act)) => self.act(act).await,
            Ok(ToServer::Chat { text }) => {
                let spoken = match &self.caller {
                    Some(caller) => speak(self.app, &self.live, caller, &text).await,
                    None => Err(Refused::who()),
                };
                match spoken {
                    Ok(_) => Ok(()),
                    Err(refused) => self.complain(refused).await,
                }
            }
            Ok(ToServer::Hello(_)) => self.complain(Refused::bad(OnlineCode::HelloOnce)).await,
            Ok(ToServer::Ping { .. }) => Ok(()),
            Err(error) => {
                self.complain(Refused::bad(Fault::from(OnlineCode::BadMessage).because(error))).await
            }
        }
    }

    async fn act(&mut self, act: Act) -> Result<(), Closed> {
        let id = act.id.clone();
        let done = match &self.caller {
            Some(caller) => carry_out(self.app, &self.live, caller, act).await,
            None => Err(Refused::who()),
        };
        // What happened comes before the acknowledgement, so that a client that has the one has the other.
        self.pass_on_the_rest().await?;
        let told = match done {
            Ok(acted) => FromServer::Ack(acted),
            Err(Refused { body, .. }) => {
                let Declined { error, events } = *body;
                FromServer::Refused { id, error, events }
            }
        };
        send(&mut self.socket, told.text()).await
    }

    /// Passes on what came meanwhile, so that it goes out in one piece.
    async fn pass_on_the_rest(&mut self) -> Result<(), Closed> {
        loop {
            match self.news.try_recv() {
                Ok(news) => self.pass_on(news).await?,
                Err(TryRecvError::Lagged(_)) => self.catch_up().await?,
                Err(TryRecvError::Empty | TryRecvError::Closed) => return Ok(()),
            }
        }
    }

    /// Writes news for the socket to send with the next flush.
    async fn pass_on(&mut self, news: News) -> Result<(), Closed> {
        match news {
            News::Events { last, .. } if last <= self.sent => Ok(()),
            News::Events { first, last, frame } if first == self.sent + 1 => {
                self.sent = last;
                put(&mut self.socket, &*frame).await
            }
            News::Events { .. } => self.catch_up().await,
            News::Presence { frame } => put(&mut self.socket, &*frame).await,
            News::Chat { person, frame } => {
                let is_heard = match &self.ear {
                    Some(ear) => self.app.hall.hears(ear, &person).await,
                    None => true,
                };
                if is_heard { put(&mut self.socket, &*frame).await } else { Ok(()) }
            }
        }
    }

    /// Writes what was missed, from the store.
    async fn catch_up(&mut self) -> Result<(), Closed> {
        let missed = self.live.missed(&self.app.hall, self.sent).await.map_err(|_| Closed)?;
        let Some(News::Events { last, frame, .. }) = missed else { return Ok(()) };
        self.sent = last;
        put(&mut self.socket, &*frame).await
    }

    async fn complain(&mut self, refused: Refused) -> Result<(), Closed> {
        send(&mut self.socket, complaint(refused)).await
    }
}

fn complaint(refused: Refused) -> String {
    FromServer::Error { error: refused.body.error }.text()
}

async fn send(socket: &mut WebSocket, frame: impl Into<Utf8Bytes>) -> Result<(), Closed> {
    put(socket, frame).await?;
    flush(socket).await
}

async fn put(socket: &mut WebSocket, frame: impl Into<Utf8Bytes>) -> Result<(), Closed> {
    in_time(socket.feed(Message::Text(frame.into()))).await
}

async fn flush(socket: &mut WebSocket) -> Result<(), Closed> {
    in_time(socket.flush()).await
}

/// A client that takes too long is let go.
async fn in_time<E>(doing: impl Future<Output = Result<(), E>>) -> Result<(), Closed> {
    timeout(PATIENCE, doing).await.map_err(|_| Closed)?.map_err(|_| Closed)
}

async fn close(mut socket: WebSocket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code, reason: reason.into() };
    // It may be gone already.
    let _ = timeout(PATIENCE, socket.send(Message::Close(Some(frame)))).await;
}
