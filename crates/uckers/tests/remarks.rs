//! What newcomers are told: every kind of remark with its cells and its words.

use messdeck_testkit::remarks::{Case, check, order};
use messdeck_uckers::Uckers;

/// Options, position, moves since the seat decided last, the kind, its cells, and what English and German say.
const CASES: &[Case<'_>] = &[
    (
        "players=2",
        "5,5,7,7/B,B,B,B/B,B,B,1/B,3,4,4 r move 66 - - 0,0 pp",
        "",
        "barred",
        "4 1",
        "The green counter on 1 can’t pass the blob on 4; right before it, you may challenge it.",
        "Der grüne Stein auf 1 kommt nicht am Blob auf 4 vorbei; direkt davor darfst du ihn angreifen.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,6,9/B,B,B,B/B,B,B,8/B,B,B,B r move 3 - - 0,0 pp",
        "",
        "blob",
        "",
        "You can make a blob: two of a colour on one square bar the way and can’t be hit.",
        "Du kannst einen Blob bilden: Zwei einer Farbe auf einem Feld versperren den Weg und sind sicher.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,28/B,B,B,B/B,B,B,B/B,B,2,8 b move 6 - - 0,0 pp",
        "y2-8 roll:6",
        "blob-made",
        "8",
        "Your blob on 8 bars the way and can’t be hit, while both stay.",
        "Dein Blob auf 8 versperrt den Weg und kann nicht geschlagen werden, solange beide bleiben.",
    ),
    (
        "players=2",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,1 b move 65 - - 0,0 pp",
        "",
        "both-dice",
        "",
        "You may move one counter with each die, or one counter with both.",
        "Du darfst mit jedem Würfel einen Stein ziehen oder mit beiden denselben.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,1,2/B,B,B,B/B,B,B,3/B,B,B,B r move 6 r1 - 0,0 pp",
        "",
        "bound",
        "1",
        "In this turn only your counter on 1 can move, because it moved first.",
        "In diesem Zug darfst du nur den Stein auf 1 ziehen, weil er zuerst gezogen hat.",
    ),
    (
        "players=2",
        "4,4,H,H/B,B,B,31/1,2,H,H/B,3,3,3 b move 61 - - 0,0 pp",
        "",
        "challenge",
        "4 3",
        "You may challenge the blob on 4: it takes 2 sixes, and a throw without one ends your turn.",
        "Du darfst den Blob auf 4 angreifen: Das braucht 2 Sechsen, und ein Wurf ohne beendet deinen Zug.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,5/B,B,B,B/B,B,B,B/B,B,B,7 b use - - - 0,1 pp",
        "",
        "exposed",
        "7 5",
        "Your counter on 7 stands 2 steps before the red counter on 5, and can be hit.",
        "Dein Stein auf 7 steht 2 Schritte vor dem roten Stein auf 5 und kann geschlagen werden.",
    ),
    (
        "players=4",
        "H,H,H,H/h4,H,H,H/B,H,H,H/41,46,25,H b move 32 - - 0,0,0,0 wppp",
        "bh4-H roll:22 pass roll:54 y46-3 roll:54 roll:62 roll:53 pass roll:53 y41-46,y25-28 roll:62 roll:53",
        "helps",
        "",
        "All yours are home: from now on you play yellow’s counters.",
        "Deine sind alle im Ziel: Von jetzt an ziehst du die Steine von Gelb.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,1 r move 6 - - 0,1 pp",
        "",
        "hit",
        "1",
        "Your throw can hit the yellow counter on 1 and send it back to base.",
        "Dein Wurf kann den gelben Stein auf 1 schlagen und in die Basis zurückschicken.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "H,H,H,H/B,42,6,8/17,H,H,H/B,B,45,50 b move 6 - - 0,0 pp",
        "b8-h2 roll:6",
        "lane",
        "bh2",
        "Your counter is safe in its lane: home takes exactly 4 steps more.",
        "Dein Stein ist in seiner Zielbahn sicher: Ins Ziel braucht er noch genau 4 Schritte.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "6,6,27,27/B,B,B,26/B,44,51,H/B,B,B,5 r move 5 gH - 0,0 pp",
        "pass roll:6 y5!6 roll:6 roll:6 roll:6",
        "lost-blob",
        "6",
        "Your blob on 6 was broken: enough sixes came, and 2 counters are back in base.",
        "Dein Blob auf 6 ist gebrochen: Es kamen genug Sechsen, und 2 Steine sind wieder in der Basis.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,B/B,B,B,B/B,B,B,1/B,B,B,B r move 6 - - 0,0 pp",
        "rB-1 roll:6",
        "mixi-blob",
        "1",
        "Your counter shares 1 with green: a mixi-blob, which bars nobody and can be hit.",
        "Dein Stein teilt 1 mit Grün: Ein Mixi-Blob versperrt nichts und kann geschlagen werden.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0 pp",
        "",
        "out",
        "1 rB",
        "Your six can bring a counter out on 1, and you throw once more.",
        "Mit deiner Sechs kann ein Stein auf 1 herauskommen, und du würfelst noch einmal.",
    ),
    (
        "players=4",
        "7,7,7,8/B,B,B,B/B,B,B,B/B,B,B,B g move 66 - - 0,0,0,0 pppp",
        "",
        "partner",
        "",
        "Red is your partner: you never hit each other, and its blobs let you pass.",
        "Rot ist dein Partner: Ihr schlagt einander nie, und seine Blobs lassen dich vorbei.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r move 6 - - 0,0 pp",
        "",
        "save",
        "",
        "You may save this six and use it at the beginning of a later turn.",
        "Du darfst diese Sechs aufsparen und am Anfang eines späteren Zugs einsetzen.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "9,9,13,h1/B,B,B,B/38,38,7,H/B,B,B,8 b move 6 - - 0,0 pp",
        "save roll:1 g7-8",
        "sent-back",
        "8 yB",
        "Red hit your yellow counter on 8: it is back in base and needs a six.",
        "Rot hat deinen gelben Stein auf 8 geschlagen: Er ist wieder in der Basis und braucht eine Sechs.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,9/B,B,B,B/B,B,B,B/B,B,B,B b use - - - 0,1 pp",
        "",
        "two-colours",
        "",
        "You play blue and yellow: either may use the dice, and both must come home.",
        "Du spielst Blau und Gelb: Beide dürfen die Würfel nutzen, und beide müssen ins Ziel.",
    ),
    (
        "rules=one-die,players=2,saved-sixes=on",
        "B,B,B,9/B,B,B,B/B,B,B,B/B,B,B,B b use - - - 0,1 pp",
        "",
        "use",
        "",
        "You may use a saved six now, before you throw, or keep it.",
        "Du darfst jetzt, vor dem Wurf, eine aufgesparte Sechs einsetzen oder sie behalten.",
    ),
];

#[test]
fn every_kind_is_told_where_it_is_true() {
    check(&Uckers, CASES);
}

#[test]
fn the_most_remarkable_comes_first() {
    let told = |options: &str, position: &str, moves: &str| order(&Uckers, options, position, moves);
    assert_eq!(told("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp", "roll:62"), "out");
    // Who can only pass is told why by the move itself.
    assert_eq!(told("", "B,B,B,B/B,B,B,B/B,B,B,B/B,B,B,B r throw - - - 0,0,0,0 pppp", "roll:42"), "");
    assert_eq!(told("", "B,B,B,10/B,B,B,B/B,B,B,B/B,B,B,9 r move 41 - - 0,0,0,0 pppp", ""), "exposed");
}
