//! The roll-off: who throws, who wins, and what that settles.

use crate::common;
use messdeck_table::{Command, Phase, Setup, Sitter, verify};

use crate::common::{Host, any_game};

fn setup(game: &str, id: usize) -> Setup {
    Setup { roll_off: true, ..Setup::new(&format!("match-{id}"), game) }
}

fn throw(host: &mut Host) {
    let (seat, person) = host.acting().unwrap();
    assert!(host.view().chance);
    host.must(Command::RollOff { seat, person });
}

/// The winner by the rule of the page: highest sum, ties among the highest throw again.
fn winner(throws: &[(&str, u32)], seats: &[&'static str]) -> Option<&'static str> {
    let mut contenders = seats.to_vec();
    let mut rest = throws;
    while contenders.len() > 1 {
        let (round, later) = rest.split_at_checked(contenders.len())?;
        let best = round.iter().map(|throw| throw.1).max()?;
        contenders.retain(|seat| round.iter().any(|throw| throw.0 == *seat && throw.1 == best));
        rest = later;
    }
    assert!(rest.is_empty(), "thrown on after the win");
    contenders.first().copied()
}

#[test]
fn the_highest_throw_begins_and_ties_throw_again() {
    let (mut ties, mut firsts) = (0, std::collections::BTreeSet::new());
    for id in 0..60 {
        let mut host = Host::seated(setup("uckers", id), &["ann", "2", "cat", "dan"]);
        assert_eq!(host.view().phase, Phase::RollOff);
        let seats: Vec<&str> = host.view().seats.iter().map(|seat| seat.seat).collect();
        while host.view().phase == Phase::RollOff {
            throw(&mut host);
        }
        let view = host.view();
        let roll_off = view.roll_off.clone().unwrap();
        let throws: Vec<(&str, u32)> = roll_off
            .throws
            .iter()
            .map(|throw| (throw.seat, throw.dice.iter().map(|&die| u32::from(die)).sum()))
            .collect();
        assert!(roll_off.throws.iter().all(|throw| throw.dice.len() == 2));
        let first = winner(&throws, &seats);
        assert_eq!(roll_off.first, first);
        assert_eq!(view.options.get("first").map(String::as_str), first);
        assert_eq!((view.acting, view.chance), (first, true));
        ties += usize::from(throws.len() > 4);
        firsts.extend(first);
        host.check_log();
        let verification = verify(&finished(&mut host), any_game("uckers").unwrap()).unwrap();
        assert_eq!((verification.wrong, verification.verified), (None, throws.len()));
    }
    assert!(ties > 0 && firsts.len() == 4, "{ties} ties, {firsts:?}");
}

fn finished(host: &mut Host) -> messdeck_facade::Record {
    let seat =
        host.view().seats.iter().find(|seat| matches!(seat.sitter, Sitter::Person { .. })).unwrap().seat;
    let person = host.person_on(seat).unwrap();
    host.must(common::resign(seat, &person));
    host.table.record()
}

/// DT-8: who won the roll-off is White.
#[test]
fn in_dice_tactics_the_winner_takes_the_white_chair() {
    let mut exchanged = 0;
    for id in 0..20 {
        let mut host = Host::seated(setup("dice-tactics", id), &["ann", "bob"]);
        while host.view().phase == Phase::RollOff {
            throw(&mut host);
        }
        let view = host.view();
        let first = view.roll_off.clone().unwrap().first.unwrap();
        let winner = if first == "white" { "ann" } else { "bob" };
        assert_eq!(host.person_on("white").as_deref(), Some(winner));
        assert_ne!(host.person_on("black").as_deref(), Some(winner));
        // What was revealed stays with the chair it was committed on.
        assert_eq!(view.fairness.entropies["white"], Some(common::entropy("white")));
        exchanged += usize::from(first == "black");
        host.check_log();
        let record = finished(&mut host);
        let verification = verify(&record, any_game("dice-tactics").unwrap()).unwrap();
        assert_eq!(verification.wrong, None);
        assert!(verification.verified >= 2);
    }
    assert!(exchanged > 0 && exchanged < 20);
}

#[test]
fn throws_come_in_order_and_only_from_whose_turn_it_is() {
    let mut host = Host::seated(setup("uckers", 1), &["ann", "bob", "cat", "dan"]);
    let off = |seat: &str, person: &str| Command::RollOff {
        seat: seat.to_owned(),
        person: Some(person.to_owned()),
    };
    assert_eq!(host.refused(off("blue", "bob")), "not-your-turn");
    assert_eq!(host.refused(off("red", "bob")), "not-your-seat");
    assert_eq!(host.refused(common::roll("red", "ann")), "not-started");
    assert_eq!(host.refused(common::mv("red", "ann", "pass")), "not-started");
    assert_eq!(host.refused(common::resign("red", "ann")), "not-started");
    host.must(off("red", "ann"));
    assert_eq!(host.refused(off("red", "ann")), "not-your-turn");
    host.must(Command::Abort { seat: "red".to_owned(), person: "ann".to_owned() });
    let record = host.table.record();
    assert!(record.to_string().contains("roll-off: red="), "{record}");
    let verification = verify(&record, any_game("uckers").unwrap()).unwrap();
    assert_eq!((verification.wrong, verification.verified), (None, 1));
}

#[test]
fn there_is_none_where_the_page_names_none_or_the_start_is_given() {
    let host = Host::seated(setup("uptick", 1), &["ann", "bob"]);
    assert_eq!((host.view().phase, host.view().roll_off), (Phase::Playing, None));
    let start = Some("B,B,B,14/B,B,B,B/B,B,B,10/B,B,B,B b throw - - - 0,0,0,0 pppp".to_owned());
    let host = Host::seated(Setup { start, ..setup("uckers", 1) }, &["ann", "bob", "cat", "dan"]);
    assert_eq!((host.view().acting, host.view().roll_off), (Some("blue"), None));
}
