//! Records read and print in one spelling, replay exactly, and name the first wrong line.

use std::error::Error;

use messdeck_core::ParseError;
use messdeck_facade::record::{Ending, Flaw, RecordedMove};
use messdeck_facade::{MoveError, Record, RecordError};
use messdeck_testkit::toy::Sprint;
use messdeck_testkit::words::said;

const WHOLE: &str = "\
messdeck record 1
game: sprint
start: 7,8 r 0
seat red: Ann
seat blue: random
date: 2026-11-15
seed: 00ff
entropy red: 1234
result: red

1 chance roll:2
2 red go [4:53.200] ; close
3 chance roll:1
4 blue stay [1:00:00.000]
5 chance roll:2
6 red go
";

fn replay(text: &str) -> Result<usize, RecordError> {
    let record: Record = text.parse()?;
    Ok(record.replay(&Sprint)?.positions.len())
}

/// What a person is told.
fn told(error: &RecordError) -> String {
    match error {
        RecordError::Bad { line, why } => format!("line {line}: {}", said(&why.say())),
        RecordError::RetiredRules(retired) => said(&retired.told("fault-retired-rules-record")),
        RecordError::NewerRules(unknown) => said(&unknown.told("fault-newer-rules-record")),
    }
}

#[test]
fn a_record_reads_prints_and_replays() {
    let record: Record = WHOLE.parse().unwrap();
    assert_eq!(record.to_string(), WHOLE);
    assert_eq!(record.result, Some(Ending { winners: vec!["red".to_owned()], by: None }));
    assert_eq!(
        record.moves[1],
        RecordedMove {
            who: "red".to_owned(),
            mv: "go".to_owned(),
            clock: Some(293_200),
            comment: Some("close".to_owned()),
        }
    );
    assert_eq!(record.moves[3].clock, Some(3_600_000));
    let replay = record.replay(&Sprint).unwrap();
    assert_eq!(replay.positions.len(), 7);
    assert_eq!(replay.positions[6].text(), "10,8 b 0");
}

#[test]
fn a_match_may_end_by_other_things_than_the_rules() {
    let resigned = "messdeck record 1\ngame: sprint\nresult: blue by resignation\n\n1 chance roll:2\n";
    assert_eq!(replay(resigned).unwrap(), 2);
    assert_eq!(resigned.parse::<Record>().unwrap().to_string(), resigned);
    assert_eq!(replay("messdeck record 1\ngame: sprint\nresult: nobody by agreement\n\n").unwrap(), 1);
}

#[test]
fn the_first_wrong_line_is_named() {
    const VERSION: &str = "line 3: Versions of the rules are numbers from 2 on; the first is not written.";
    for (wrong, right, message) in [
        ("messdeck record 2", "messdeck record 1", "line 1: Here should be “messdeck record 1”."),
        ("game sprint", "game: sprint", "line 2: “game sprint” is no tag. A tag looks like “game: uptick”"),
        (
            "colour: red",
            "date: 2026-11-15",
            "line 6: There is no tag “colour”; the tags are game, options, rules, start, seat …, ",
        ),
        ("seat red: Eve", "seat blue: random", "line 5: The tag “seat red” is there twice."),
        (
            "seat green: Eve",
            "seat blue: random",
            "line 5: Nobody plays that colour; the colours are red and blue.",
        ),
        ("start: 7,7 r 0", "start: 7,8 r 0", "line 3: This is not a position of the game. Character 4: "),
        ("options: size=3\nstart", "start", "line 3: There is no option “size”; this game has none."),
        ("rules: 1\nstart", "start", VERSION),
        ("rules: new\nstart", "start", VERSION),
        ("rules: 02\nstart", "start", "line 3: Here should be “rules: 2”."),
        ("rules: 2\nrules: 2\nstart", "start", "line 4: The tag “rules” is there twice."),
        ("start: 7,8 r 0\nrules: 2", "start: 7,8 r 0", "line 3: Here should be “rules: 2”."),
        ("rules: 2\nstart", "start", "This record was written by a newer Messdeck"),
        ("result: blue", "result: red", "line 9: The result is “red”."),
        ("result: red by luck", "result: red", "line 9: The match ended by the rules, not by “luck”."),
        ("2 red go [4:53.2]", "2 red go [4:53.200]", "line 12: “[4:53.2]” should look like “[4:53.200]”."),
        ("2 red  go", "2 red go", "line 12: “2 red  go"),
        ("2 blue go", "2 red go", "line 12: It is the turn of “red” here."),
        (
            "2 red jump",
            "2 red go",
            "line 12: jump is not a move of the game. Character 1: Expected “roll:”, found “j”.",
        ),
        ("2 red roll:1", "2 red go", "line 12: roll:1: sprint-why-choose-first (SP-3)"),
        ("7 blue stay", "4 blue stay", "line 14: This should be move number 4."),
        ("6 red go\n7 chance roll:1", "6 red go", "line 17: The game is over before this move."),
        ("5 chance roll:2", "5 chance roll:2\n6 red go", "line 9: The game is not over after the last move."),
        ("\n6 red go", "6 red go", "line 16: “” should look like “6 red 3@c3”."),
        ("\nseed: 00ff", "seed: 00ff", "line 8: “seed: 00ff” should look like “1 red 3@c3”."),
    ] {
        let text = WHOLE.replace(right, wrong);
        assert_ne!(text, WHOLE, "{right} is not in the record");
        let error = told(&replay(&text).expect_err(wrong));
        assert!(error.starts_with(message), "{wrong}: {error}");
    }
}

#[test]
fn what_is_wrong_keeps_what_led_to_it() {
    let text = WHOLE.replace("2 red go", "2 red roll:1");
    let error = replay(&text).unwrap_err();
    let RecordError::Bad { why: Flaw::Move { mv, why: MoveError::Illegal(why) }, .. } = &error else {
        panic!("{error}")
    };
    assert_eq!((mv.as_str(), why.rule), ("roll:1", "SP-3"));
    let text = WHOLE.replace("start: 7,8 r 0", "start: 7,7 r 0");
    let error = replay(&text).unwrap_err();
    let parse = error.source().and_then(Error::source).and_then(|why| why.downcast_ref::<ParseError>());
    assert_eq!(parse.map(|parse| parse.at), Some(3));
}

#[test]
fn tags_come_in_one_order() {
    let text = WHOLE.replace("seat red: Ann\nseat blue: random\n", "");
    let text = text.replace("result: red\n", "result: red\nseat red: Ann\n");
    assert_eq!(told(&replay(&text).unwrap_err()), "line 4: Here should be “seat red: Ann”.");
}
