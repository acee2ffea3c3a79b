//! What newcomers are told: every kind of remark with its cells and its words.

use messdeck_testkit::remarks::{Case, check, order};
use messdeck_uptown::Uptown;

/// Options, position, moves since the seat decided last, the kind, its cells, and what English and German say.
const CASES: &[Case<'_>] = &[
    (
        "",
        "7/7/5,rr,rr/5,rr,r/6,r g ABILOPTZ,AIOPTZ",
        "",
        "break",
        "g1 g2 g3",
        "Red just owns column g with three squares: cover one, and you break it.",
        "Rot hält Spalte g nur knapp, mit drei Feldern: Verdeck eines, und du brichst sie.",
    ),
    (
        "",
        "7/7/7/7/7 g ABILOPTZ,ABILOPTZ",
        "rT@e4f3f4f5",
        "column",
        "f3 f4 f5",
        "Column f is yours now, for as long as three of its squares show your colour.",
        "Spalte f gehört jetzt dir, solange drei ihrer Felder deine Farbe zeigen.",
    ),
    (
        "",
        "7/r,6/r,r,r,4/7/7 r ABILOPTZ,ABIOPTZ",
        "gZ@a2b1b2c1 gL@a1a1a2a3",
        "covered",
        "a3",
        "Grey covered you on a3: only what is seen from above counts.",
        "Grau hat dich auf a3 verdeckt: Es zählt nur, was man von oben sieht.",
    ),
    (
        "",
        "1,gggg,rrrr,4/g,gg,gg,gg,rr,rr,1/gg,rg,g,gg,3/rg,rg,rg,gg,3/r,r,rr,gg,3 g OP,ABPZ",
        "",
        "enough",
        "",
        "You own 4 columns, which is enough, if you keep them to the end.",
        "Du hast 4 Spalten: Das reicht, wenn du sie bis zum Ende behältst.",
    ),
    (
        "",
        "gg,5,rr/rg,5,rr/rg,rr,5/rr,rr,5/7 g ABIOPTZ,AIPTZ",
        "",
        "kept",
        "a3 a4 a5",
        "Column a is yours for good: red can’t reach enough of its squares any more.",
        "Spalte a bleibt dir sicher: Rot erreicht nicht mehr genug von ihren Feldern.",
    ),
    (
        "",
        "gg,g,gg,3,rr/rg,g,gg,gg,2,rr/rg,rr,rg,rg,r,rr,gr/rr,rr,rr,gg,2,gg/rrrr,gggg,gg,rgg,rr,r,g g P,P",
        "",
        "last-piece",
        "",
        "This is the last piece you place: afterwards only red still places one.",
        "Das ist das letzte Teil, das du setzt: Danach setzt nur noch Rot eines.",
    ),
    (
        "",
        "7/7/5,r,r/6,r/6,r r ABILOPTZ,ABIOPTZ",
        "rB@f2f2f3g3 gA@f1f1g1g2",
        "lost-column",
        "g1 g2",
        "You no longer own column g: your squares g1 and g2 are covered.",
        "Spalte g gehört dir nicht mehr: Deine Felder g1 und g2 sind verdeckt.",
    ),
    (
        "",
        "r,r,r,r,2,rr/g,g,g,g,gg,gg,rr/r,rg,rg,gg,1,gg,g/r,r,rr,1,gg,rg,gg/rr,r,rr,1,r,r,r r PTZ,PZ",
        "",
        "no-room",
        "",
        "You can’t place the grey P any more: it fits nowhere, whichever way it is turned.",
        "Das graue P kannst du nicht mehr setzen: Es passt nirgends, wie man es auch dreht.",
    ),
    (
        "",
        "7/r,6/r,r,r,4/7/7 r ABILOPTZ,ABIOPTZ",
        "",
        "one-short",
        "a3 a4",
        "One more square of your colour, and column a is yours.",
        "Noch ein Feld in deiner Farbe, und Spalte a gehört dir.",
    ),
    (
        "",
        "7/r,6/r,r,r,4/7/7 r ABILOPTZ,ABIOPTZ",
        "",
        "stand",
        "",
        "Your piece may stand upright or lean on buildings, if one cube touches the board.",
        "Dein Teil darf aufrecht stehen oder sich anlehnen, wenn ein Würfel das Brett berührt.",
    ),
    (
        "",
        "6,gg/5,rrr,rgr/5,rr,rg/5,rr,rr/7 g ABIOPTZ,AIOPT",
        "",
        "their-pieces",
        "",
        "You may use up red’s pieces too: laid where they don’t count, they do no harm.",
        "Du darfst auch Teile von Rot verbrauchen: Wo sie nicht zählen, schaden sie dir nicht.",
    ),
    (
        "",
        "r,r,r,r,3/g,g,g,g,3/r,r,r,4/r,r,r,4/rr,6 g ABLOPTZ,BOPTZ",
        "",
        "their-three",
        "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5",
        "Red owns three columns, and four win: see which of them you can cover.",
        "Rot hat drei Spalten, und vier gewinnen: Sieh, welche davon du verdecken kannst.",
    ),
    (
        "",
        "7/7/7/7/7 g ABILOPTZ,ABILOPTZ",
        "rT@e4f3f4f5 rL@g3g3g4g5",
        "turned-column",
        "g3 g4 g5",
        "Column g is red’s now: cover one of its squares, and you take it away.",
        "Spalte g gehört jetzt Rot: Verdeck eines ihrer Felder, und du nimmst sie weg.",
    ),
    (
        "",
        "7/r,6/r,r,r,4/7/7 r ABILOPTZ,ABIOPTZ",
        "",
        "two-columns",
        "",
        "One piece can bring you two columns at once. Do you see it?",
        "Ein einziges Teil kann dir zwei Spalten auf einmal bringen. Siehst du es?",
    ),
];

#[test]
fn every_kind_is_told_where_it_is_true() {
    check(&Uptown, CASES);
}

#[test]
fn the_most_remarkable_comes_first() {
    let told = |position: &str, moves: &str| order(&Uptown, "", position, moves);
    assert_eq!(
        told("7/7/5,r,r/6,r/6,r r ABILOPTZ,ABIOPTZ", "rB@f2f2f3g3 gA@f1f1g1g2"),
        "lost-column covered two-columns one-short stand"
    );
    assert_eq!(told("7/7/7/7/7 g ABILOPTZ,ABILOPTZ", ""), "");
}
