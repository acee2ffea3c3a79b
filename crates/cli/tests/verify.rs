//! `messdeck verify`: dealt dice derived again, from records as a table writes them.

use std::path::PathBuf;

use messdeck_search::Numbers;
use messdeck_table::{Command, Context, Phase, Seed, Setup, Table};

use crate::common::messdeck;

/// A match that the computer played against itself to the end.
fn record() -> String {
    let seed = Seed::new([42; 32]);
    let context = Context { now: 0, seed: Some(&seed) };
    let options = [("dice".to_owned(), "6".to_owned())].into();
    let setup = Setup { options, ..Setup::new("evening", "diceopolis") };
    let (mut table, _) = Table::new(messdeck_catalog::find, setup, &seed, 0).unwrap();
    for seat in ["red", "blue"] {
        table.act(&Command::SeatComputer { seat: seat.to_owned(), level: 1 }, context).unwrap();
    }
    let mut numbers = Numbers::seeded(1);
    while table.phase() != Phase::Over {
        let view = table.view();
        let seat = view.acting.unwrap().to_owned();
        let command = match view.chance {
            true => Command::Roll { seat, person: None },
            false => {
                let mv = table.position().random_move(&mut numbers).unwrap();
                Command::Move { seat, person: None, mv }
            }
        };
        table.act(&command, context).unwrap();
    }
    table.record().to_string()
}

fn verify(name: &str, text: &str) -> (Option<i32>, String, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).unwrap();
    let output = messdeck(&["verify", path.to_str().unwrap()], b"");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn all_rolls_of_a_dealt_match_verify() {
    let record = record();
    let rolls = record.lines().filter(|line| line.contains(" chance roll:")).count();
    let (status, out, err) = verify("verified.txt", &record);
    assert_eq!((status, err.as_str()), (Some(0), ""));
    assert!(out.starts_with(&format!("{rolls} of {rolls} rolls verified\n")), "{out}");
}

#[test]
fn the_first_wrong_roll_is_named_with_its_line() {
    let record = record();
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    let index = lines.iter().position(|line| line.starts_with("3 chance roll:")).unwrap();
    let dealt = lines[index].rsplit(' ').next().unwrap().to_owned();
    let other = if dealt == "roll:1" { "roll:2" } else { "roll:1" };
    lines[index] = format!("3 chance {other}");
    let (status, out, err) = verify("wrong.txt", &lines.join("\n"));
    assert_eq!((status, out.as_str()), (Some(1), ""));
    let told = format!("line {}: the dealer gives {dealt}, the record says {other} (2 of ", index + 1);
    assert!(err.contains(&told), "{err}");
}

#[test]
fn a_record_without_dealt_dice_says_so() {
    let text = "messdeck record 1\ngame: diceopolis\n\n1 chance roll:4\n";
    let (status, out, err) = verify("not-dealt.txt", text);
    assert_eq!((status, out.as_str()), (Some(2), ""));
    assert!(err.contains("No dealer dealt dice in this record"), "{err}");

    let record = record();
    let unrevealed: Vec<&str> = record.lines().filter(|line| !line.starts_with("seed: ")).collect();
    let (status, _, err) = verify("unrevealed.txt", &unrevealed.join("\n"));
    assert_eq!(status, Some(2));
    assert!(err.contains("shown when the match is over"), "{err}");
}
