//! Whole matches of every game, from the first chair to the verified record.

use crate::common;
use messdeck_catalog::GAMES;
use messdeck_facade::Record;
use messdeck_search::Numbers;
use messdeck_table::{Command, Phase, Setup, Table, TableView, UndoView, verify};

use crate::common::{Host, any_game, undo};

/// A table with a roll-off, and as many of these sitters as it has seats.
fn seated(game: &str, sitters: [&str; 4]) -> Host {
    let setup = Setup { roll_off: true, ..Setup::new("match-1", game) };
    let (table, _) = Table::new(any_game, setup.clone(), &common::SEED, 0).unwrap();
    Host::seated(setup, &sitters[..table.view().seats.len()])
}

#[test]
fn a_whole_match_of_every_game_ends_by_the_rules_and_verifies() {
    for game in GAMES {
        let id = game.about().id;
        let mut host = seated(id, ["ann", "2", "bob", "1"]);
        host.play(&mut Numbers::seeded(5), 20_000);
        let view = host.view();
        assert_eq!(view.phase, Phase::Over, "{id}");
        assert_eq!(view.acting, None);
        assert_eq!(view.fairness.seed, Some(common::SEED.reveal()));
        host.check_log();

        let record = host.table.record();
        let text = record.to_string();
        assert_eq!(text.parse::<Record>().unwrap(), record, "{id}");
        let verification = verify(&record, *game).unwrap();
        assert_eq!(verification.wrong, None, "{id}");
        assert_eq!(verification.verified, view.fairness.rolls, "{id}");
        assert_eq!(verification.rolls, view.fairness.rolls, "{id}");
        println!("{id}: {} moves, {} rolls", view.line.len(), view.fairness.rolls);
    }
}

/// A table trusts what it has just decided; whoever is told holds every event against the rules.
#[test]
fn what_is_decided_and_what_is_folded_give_the_same_table() {
    for game in GAMES {
        let id = game.about().id;
        let mut host = seated(id, ["ann", "2", "3", "4"]);
        let mut told = Table::open(any_game, &host.log).unwrap();
        let mut numbers = Numbers::seeded(3);
        for step in 0..120 {
            let events = match host.view().undo.first() {
                Some(UndoView { seat, .. }) if step % 9 == 8 => host.must(undo(seat, "ann")),
                _ if host.view().result.is_some() => break,
                _ => host.step(&mut numbers),
            };
            for event in &events {
                told.apply(event).unwrap();
            }
            assert!(told == host.table, "{id}, after {events:?}");
            assert_eq!(told.position().view(), host.table.position().view(), "{id}");
        }
    }
}

#[test]
fn against_the_computer_one_takes_back_freely_and_the_same_dice_come_again() {
    for game in GAMES {
        let id = game.about().id;
        let mut host = seated(id, ["ann", "2", "3", "4"]);
        let mut numbers = Numbers::seeded(11);
        // Until somebody else's step would be taken back, too.
        let crosses = |undo: &UndoView, view: &TableView| view.line.len() > undo.to + 1;
        while !host.view().undo.iter().any(|undo| crosses(undo, &host.view())) {
            host.step(&mut numbers);
        }
        let before = host.view();
        let (seat, to) = (before.undo[0].seat, before.undo[0].to);
        assert!(before.undo[0].asks.is_empty(), "{id}");
        let person = host.person_on(seat).unwrap();
        host.must(undo(seat, &person));
        let after = host.view();
        assert_eq!(after.line[..], before.line[..to], "{id}");
        assert_eq!(after.acting, Some(seat), "{id}");
        assert!(!after.chance, "{id}");
        // The same choice brings the same dice.
        for step in &before.line[to..] {
            let (seat, person) = host.acting().unwrap();
            host.must(match step.who {
                "chance" => Command::Roll { seat, person },
                _ => Command::Move { seat, person, mv: step.mv.clone() },
            });
        }
        assert_eq!(host.view().line, before.line, "{id}");
        host.check_log();
    }
}
