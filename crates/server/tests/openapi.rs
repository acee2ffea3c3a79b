//! The document about the API is made from the code; the copy in docs/ must not fall behind.

use std::fs;
use std::path::Path;

use messdeck_server::{ROUTES, openapi};
use serde_json::Value;

#[test]
fn the_document_is_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let fresh = format!("{:#}\n", openapi());
    if std::env::var_os("MESSDECK_BLESS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == fresh, "docs/openapi.json is stale; `make bless` writes it anew");
}

#[test]
fn every_route_and_every_shape_is_there() {
    let document = openapi();
    for route in ROUTES {
        let path = format!("/api/v1{}", route.path);
        assert!(document["paths"][&path][route.method.to_lowercase()].is_object(), "{path}");
    }
    let mut found = Vec::new();
    references(&document, &mut found);
    assert!(!found.is_empty());
    for reference in found {
        assert!(document.pointer(reference.trim_start_matches('#')).is_some(), "{reference} leads nowhere");
    }
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}
