//! What newcomers are told: every kind of remark with its cells and its words.

use messdeck_testkit::remarks::{Case, check, order};
use messdeck_uptick::Uptick;

/// Options, position, moves since the seat decided last, the kind, its cells, and what English and German say.
const CASES: &[Case<'_>] = &[
    (
        "size=4,dice=5",
        "1f2/4/F3/4 r 3,0 2445,5 b",
        "",
        "alone",
        "",
        "Blue can neither place nor move now: you go on alone until that changes.",
        "Blau kann gerade weder setzen noch ziehen: Du bist allein am Zug, bis sich das ändert.",
    ),
    (
        "size=4,dice=5",
        "4/4/4/4 r 5,5 -,- -",
        "",
        "any-value",
        "",
        "Your dice may show any value: a big one goes far, but gives blue more points.",
        "Deine Würfel dürfen jede Zahl zeigen: Eine große kommt weit, bringt Blau aber mehr Punkte.",
    ),
    (
        "size=4,dice=5",
        "e3/1E2/1Ce1/4 r 2,3 -,4 b",
        "b3xc2 3@b4",
        "freed",
        "b2",
        "Your 3 on b2 can move again: nothing bigger stands beside it.",
        "Deine 3 auf b2 kann wieder ziehen: Nichts Größeres steht mehr neben ihr.",
    ),
    (
        "size=4,dice=5",
        "4/d3/2D1/4 r 4,4 -,- b",
        "4@b3 a3xb3",
        "frozen",
        "c2 b3",
        "Your 4 on c2 is frozen now: the blue 5 on b3 is bigger.",
        "Deine 4 auf c2 ist jetzt eingefroren: Die blaue 5 auf b3 ist größer.",
    ),
    (
        "size=4,dice=5",
        "E3/2E1/4/d3 b 3,3 4,- r",
        "a1xa4 5@b3",
        "grown",
        "a4",
        "Your 4 is a 5 now: it goes further, but is worth more when taken.",
        "Deine 4 ist jetzt eine 5: Sie kommt weiter, bringt geschlagen aber mehr Punkte.",
    ),
    (
        "size=4,dice=5",
        "d3/1DE1/4/4 b 3,4 -,- r",
        "",
        "guarded",
        "b3 a4",
        "You can take the red 4 on b3, but it is guarded: 4 points for your 5.",
        "Du kannst die rote 4 auf b3 schlagen, aber sie ist bewacht: 4 Punkte gegen deine 5.",
    ),
    (
        "size=4,dice=5",
        "4/4/1Ce1/4 r 3,4 -,4 b",
        "",
        "hanging",
        "b2 c2",
        "Your 3 on b2 can be taken, and you have nothing that takes back.",
        "Deine 3 auf b2 kann geschlagen werden, und du kannst nicht zurückschlagen.",
    ),
    (
        "size=4,dice=5",
        "ec2/4/1CF1/4 r 2,2 5,4 b",
        "b2xb4 4@d4",
        "held",
        "b4 a4",
        "Your 4 on b4 can’t move: it now stands beside the blue 5 on a4.",
        "Deine 4 auf b4 kann nicht ziehen: Sie steht jetzt neben der blauen 5 auf a4.",
    ),
    (
        "size=4,dice=5",
        "4/dD2/2D1/4 b 3,4 -,- r",
        "a3xb3 5@c3",
        "holds",
        "b3 c2",
        "Your 5 on b3 freezes the red 4 on c2 for as long as it stays there.",
        "Deine 5 auf b3 friert die rote 4 auf c2 ein, solange sie dort bleibt.",
    ),
    (
        "size=4,dice=5",
        "F2e/4/3F/4 b 2,1 455,5 r",
        "",
        "last-die",
        "",
        "You have one die left to place; it may show any value.",
        "Du hast noch einen Würfel zu setzen; er darf jede Zahl zeigen.",
    ),
    (
        "size=4,dice=5",
        "4/eD2/2BC/4 r 0,0 3455,66 b",
        "",
        "late",
        "",
        "Nothing is left to place: it ends when neither you nor blue can move.",
        "Zu setzen ist nichts mehr: Schluss ist, wenn weder du noch Blau ziehen kann.",
    ),
    (
        "size=4,dice=5",
        "4/d3/2D1/4 r 4,4 -,- b",
        "4@b3 a3xb3",
        "lost",
        "b3",
        "Blue took your 4 on b3, and nothing of yours can take back there.",
        "Blau hat deine 4 auf b3 geschlagen, und du kannst dort nicht zurückschlagen.",
    ),
    (
        "size=4,dice=5",
        "4/2E1/4/4 b 4,5 -,- r",
        "",
        "no-freezing",
        "c3",
        "A die you place may freeze nobody: beside the red 5 on c3, it shows 5 at most.",
        "Ein neuer Würfel darf niemanden einfrieren: Neben der roten 5 auf c3 zeigt er höchstens eine 5.",
    ),
    (
        "size=4,dice=5",
        "4/E3/2Dd/e3 r 3,2 4,- b",
        "a3xa1 4@b4",
        "six",
        "a1",
        "Your 6 on a1 never moves again, but freezes every smaller enemy beside it.",
        "Deine 6 auf a1 zieht nie mehr, friert aber jeden kleineren Gegner neben sich ein.",
    ),
    (
        "size=4,dice=5",
        "4/4/2e1/F3 r 3,3 5,4 b",
        "",
        "stuck",
        "a1",
        "Your only die can’t move now, but you can place another.",
        "Dein einziger Würfel kann gerade nicht ziehen, aber du kannst einen neuen setzen.",
    ),
    (
        "size=4,dice=5",
        "4/d3/2E1/4 r 4,4 -,- b",
        "4@b3 a3xb3",
        "take-back",
        "b3",
        "Blue took your 4 on b3. Can one of your dice reach it and take back?",
        "Blau hat deine 4 auf b3 geschlagen. Erreicht einer deiner Würfel das Feld und schlägt zurück?",
    ),
    (
        "size=4,dice=5",
        "4/F3/2Ee/4 b 3,3 5,- r",
        "",
        "unguarded",
        "c2",
        "You can reach the red 5 on c2, and nothing guards it.",
        "Du erreichst die rote 5 auf c2, und nichts bewacht sie.",
    ),
];

#[test]
fn every_kind_is_told_where_it_is_true() {
    check(&Uptick, CASES);
}

#[test]
fn the_most_remarkable_comes_first() {
    let told = |position: &str, moves: &str| order(&Uptick, "size=4,dice=5", position, moves);
    // What was lost, then what is held, then what could be lost next.
    assert_eq!(told("4/d3/2D1/4 r 4,4 -,- b", "4@b3 a3xb3"), "lost frozen hanging stuck no-freezing");
    // Without what has happened, only what is there.
    assert_eq!(told("4/4/4/4 r 5,5 -,- -", ""), "any-value");
    // Two dice each, far from one another: there is nothing to say.
    assert_eq!(told("a2a/4/4/A2A r 3,3 -,- b", ""), "");
}
