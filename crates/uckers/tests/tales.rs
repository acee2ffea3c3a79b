//! Moves and throws as they are told: in sentences, in short, to whoever made them, as advice, and in German.

use std::collections::BTreeSet;

use messdeck_core::Position as _;
use messdeck_facade::{Sign, Tale, ToTale};
use messdeck_testkit::words;
use messdeck_words::{Audience, Words};

use crate::common::{has_words, position};

const ONE: &str = "rules=one-die";
const SAVED: &str = "rules=one-die,saved-sixes=on";
const TWO: &str = "players=2";

/// Options, position and move; what is told of it.
type Told<'t> = (&'t str, &'t str, &'t str, &'t [&'t str]);

const TALES: &[Told<'_>] = &[
    // Throws, and what they decide.
    ("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp", "roll:63", &["Red throws 6 and 3"]),
    (ONE, "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B b throw - - - 0,0,0,0 pppp", "roll:4", &["Blue throws 4"]),
    (
        "",
        "B,B,B,19/B,20,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:3 0,0,0,0 pppp",
        "roll:61",
        &["Red throws 6 and 1", "2 more sixes to break the blob on 20"],
    ),
    (
        "",
        "B,B,B,19/B,20,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:3 0,0,0,0 pppp",
        "roll:66",
        &["Red throws 6 and 6", "One more six to break the blob on 20"],
    ),
    (
        "",
        "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
        "roll:54",
        &["Red throws 5 and 4", "No six: the blob on 20 holds"],
    ),
    (
        "",
        "B,B,19,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
        "roll:66",
        &[
            "Red throws 6 and 6",
            "Get 'em off! 2 blue counters go back to base",
            "The red blob on 19 is broken up: the way is free",
        ],
    ),
    (
        "",
        "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 wppp",
        "roll:62",
        &["Red throws 6 and 2", "A six: from its next turn Red helps Green"],
    ),
    (
        "",
        "H,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r throw - - - 0,0,0,0 wppp",
        "roll:52",
        &["Red throws 5 and 2", "No six: Red can't help Green yet"],
    ),
    // Coming out.
    (
        ONE,
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0,0,0 pppp",
        "rB-1",
        &["Red comes out on 1", "A six: Red throws again"],
    ),
    (
        "",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0,0,0 pppp",
        "rB-1,r1-5",
        &["Red comes out and goes on to 5", "A six: Red throws again"],
    ),
    (
        "",
        "B,B,B,14/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0,0,0 pppp",
        "rB-1,r14-18",
        &["Red comes out on 1 and moves from 14 to 18", "A six: Red throws again"],
    ),
    (
        TWO,
        "B,B,B,14/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0 pp",
        "r14-18,gB-27",
        &["Red brings green out on 27 and moves from 14 to 18", "A six: Red throws again"],
    ),
    (
        TWO,
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0 pp",
        "gB-27,g27-31",
        &["Red brings green out and goes on to 31", "A six: Red throws again"],
    ),
    (
        "rules=one-die,players=2",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0 pp",
        "gB-27",
        &["Red brings green out on 27", "A six: Red throws again"],
    ),
    (
        TWO,
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 66 - - 0,0 pp",
        "rB-1,gB-27",
        &["Red moves out of base to 1 and green out of base to 27", "A six: Red throws again"],
    ),
    (
        TWO,
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 66 - - 0,0 pp",
        "gB-27,gB-27",
        &[
            "Red moves two green counters out of base to 27",
            "A green blob of 2 bars the way on 27",
            "A six: Red throws again",
        ],
    ),
    // Steps, blobs made and broken, hits.
    (
        "",
        "B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
        "r14-17,r30-34",
        &["Red moves from 14 to 17 and from 30 to 34"],
    ),
    (
        "",
        "B,B,14,30/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
        "r14-21",
        &["Red moves from 14 to 21"],
    ),
    (
        "",
        "B,B,14,14/B,B,B,B/B,B,B,B/B,B,B,B r move 33 - - 0,0,0,0 pppp",
        "r14-17,r14-17",
        &[
            "Red moves two red counters from 14 to 17",
            "A red blob of 2 bars the way on 17",
            "The red blob on 14 is broken up: the way is free",
        ],
    ),
    (
        "",
        "B,14,17,17/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0,0,0 pppp",
        "r14-17",
        &["Red moves from 14 to 17", "A red blob of 3 bars the way on 17"],
    ),
    (
        "",
        "B,17,17,17/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0,0,0 pppp",
        "r17-20",
        &["Red moves from 17 to 20"],
    ),
    (
        "",
        "B,B,B,14/B,B,B,B/B,B,17,17/B,B,B,B r move 21 - - 0,0,0,0 pppp",
        "r14-17",
        &["Red moves from 14 to 17", "Red and Green are a mixi-blob on 17: it bars nobody"],
    ),
    (
        "",
        "B,B,B,17/B,B,B,B/B,B,17,17/B,B,B,B r move 21 - - 0,0,0,0 pppp",
        "r17-20",
        &["Red moves from 17 to 20", "A green blob of 2 bars the way on 17"],
    ),
    (
        TWO,
        "B,B,B,14/B,B,B,B/B,B,B,30/B,B,B,B r move 43 - - 0,0 pp",
        "r14-18,g30-33",
        &["Red moves from 14 to 18 and green from 30 to 33"],
    ),
    (
        "",
        "B,B,B,21/B,B,B,24/B,B,B,B/B,B,B,B r move 21 - - 0,0,0,0 pppp",
        "r21-24",
        &["Red moves from 21 to 24", "The blue counter on 24 goes back to base"],
    ),
    (
        "",
        "B,B,B,10/B,B,14,14/B,B,B,10/B,B,B,14 r move 31 - - 0,0,0,0 pppp",
        "r10-14",
        &[
            "Red moves from 10 to 14",
            "The mixi-blob on 14 goes back to base: 2 blue counters and 1 yellow counter",
        ],
    ),
    // Home.
    (
        "",
        "B,B,B,h2/B,B,B,B/B,B,B,B/B,B,B,B r move 31 - - 0,0,0,0 pppp",
        "rh2-H",
        &["Red moves from square 2 of the home lane home", "One red counter is home"],
    ),
    (
        "",
        "B,h2,h3,H/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
        "rh2-H,rh3-H",
        &[
            "Red moves from square 2 of the home lane home and from square 3 of the home lane home",
            "3 red counters are home",
        ],
    ),
    (
        "",
        "h5,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r move 61 - - 0,0,0,0 pppp",
        "rh5-H",
        &[
            "Red moves from square 5 of the home lane home",
            "All red counters are home",
            "Red needs a six to help Green",
        ],
    ),
    (
        TWO,
        "h5,H,H,H/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0 pp",
        "rh5-H",
        &["Red moves from square 5 of the home lane home", "All red counters are home"],
    ),
    (
        "",
        "H,H,H,H/B,B,B,B/h5,H,H,H/B,B,B,B r move 21 - - 0,0,0,0 hppp",
        "gh5-H",
        &[
            "Red moves green from square 5 of the home lane home",
            "All green counters are home",
            "All eight are home: Red and Green win",
        ],
    ),
    (
        TWO,
        "h5,H,H,H/B,B,B,B/H,H,H,H/B,B,B,B r move 21 - - 0,0 pp",
        "rh5-H",
        &[
            "Red moves from square 5 of the home lane home",
            "All red counters are home",
            "All eight are home: Red wins",
        ],
    ),
    // Challenges.
    (
        "",
        "B,B,B,19/B,B,20,20/B,B,B,B/B,B,1,1 r move 62 - - 0,0,0,0 pppp",
        "r19!20",
        &["Red goes at the blob of 2 on 20 and needs 2 sixes"],
    ),
    (
        "",
        "B,B,B,19/B,B,20,20/B,B,B,B/B,B,1,1 r move 62 - - 0,0,0,0 pppp",
        "rB!1",
        &["Red goes at the blob of 2 on 1 and needs 3 sixes"],
    ),
    // Saved sixes.
    (
        SAVED,
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 1,0,0,0 pppp",
        "save",
        &["Red saves the six for a later turn", "Red has 2 saved sixes"],
    ),
    (
        SAVED,
        "B,B,B,19/B,B,B,25/B,B,B,B/B,B,B,B r use - - - 2,0,0,0 pppp",
        "use:r19-25",
        &[
            "Red uses a saved six and moves from 19 to 25",
            "The blue counter on 25 goes back to base",
            "Red has one saved six",
        ],
    ),
    (
        SAVED,
        "B,B,B,19/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp",
        "use:rB-1",
        &["Red uses a saved six and moves out of base to 1", "No saved six is left"],
    ),
    (
        SAVED,
        "B,B,B,19/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp",
        "throw",
        &["Red uses no saved six and throws", "Red has one saved six"],
    ),
    // Passes, each with what stands in the way.
    (
        "",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
        "pass",
        &["Red has no six: nobody can come out"],
    ),
    (
        "",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,1,1 r move 64 - - 0,0,0,0 pppp",
        "pass",
        &["Red passes: the blob of 2 on 1 bars the way", "A six: Red throws again"],
    ),
    (
        "",
        "B,19,h4,H/B,B,20,20/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
        "pass",
        &[
            "Red passes: nobody comes out without a six, the blob of 2 on 20 bars the way and home takes the exact number",
        ],
    ),
    (
        ONE,
        "B,B,B,20/B,B,22,22/B,B,B,B/B,B,B,B r move 4 r20 - 0,0,0,0 pppp",
        "pass",
        &[
            "Red passes: only the red counter on 20 may move in this turn and the blob of 2 on 22 bars the way",
        ],
    ),
    (
        ONE,
        "B,B,30,H/B,B,B,B/B,B,B,B/B,B,B,B r move 4 rH - 0,0,0,0 pppp",
        "pass",
        &["Red passes: the counter of this turn is home"],
    ),
];

fn tale(options: &str, text: &str, mv: &str) -> Tale {
    let position = position(options, text);
    let mv = mv.parse().unwrap_or_else(|error| panic!("{mv}: {error}"));
    assert_eq!(position.why_not(mv), None, "{text}: {mv}");
    position.tale(mv)
}

#[test]
fn in_sentences() {
    let mut told = BTreeSet::new();
    for (options, text, mv, sentences) in TALES {
        assert_eq!(words::tale(&position(options, text), mv, "en"), *sentences, "{text}: {mv}");
        let tale = tale(options, text, mv);
        let shown = tale.signs.iter().filter_map(|sign| match sign {
            Sign::Word { say } => Some(say),
            _ => None,
        });
        tale.says.iter().chain(shown).for_each(has_words);
        told.extend(tale.says.iter().map(|say| say.id));
    }
    // Every sentence that the catalogue has for moves and what they bring.
    let catalogue = include_str!("../../../messages/en/uckers.ftl");
    let named = catalogue.lines().filter_map(|line| line.split_once(" =").map(|(id, _)| id));
    for id in named.filter(|id| id.starts_with("uckers-did-") || id.starts_with("uckers-brought-")) {
        assert!(told.contains(id), "no tale has {id}");
    }
}

#[test]
fn in_german() {
    for (options, text, mv, sentences) in [
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
            "pass",
            vec!["Rot hat keine Sechs: Niemand kann heraus"],
        ),
        (
            "",
            "B,19,h4,H/B,B,20,20/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
            "pass",
            vec![
                "Rot passt, denn ohne Sechs kommt niemand heraus, der 2er-Blob auf 20 versperrt den Weg und ins Ziel geht es nur mit \
                 der genauen Zahl",
            ],
        ),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0,0,0 pppp",
            "rB-1,r1-5",
            vec!["Rot kommt heraus und zieht gleich weiter nach 5", "Eine Sechs: Rot wirft noch einmal"],
        ),
        (
            TWO,
            "B,B,14,14/B,B,B,B/B,B,B,B/B,B,B,B r move 33 - - 0,0 pp",
            "r14-17,r14-17",
            vec![
                "Rot zieht zwei rote Steine von 14 nach 17",
                "Ein roter 2er-Blob versperrt den Weg auf 17",
                "Der rote Blob auf 14 ist aufgelöst: Der Weg ist frei",
            ],
        ),
        (
            "",
            "B,B,B,10/B,B,14,14/B,B,B,10/B,B,B,14 r move 31 - - 0,0,0,0 pppp",
            "r10-14",
            vec![
                "Rot zieht von 10 nach 14",
                "Der Mixi-Blob auf 14 muss zurück in die Basis: 2 blaue Steine und 1 gelber Stein",
            ],
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
            "roll:61",
            vec!["Rot wirft 6 und 1", "Runter mit euch! 2 blaue Steine müssen zurück in die Basis"],
        ),
        (
            "",
            "h5,H,H,H/B,B,B,B/B,B,B,27/B,B,B,B r move 61 - - 0,0,0,0 pppp",
            "rh5-H",
            vec![
                "Rot zieht von Feld 5 der Zielbahn ins Ziel",
                "Alle roten Steine sind im Ziel",
                "Rot braucht eine Sechs, um Grün zu helfen",
            ],
        ),
    ] {
        assert_eq!(words::tale(&position(options, text), mv, "de"), sentences, "{text}: {mv}");
    }
}

#[test]
fn reasons_in_german() {
    let crowd = "B,19,30,51/20,20,31,31/B,B,B,30/52,52,1,1 r move 61 - - 0,0,0,0 pppp";
    let german = Words::find("de").expect("we speak German");
    for (options, text, mv, sentence) in [
        ("", crowd, "r19-20", "Der rote Stein auf 19 kommt nicht auf den 2er-Blob auf 20."),
        ("", crowd, "r19!21", "Für den roten Stein auf 19 ist 20 das nächste Feld, nicht 21."),
        (
            "",
            crowd,
            "r30!31",
            "Ein grüner Stein steht neben dem roten auf 30: Ein Mixi-Blob greift nicht an.",
        ),
        (
            "",
            "B,B,B,13/B,B,B,14/B,B,B,B/B,B,B,14 r move 61 - - 0,0,0,0 pppp",
            "r13!14",
            "Auf 14 gibt es keinen Blob anzugreifen, sondern einen Mixi-Blob aus 1 blauem Stein und 1 gelbem Stein.",
        ),
        (
            TWO,
            "B,B,B,10/B,B,B,B/B,B,B,B/B,B,B,B r move 21 - - 0,0 pp",
            "bB-14",
            "Rot spielt die roten und grünen Steine, nicht die blauen.",
        ),
        (
            "",
            "B,B,10,14/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
            "pass",
            "Rot kann ziehen, zum Beispiel von 10 nach 14 und von 14 nach 17.",
        ),
    ] {
        let why = position(options, text).why_not(mv.parse().unwrap()).unwrap();
        assert_eq!(german.say(&why.say), sentence, "{text}: {mv}");
    }
}

#[test]
fn to_whoever_did_it_and_as_advice() {
    let red = Audience { you: &["red"] };
    for (options, text, mv, you, advice) in [
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp",
            "pass",
            "You have no six: nobody can come out",
            "Pass: nobody can come out without a six",
        ),
        (
            "",
            "B,B,B,14/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0,0,0 pppp",
            "rB-1,r14-18",
            "You come out on 1 and move from 14 to 18",
            "Come out on 1 and move from 14 to 18",
        ),
        (
            TWO,
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0 pp",
            "gB-27,g27-31",
            "You bring green out and go on to 31",
            "Bring green out and go on to 31",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r move 62 - - 0,0,0,0 pppp",
            "r19!20",
            "You go at the blob of 2 on 20 and need 2 sixes",
            "Go at the blob of 2 on 20: it takes 2 sixes",
        ),
        (
            SAVED,
            "B,B,B,19/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp",
            "use:r19-25",
            "You use a saved six and move from 19 to 25",
            "Use a saved six and move from 19 to 25",
        ),
    ] {
        let did = &tale(options, text, mv).says[0];
        assert_eq!(Words::english().say_to(did, red), you, "{text}: {mv}");
        assert_eq!(Words::english().form(did, "do", red), advice, "{text}: {mv}");
    }
}

/// A row of signs as a line.
fn drawn(tale: &Tale) -> String {
    let sign = |sign: &Sign| match sign {
        Sign::Thing { thing, id, seat, .. } => format!("{} {thing} {id}", seat.unwrap_or("nobody's")),
        Sign::Dice { faces } => format!("dice {faces:?}"),
        Sign::Cell { id } => id.clone(),
        Sign::To => "→".to_owned(),
        Sign::Takes => "×".to_owned(),
        Sign::Word { say } => words::said(say),
    };
    tale.signs.iter().map(sign).collect::<Vec<_>>().join(" | ")
}

#[test]
fn in_short() {
    for (options, text, mv, signs) in [
        ("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp", "roll:63", "dice [6, 3]"),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r throw - - r19!20:1 0,0,0,0 pppp",
            "roll:61",
            "dice [6, 1] | × | 20",
        ),
        ("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 43 - - 0,0,0,0 pppp", "pass", "pass"),
        (
            "",
            "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0,0,0 pppp",
            "rB-1,r1-5",
            "red counter red | rB | → | 1 | → | 5",
        ),
        // Another counter stands on the doorstep, so two of them move.
        (
            "",
            "B,B,B,1/B,B,B,B/B,B,B,B/B,B,B,B r move 64 - - 0,0,0,0 pppp",
            "rB-1,r1-5",
            "red counter red | rB | → | 1 | red counter red | 1 | → | 5",
        ),
        (
            "",
            "B,B,B,10/B,B,14,14/B,B,B,10/B,B,B,14 r move 31 - - 0,0,0,0 pppp",
            "r10-14",
            "red counter red | 10 | × | blue counter blue | yellow counter yellow | 14",
        ),
        (
            "",
            "B,B,B,19/B,B,20,20/B,B,B,B/B,B,B,B r move 62 - - 0,0,0,0 pppp",
            "r19!20",
            "red counter red | 19 | goes at | 20",
        ),
        (
            SAVED,
            "B,B,B,19/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp",
            "use:r19-25",
            "red die 6 | red counter red | 19 | → | 25",
        ),
        (SAVED, "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0,0,0 pppp", "save", "red die 6 | saved"),
        (SAVED, "B,B,B,19/B,B,B,B/B,B,B,B/B,B,B,B r use - - - 1,0,0,0 pppp", "throw", "throw now"),
    ] {
        assert_eq!(drawn(&tale(options, text, mv)), signs, "{text}: {mv}");
    }
}
