//! Sitting down, standing up, revealing, beginning.

use crate::common;
use messdeck_facade::Record;
use messdeck_table::{Bytes32, ClockSpec, Command, Context, Phase, Seed, Setup, Sitter, Table, What};

use crate::common::{Host, SEED, any_game, entropy, reveal, sit};

fn computer(seat: &str, level: u8) -> Command {
    Command::SeatComputer { seat: seat.to_owned(), level }
}

fn leave(seat: &str, person: Option<&str>) -> Command {
    Command::Leave { seat: seat.to_owned(), person: person.map(str::to_owned) }
}

fn new(setup: Setup) -> Result<(), &'static str> {
    Table::new(any_game, setup, &SEED, 5).map(|_| ()).map_err(|refusal| refusal.code().word())
}

#[test]
fn a_table_is_put_up_only_with_what_fits() {
    let with = |change: fn(&mut Setup)| {
        let mut setup = Setup::new("m", "uptick");
        change(&mut setup);
        new(setup)
    };
    assert_eq!(with(|_| ()), Ok(()));
    assert_eq!(with(|setup| setup.id = String::new()), Err("bad-id"));
    assert_eq!(with(|setup| setup.id = "x".repeat(65)), Err("bad-id"));
    assert_eq!(with(|setup| setup.id = "a b\n".to_owned()), Err("bad-id"));
    assert_eq!(with(|setup| setup.game = "chess".to_owned()), Err("unknown-game"));
    let option = |name: &str, value: &str| [(name.to_owned(), value.to_owned())].into();
    assert_eq!(new(Setup { options: option("size", "9"), ..Setup::new("m", "uptick") }), Err("bad-option"));
    assert_eq!(
        new(Setup { options: option("sise", "5"), ..Setup::new("m", "uptick") }),
        Err("unknown-option")
    );
    assert_eq!(with(|setup| setup.start = Some("nonsense".to_owned())), Err("bad-position"));
    assert_eq!(with(|setup| setup.clock = Some(ClockSpec { base: 0, increment: 0 })), Err("bad-clock"));
    assert_eq!(
        with(|setup| setup.clock = Some(ClockSpec { base: u64::MAX, increment: u64::MAX })),
        Err("bad-clock")
    );
    assert_eq!(with(|setup| setup.patience = Some(999)), Err("bad-patience"));
    assert_eq!(with(|setup| setup.patience = Some(u64::MAX)), Err("bad-patience"));
    let late = Table::new(any_game, Setup::new("m", "uptick"), &SEED, u64::MAX);
    assert_eq!(late.err().map(|refusal| refusal.code().word()), Some("bad-time"));
}

#[test]
fn seats_change_until_all_are_taken() {
    let mut host = Host::new(Setup::new("m", "sprint"));
    host.must(sit("red", "ann"));
    assert_eq!(host.refused(sit("red", "bob")), "seat-taken");
    assert_eq!(host.refused(computer("red", 3)), "seat-taken");
    assert_eq!(host.refused(sit("green", "bob")), "no-seat");
    assert_eq!(host.refused(leave("red", Some("bob"))), "not-your-seat");
    assert_eq!(host.refused(leave("red", None)), "not-your-seat");
    assert_eq!(host.refused(leave("blue", Some("ann"))), "not-your-seat");
    host.must(leave("red", Some("ann")));
    assert_eq!(host.view().seats[0].sitter, Sitter::Open);
    host.must(computer("red", 3));
    host.must(computer("red", 4));
    assert_eq!(host.view().seats[0].sitter, Sitter::Computer { level: 4 });
    assert_eq!(host.refused(leave("red", Some("ann"))), "not-your-seat");
    host.must(leave("red", None));
    assert_eq!(host.refused(Command::Start {}), "not-ready");
    assert_eq!(host.refused(computer("red", 0)), "bad-level");
    assert_eq!(host.refused(computer("red", 9)), "bad-level");

    host.must(sit("red", "ann"));
    host.must(sit("blue", "ann"));
    assert_eq!(host.view().phase, Phase::Revealing);
    assert_eq!(host.refused(leave("red", Some("ann"))), "seats-are-taken");
    assert_eq!(host.refused(sit("red", "ann")), "seats-are-taken");
    assert_eq!(host.refused(Command::Start {}), "not-ready");
    host.must(reveal("red", "ann"));
    let events = host.must(reveal("blue", "ann"));
    assert!(matches!(events[1].what, What::Started { .. }), "{events:?}");
    assert_eq!(host.view().phase, Phase::Playing);
    assert_eq!(host.must(Command::Start {}), []);
    host.check_log();
}

#[test]
fn names_fit_into_one_line_and_are_not_the_computers() {
    let mut host = Host::new(Setup::new("m", "sprint"));
    let named = |name: &str| Command::Sit {
        seat: "red".to_owned(),
        person: "ann".to_owned(),
        name: name.to_owned(),
        commitment: entropy("red"),
    };
    let long = "x".repeat(41);
    for name in ["", " Ann", "Ann\nresult: red", "Ann\u{202e}", "level:3", "random", &long] {
        assert_eq!(host.refused(named(name)), "bad-name", "{name:?}");
    }
    for person in ["", "ann bob", "ann\u{0}", &"x".repeat(65)] {
        assert_eq!(host.refused(sit("red", person)), "bad-id", "{person:?}");
    }
    host.must(named("Ann: the great ; Ünïcode"));
    let record = host.table.record();
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
}

#[test]
fn nobody_reveals_early_or_other_bytes_or_for_others() {
    let mut host = Host::new(Setup::new("m", "sprint"));
    host.must(sit("red", "ann"));
    assert_eq!(host.refused(reveal("red", "ann")), "too-early");
    host.must(sit("blue", "bob"));
    assert_eq!(host.refused(reveal("red", "bob")), "not-your-seat");
    let other =
        Command::Reveal { seat: "red".to_owned(), person: "ann".to_owned(), entropy: Bytes32([9; 32]) };
    assert_eq!(host.refused(other), "wrong-entropy");
    host.must(reveal("red", "ann"));
    assert_eq!(host.refused(reveal("red", "ann")), "too-late");
    let shown = host.view().fairness.entropies;
    assert_eq!(shown.get("red"), Some(&Some(entropy("red"))));
    assert_eq!(shown.get("blue"), Some(&None));
}

#[test]
fn who_does_not_reveal_in_time_is_silent_and_left_out() {
    let mut host = Host::new(Setup::new("m", "sprint"));
    host.must(sit("red", "ann"));
    host.must(sit("blue", "bob"));
    host.must(reveal("blue", "bob"));
    host.now += 29_999;
    assert_eq!(host.must(Command::Tick {}), []);
    host.now += 1;
    let events = host.must(Command::Tick {});
    assert_eq!(events[0].what, What::Silent { seat: "red".to_owned() });
    assert!(matches!(events[1].what, What::Started { .. }));
    assert_eq!(host.refused(reveal("red", "ann")), "too-late");
    host.check_log();
    assert!(!host.table.record().to_string().contains("entropy red"));
}

#[test]
fn only_a_host_with_the_right_seed_throws_dice() {
    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "2"]);
    let roll = common::roll("red", "ann");
    let without = host.table.act(&roll, Context { now: host.now, seed: None });
    assert_eq!(without.unwrap_err().code().word(), "no-dealer");
    let other = Seed::new([8; 32]);
    let wrong = host.table.act(&roll, Context { now: host.now, seed: Some(&other) });
    assert_eq!(wrong.unwrap_err().code().word(), "wrong-seed");
    host.must(roll);
}
