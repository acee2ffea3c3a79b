//! The API as an OpenAPI document, made from [`ROUTES`].

use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::api::{Gives, ROUTES, Route, Who};

/// The document. `docs/openapi.json` is a copy that a test keeps fresh.
pub fn openapi() -> Value {
    let mut settings = SchemaSettings::draft2020_12();
    settings.definitions_path = "/components/schemas".into();
    let mut shapes = settings.into_generator();
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(format!("/api/v1{}", route.path)).or_insert_with(|| json!({}));
        path[route.method.to_lowercase()] = operation(route, &mut shapes);
    }
    let mut schemas = shapes.take_definitions(true);
    schemas.insert("Error".to_owned(), error());
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Messdeck",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Online matches. docs/server.md explains it, and the messages of the socket.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    })
}

fn operation(route: &Route, shapes: &mut SchemaGenerator) -> Value {
    let done = |media: &str, schema: Value| json!({ "description": "Done.", "content": { media: { "schema": schema } } });
    let (status, answer) = match route.gives {
        Gives::Shape(shape) => ("2XX", done("application/json", shape(shapes).to_value())),
        Gives::Json => ("2XX", done("application/json", json!({}))),
        Gives::Media(media) => ("2XX", done(media, json!({ "type": "string" }))),
        Gives::Nothing => ("204", json!({ "description": "Done." })),
    };
    let refused = json!({
        "description": "Why not.",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } },
    });
    let mut operation = json!({
        "summary": route.summary,
        "description": who(route.who),
        "parameters": parameters(route),
        "responses": {
            status: answer,
            "4XX": refused,
            "5XX": refused,
        },
    });
    if let Some(shape) = route.input {
        let schema = shape(shapes).to_value();
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    if matches!(route.who, Who::Token | Who::Guest | Who::Seated) {
        operation["security"] = json!([{ "token": [] }]);
    }
    operation
}

fn who(who: Who) -> &'static str {
    match who {
        Who::Anyone => "For everybody.",
        Who::Follower => "For whoever knows the match's id.",
        Who::Token => "For guests with a token; at a match, one that serves there.",
        Who::Guest => "For guests with a token of their own, not one for a seat.",
        Who::Seated => "For those who sit at the match.",
    }
}

/// What stands in the path, and behind the question mark.
fn parameters(route: &Route) -> Vec<Value> {
    let named = route.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut parameters: Vec<Value> = named
        .map(|name| json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }))
        .collect();
    let asked = match (route.method, route.path.rsplit('/').next()) {
        ("GET", Some("events" | "chat")) => Some("since"),
        ("GET", Some("picture")) => Some("at"),
        ("GET", Some("matches")) => Some("before"),
        _ => None,
    };
    let number = json!({ "type": "integer", "minimum": 0 });
    parameters.extend(asked.map(|name| json!({ "name": name, "in": "query", "schema": number })));
    parameters
}

fn error() -> Value {
    json!({
        "type": "object",
        "required": ["error"],
        "properties": {
            "error": {
                "type": "object",
                "required": ["code", "message"],
                "properties": {
                    "code": { "type": "string", "description": "A word for programs that never changes." },
                    "message": { "type": "string", "description": "A sentence for people." },
                    "rule": { "type": "string", "description": "The rule that an illegal move breaks." },
                    "squares": { "type": "array", "items": { "type": "string" } },
                    "params": { "type": "object", "additionalProperties": { "type": "string" } },
                },
            },
            "events": {
                "type": "array",
                "description": "What a stale act has missed.",
                "items": { "type": "object" },
            },
        },
    })
}
