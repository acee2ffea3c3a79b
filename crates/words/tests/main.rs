//! How things are put into words.

use messdeck_core::Say;
use messdeck_words::{Audience, Words};

#[test]
fn things_are_joined_and_people_are_addressed() {
    let seats = |count: usize| {
        ["red", "blue", "green"][..count].iter().map(|&seat| Say::new(seat)).collect::<Vec<_>>()
    };
    let threw = |faces: Vec<Say>| Say::new("throws").with("seat", Say::new("red")).with("faces", faces);
    let [english, german] = ["en", "de"].map(|language| Words::find(language).unwrap());
    assert_eq!(english.say(&threw(seats(1))), "Red throws red");
    assert_eq!(english.say(&threw(seats(2))), "Red throws red and blue");
    assert_eq!(english.say(&threw(seats(3))), "Red throws red, blue and green");
    assert_eq!(german.say(&threw(seats(2))), "Rot wirft Rot und Blau");
    let you = Audience { you: &["red"] };
    assert_eq!(english.say_to(&threw(seats(1)), you), "You throw red");
    assert_eq!(german.say_to(&threw(seats(1)), you), "Du wirfst Rot");
}

#[test]
fn a_message_that_is_missing_is_told() {
    let words = Words::english();
    assert_eq!(words.say(&Say::new("no-such-message")), "no-such-message");
    assert_eq!(words.faults(&Say::new("no-such-message")), ["there is no message no-such-message"]);
    assert_eq!(words.faults(&Say::new("throws").with("seat", Say::new("red"))).len(), 1);
}

#[test]
fn a_wish_finds_the_first_language_that_there_is() {
    let is = |wish: &str, language: &str| std::ptr::eq(Words::wished(wish), Words::find(language).unwrap());
    assert!(
        is("de-CH, en;q=0.8", "de") && is("fr, de;q=0.7, en;q=0.3", "de") && is("fr", "en") && is("", "en")
    );
}

#[test]
fn a_region_makes_no_difference() {
    let german = Words::find("de").unwrap();
    assert!(
        ["de-CH", "de_DE.UTF-8", "DE"].iter().all(|name| std::ptr::eq(Words::find(name).unwrap(), german))
    );
    assert!(Words::find("xx").is_none());
}
