//! What speaks for a move besides what it brings, in both languages.

use messdeck_catalog::find;
use messdeck_testkit::pairs;
use messdeck_words::Words;

/// Game and options, position, move, what English and German say.
type Case = (&'static str, &'static str, &'static str, &'static str, &'static str, &'static str);

const CITY: &str = "12/12/12/12/5b1r2b24/4b2b1r1r14/5r56/12/12/12/12/12 r 124,113 0,0 place";

const CASES: &[Case] = &[
    ("uptick", "size=4 dice=5", "4/4/4/4 r 5,5 -,- -", "3@b2", "", ""),
    (
        "uptick",
        "size=4 dice=5",
        "3b/4/1C2/4 r 4,4 -,- b",
        "4@d1",
        "From there it threatens the blue 2 on d4. Nobody can take it there",
        "Von dort bedroht sie die blaue 2 auf d4. Dort kann sie niemand schlagen",
    ),
    (
        "uptick",
        "size=4 dice=5",
        "3b/4/1C2/4 r 4,4 -,- b",
        "3@b4",
        "From there it threatens the blue 2 on d4. Whoever takes it there is taken back",
        "Von dort bedroht sie die blaue 2 auf d4. Wer sie dort schlägt, wird zurückgeschlagen",
    ),
    // Below a blue 5 that nobody could take back.
    ("uptick", "size=4 dice=5", "3e/4/1C2/1A2 r 3,4 -,- b", "2@d1", "", ""),
    (
        "uptown",
        "",
        "7/7/7/1,gg,5/1,gg,5 r ABILPTZ,ABILOPTZ",
        "gL@a1a1a1b1",
        "It uses up a grey piece: 6 are left",
        "Das verbraucht einen grauen Stein: 6 sind noch übrig",
    ),
    ("uptown", "", "7/7/7/1,gg,5/1,gg,5 r ABILPTZ,ABILOPTZ", "rL@a1a1a1b1", "", ""),
    (
        "diceopolis",
        "dice=7",
        CITY,
        "2@h6",
        "Blue could have made 4 points there",
        "Blau hätte dort 4 Punkte machen können",
    ),
    (
        "diceopolis",
        "dice=7",
        CITY,
        "1@f10",
        "Blue could have made 6 points there. Then a 4 on f11 makes 8 points",
        "Blau hätte dort 6 Punkte machen können. Danach bringt eine 4 auf f11 8 Punkte",
    ),
    (
        "dice-tactics",
        "",
        "o7/8/Q7/8/8/8/8/O6O w play 2 - 0",
        "a6-a7",
        "Then the black officer on a8 can be removed",
        "Dann kann der schwarze Offizier auf a8 entfernt werden",
    ),
    (
        "dice-tactics",
        "",
        "o7/8/8/8/8/8/q7/O6O w play 2 - 0",
        "a1-b1",
        "That takes the white officer on a1 out of danger",
        "Das bringt den weißen Offizier auf a1 außer Gefahr",
    ),
    (
        "uckers",
        "",
        "B,B,B,10/B,B,B,8/B,B,B,B/B,B,B,B r move 31 - - 0,0,0,0 pppp",
        "r10-14",
        "About one throw in 3 hits the red counter on 14",
        "Etwa einer von 3 Würfen trifft den roten Stein auf 14",
    ),
    (
        "uckers",
        "rules=one-die",
        "B,B,B,10/B,B,B,8/B,B,B,B/B,B,B,B r move 5 - - 0,0,0,0 pppp",
        "r10-15",
        "Nobody can hit the red counter on 15",
        "Niemand kann den roten Stein auf 15 treffen",
    ),
];

#[test]
fn what_speaks_for_a_move_is_told() {
    for (game, options, text, mv, english, german) in CASES {
        let game = find(game).unwrap();
        let book = game.book(&pairs(game, options, &[' '])).unwrap();
        let position = book.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let prospects = position.prospects(mv).unwrap_or_else(|error| panic!("{text}: {mv}: {error}"));
        let told = |language| {
            let words = Words::find(language).unwrap();
            prospects.iter().map(|say| words.say(say)).collect::<Vec<_>>().join(". ")
        };
        assert_eq!([told("en"), told("de")], [*english, *german], "{text}: {mv}");
    }
}
