//! The page behind an invitation, with words and a picture for whoever shows a preview of the link.
//!
//! A link to a match is `/?m=MATCH#…`, or for short `/m/MATCH#…`: the server sees which match it is about, and whatever stands
//! behind the `#` — the page's own address, the secret of a seat — stays in the browser.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use messdeck_core::Say;
use messdeck_hall::summary_of;
use messdeck_protocol::online::Summary;
use messdeck_store::MatchInfo;
use messdeck_table::Phase;
use messdeck_words::Words;
use serde::Deserialize;

use crate::app::App;
use crate::site;
use crate::text::escaped;

/// What the address of the page may say.
#[derive(Deserialize)]
pub(crate) struct About {
    /// The match that the link is about.
    m: Option<String>,
}

pub(crate) async fn page(
    State(app): State<Arc<App>>,
    uri: Uri,
    Query(About { m }): Query<About>,
    asked: HeaderMap,
) -> Response {
    let spoken = site::spoken(&asked);
    let plain = site::file(uri, asked);
    let Some(id) = m else { return plain.await };
    // Without such a match, the page itself says so.
    let Ok(info) = app.store.info(&id).await else { return plain.await };
    match with_tags(&app, &info, spoken) {
        Some(page) => {
            let headers = [
                (CONTENT_TYPE, "text/html; charset=utf-8"),
                (CACHE_CONTROL, "no-cache"),
                (VARY, "accept-language"),
            ];
            (headers, page).into_response()
        }
        None => plain.await,
    }
}

/// Browsers keep what stands behind the `#` when they are sent elsewhere.
pub(crate) async fn short(Path(id): Path<String>) -> Response {
    let fits = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    match fits {
        true => Redirect::temporary(&format!("/?m={id}")).into_response(),
        false => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The page with what the match is about in its head, in the words of whoever asks.
fn with_tags(app: &App, info: &MatchInfo, words: &Words) -> Option<String> {
    let game = app.permits.find(&info.game).ok()?.about();
    let summary = summary_of(&info.listing).ok()?;
    let mut tags = vec![
        ("og:site_name", "Messdeck".to_owned()),
        ("og:type", "website".to_owned()),
        ("og:title", title(words, game.id, &summary)),
        ("og:description", words.plain(state(&summary))),
        ("twitter:card", "summary_large_image".to_owned()),
    ];
    // Whoever makes a preview needs a whole address, and reaches no server without a public one.
    if let Some(base) = &app.config.public_url {
        let base = base.trim_end_matches('/');
        tags.push(("og:url", format!("{base}/?m={}", info.id)));
        tags.push(("og:image", format!("{base}/api/v1/matches/{}/preview", info.id)));
        tags.push(("og:image:width", "1200".to_owned()));
        tags.push(("og:image:height", "630".to_owned()));
        let alt = Say::new("preview-board").with("game", game.title);
        tags.push(("og:image:alt", words.say(&alt)));
    }
    let (before, after) = site::index()?.split_once("</head>")?;
    let tags: String = tags
        .iter()
        .map(|(name, content)| format!("<meta property=\"{name}\" content=\"{}\">\n", escaped(content)))
        .collect();
    Some(format!("{before}{tags}</head>{after}"))
}

/// The game, the set-up if it has a name, who plays, and where a seat is free.
fn title(words: &Words, game: &str, summary: &Summary) -> String {
    let names = summary.seats.iter().map(|seat| match (&seat.name, seat.level) {
        (Some(name), _) => name.clone(),
        (None, Some(level)) => words.plain(&format!("level-{level}")),
        (None, None) => words.plain("preview-free-seat"),
    });
    let names = names.collect::<Vec<_>>().join(" – ");
    let game_title = words.plain(game);
    let say = match &summary.preset {
        Some(preset) => {
            Say::new("preview-title-setup").with("setup", words.plain(&format!("{game}-setup-{}", preset.id)))
        }
        None => Say::new("preview-title"),
    };
    words.say(&say.with("game", game_title).with("names", names))
}

fn state(summary: &Summary) -> &'static str {
    match summary.phase {
        Phase::Seating => "preview-seating",
        Phase::Over => "preview-over",
        _ => "preview-playing",
    }
}
