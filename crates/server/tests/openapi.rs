//! The document about the API is made from the code; the copy in docs/ must not fall behind.

use std::fs;
use std::path::Path;

use messdeck_server::{ROUTES, openapi, socket_messages};
use serde_json::Value;

#[test]
fn the_documents_are_fresh() {
    for (name, document) in [("openapi.json", openapi()), ("socket.json", socket_messages())] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
        let fresh = format!("{document:#}\n");
        if std::env::var_os("MESSDECK_BLESS").is_some() {
            fs::write(&path, &fresh).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == fresh, "docs/{name} is stale; `make bless` writes it anew");
    }
}

#[test]
fn every_route_and_every_shape_is_there() {
    let document = openapi();
    for route in ROUTES {
        let path = format!("/api/v1{}", route.path);
        let operation = &document["paths"][&path][route.method.to_lowercase()];
        assert!(operation.is_object(), "{path}");
        if let Some(content) = operation["responses"]["2XX"]["content"].as_object() {
            let is_described =
                |media: &Value| media["schema"].as_object().is_some_and(|shape| !shape.is_empty());
            assert!(
                !content.is_empty() && content.values().all(is_described),
                "{path} does not say what it answers"
            );
        }
    }
    for document in [document, socket_messages()] {
        let mut found = Vec::new();
        references(&document, &mut found);
        assert!(!found.is_empty());
        for reference in found {
            assert!(
                document.pointer(reference.trim_start_matches('#')).is_some(),
                "{reference} leads nowhere"
            );
        }
        // schemars gives two shapes of one name a number.
        let shapes =
            document.pointer("/components/schemas").unwrap_or(&document["$defs"]).as_object().unwrap();
        assert!(!shapes.keys().any(|name| name.ends_with('2')), "two shapes have the same name");
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
