//! What every store keeps its word about, whatever is behind it. [`laws_hold_for`] makes a test of each law for a [`Place`].

use std::sync::Arc;

use messdeck_store::{
    Append, Appended, Holder, Listing, NewMatch, Person, Report, Said, Store, StoreError, StoredEvent,
    Ticket, Visibility,
};

fn event(v: u64) -> StoredEvent {
    StoredEvent { v, at: 1_000 + v.cast_signed(), body: format!("{{\"v\":{v}}}") }
}

fn listing(person: &str) -> Listing {
    Listing { acting: Some(person.into()), summary: "a match".into(), ..Listing::default() }
}

fn on_red(person: &str) -> Vec<Holder> {
    vec![Holder { seat: "red".into(), person: person.into() }]
}

pub(crate) fn new_match(id: &str, person: &str) -> NewMatch {
    NewMatch {
        id: id.into(),
        game: "uptick".into(),
        visibility: Visibility::Public,
        creator: person.into(),
        at: 1_000,
        seed: [7; 32],
        events: vec![event(1)],
        listing: listing(person),
        holders: on_red(person),
        reservations: Vec::new(),
        tickets: Vec::new(),
    }
}

pub(crate) fn act(id: &str, act: &str, from: u64, count: u64) -> Append {
    Append {
        id: id.into(),
        act: Some(act.into()),
        events: (from..from + count).map(event).collect(),
        listing: listing("ann"),
        holders: None,
        next: None,
    }
}

/// Where a store keeps its matches. Opened again, it is the store that was closed there.
pub(crate) trait Place {
    fn open(&self) -> Arc<dyn Store>;
}

/// Makes a test of every law for the stores that a place opens. A law that is missing here is dead code.
macro_rules! laws_hold_for {
    ($place:expr) => {
        crate::laws::laws_hold_for! {
            $place =>
            events_are_numbered_and_kept_across_a_restart
            an_act_is_carried_out_once
            a_writer_that_is_late_changes_nothing
            what_fails_halfway_leaves_nothing_behind
            racing_writers_share_commits_without_harm
            lists_say_what_is_open_and_whose_turn_it_is
            what_is_not_over_is_found_piece_by_piece
            a_clock_is_looked_at_by_one_server_at_a_time
            tickets_serve_until_they_end
            people_talk_and_can_be_forgotten
            whoever_sat_somewhere_can_be_taken_out_of_it
            an_act_can_be_found_by_its_name
        }
    };
    ($place:expr => $($law:ident)*) => {
        $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn $law() {
            crate::laws::$law(&$place).await;
        })*
    };
}
pub(crate) use laws_hold_for;

pub(crate) async fn events_are_numbered_and_kept_across_a_restart(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    assert_eq!(store.create(new_match("m", "ann")).await, Err(StoreError::Exists));
    assert_eq!(store.append(act("m", "a", 2, 2)).await, Ok(Appended::Kept));
    let secret = store.secret();
    store.close().await.unwrap();
    assert!(matches!(store.append(act("m", "b", 4, 1)).await, Err(StoreError::Failed(_))));

    let store = place.open();
    assert_eq!(store.secret(), secret);
    assert_eq!(store.events("m", 0).await.unwrap(), [event(1), event(2), event(3)]);
    assert_eq!(store.events("m", 2).await.unwrap(), [event(3)]);
    assert_eq!(store.events("m", 3).await.unwrap(), []);
    assert_eq!(store.events("n", 0).await, Err(StoreError::Missing));
    let info = store.info("m").await.unwrap();
    assert_eq!((info.v, info.updated, info.seed), (3, 1_003, [7; 32]));
    assert_eq!(info.listing, listing("ann"));
}

pub(crate) async fn an_act_is_carried_out_once(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    store.append(act("m", "a", 2, 2)).await.unwrap();
    assert_eq!(store.append(act("m", "a", 2, 2)).await, Ok(Appended::Already { v: 3 }));
    assert_eq!(store.append(act("m", "a", 4, 2)).await, Ok(Appended::Already { v: 3 }));
    assert_eq!(store.info("m").await.unwrap().v, 3);
}

pub(crate) async fn a_writer_that_is_late_changes_nothing(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    store.append(act("m", "a", 2, 1)).await.unwrap();
    let before = store.info("m").await.unwrap();
    for late in [act("m", "b", 2, 1), act("m", "c", 4, 1), act("m", "d", 1, 3)] {
        assert_eq!(store.append(late).await, Err(StoreError::Conflict { newest: 2 }));
    }
    let mut gap = act("m", "e", 3, 2);
    gap.events[1].v = 5;
    assert_eq!(store.append(gap).await, Err(StoreError::Conflict { newest: 2 }));
    assert_eq!(store.append(act("n", "a", 1, 1)).await, Err(StoreError::Missing));
    assert_eq!(store.info("m").await.unwrap(), before);
    assert_eq!(store.events("m", 0).await.unwrap().len(), 2);
}

pub(crate) async fn what_fails_halfway_leaves_nothing_behind(place: &dyn Place) {
    let store = place.open();
    let twice = NewMatch { events: vec![event(1), event(1)], ..new_match("m", "ann") };
    assert!(matches!(store.create(twice).await, Err(StoreError::Failed(_))));
    assert_eq!(store.info("m").await, Err(StoreError::Missing));
    store.create(new_match("m", "ann")).await.unwrap();
    assert_eq!(store.events("m", 0).await.unwrap(), [event(1)]);
}

/// Many writers race for the same numbers, so that good and late acts share commits: exactly one wins each number.
pub(crate) async fn racing_writers_share_commits_without_harm(place: &dyn Place) {
    let store = place.open();
    for index in 0..4 {
        store.create(new_match(&format!("m{index}"), "ann")).await.unwrap();
    }
    let racers: Vec<_> = (0..16)
        .map(|racer| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let id = format!("m{}", racer % 4);
                let mut won = 0;
                for next in 2..40 {
                    match store.append(act(&id, &format!("{racer}-{next}"), next, 1)).await {
                        Ok(Appended::Kept) => won += 1,
                        Err(StoreError::Conflict { newest }) => assert!(newest + 1 != next),
                        other => panic!("{other:?}"),
                    }
                }
                won
            })
        })
        .collect();
    let mut won = 0;
    for racer in racers {
        won += racer.await.unwrap();
    }
    let mut kept = 0;
    for index in 0..4 {
        let events = store.events(&format!("m{index}"), 1).await.unwrap();
        assert!(events.iter().zip(2..).all(|(event, v)| event.v == v));
        kept += events.len();
    }
    assert_eq!(won, kept);
}

pub(crate) async fn lists_say_what_is_open_and_whose_turn_it_is(place: &dyn Place) {
    let store = place.open();
    for (id, visibility) in [("a", Visibility::Public), ("b", Visibility::Private), ("c", Visibility::Public)]
    {
        store.create(NewMatch { visibility, ..new_match(id, "ann") }).await.unwrap();
    }
    store.create(new_match("d", "bob")).await.unwrap();
    let over = Listing { over: true, ..listing("ann") };
    store.append(Append { listing: over, ..act("c", "x", 2, 1) }).await.unwrap();
    let ids =
        |found: Vec<messdeck_store::MatchInfo>| found.into_iter().map(|info| info.id).collect::<Vec<_>>();
    assert_eq!(ids(store.lobby(10).await.unwrap()), ["a", "d"]);
    assert_eq!(ids(store.lobby(1).await.unwrap()), ["a"]);
    assert_eq!(ids(store.matches_of("ann", i64::MAX, 10).await.unwrap()), ["c", "a", "b"]);
    assert_eq!(ids(store.matches_of("ann", 1_002, 10).await.unwrap()), ["a", "b"]);
    assert_eq!(store.running("ann").await, Ok(2));
}

pub(crate) async fn what_is_not_over_is_found_piece_by_piece(place: &dyn Place) {
    let store = place.open();
    for id in ["d", "a", "c", "b"] {
        store.create(new_match(id, "ann")).await.unwrap();
    }
    let over = Append { listing: Listing { over: true, ..listing("ann") }, ..act("b", "end", 2, 1) };
    store.append(over).await.unwrap();
    for (after, limit, found) in
        [("", 2, &["a", "c"][..]), ("c", 2, &["d"]), ("d", 2, &[]), ("", 9, &["a", "c", "d"])]
    {
        let ids = store.unfinished(after, limit).await.unwrap().into_iter().map(|info| info.id);
        assert_eq!(ids.collect::<Vec<_>>(), found, "{limit} after {after:?}");
    }
}

pub(crate) async fn a_clock_is_looked_at_by_one_server_at_a_time(place: &dyn Place) {
    let store = place.open();
    let due = |due| Listing { due, ..listing("ann") };
    store.create(NewMatch { listing: due(Some(5_000)), ..new_match("a", "ann") }).await.unwrap();
    store.create(NewMatch { listing: due(None), ..new_match("b", "ann") }).await.unwrap();
    assert_eq!(store.next_due().await, Ok(Some(5_000)));
    assert_eq!(store.claim_due(4_999, 100, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.claim_due(5_000, 100, 10).await.unwrap(), ["a"]);
    assert_eq!(store.claim_due(5_050, 100, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.next_due().await, Ok(Some(5_100)));
    assert_eq!(store.claim_due(5_100, 100, 10).await.unwrap(), ["a"], "whoever claimed it has died");
    store.append(Append { listing: due(Some(9_000)), ..act("a", "x", 2, 1) }).await.unwrap();
    assert_eq!(store.next_due().await, Ok(Some(9_000)));
}

pub(crate) async fn tickets_serve_until_they_end(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    let ticket = Ticket {
        hash: [1; 32],
        kind: "seat".into(),
        id: "m".into(),
        seat: "blue".into(),
        person: None,
        expires: 100,
    };
    store.put_ticket(ticket.clone()).await.unwrap();
    assert_eq!(store.ticket([1; 32], 99).await, Ok(ticket.clone()));
    assert_eq!(store.ticket([1; 32], 100).await, Err(StoreError::Missing));
    assert_eq!(store.use_ticket([2; 32], 0).await, Err(StoreError::Missing));
    assert_eq!(store.use_ticket([1; 32], 99).await, Ok(ticket));
    assert_eq!(store.use_ticket([1; 32], 99).await, Err(StoreError::Missing));
}

pub(crate) async fn people_talk_and_can_be_forgotten(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    let ann = Person { id: "ann".into(), name: "Ann".into(), since: 5 };
    store.put_person(ann.clone()).await.unwrap();
    assert_eq!(store.put_person(ann.clone()).await, Err(StoreError::Exists));
    store.rename_person("ann", "Anne").await.unwrap();
    assert_eq!(store.person("ann").await.unwrap(), Person { name: "Anne".into(), ..ann });
    let said =
        |person: &str, text: &str| Said { id: "m".into(), person: person.into(), at: 9, text: text.into() };
    assert_eq!(store.say(said("ann", "Ahoy")).await, Ok(1));
    assert_eq!(store.say(said("bob", "Up board")).await, Ok(2));
    assert_eq!(store.say(Said { id: "n".into(), ..said("bob", "?") }).await, Err(StoreError::Missing));
    assert_eq!(store.chat("m", 1).await.unwrap()[0].said.text, "Up board");
    store.mute("ann", "bob", true).await.unwrap();
    store.mute("ann", "bob", true).await.unwrap();
    assert_eq!(store.muted_by("ann").await.unwrap(), ["bob"]);
    store.mute("ann", "bob", false).await.unwrap();
    assert_eq!(store.muted_by("ann").await.unwrap(), Vec::<String>::new());
    let report = Report { id: "m".into(), n: 2, person: "ann".into(), at: 10, reason: "rude".into() };
    store.report(report.clone()).await.unwrap();
    assert_eq!(store.reports(5).await.unwrap(), [report]);

    store.forget_person("ann").await.unwrap();
    assert_eq!(store.person("ann").await, Err(StoreError::Missing));
    assert_eq!(store.rename_person("ann", "Anne").await, Err(StoreError::Missing));
    assert_eq!(store.matches_of("ann", i64::MAX, 10).await.unwrap(), []);
    let lines = store.chat("m", 0).await.unwrap();
    assert_eq!((lines.len(), lines[0].said.text.as_str(), lines[1].n), (2, "", 2));
    assert_eq!(store.events("m", 0).await.unwrap(), [event(1)], "the others' match stays");
}

pub(crate) async fn whoever_sat_somewhere_can_be_taken_out_of_it(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    let gone = Append { holders: Some(on_red("bob")), ..act("m", "a", 2, 1) };
    store.append(gone).await.unwrap();
    assert_eq!(store.matches_of("ann", i64::MAX, 10).await.unwrap(), []);
    assert_eq!(store.matches_of("bob", i64::MAX, 10).await.unwrap().len(), 1);
    assert_eq!(store.sat_at("ann").await.unwrap(), ["m"]);
    let without = StoredEvent { body: "{}".into(), ..event(1) };
    store.redact("m", vec![without.clone()], "another line").await.unwrap();
    assert_eq!(store.events("m", 0).await.unwrap(), [without, event(2)]);
    assert_eq!(store.info("m").await.unwrap().listing.summary, "another line");
    store.forget_person("ann").await.unwrap();
    assert_eq!(store.sat_at("ann").await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn an_act_can_be_found_by_its_name(place: &dyn Place) {
    let store = place.open();
    store.create(new_match("m", "ann")).await.unwrap();
    assert_eq!(store.acted("m", "a").await, Ok(None));
    store.append(act("m", "a", 2, 3)).await.unwrap();
    assert_eq!(store.acted("m", "a").await, Ok(Some(4)));
    assert_eq!(store.acted("m", "b").await, Ok(None));
    assert_eq!(store.acted("n", "a").await, Ok(None));
}
