//! What newcomers are told: every kind of remark with its cells and its words.

use messdeck_diceopolis::Diceopolis;
use messdeck_testkit::remarks::{Case, check, order};

/// Options, position, moves since the seat decided last, the kind, its cells, and what English and German say.
const CASES: &[Case<'_>] = &[
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "",
        "begin",
        "g6",
        "You hold a 1: beside the black 1 it begins a run that you can go on with.",
        "Du hast eine 1: Neben der schwarzen 1 beginnt sie eine Kette, die du fortsetzen kannst.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "1@h8 2@h9 roll:2",
        "black-counts",
        "i8 g8 h8",
        "Your 1 makes 2 points, for the black die counts with it; it goes on at i8.",
        "Deine 1 bringt 2 Punkte, denn der schwarze Würfel zählt mit; auf i8 geht es weiter.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/6r15/12/12/12/12/12/12 b 2333,11266 3,3 place",
        "",
        "block",
        "i8 g8 h8",
        "Red’s run goes on at i8: any die of yours there ends it.",
        "Die Kette von Rot geht auf i8 weiter: Jeder andere Würfel, den du dort hinlegst, beendet sie.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "1@h8 2@h9 roll:2",
        "blocked",
        "h9 h7 h8",
        "Blue ended your run on h9: its 2 points stay, but it can’t grow.",
        "Blau hat deine Kette auf h9 beendet: Ihre 2 Punkte bleiben, aber sie wächst nicht mehr.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "",
        "both",
        "f7 g6",
        "Your 1 could count in two runs at once, where their rows meet.",
        "Deine 1 könnte in zwei Ketten zugleich zählen, wo ihre Reihen sich treffen.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "",
        "cache",
        "",
        "Your cache has 3 dice left; once it is empty, you may re-roll a die instead.",
        "In deinem Vorrat sind noch 3 Würfel; ist er leer, darfst du stattdessen einen neu würfeln.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 23445,33556 3,3 place",
        "4@f8 3@f6 roll:4",
        "closed",
        "f8 f7",
        "Your 4 beside the black 1 closes that row: nobody can score in it any more.",
        "Deine 4 neben der schwarzen 1 schließt diese Reihe: Dort kann niemand mehr punkten.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/4b2r16/12/12/12/12/12 r 22455,3456 2,3 place",
        "2@f5 roll:5 3@d6 roll:4",
        "goes-on",
        "e5 g5 f5",
        "Your run has 4 points now; another 2 of yours on e5 goes on with it.",
        "Deine Kette hat jetzt 4 Punkte; eine weitere 2 von dir auf e5 setzt sie fort.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/5r46/b6r5r4r3b5b3r45/6b55/6b35/12/12/12 r 256,345 0,0 place",
        "",
        "last-dice",
        "",
        "You have 3 dice left: when all are placed, the runs are counted.",
        "Du hast noch 3 Würfel: Sind alle gelegt, werden die Ketten gezählt.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/6r1b64/12/12/12/12/12/12 r 12446,1356 2,3 place",
        "",
        "longer",
        "h9 h7 h8",
        "You hold a 1, with which your run from h7 could grow.",
        "Du hast eine 1, mit der deine Kette ab h7 wachsen könnte.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 23445,33556 3,3 place",
        "",
        "nothing",
        "",
        "Nothing in your hand scores now: end somebody’s run, or open a square for later.",
        "Nichts in deiner Hand punktet: Beende eine fremde Kette, oder öffne ein Feld für später.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "1@h8 2@h9 roll:2",
        "opened",
        "h9 h8",
        "Blue used h9, which your last die opened: every die opens squares for all.",
        "Blau liegt auf h9, das dein letzter Würfel geöffnet hat: Jeder Würfel öffnet Felder für alle.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/r5b5r4b3b2r16/4b6r26/12/12/12/12 r 1245,4556 0,0 reroll",
        "",
        "reroll",
        "",
        "Your cache is empty: before you place, you may roll one die of your hand again.",
        "Dein Vorrat ist leer: Bevor du legst, darfst du einen Würfel deiner Hand neu würfeln.",
    ),
    (
        "dice=8",
        "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place",
        "",
        "touch",
        "f6 h6 f8 h8",
        "Your die must touch two others, face to face; a corner does not count.",
        "Dein Würfel muss zwei andere berühren, Seite an Seite; über Eck zählt nicht.",
    ),
];

#[test]
fn every_kind_is_told_where_it_is_true() {
    check(&Diceopolis, CASES);
}

#[test]
fn the_most_remarkable_comes_first() {
    let told = |position: &str, moves: &str| order(&Diceopolis, "dice=8", position, moves);
    let start = "12/12/12/12/12/12/12/12/12/12/12/12 r 12333,11266 3,3 place";
    assert_eq!(told(start, ""), "touch both begin cache");
    assert_eq!(told(start, "1@h8 2@h9 roll:2"), "blocked black-counts begin opened cache");
    // While dice roll nobody is told anything.
    assert_eq!(told(start, "1@h8 2@h9"), "");
}
