//! Moves as they are told: the pictures of the list of moves, and the sentences, in both languages.

use messdeck_core::Position as _;
use messdeck_diceopolis::{Move, Position, Rules, Scoring};
use messdeck_facade::{Sign, ToTale};
use messdeck_testkit::words;
use messdeck_words::{Audience, Words};

use crate::common::{self, position, read};

/// Red may lengthen its run of 1s from g8, and end two runs of blue.
const PLACE: &str = "12/12/12/12/5b1r2b24/4b2b1r1r14/5r56/12/12/12/12/12 r 124,113 0,0 place";
const REROLL: &str = "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 3455,2256 0,0 reroll";
const LAST: &str = "12/12/12/6r25/5b1r2b24/4b2b1r1r1r3r12/5b56/12/12/12/12/12 b -,2 0,0 place";

/// The sentences, one after the other, as somebody hears them.
fn told(language: &str, you: &[&str], position: &Position, mv: &str) -> String {
    let words = Words::find(language).expect("a language");
    let mv: Move = mv.parse().expect("a move");
    assert_eq!(position.why_not(mv), None, "{position}: {mv}");
    let says = position.tale(mv).says;
    let sentences: Vec<String> = says.iter().map(|say| words.say_to(say, Audience { you })).collect();
    sentences.join(". ")
}

#[test]
fn placements() {
    for (mv, english, german) in [
        (
            "1@j8",
            "Red places a 1 on j8: 1 point. The run from g8 is now 3 dice long: 1 point more",
            "Rot legt eine 1 auf j8: 1 Punkt. Die Kette ab g8 ist jetzt 3 Würfel lang: 1 Punkt mehr",
        ),
        (
            "1@h6",
            "Red places a 1 on h6: 4 points. It matches the black 1 on h7: 2 points. It matches the black 1 on g6: 2 points",
            "Rot legt eine 1 auf h6: 4 Punkte. Sie passt zur schwarzen 1 auf h7: 2 Punkte. Sie passt zur schwarzen 1 auf g6: 2 Punkte",
        ),
        (
            "4@f10",
            "Red places a 4 on f10: no points. It ends Blue's run of 2 dice from f7",
            "Rot legt eine 4 auf f10: keine Punkte. Sie beendet die Kette von Blau ab f7 mit 2 Würfeln",
        ),
        (
            "2@e9",
            "Red places a 2 on e9: no points. It ends Blue's run from e7",
            "Rot legt eine 2 auf e9: keine Punkte. Sie beendet die Kette von Blau ab e7",
        ),
        ("4@h6", "Red places a 4 on h6: no points", "Rot legt eine 4 auf h6: keine Punkte"),
    ] {
        let at = position(2, 7, PLACE);
        assert_eq!(told("en", &[], &at, mv), english);
        assert_eq!(told("de", &[], &at, mv), german);
    }
}

#[test]
fn the_last_die_builds_the_city() {
    let last = "2@e9";
    assert_eq!(
        told("en", &[], &position(2, 6, LAST), last),
        "Blue places a 2 on e9: 2 points. The run from e7 is now 2 dice long: 2 points more. \
         That was the last die: the city is built"
    );
    let dice = Rules { players: 2, dice: 6, scoring: Scoring::Dice };
    assert_eq!(
        told("de", &[], &read(&dice, LAST), last),
        "Blau legt eine 2 auf e9: 1 Punkt. Die Kette ab e7 ist jetzt 2 Würfel lang: 1 Punkt mehr. \
         Das war der letzte Würfel: Die Stadt ist gebaut"
    );
}

#[test]
fn throws_and_what_they_bring() {
    let filling = format!("{} b 12345,13 1,4 roll", common::EMPTY);
    let filled = format!("{} b 12345,1346 1,2 roll", common::EMPTY);
    let air = "12/12/12/12/6r35/6r15/5b2b15/12/12/12/12/12 r 345,2256 0,0 roll";
    let alone = "12/12/12/6r25/5b1r2b24/4b2b1r1r1r3r12/5b56/12/12/12/12/12 b -,- 0,0 roll";
    let cache = "12/12/12/12/12/6r1b24/12/12/12/12/12/12 r 1345,3446 1,1 roll";
    for (text, english, german) in [
        (filling.as_str(), "Blue throws 4", "Blau wirft 4"),
        (
            &filled,
            "Blue throws 4. Blue now holds 1, 3, 4, 4 and 6",
            "Blau wirft 4. Blau hat jetzt 1, 3, 4, 4 und 6 in der Hand",
        ),
        (
            air,
            "Red throws 4. Red now holds 3, 4, 4 and 5",
            "Rot wirft 4. Rot hat jetzt 3, 4, 4 und 5 in der Hand",
        ),
        (alone, "Blue throws 4. Blue now holds a 4", "Blau wirft 4. Blau hat jetzt eine 4 in der Hand"),
        (
            cache,
            "Red throws 4. Red now holds 1, 3, 4, 4 and 5. \
             Red's cache is empty: from its next turn on it may re-roll a die",
            "Rot wirft 4. Rot hat jetzt 1, 3, 4, 4 und 5 in der Hand. \
             Der Vorrat von Rot ist leer: Ab dem nächsten Zug darf Rot einen Würfel neu würfeln",
        ),
    ] {
        let at = position(2, 6, text);
        assert_eq!(told("en", &[], &at, "roll:4"), english);
        assert_eq!(told("de", &[], &at, "roll:4"), german);
    }
}

#[test]
fn re_rolls() {
    let at = position(2, 6, REROLL);
    for (mv, english, german) in [
        ("keep", "Red keeps its hand as it is", "Rot behält die Hand, wie sie ist"),
        ("reroll:5", "Red takes a 5 back to roll it again", "Rot nimmt eine 5, um sie neu zu würfeln"),
    ] {
        assert_eq!(told("en", &[], &at, mv), english);
        assert_eq!(told("de", &[], &at, mv), german);
    }
}

#[test]
fn to_whoever_plays() {
    let at = position(2, 7, PLACE);
    assert_eq!(
        told("en", &["red"], &at, "1@j8"),
        "You place a 1 on j8: 1 point. The run from g8 is now 3 dice long: 1 point more"
    );
    assert_eq!(
        told("de", &["blue"], &at, "4@f10"),
        "Rot legt eine 4 auf f10: keine Punkte. Sie beendet deine Kette ab f7 mit 2 Würfeln"
    );
    assert_eq!(told("en", &["red"], &position(2, 6, REROLL), "keep"), "You keep your hand as it is");
}

#[test]
fn as_advice() {
    for (text, dice, mv, english, german) in [
        (PLACE, 7, "1@h6", "Place a 1 on h6: 4 points", "Leg eine 1 auf h6: 4 Punkte"),
        (PLACE, 7, "4@f10", "Place a 4 on f10", "Leg eine 4 auf f10"),
        (REROLL, 6, "keep", "Keep your hand as it is", "Behalt deine Hand, wie sie ist"),
        (REROLL, 6, "reroll:5", "Re-roll a 5", "Würfle eine 5 neu"),
    ] {
        let tale = position(2, dice, text).tale(mv.parse().expect("a move"));
        let advice = |language: &str| {
            let words = Words::find(language).expect("a language");
            words.form(&tale.says[0], "do", Audience::default())
        };
        assert_eq!([advice("en"), advice("de")], [english, german]);
    }
}

#[test]
fn in_pictures() {
    let signs = |text: &str, dice: u8, mv: &str| -> String {
        let tale = position(2, dice, text).tale(mv.parse().expect("a move"));
        let signs = tale.signs.iter().map(|sign| match sign {
            Sign::Thing { id, seat, .. } => format!("[{} {id}]", seat.unwrap_or("nobody")),
            Sign::Dice { faces } => format!("{faces:?}"),
            Sign::Cell { id } => id.clone(),
            Sign::To => "→".to_owned(),
            Sign::Takes => "×".to_owned(),
            Sign::Word { say } => words::said(say),
        });
        signs.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(signs(PLACE, 7, "1@h6"), "[red 1] → h6 +4");
    assert_eq!(signs(PLACE, 7, "4@f10"), "[red 4] → f10");
    assert_eq!(signs(REROLL, 6, "keep"), "keeps");
    assert_eq!(signs(REROLL, 6, "reroll:5"), "again [red 5]");
    assert_eq!(signs(&format!("{} r -,- 6,6 roll", common::EMPTY), 6, "roll:3"), "[3]");
}
