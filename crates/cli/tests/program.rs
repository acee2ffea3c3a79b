//! The program as other programs drive it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::messdeck;
use serde_json::Value;

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

fn run(args: &[&str]) -> String {
    let output = messdeck(args, b"");
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&run(args)).unwrap()
}

/// Runs a command that must refuse its input, and gives what it says on standard error.
fn refused(args: &[&str]) -> String {
    let output = messdeck(args, b"");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stdout));
    text(&output.stderr).to_owned()
}

/// Answers of `messdeck rpc`, one per line.
fn rpc(input: &[u8]) -> Vec<Value> {
    let output = messdeck(&["rpc"], input);
    assert!(output.status.success());
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn games_lists_seats_and_options() {
    let games = json(&["games", "--json"]);
    let uptick = games.as_array().unwrap().iter().find(|game| game["id"] == "uptick").unwrap();
    assert_eq!(uptick["seats"], serde_json::json!(["red", "blue"]));
    assert_eq!(uptick["options"][0]["name"], "size");
    assert_eq!(uptick["options"][0]["range"], serde_json::json!([3, 8]));
    assert_eq!(uptick["options"][0]["default"], "8");
    assert!(uptick["notice"].as_str().unwrap().contains("Leduc"));
    let quick = &uptick["presets"][1];
    assert_eq!((&quick["id"], &quick["title"]), (&"quick".into(), &"A quick game".into()));
    assert_eq!(quick["options"], serde_json::json!({ "size": "6", "dice": "6" }));
    assert_eq!(quick.get("note"), None);
    let said = run(&["games"]);
    for line in ["uptick", "--setup quick  A quick game: Six dice each", "-o size=6 -o dice=6"] {
        assert!(said.contains(line), "{line:?} is not in {said}");
    }
}

#[test]
fn a_set_up_stands_for_its_options() {
    // After a six the dice, the seats and what may be done with it tell which rules are played.
    for (setup, options, throw) in [
        (&["--setup", "basic"][..], &[][..], "roll:61"),
        (&["--setup", "mess-deck-for-two"], &["-o", "rules=one-die", "-o", "players=2"], "roll:6"),
        (&["--setup", "mess-deck-for-two", "-o", "players=4"], &["-o", "rules=one-die"], "roll:6"),
        (
            &["-o", "saved-sixes=on", "--setup", "mess-deck"],
            &["-o", "rules=one-die", "-o", "saved-sixes=on"],
            "roll:6",
        ),
    ] {
        let view = |args: &[&str]| json(&[&["view", "uckers"], args, &[throw]].concat());
        assert_eq!(view(setup), view(options), "{setup:?}");
    }
    assert_eq!(run(&["perft", "uptick", "1", "--setup", "quick"]).trim(), (6 * 36).to_string());
    let folder = std::env::temp_dir().join(format!("messdeck-{}-set-up", std::process::id()));
    let records = folder.to_str().unwrap();
    let players = ["--a", "random", "--b", "random", "--games", "1", "--records", records];
    run(&[&["arena", "uptick", "--setup", "quick"][..], &players].concat());
    let record = fs::read_to_string(folder.join("000000.txt")).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(record.contains("options: size=6 dice=6\n"), "{record}");
}

#[test]
fn view_shows_the_position_after_the_moves() {
    let view = json(&["view", "uptick", "1@d4", "2@f6"]);
    assert_eq!(view["position"], "8/8/5b2/8/3A4/8/8/8 r 11,11 -,- b");
    assert_eq!(view["turn"], "red");
    assert_eq!(view["outcome"], Value::Null);
    let legal: Vec<&str> = view["legal"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
    assert!(legal.is_sorted() && legal.contains(&"3@c3"));
    assert!(view.get("weights").is_none() && view.get("scene").is_none());

    let view = json(&[
        "view",
        "uptick",
        "-o",
        "size=3",
        "-o",
        "dice=2",
        "--position",
        "3/3/A2 b 1,2 -,- r",
        "--scene",
        "--paths",
        "--marks",
        "6@c3",
    ]);
    assert_eq!(view["position"], "2f/3/A2 r 1,1 -,- b");
    assert!(view["scene"]["cells"].is_array() && view["paths"].is_array() && view["marks"].is_array());
}

#[test]
fn wrong_input_is_refused_with_a_reason() {
    for (args, says) in [
        (&["view", "chess"][..], "There is no game “chess”"),
        (&["view", "uptick", "-o", "size=9"], "The option size can’t be 9: allowed is 3 to 8."),
        (&["view", "uptick", "-o", "size=08"], "The option size can’t be 08"),
        (
            &["view", "uptick", "-o", "colour=red"],
            "There is no option “colour”; this game has size and dice.",
        ),
        (&["view", "uptick", "-o", "size=3", "-o", "size=3"], "The option size is given twice"),
        (&["view", "uptick", "-o", "size"], "NAME=VALUE"),
        (&["view", "uptick", "--setup", "huge"], "There is no set-up “huge”; Uptick has standard and quick."),
        (&["perft", "uptown", "1", "--setup", "quick"], "There is no set-up “quick”; Uptown has none."),
        (
            &["play", "uckers", "--setup", "quick"],
            "Uckers has basic, basic-for-two, mess-deck and mess-deck-for-two.",
        ),
        (&["view", "chess", "--setup", "quick"], "There is no game “chess”"),
        (
            &["view", "uptick", "--position", "8/8"],
            "This is not a position of the game. Character 4: Expected “/”, but the text ends here.",
        ),
        (
            &["view", "uptick", "1@d4", "9@e5"],
            "9@e5: This is not a move of the game. Character 1: Expected a move such as 3@c3, ",
        ),
        (&["view", "uptick", "1@d4", "2@e5"], "2@e5: A 2 on e5 would freeze the red 1 on d4"),
        (&["perft", "uptick", "-1"], "-1"),
        (
            &["play", "uptick", "--seat", "green=random"],
            "Nobody here plays “green”; the colours are red, blue.",
        ),
        (&["bench", "chess"], "There is no game “chess”"),
    ] {
        let message = refused(args);
        assert!(message.contains(says), "{args:?}: {message}");
    }
    assert!(refused(&["view", "uptick", "1@d4", "2@e5"]).contains("(UT-P2)"));
}

#[test]
fn view_gives_the_reason_as_json_too() {
    let output = messdeck(&["view", "uptick", "--json", "1@d4", "2@e5"], b"");
    assert_eq!(output.status.code(), Some(2));
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let error = &answer["error"];
    assert_eq!(error["rule"], "UT-P2");
    assert_eq!(error["move"], "2@e5");
    assert_eq!(error["index"], 1);
    assert!(error["squares"].as_array().unwrap().contains(&"d4".into()));
    assert!(error["code"].is_string() && error["message"].is_string() && error["say"].is_object());
}

#[test]
fn rpc_answers_in_order_and_goes_on_after_errors() {
    let answers = rpc(
        br#"{"game": "uptick"}
{"game": "uptick", "options": {"size": "3", "dice": "1"}, "moves": ["1@a1"], "want": ["scene", "marks", "paths"]}
{"game": "uptick", "position": null, "moves": null, "options": null, "want": null}
{"game": "uptick", "mvoes": []}
{"game": "uptick", "options": {"size": 3}}
{"game": "uptick", "options": {"size": "3", "size": "4"}}
{"game": "uptick", "want": ["tea"]}
{"game": "uptick", "moves": ["pass"]}
{"game": "uptick", "position": "nonsense"}
"#,
    );
    assert_eq!(answers.len(), 9);
    assert_eq!(answers[0]["legal"].as_array().unwrap().len(), 384);
    assert_eq!(answers[1]["position"], "3/3/A2 b 0,1 -,- r");
    assert!(answers[1]["scene"].is_object() && answers[1]["paths"].is_array());
    assert_eq!(answers[2], answers[0]);
    let codes: Vec<&str> =
        answers[3..].iter().map(|answer| answer["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(codes[..4], ["bad-request", "bad-request", "repeated-option", "bad-request"]);
    assert!(answers[7]["error"]["rule"].is_string());
    assert_eq!(codes[5], "bad-position");
}

#[test]
fn perft_ends_with_the_count_alone() {
    assert_eq!(run(&["perft", "uptick", "2"]), "138852\n");
    assert_eq!(run(&["perft", "uptick", "0"]), "1\n");
    let divided = run(&["perft", "uptick", "2", "-o", "size=3", "-o", "dice=2", "--divide"]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!(lines.len(), 55);
    assert_eq!(lines[54], "1992");
    let sum: u64 =
        lines[..54].iter().map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 1992);
}

#[test]
fn bench_measures_what_it_is_asked_for() {
    let measured = json(&["bench", "uptick", "--seconds", "0.05", "--json"]);
    assert_eq!(measured.as_array().unwrap().len(), 1);
    assert!(measured[0]["moves_per_second"].as_f64().unwrap() > 0.0);
    assert!(measured[0]["perft_nodes"].as_u64().unwrap() >= 384);
}

#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_messdeck"))
        .args(["perft", "uptick", "1", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
}

#[test]
fn rpc_answers_the_calls_of_a_page_too() {
    let answers = rpc(b"{\"call\": \"games\"}\n{\"game\": \"uptick\"}\n{\"call\": \"dance\"}\n");
    assert!(answers[0]["ok"][0]["id"].is_string());
    assert!(answers[1]["position"].is_string());
    assert_eq!(answers[2]["error"]["code"], "bad-request");
}

/// Any free port, said on standard output; and a taken one refused with what to do.
#[test]
fn serve_says_where_it_is_and_when_it_can_not_be() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_messdeck"))
        .args(["serve", "--port", "0", "--no-open"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let address = said.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap().to_owned();
    let mut socket = TcpStream::connect(&address).unwrap();
    socket.write_all(b"GET / HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").unwrap();
    let mut page = String::new();
    socket.read_to_string(&mut page).unwrap();
    let port = address.rsplit(':').next().unwrap();
    let taken = messdeck(&["serve", "--port", port, "--no-open"], b"");
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<title>Messdeck"), "{page}");
    assert_eq!(taken.status.code(), Some(1));
    assert!(text(&taken.stderr).contains("--port 0 for any free one"), "{}", text(&taken.stderr));
}

/// A record that an older program wrote.
fn older(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/tests/data/older").join(file);
    path.to_str().unwrap().to_owned()
}

#[test]
fn records_of_retired_rules_are_explained_and_those_of_unchanged_rules_replayed() {
    for name in ["uckers-running.txt", "uckers-finished.txt"] {
        let file = older(name);
        for args in [&["replay"][..], &["verify"], &["analyse"], &["play", "--resume"]] {
            let said = refused(&[args, &[&file]].concat());
            let why = "This record was played by version 1 of the rules of Uckers; since then saved sixes are used \
                       only before the first throw of a turn. This program plays version 2 and can’t replay it.\n";
            assert_eq!(said, format!("messdeck: {file}: {why}"), "{args:?}");
        }
    }
    assert!(run(&["replay", &older("two-dice-finished.txt")]).contains("34 of 34 moves checked."));
    assert!(run(&["verify", &older("two-dice-finished.txt")]).contains(" rolls verified\n"));
    assert!(run(&["replay", &older("uptown-running.txt")]).contains("10 of 10 moves checked."));

    let newer = fs::read_to_string(older("uptown-running.txt")).unwrap();
    let newer = newer.replacen("game: uptown\n", "game: uptown\nrules: 7\n", 1);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("newer.txt");
    fs::write(&path, newer).unwrap();
    let said = refused(&["replay", path.to_str().unwrap()]);
    assert!(said.contains("This record was written by a newer Messdeck"), "{said}");
}

/// All that is said about the command line: the help of every command, with line breaks taken away.
fn helps(language: &str) -> Vec<(String, String)> {
    fn visit(language: &str, path: &[String], all: &mut Vec<(String, String)>) {
        let words: Vec<&str> = path.iter().map(String::as_str).collect();
        let said = run(&[&["--lang", language, "help"][..], &words].concat());
        // The commands of a help stand in lines of their own that begin with two spaces and a word.
        let heading = if language == "de" { "Befehle:" } else { "Commands:" };
        let lines =
            said.lines().skip_while(|line| *line != heading).skip(1).take_while(|line| !line.is_empty());
        let commands = lines.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
        for command in
            commands.filter_map(|line| line.split_whitespace().next()).filter(|name| *name != "help")
        {
            visit(language, &[path, &[command.to_owned()]].concat(), all);
        }
        let flat = said.split_whitespace().collect::<Vec<_>>().join(" ");
        all.push((path.join("-"), flat));
    }
    let mut all = Vec::new();
    visit(language, &[], &mut all);
    all
}

/// Whether a source of the program, or of the server in it, has these words.
fn says(words: &str) -> bool {
    fn any(folder: &Path, words: &str) -> bool {
        let mut entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.any(|path| match path.is_dir() {
            true => any(&path, words),
            false => fs::read_to_string(path).unwrap().contains(words),
        })
    }
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    ["cli/src", "server/src"].iter().any(|folder| any(&crates.join(folder), words))
}

#[test]
fn every_command_and_argument_is_explained_in_every_language_and_nothing_else_is() {
    for language in ["en", "de"] {
        let helps = helps(language);
        assert!(helps.len() > 20, "{helps:?}");
        for (command, said) in &helps {
            assert!(!said.contains("command-"), "{command} in {language}: {said}");
            let english = ["Usage:", "Options:", "Commands:", "default", "possible values", "env:"];
            let plain = english.iter().find(|word| language == "de" && said.contains(**word));
            assert_eq!(plain, None, "{command}: {said}");
        }
        let path = format!("{}/../../messages/{language}/commands.ftl", env!("CARGO_MANIFEST_DIR"));
        let file = fs::read_to_string(path).unwrap();
        let messages = file.lines().filter_map(|line| line.strip_prefix("command-")?.split_once(" ="));
        for (id, text) in messages {
            let text = text.trim_start();
            let Some((command, _)) = id.rsplit_once("arg-") else {
                let is_command = helps.iter().any(|(name, _)| name == id);
                assert!(is_command || says(&format!("\"command-{id}\"")), "nobody says command-{id}");
                continue;
            };
            let said = helps.iter().filter(|(name, _)| command.is_empty() || command == format!("{name}-"));
            // A long text is said in the place of the short one.
            let begun: String = text.trim_end_matches('.').chars().take(40).collect();
            assert!(said.clone().any(|(_, said)| said.contains(&begun)), "{language}: {id} explains nothing");
        }
    }
}

#[test]
fn what_is_wrong_with_arguments_is_said_in_the_language_that_was_chosen() {
    for (args, english, german) in [
        (&["view", "uptick", "-o", "size"][..], "write NAME=VALUE.", "schreib NAME=WERT."),
        (
            &["best", "uptick", "--level", "9"],
            "a number from 1 to 8 is right.",
            "richtig ist eine Zahl von 1 bis 8.",
        ),
        (&["dance"], "There is no command “dance”.", "Einen Befehl „dance“ gibt es nicht."),
        (&["games", "--tea"], "There is no --tea here.", "--tea gibt es hier nicht."),
        (&["arena", "uptick", "--a", "level:1"], "Missing: --b <PLAYER>.", "Es fehlt: --b <PLAYER>."),
        (
            &["view", "uptick", "1@d4", "2@e5"],
            "2@e5: A 2 on e5 would freeze the red 1 on d4",
            "2@e5: Eine 2 auf e5 würde die rote 1 auf d4 einfrieren",
        ),
        (
            &["view", "uptick", "--position", "8"],
            "Character 2: Expected “/”",
            "Zeichen 2: Hier wird „/“ erwartet",
        ),
    ] {
        for (language, says) in [("en", english), ("de", german)] {
            let said = refused(&[&["--lang", language][..], args].concat());
            assert!(said.contains(says), "{args:?}: {said}");
        }
    }
}
