//! TypeScript from JSON schemas, as far as the shapes of this project need it.
//!
//! - A field that may be left out is `name?: T`, also where its schema allows null besides: nobody here writes null where
//!   they can leave out.
//! - Alternatives that a `kind` tells apart become a union that the compiler narrows by it. Where the presence of a
//!   field tells them apart, the others' fields are `?: never`, so that they can be asked for without a cast.
//! - Alternatives that differ in nothing but their `kind` are one object with several words for it.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::{Map, Value};

type Schema = Map<String, Value>;

/// A shape by its name, as a declaration.
pub(crate) fn declaration(name: &str, schema: &Value) -> String {
    let mut out = doc(schema, "");
    match schema.as_object() {
        Some(shape) if is_plain_object(shape) => write!(out, "export interface {name} {}", object(shape, "")),
        _ => {
            let text = written(schema, "");
            let space = if text.starts_with('\n') { "" } else { " " };
            write!(out, "export type {name} ={space}{text};")
        }
    }
    .expect("a string takes everything");
    out + "\n"
}

/// A shape as an expression. `indent` is that of the line it begins on.
pub(crate) fn written(schema: &Value, indent: &str) -> String {
    let Some(shape) = schema.as_object() else { return "unknown".to_owned() };
    let mut parts = Vec::new();
    if let Some(name) = shape.get("$ref").and_then(Value::as_str) {
        parts.push(name.rsplit('/').next().unwrap_or(name).to_owned());
    }
    if let Some(word) = shape.get("const") {
        parts.push(literal(word));
    } else if let Some(Value::Array(words)) = shape.get("enum") {
        parts.push(words.iter().map(literal).collect::<Vec<_>>().join(" | "));
    } else if let Some(typed) = typed(shape, indent) {
        parts.push(typed);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(Value::Array(cases)) = shape.get(key) {
            parts.push(union(cases, indent));
        }
    }
    if let Some(Value::Array(all)) = shape.get("allOf") {
        parts.extend(all.iter().map(|one| written(one, indent)));
    }
    match parts.as_slice() {
        [] => "unknown".to_owned(),
        [one] => one.clone(),
        parts => parts.iter().map(|part| grouped(part)).collect::<Vec<_>>().join(" & "),
    }
}

fn typed(shape: &Schema, indent: &str) -> Option<String> {
    let one = |kind: &str| match kind {
        "object" if is_bare(shape) => None,
        "object" => Some(object(shape, indent)),
        "array" => Some(array(shape, indent)),
        "integer" => Some("number".to_owned()),
        simple => Some(simple.to_owned()),
    };
    match shape.get("type")? {
        Value::String(kind) => one(kind),
        Value::Array(kinds) => {
            let kinds: Vec<String> = kinds.iter().filter_map(Value::as_str).filter_map(one).collect();
            Some(kinds.join(" | "))
        }
        _ => None,
    }
}

/// An object that says nothing: what it holds stands in the alternatives beside it.
fn is_bare(shape: &Schema) -> bool {
    let has_cases = ["oneOf", "anyOf", "allOf", "$ref"].iter().any(|key| shape.contains_key(*key));
    has_cases && !shape.contains_key("properties") && !shape.contains_key("additionalProperties")
}

fn is_plain_object(shape: &Schema) -> bool {
    let cases = ["oneOf", "anyOf", "allOf", "$ref"];
    shape.contains_key("properties") && !cases.iter().any(|key| shape.contains_key(*key))
}

fn array(shape: &Schema, indent: &str) -> String {
    let length = |key: &str| shape.get(key).and_then(Value::as_u64);
    if let Some(Value::Array(items)) = shape.get("prefixItems") {
        let items: Vec<String> = items.iter().map(|item| written(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = written(shape.get("items").unwrap_or(&Value::Bool(true)), indent);
    match (length("minItems"), length("maxItems")) {
        (Some(min), Some(max)) if min == max => {
            format!("[{}]", vec![item; usize::try_from(min).unwrap_or_default()].join(", "))
        }
        _ => format!("{}[]", grouped(&item)),
    }
}

fn object(shape: &Schema, indent: &str) -> String {
    let Some(properties) = shape.get("properties").and_then(Value::as_object) else {
        return match shape.get("additionalProperties") {
            None | Some(Value::Bool(_)) => "object".to_owned(),
            Some(values) => format!("Record<string, {}>", written(values, indent)),
        };
    };
    let inner = format!("{indent}  ");
    let mut out = "{\n".to_owned();
    let (words, others): (Vec<_>, Vec<_>) = properties.iter().partition(|(_, of)| of.get("const").is_some());
    for (name, of) in words.into_iter().chain(others) {
        let (mark, text) = if is_required(shape, name) {
            ("", written(of, &inner))
        } else {
            ("?", written(&without_null(of), &inner))
        };
        out += &format!("{}{inner}{}{mark}: {text};\n", doc(of, &inner), key(name));
    }
    out + indent + "}"
}

fn is_required(shape: &Schema, name: &str) -> bool {
    let required = shape.get("required").and_then(Value::as_array);
    required.is_some_and(|required| required.iter().any(|one| one == name))
}

fn union(cases: &[Value], indent: &str) -> String {
    if let Some(one) = collapsed(cases) {
        return written(&one, indent);
    }
    let cases = told_apart(cases);
    let inner = format!("{indent}  ");
    let texts: Vec<String> = cases.iter().map(|case| written(case, &inner)).collect();
    if cases.iter().all(|case| doc(case, "").is_empty()) && !texts.iter().any(|text| text.contains('\n')) {
        return texts.join(" | ");
    }
    let lines = cases.iter().zip(texts);
    lines.map(|(case, text)| format!("\n{}{inner}| {}", doc(case, &inner), grouped(&text))).collect()
}

/// Objects that differ only in the word of one field, as one object.
fn collapsed(cases: &[Value]) -> Option<Value> {
    let mut words = Vec::new();
    let mut rest: Option<Value> = None;
    let mut docs = Vec::new();
    let mut field = None;
    for case in cases {
        let mut case = case.clone();
        let properties = case.get_mut("properties")?.as_object_mut()?;
        let name = properties.iter().find(|(_, of)| of.get("const").is_some())?.0.clone();
        let word = properties.remove(&name)?;
        words.push(word.get("const")?.clone());
        docs.extend(case.as_object_mut()?.remove("description"));
        if *field.get_or_insert(name.clone()) != name || *rest.get_or_insert_with(|| case.clone()) != case {
            return None;
        }
    }
    let mut one = rest.filter(|_| cases.len() > 1)?;
    let explained = docs.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ");
    let field_of = serde_json::json!({ "enum": words, "description": explained });
    one.get_mut("properties")?.as_object_mut()?.insert(field?, field_of);
    Some(one)
}

/// Where no word tells objects apart, each says which fields it has not.
fn told_apart(cases: &[Value]) -> Vec<Value> {
    let fields = |case: &Value| -> Option<BTreeSet<String>> {
        let properties = case.get("properties")?.as_object()?;
        let has_word = properties.values().any(|of| of.get("const").is_some());
        (!has_word).then(|| properties.keys().cloned().collect())
    };
    let Some(all) = cases.iter().map(fields).collect::<Option<Vec<_>>>() else { return cases.to_vec() };
    let all: BTreeSet<String> = all.into_iter().flatten().collect();
    let mut cases = cases.to_vec();
    for properties in cases.iter_mut().filter_map(|case| case.get_mut("properties")?.as_object_mut()) {
        for name in &all {
            properties.entry(name.clone()).or_insert_with(|| serde_json::json!({ "type": "never" }));
        }
    }
    cases
}

fn without_null(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Some(Value::Array(kinds)) = schema.get_mut("type") {
        kinds.retain(|kind| kind != "null");
    }
    if let Some(Value::Array(words)) = schema.get_mut("enum") {
        words.retain(|word| !word.is_null());
    }
    for key in ["anyOf", "oneOf"] {
        if let Some(Value::Array(cases)) = schema.get_mut(key) {
            cases.retain(|case| case.get("type").is_none_or(|kind| kind != "null"));
        }
    }
    schema
}

fn doc(schema: &Value, indent: &str) -> String {
    let Some(text) = schema.get("description").and_then(Value::as_str).filter(|text| !text.is_empty()) else {
        return String::new();
    };
    // Links to Rust's documentation lead nowhere here.
    let text = text.replace("[`", "`").replace("`]", "`");
    match text.lines().collect::<Vec<_>>().as_slice() {
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines: String =
                lines.iter().map(|line| format!("{indent} * {line}").trim_end().to_owned() + "\n").collect();
            format!("{indent}/**\n{lines}{indent} */\n")
        }
    }
}

fn literal(word: &Value) -> String {
    match word {
        Value::String(text) => format!("'{text}'"),
        other => other.to_string(),
    }
}

pub(crate) fn key(name: &str) -> String {
    let is_word = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_');
    if is_word { name.to_owned() } else { format!("'{name}'") }
}

/// In brackets where it would fall apart otherwise.
fn grouped(text: &str) -> String {
    let mut depth = 0_usize;
    let falls_apart = text.char_indices().any(|(at, c)| {
        match c {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0 && (c == '|' || c == '&') && at > 0
    });
    if falls_apart || text.starts_with('\n') { format!("({text})") } else { text.to_owned() }
}
