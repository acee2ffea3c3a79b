//! Puzzles at the terminal, through a pipe.

use std::fs;

use messdeck_puzzles::{lines, shipped};

use crate::common;

fn said(args: &[&str], lines: &[&str]) -> (bool, String) {
    let output = common::messdeck(args, (lines.join("\n") + "\n").as_bytes());
    let said = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
    (output.status.success(), said)
}

#[test]
fn a_puzzle_is_solved_move_by_move() {
    let puzzles = shipped("dice-tactics");
    let puzzle = puzzles.iter().find(|puzzle| puzzle.asked == 1).expect("one that asks for one move");
    let answers = ["zz", &puzzle.second, &puzzle.line[0], ""];
    let (done, told) = said(&["puzzle", "dice-tactics", "--id", &puzzle.id], &answers);
    assert!(done, "{told}");
    for part in [
        &*puzzle.id,
        "Find the best move.",
        "zz is nothing that can be chosen here.",
        "There is a better move. Try again.",
        "Solved!",
        "After the next best move it would be",
        "It is about: ",
    ] {
        assert!(told.contains(part), "{part:?}: {told}");
    }
}

#[test]
fn who_gives_up_is_shown_the_line_in_their_language() {
    let puzzle = &shipped("uckers")[0];
    let (done, told) = said(&["puzzle", "--id", &puzzle.id, "--lang", "de"], &["show"]);
    assert!(done && told.contains("Das war die Lösung:") && told.contains(&puzzle.line[0]), "{told}");
    assert!(told.contains("von 100 Partien"), "{told}");
}

#[test]
fn the_puzzle_of_the_day_is_one_and_the_same() {
    let (done, first) = said(&["puzzle", "uptown", "--daily"], &["quit"]);
    assert!(done && first.contains("puzzle of the day"), "{first}");
    assert_eq!(said(&["puzzle", "uptown", "--daily"], &["quit"]).1, first);
}

#[test]
fn whoever_asks_for_what_is_not_there_is_told_what_is() {
    let (done, told) = said(&["puzzle", "uptick", "--motif", "castling"], &[]);
    assert!(!done && told.contains("There are: capture, freeze"), "{told}");
    let (done, told) = said(&["puzzle", "--id", "ut-nobody"], &[]);
    assert!(!done && told.contains("There is no puzzle “ut-nobody”."), "{told}");
}

#[test]
fn files_of_puzzles_are_checked() {
    let folder = std::env::temp_dir().join(format!("messdeck-puzzles-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("uptick.jsonl");
    let path = file.to_str().unwrap();
    let mut puzzles = shipped("uptick");
    fs::write(&file, lines(&puzzles)).unwrap();
    let (done, told) = said(&["puzzles", "check", path], &[]);
    assert!(done && told.contains("and all is true"), "{told}");
    puzzles[0].asked = 3;
    fs::write(&file, lines(&puzzles)).unwrap();
    let (done, told) = said(&["puzzles", "check", path], &[]);
    let _ = fs::remove_dir_all(&folder);
    assert!(!done && told.contains(&puzzles[0].id), "{told}");
}

/// A miner that is stopped goes on where it was: here it has nothing left to do.
#[test]
fn a_miner_goes_on_where_it_was() {
    let folder = std::env::temp_dir().join(format!("messdeck-mine-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("diceopolis.jsonl"), lines(&shipped("diceopolis")[..1])).unwrap();
    fs::write(folder.join("diceopolis.searched"), "0\n1\n").unwrap();
    let into = folder.to_str().unwrap();
    let (done, told) = said(&["puzzles", "mine", "diceopolis", "--into", into, "--most", "1"], &[]);
    let _ = fs::remove_dir_all(&folder);
    assert!(done && told.contains("1 puzzle from 2 matches"), "{told}");
}
