//! What those who follow a match are told: every frame that goes to all of them is written here, once for all.

use std::sync::Arc;

use messdeck_protocol::online::{FromServer, Line};
use messdeck_store::{ChatLine, StoredEvent};

/// News of a match. Clones share their frame, which is the message.
#[expect(missing_docs, reason = "fields that all share are explained once")]
#[derive(Clone, Debug)]
pub enum News {
    /// The events with these numbers happened.
    Events { first: u64, last: u64, frame: Arc<str> },
    /// Somebody said something; who, because not everybody wants to hear them.
    Chat { person: String, frame: Arc<str> },
    /// Somebody came or went.
    Presence { frame: Arc<str> },
}

impl News {
    /// What happened; nothing if nothing did. The events are kept as text, and go out as they are.
    pub(crate) fn events(events: &[StoredEvent]) -> Option<News> {
        let (first, last) = (events.first()?.v, events.last()?.v);
        let frame = FromServer::text_of_events(events.iter().map(|event| event.body.as_str()));
        Some(News::Events { first, last, frame: frame.into() })
    }

    pub(crate) fn chat(ChatLine { n, said }: &ChatLine) -> News {
        let messdeck_store::Said { person, at, text, .. } = said.clone();
        let line = Line { n: *n, person: person.clone(), at, text };
        News::Chat { person, frame: FromServer::Chat { line }.text().into() }
    }

    pub(crate) fn presence<'a>(people: impl Iterator<Item = &'a String>, watching: usize) -> News {
        let people = people.cloned().collect();
        News::Presence { frame: FromServer::Presence { people, watching }.text().into() }
    }
}
