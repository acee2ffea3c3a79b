//! The API as an OpenAPI document, made from [`ROUTES`], and the messages of the socket as a schema.

use messdeck_protocol::PROTOCOL;
use messdeck_protocol::online::{Declined, FromServer, ToServer};
use schemars::SchemaGenerator;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

use crate::api::{Gives, ROUTES, Route, Who};

/// Shapes as they are read and as they are written; one that goes both ways is described as it is written.
struct Shapes {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Shapes {
    fn at(path: &'static str) -> Shapes {
        let settings = || {
            let mut settings = SchemaSettings::draft2020_12();
            settings.definitions_path = path.into();
            settings
        };
        Shapes {
            read: settings().for_deserialize().into_generator(),
            written: settings().for_serialize().into_generator(),
        }
    }

    fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.read.take_definitions(true);
        all.values_mut().for_each(name_games);
        all.extend(self.written.take_definitions(true));
        all
    }
}

/// Whoever names a game means one of those that there are.
fn name_games(shape: &mut Value) {
    if let Some(game) = shape.pointer_mut("/properties/game") {
        let ids = messdeck_catalog::GAMES.iter().map(|game| game.about().id);
        game["enum"] = ids.collect();
    }
}

/// The document. `docs/openapi.json` is a copy that a test keeps fresh.
pub fn openapi() -> Value {
    let mut shapes = Shapes::at("/components/schemas");
    let mut paths = Map::new();
    for route in ROUTES {
        let path = paths.entry(format!("/api/v1{}", route.path)).or_insert_with(|| json!({}));
        path[route.method.to_lowercase()] = operation(route, &mut shapes);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Messdeck",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Online matches. docs/server.md explains it; docs/socket.json has the messages of the socket.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": shapes.definitions(),
            "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } },
        },
    })
}

/// What is said on the socket, as a schema. `docs/socket.json` is a copy that a test keeps fresh.
pub fn socket_messages() -> Value {
    let mut shapes = Shapes::at("/$defs");
    let from_client = shapes.read.subschema_for::<ToServer>();
    let from_server = shapes.written.subschema_for::<FromServer>();
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of Messdeck",
        "description": "One JSON object per message, at /api/v1/socket. docs/server.md explains it.",
        "protocol": PROTOCOL,
        "fromClient": from_client,
        "fromServer": from_server,
        "$defs": shapes.definitions(),
    })
}

fn operation(route: &Route, shapes: &mut Shapes) -> Value {
    let done = |media: &str, schema: Value| json!({ "description": "Done.", "content": { media: { "schema": schema } } });
    let (status, answer) = match route.gives {
        Gives::Shape(shape) => ("2XX", done("application/json", shape(&mut shapes.written).to_value())),
        Gives::Media(media) => ("2XX", done(media, json!({ "type": "string" }))),
        Gives::Nothing => ("204", json!({ "description": "Done." })),
        Gives::Socket => ("101", json!({ "description": "The socket; docs/socket.json has its messages." })),
    };
    let refused = json!({
        "description": "Why not.",
        "content": { "application/json": { "schema": shapes.written.subschema_for::<Declined>() } },
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
        let mut schema = shape(&mut shapes.read).to_value();
        name_games(&mut schema);
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
