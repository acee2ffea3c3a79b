//! What is kept together: a match with its reservations and invitations, and the match that follows with the events that
//! tell of it.

use messdeck_store::{
    Append, Appended, Hold, Listing, NewMatch, Reservation, Sqlite, Store, StoreError, StoredEvent, Ticket,
    Visibility,
};
use messdeck_testkit::Folder;

fn new_match(id: &str) -> NewMatch {
    NewMatch {
        id: id.into(),
        game: "uptick".into(),
        visibility: Visibility::Public,
        creator: "ann".into(),
        at: 1_000,
        seed: [7; 32],
        events: vec![event(1)],
        listing: Listing::default(),
        holders: Vec::new(),
        reservations: vec![
            reservation("blue", Hold::Invite),
            reservation("green", Hold::Open),
            reservation("red", Hold::Reserved { person: "bob".into() }),
        ],
        tickets: vec![ticket(id)],
    }
}

fn event(v: u64) -> StoredEvent {
    StoredEvent { v, at: 1_000, body: "{}".into() }
}

fn reservation(seat: &str, hold: Hold) -> Reservation {
    Reservation { seat: seat.into(), hold }
}

fn ticket(id: &str) -> Ticket {
    let hash = [u8::try_from(id.len()).unwrap(); 32];
    Ticket { hash, kind: "invite".into(), id: id.into(), seat: "blue".into(), person: None, expires: 9_000 }
}

fn telling_of(next: NewMatch, v: u64) -> Append {
    Append {
        id: "m".into(),
        act: None,
        events: vec![event(v)],
        listing: Listing::default(),
        holders: None,
        next: Some(Box::new(next)),
    }
}

fn open(folder: &Folder) -> Sqlite {
    Sqlite::open(&folder.path().join("messdeck.db")).unwrap()
}

#[tokio::test]
async fn a_match_with_its_reservations_and_invitations() {
    let folder = Folder::new();
    let store = open(&folder);
    store.create(new_match("m")).await.unwrap();
    assert_eq!(store.reservations("m").await.unwrap(), new_match("m").reservations);
    assert_eq!(store.ticket([1; 32], 0).await, Ok(ticket("m")));
    assert_eq!(store.reservations("n").await.unwrap(), []);

    // The ticket is there already, so nothing of the second match stays.
    let second =
        NewMatch { tickets: vec![Ticket { id: "second".into(), ..ticket("m") }], ..new_match("second") };
    assert!(store.create(second).await.is_err());
    assert_eq!(store.info("second").await, Err(StoreError::Missing));
    assert_eq!(store.reservations("second").await.unwrap(), []);
}

#[tokio::test]
async fn a_match_that_follows_with_what_tells_of_it() {
    let folder = Folder::new();
    let store = open(&folder);
    store.create(new_match("m")).await.unwrap();
    let late = store.append(telling_of(new_match("next"), 7)).await;
    assert_eq!(late, Err(StoreError::Conflict { newest: 1 }));
    assert_eq!(store.info("next").await, Err(StoreError::Missing));

    let damaged = NewMatch { events: vec![event(1), event(1)], ..new_match("next") };
    assert!(store.append(telling_of(damaged, 2)).await.is_err());
    assert_eq!(store.info("m").await.unwrap().v, 1);
    assert_eq!(store.info("next").await, Err(StoreError::Missing));

    assert_eq!(store.append(telling_of(new_match("next"), 2)).await, Ok(Appended::Kept));
    assert_eq!((store.info("m").await.unwrap().v, store.info("next").await.unwrap().v), (2, 1));

    // A server of before may have put it up without telling of it.
    let again = NewMatch { seed: [8; 32], ..new_match("next") };
    assert_eq!(store.append(telling_of(again, 3)).await, Ok(Appended::Kept));
    assert_eq!(store.info("next").await.unwrap().seed, [7; 32], "what is there stays as it is");
}

#[tokio::test]
async fn a_seat_that_is_kept_for_somebody_leads_to_the_match_until_they_are_forgotten() {
    let folder = Folder::new();
    let store = open(&folder);
    store.create(new_match("m")).await.unwrap();
    assert_eq!(store.sat_at("bob").await.unwrap(), ["m"]);
    store.forget_person("bob").await.unwrap();
    assert_eq!(store.sat_at("bob").await.unwrap(), Vec::<String>::new());
    assert_eq!(store.reservations("m").await.unwrap()[2], reservation("red", Hold::Open));
}
