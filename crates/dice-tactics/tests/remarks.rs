//! What newcomers are told: every kind of remark with its cells and its words.

use messdeck_dice_tactics::DiceTactics;
use messdeck_testkit::remarks::{Case, check, order};

/// Options, position, moves since the seat decided last, the kind, its cells, and what English and German say.
const CASES: &[Case<'_>] = &[
    (
        "units=4,officers=2",
        "o7/8/k1h1O3/OH1S4/8/8/8/8 w play 1 - 6",
        "d5-d6 c6xd6",
        "blocked",
        "d6 e6",
        "Your skirmisher on d6 could not step back, since e6 behind was taken, so it was removed.",
        "Dein Plänkler auf d6 konnte nicht zurück, weil e6 dahinter besetzt war, und ist vom Brett.",
    ),
    (
        "units=4,officers=2",
        "oK6/8/8/k7/C7/6O1/8/6O1 b play 1 - 1",
        "",
        "danger",
        "a8",
        "Your officer on a8 could be removed next turn: there is no room to step back.",
        "Dein Offizier auf a8 könnte im nächsten Zug fallen: Dahinter ist kein Platz zum Ausweichen.",
    ),
    (
        "units=4,officers=2",
        "2H5/8/2o5/2O3c1/8/4k3/8/8 b play 1 - 6",
        "e3-e4 c5xc6",
        "driven-back",
        "c6 c7",
        "Your officer on c6 was only driven back, because c7 behind was free.",
        "Dein Offizier auf c6 wurde nur zurückgedrängt, weil c7 dahinter frei war.",
    ),
    (
        "units=8,officers=2,objective=hill",
        "3H3o/8/8/8/3c3L/ks4C1/L7/OC6 w play 1 - 2",
        "h4-h5 b3*b1",
        "edge",
        "b1",
        "Your cavalry on b1 could not step back over the edge of the board, so it was removed.",
        "Deine Kavallerie auf b1 konnte nicht über den Rand zurück und ist vom Brett.",
    ),
    (
        "units=4,officers=2",
        "8/6o1/5kc1/6C1/H3z3/8/O7/2O5 w play 2 g5 2",
        "g5xg6",
        "failed",
        "g6 g5",
        "Your attack failed, 3 against 6: it must be at least as strong.",
        "Dein Angriff ist gescheitert, 3 gegen 6: Er muss mindestens gleich stark sein.",
    ),
    (
        "units=4,officers=2",
        "oK6/8/k7/C7/8/6O1/8/6O1 b play 1 a6 1",
        "",
        "free",
        "a6",
        "Your cavalry may move or attack for free, before your first other action.",
        "Deine Kavallerie hat eine freie Aktion: ziehen oder angreifen, aber vor deiner ersten anderen.",
    ),
    (
        "units=8,officers=2,objective=hill",
        "8/S1o5/8/3h4/3k4/8/pO6/8 b play 1 d4 9",
        "",
        "hill",
        "d4 e4 d5 e5",
        "You hold two squares of the hill: with a third when your turn begins, you win.",
        "Du hältst zwei Felder des Hügels: Sind es drei, wenn dein Zug beginnt, gewinnst du.",
    ),
    (
        "units=8,officers=2,objective=hill",
        "8/8/2So4/3h4/3pk3/5O2/8/8 w play 1 - 24",
        "",
        "hill-theirs",
        "d4 e4 d5 e5",
        "Black holds the hill and wins next turn, unless you take a square back.",
        "Schwarz hält den Hügel und gewinnt im nächsten Zug, wenn du kein Feld zurückholst.",
    ),
    (
        "units=8,officers=2,objective=hill",
        "1o6/o7/8/2h1S3/1O1OCk2/8/Kp6/8 w play 1 - 5",
        "",
        "hill-yours",
        "d4 e4 d5 e5",
        "You hold the hill: keep three squares until your next turn begins, and you win.",
        "Du hältst den Hügel: Behalt drei Felder, bis dein nächster Zug beginnt, und du gewinnst.",
    ),
    (
        "units=4,officers=2",
        "o7/8/k1hSO3/OH6/8/8/8/8 b play 1 a6 7",
        "",
        "long-side",
        "c6",
        "Your line infantry on c6 faces an enemy with a short side, which has 4; the long one has 6.",
        "Deine Linieninfanterie auf c6 steht mit einer kurzen Seite zum Feind; die hat 4, die lange 6.",
    ),
    (
        "units=8,officers=2,objective=hill",
        "1o6/o1S5/8/3h4/3k4/2p5/2O5/8 b play 1 - 2",
        "c3xc2 c7*a7",
        "officer-lost",
        "",
        "You lost an officer, and with it an action: 1 is left in every turn.",
        "Du hast einen Offizier verloren und mit ihm eine Aktion: Es bleibt 1 in jedem Zug.",
    ),
    (
        "units=4,officers=2",
        "8/8/8/8/8/8/8/8 w setup 1 - 0",
        "",
        "officers",
        "",
        "Place your officers well back: whoever loses the last one has lost.",
        "Stell deine Offiziere weit nach hinten: Wer den letzten verliert, hat verloren.",
    ),
    (
        "units=4,officers=2",
        "8/6o1/8/c3zp2/1O3C2/K5O1/8/8 w play 2 f4 0",
        "f4xf5",
        "pikemen",
        "f5 f4",
        "Your attack failed, 3 against 8: pikemen attack with 4, but defend with 8.",
        "Dein Angriff ist gescheitert, 3 gegen 8: Pikeniere greifen mit 4 an, verteidigen aber mit 8.",
    ),
    (
        "units=4,officers=2",
        "o7/H7/3h4/3O4/8/1O6/8/8 w play 2 - 2",
        "",
        "removable",
        "a8",
        "You can remove the black officer on a8 now: it has no free square behind.",
        "Du kannst den schwarzen Offizier auf a8 jetzt vom Brett nehmen: Dahinter ist kein Feld frei.",
    ),
    (
        "units=4,officers=2",
        "8/8/7c/8/8/8/8/7O b setup 1 - 0",
        "",
        "second-horse",
        "h6",
        "Set a second cavalry beside yours, its pips the other way: a wedge has 6 at its point.",
        "Stell eine zweite Kavallerie daneben, die Augen andersherum: Ein Keil hat 6 an seiner Spitze.",
    ),
    (
        "units=8,officers=2,objective=hill",
        "8/S1o5/8/3h4/3k4/8/p7/1O6 w play 1 - 8",
        "",
        "shot",
        "a7 c7",
        "Your skirmisher on a7 can shoot the black officer on c7 from here, with strength 4.",
        "Dein Plänkler auf a7 kann von hier mit Stärke 4 auf den schwarzen Offizier auf c7 schießen.",
    ),
    (
        "units=4,officers=2",
        "o7/8/k2hO3/OH6/8/8/8/8 w play 2 - 1",
        "",
        "their-last",
        "a8",
        "Black has one officer left: remove it, and you have won.",
        "Schwarz hat noch einen Offizier: Nimm ihn vom Brett, und du hast gewonnen.",
    ),
    (
        "units=4,officers=2",
        "8/6o1/5hk1/6Cc/8/O6H/8/7O b play 1 g6 1",
        "g6xg5",
        "wedge",
        "g5 h5",
        "Your cavalry on g5 and h5 are a wedge: 6 on the edge where their pips meet.",
        "Deine Kavallerie auf g5 und h5 bildet einen Keil: 6 an der Kante, an der sich ihre Augen treffen.",
    ),
    (
        "units=4,officers=2",
        "8/4o3/4h3/3hz3/8/4KK2/8/5OO1 w play 2 f3 0",
        "",
        "wedge-near",
        "e3 f3",
        "Turn one of your cavalry on e3 and f3, and they are a wedge: 6 where their pips meet.",
        "Dreh eine der Kavallerien auf e3 und f3, und du hast einen Keil: 6, wo sich ihre Augen treffen.",
    ),
    (
        "units=4,officers=2",
        "oK6/8/8/k7/C7/6O1/8/6O1 b play 1 - 1",
        "",
        "your-last",
        "a8",
        "You have one officer left: whoever loses the last one has lost.",
        "Du hast noch einen Offizier: Wer den letzten verliert, hat verloren.",
    ),
];

#[test]
fn every_kind_is_told_where_it_is_true() {
    check(&DiceTactics, CASES);
}

#[test]
fn the_most_remarkable_comes_first() {
    let told = |options: &str, position: &str, moves: &str| order(&DiceTactics, options, position, moves);
    let few = "units=4,officers=2";
    assert_eq!(told(few, "o7/8/k1h1O3/OH1S4/8/8/8/8 w play 1 - 6", "d5-d6 c6xd6"), "blocked their-last");
    assert_eq!(told(few, "8/8/8/8/8/8/8/8 w setup 1 - 0", ""), "officers");
    // An officer that is to break through has no business at the back.
    assert_eq!(told("units=4,officers=1,objective=breakthrough", "8/8/8/8/8/8/8/8 w setup 1 - 0", ""), "");
    // A failed attack is no news any more once the enemy has acted.
    let attacks = "8/6o1/5kc1/6C1/H3z3/8/O7/2O5 w play 1 - 2";
    assert!(!told(few, attacks, "g5xg6 g7-g8").contains("failed"));
}
