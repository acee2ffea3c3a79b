//! The client's shapes are those of the Rust types: written by `make bless`, and told here when they are stale.

mod writer;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use messdeck_facade::{Mark, Opinion, Remark, Tale};
use messdeck_lessons::Course;
use messdeck_protocol as engine;
use messdeck_protocol::online;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};
use writer::{declaration, key, written};

/// What is read and what is written have shapes of their own; a shape that goes both ways is shown as it is written.
struct Shapes {
    read: SchemaGenerator,
    written: SchemaGenerator,
}

impl Shapes {
    fn new() -> Shapes {
        let settings = SchemaSettings::draft2020_12;
        Shapes {
            read: settings().for_deserialize().into_generator(),
            written: settings().for_serialize().into_generator(),
        }
    }

    fn read_by_us<T: JsonSchema>(&mut self) -> Value {
        self.read.subschema_for::<T>().to_value()
    }

    fn written_by_us<T: JsonSchema>(&mut self) -> Value {
        self.written.subschema_for::<T>().to_value()
    }

    fn definitions(mut self) -> Map<String, Value> {
        let mut all = self.read.take_definitions(true);
        all.extend(self.written.take_definitions(true));
        let twice = all.keys().find(|name| name.ends_with(|c: char| c.is_ascii_digit()));
        assert_eq!(twice, None, "two shapes have the same name");
        all
    }
}

/// What each call is answered with. What it takes stands in [`engine::Call`].
fn answers(shapes: &mut Shapes) -> Vec<(&'static str, Value)> {
    macro_rules! answers {
        ($($call:literal: $answer:ty),+ $(,)?) => { vec![$(($call, shapes.written_by_us::<$answer>())),+] };
    }
    answers! {
        "offer": (),
        "games": Vec<engine::GameCard>,
        "look": engine::Answer,
        "frame": engine::Frame,
        "tales": Vec<Tale>,
        "choices": Vec<engine::Told>,
        "marks": Vec<Mark>,
        "prompt": engine::Prompted,
        "why-target": Option<engine::Reason>,
        "why-move": Option<engine::Reason>,
        "remarks": Vec<Remark>,
        "think": Opinion<engine::Shown>,
        "hint": engine::Hint,
        "analyse": engine::Analysis,
        "judge": engine::Moment,
        "table-new": engine::Standing,
        "table-open": engine::Standing,
        "table-do": engine::Standing,
        "table-try": engine::Standing,
        "table-hear": engine::Standing,
        "table-close": (),
        "table-record": engine::Recorded,
        "commit": engine::Committed,
        "verify": engine::Verified,
        "record-open": engine::Played,
        "course-open": Course,
        "cube-look": engine::CubeLook,
        "cube-check": engine::CubeChecked,
        "cube-hint": engine::CubeHint,
        "cube-daily": engine::CubeDaily,
    }
}

/// The table of all calls, in the order of [`engine::Call`].
fn calls(shapes: &mut Shapes) -> String {
    let mut answers = answers(shapes);
    let call = shapes.read.root_schema_for::<engine::Call>().to_value();
    shapes.read_by_us::<engine::At>();
    let at = shapes.read.definitions()["At"]["properties"].as_object().unwrap().clone();
    let mut out = "/** What can be asked of the engine: one object in, `{ ok }` or `{ error }` out. */\n\
                   export interface Calls {\n"
        .to_owned();
    for case in call["oneOf"].as_array().unwrap() {
        let mut case = case.clone();
        let name = case["properties"]["call"]["const"].as_str().unwrap().to_owned();
        let fields = case.as_object_mut().unwrap();
        let properties = fields.get_mut("properties").unwrap().as_object_mut().unwrap();
        properties.remove("call");
        if at.iter().all(|(name, field)| properties.get(name) == Some(field)) {
            properties.retain(|name, _| !at.contains_key(name));
            fields.insert("$ref".to_owned(), "At".into());
        }
        if fields["properties"].as_object().unwrap().is_empty() {
            fields.remove("properties");
        }
        let place = answers.iter().position(|(call, _)| *call == name);
        let (_, answer) = answers.remove(place.unwrap_or_else(|| panic!("{name} has no answer")));
        if let Some(text) = case["description"].as_str() {
            out += &format!("  /** {} */\n", text.replace('\n', " "));
        }
        let (takes, gives) = (written(&case, "    "), written(&answer, "    "));
        out += &format!("  {}: {{\n    in: {takes};\n    out: {gives};\n  }};\n", key(&name));
    }
    assert!(answers.is_empty(), "there is no call for {answers:?}");
    out + "}\n"
}

const HEAD: &str =
    "// Made from the Rust types by `make bless`; a test of messdeck-protocol tells when it is stale.\n";

fn engine_file() -> (String, BTreeSet<String>) {
    let mut shapes = Shapes::new();
    let calls = calls(&mut shapes);
    shapes.written_by_us::<engine::Failure>();
    shapes.written_by_us::<online::Site>();
    let mut all = shapes.definitions();
    // Its cases are the table.
    all.remove("Call");
    let mut out = format!(
        "{HEAD}//\n// The engine's messages as the page sees them.\n\n\
         /** The version of these messages, and of those to and from a server. */\n\
         export const PROTOCOL = {};\n\n{calls}",
        engine::PROTOCOL
    );
    for (name, schema) in &all {
        out += &format!("\n{}", declaration(name, schema));
    }
    (out, all.keys().cloned().collect())
}

/// Everything that goes between a client and the server; what the engine says too is taken from there.
fn online_file() -> String {
    let mut shapes = Shapes::new();
    macro_rules! shapes {
        ($($way:ident: $($shape:ident),+;)+) => { $($(shapes.$way::<online::$shape>();)+)+ };
    }
    shapes! {
        read_by_us: ToServer, Act, WantRematch, NewMatch, Join, Named, Code, NewLine, NewReport, Advice, Care;
        written_by_us: FromServer, Acted, Rematch, Created, Joined, Shown, Listed, Log, Dealt, Guest, Me, NewCode, MovedSeat,
            Muted, Line, Progress, Declined;
    }
    let known = engine_file().1;
    let all = shapes.definitions();
    let own: String = all
        .iter()
        .filter(|(name, _)| !known.contains(*name))
        .map(|(name, schema)| format!("\n{}", declaration(name, schema)))
        .collect();
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words: BTreeSet<&str> = own.split(|c| !is_word(c)).collect();
    let used: Vec<&str> =
        all.keys().map(String::as_str).filter(|name| known.contains(*name) && words.contains(name)).collect();
    let imports: String = used.iter().map(|name| format!("  {name},\n")).collect();
    format!(
        "{HEAD}//\n// What goes between a page and the server.\n\n\
         import type {{\n{imports}}} from '../engine/generated';\n{own}"
    )
}

fn fresh(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src").join(file);
    if std::env::var_os("MESSDECK_BLESS").is_some() {
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == text, "web/src/{file} is stale; `make bless` writes it anew");
}

#[test]
fn the_engines_shapes_are_fresh() {
    fresh("engine/generated.ts", &engine_file().0);
}

#[test]
fn the_servers_shapes_are_fresh() {
    fresh("online/generated.ts", &online_file());
}
