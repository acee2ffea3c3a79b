//! Undo: how far, who must agree, and that no dice are thrown anew.

use crate::common;
use messdeck_search::Numbers;
use messdeck_table::{ClockSpec, Command, Setup, UndoView, What};

use crate::common::{Host, mv, roll, undo};

fn answer(seat: &str, person: &str, accept: bool) -> Command {
    Command::Answer { seat: seat.to_owned(), person: Some(person.to_owned()), accept }
}

/// Both have rolled and moved once.
fn two_turns(sitters: [&str; 2]) -> Host {
    let mut host = Host::seated(Setup::new("m", "sprint"), &sitters);
    for (seat, person) in [("red", sitters[0]), ("blue", sitters[1])] {
        host.must(roll(seat, person));
        host.must(mv(seat, person, "stay"));
    }
    host
}

#[test]
fn the_last_act_is_free_until_somebody_acts_on_it() {
    let mut host = Host::seated(Setup::new("m", "sprint"), &["ann", "bob"]);
    assert_eq!(host.refused(undo("red", "ann")), "nothing-to-undo");
    host.must(roll("red", "ann"));
    assert_eq!(host.refused(undo("red", "ann")), "nothing-to-undo");
    host.must(mv("red", "ann", "stay"));
    assert_eq!(host.refused(undo("red", "bob")), "not-your-seat");
    let events = host.must(undo("red", "ann"));
    assert!(matches!(&events[0].what, What::Undone { to: 1, .. }), "{events:?}");
    assert_eq!(host.view().line.len(), 1);
    host.check_log();
}

#[test]
fn crossing_another_persons_roll_needs_their_consent() {
    let mut host = two_turns(["ann", "bob"]);
    let view = host.view();
    assert_eq!((view.undo[0].to, &view.undo[0].asks[..]), (1, &["blue"][..]));
    assert_eq!((view.undo[1].to, &view.undo[1].asks[..]), (3, &[][..]));
    host.must(undo("red", "ann"));
    assert_eq!(host.view().line.len(), 4, "nothing is taken back before the answer");
    assert_eq!(host.view().offer.unwrap().waiting_for, ["blue"]);
    assert_eq!(host.refused(answer("red", "ann", true)), "not-asked");
    assert_eq!(host.refused(answer("blue", "ann", true)), "not-your-seat");
    host.must(answer("blue", "bob", false));
    assert_eq!(host.view().offer, None);
    assert_eq!(host.view().line.len(), 4);

    host.must(undo("red", "ann"));
    host.must(answer("blue", "bob", true));
    assert_eq!(host.view().line.len(), 1);
    assert_eq!(host.refused(answer("blue", "bob", true)), "no-offer");
    host.check_log();
}

/// Whoever takes back across dice has seen them, be they one's own.
#[test]
fn crossing_ones_own_roll_asks_all_others() {
    let mut host = Host::seated(Setup::new("m", "uckers"), &["ann", "bob", "cat", "2"]);
    let mut numbers = Numbers::seeded(3);
    // A six gives one more throw, so in time somebody decides and rolls again.
    let only_own = loop {
        host.step(&mut numbers);
        let view = host.view();
        let crosses_own_roll = |undo: &&UndoView| {
            let crossed = &view.line[undo.to..];
            crossed.iter().all(|step| step.seat == undo.seat)
                && crossed.iter().any(|step| step.who == "chance")
        };
        if let Some(undo) = view.undo.iter().find(crosses_own_roll) {
            break undo.clone();
        }
    };
    let others: Vec<&str> =
        ["red", "blue", "green"].into_iter().filter(|seat| *seat != only_own.seat).collect();
    assert_eq!(only_own.asks, others);
}

#[test]
fn an_undo_request_lapses_when_play_goes_on_or_is_withdrawn() {
    let mut host = two_turns(["ann", "bob"]);
    host.must(undo("red", "ann"));
    host.must(answer("red", "ann", false));
    assert!(matches!(host.log.last().unwrap().what, What::Withdrawn { .. }));
    host.must(undo("red", "ann"));
    assert_eq!(host.refused(undo("red", "ann")), "offer-pending");
    host.must(roll("red", "ann"));
    assert_eq!(host.view().offer, None);
    assert_eq!(host.refused(answer("blue", "bob", true)), "no-offer");
    host.check_log();
}

#[test]
fn at_one_screen_and_against_the_computer_nobody_is_asked() {
    let mut host = two_turns(["ann", "ann"]);
    assert!(host.view().undo.iter().all(|undo| undo.asks.is_empty()));
    let before = host.view().line;
    host.must(undo("red", "ann"));
    assert_eq!(host.view().line[..], before[..1]);
    // An undo never throws anew.
    host.must(mv("red", "ann", "stay"));
    host.must(roll("blue", "ann"));
    assert_eq!(host.view().line[..], before[..3]);
}

#[test]
fn without_dice_only_those_who_acted_are_asked() {
    let mut host = Host::seated(Setup::new("m", "dice-tactics"), &["ann", "bob"]);
    let mut numbers = Numbers::seeded(3);
    // White places three units, then Black begins with its six.
    host.play(&mut numbers, 3);
    assert_eq!(host.view().undo.len(), 1);
    assert_eq!((host.view().undo[0].to, host.view().undo[0].asks.len()), (2, 0));
    host.step(&mut numbers);
    assert_eq!(host.view().undo[0].asks, ["black"]);
    assert_eq!(host.view().undo[1].asks, [""; 0]);
}

/// A move that was forced is no choice: coming back to it would only make it again.
#[test]
fn an_undo_goes_past_forced_moves() {
    let mut host = Host::seated(Setup::new("m", "uckers"), &["ann", "ann", "ann", "ann"]);
    let mut numbers = Numbers::seeded(3);
    let mut forced = 0;
    for _ in 0..150 {
        host.step(&mut numbers);
        let view = host.view();
        for undo in &view.undo {
            let mut back = host.clone();
            back.must(common::undo(undo.seat, "ann"));
            assert!(back.table.position().count() > 1);
            assert_eq!(back.view().acting, Some(undo.seat));
            forced += view.line[undo.to + 1..].iter().filter(|step| step.who == undo.seat).count();
        }
    }
    assert!(forced > 0, "no forced move was passed over");
}

#[test]
fn no_clock_gains_by_an_undo() {
    let clock = Some(ClockSpec { base: 60_000, increment: 5_000 });
    let mut host = Host::seated(Setup { clock, ..Setup::new("m", "sprint") }, &["ann", "2"]);
    host.must(roll("red", "ann"));
    host.now += 1_000;
    host.must(mv("red", "ann", "stay"));
    assert_eq!(host.view().seats[0].clock, Some(64_000));
    host.must(undo("red", "ann"));
    assert_eq!(host.view().seats[0].clock, Some(60_000), "the increment goes with the move");
    host.now += 20_000;
    host.must(mv("red", "ann", "stay"));
    assert_eq!(host.view().seats[0].clock, Some(45_000));
    host.now += 1_000;
    host.must(undo("red", "ann"));
    assert_eq!(host.view().seats[0].clock, Some(45_000), "the time that was spent is not given back");
    assert_eq!(host.view().seats[1].clock, Some(59_000));
    host.check_log();
}
