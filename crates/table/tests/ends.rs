//! Every end of a match, and what leads to it: clocks, absence, offers.

use crate::common;
use messdeck_facade::Record;
use messdeck_search::Numbers;
use messdeck_table::{Cause, ClockSpec, Command, Offering, Phase, Setup, Sitter, TableResult, What, verify};

use crate::common::{Host, SEED, any_game, mv, resign, roll};

fn result(host: &Host) -> (Cause, Vec<String>) {
    let TableResult { winners, by, .. } = host.view().result.expect("the match is over");
    assert_eq!(host.view().fairness.seed, Some(SEED.reveal()), "every end reveals the seed");
    host.check_log();
    let record = host.table.record();
    assert_eq!(record.to_string().parse::<Record>().unwrap(), record);
    let game = any_game(&record.game).unwrap();
    assert_eq!(verify(&record, game).unwrap().wrong, None);
    (by, winners)
}

fn command(make: fn(String, String) -> Command, seat: &str, person: &str) -> Command {
    make(seat.to_owned(), person.to_owned())
}

fn abort(seat: &str, person: &str) -> Command {
    command(|seat, person| Command::Abort { seat, person }, seat, person)
}

fn offer(seat: &str, person: &str, offer: Offering) -> Command {
    Command::Offer { seat: seat.to_owned(), person: person.to_owned(), offer, id: None }
}

fn answer(seat: &str, person: Option<&str>, accept: bool) -> Command {
    Command::Answer { seat: seat.to_owned(), person: person.map(str::to_owned), accept }
}

fn claim(seat: &str, person: &str, level: Option<u8>) -> Command {
    Command::Claim { seat: seat.to_owned(), person: person.to_owned(), level }
}

fn players(id: &str, count: &str) -> Setup {
    Setup { options: [("players".to_owned(), count.to_owned())].into(), ..Setup::new("m", id) }
}

#[test]
fn who_resigns_loses_with_their_side() {
    let mut host = Host::seated(Setup::new("m", "uckers"), &["ann", "bob", "cat", "dan"]);
    assert_eq!(host.refused(resign("red", "bob")), "not-your-seat");
    host.must(resign("blue", "bob"));
    assert_eq!(result(&host), (Cause::Resignation, vec!["red".to_owned(), "green".to_owned()]));
    assert_eq!(host.refused(resign("red", "ann")), "over");
    assert_eq!(host.refused(mv("red", "ann", "pass")), "over");
}

#[test]
fn where_each_plays_for_themselves_the_others_share_the_win() {
    let mut host = Host::seated(players("diceopolis", "3"), &["ann", "bob", "2"]);
    host.must(resign("red", "ann"));
    assert_eq!(result(&host), (Cause::Resignation, vec!["blue".to_owned(), "green".to_owned()]));
}

#[test]
fn a_match_can_be_called_off_before_the_first_decision() {
    let mut host = Host::new(Setup::new("m", "sprint"));
    assert_eq!(host.refused(abort("red", "ann")), "not-your-seat");
    host.must(common::sit("red", "ann"));
    host.must(abort("red", "ann"));
    assert_eq!(result(&host), (Cause::Abort, Vec::new()));
    assert_eq!(host.refused(common::sit("blue", "bob")), "seats-are-taken");

    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "bob"]);
    host.must(roll("red", "ann"));
    assert!(host.view().may_abort);
    assert_eq!(host.clone().refused(abort("red", "bob")), "not-your-seat");
    host.must(mv("red", "ann", "stay"));
    assert!(!host.view().may_abort);
    assert_eq!(host.refused(abort("blue", "bob")), "too-late");
}

#[test]
fn time_runs_while_rolling_too_and_whoever_comes_by_finds_it_up() {
    let clock = Some(ClockSpec { base: 10_000, increment: 2_000 });
    let setup = Setup { clock, ..Setup::new("m", "sprint") };
    let mut host = Host::seated(setup.clone(), &["ann", "bob"]);
    host.now += 4_000;
    host.must(roll("red", "ann"));
    assert_eq!(host.view().seats[0].clock, Some(6_000));
    host.now += 1_000;
    host.must(mv("red", "ann", "stay"));
    assert_eq!(host.view().seats[0].clock, Some(7_000));
    assert_eq!(host.view().clock_at, Some(host.now));
    host.now += 9_999;
    assert_eq!(host.must(Command::Tick {}), []);
    host.now += 1;
    host.must(Command::Tick {});
    assert_eq!(result(&host), (Cause::Time, vec!["red".to_owned()]));
    assert_eq!(host.view().seats[1].clock, Some(0));

    let mut host = Host::seated(setup, &["ann", "bob"]);
    host.now += 50_000;
    let events = host.must(roll("red", "ann"));
    assert!(matches!(&events[0].what, What::Ended { by: Cause::Time, .. }), "a roll that comes too late");
}

#[test]
fn time_never_goes_back() {
    let clock = Some(ClockSpec { base: 10_000, increment: 0 });
    let mut host = Host::seated(Setup { clock, ..Setup::new("m", "sprint") }, &["ann", "bob"]);
    host.now = 0;
    host.must(roll("red", "ann"));
    assert_eq!(host.view().seats[0].clock, Some(10_000));
    host.now = u64::MAX;
    assert_eq!(host.refused(mv("red", "ann", "stay")), "bad-time");
    host.check_log();
}

#[test]
fn a_draw_is_agreed_by_all() {
    let mut host = Host::seated(players("diceopolis", "3"), &["ann", "bob", "cat"]);
    host.must(offer("red", "ann", Offering::Draw));
    assert_eq!(host.view().offer.unwrap().waiting_for, ["blue", "green"]);
    host.must(answer("green", Some("cat"), true));
    assert_eq!(host.view().phase, Phase::Playing);
    host.must(answer("blue", Some("bob"), true));
    let all = ["red", "blue", "green"].map(str::to_owned).to_vec();
    assert_eq!(result(&host), (Cause::Agreement, all));
}

#[test]
fn who_offers_a_draw_may_move_on_and_who_moves_instead_of_answering_declines() {
    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "bob"]);
    host.must(roll("red", "ann"));
    host.must(offer("red", "ann", Offering::Draw));
    host.must(mv("red", "ann", "stay"));
    host.must(roll("blue", "bob"));
    assert!(host.view().offer.is_some());
    host.must(mv("blue", "bob", "stay"));
    assert_eq!(host.view().offer, None);
}

#[test]
fn the_computer_agrees_to_a_draw_only_if_its_host_says_so() {
    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "2"]);
    host.must(offer("red", "ann", Offering::Draw));
    assert_eq!(host.refused(answer("blue", Some("ann"), true)), "not-your-seat");
    host.must(answer("blue", None, false));
    assert_eq!(host.view().phase, Phase::Playing);
    host.must(offer("red", "ann", Offering::Draw));
    host.must(answer("blue", None, true));
    assert_eq!(result(&host).0, Cause::Agreement);
}

#[test]
fn a_rematch_names_the_next_match() {
    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "bob"]);
    assert_eq!(host.refused(offer("red", "ann", Offering::Rematch)), "not-over");
    host.must(resign("red", "ann"));
    host.must(offer("red", "ann", Offering::Rematch));
    host.must(answer("red", Some("ann"), false));
    assert_eq!(host.view().offer, None);
    host.must(Command::Offer {
        seat: "blue".to_owned(),
        person: "bob".to_owned(),
        offer: Offering::Rematch,
        id: Some("another".to_owned()),
    });
    host.must(answer("red", Some("ann"), true));
    assert_eq!(host.view().rematch.as_deref(), Some("another"));
    assert_eq!(host.refused(offer("red", "ann", Offering::Rematch)), "rematch-agreed");
    host.check_log();

    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "3"]);
    host.must(resign("red", "ann"));
    host.must(offer("red", "ann", Offering::Rematch));
    let id = host.view().rematch.unwrap();
    assert_eq!(id.len(), 16, "{id}: the computer is always ready, and the id follows from the old one");
}

#[test]
fn absence_counts_only_on_ones_own_turn() {
    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "bob"]);
    let absent = |seat: &str| Command::Absent { seat: seat.to_owned() };
    host.must(absent("blue"));
    assert_eq!(host.must(absent("blue")), []);
    host.now += 100_000;
    assert_eq!(host.must(Command::Tick {}), [], "it is red's turn");
    host.must(roll("red", "ann"));
    host.must(mv("red", "ann", "stay"));
    host.now += 59_999;
    assert_eq!(host.must(Command::Tick {}), []);
    assert_eq!(host.refused(claim("red", "ann", None)), "nothing-to-claim");
    host.now += 1;
    host.must(Command::Tick {});
    assert!(host.view().seats[1].claimable);
    assert_eq!(host.refused(claim("blue", "bob", None)), "nothing-to-claim");
    let mut back = host.clone();
    back.must(Command::Present { seat: "blue".to_owned() });
    assert_eq!(back.refused(claim("red", "ann", None)), "nothing-to-claim");

    let mut taken_over = host.clone();
    taken_over.must(claim("red", "ann", Some(3)));
    assert_eq!(taken_over.view().seats[1].sitter, Sitter::Computer { level: 3 });
    taken_over.must(Command::Roll { seat: "blue".to_owned(), person: None });
    taken_over.check_log();

    host.must(claim("red", "ann", None));
    assert_eq!(result(&host), (Cause::Absence, vec!["red".to_owned()]));
    assert_eq!(host.refused(Command::Absent { seat: "green".to_owned() }), "no-seat");
}

#[test]
fn how_long_somebody_is_waited_for_can_be_agreed() {
    let mut host =
        Host::seated(Setup { patience: Some(5_000), ..Setup::new("m", "sprint") }, &["ann", "bob"]);
    host.must(Command::Absent { seat: "red".to_owned() });
    let since = host.now;
    assert_eq!(host.table.due(), Some(since + 5_000));
    host.now = since + 4_999;
    assert_eq!(host.must(Command::Tick {}), []);
    host.now = since + 5_000;
    host.must(Command::Tick {});
    host.must(claim("blue", "bob", Some(1)));
    host.check_log();
}

#[test]
fn a_partner_lets_the_computer_take_over_but_does_not_end_the_match() {
    let mut host = Host::seated(Setup::new("m", "uckers"), &["ann", "bob", "cat", "2"]);
    host.must(Command::Absent { seat: "red".to_owned() });
    host.now += 60_000;
    host.must(Command::Tick {});
    assert_eq!(host.refused(claim("green", "cat", None)), "own-side");
    assert_eq!(host.refused(claim("green", "cat", Some(0))), "bad-level");
    host.must(claim("green", "cat", Some(1)));
    host.play(&mut Numbers::seeded(1), 50);
    host.check_log();
}
