//! Matches that an older program wrote: those of rules that have changed are over, all others go on as ever.

use crate::common;
use std::error::Error;
use std::path::PathBuf;

use messdeck_catalog::GAMES;
use messdeck_facade::{Record, RecordError};
use messdeck_search::Numbers;
use messdeck_table::{
    Cause, Command, Context, Event, FoldError, Offering, Phase, Seed, Setup, Sitter, Table, What, verify,
};
use messdeck_testkit::combinations;
use serde_json::{Value, json};

use crate::common::{Host, any_game};

const RETIRED: [&str; 4] = ["uckers-running", "uckers-finished", "uckers-seating", "uckers-resigned"];
const UNCHANGED: [&str; 3] = ["two-dice-running", "two-dice-finished", "uptown-running"];
const CHANGE: &str = "uckers-change-1";

fn text(file: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/older").join(file);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn log(name: &str) -> Vec<Event> {
    text(&format!("{name}.jsonl")).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn open(name: &str) -> Table {
    Table::open(any_game, &log(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The dealer's secret of each log is one byte, 32 times.
fn seed_of(table: &Table) -> Seed {
    let commitment = table.view().fairness.commitment;
    (0..=255).map(|byte| Seed::new([byte; 32])).find(|seed| seed.commitment() == commitment).unwrap()
}

fn people(table: &Table) -> Vec<&str> {
    let names = table.sitters().map(|(_, sitter)| match sitter {
        Sitter::Person { name, .. } => name.as_str(),
        Sitter::Computer { .. } => "computer",
        Sitter::Open => "open",
    });
    names.collect()
}

#[test]
fn a_running_match_of_retired_rules_is_void() {
    for (name, sat) in [("uckers-running", ["Ann", "Bob"]), ("uckers-seating", ["open", "Bob"])] {
        let table = open(name);
        let view = table.view();
        assert_eq!((table.phase(), table.turn(), table.due()), (Phase::Over, None, None), "{name}");
        assert_eq!(people(&table), sat);
        let result = view.result.unwrap();
        assert_eq!((result.winners, result.by, result.scores), (vec![], Cause::Void, None));
        let retired = json!({ "version": 1, "now": 2, "changes": [{ "id": CHANGE }] });
        assert_eq!(serde_json::to_value(view.retired.unwrap()).unwrap(), retired);
        assert!(view.line.is_empty() && view.undo.is_empty() && !view.may_abort && view.offer.is_none());
        assert_eq!(
            table.why_retired().unwrap().to_string(),
            format!(
                "fault-retired-rules (title: Uckers, version: 1, now: 2, changes: [{CHANGE}], end: void)"
            )
        );
    }
    // The board is shown as it stood.
    let last = serde_json::to_value(log("uckers-running").last().unwrap()).unwrap();
    assert_eq!(json!(open("uckers-running").view().position), last["position"]);
}

#[test]
fn the_first_command_adds_that_it_is_void_and_then_only_a_rematch_is_left() {
    let mut log = log("uckers-running");
    let mut table = open("uckers-running");
    let seed = seed_of(&table);
    let context = Context { now: log.last().unwrap().at + 1_000_000_000, seed: Some(&seed) };
    assert!(table.must_be_voided());
    assert_eq!(
        table.act(&Command::Tick {}, Context { seed: None, ..context }).unwrap_err().code().word(),
        "no-dealer",
        "a page that follows the match can't end it"
    );
    // Not by time, although a clock would have run out.
    let events = table.act(&Command::Tick {}, context).unwrap();
    let [Event { what: What::Ended { winners, by: Cause::Void, seat: None, .. }, .. }] = &events[..] else {
        panic!("{events:?}")
    };
    assert!(winners.is_empty() && !table.must_be_voided());
    log.extend(events);
    assert!(table.act(&Command::Tick {}, context).unwrap().is_empty(), "once");
    assert_eq!(table.view().fairness.seed, Some(seed.reveal()));

    for command in [common::resign("red", "ann"), common::undo("blue", "bob"), common::roll("red", "ann")] {
        assert_eq!(table.act(&command, context).unwrap_err().code().word(), "retired-rules", "{command:?}");
    }
    let offer = |seat: &str, person: &str| Command::Offer {
        seat: seat.to_owned(),
        person: person.to_owned(),
        offer: Offering::Rematch,
        id: Some("again".to_owned()),
    };
    log.extend(table.act(&offer("red", "ann"), context).unwrap());
    let answer = Command::Answer { seat: "blue".to_owned(), person: Some("bob".to_owned()), accept: true };
    log.extend(table.act(&answer, context).unwrap());
    assert_eq!(table.rematch(), Some("again"));
    let again = Table::open(any_game, &log).unwrap();
    assert!(again == table, "the log gives another state");
    // Nothing can be added to what is over.
    let ended = log.iter().find(|event| matches!(event.what, What::Ended { .. })).unwrap().clone();
    let twice = Event { v: again.v() + 1, at: log.last().unwrap().at, ..ended };
    let error = table.clone().apply(&twice).unwrap_err();
    assert_eq!(error.source().map(ToString::to_string).as_deref(), Some("the match was over"));
}

#[test]
fn nobody_sits_down_at_a_void_match() {
    let mut table = open("uckers-seating");
    let seed = seed_of(&table);
    let context = Context { now: 2_000_000_000_000, seed: Some(&seed) };
    table.act(&common::sit("red", "ann"), context).unwrap();
    assert_eq!(people(&table), ["open", "Bob"]);
    let refusal = table.act(&common::sit("red", "ann"), context).unwrap_err();
    assert_eq!(refusal.code().word(), "retired-rules");
    assert!(refusal.to_string().contains(CHANGE), "{refusal}");
}

#[test]
fn a_match_that_was_over_keeps_its_result() {
    for (name, winners, by) in
        [("uckers-finished", &["blue"], Cause::Rules), ("uckers-resigned", &["blue"], Cause::Resignation)]
    {
        let table = open(name);
        let result = table.view().result.unwrap();
        assert_eq!((&result.winners[..], result.by), (&winners.map(str::to_owned)[..], by), "{name}");
        assert!(!table.must_be_voided() && table.retired().is_some());
        assert!(table.why_retired().unwrap().to_string().ends_with("end: over)"));
        assert_eq!(table.record().to_string(), text(&format!("{name}.txt")), "{name}: the record");
        let seed = seed_of(&table);
        let context = Context { now: 2_000_000_000_000, seed: Some(&seed) };
        assert!(table.attempt(&Command::Tick {}, context).unwrap().1.is_empty());
    }
    assert_eq!(open("uckers-resigned").rematch(), Some("old-rematch"));
}

#[test]
fn the_record_of_a_void_match_says_all_that_was_played() {
    let mut table = open("uckers-running");
    let seed = seed_of(&table);
    table.act(&Command::Tick {}, Context { now: 2_000_000_000_000, seed: Some(&seed) }).unwrap();
    let record = table.record().to_string();
    assert!(record.contains("\nresult: nobody by void\n"), "{record}");
    let added = |line: &&str| !line.starts_with("result: ") && !line.starts_with("seed: ");
    let before: Vec<&str> = record.lines().filter(added).collect();
    assert_eq!(before.join("\n") + "\n", text("uckers-running.txt"));
    record.parse::<Record>().unwrap();
}

#[test]
fn a_log_may_be_read_up_to_any_event() {
    for name in RETIRED {
        let log = log(name);
        let mut table = Table::open(any_game, &log[..1]).unwrap();
        for event in &log[1..] {
            table.apply(event).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(table.phase(), Phase::Over, "{name}, event {}", event.v);
            table.view();
            table.record();
        }
    }
}

/// Whatever the new rules and their notation no longer know is passed over.
#[test]
fn moves_and_positions_need_not_be_known_any_more() {
    let mut log = log("uckers-running");
    let before = Table::open(any_game, &log[..log.len() - 1]).unwrap().view().position;
    let What::Moved { mv, position, hash, .. } = &mut log.last_mut().unwrap().what else {
        panic!("the log ends with a move")
    };
    "a-move-of-old".clone_into(mv);
    "a position of old".clone_into(position);
    "0".clone_into(hash);
    let table = Table::open(any_game, &log).unwrap();
    assert_eq!(table.view().position, before, "the last that can be read");
    assert_eq!(table.record().moves.last().unwrap().mv, "a-move-of-old");
}

/// What is not held against the rules can still not do harm.
#[test]
fn changed_logs_of_retired_rules_never_panic() {
    for name in RETIRED {
        let log: Vec<Value> = log(name).iter().map(|event| serde_json::to_value(event).unwrap()).collect();
        for (index, event) in log.iter().enumerate() {
            for field in event.as_object().unwrap().keys() {
                for other in
                    [json!(null), json!("green"), json!(0), json!(u64::MAX), json!([]), json!([9]), json!({})]
                {
                    let mut changed = log.clone();
                    changed[index][field] = other;
                    let events: Result<Vec<Event>, _> =
                        changed.into_iter().map(serde_json::from_value).collect();
                    if let Ok(events) = events
                        && let Ok(table) = Table::open(any_game, &events)
                    {
                        table.view();
                        table.record();
                    }
                }
            }
        }
    }
}

#[test]
fn matches_whose_rules_have_not_changed_go_on() {
    for name in UNCHANGED {
        let log = log(name);
        let written: String = log.iter().map(|event| serde_json::to_string(event).unwrap() + "\n").collect();
        assert_eq!(written, text(&format!("{name}.jsonl")), "{name}: the log is written as ever");
        let mut table = open(name);
        assert_eq!((table.retired(), table.why_retired()), (None, None));
        if name.ends_with("-running") {
            let seed = seed_of(&table);
            let now = log.last().unwrap().at;
            let mut host = Host { find: any_game, table: table.clone(), log, now };
            let mut numbers = Numbers::seeded(1);
            for _ in 0..3 {
                let (seat, person) = host.acting().unwrap();
                let command = match host.view().chance {
                    true => Command::Roll { seat, person },
                    false => {
                        let mv = host.table.position().random_move(&mut numbers).unwrap();
                        Command::Move { seat, person, mv }
                    }
                };
                host.table.act(&command, Context { now, seed: Some(&seed) }).unwrap();
            }
            let context = Context { now, seed: Some(&seed) };
            assert!(table.act(&Command::Tick {}, context).unwrap().is_empty(), "{name} is not void");
        }
    }
    for name in ["two-dice-finished", "uptown-running"] {
        let record = text(&format!("{name}.txt"));
        assert_eq!(open(name).record().to_string(), record, "{name}: the record is written as ever");
        let record: Record = record.parse().unwrap();
        let game = any_game(&record.game).unwrap();
        record.replay(game).unwrap_or_else(|error| panic!("{name}: {error}"));
        if record.tag("seed").is_some() {
            assert_eq!(verify(&record, game).unwrap().wrong, None);
        }
    }
}

/// Whoever raises a version keeps a match of the one that ends.
#[test]
fn every_retired_version_has_a_log() {
    let kept: Vec<Table> = RETIRED.iter().map(|name| open(name)).collect();
    let mut checked = 0;
    for &game in GAMES {
        for options in combinations(game) {
            let changes = game.book(&options).unwrap().changes();
            for older in 1..=changes.len() {
                let is_kept = kept.iter().any(|table| {
                    let book = table.book();
                    (book.about().id, usize::from(table.rules().number()), book.changes())
                        == (game.about().id, older, changes)
                });
                assert!(is_kept, "{}: no log of version {older} before {changes:?}", game.about().id);
                checked += 1;
            }
        }
    }
    assert!(checked > 0, "Uckers has changed");
}

#[test]
fn a_version_is_written_only_where_it_is_not_the_first() {
    let sixes =
        [("rules", "one-die"), ("saved-sixes", "on")].map(|(name, value)| (name.into(), value.into()));
    let host = Host::new(Setup { options: sixes.into(), ..Setup::new("m", "uckers") });
    assert_eq!(serde_json::to_value(&host.log[0]).unwrap()["rules"], json!(2));
    assert!(host.table.record().to_string().contains("\nrules: 2\n"));
    host.check_log();

    let host = Host::new(Setup::new("m", "uckers"));
    let created = serde_json::to_value(&host.log[0]).unwrap();
    assert_eq!(created.get("rules"), None);
    assert!(!host.table.record().to_string().contains("rules: "));
    for wrong in [json!(0), json!(1), json!(-2), json!(70_000), json!("2"), json!(null)] {
        let mut created = created.clone();
        created["rules"] = wrong.clone();
        assert!(serde_json::from_value::<Event>(created).is_err(), "{wrong}");
    }
}

#[test]
fn a_newer_version_is_not_called_damage() {
    let host = Host::new(Setup::new("m", "uckers"));
    let mut created = serde_json::to_value(&host.log[0]).unwrap();
    created["rules"] = json!(3);
    let error = Table::open(any_game, [&serde_json::from_value(created).unwrap()]).unwrap_err();
    assert!(matches!(error, FoldError::NewerRules(_)), "{error}");
    assert_eq!(error.to_string(), "fault-newer-rules (title: Uckers, version: 3, known: 1)");
}

#[test]
fn records_of_other_versions_are_not_called_damaged() {
    for name in ["uckers-running", "uckers-finished"] {
        let record: Record = text(&format!("{name}.txt")).parse().unwrap();
        let game = any_game(&record.game).unwrap();
        let error = record.replay(game).map(|_| ()).unwrap_err();
        assert!(matches!(error, RecordError::RetiredRules(_)), "{error}");
        let said =
            format!("fault-retired-rules-record (title: Uckers, version: 1, now: 2, changes: [{CHANGE}])");
        assert_eq!(error.to_string(), said);
        assert_eq!(verify(&record, game).unwrap_err().to_string(), said);
    }
    let newer = text("uptown-running.txt").replacen("game: uptown\n", "game: uptown\nrules: 2\n", 1);
    let record: Record = newer.parse().unwrap();
    let error = record.replay(any_game("uptown").unwrap()).map(|_| ()).unwrap_err();
    assert!(matches!(error, RecordError::NewerRules(_)), "{error}");
    assert_eq!(error.to_string(), "fault-newer-rules-record (title: Uptown, version: 2, known: 1)");
}
