//! Records whose dice are derived again: right ones pass, and the first wrong line is named.

use crate::common;
use messdeck_facade::record::Flaw;
use messdeck_facade::{Record, RecordError};
use messdeck_search::Numbers;
use messdeck_table::{Setup, Unverifiable, Verification, verify};

use crate::common::{Host, any_game};

fn finished() -> String {
    let setup = Setup { roll_off: true, ..Setup::new("m", "uckers") };
    let mut host = Host::seated(setup, &["ann", "2", "ann", "dan"]);
    host.play(&mut Numbers::seeded(1), 100);
    assert!(host.table.record().tag("seed").is_none());
    host.must(common::resign("red", "ann"));
    host.table.record().to_string()
}

fn check(text: &str) -> Result<Verification, Unverifiable> {
    let record: Record = text.parse().unwrap();
    verify(&record, any_game(&record.game).unwrap())
}

fn line_with(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).unwrap() + 1
}

#[test]
fn every_wrong_roll_is_found() {
    let text = finished();
    let right = check(&text).unwrap();
    assert_eq!((right.verified, &right.wrong), (right.rolls, &None));
    let rolls: Vec<(usize, &str)> =
        text.lines().enumerate().filter(|(_, line)| line.contains(" chance ")).collect();
    assert!(rolls.len() > 20);
    for (nth, (index, line)) in rolls.into_iter().enumerate() {
        let other = if line.ends_with("66") { "roll:11" } else { "roll:66" };
        let (start, roll) = line.rsplit_once(' ').unwrap();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines[index] = format!("{start} {other}");
        let found = check(&lines.join("\n")).unwrap();
        let wrong = found.wrong.unwrap();
        assert_eq!((wrong.line, wrong.expected.as_str(), wrong.found.as_str()), (index + 1, roll, other));
        let thrown_off = text.lines().find(|line| line.starts_with("roll-off")).unwrap().matches('=').count();
        assert_eq!(found.verified, thrown_off + nth);
    }
}

#[test]
fn a_changed_roll_off_seed_entropy_or_match_is_found() {
    let text = finished();
    let change = |from: &str, to: &str| {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from} is not in the record");
        check(&changed).unwrap().wrong.unwrap()
    };
    let tag = |name: &str| {
        let line = text.lines().find(|line| line.starts_with(&format!("{name}: "))).unwrap();
        line.split_once(": ").unwrap().1.to_owned()
    };
    let seed = tag("seed");
    assert_eq!(change(&seed, &"00".repeat(32)).line, line_with(&text, "commitment: "));
    assert_eq!(change("match: m", "match: n").line, line_with(&text, "roll-off: "));
    assert_eq!(change(&tag("entropy red"), &"00".repeat(32)).line, line_with(&text, "roll-off: "));
    let throws = tag("roll-off");
    let other = if throws.starts_with("red=11") { "red=12" } else { "red=11" };
    assert_eq!(change(&throws[..6], other).line, line_with(&text, "roll-off: "));
}

#[test]
fn what_can_not_be_verified_says_why() {
    let text = finished();
    let without = |tag: &str| {
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(tag)).collect();
        check(&lines.join("\n"))
    };
    assert!(matches!(without("commitment"), Err(Unverifiable::NotDealt)));
    assert!(matches!(without("seed"), Err(Unverifiable::NotRevealed)));
    assert!(matches!(without("match"), Err(Unverifiable::Record(_))));
    let broken = text.replacen("seed: ", "seed: x", 1);
    let Err(Unverifiable::Record(RecordError::Bad { line, why })) = check(&broken) else {
        panic!("the seed is not hex")
    };
    assert_eq!(line, line_with(&broken, "seed: "));
    assert_eq!(why, Flaw::from("notation-record-hex"));
    let stranger = text.replacen("entropy red", "entropy pink", 1);
    let Err(Unverifiable::Record(RecordError::Bad { line, .. })) = check(&stranger) else {
        panic!("nobody sits on pink")
    };
    assert_eq!(line, line_with(&stranger, "entropy pink"));
    let broken = text.replacen("roll-off: red=", "roll-off: red=7", 1);
    let error = broken.parse::<Record>().unwrap_err().to_string();
    assert!(error.contains("notation-record-unlike"), "{error}");
}

/// A match without dice has nothing to verify, and that is no failure.
#[test]
fn a_match_without_dice_verifies_none_of_none() {
    let mut host = Host::seated(Setup::new("m", "uptick"), &["ann", "2"]);
    host.play(&mut Numbers::seeded(1), 4);
    host.must(common::resign("red", "ann"));
    let found = check(&host.table.record().to_string()).unwrap();
    assert_eq!((found.rolls, found.verified, found.wrong), (0, 0, None));
}
