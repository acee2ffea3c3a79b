//! The files that the program carries, and how they are handed out.

use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use messdeck_words::Words;

/// A file of the site.
struct File {
    /// Its path below the site's root.
    name: &'static str,
    /// Changes when the file does.
    tag: &'static str,
    plain: &'static [u8],
    br: Option<&'static [u8]>,
    gz: Option<&'static [u8]>,
}

/// Sorted by name.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Whether the pages were built into this program.
pub fn is_built() -> bool {
    FILES.len() > 1
}

/// The page that all addresses of the site lead to.
pub(crate) fn index() -> Option<&'static str> {
    let file = FILES.iter().find(|file| file.name == "index.html")?;
    std::str::from_utf8(file.plain).ok()
}

/// The words that whoever asks would like to read.
pub(crate) fn spoken(asked: &HeaderMap) -> &'static Words {
    Words::wished(asked.get(ACCEPT_LANGUAGE).and_then(|wish| wish.to_str().ok()).unwrap_or_default())
}

/// Answers with a file. The pages' own addresses stand behind the `#`, which a server never sees.
pub(crate) async fn file(uri: Uri, asked: HeaderMap) -> Response {
    let name = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    match FILES.iter().find(|file| file.name == name) {
        Some(file) => file.answer(&asked),
        None => nothing_here(&asked),
    }
}

impl File {
    fn answer(&self, asked: &HeaderMap) -> Response {
        let (encoding, bytes) = self.variant(asked);
        let tag = match encoding {
            Some(encoding) => format!("\"{}-{encoding}\"", self.tag),
            None => format!("\"{}\"", self.tag),
        };
        let known = asked.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let mut known = known.flat_map(|value| value.split(',')).map(str::trim);
        let is_known = known.any(|one| one == "*" || one.trim_start_matches("W/") == tag);
        let mut response = match is_known {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => Body::from(bytes).into_response(),
        };
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(content_type(self.name)));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static(self.caching()));
        if self.br.is_some() || self.gz.is_some() {
            headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Ok(tag) = HeaderValue::try_from(tag) {
            headers.insert(ETAG, tag);
        }
        if let (Some(encoding), false) = (encoding, is_known) {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        response
    }

    /// The smallest variant that the browser can read.
    fn variant(&self, asked: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
        match (self.br, self.gz) {
            (Some(br), _) if accepts(asked, "br") => (Some("br"), br),
            (_, Some(gz)) if accepts(asked, "gzip") => (Some("gzip"), gz),
            _ => (None, self.plain),
        }
    }

    /// Files whose names change with their content never need to be asked for again; all others always.
    fn caching(&self) -> &'static str {
        match self.name.starts_with("assets/") {
            true => "public, max-age=31536000, immutable",
            false => "no-cache",
        }
    }
}

fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    let accepted = asked.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut accepted = accepted.flat_map(|value| value.split(','));
    accepted.any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let refused = parts.any(|part| {
            let weight = part.strip_prefix("q=").and_then(|weight| weight.parse().ok());
            weight.is_some_and(|weight: f32| weight <= 0.0)
        });
        is_named && !refused
    })
}

fn content_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn nothing_here(asked: &HeaderMap) -> Response {
    let words = spoken(asked);
    let language = words.language();
    let [lost, home] = ["site-lost", "site-home"].map(|id| words.plain(id));
    let page = format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><title>Messdeck</title></head>\
         <body><p>{lost} <a href=\"/\">{home}</a></p></body></html>\n"
    );
    let headers =
        [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache"), (VARY, "accept-language")];
    (StatusCode::NOT_FOUND, headers, page).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCRIPT: File =
        File { name: "assets/app-1.js", tag: "a1", plain: b"plain", br: Some(b"br"), gz: Some(b"gz") };
    const PICTURE: File = File { name: "icon.png", tag: "b2", plain: b"png", br: None, gz: None };

    fn asked(headers: &[(axum::http::HeaderName, &str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.clone(), HeaderValue::from_str(value).unwrap())).collect()
    }

    fn said<'r>(response: &'r Response, name: &axum::http::HeaderName) -> &'r str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn the_smallest_variant_that_is_accepted() {
        for (accepted, encoding, tag) in [
            ("gzip, deflate, br, zstd", "br", "\"a1-br\""),
            ("gzip;q=0.5, BR", "br", "\"a1-br\""),
            ("gzip, br;q=0", "gzip", "\"a1-gzip\""),
            ("deflate", "", "\"a1\""),
            ("", "", "\"a1\""),
        ] {
            let response = SCRIPT.answer(&asked(&[(ACCEPT_ENCODING, accepted)]));
            assert_eq!(said(&response, &CONTENT_ENCODING), encoding, "{accepted}");
            assert_eq!(said(&response, &ETAG), tag, "{accepted}");
            assert_eq!(said(&response, &VARY), "accept-encoding");
        }
        let response = PICTURE.answer(&asked(&[(ACCEPT_ENCODING, "br, gzip")]));
        assert_eq!(said(&response, &CONTENT_ENCODING), "");
        assert_eq!(said(&response, &VARY), "");
    }

    #[test]
    fn what_is_known_is_not_sent_again() {
        for (known, status) in [
            ("\"a1\"", StatusCode::NOT_MODIFIED),
            ("\"x\", W/\"a1\"", StatusCode::NOT_MODIFIED),
            ("*", StatusCode::NOT_MODIFIED),
            ("\"a1-br\"", StatusCode::OK),
            ("\"a2\"", StatusCode::OK),
        ] {
            let response = SCRIPT.answer(&asked(&[(IF_NONE_MATCH, known)]));
            assert_eq!(response.status(), status, "{known}");
            assert_eq!(said(&response, &ETAG), "\"a1\"");
        }
    }

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        let none = HeaderMap::new();
        assert!(said(&SCRIPT.answer(&none), &CACHE_CONTROL).contains("immutable"));
        assert_eq!(said(&PICTURE.answer(&none), &CACHE_CONTROL), "no-cache");
        assert_eq!(said(&PICTURE.answer(&none), &CONTENT_TYPE), "image/png");
    }
}
