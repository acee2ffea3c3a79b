//! Placements as they are told: the pictures of the list of moves, and the sentences, in both languages.

use messdeck_core::Position as _;
use messdeck_facade::{Game, Sign, ToPaths, ToTale};
use messdeck_testkit::words;
use messdeck_uptown::{Colour, Rules, Town, Uptown};
use messdeck_words::{Audience, Words};

const RULES: Rules = Rules { first: Colour::Grey };
const START: &str = "7/7/7/7/7 g ABILOPTZ,ABILOPTZ";
/// A grey O that stands on b1 and b2.
const O_ON_B: &str = "7/7/7/1,gg,5/1,gg,5 r ABILPTZ,ABILOPTZ";
/// A grey O that lies on a1, a2, b1 and b2.
const FLAT: &str = "7/7/7/g,g,5/g,g,5 r ABILPTZ,ABILOPTZ";
/// Grey dominates column a.
const COLUMN: &str = "7/7/g,6/g,6/g,5,g r ABLOPTZ,ABILOPTZ";
/// Grey dominates columns a and b.
const COLUMNS: &str = "7/7/g,g,5/g,g,5/g,g,g,g,3 g ABILPT,ABILOPTZ";
/// Grey dominates columns a and b, but red shows twice in each.
const SHARED: &str = "r,r,5/r,r,5/g,g,5/g,g,5/g,g,1,g,g,2 r ABILPT,ABILPTZ";
/// One placement is left, by which grey wins.
const LAST: &str =
    "gggg,1,gg,rg,rg,rr,rrr/rr,rr,r,1,rr,rr,gr/gg,gg,rgg,gg,g,g,g/gg,gg,rr,rg,r,rrrr,g/g,g,rr,r,rr,r,1 r P,-";

fn town(text: &str) -> Town {
    Game::parse(&Uptown, &RULES, text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn placements() {
    for (text, mv, english, german) in [
        (
            START,
            "rZ@c5d4d5e4",
            &["Grey puts the red Z on c5, d4, d5 and e4"][..],
            &["Grau setzt das rote Z auf c5, d4, d5 und e4"][..],
        ),
        (
            O_ON_B,
            "rL@a1a1a1b1",
            &["Red puts the red L on a1 and b1", "It hides grey on 1 square"],
            &["Rot setzt das rote L auf a1 und b1", "Es verdeckt Grau auf 1 Feld"],
        ),
        (
            START,
            "gI@a1a2a3a4",
            &["Grey puts the grey I on a1, a2, a3 and a4", "Grey now dominates column a"],
            &["Grau setzt das graue I auf a1, a2, a3 und a4", "Grau beherrscht jetzt Spalte a"],
        ),
        (
            FLAT,
            "gI@a3b3c3d3",
            &["Red puts the grey I on a3, b3, c3 and d3", "Grey now dominates columns a and b"],
            &["Rot setzt das graue I auf a3, b3, c3 und d3", "Grau beherrscht jetzt die Spalten a und b"],
        ),
        (
            COLUMN,
            "rL@a2a3a4a4",
            &[
                "Red puts the red L on a2, a3 and a4",
                "It hides grey on 2 squares",
                "Column a goes from Grey to Red",
            ],
            &[
                "Rot setzt das rote L auf a2, a3 und a4",
                "Es verdeckt Grau auf 2 Feldern",
                "Spalte a geht von Grau an Rot",
            ],
        ),
        (
            COLUMN,
            "rB@a3a4a4b4",
            &[
                "Red puts the red B on a3, a4 and b4",
                "It hides grey on 1 square",
                "Grey no longer dominates column a",
            ],
            &[
                "Rot setzt das rote B auf a3, a4 und b4",
                "Es verdeckt Grau auf 1 Feld",
                "Grau beherrscht Spalte a nicht mehr",
            ],
        ),
        (
            COLUMNS,
            "rA@a3a4a4b3",
            &[
                "Grey puts the red A on a3, a4 and b3",
                "It hides grey on 2 squares",
                "Grey no longer dominates columns a and b",
            ],
            &[
                "Grau setzt das rote A auf a3, a4 und b3",
                "Es verdeckt Grau auf 2 Feldern",
                "Grau beherrscht die Spalten a und b nicht mehr",
            ],
        ),
        (
            SHARED,
            "rL@a3b3c3c3",
            &[
                "Red puts the red L on a3, b3 and c3",
                "It hides grey on 2 squares",
                "Columns a and b go from Grey to Red",
            ],
            &[
                "Rot setzt das rote L auf a3, b3 und c3",
                "Es verdeckt Grau auf 2 Feldern",
                "Die Spalten a und b gehen von Grau an Rot",
            ],
        ),
        (
            LAST,
            "gP@f1g1g1g2",
            &[
                "Red puts the grey P on f1, g1 and g2",
                "It hides red on 1 square",
                "Grey now dominates column g",
                "Grey now has 4 columns, enough to win",
                "That was the last piece: the game is over",
            ],
            &[
                "Rot setzt das graue P auf f1, g1 und g2",
                "Es verdeckt Rot auf 1 Feld",
                "Grau beherrscht jetzt Spalte g",
                "Grau hat jetzt 4 Spalten, genug für den Sieg",
                "Das war der letzte Stein: Das Spiel ist aus",
            ],
        ),
    ] {
        let at = town(text);
        assert_eq!(at.why_not(mv.parse().expect("a move")).map(|why| words::why(&why)), None, "{mv}");
        assert_eq!(words::tale(&at, mv, "en"), english);
        assert_eq!(words::tale(&at, mv, "de"), german);
    }
}

#[test]
fn to_whoever_plays_and_as_advice() {
    let to = |language: &str, you: &[&str], text: &str, mv: &str| -> Vec<String> {
        let words = Words::find(language).expect("a language");
        let tale = town(text).tale(mv.parse().expect("a move"));
        tale.says.iter().map(|say| words.say_to(say, Audience { you })).collect()
    };
    assert_eq!(
        to("en", &["red"], COLUMN, "rL@a2a3a4a4"),
        [
            "You put the red L on a2, a3 and a4",
            "It hides grey on 2 squares",
            "Column a goes from Grey to you"
        ]
    );
    assert_eq!(
        to("de", &["grey"], COLUMN, "rL@a2a3a4a4"),
        [
            "Rot setzt das rote L auf a2, a3 und a4",
            "Es verdeckt Grau auf 2 Feldern",
            "Spalte a geht von dir an Rot"
        ]
    );
    let did = &town(START).tale("gI@a1a1a1a1".parse().expect("a move")).says[0];
    let advice = |words: &Words| words.form(did, "do", Audience::default());
    assert_eq!(advice(Words::english()), "Put the grey I on a1");
    assert_eq!(advice(Words::find("de").expect("German")), "Setz das graue I auf a1");
}

#[test]
fn how_a_piece_is_turned() {
    for (mv, english, german) in [
        (
            "rZ@c5d4d5e4",
            "flat: here, south-east, east and 2 east 1 south",
            "flach: hier, südöstlich, östlich und 2 östlich 1 südlich",
        ),
        (
            "gI@a1a2a3a4",
            "flat: here, north, 2 north and 3 north",
            "flach: hier, nördlich, 2 nördlich und 3 nördlich",
        ),
        (
            "gL@a1a1a1b1",
            "3 high: here levels 1–3 and east level 1",
            "3 hoch: hier Ebenen 1–3 und östlich Ebene 1",
        ),
        (
            "gB@a1a1b1b2",
            "2 high: here levels 1–2, east level 1 and north-east level 1",
            "2 hoch: hier Ebenen 1–2, östlich Ebene 1 und nordöstlich Ebene 1",
        ),
    ] {
        let turned = &town(START).paths(mv.parse().expect("a move"))[0][1].label;
        let in_language = |language| Words::find(language).expect("a language").say(turned);
        assert_eq!([in_language("en"), in_language("de")], [english, german]);
    }
}

/// The picture shows the piece as it lies.
#[test]
fn in_pictures() {
    let signs = town(O_ON_B).tale("rL@a1a1a1b1".parse().expect("a move")).signs;
    let [Sign::Thing { thing: "piece", id, seat: Some("red"), value: None, cubes }, Sign::To, on @ ..] =
        &signs[..]
    else {
        panic!("{signs:?}")
    };
    assert_eq!((id.as_str(), &cubes[..]), ("rL", &[[0, 0, 0], [0, 0, 1], [0, 0, 2], [1, 0, 2]][..]));
    assert_eq!(on, [Sign::cell("a1"), Sign::cell("b1")]);
}
