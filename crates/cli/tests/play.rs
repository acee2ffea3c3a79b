//! The terminal game as a person plays it, through a pipe.

use crate::common;
use std::path::PathBuf;

/// Types these lines and gives what the program says.
fn messdeck(args: &[&str], lines: &[&str]) -> String {
    let output = common::messdeck(args, (lines.join("\n") + "\n").as_bytes());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr));
    said
}

fn play(lines: &[&str]) -> String {
    messdeck(&["play", "uptick", "--seed", "1"], lines)
}

/// A file of this test's own, gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("messdeck-{}-{name}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn moves_are_typed_in_notation_or_target_by_target() {
    let said = play(&["1@d4", "2", "f6", "3 c3", "board"]);
    assert!(said.contains("Blue 2> "), "the prompt shows what was chosen: {said}");
    let last = said.rsplit("  8 ").next().unwrap();
    for (rank, thing) in [("6", "b2"), ("4", "r1"), ("3", "r3")] {
        let row = last.lines().find(|line| line.trim_start().starts_with(rank)).unwrap();
        assert!(row.contains(thing), "{row}");
    }
}

#[test]
fn what_is_not_legal_is_explained() {
    let said = play(&["1@d4", "why 2@e5", "why 2@f6", "2@e5", "2", "e5", "back", "xyzzy", "d4"]);
    assert_eq!(said.matches("(UT-P2)").count(), 3, "{said}");
    assert!(said.contains("2@f6 is legal."));
    assert!(said.contains("xyzzy is neither a move nor something to choose here."));
    let said = play(&["3@c9", "3@"]);
    assert!(
        said.contains("Character 4: Expected a digit from 1 to 8, found “9”. Did you mean 3@a1"),
        "{said}"
    );
    assert!(
        said.contains("3@: This is not a move of the game. Character 3: Expected a letter from a to h"),
        "{said}"
    );
}

#[test]
fn a_person_can_look_around() {
    let said = play(&["?", "? all", "help", "marks", "rules", "why", "save", "back", "undo"]);
    assert!(said.contains("384 legal moves in all"));
    assert!(said.contains("6@h8"));
    assert!(said.contains("save FILE"));
    // Players read sentences; the boards beside them are the page's.
    assert!(said.contains("# Uptick") && said.contains("## At a glance"));
    assert!(!said.contains("```") && !said.contains("UT-P2"));
    assert!(play(&["rules exact"]).contains("**[UT-P2]**"));
    assert!(said.contains("There is no decision of yours to take back."));
    assert!(said.contains("Nothing has been chosen yet"));
}

#[test]
fn undo_goes_back_to_ones_own_decision() {
    let seat = ["play", "uptick", "--seed", "5", "--seat", "blue=random"];
    let once = messdeck(&seat, &["1@d4", "board"]);
    let twice = messdeck(&seat, &["1@d4", "undo", "1@d4", "board"]);
    let answer = |said: &str| said.lines().rfind(|line| line.contains("Blue places a ")).map(str::to_owned);
    assert!(answer(&once).is_some());
    assert_eq!(answer(&once), answer(&twice), "the same move brings the same answer");
}

#[test]
fn a_match_is_saved_resumed_and_replayed() {
    let file = Scratch::new("match.txt");
    let said = play(&["1@d4", "2@f6", &format!("save {}", file.path())]);
    assert!(said.contains("Saved"), "{said}");
    let record = std::fs::read_to_string(&file.0).unwrap();
    assert!(record.ends_with("\n1 red 1@d4\n2 blue 2@f6\n"), "{record}");

    let shown = messdeck(&["replay", file.path()], &[]);
    assert!(shown.contains("2 of 2 moves checked."), "{shown}");
    let shown = messdeck(&["replay", "--boards", file.path()], &[]);
    assert!(shown.matches("      a     b").count() == 2, "{shown}");

    let resumed = messdeck(&["play", "--resume", file.path()], &["3@c3", &format!("save {}", file.path())]);
    assert!(resumed.contains("Red> "), "{resumed}");
    let record = std::fs::read_to_string(&file.0).unwrap();
    assert!(record.ends_with("3 red 3@c3\n"), "{record}");
}

#[test]
fn replay_names_the_first_wrong_line() {
    let file = Scratch::new("wrong.txt");
    std::fs::write(&file.0, "messdeck record 1\ngame: uptick\n\n1 red 1@d4\n2 blue 2@e5\n").unwrap();
    let output = common::messdeck(&["replay", file.path()], b"");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("Line 5 of the record: 2@e5: ") && said.contains("(UT-P2)"), "{said}");
}

#[test]
fn only_records_are_overwritten() {
    let file = Scratch::new("letter.txt");
    std::fs::write(&file.0, "Dear Ann,\n").unwrap();
    let said = play(&[&format!("save {}", file.path())]);
    assert!(said.contains("not a record"), "{said}");
    assert_eq!(std::fs::read_to_string(&file.0).unwrap(), "Dear Ann,\n");
}

#[test]
fn random_players_finish_a_match_by_themselves() {
    let seats = ["play", "uptick", "--seed", "3", "--seat", "red=random", "--seat", "blue=random"];
    let said = messdeck(&seats, &[]);
    assert!(said.contains(" wins: red "), "{said}");
}

#[test]
fn the_end_of_input_leaves_cleanly() {
    assert!(play(&[]).ends_with("Fair winds.\n"));
    assert!(messdeck(&["play"], &["nonsense", "1", "9", "1", "0", "quit"]).ends_with("Fair winds.\n"));
}

#[test]
fn whoever_names_no_game_is_asked_for_a_set_up_too() {
    let said = messdeck(&["play"], &["uckers", "5", "mess-deck-for-two", "1", "quit"]);
    assert!(said.contains("  4  Mess deck for two"), "{said}");
    assert!(said.contains("Type a number from 1 to 4, or a name: basic, "), "{said}");
    assert!(said.contains("Uckers · Mess deck for two — "), "{said}");
    // A game with one set-up or none is not asked about, nor is one whose rules the command line has chosen.
    let said = messdeck(&["play"], &["uptown", "0", "quit"]);
    assert!(!said.contains("set-up>") && said.contains("Uptown — "), "{said}");
    let said = messdeck(&["play", "-o", "players=2"], &["uckers", "1", "quit"]);
    assert!(!said.contains("set-up>") && said.contains("Uckers · Basic rules for two — "), "{said}");
    let said = messdeck(&["play", "uckers", "--setup", "mess-deck", "-o", "saved-sixes=on"], &["quit"]);
    assert!(said.contains("Uckers — "), "{said}");
}

/// The moves of a seat, as the program tells them.
fn moves_of<'a>(said: &'a str, seat: &str) -> Vec<&'a str> {
    let start = format!("{}{} ", seat[..1].to_uppercase(), &seat[1..]);
    // Through a pipe nobody's Enter ends the line of a prompt.
    let lines = said.lines().filter_map(|line| line.rsplit("> ").next());
    lines
        .filter(|line| line.starts_with(&start))
        .filter_map(|line| Some(line.strip_suffix(']')?.rsplit_once('[')?.1))
        .collect()
}

#[test]
fn a_seeded_match_is_repeatable_and_its_record_verifies() {
    for (game, rules, seats) in [
        ("diceopolis", &["-o", "dice=8"][..], ["red", "blue"]),
        ("uckers", &["--setup", "basic-for-two"], ["red", "blue"]),
        ("uptick", &["-o", "size=4"], ["red", "blue"]),
    ] {
        let file = Scratch::new(game);
        let [one, other] = seats.map(|seat| format!("{seat}=random"));
        let alone = [&["play", game, "--seed", "7"], rules, &["--seat", &other]].concat();
        let both = [&alone[..], &["--seat", &one]].concat();
        let said = messdeck(&both, &[]);
        assert_eq!(said, messdeck(&both, &[]), "{game}");
        // A person who makes the moves of the first seat meets the same dice and the same answers.
        let save = format!("save {}", file.path());
        let typed = [moves_of(&said, seats[0]), vec![&save]].concat();
        let played = messdeck(&alone, &typed);
        assert_eq!(moves_of(&played, seats[1]), moves_of(&said, seats[1]), "{game}");
        let record = std::fs::read_to_string(&file.0).unwrap();
        assert!(record.contains("\nresult: ") && record.contains("seat blue: random\n"), "{record}");
        let verified = messdeck(&["verify", file.path()], &[]);
        assert!(verified.contains(" rolls verified"), "{verified}");
        messdeck(&["replay", file.path()], &[]);
    }
}

#[test]
fn a_match_with_dice_is_dealt_on_after_it_was_saved() {
    let (file, whole) = (Scratch::new("half.txt"), Scratch::new("whole.txt"));
    let seats = ["play", "diceopolis", "-o", "dice=8", "--seed", "9", "--seat", "blue=greedy"];
    let said = messdeck(&[&seats[..], &["--seat", "red=random"]].concat(), &[]);
    let moves = moves_of(&said, "red");
    let (first, rest) = moves.split_at(3);
    let save = |file: &Scratch| format!("save {}", file.path());
    messdeck(&seats, &[first, &[&save(&file)]].concat());
    let half = std::fs::read_to_string(&file.0).unwrap();
    assert!(!half.contains("\nresult: "), "{half}");
    assert!(messdeck(&["verify", file.path()], &[]).contains(" rolls verified"));
    messdeck(&["play", "--resume", file.path()], &[rest, &[&save(&file)]].concat());
    messdeck(&seats, &[&moves[..], &[&save(&whole)]].concat());
    let read = |file: &Scratch| std::fs::read_to_string(&file.0).unwrap();
    assert_eq!(read(&file), read(&whole));
    // Where nobody knows what the dice were dealt from, a new match begins where the record ends.
    let undealt: Vec<&str> = half.lines().filter(|line| !line.starts_with("seed: ")).collect();
    std::fs::write(&file.0, undealt.join("\n") + "\n").unwrap();
    let said = messdeck(&["play", "--resume", file.path()], &[&save(&file)]);
    assert!(said.contains("a new match begins where it ends"), "{said}");
    assert!(read(&file).contains("\nstart: "), "{}", read(&file));
    assert!(messdeck(&["verify", file.path()], &[]).contains(" rolls verified"));
}

#[test]
fn dice_settle_who_begins_unless_the_command_line_does() {
    let said = messdeck(&["play", "uckers", "--seed", "1"], &["quit"]);
    assert!(said.contains(" for the first turn\n") && said.contains(" has won the roll-off"), "{said}");
    for settled in [&["uckers", "-o", "first=blue"], &["dice-tactics", "--seat", "black=greedy"]] {
        let said = messdeck(&[&["play"][..], &settled[..]].concat(), &["quit"]);
        assert!(!said.contains("for the first turn"), "{said}");
    }
}

#[test]
fn whoever_exchanged_chairs_in_a_roll_off_keeps_the_new_one() {
    let file = Scratch::new("chairs.txt");
    let save = format!("save {}", file.path());
    let mut found = std::collections::BTreeSet::new();
    for seed in 1..=8 {
        messdeck(&["play", "--seed", &seed.to_string()], &["dice-tactics", "1", "1", &save]);
        let record = std::fs::read_to_string(&file.0).unwrap();
        let verified = messdeck(&["verify", file.path()], &[]);
        assert!(verified.contains(" rolls verified"), "{verified}");
        messdeck(&["play", "--resume", file.path()], &[&save]);
        assert_eq!(std::fs::read_to_string(&file.0).unwrap(), record);
        found.insert(record.contains("seat white: human\n"));
    }
    assert_eq!(found.len(), 2, "some throws let them exchange chairs and some don't");
}

#[test]
fn clocks_run_and_time_that_is_up_is_up() {
    let file = Scratch::new("clock.txt");
    let save = format!("save {}", file.path());
    let said = messdeck(&["play", "uptick", "--clock", "10+5"], &["1@d4", &save]);
    assert!(said.contains("Red 9:59> ") || said.contains("Red 10:00> "), "{said}");
    let record = std::fs::read_to_string(&file.0).unwrap();
    assert!(record.contains("1 red 1@d4 [10:0"), "{record}");

    let mut child = common::start(&["play", "uptick", "--clock", "0.02+0"]);
    // The clock runs from when the first line is there, however long a busy machine takes to start a program.
    let mut stdout = std::io::BufReader::new(child.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut stdout, &mut String::new()).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1400));
    std::io::Write::write_all(child.stdin.as_mut().unwrap(), format!("1@d4\n{save}\n").as_bytes()).unwrap();
    drop(child.stdin.take());
    let mut said = String::new();
    std::io::Read::read_to_string(&mut stdout, &mut said).unwrap();
    child.wait().unwrap();
    assert!(said.contains("Red is out of time\n") && said.contains("Blue won on time.\n"), "{said}");
    assert!(messdeck(&["verify", file.path()], &[]).contains("0 of 0 rolls verified"));

    for wrong in ["10", "0+5", "ten+five", "-1+0"] {
        let output = common::messdeck(&["play", "uptick", "--clock", wrong], b"");
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
}
