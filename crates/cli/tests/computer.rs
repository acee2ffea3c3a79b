//! The computer player as other programs ask for it: best, arena, analyse, solve.

use crate::common::messdeck;
use serde_json::Value;

fn run(args: &[&str], input: &str) -> String {
    let output = messdeck(args, input.as_bytes());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&run(args, "")).unwrap()
}

fn all_games() -> Vec<String> {
    let games = json(&["games", "--json"]);
    games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn best_answers_with_a_legal_move_and_its_reasons() {
    let best = json(&["best", "uptick", "--nodes", "2000", "1@d4"]);
    let view = json(&["view", "uptick", "1@d4"]);
    assert!(view["legal"].as_array().unwrap().contains(&best["move"]));
    assert_eq!(best["variation"][0], best["move"]);
    assert_eq!(best["values"][0]["seat"], "red");
    let wins: f64 =
        best["values"].as_array().unwrap().iter().map(|value| value["win"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-5);
    assert!(best["candidates"].as_array().unwrap().len() >= 3);
    assert_eq!(best["solved"], false);
    let again = json(&["best", "uptick", "--nodes", "2000", "1@d4"]);
    assert_eq!(best["candidates"], again["candidates"], "the same nodes give the same answer");
}

#[test]
fn best_has_nothing_to_say_where_nobody_decides() {
    for args in
        [&["best", "uckers"][..], &["best", "uptick", "-o", "dice=99"], &["best", "uptick", "--level", "9"]]
    {
        assert_eq!(messdeck(args, b"").status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn every_game_has_a_player_at_every_level() {
    for game in all_games() {
        for level in ["level:1/1000000", "level:5/1000000"] {
            let args = ["arena", &game, "--a", level, "--b", "random", "--games", "2", "--json"];
            let report = json(&args);
            assert_eq!(report["games"], 2, "{game} {level}");
        }
    }
}

#[test]
fn an_arena_repeats_and_resumes() {
    let folder = std::env::temp_dir().join(format!("messdeck-arena-{}", std::process::id()));
    let records = folder.to_str().unwrap();
    let match_of = |games: &'static str| {
        vec![
            "arena",
            "uptick",
            "-o",
            "size=4",
            "-o",
            "dice=3",
            "--a",
            "nodes:200",
            "--b",
            "uct:50",
            "--games",
            games,
        ]
    };
    let fresh = json(&[&match_of("6")[..], &["--json"]].concat());
    json(&[&match_of("4")[..], &["--json", "--records", records]].concat());
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 4);
    let args = [&match_of("6")[..], &["--json", "--records", records, "--resume", "--threads", "2"]].concat();
    assert_eq!(json(&args), fresh);
    let shown = run(&["replay", &format!("{records}/000005.txt")], "");
    assert!(shown.contains("moves checked"), "{shown}");
    std::fs::remove_dir_all(&folder).unwrap();

    let text = run(&match_of("2"), "");
    assert!(text.contains("score") && text.contains("95 %"), "{text}");
}

#[test]
fn a_sequential_test_stops_early() {
    let args = [
        "arena",
        "uptick",
        "--a",
        "nodes:300",
        "--b",
        "random",
        "--games",
        "400",
        "--sprt",
        "0,200",
        "--json",
    ];
    let report = json(&args);
    assert_eq!(report["sprt"], "passed");
    assert!(report["games"].as_u64().unwrap() < 400);
}

#[test]
fn analyse_tells_skill_from_luck() {
    let folder = std::env::temp_dir().join(format!("messdeck-analyse-{}", std::process::id()));
    let records = folder.to_str().unwrap();
    run(
        &[
            "arena",
            "diceopolis",
            "-o",
            "dice=6",
            "--a",
            "random",
            "--b",
            "random",
            "--games",
            "1",
            "--records",
            records,
        ],
        "",
    );
    let file = format!("{records}/000000.txt");
    let analysis = json(&["analyse", &file, "--nodes", "60", "--json"]);
    let steps = analysis["steps"].as_array().unwrap();
    assert!(steps.iter().any(|step| step["luck"] == true) && steps.iter().any(|step| step["luck"] == false));
    assert!(
        steps.iter().all(|step| step["luck"] == true || step["before"].as_f64() >= step["after"].as_f64())
    );
    assert!(analysis["moments"].as_array().unwrap().len() <= 3);
    let text = run(&["analyse", &file, "--nodes", "20"], "");
    assert!(text.contains("cost") && !text.contains('%'), "{text}");
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn small_games_are_solved() {
    assert!(
        run(&["solve", "uptick", "-o", "size=3", "-o", "dice=1"], "").contains("With best play Red wins")
    );
    assert_eq!(messdeck(&["solve", "uckers"], b"").status.code(), Some(2));
}

#[test]
fn the_computer_sits_at_the_table_and_gives_hints() {
    let seats = ["play", "uptick", "-o", "size=4", "-o", "dice=2", "--seat", "blue=level:1", "--seed", "3"];
    let said = run(&seats, "hint\n1@a1\nundo\nquit\n");
    assert!(said.contains("Blue places a ") && said.contains("  best  ") && !said.contains('%'), "{said}");
    let refused = messdeck(&["play", "uptick", "--seat", "blue=level:9"], b"");
    assert_eq!(refused.status.code(), Some(2));
}
